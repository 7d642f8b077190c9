"""Yspahan (Sébastien Pauchon), for 3 and 4 players.

Rooms: ``rulebook.toml`` and ``board.toml`` (data), board, state, moves, names, words, rules, dice,
souks, walking, listing, legality, moment, consequences, effects, deck, caravan, calendar, scoring,
position, position_dice, examples.
"""
