"""Binds the address that the app is served at, before anything else is started."""

from __future__ import annotations

import errno
import ipaddress
import socket

from rulebook_widgets.app.problems import AppError, PortInUse

DEFAULT_PORT = 8866
TRIES = 40


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach ``host``.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bind(host: str, port: int | None) -> tuple[socket.socket, int]:
    """Return a listening socket and its port.

    Args:
        host: the address to listen at, for example ``"127.0.0.1"``.
        port: the port, 0 for any free one; or None for the first free one from 8866 on.

    Raises:
        PortInUse: the port is taken, or all those tried are.
        AppError: the address is not one of this machine, or the port may not be used.
    """
    if port is not None:
        found = _try(host, port)
        if found is None:
            raise PortInUse(
                f"Port {port} is in use. Choose another with --port, "
                "or leave --port away to take the next free one."
            )
        return found
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + TRIES):
        found = _try(host, candidate)
        if found is not None:
            return found
    raise PortInUse(
        f"The ports {DEFAULT_PORT} to {DEFAULT_PORT + TRIES - 1} are all in use. "
        "Choose another with --port."
    )


def _try(host: str, port: int) -> tuple[socket.socket, int] | None:
    """Return a listening socket, or None if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        # Without this a port stays closed for a minute after a server on it was stopped.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            return None
        raise AppError(_sentence(error, host, port)) from error
    listener.setblocking(False)
    return listener, int(listener.getsockname()[1])


def _sentence(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EACCES:
        return f"You may not use port {port} here. Choose one above 1024 with --port."
    return f"This machine has no address {host!r} to serve at. Leave --host away."
