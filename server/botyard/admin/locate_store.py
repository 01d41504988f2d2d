"""Locate the store of a service: the Redis of the settings, or the embedded one of a data directory."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from botyard.settings import Settings
from botyard.store.embedded import running_url
from botyard.store.primary import location_of
from botyard.store.store import Store

CONNECT_SECONDS = 5.0


class NoService(Exception):
    """No Redis is available. The message says what to do."""


@asynccontextmanager
async def store_of(settings: Settings) -> AsyncIterator[Store]:
    """Connect to the store of a service for the block, and yield it. Raises `NoService`.

    It is the Redis of the settings, else the one that a running service has started in the data directory.
    """
    url = settings.redis_url or running_url(settings.data)
    if url is None:
        raise NoService(f"No service runs on {settings.data}: start it there, or set BOTYARD_DATA or REDIS_URL.")
    try:
        store = Store(url)
    except ValueError as error:  # its message may contain the password, so it is not shown
        raise NoService("REDIS_URL cannot be used: it must be like redis://127.0.0.1:6379/0.") from error
    async with connected(store):
        yield store


@asynccontextmanager
async def connected(store: Store) -> AsyncIterator[None]:
    """Keep `store` connected during the block. Raises `NoService`."""
    store.start()
    try:
        await _answers(store, location_of(store.url))
        yield
    finally:
        await store.stop()


async def _answers(store: Store, place: str) -> None:
    """Wait until Redis answers. `place`: its address, for the message. Raises `NoService` after `CONNECT_SECONDS`."""
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            while store.run is None:  # noqa: ASYNC110 - which has no event
                await asyncio.sleep(0.01)
    except TimeoutError as error:
        raise NoService(f"Redis at {place} does not answer: check REDIS_URL, and that the service runs.") from error
