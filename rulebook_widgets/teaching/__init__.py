"""How rules are taught: lessons as data, and rules as cards. Knows no game and no Jupyter."""

from rulebook_widgets.teaching.example import Example
from rulebook_widgets.teaching.lesson import Beat, Lesson, LessonError, Start, Task, find_lesson
from rulebook_widgets.teaching.rehearsal import rehearse
from rulebook_widgets.teaching.rule_card import RuleCard, TermCard, rule_card
from rulebook_widgets.teaching.script import Script

__all__ = [
    "Beat",
    "Example",
    "Lesson",
    "LessonError",
    "RuleCard",
    "Script",
    "Start",
    "Task",
    "TermCard",
    "find_lesson",
    "rehearse",
    "rule_card",
]
