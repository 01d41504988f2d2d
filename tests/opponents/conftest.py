"""Sockets are tested on the loop that serves them."""

import asyncio
import sys
from collections.abc import Callable, Mapping


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """uvloop where the server uses it."""
    if sys.platform == "win32":
        return {"asyncio": asyncio.new_event_loop}
    import uvloop  # noqa: PLC0415 - absent on Windows

    return {"uvloop": uvloop.new_event_loop}
