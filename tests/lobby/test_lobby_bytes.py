"""How many bytes a lobby of a thousand open rooms and a thousand matches sends to a browser."""

from random import Random

import msgspec

from botyard.lobby.room_filter import ALL
from botyard.lobby.room_windows import LISTS, Change, FilteredRooms, Rows, Window
from botyard.rooms.record import Record
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.messages import BotLevel, Occupant, RoomSummary, Status

ROOMS = 1_000
ENTERING_BYTES = 15 * 1024
CHANGE_BYTES = 200
GAME = "twin_tin_bots"
TEMPOS = [None, *(control for control in m.TEMPO_CONTROLS.values() if control is not None)]


def line(random: Random, number: int, status: Status) -> RoomSummary:
    """The line of a room as people make them: with names of any length, for 2 to 6, some with bots."""
    players = random.randrange(2, 7)
    full = status is Status.PLAYING
    people = [_occupant(random, number, seat) for seat in range(players)]
    seats = tuple(one if full or seat < random.randrange(1, players) else None for seat, one in enumerate(people))
    settings = m.RoomSettings(language="de") if random.random() < 0.3 else None
    name = f"{people[0].name}'s table"
    record = Record(f"{number:012x}", GAME, 1, name, players, status, people[0].identity, seats, number, 0)
    return msgspec.structs.replace(record, clock=random.choice(TEMPOS), settings=settings).summary()


def _occupant(random: Random, number: int, seat: int) -> Occupant:
    if seat and random.random() < 0.1:
        return Occupant(f"b-{seat}", "Cog", BotLevel.GREEDY)
    return Occupant(f"{16 * number + seat:016x}", "abcdefghijklmnopqrstuvwx"[: random.randrange(3, 25)])


def size(message: m.ServerMessage) -> int:
    """The bytes of a message as a browser gets it, with its frame."""
    payload = len(encode(message, Encoding.MSGPACK))
    return payload + (2 if payload < 126 else 4)


def test_entering_and_every_change_cost_few_bytes() -> None:
    random = Random(15)
    made = [line(random, number, LISTS[number % 2]) for number in range(2 * ROOMS)]
    rooms = {room.id: room for room in made}
    window = Window(FilteredRooms(ALL, rooms.values()), Rows(20, 10))
    shown = tuple(rooms[id] for id in window.shown())
    assert len(shown) == 30
    assert size(m.LobbyRooms("l1", shown, *window.totals)) <= ENTERING_BYTES
    largest = Window(window.filtered, Rows(50, 20))
    assert size(m.LobbyRooms("l1", tuple(rooms[id] for id in largest.shown()), *largest.totals)) <= ENTERING_BYTES

    sent, changes = 0, 600
    for number in range(changes):
        change = _change(random, rooms, 2 * ROOMS + number)
        window.filtered.apply([change])
        for room in (change.before, change.after):
            if room is not None:
                rooms.pop(room.id, None)
        if change.after is not None:
            rooms[change.after.id] = change.after
        ids = {room.id for room in (change.before, change.after) if room is not None}
        seen = window.update(rooms, ids)
        sent += sum(size(m.LobbyRemoved(id, listed)) for id, listed in seen.removed)
        sent += sum(size(m.LobbyChanged(room)) for room in seen.changed)
    assert sent / changes <= CHANGE_BYTES


def _change(random: Random, rooms: dict[str, RoomSummary], number: int) -> Change:
    """A new room, a match that begins, as often in one of the newest rooms as in any other, or one that ends."""
    if number % 3 == 0:
        return Change(None, line(random, number, Status.OPEN))
    wanted = Status.OPEN if number % 3 == 1 else Status.PLAYING
    some = sorted((room for room in rooms.values() if room.status is wanted), key=lambda room: room.created)
    before = random.choice(some[-20:] if random.random() < 0.5 else some)
    started = msgspec.structs.replace(before, status=Status.PLAYING)
    return Change(before, started if wanted is Status.OPEN else None)
