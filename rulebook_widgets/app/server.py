"""The Voila server as we run it: our pages at the bare address, and nothing but pages.

Import this only when Voila is installed (:func:`rulebook_widgets.app.cli.main` sees to that).
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote, urlsplit

from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RedirectHandler
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from rulebook_widgets.app.exporter import remember_templates
from rulebook_widgets.app.navigation import Navigation
from rulebook_widgets.app.places import JUPYTER_SHARE
from rulebook_widgets.app.settings import ServeOptions, page_resources, voila_settings

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""The protocol that Voila can read."""
KERNEL: Final = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
"""A kernel's id in an address."""


class ShutdownHandler(VoilaShutdownKernelHandler):
    """Stops a page's kernel when its tab closes.

    Voila's own handler wants a token that its page never gets, so it refuses and the kernel lives
    on (voila#1458). We take the word of a page that came from this very server instead.
    """

    def check_xsrf_cookie(self) -> None:
        """Refuse requests that another site's page sent.

        Raises:
            HTTPError: the request does not come from a page of this server.
        """
        sender = urlsplit(self.request.headers.get("Origin", ""))
        if sender.netloc.lower() != self.request.host.lower():
            raise HTTPError(403, "Only a page of this server may stop its kernel.")

    async def post(self, kernel_id: str) -> None:
        """Stop the kernel; one that has already stopped is no error."""
        if kernel_id in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(kernel_id)
        self.set_status(204)
        await self.finish()


class KernelSocket(VoilaKernelWebsocketHandler):
    """Passes on what a kernel says to its page.

    Voila reads the beginning of each message as the newer of two protocols has it. A page whose
    first connection was cut falls back to the older one, and then a message with a board's data
    is read as one of countless parts: the server stops answering everybody and fills the memory.
    """

    def write_message(self, message: bytes | dict[str, Any], binary: bool = False) -> Any:
        """Send a message to the page, if it is there; Voila looks only at those it can read."""
        if self.ws_connection is None:
            return None
        if self.selected_subprotocol == PROTOCOL or not isinstance(message, bytes):
            return super().write_message(message, binary)
        return super(VoilaKernelWebsocketHandler, self).write_message(message, binary)

    @property
    def ping_timeout(self) -> int | None:
        """After so many milliseconds without a sign of life a page is taken for gone: three pings.

        With no more than the time between two pings every connection would be closed at its first
        one, and what a kernel says before the page has come back is lost. Tornado asks before
        there is a connection and complains of more than that; it gets no answer.
        """
        return None if self.ws_connection is None else 3 * int(self.ping_interval)


class NotFoundHandler(BaseVoilaHandler):
    """Answers every other address with a page that leads back to the start."""

    def get(self) -> None:
        """Answer that there is no such page."""
        raise HTTPError(404)


class RulebookServer(Voila):
    """Voila with our start page, listening on a socket that is already ours."""

    name = "voila"
    # A voila.json in the current folder or in the home folder must not change our pages.
    config_file_paths: list[str] = []  # noqa: RUF012  (a trait's value, set once)

    navigation: Navigation
    listener: socket.socket
    when_ready: Callable[[str], None]

    def init_settings(self) -> dict[str, Any]:
        """Return Voila's settings, and let the pages for errors use our frame."""
        settings: dict[str, Any] = super().init_settings()
        settings["voila_jinja2_env"].globals["rulebook"] = page_resources(self.navigation)
        return settings

    def init_handlers(self) -> list[Any]:
        """Return Voila's routes with ours before and after them."""
        first = [
            (self._route("/"), RedirectHandler, self._to_start()),
            (self._route("/voila/tree.*"), RedirectHandler, self._to_start()),
            (self._route("/voila/render/?"), RedirectHandler, self._to_start()),
            (self._route("/voila/api/shutdown/(.*)"), ShutdownHandler),
            (self._route(rf"/api/kernels/{KERNEL}/channels"), KernelSocket),
        ]
        configuration = {"voila_configuration": self.voila_configuration}
        last = [(r".*", NotFoundHandler, configuration)]
        return [*first, *super().init_handlers(), *last]

    def listen(self) -> None:
        """Serve until stopped by a signal or Ctrl-C."""
        server = HTTPServer(self.app)
        server.add_socket(self.listener)
        self.ioloop = IOLoop.current()
        self.ioloop.call_later(0, self.when_ready, self.display_url)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            server.stop()
            self.stop()

    def _route(self, path: str) -> str:
        return str(url_path_join(self.server_url, path))

    def _to_start(self) -> dict[str, Any]:
        start = self.navigation.start
        assert start is not None
        url = url_path_join(self.base_url, "voila/render", quote(start.path))
        return {"url": url, "permanent": False}


def serve(
    navigation: Navigation,
    options: ServeOptions,
    folder: str,
    listener: socket.socket,
    when_ready: Callable[[str], None],
) -> None:
    """Serve the notebooks of ``folder`` until stopped.

    Args:
        navigation: the chapters; must have a start.
        options: what the person chose.
        folder: the folder of the notebooks.
        listener: a listening socket.
        when_ready: called with the address once requests are answered.
    """
    _offer_templates()
    remember_templates()
    server = RulebookServer(
        config=voila_settings(navigation, options, folder),
        port=int(listener.getsockname()[1]),
    )
    server.navigation = navigation
    server.listener = listener
    server.when_ready = when_ready
    server.initialize([])
    server.log.addFilter(_worth_reading)
    server.start()


def _worth_reading(line: logging.LogRecord) -> bool:
    """Leave out that notebooks are "not trusted": that is about outputs, which we never show."""
    return "is not trusted" not in line.getMessage()


def _offer_templates() -> None:
    """Let Voila find the page template inside our package, wherever that lies."""
    others = os.environ.get("JUPYTER_PATH")
    own = str(JUPYTER_SHARE)
    os.environ["JUPYTER_PATH"] = os.pathsep.join([own, others] if others else [own])
