"""Waiting for something that is told to nobody, with a deadline instead of a guess."""

import asyncio
from collections.abc import Callable

SECONDS = 20.0


async def until(holds: Callable[[], object], seconds: float = SECONDS) -> None:
    """Wait until `holds` is true. Raises `AssertionError` after `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            while not holds():  # noqa: ASYNC110 - what is waited for has no event
                await asyncio.sleep(0.002)
    except TimeoutError:
        raise AssertionError(f"not true within {seconds} s") from None
