"""Pebbles: a tiny complete game in a package of its own, as another author would bring one."""
