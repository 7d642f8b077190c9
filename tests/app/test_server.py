"""The served pages, fetched without a browser."""

from __future__ import annotations

import html
import json
import logging
import re
from http.client import HTTPConnection, HTTPResponse
from types import SimpleNamespace
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from tornado.ioloop import IOLoop
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from rulebook_widgets.app.server import PROTOCOL, KernelSocket
from rulebook_widgets.app.settings import ServeOptions, tornado_settings
from tools.serving import fetch

ASKING = "voila/render/go_fish/a_asking.ipynb"
OUTSIDE = re.compile(r"""(?:src|href)\s*=\s*["']?(?:https?:)?//|url\(["']?(?:https?:)?//|@import""")


@pytest.fixture(scope="module")
def asking(address: str) -> str:
    """The HTML of a chapter with a board."""
    return fetch(address + ASKING)


def kernel_of(page: str) -> str:
    """Return the id of the kernel behind a page."""
    found = re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return str(json.loads(html.unescape(found.group(1)))["kernelId"])


def ask(address: str, path: str, **headers: str) -> HTTPResponse:
    """Send a GET request that follows no redirection."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=30)
    connection.request("GET", path, headers=headers)
    return connection.getresponse()


def stop(address: str, kernel: str, origin: str) -> int:
    """Ask the server to stop a kernel, as a page of ``origin`` would; return the status."""
    target = f"{address}voila/api/shutdown/{kernel}"
    try:
        with urlopen(Request(target, data=b"", headers={"Origin": origin}), timeout=30) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


@pytest.mark.parametrize("path", ["/", "/voila/tree", "/voila/tree/go_fish", "/voila/render/"])
def test_every_bare_address_leads_to_the_front_page(address: str, path: str) -> None:
    answer = ask(address, path)
    assert answer.status == 302
    assert answer.headers["Location"] == "/voila/render/index.ipynb"


def test_a_page_says_where_it_stands(asking: str) -> None:
    assert "<title>Asking · Go Fish · Rulebook Widgets</title>" in asking
    assert "Chapter 2 of 2" in asking
    assert 'rel="prev" href="/voila/render/go_fish/b%20cards.ipynb"' in asking
    assert 'rel="next"' not in asking
    assert asking.count(' aria-current="page">') == 1


def test_titles_are_escaped(asking: str) -> None:
    assert "Cards &amp; pairs" in asking
    assert "Cards & pairs" not in asking


def test_the_first_text_comes_before_the_kernel_and_once(asking: str) -> None:
    assert asking.count("Ask for a card.") == 1
    assert asking.index("Ask for a card.") < asking.index("jupyter-config-data")
    assert asking.index("After the board") > asking.index("jupyter-config-data")


def test_text_of_cells_is_written_and_needs_no_script(asking: str) -> None:
    assert "<em>Told</em> by a cell." in asking


def test_scripts_are_loaded_while_the_cells_run(asking: str) -> None:
    scripts = re.findall(r'<script async src="[^"?]*/([^"?]+)', asking)
    assert scripts == ["voila-style.js", "voila.js"]
    assert asking.index("jupyter-config-data") < asking.index("/voila.js")
    assert asking.index("/voila.js") < asking.index("by a cell")


def test_cells_for_notebooks_only_are_left_out(asking: str) -> None:
    assert "only in" not in asking.lower()
    assert "Also only there" not in asking


def test_no_code_and_no_traceback_reach_the_page(asking: str) -> None:
    assert "import ipywidgets" not in asking
    assert "1 / 0" not in asking
    assert "ZeroDivisionError" not in asking
    assert "This part of the page could not be shown" in asking


def test_nothing_points_to_another_host(address: str, asking: str) -> None:
    for page in (asking, fetch(address + "voila/render/index.ipynb")):
        assert OUTSIDE.findall(page) == []
        assert "cdn" not in page.lower()
        assert "cloudflare" not in page.lower()


def test_the_front_page_has_a_card_for_each_game(address: str) -> None:
    page = fetch(address)
    assert "<title>Rulebook Widgets</title>" in page
    assert page.count('<article class="card">') == 2
    assert "Begin with Go Fish" in page


def test_pages_carry_the_security_policy(address: str) -> None:
    answer = ask(address, "/voila/render/index.ipynb")
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/nothing", "/voila/render/nothing.ipynb"])
def test_other_addresses_get_a_page_that_leads_back(address: str, path: str) -> None:
    answer = ask(address, path)
    assert answer.status == 404
    page = answer.read().decode()
    assert 'href="/"' in page
    assert "Traceback" not in page
    assert OUTSIDE.findall(page) == []


def test_the_notebooks_themselves_are_not_given_out(address: str) -> None:
    assert ask(address, "/voila/files/go_fish/a_asking.ipynb").status == 403


def test_a_request_under_another_host_name_is_refused(address: str) -> None:
    assert ask(address, "/voila/render/index.ipynb", Host="evil.example").status == 403


def test_a_closed_page_stops_its_kernel_but_no_other_site_can(address: str) -> None:
    kernel = kernel_of(fetch(address + ASKING))
    assert ask(address, f"/api/kernels/{kernel}").status == 200
    assert stop(address, kernel, "http://evil.example") == 403
    assert ask(address, f"/api/kernels/{kernel}").status == 200
    assert stop(address, kernel, address.rstrip("/")) == 204
    assert ask(address, f"/api/kernels/{kernel}").status == 404
    assert stop(address, kernel, address.rstrip("/")) == 204


@pytest.fixture
def socket_and_sent(monkeypatch: pytest.MonkeyPatch) -> tuple[KernelSocket, list[bytes]]:
    """A socket to a page that notes what it sends, and the notes."""
    sent: list[bytes] = []
    base = VoilaKernelWebsocketHandler.__mro__[1]
    monkeypatch.setattr(
        base, "write_message", lambda _, message, binary=False: sent.append(message)
    )
    socket = KernelSocket.__new__(KernelSocket)
    monkeypatch.setattr(socket, "ws_connection", object(), raising=False)
    return socket, sent


def packed(kind: str) -> bytes:
    """Return a message as the newer protocol has it, with only what is read of it."""
    header = json.dumps({"msg_type": kind}).encode()
    starts = (32, 32, 32 + len(header))
    return b"".join(n.to_bytes(8, "little") for n in (3, *starts)) + header


def test_a_page_on_the_older_protocol_does_not_stop_the_server(
    socket_and_sent: tuple[KernelSocket, list[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    socket, sent = socket_and_sent
    monkeypatch.setattr(KernelSocket, "selected_subprotocol", None)
    older = b"".join(n.to_bytes(4, "big") for n in (2, 12, 60)) + b"{}" + bytes(100)
    socket.write_message(older, binary=True)
    assert sent == [older]


def test_what_a_kernel_says_to_a_page_that_has_gone_is_no_error(
    socket_and_sent: tuple[KernelSocket, list[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever serves the pages would read a traceback at each reload."""
    socket, sent = socket_and_sent
    monkeypatch.setattr(socket, "ws_connection", None)
    socket.write_message(packed("comm_msg"), binary=True)
    assert sent == []


def test_on_the_newer_protocol_code_is_still_kept_from_the_page(
    socket_and_sent: tuple[KernelSocket, list[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    socket, sent = socket_and_sent
    monkeypatch.setattr(KernelSocket, "selected_subprotocol", PROTOCOL)
    socket.write_message(packed("execute_input"), binary=True)
    socket.write_message(packed("comm_msg"), binary=True)
    assert sent == [packed("comm_msg")]


@pytest.mark.parametrize(("silent", "closed"), [(30.01, False), (60.01, False), (90.01, True)])
def test_a_page_is_taken_for_gone_after_three_pings_and_not_at_the_first(
    monkeypatch: pytest.MonkeyPatch, silent: float, closed: bool
) -> None:
    """Its connection would be closed every thirty seconds, and what is said then is lost."""
    done: list[str] = []
    monkeypatch.setattr(KernelSocket, "settings", tornado_settings(ServeOptions()))
    monkeypatch.setattr(KernelSocket, "log", logging.getLogger("quiet"))
    monkeypatch.setattr(KernelSocket, "ping", lambda _socket, _data: done.append("ping"))
    monkeypatch.setattr(KernelSocket, "close", lambda _socket: done.append("close"))
    now = 1000.0
    monkeypatch.setattr(IOLoop, "current", lambda: SimpleNamespace(time=lambda: now))
    socket = KernelSocket.__new__(KernelSocket)
    socket.ws_connection = None
    assert socket.ping_timeout is None, "Tornado asks before there is a connection"
    socket.ws_connection = SimpleNamespace(client_terminated=False)
    socket.last_ping, socket.last_pong = now - 30.01, now - silent
    socket.send_ping()
    assert done == (["close"] if closed else ["ping"])
