"""Standing answers over sockets: only their player sees them, and no other connection can notice them."""

from typing import Any

import msgspec
import pytest

from botyard.games.registry import GAMES
from botyard.rooms.record import dump_record, load_record
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode_choices, encode_events
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import ChooseCrystalHex, CrystalRule, Pass, PlaceCrystal, StandingAnswers
from tests.games.twin_tin_bots.players import NAME as GAME  # a game with standing answers
from tests.games.twin_tin_bots.scene import scene
from tests.net.table import Table, join, last_number, make_room, open_choice, watch
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

FIRST = StandingAnswers(crystal=CrystalRule.FIRST)


async def set_standing(guest: Client, answers: StandingAnswers) -> object:
    return await guest.ask(lambda id: m.SetStanding(id, answers))


async def delivery(node: LiveNode, redis: RedisProcess, ann: Client, ben: Client) -> str:
    """A match in which Ann's pass makes Ben choose where a crystal enters play; both have left it for now."""
    room = await make_room(ann, game=GAME)
    await join(ben, room)
    at = room_keys(room)
    for guest in (ann, ben):
        await guest.ask(m.Exit)
    head = await node.store.rooms.read(at)
    assert isinstance(head, Head)
    state = scene("unload", cargo="green", bases={"red": (4, -4), "yellow": (1, 0)}).state
    record = msgspec.structs.replace(load_record(head.record), state=GAMES[GAME].dump(state))
    redis.ask("HSET", at.head, "record", dump_record(record))
    return room


async def received(node: LiveNode, redis: RedisProcess, encoding: Encoding, standing: bool) -> dict[str, list[bytes]]:
    """All frames of the room that Ann, Ben and a spectator get while Ben answers, by hand or without being asked."""
    async with Table() as table:
        people = {name: await table.guest(node, name, encoding) for name in ("Ann", "Ben", "Wes")}
        ann, ben, wes = people.values()
        room = await delivery(node, redis, ann, ben)
        for guest in people.values():
            await watch(guest, room)
        if standing:
            assert isinstance(await set_standing(ben, FIRST), m.Standing)
        choice = open_choice(ann)
        accepted = await ann.ask(lambda id: m.Command(id, 0, choice.id, Pass()))
        if not standing:
            await until(lambda: isinstance(open_choice(ben), ChooseCrystalHex))
            asked = open_choice(ben)
            await ben.ask(lambda id: m.Command(id, 1, asked.id, PlaceCrystal(asked.options[0])))
        await until(lambda: all(last_number(guest) == accepted.number + 1 for guest in people.values()))
        for guest in people.values():
            await guest.ask(lambda id: m.GetHistory(id, 99, 100))
        shown = {name: frames(guest, encoding) for name, guest in people.items()}
        assert [one.standing for one in ben.all(m.EventFrame)][-1:] == [standing]
        assert not any(one.standing for guest in (ann, wes) for one in guest.all(m.EventFrame))
        return shown


def frames(guest: Client, encoding: Encoding) -> list[bytes]:
    """The frames of entries since the match was entered, without digests.

    Room and people are new in each run, and the digest covers who sat down.
    """
    pairs = [pair for pair in zip(guest.heard, guest.raw, strict=True) if _is_of_the_match(pair[0])]
    assert [_encoded(one, encoding) for one, _ in pairs] == [raw for _, raw in pairs]
    return [_encoded(_without_digest(one), encoding) for one, _ in pairs]


def _encoded(message: Any, encoding: Encoding) -> bytes:
    """A frame as the server sends it."""
    if isinstance(message, m.EventFrame):
        return encode_events(message, encoding, GAME)
    return encode_choices(message, encoding)


def _is_of_the_match(message: Any) -> bool:
    return isinstance(message, m.EventFrame | m.ChoiceFrame) and message.number > 2


def _without_digest(message: Any) -> Any:
    return msgspec.structs.replace(message, digest=None) if isinstance(message, m.EventFrame) else message


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_to_the_others_it_looks_like_an_answer_by_hand(
    node: LiveNode, redis: RedisProcess, encoding: Encoding
) -> None:
    by_hand = await received(node, redis, encoding, standing=False)
    unasked = await received(node, redis, encoding, standing=True)
    assert by_hand["Ann"] == unasked["Ann"]
    assert by_hand["Wes"] == unasked["Wes"]
    assert by_hand["Ben"] != unasked["Ben"]


async def test_a_change_is_sent_to_all_connections_of_its_player_only(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ben")
        ann, ben, phone = (
            await table.guest(node, "Ann"),
            await table.again(node, token),
            await table.again(other, token),
        )
        room = await make_room(ann, game=GAME)
        await join(ben, room)
        answer = await set_standing(ben, FIRST)
        assert isinstance(answer, m.Standing)
        assert (answer.room, answer.answers.crystal) == (room, CrystalRule.FIRST)
        sent = await phone.next(m.Standing)
        assert (sent.id, sent.room, sent.answers) == ("", room, answer.answers)
        await watch(phone, room)
        again = await phone.next(m.Standing)
        assert again == sent
        await ann.settled()
        assert ann.all(m.Standing) == []


async def test_standing_answers_without_a_seat_are_refused(node: LiveNode) -> None:
    async with Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        nowhere = await set_standing(ann, FIRST)
        assert isinstance(nowhere, m.Rejected)
        assert nowhere.code == Code.NOT_IN_A_ROOM
        await watch(wes, await make_room(ann, game=GAME))
        watching = await set_standing(wes, FIRST)
        assert isinstance(watching, m.Rejected)
        assert watching.code == Code.NOT_YOUR_SEAT
