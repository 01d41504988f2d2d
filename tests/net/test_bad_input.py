"""Bad messages get an answer with a code and a sentence, change nothing and disturb no other client.

Nor does a client that sends more than can be served, below the level of messages too.
"""

import asyncio
import time
from typing import Any

import pytest

from botyard.net.transport import websocket_driver
from botyard.net.transport.token_bucket import Rate
from botyard.net.ws import session
from botyard.settings import Limits
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Close
from tests.games.twin_tin_bots import players as twin_tin_bots
from tests.net.table import Table, make_room, move, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER, GAME, OTHER_ANSWER
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

MSGPACK: list[tuple[bytes, str]] = [
    (b"", "malformed"),
    (b"\xc1", "malformed"),
    (b"\x91" * 1000 + b"\x01", "unknown_message"),
    (b"\x91" * 16_000 + b"\x01", "malformed"),
    (b"\xdd\xff\xff\xff\xff", "malformed"),
    (b"\xdb\xff\xff\xff\xff", "malformed"),
    (b"\x92\x02\xa1a\x00", "malformed"),
    (b"\xd4\x01\x00", "malformed"),
    (b"\xc0", "malformed"),
    (b"\x90", "malformed"),
    (b"\x91\xc3", "unknown_message"),
    (b"\x91\x3f", "unknown_message"),
    (b"\x91\xcf" + b"\xff" * 8, "unknown_message"),
    (b"\x91\x40", "unknown_message"),
    (b"\x91\x02", "invalid_field"),
    (b"\x92\x02\x01", "invalid_field"),
    (b"\x92\x02\xa0", "invalid_field"),
    (b"\x92\x02\xa2a ", "invalid_field"),
    (b"\x92\x02\xd9\x29" + b"a" * 41, "invalid_field"),
    (b"\x93\x02\xa1a\xa1b", "invalid_field"),
]
JSON: list[tuple[bytes, str]] = [
    (b"", "malformed"),
    (b"{", "malformed"),
    (b"[" * 5000, "malformed"),
    (b'{"a":' * 2000, "malformed"),
    (b"NaN", "malformed"),
    (b"[]", "malformed"),
    (b"null", "malformed"),
    (b'"hello"', "malformed"),
    (b"{}", "malformed"),
    (b'{"type":[]}', "unknown_message"),
    (b'{"type":"nothing"}', "unknown_message"),
    (b'{"type":"welcome"}', "unknown_message"),
    (b'{"type":"ping"}', "invalid_field"),
    (b'{"type":"ping","id":7}', "invalid_field"),
    (b'{"type":"ping","id":"a b"}', "invalid_field"),
    (b'{"type":"ping","id":"a","more":1}', "invalid_field"),
    (b'{"type":"watch","id":"a","room":"../x"}', "invalid_field"),
    (b'{"type":"get_history","id":"a","before":1e300}', "invalid_field"),
    (b'{"type":"get_history","id":"a","before":5,"limit":101}', "invalid_field"),
    (b'{"type":"command","id":"a","seat":0,"choice":1,"command":{"type":"fly"}}', "not_in_a_room"),
    (b'{"type":"resign","id":"a","seat":-1}', "invalid_field"),
    (b'{"type":"resign","id":"a","seat":true}', "invalid_field"),
]
CASES = {Encoding.MSGPACK: MSGPACK, Encoding.JSON: JSON}


async def state_of(node: LiveNode, room: str) -> Any:
    """The room as it is stored."""
    return await node.store.rooms.read(room_keys(room))


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_an_unreadable_message_is_answered_and_the_connection_goes_on(
    node: LiveNode, encoding: Encoding, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "MALFORMED_LIMIT", 1 + len(CASES[encoding]))
    async with Client(node.port, node.token("Ann"), encoding) as ann:
        await ann.hello()
        for payload, code in CASES[encoding]:
            await ann.send_bytes(payload)
            error = await ann.next(m.Error | m.Rejected)  # type: ignore[arg-type]
            assert error.code == code, payload
            assert error.message.endswith(".")
            assert len(error.message) < 300
        await ann.settled()


async def test_content_that_is_not_of_the_rooms_game_is_refused_with_its_path(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        json_client = await table.again(node, node.token("Wes"), Encoding.JSON)
        await watch(json_client, room)
        await json_client.send_bytes(
            b'{"type":"command","id":"a","seat":0,"choice":1,"command":{"type":"say","number":3}}'
        )
        error = await json_client.next(m.Error)
        assert (error.id, error.code, error.message.split(":")[0]) == ("a", "invalid_field", "$.command.number")


async def test_an_error_names_the_message_if_it_could_be_read(node: LiveNode) -> None:
    async with Client(node.port, node.token("Ann"), Encoding.JSON) as ann:
        await ann.hello()
        await ann.send_bytes(b'{"type":"watch","id":"mine","room":7}')
        error = await ann.next(m.Error)
        assert error.id == "mine"
        assert "room" in error.message


async def test_too_much_that_cannot_be_read_ends_a_connection(node: LiveNode) -> None:
    async with Client(node.port, node.token("Ann")) as ann:
        await ann.hello()
        for _ in range(20):
            await ann.send_bytes(b"\xc1")
        assert (await ann.end())[0] == Close.MALFORMED
        assert len(ann.all(m.Error)) == 20


async def test_asks_of_a_room_without_a_room_are_refused(node: LiveNode) -> None:
    async with Client(node.port, node.token("Ann")) as ann:
        await ann.hello()
        for make in (
            lambda id: m.Command(id, 0, 1, ANSWER),
            lambda id: m.Resign(id, 0),
            m.Start,
            lambda id: m.LeaveSeat(id, 0),
            m.GetSnapshot,
            lambda id: m.GetHistory(id, 5),
        ):
            answer = await ann.ask(make)
            assert (type(answer), answer.code) == (m.Rejected, "not_in_a_room")


async def test_a_room_that_is_not_there_is_refused(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        for room in ("nowhere", "a:b", "..", "-", "_", ":", "x" * 40):
            for message in (m.Watch("w", room), m.Join("j", room), m.Resume("r", room, m.Cursor(1, 1, ()))):
                await ann.send(message)
                assert (await ann.next(m.Rejected)).code == "no_such_room"


async def test_a_room_that_cannot_be_entered_leaves_one_where_one_is(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await make_room(ann)
        await watch(ben, room)
        assert (await ben.ask(lambda id: m.Watch(id, "nowhere"))).code == "no_such_room"
        await ann.ask(lambda id: m.LeaveSeat(id, 0))
        assert (await ben.next(m.EventFrame)).number == 2


def frames_of(guest: Client) -> int:
    """How many messages have come, without those that come in their own time."""
    return sum(not isinstance(message, m.Heartbeat | m.Presence | m.Onlookers) for message in guest.heard)


async def test_a_refused_command_changes_nothing_and_is_not_broadcast(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        players = {0: ann, 1: ben}
        room = await start_match(ann, ben, game=twin_tin_bots.NAME)  # its rules refuse with several codes
        await watch(wes, room)
        old = open_choice(ann)
        await move(players, twin_tin_bots.shortest)
        turn = open_choice(ann)
        own, other = players[turn.seat], players[1 - turn.seat]
        for guest in (ann, ben, wes):
            await guest.settled()
        before = await state_of(node, room)
        heard = [frames_of(guest) for guest in (ann, ben, wes)]
        refusals: list[tuple[Client, m.ClientMessage, str]] = [
            (other, m.Command("r1", 1 - turn.seat, turn.id, twin_tin_bots.FIRST), "not_your_turn"),
            (other, m.Command("r2", turn.seat, turn.id, twin_tin_bots.FIRST), "not_your_seat"),
            (wes, m.Command("r3", turn.seat, turn.id, twin_tin_bots.FIRST), "not_your_seat"),
            (own, m.Command("r4", 5, turn.id, twin_tin_bots.FIRST), "no_such_seat"),
            (own, m.Command("r5", turn.seat, old.id, twin_tin_bots.FIRST), "choice_closed"),
            (own, m.Command("r6", turn.seat, turn.id + 1, twin_tin_bots.FIRST), "choice_closed"),
            (own, m.Command("r7", turn.seat, turn.id, twin_tin_bots.PASS), "wrong_command"),
            (own, m.Command("r8", turn.seat, turn.id, ttb.ZapRobot(None)), "wrong_command"),
            (own, m.Start("r9"), "already_started"),
            (wes, m.Join("r10", room), "already_started"),
            (own, m.LeaveSeat("r11", turn.seat), "already_started"),
            (wes, m.Resign("r12", turn.seat), "not_your_seat"),
            (own, m.CreateRoom("r13", "chess", 2), "unknown_game"),
            (own, m.CreateRoom("r14", GAME, 7), "players_out_of_range"),
        ]
        for guest, message, code in refusals:
            await guest.send(message)
            answer = await guest.next(m.Rejected)
            assert answer.code == code, message
            assert answer.message.endswith(".")
        for guest in (ann, ben, wes):
            await guest.settled()
        assert await state_of(node, room) == before
        answers = [sum(sender is guest for sender, *_ in refusals) for guest in (ann, ben, wes)]
        assert [frames_of(guest) for guest in (ann, ben, wes)] == [
            was + answered + 1 for was, answered in zip(heard, answers, strict=True)
        ]


async def test_a_repeated_command_is_accepted_once_and_broadcast_once(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(ann, ben)
        players = {0: ann, 1: ben}
        choice = open_choice(ann)
        own = players[choice.seat]
        command = m.Command("same", choice.seat, choice.id, ANSWER)
        first = await own.ask(lambda _: command, "same")
        assert isinstance(first, m.Accepted)
        await own.send(command)
        await own.settled()
        assert [one for one in own.all(m.Accepted) if one.id == "same"] == [first, first]
        assert [one.number for one in own.all(m.EventFrame)].count(first.number) == 1
        await own.send(m.Command("same", choice.seat, choice.id, OTHER_ANSWER))
        assert (await own.next(m.Rejected)).code == "id_reused"


async def test_an_id_belongs_to_its_sender(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(ann, ben)
        players = {0: ann, 1: ben}
        for _ in range(2):
            choice = open_choice(ann)
            command = m.Command("same", choice.seat, choice.id, ANSWER)
            await players[choice.seat].send(command)
            await players[choice.seat].next(m.Accepted, lambda one: one.id == "same")
            await ann.settled()


async def test_nothing_is_played_before_the_start_or_after_the_end(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await make_room(ann)
        assert (await ann.ask(lambda id: m.Command(id, 0, 1, ANSWER))).code == "not_started"
        assert (await ann.ask(lambda id: m.Resign(id, 0))).code == "not_started"
        room = await start_match(ann, ben)
        assert isinstance(await ben.ask(lambda id: m.Resign(id, 1)), m.Accepted)
        frame = await ann.next(m.EventFrame, lambda one: isinstance(one.events[-1], m.MatchFinished))
        assert (await ann.ask(lambda id: m.Command(id, 0, 1, ANSWER))).code == "game_over"
        assert (await ann.ask(lambda id: m.Resign(id, 0))).code == "game_over"
        await ann.ask(lambda id: m.Watch(id, room))
        last = await ann.next(m.Snapshot, lambda one: one.number == frame.number)
        assert (last.room.status, last.choices) == (m.Status.FINISHED, ())


# --- floods -----------------------------------------------------------------------------------------------------


STALL_SECONDS = 4.0
"""Of this process, whatever else the machine does; a stall of what is unbounded takes many times that."""


async def flood(eve: Client, payload: bytes, times: int) -> None:
    """Write so many frames at once, as fast as the system takes them."""
    frame = bytes((0x82, 0x80 | len(payload), 0, 0, 0, 0)) + payload  # masked with zeros
    transport = eve.socket.transport
    for _ in range(times // 1000):
        if transport.is_closing():
            return
        transport.write(frame * 1000)
        await asyncio.sleep(0)


@pytest.mark.parametrize("payload", [encode(m.Ping("p"), Encoding.MSGPACK), b"\xc1", b""])
async def test_a_flood_of_messages_ends_itself_and_stalls_no_other_client(node: LiveNode, payload: bytes) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(ann, ben)
        begun = time.monotonic()
        eve = await table.guest(node, "Eve")
        flooding = asyncio.create_task(flood(eve, payload, 100_000))
        longest = 0.0
        while eve.closed is None:
            start = time.process_time()
            await move({0: ann, 1: ben})
            longest = max(longest, time.process_time() - start)
        assert eve.closed[0] in {Close.FLOODING, Close.MALFORMED}
        await flooding
        assert longest < STALL_SECONDS
        each_second = Limits().messages
        assert len(eve.all(m.Pong)) <= each_second * (2 + time.monotonic() - begun), "twice as many come at once"


async def test_pieces_of_nothing_are_no_message(node: LiveNode) -> None:
    async with Table() as table:
        ann, eve = await table.guest(node, "Ann"), await table.guest(node, "Eve")
        ping = encode(m.Ping("pieces"), Encoding.MSGPACK)
        await ann.socket.send([bytes((one,)) for one in ping])
        await ann.next(m.Pong, lambda one: one.id == "pieces")
        await eve.socket.send([b""] * (websocket_driver.FRAGMENTS_LIMIT + 1) + [ping])
        assert await eve.end() == (1009, "A message comes in at most 64 frames.")
        await ann.settled()


async def test_a_client_that_pings_too_fast_is_closed(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_driver, "PINGS", Rate(per_second=0.001, at_once=5))
    async with Table() as table:
        ann, eve = await table.guest(node, "Ann"), await table.guest(node, "Eve")
        for _ in range(5):
            await (await ann.socket.ping())
        for _ in range(7):
            await eve.socket.ping()
        assert await eve.end() == (Close.FLOODING, "Pings came too fast for too long.")
        await ann.settled()


async def test_a_client_that_pings_and_never_reads_is_cut_off(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_driver, "PINGS", Rate(per_second=1, at_once=1_000_000))
    monkeypatch.setattr(websocket_driver, "SEND_BUFFER_BYTES", 4096)
    async with Client(node.port, node.token("Eve"), receive_buffer=4096) as eve:
        await eve.hello()
        eve.socket.transport.pause_reading()
        ping = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"x" * 125
        for _ in range(200):
            eve.socket.transport.write(ping * 100)
            await asyncio.sleep(0.001)
            if not node.node.hubs.connections:
                break
        await until(lambda: not node.node.hubs.connections)
        eve.socket.transport.resume_reading()
        assert (await eve.end())[0] == 1006


async def test_a_client_that_does_not_answer_pings_is_closed(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LiveNode(redis.url) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        # of sockets that are opened from now on: Ann's answer may be late on a busy machine
        monkeypatch.setattr(websocket_driver, "PING_SECONDS", 0.5)
        eve = await table.guest(node, "Eve")
        eve.socket.transport.pause_reading()
        await until(lambda: len(node.node.hubs.connections) == 1)
        eve.socket.transport.resume_reading()
        assert (await eve.end())[0] == 1011
        await ann.settled()
