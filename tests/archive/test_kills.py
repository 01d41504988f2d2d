"""Nodes, Redis and PostgreSQL are killed while matches move: each match is in the archive once, and whole."""

import asyncio
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import pytest

from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable, Steps
from botyard.archive.postgres import PostgresDatabase
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay.stored_check import check_days
from botyard.rooms.commit_plan import plan_commit
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import dump_entry, dump_record
from botyard.rooms.requests import Request
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import SHARDS, room_keys
from botyard.store.room_indexes import EndedRooms
from botyard.store.room_store import CommitData, Verdict
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.archive.busy_publisher import MATCHES
from tests.archive.matches import all_digests
from tests.live.nursery import Nursery
from tests.live.processes import NodeProcess, RedisProcess
from tests.support.postgres import PostgresProcess
from tests.support.waiting import until

KILLS = int(os.environ.get("BOTYARD_FAULTS", "6"))
AT_ONCE = 4
"""So many matches are packed before each kill."""
SEED = int(os.environ.get("BOTYARD_SEED", str(random.SystemRandom().getrandbits(32))))
GAME = "volt"
LONG_AGO = 1_000
"""When the matches ended (ms since 1970): they leave Redis as soon as they are in the archive."""

pytestmark = [pytest.mark.kill, pytest.mark.timeout(120 + 20 * KILLS)]

T = TypeVar("T")


async def lay_match(store: Store, room: str) -> None:
    """Commit a match of two that is resigned at once, and pack it. Without an alarm no node packs it first."""
    seen: LoadedRoom | None = None
    asks: list[tuple[str, Any]] = [
        ("ann", m.CreateRoom("c", GAME, 2, "Table", settings=m.RoomSettings(rated=True))),
        ("ben", m.Join("j", room)),
        ("ben", m.Resign("r", 1)),
    ]
    for who, ask in asks:
        plan = plan_commit(room, seen, Request(who, who.title(), ask), LONG_AGO, ())
        entry = plan.entry
        data = CommitData(dump_entry(entry), dump_record(plan.record), None, None, 0, entry.before, entry.digest)
        done = await store.rooms.commit(room_keys(room), 1, entry.number - 1, data, True)
        assert done.verdict is Verdict.COMMITTED
        seen = LoadedRoom(entry.epoch, entry.number, plan.room, side_data=plan.side_data)
    assert await Rooms(store, STORED_NAMES).retention.archive(room)


async def asked(ask: Callable[[], Awaitable[T]]) -> T:
    """The answer of Redis or the archive to a question that is repeated until it answers."""
    while True:
        with suppress(StoreUnavailable, ArchiveUnavailable):
            return await ask()
        await asyncio.sleep(0.02)


async def in_redis(store: Store, rooms: Sequence[str]) -> set[str]:
    """Those of the rooms that Redis still has."""
    found = await asked(lambda: store.calls(("EXISTS", room_keys(room).packed) for room in rooms))
    return {room for room, there in zip(rooms, found, strict=True) if there}


async def in_archive(archive: PostgresDatabase) -> dict[str, str]:
    """The digests of the archived matches, by room. Each comes once."""
    rows = await asked(lambda: archive.read(all_digests))
    assert len(dict(rows)) == len(rows)
    return dict(rows)


async def moved(store: Store, archive: PostgresDatabase, rooms: Iterable[str], goal: int, has_left: bool) -> None:
    """Wait until `goal` of the rooms have left Redis, if `has_left`; else until so many are in the archive."""
    laid = [*rooms]
    while True:
        count = len(laid) - len(await in_redis(store, laid)) if has_left else len(await in_archive(archive))
        if count >= goal:
            return
        await asyncio.sleep(0.01)


async def kill(victim: NodeProcess | RedisProcess | PostgresProcess) -> None:
    """Kill a process and start it again."""
    if isinstance(victim, PostgresProcess):
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
    else:
        await victim.end()
        await victim.start()


async def break_all(
    store: Store, archive: PostgresDatabase, victims: Sequence[NodeProcess | RedisProcess | PostgresProcess]
) -> set[str]:
    """Kill a process `KILLS` times while matches move. Returns the rooms of all matches."""
    chance, killed, laid = random.Random(SEED), Counter[str](), set[str]()
    for round_number in range(KILLS):
        for place in range(AT_ONCE):
            room = f"match{round_number}x{place}"
            await lay_match(store, room)
            laid.add(room)
        goal = len(laid) - chance.randrange(AT_ONCE)
        await moved(store, archive, laid, goal, chance.random() < 0.5)
        victim = chance.choice(victims)
        await kill(victim)
        killed[type(victim).__name__] += 1
        still = await in_redis(store, [*laid])
        there = await in_archive(archive)
        assert laid <= still | there.keys(), f"seed {SEED}: a match is in neither"
    print(f"seed {SEED}: killed {dict(killed)}")
    return laid


async def test_each_match_is_in_the_archive_once_whatever_is_killed(tmp_path: Path) -> None:
    redis, postgres = RedisProcess(tmp_path), PostgresProcess()
    database = PostgresDatabase(postgres.url())
    archive = MatchArchive(database)
    async with Nursery() as nursery:
        settings = {"BOTYARD_ARCHIVE": postgres.url()}
        nodes = [NodeProcess(tmp_path, f"node{place}", redis.url, nursery, **settings) for place in range(2)]
        store = Store(redis.url)
        try:
            await redis.start()
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*(node.start() for node in nodes))
            store.start()
            await until(lambda: store.run)
            laid = await break_all(store, database, [redis, postgres, *nodes])
            async with asyncio.timeout(60):
                while await asked(lambda: EndedRooms(store).waiting(range(SHARDS), 2**53)):  # noqa: ASYNC110 - Redis has no event
                    await asyncio.sleep(0.1)
            assert await in_redis(store, [*laid]) == set()
            there = await in_archive(database)
            assert there.keys() == laid
            for room, digest in there.items():
                log = await archive.log(room)
                assert log is not None
                assert sha256(log.body).hexdigest() == digest
            ann, ben = [(await archive.own_ratings(one))[GAME, "live"] for one in ("ann", "ben")]
            assert (ann.matches, ben.matches) == (len(laid), len(laid))
            assert ann.rating.points > ben.rating.points
            assert await archive.recompute_ratings() == (len(laid), 2, 0)
        finally:
            await store.stop()
            await archive.stop()
            for process in (redis, *nodes):
                await process.end()
            postgres.remove()


# --- a node that writes to SQLite -------------------------------------------------------------------------------


LINES = 40
"""A program is killed at the latest after so many steps."""


def loose_ends() -> Steps[int]:
    """How many rows do not belong to one another."""
    rows = yield (
        "SELECT (SELECT count(*) FROM matches WHERE room NOT IN (SELECT room FROM logs))"
        " + (SELECT count(*) FROM matches WHERE (day <> '') <> (room IN (SELECT room FROM leaves)))"
        " + (SELECT count(*) - count(DISTINCT room) FROM leaves)",
        {},
    )
    return int(rows[0][0])


async def run_until_killed(file: Path, steps: int) -> int:
    """Run the program for so many steps, kill it, and return how many matches it has said to be new."""
    program = (sys.executable, "-m", "tests.archive.busy_publisher", str(file))
    process = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    new = 0
    while steps > 0:
        line = await process.stdout.readline()
        assert line, "it has ended by itself"
        new += line == b"True\n"
        steps -= line != b"False\n"
    process.kill()
    new += (await process.stdout.read()).count(b"True\n")
    await process.wait()
    return new


async def test_matches_and_days_are_whole_whenever_a_node_is_killed(tmp_path: Path) -> None:
    chance, file, said = random.Random(1), tmp_path / "archive.sqlite", 0
    for _ in range(KILLS):
        said += await run_until_killed(file, chance.randrange(1, LINES))
        database = SqliteDatabase(file)
        archive = MatchArchive(database)
        await archive.start()
        try:
            assert [day async for day in check_days(archive) if day[1]] == []
            assert await database.read(loose_ends) == 0
            there = len(await database.read(all_digests))
            assert said <= there <= said + KILLS  # a match may be written, and not be said any more
            assert all(root.total == MATCHES for root in await archive.published.roots())
        finally:
            await archive.stop()
