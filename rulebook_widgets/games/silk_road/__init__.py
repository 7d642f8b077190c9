"""Silk Road (Ted Cheatham and Bruno Faidutti), for 3 to 6 players.

Rooms: ``rulebook.toml`` (rules, and where the two sheets differ), ``board.toml`` and
``board_parallel.toml`` (two reconstructed maps, tiles and material); board, setting, state, moves,
names, words, rules, chance, setup, auction, market, trading, vizier, goods, purse, listing,
legality, tile_legality, moment, consequences, scoring, position, examples.
"""
