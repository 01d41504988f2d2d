"""What a match takes in Redis, live and packed, and how long packing and opening take. Prints a table in Markdown.

`python -m bench.memory --matches 5` plays five matches for each line, on a Redis of its own, through the rooms of a
node. Each answer is drawn from the legal ones with equal chance, without two changes at once, until the log is as
long as the line says; then all but one resign. Bytes are Redis' own count (`MEMORY USAGE`) of a room's keys.
"""

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import TypeVar

from bench.processes import machine
from bench.rules import GAME, drawn
from botyard.rooms import commit_plan
from botyard.rooms.requests import Accepted, Request, RoomRequest
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.runtime.stored_rooms import StoredRooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.embedded import EmbeddedRedis
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.store import Store
from botyard_protocol.luck import SHARE_BYTES, share_commitment
from botyard_protocol.messages import Command, CreateRoom, Join, OpenShare, Resign, Status
from botyard_protocol.twin_tin_bots import Options

T = TypeVar("T")

PLAYERS = (2, 4)
ENTRIES = (40, 150, 300)
START_SECONDS = 10.0
ENDLESS = Options(stalled_after=0)
"""The options of a game that does not end before it has enough entries."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes of a room's keys."""

    head: int
    log: int
    packed: int

    @property
    def live(self) -> int:
        """All that a live room takes."""
        return self.head + self.log


@dataclass(frozen=True, slots=True)
class Measured:
    """A match before and after it was packed. Times in ms: CPU of this process to pack, the rest until it is done."""

    entries: int
    live: Sizes
    packed: Sizes
    pack_cpu: float
    pack: float
    open: float
    open_again: float


class Player:
    """Plays matches in rooms that lie in a store."""

    def __init__(self, store: Store, seed: int) -> None:
        self._store = store
        self._rooms = Rooms(store, STORED_NAMES)
        self._rng = random.Random(seed)

    async def match(self, players: int, entries: int) -> Measured:
        """Play a match of about so many entries until all but one resign. Measure it before and after it is packed."""
        room = self._rng.randbytes(8).hex()
        people = [f"g-{self._rng.randbytes(16).hex()}" for _ in range(players)]
        await self._ask(room, people[0], CreateRoom(self._id(), GAME.name, players, "", ENDLESS))
        written = players  # entries so far: the new room, and the joins
        shares = {one: self._rng.randbytes(SHARE_BYTES).hex() for one in people[1:]}
        for one, share in shares.items():
            await self._ask(room, one, Join(self._id(), room, None, share_commitment(one, share)))
        for seat, (one, share) in enumerate(shares.items(), 1):
            written = await self._ask(room, one, OpenShare(self._id(), seat, share))
        while written < entries - (players - 1):
            written = await self._move(room)
        for seat in range(players - 1):
            written = await self._resign(room, seat)
        return await self._measured(room_keys(room), written)

    async def _move(self, room: str) -> int:
        """Play a random command, and return the number of its entry."""
        loaded = await self._rooms.load(room)
        assert loaded is not None
        assert loaded.room.record.status is Status.PLAYING, "it has ended before it was long enough"
        (choice,) = GAME.choices(loaded.room.state)
        holder = loaded.room.record.seats[choice.seat]
        assert holder is not None
        answer = drawn(self._rng, loaded.room.state, choice)
        return await self._ask(room, holder.identity, Command(self._id(), choice.seat, choice.id, answer))

    async def _resign(self, room: str, seat: int) -> int:
        """Let a seat resign, and return the number of the entry."""
        loaded = await self._rooms.load(room)
        assert loaded is not None
        holder = loaded.room.record.seats[seat]
        assert holder is not None
        return await self._ask(room, holder.identity, Resign(self._id(), seat))

    async def _ask(self, room: str, identity: str, ask: RoomRequest) -> int:
        """Send a room a request that it accepts, and return the number of the entry."""
        answer = await self._rooms.ask(room, Request(identity, "Player", ask))
        assert isinstance(answer, Accepted), answer
        return answer.number

    def _id(self) -> str:
        return self._rng.randbytes(8).hex()

    async def _measured(self, at: RoomKeys, number: int) -> Measured:
        """Pack a match, open it twice, and measure that. `number`: of its entries."""
        live = await self._sizes(at)
        cpu = time.process_time()
        done, pack = await _timed(self._rooms.retention.archive(at.room))
        cpu = time.process_time() - cpu
        assert done
        stored = StoredRooms(self._store)
        _, first = await _timed(stored.open(at.room))
        _, again = await _timed(stored.open(at.room))
        return Measured(number, live, await self._sizes(at), cpu * 1000, pack, first, again)

    async def _sizes(self, at: RoomKeys) -> Sizes:
        """What the keys of a room take now."""
        return Sizes(*[await self._store.memory_usage(key) for key in (at.head, at.log, at.packed)])


async def _timed(work: Awaitable[T]) -> tuple[T, float]:
    """The result of `work`, and how many ms it took."""
    began = time.perf_counter()
    return await work, (time.perf_counter() - began) * 1000


def line(players: int, matches: Sequence[Measured]) -> str:
    """Return a row of the table in Markdown: players, and means of matches: entries, KiB, how much smaller, ms."""
    head, log, live = (_mean(getattr(match.live, name) for match in matches) / 1024 for name in ("head", "log", "live"))
    packed = _mean(match.packed.packed for match in matches) / 1024
    entries, again = _mean(match.entries for match in matches), _mean(match.open_again for match in matches)
    times = [_mean(getattr(match, name) for match in matches) for name in ("pack_cpu", "pack", "open")]
    cells = [
        str(players),
        f"{entries:.0f}",
        *(f"{one:.1f}" for one in (head, log, live, packed, live / packed, *times)),
    ]
    return f"| {' | '.join([*cells, f'{again:.2f}'])} |"


def _mean(values: Iterable[float]) -> float:
    return mean(list(values))


async def table(matches: int, players: Sequence[int], entries: Sequence[int]) -> list[str]:
    """The table, measured on a Redis of its own."""
    lines = [
        f"{machine()}\n",
        "| players | entries | head | log | live | packed | live / packed | pack, CPU | pack | open | again |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    with tempfile.TemporaryDirectory() as data:
        redis = EmbeddedRedis(Path(data))
        await redis.start()
        store = Store(redis.url)
        store.start()
        try:
            await _answers(store)
            player = Player(store, seed=1)
            await player.match(2, 20)  # a warm-up: the first call of each function takes longer
            gc.collect()
            for count in players:
                for number in entries:
                    lines.append(line(count, [await player.match(count, number) for _ in range(matches)]))
        finally:
            await store.stop()
            await redis.stop()
    return lines


async def _answers(store: Store) -> None:
    """Wait until the store is connected."""
    async with asyncio.timeout(START_SECONDS):
        while store.run is None:  # noqa: ASYNC110 - the store has no event for it
            await asyncio.sleep(0.01)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure what matches take in Redis.")
    parser.add_argument("--matches", type=int, default=5, help="matches for each line (5)")
    matches = parser.parse_args().matches
    commit_plan.KEEP_MS = 0  # finished matches may be packed at once
    print("\n".join(asyncio.run(table(matches, PLAYERS, ENTRIES))))


if __name__ == "__main__":
    main()
