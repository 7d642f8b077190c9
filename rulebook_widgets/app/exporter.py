"""Templates that are compiled once.

Voila makes an exporter for each page, and each compiles all its templates anew: half of what the
server has to do for a page. Neither has a setting for that.
"""

from __future__ import annotations

from typing import Final

from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from voila import notebook_renderer
from voila.exporter import VoilaExporter


class Compiled(BytecodeCache):
    """Keeps compiled templates as long as the server runs; a changed one is compiled anew."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give back a template, if it is known; Jinja looks whether it is still the same."""
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a template that was compiled."""
        self._kept[bucket.key] = bucket.bytecode_to_string()


COMPILED: Final = Compiled()


class PageExporter(VoilaExporter):
    """Makes a page of a notebook."""

    def _create_environment(self) -> Environment:
        environment: Environment = super()._create_environment()
        environment.bytecode_cache = COMPILED
        return environment


def remember_templates() -> None:
    """Let Voila make its pages with our exporter."""
    notebook_renderer.VoilaExporter = PageExporter
