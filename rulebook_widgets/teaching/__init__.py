"""How rules are taught: lessons as data, and rules as cards. Knows no game and no Jupyter."""

from rulebook_widgets.teaching.example import Example
from rulebook_widgets.teaching.known import known_markdown
from rulebook_widgets.teaching.lesson import Beat, Lesson, LessonError, Start, Task, find_lesson
from rulebook_widgets.teaching.markdown import (
    differences_markdown,
    glossary_markdown,
    rule_markdown,
)
from rulebook_widgets.teaching.rehearsal import rehearse
from rulebook_widgets.teaching.rule_card import (
    DifferenceCard,
    HeadingCard,
    RuleCard,
    SayingCard,
    TermCard,
    rule_card,
)
from rulebook_widgets.teaching.script import Script

__all__ = [
    "Beat",
    "DifferenceCard",
    "Example",
    "HeadingCard",
    "Lesson",
    "LessonError",
    "RuleCard",
    "SayingCard",
    "Script",
    "Start",
    "Task",
    "TermCard",
    "differences_markdown",
    "find_lesson",
    "glossary_markdown",
    "known_markdown",
    "rehearse",
    "rule_card",
    "rule_markdown",
]
