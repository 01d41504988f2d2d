"""Run an action at every primary independently, so that one that is unavailable does not delay the others."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from botyard.background_tasks import cancel_all, spawn
from botyard.store.primary import Primary
from botyard.store.store import Store


class EachPrimary:
    """Runs `act` at all primaries at once, and never twice at a time at the same primary."""

    def __init__(self, store: Store, act: Callable[[Primary], Coroutine[Any, Any, None]], name: str) -> None:
        """`name`: of its tasks, before the name of the primary."""
        self._store = store
        self._act = act
        self._name = name
        self._under_way: dict[Primary, asyncio.Task[None]] = {}
        self._again: set[Primary] = set()  # those that begin another round afterwards

    def begin(self) -> list[asyncio.Task[None]]:
        """Begin a round and return its tasks. A primary that still runs the last round begins this one afterwards."""
        begun: dict[Primary, asyncio.Task[None]] = {}
        for primary in self._store.primaries:
            if primary in self._under_way:
                self._again.add(primary)
            else:
                begun[primary] = spawn(self._turn(primary), f"{self._name} {primary.name}")
        self._under_way.update(begun)
        return list(begun.values())

    async def stop(self) -> None:
        """Cancel all running actions."""
        await cancel_all(list(self._under_way.values()))

    async def _turn(self, primary: Primary) -> None:
        """Act on a primary, and again as long as a further round has begun meanwhile."""
        try:
            await self._act(primary)
            while primary in self._again:
                self._again.discard(primary)
                await self._act(primary)
        finally:
            self._again.discard(primary)
            del self._under_way[primary]
