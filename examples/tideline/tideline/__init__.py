"""Tideline, for 2 to 4 players: look under the sand before the sea does.

Rooms: ``rulebook.toml`` (the rules in words), board, state, moves, words, rules, legality,
consequences, scoring, position, examples, icons, palette, plan, pieces, clicks, scene, lessons,
widget; and ``notebooks``, the chapter.
"""
