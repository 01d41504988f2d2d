"""Whole matches, played by the rooms' own logic without a store: for tests of what comes after."""

import random
from dataclasses import dataclass, replace

from msgspec import structs

from botyard.games.registry import GAMES
from botyard.replay.file import Match
from botyard.replay.verify import NO_VERSION
from botyard.rooms.before.luck import unopened
from botyard.rooms.commit_plan import entry_of
from botyard.rooms.decide import create, decide
from botyard.rooms.match.clock import Outage, due_alarm, next_alarm
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.requests import CLOCK, Request, RoomRequest
from botyard.rooms.room import Context, Room, rules_of
from botyard_protocol import messages as m
from botyard_protocol.luck import share_commitment
from tests.games.players import PLAYERS
from tests.support.default_game import GAME, SHORT

ROOM = "room1"
SECRET = bytes(range(32))
SHARE = "5a" * 32
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


@dataclass(slots=True)
class Table:
    """A room that grows a log, as a node would."""

    room: Room | None = None
    entries: tuple[Entry, ...] = ()
    now: int = 1_000
    pause: int = 0

    def ask(self, name: str, ask: RoomRequest, *outages: Outage) -> None:
        """Decide and append."""
        self.now += 1 + self.pause
        ctx = Context(self.now, SECRET, self.now - 1, outages, number=len(self.entries) + 1)
        request = Request(name.lower(), name, ask)
        seen = None if self.room is None else LoadedRoom(1, len(self.entries), self.room)
        made = create(ROOM, request, ctx) if self.room is None else decide(self.room, request, ctx)
        entry = entry_of(seen, made, request, ctx, rules_of(made.room))
        self.room = made.room.after(entry)
        self.entries += (entry,)

    def ask_without_rules(self, name: str, ask: RoomRequest) -> None:
        """Append what a node of an earlier release made of a request if it did not have the rules of the match."""
        self.now += 1 + self.pause
        assert self.room is not None
        version, state = self.room.record.rules_version, self.room.state
        foreign = Room(structs.replace(self.room.record, rules_version=NO_VERSION))
        ctx = Context(self.now, b"", self.now - 1, number=len(self.entries) + 1)
        request = Request(name.lower(), name, ask)
        made = decide(foreign, request, ctx)
        entry = entry_of(LoadedRoom(1, len(self.entries), foreign), made, request, ctx, None)
        self.room = Room(structs.replace(made.room.after(entry).record, rules_version=version), state)
        self.entries += (structs.replace(entry, rules_version=version),)


def played(
    players: int = 2,
    options: m.GameOptions | None = None,
    seed: int = 1,
    resign: bool = False,
    settings: m.RoomSettings | None = None,
    pause: int = 0,
    game: str = GAME,
) -> Match:
    """A finished match of random play, with shares of chance from all but the last one who came.

    `pause`: how many ms pass before each request, in addition to the usual one.
    """
    return match_of(played_out(players, options, seed, resign, settings, pause, game))


def brief(moves: int, options: m.GameOptions | None = None, seed: int = 1, game: str = GAME) -> Match:
    """A match of two that is resigned after so many moves."""
    table, chance = Table(), random.Random(seed)
    table.ask("Ann", m.CreateRoom("c", game, 2, "Table", options))
    table.ask("Ann", m.Contribute("k", 0, share_commitment("ann", SHARE)))
    table.ask("Ben", m.Join("j", ROOM, None, share_commitment("ben", SHARE)))
    open_shares(table)
    for move in range(moves + 1):
        _move(table, chance, resign=move == moves)
    return match_of(table)


def match_of(table: Table) -> Match:
    """The match of a table whose room has ended."""
    assert table.room is not None
    return Match(ROOM, table.room.record.game, table.room.record.rules_version, table.entries)


def played_out(
    players: int = 2,
    options: m.GameOptions | None = None,
    seed: int = 1,
    resign: bool = False,
    settings: m.RoomSettings | None = None,
    pause: int = 0,
    game: str = GAME,
) -> Table:
    """The table of such a match."""
    table, chance = Table(pause=pause), random.Random(seed)
    options = SHORT if options is None and game == GAME else options
    table.ask("Ann", m.CreateRoom("c", game, players, "Table", options, settings=settings))
    if players > 1:  # a room of one seat has started already
        table.ask("Ann", m.Contribute("k", 0, share_commitment("ann", SHARE)))
    for name in NAMES[1:players]:
        share = None if name == NAMES[players - 1] else share_commitment(name.lower(), SHARE)
        table.ask(name, m.Join("j", ROOM, None, share))
    open_shares(table)
    while table.room is not None and table.room.record.status is m.Status.PLAYING:
        _move(table, chance, resign and len(table.entries) > 20)
    return table


def open_shares(table: Table) -> None:
    """Open the shares of all players on the list, which are all `SHARE`."""
    assert table.room is not None
    for one in unopened(table.room.record.luck):
        holder = table.room.record.seats[one.seat]
        assert holder is not None
        table.ask(holder.name, m.OpenShare(f"o{one.seat}", one.seat, SHARE))


def timed(seed: int = 1, seconds: int = 40, moves: int = 120, game: str = GAME) -> Match:
    """A finished match by a clock: people think for up to `seconds` and miss their time, and servers go away."""
    table, chance = Table(), random.Random(seed)
    table.ask("Ann", m.CreateRoom("c", game, 2, "Table", clock=m.TimeControl(m.Pace.LIVE, 10, 5, 20, 0, 5)))
    table.ask("Ben", m.Join("j", ROOM))
    for _ in range(moves):
        _move_in_time(table, chance, chance.randrange(seconds * 1000))
    assert table.room is not None
    if table.room.record.status is m.Status.PLAYING:
        _move(table, chance, resign=True)
    return Match(ROOM, table.room.record.game, table.room.record.rules_version, table.entries)


def _move_in_time(table: Table, chance: random.Random, ms: int) -> None:
    """Let a player answer after so long, or the clock, which may find that no node served for a while."""
    assert table.room is not None
    if table.room.record.status is not m.Status.PLAYING:
        return
    alarm, began = next_alarm(table.room.record.clocks), table.now
    assert alarm is not None
    if began + ms < alarm - 500:
        table.now += ms
        _move(table, chance, resign=False)
        return
    table.now = max(alarm, began) + chance.randrange(1_000)
    due = due_alarm(table.room.record.clocks, table.now)
    assert due is not None
    outages = ((began + 100, began + 5_100),) if chance.random() < 0.3 else ()
    table.ask(CLOCK, due, *outages)


def answer(table: Table, chance: random.Random) -> None:
    """Answer the first open choice at random."""
    _move(table, chance, resign=False)


def _move(table: Table, chance: random.Random, resign: bool) -> None:
    """Let the first player who is asked answer by chance, or resign."""
    assert table.room is not None
    name, state, seats = table.room.record.game, table.room.state, table.room.record.seats
    choice = GAMES[name].choices(state)[0]
    occupant = seats[choice.seat]
    assert occupant is not None
    id = f"m{len(table.entries)}"
    if resign:
        table.ask(occupant.name, m.Resign(id, choice.seat))
        return
    audience = table.room.record.seats_of(occupant.identity)
    command = PLAYERS[name](chance, choice, GAMES[name].view(state, audience))
    table.ask(occupant.name, m.Command(id, choice.seat, choice.id, command))


def with_entry(match: Match, number: int, entry: Entry) -> Match:
    """The match with another entry in the place of entry `number`."""
    entries = (*match.entries[: number - 1], entry, *match.entries[number:])
    return replace(match, entries=entries)
