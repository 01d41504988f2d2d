"""The archive with 100,000 finished matches: its size, and how long the queries of pages take in both databases.

Some hundred matches are really played by bots. All others are variations of them: other rooms, people and times.
"""

import asyncio
import random
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from bench.processes import Meter, Row, quantile
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Steps
from botyard.archive.match import FinishedMatch, MatchSeat
from botyard.archive.postgres import PostgresDatabase
from botyard.archive.published import day_of, end_of
from botyard.archive.queries import Cursor, Filter
from botyard.archive.sqlite import SqliteDatabase
from botyard.bots.answer import answer
from botyard.games.registry import GAMES
from botyard.replay import publisher
from botyard.rooms.commit_plan import entry_of
from botyard.rooms.decide import create, decide
from botyard.rooms.finished_match import finished_match
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, dump_entry, dump_record
from botyard.rooms.requests import Request, RoomRequest
from botyard.rooms.room import Context, Room, rules_of
from botyard.rooms.runtime.stored_rooms import pack
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.archived_room import ArchiveReason
from botyard.store.room_store import Head
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.messages import BotLevel, Command, CreateRoom, Join, Status
from tests.support.postgres import PostgresProcess

PLAYED_GAMES = sorted(game.name for game in BUILT_IN)
PLAYED = 300
"""How many matches are really played; the others are variations of these."""
PEOPLE = 2_000
"""How many people play; half of them play most of the matches, and the busiest one 11 a day."""
YEAR_MS = 365 * 86_400_000
NOW = 1_796_000_000_000
SAMPLES = 200
"""How often each query is made, for random people and random places in lists."""
HOUR_MS = 3_600_000
AT_ONCE = 64

Played = tuple[FinishedMatch, bytes]


@dataclass(frozen=True, slots=True)
class QueryArguments:
    """The values that a query is made for."""

    archive: MatchArchive
    person: str
    other: str
    game: str
    room: str
    before: Cursor


QUERIES: dict[str, Callable[[QueryArguments], Awaitable[object]]] = {
    "a person": lambda ask: ask.archive.history(Filter(ask.person), ask.before),
    "a person's game": lambda ask: ask.archive.history(Filter(ask.person, game=ask.game), ask.before),
    "two people": lambda ask: ask.archive.history(Filter(ask.person, opponent=ask.other), ask.before),
    "all public": lambda ask: ask.archive.history(Filter(), ask.before),
    "a game": lambda ask: ask.archive.history(Filter(game=ask.game), ask.before),
    "a word": lambda ask: ask.archive.history(Filter(words=(ask.person,)), ask.before),
    "two words": lambda ask: ask.archive.history(Filter(words=("table", ask.other)), ask.before),
    "a profile": lambda ask: ask.archive.profile(ask.person),
    "opponents": lambda ask: ask.archive.opponents(ask.person),
    "a match": lambda ask: ask.archive.match(ask.room),
    "a log": lambda ask: ask.archive.log(ask.room),
    "roots": lambda ask: ask.archive.published.roots(),
    "months": lambda ask: ask.archive.published.months(),
}
"""The queries of pages and downloads."""


async def measure(short: bool) -> AsyncIterator[Row]:
    """Fill both databases, and ask them."""
    count, meter = 300 if short else 100_000, Meter()
    played = await asyncio.to_thread(lambda: [_played(seed) for seed in range(6 if short else PLAYED)])
    folder = Path(tempfile.mkdtemp(prefix="botyard-bench-"))
    try:
        file = folder / "archive.sqlite"
        async for row in _measured("SQLite", MatchArchive(SqliteDatabase(file)), played, count, meter):
            yield row
        yield _size_row("SQLite", _size_of(folder), count, meter)
        began = time.perf_counter()
        reopened = MatchArchive(SqliteDatabase(file))
        await reopened.start()
        took = (time.perf_counter() - began) * 1000
        await reopened.stop()
        yield Row("SQLite: the archive is opened", "as soon as an empty one", f"{took:,.0f} ms", meter.share())
    finally:
        shutil.rmtree(folder)
    postgres = PostgresProcess()
    try:
        await asyncio.to_thread(postgres.start)
        async for row in _measured("PostgreSQL", MatchArchive(PostgresDatabase(postgres.url())), played, count, meter):
            yield row
        database = PostgresDatabase(postgres.url())
        yield _size_row("PostgreSQL", await database.read(_postgres_size), count, meter)
        await database.stop()
    finally:
        postgres.remove()


async def _measured(
    name: str, archive: MatchArchive, played: Sequence[Played], count: int, meter: Meter
) -> AsyncIterator[Row]:
    """Fill an archive, publish a day, and ask all queries."""
    await archive.start()
    chance, began = random.Random(1), time.perf_counter()
    matches = _variations(played, count, chance)
    while group := [one for one, _ in zip(matches, range(AT_ONCE), strict=False)]:
        await asyncio.gather(*(archive.put(match, body) for match, body in group))
    seconds = time.perf_counter() - began
    yield Row(f"{name}: {count:,} matches are put", "", f"{seconds / count * 1000:,.2f} ms each", meter.share())
    yield await _published(name, archive, meter)
    for query, ask in QUERIES.items():
        times = []
        for _ in range(SAMPLES if count > 1_000 else 5):
            arguments = _random_arguments(archive, chance, count)
            start = time.perf_counter()
            await ask(arguments)
            times.append((time.perf_counter() - start) * 1000)
        shown = f"{quantile(times, 0.5):.1f} / {quantile(times, 0.95):.1f} ms"
        yield Row(f"{name}: {query}", "p95 at most 50 ms", f"p50 / p95 {shown}", meter.share())
    await archive.stop()


async def _published(name: str, archive: MatchArchive, meter: Meter) -> Row:
    """Publish the first day, and return the row about it."""
    first = day_of(NOW - YEAR_MS)
    began = time.perf_counter()
    with patch.object(publisher, "PAUSE_FACTOR", 0):
        await publisher.Publisher(archive, lambda text: "", lambda: end_of(first) + HOUR_MS).publish()
    took = time.perf_counter() - began
    (root,) = await archive.published.roots()
    size = sum(size for _, _, size in await archive.published.parts(first, first))
    total = max(root.total, 1)
    shown = f"{took / total * 1000:,.0f} ms and {size / total / 1024:.1f} KiB each"
    return Row(f"{name}: a day of {root.total} matches is published", "", shown, meter.share())


def _size_row(name: str, size: int, count: int, meter: Meter) -> Row:
    """The row about the bytes that so many matches take on the disk."""
    return Row(
        f"{name}: on the disk", "", f"{size / 1e6:,.0f} MB, {size / count / 1024:.1f} KiB a match", meter.share()
    )


def _size_of(folder: Path) -> int:
    return sum(one.stat().st_size for one in folder.iterdir())


def _postgres_size() -> Steps[int]:
    return int((yield "SELECT pg_database_size(current_database())", {})[0][0])


def _random_arguments(archive: MatchArchive, chance: random.Random, count: int) -> QueryArguments:
    """Draw the values that a query is made for."""
    room, before = f"room{chance.randrange(count)}", (NOW - chance.randrange(YEAR_MS), "")
    return QueryArguments(archive, _person(chance), _person(chance), chance.choice(PLAYED_GAMES), room, before)


def _person(chance: random.Random) -> str:
    return f"p{int(PEOPLE * chance.random() ** 2)}"


def _variations(played: Sequence[Played], count: int, chance: random.Random) -> Iterator[Played]:
    """Yield so many variations of the played matches, the oldest first, by other people in other rooms."""
    for number in range(count):
        match, body = chance.choice(played)
        later = NOW - YEAR_MS + YEAR_MS * number // count - match.ended
        numbers = chance.sample(range(1_000_000), len(match.seats))  # they decide which seats are given to guests
        seats = tuple(_by(seat, _person(chance), unique) for seat, unique in zip(match.seats, numbers, strict=True))
        times = {name: getattr(match, name) + later for name in ("created", "started", "ended")}
        yield replace(match, room=f"room{number}", name="A table", seats=seats, **times), body


def _by(seat: MatchSeat, person: str, unique: int) -> MatchSeat:
    """Give a seat to another person; one seat of ten to a guest who hardly ever comes again."""
    identity = person if unique % 10 else f"guest{unique}"
    return replace(seat, identity=identity, name=identity, bot="")


def _played(seed: int) -> Played:
    """A match of two that bots of the lowest levels play for people, as the archive has it."""
    name, game = f"played{seed}", PLAYED_GAMES[seed % len(PLAYED_GAMES)]
    room: Room | None = None
    entries, secret, now = list[Entry](), sha256(str(seed).encode()).digest(), 1_000

    def ask(person: str, request: RoomRequest) -> None:
        nonlocal room, now
        now += 1_000
        ctx = Context(now, secret, now - 1, (), number=len(entries) + 1)
        asked = Request(person, person.title(), request)
        seen = None if room is None else LoadedRoom(1, len(entries), room)
        made = create(name, asked, ctx) if room is None else decide(room, asked, ctx)
        entry = entry_of(seen, made, asked, ctx, rules_of(made.room))
        room = made.room.after(entry)
        entries.append(entry)

    ask("ann", CreateRoom("c", game, 2, "Table"))
    ask("ben", Join("j", name))
    assert room is not None
    while room.record.status is Status.PLAYING:
        _move(room, game, seed, ask, len(entries))
    packed = pack(Head(1, len(entries), dump_record(room.record)), ArchiveReason.FINISHED, [*map(dump_entry, entries)])
    digest = sha256(packed.body).hexdigest()
    return finished_match(room, (1, len(entries)), digest, entries, STORED_NAMES), packed.body


def _move(room: Room, game: str, seed: int, ask: Callable[[str, RoomRequest], None], number: int) -> None:
    """Answer the first open choice."""
    choice = GAMES[game].choices(room.state)[0]
    holder = room.record.seats[choice.seat]
    assert holder is not None
    view = GAMES[game].view(room.state, room.record.seats_of(holder.identity))
    level = BotLevel.GREEDY if (seed + choice.seat) % 2 else BotLevel.RANDOM
    ask(holder.identity, Command(f"m{number}", choice.seat, choice.id, answer(game, level, view, choice, seed)))
