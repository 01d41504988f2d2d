"""Whole matches, played by the rooms' own logic without a store: for tests of what comes after."""

import random
from dataclasses import dataclass, replace

from protocol import messages as m
from server.games.registry import GAMES
from server.replay.file import Match
from server.rooms.decide import Circumstances, Decision, Room, create, decide
from server.rooms.record import Ask, Entry
from server.rooms.requests import Request
from tests.games.players import PLAYERS

GAME = "twin_tin_bots"
ROOM = "room1"
SECRET = bytes(range(32))
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


@dataclass(slots=True)
class Table:
    """A room that grows a log, as a node would."""

    room: Room | None = None
    entries: tuple[Entry, ...] = ()

    def ask(self, name: str, ask: Ask) -> None:
        """Decide and append."""
        around = Circumstances(now=1_000 + len(self.entries), secret=SECRET)
        request = Request(name.lower(), name, ask)
        made = create(ROOM, request, around) if self.room is None else decide(self.room, request, around)
        self.room = made.room
        self.entries += (self._entry(request, made),)

    def _entry(self, request: Request, decision: Decision) -> Entry:
        record, state = decision.room.record, decision.room.state
        return Entry(
            epoch=1,
            number=len(self.entries) + 1,
            rules_version=record.rules_version,
            time=record.time,
            identity=request.identity,
            seat=request.seat,
            id=request.ask.id,
            command=request.ask,
            events=decision.events,
            choices=() if state is None else GAMES[GAME].choices(state),
        )


def played(players: int = 2, options: m.GameOptions | None = None, seed: int = 1, resign: bool = False) -> Match:
    """A finished match of random play, with shares of chance from all but the last one who came."""
    table, chance = Table(), random.Random(seed)
    table.ask("Ann", m.CreateRoom("c", GAME, players, "Table", options))
    table.ask("Ann", m.Contribute("k", 0, "a" * 32))
    for name in NAMES[1:players]:
        share = None if name == NAMES[players - 1] else f"{ord(name[0]):032x}"
        table.ask(name, m.Join("j", ROOM, None, share))
    while table.room is not None and table.room.record.status is m.Status.PLAYING:
        _move(table, chance, resign and len(table.entries) > 20)
    record = table.room.record if table.room else None
    assert record is not None
    return Match(ROOM, GAME, record.rules_version, table.entries)


def _move(table: Table, chance: random.Random, resign: bool) -> None:
    assert table.room is not None
    game, state, seats = GAMES[GAME], table.room.state, table.room.record.seats
    (choice,) = game.choices(state)
    occupant = seats[choice.seat]
    assert occupant is not None
    id = f"m{len(table.entries)}"
    if resign:
        table.ask(occupant.name, m.Resign(id, choice.seat))
        return
    audience = table.room.record.seats_of(occupant.identity)
    command = PLAYERS[GAME](chance, choice, game.view(state, audience))
    table.ask(occupant.name, m.Command(id, choice.seat, choice.id, command))


def with_entry(match: Match, number: int, entry: Entry) -> Match:
    """The match with another entry in the place of entry `number`."""
    entries = (*match.entries[: number - 1], entry, *match.entries[number:])
    return replace(match, entries=entries)
