"""The games of this package, one folder each, with the same rooms."""
