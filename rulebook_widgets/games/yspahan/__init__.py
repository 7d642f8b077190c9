"""Yspahan (Sébastien Pauchon), for 3 and 4 players.

So far its data: ``rulebook.toml`` (the rules in our words) and ``board.toml`` (map and material).
"""
