"""Samurai (Reiner Knizia), for 2 to 4 players.

Rooms: ``rulebook.toml`` and ``board.toml`` (data), board, state, moves, words, rules, legality,
listing, consequences, influence, scoring, position, examples, scene, lessons, widget.
"""
