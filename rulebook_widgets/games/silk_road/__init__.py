"""Silk Road (Ted Cheatham and Bruno Faidutti), for 3 to 6 players.

Rooms: ``rulebook.toml`` (rules, and where the two sheets differ), ``board.toml`` and
``board_parallel.toml`` (two reconstructed maps, tiles and material).
"""
