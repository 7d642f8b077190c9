"""Helpers of the tests: a tiny game in a package of its own, and what the battery asks of it."""
