"""Speed and memory, measured beside other projects in one run: ``make bench``."""
