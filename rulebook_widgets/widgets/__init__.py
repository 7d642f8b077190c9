"""The Jupyter shell that every game shares: a thin rendering of a `Stage`."""

from rulebook_widgets.widgets.canvas import BoardCanvas
from rulebook_widgets.widgets.example import RuleExample
from rulebook_widgets.widgets.lists import Differences, Glossary, HowKnown
from rulebook_widgets.widgets.shell import GameWidget

__all__ = ["BoardCanvas", "Differences", "GameWidget", "Glossary", "HowKnown", "RuleExample"]
