"""The address is bound before anything else, or one sentence says why not."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from rulebook_widgets.app import ports
from rulebook_widgets.app.problems import AppError, PortInUse

HERE = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server((HERE, 0)) as other:
        yield other.getsockname()[1]


def test_a_taken_port_is_named_and_another_way_shown(taken: int) -> None:
    with pytest.raises(PortInUse, match=rf"Port {taken} is in use.*--port"):
        ports.bind(HERE, taken)


def test_without_a_port_the_next_free_one_is_taken(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "DEFAULT_PORT", taken)
    listener, port = ports.bind(HERE, None)
    with listener:
        assert taken < port < taken + ports.TRIES


def test_no_free_port_at_all_is_said(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "DEFAULT_PORT", taken)
    monkeypatch.setattr(ports, "TRIES", 1)
    with pytest.raises(PortInUse, match="all in use"):
        ports.bind(HERE, None)


def test_port_0_gives_any_free_port_that_answers() -> None:
    listener, port = ports.bind(HERE, 0)
    with listener, socket.create_connection((HERE, port), timeout=5):
        assert port > 0


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(AppError, match=r"no address '192\.0\.2\.1'"):
        ports.bind("192.0.2.1", 0)


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("a.b", False)],
)
def test_which_hosts_are_this_machine_only(host: str, expected: bool) -> None:
    assert ports.is_loopback(host) is expected
