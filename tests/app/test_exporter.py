"""Templates are compiled once, and not for each page."""

from __future__ import annotations

from typing import Any

import pytest
from jinja2 import DictLoader, Environment
from voila import notebook_renderer

from rulebook_widgets.app.exporter import Compiled, PageExporter, remember_templates


class Counting(Environment):
    """Counts what it compiles."""

    compiled = 0

    def compile(self, *args: Any, **how: Any) -> Any:
        """Count, and compile."""
        type(self).compiled += 1
        return super().compile(*args, **how)


def test_a_template_is_compiled_once_and_again_when_it_changed() -> None:
    kept, texts = Compiled(), {"page": "Hello {{ name }}"}

    def page() -> str:
        environment = Counting(loader=DictLoader(texts), bytecode_cache=kept)
        return environment.get_template("page").render(name="Ann")

    assert [page(), page()] == ["Hello Ann", "Hello Ann"]
    assert Counting.compiled == 1
    texts["page"] = "Bye {{ name }}"
    assert [page(), page()] == ["Bye Ann", "Bye Ann"]
    assert Counting.compiled == 2


def test_pages_share_what_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook_renderer, "VoilaExporter", None)
    remember_templates()
    assert notebook_renderer.VoilaExporter is PageExporter
    one, other = PageExporter().environment, PageExporter().environment
    assert isinstance(one.bytecode_cache, Compiled)
    assert one.bytecode_cache is other.bytecode_cache
