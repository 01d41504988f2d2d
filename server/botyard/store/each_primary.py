"""Doing something with every primary, so that one that is away keeps nobody waiting for another."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from botyard.background_tasks import cancel_all, spawn
from botyard.store.primary import Primary
from botyard.store.store import Store


class EachPrimary:
    """`act` is done with all primaries at once, and with each of them never twice at a time."""

    def __init__(self, store: Store, act: Callable[[Primary], Coroutine[Any, Any, None]], name: str) -> None:
        self._store = store
        self._act = act
        self._name = name
        self._under_way: dict[Primary, asyncio.Task[None]] = {}
        self._again: set[Primary] = set()

    def begin(self) -> list[asyncio.Task[None]]:
        """Begin another round. Who has not finished the last one begins this one afterwards; the others' tasks."""
        begun: dict[Primary, asyncio.Task[None]] = {}
        for primary in self._store.primaries:
            if primary in self._under_way:
                self._again.add(primary)
            else:
                begun[primary] = spawn(self._turn(primary), f"{self._name} {primary.name}")
        self._under_way.update(begun)
        return list(begun.values())

    async def stop(self) -> None:
        """End what is under way."""
        await cancel_all(list(self._under_way.values()))

    async def _turn(self, primary: Primary) -> None:
        try:
            await self._act(primary)
            while primary in self._again:
                self._again.discard(primary)
                await self._act(primary)
        finally:
            self._again.discard(primary)
            del self._under_way[primary]
