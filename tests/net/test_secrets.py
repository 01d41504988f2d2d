"""Two rooms that differ only in one seat's secret give all other readers the same bytes, lengths included.

In Twin Tin Bots, where a secret is kept through a whole match and views have fingerprints.
"""

from dataclasses import dataclass

import msgspec
import pytest

from botyard.games.registry import GAMES
from botyard.games.twin_tin_bots.state import TILES, State, specials_in_hand
from botyard.rooms.record import dump_entry, dump_record, load_entry, load_record
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.room_store import Head
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.twin_tin_bots import SpecialDrawn, Tile
from tests.games.twin_tin_bots.players import NAME as GAME
from tests.games.twin_tin_bots.players import shortest
from tests.net.table import Table, look_again, move, open_choice, start_match
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess


@dataclass(frozen=True)
class Stored:
    """A room as it lies in Redis."""

    record: bytes
    log: tuple[bytes, ...]


async def stored(node: LiveNode, at: RoomKeys) -> Stored:
    head = await node.store.rooms.read(at)
    assert isinstance(head, Head)
    return Stored(head.record, tuple(await node.store.rooms.entries(at, 1, head.number)))


def restore(redis: RedisProcess, at: RoomKeys, room: Stored) -> None:
    """Put a room back as it was stored, without the answers to earlier commands."""
    redis.ask("DEL", at.log, at.commands)
    redis.ask("HSET", at.head, "number", str(len(room.log)), "record", room.record)
    redis.ask("HDEL", at.head, "digest")  # it is of the log that was there before
    for number, entry in enumerate(room.log, 1):
        redis.ask("XADD", at.log, f"{number}-0", "e", entry)


def with_another_secret(room: Stored, seat: int) -> Stored:
    """The same room, with the secret special of a seat exchanged for one from the stack."""
    game, record = GAMES[GAME], load_record(room.record)
    state: State = game.load(record.state)
    (held,) = specials_in_hand(state, seat)
    place = next(place for place, tile in enumerate(state.stack) if tile != held)
    drawn, state.stack[place] = state.stack[place], held
    state.hand[seat * TILES + held] -= 1
    state.hand[seat * TILES + drawn] += 1
    return Stored(
        dump_record(msgspec.structs.replace(record, state=game.dump(state))),
        tuple(_drawing(entry, seat, Tile(drawn)) for entry in room.log),
    )


def _drawing(data: bytes, seat: int, tile: Tile) -> bytes:
    """A stored entry in which all specials that a seat draws are this tile."""
    entry = load_entry(data, GAME)
    events = tuple(
        msgspec.structs.replace(event, tile=tile) if isinstance(event, SpecialDrawn) and event.seat == seat else event
        for event in entry.events
    )
    return dump_entry(msgspec.structs.replace(entry, events=events))


async def seen(node: LiveNode, tokens: dict[str, str], room: str, encoding: Encoding) -> dict[str, list[bytes]]:
    """All bytes that each of the room's people gets while it comes in, looks back and plays on."""
    async with Table() as table:
        people = {name: await table.again(node, token, encoding) for name, token in tokens.items()}
        for guest in people.values():
            await guest.send(m.Watch("w", room))
            await guest.next(m.Snapshot)
            await guest.send(m.GetHistory("h", 99, 100))
            await guest.send(m.Resume("r", room, m.Cursor(1, 2, guest.all(m.Entered)[0].audience)))
            await guest.settled()
            await look_again(guest)
        for _ in range(6):
            await move({0: people["Ann"], 1: people["Ben"]}, shortest)
        await people["Ann"].ask(lambda id: m.Resign(id, 0))  # the other hands are open when it is over
        for guest in people.values():
            await guest.settled()
        return {name: _without_accidents(guest) for name, guest in people.items()}


def _without_accidents(guest: Client) -> list[bytes]:
    """The frames that depend neither on the order of arrivals nor on ids of the test."""
    outside_the_log = m.Welcome | m.Presence | m.Onlookers | m.Pong | m.Accepted | m.Heartbeat
    frames = zip(guest.heard, guest.raw, strict=True)
    return [raw for one, raw in frames if not isinstance(one, outside_the_log) and not _is_over(one)]


def _is_over(message: object) -> bool:
    """Whether a message is of the end, which opens all hands, so that its fingerprint is another, too."""
    if isinstance(message, m.ChoiceFrame):
        return not message.choices
    return isinstance(message, m.EventFrame) and isinstance(message.events[-1], m.MatchFinished)


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_other_readers_get_the_same_bytes(
    redis: RedisProcess, node: LiveNode, other: LiveNode, encoding: Encoding
) -> None:
    names = ("Ann", "Ben", "Wes")
    tokens = {name: node.token(name) for name in names}
    async with Table() as table:
        ann, ben = [await table.again(node, tokens[name]) for name in names[:2]]
        room = await start_match(ann, ben, game=GAME)
        assert open_choice(ann).id == 1
    at = room_keys(room)
    one = await stored(node, at)
    two = with_another_secret(one, 0)
    assert one.record != two.record
    restore(redis, at, one)
    first = await seen(node, tokens, room, encoding)
    restore(redis, at, two)
    second = await seen(other, tokens, room, encoding)
    assert first["Wes"] == second["Wes"]
    assert first["Ben"] == second["Ben"]
    assert first["Ann"] != second["Ann"]
