"""Samurai (Reiner Knizia), for 2 to 4 players.

Rooms: ``rulebook.toml`` and ``board.toml`` (data), board, state, moves, words, rules, influence,
legality, scoring, position, examples, scene, lessons, widget.
"""
