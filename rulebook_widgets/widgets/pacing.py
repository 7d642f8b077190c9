"""Does one thing after another with pauses, without ever keeping the kernel busy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Pacer:
    """Calls `act` again and again, each time after a pause, as long as there is something to do.

    Args:
        pause: seconds to wait before the next call, or None if there is nothing to do.
        act: does one thing.
    """

    def __init__(self, pause: Callable[[], float | None], act: Callable[[], None]) -> None:
        self._pause = pause
        self._act = act
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is going to be done."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Go on if there is something to do. Does nothing where no event loop runs."""
        if self.busy or self._pause() is None:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._task = loop.create_task(self._run())

    def stop(self) -> None:
        """Do nothing more."""
        if self._task is not None:
            self._task.cancel()
        self._task = None

    async def _run(self) -> None:
        while (pause := self._pause()) is not None:
            await asyncio.sleep(pause)
            # While we slept a person may have done something else.
            if self._pause() is not None:
                self._act()
