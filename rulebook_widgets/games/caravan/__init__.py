"""Caravan (Joe Huber), for 2 to 4 players.

Rooms: ``rulebook.toml`` and ``board.toml`` (data).
"""
