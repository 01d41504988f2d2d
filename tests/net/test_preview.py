"""Previews over a socket: only the sender gets them, and the match does not change."""

import asyncio
import os
import signal
from multiprocessing import active_children
from typing import Any

import pytest

from botyard.games.twin_tin_bots import TwinTinBots
from botyard.net.actions import previews
from botyard.net.ws.session import PREVIEWS_AT_ONCE
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import Refusal, RobotName, Tile
from tests.games.twin_tin_bots.players import NAME as GAME  # a game with previews
from tests.games.twin_tin_bots.players import shortest
from tests.net.table import Table, join, make_room, move, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.node import LiveNode

PLACES = (ttb.Place(RobotName.A, 1, Tile.TURN_LEFT), ttb.Place(RobotName.B, 1, Tile.FORWARD_2))
FIRST = ttb.First(tuple(ttb.FirstPlace(one.robot, one.slot, one.tile) for one in PLACES))


async def look_ahead(guest: Client, seat: int, *changes: ttb.Change, **more: Any) -> Any:
    """The answer to a preview, asked again when the server says so: its worker has to start, which may take long."""
    while True:
        answer = await guest.ask(lambda id: m.Preview(id, seat, changes, **more))
        if not isinstance(answer, m.TryAgain):
            return answer
        await asyncio.sleep(answer.after / 1000)


@pytest.fixture
def slow_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose previews take too long for the event loop."""
    monkeypatch.setattr(TwinTinBots, "quick_preview_rounds", 0)


async def test_a_preview_is_what_then_really_happens(node: LiveNode) -> None:
    async with Table() as table:
        players = dict(enumerate([await table.guest(node, "Ann"), await table.guest(node, "Ben", Encoding.JSON)]))
        await start_match(*players.values(), game=GAME)
        choice = open_choice(players[0])
        guest = players[choice.seat]
        ahead = await look_ahead(guest, choice.seat, *PLACES)
        await guest.ask(lambda id: m.Command(id, choice.seat, choice.id, FIRST))
        frame = await guest.next(m.EventFrame)
        assert isinstance(ahead, m.Previewed)
        assert (ahead.events, ahead.choice, ahead.branches) == (frame.events, None, ())


async def test_a_preview_is_sent_to_no_other_connection_and_takes_no_number(node: LiveNode) -> None:
    async with Table() as table:
        players = dict(enumerate([await table.guest(node, "Ann"), await table.guest(node, "Ben")]))
        room = await start_match(*players.values(), game=GAME)
        watcher = await table.guest(node, "Eve")
        before = await watch(watcher, room)
        choice = open_choice(players[0])
        guest, others = players[choice.seat], (players[1 - choice.seat], watcher)
        for one in others:
            await one.settled()
        before_preview = [_received(one) for one in others]
        assert isinstance(await look_ahead(guest, choice.seat, *PLACES, rounds=3, branches=True), m.Previewed)
        for one in others:
            await one.settled()
        assert [_received(one) for one in others] == before_preview
        after = await watch(watcher, room)
        assert encode(after, Encoding.MSGPACK) == encode(before, Encoding.MSGPACK)
        assert (await move(players, shortest)).number == before.number + 1


async def test_every_preview_that_may_not_be_made_is_refused(node: LiveNode) -> None:
    async with Table() as table:
        host, guest = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        outside = await table.guest(node, "Eve")
        assert (await look_ahead(outside, 0)).code == Code.NOT_IN_A_ROOM
        room = await make_room(host, game=GAME)
        assert (await look_ahead(host, 0)).code == Code.NOT_STARTED
        await join(guest, room)
        for one in (host, guest):
            await one.next(m.Snapshot, lambda made: made.room.status is m.Status.PLAYING)
        await watch(outside, room)
        seat = open_choice(host).seat
        active, other = (host, guest) if seat == 0 else (guest, host)
        for sender, named, code in (
            (outside, seat, Code.NOT_YOUR_SEAT),
            (other, seat, Code.NOT_YOUR_SEAT),
            (other, 1 - seat, Code.NOT_YOUR_TURN),
            (active, 5, Code.NO_SUCH_SEAT),
            (active, seat, Refusal.ONE_TILE_EACH),
        ):
            answer = await look_ahead(sender, named)
            assert (type(answer), answer.code) == (m.Rejected, code)


async def test_a_preview_after_the_match_is_refused(node: LiveNode) -> None:
    async with Table() as table:
        host, guest = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(host, guest, game=GAME)
        await host.ask(lambda id: m.Resign(id, 0))
        assert (await look_ahead(guest, 1)).code == Code.GAME_OVER


async def test_too_many_previews_are_answered_with_a_time_to_wait(node: LiveNode) -> None:
    async with Table() as table:
        host, guest = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(host, guest, game=GAME)
        answers = [await host.ask(lambda id: m.Preview(id, 5, ()))]
        while isinstance(answers[-1], m.Rejected):  # meanwhile it may ask a little more
            answers.append(await host.ask(lambda id: m.Preview(id, 5, ())))
        assert len(answers) > PREVIEWS_AT_ONCE
        assert (type(answers[-1]), answers[-1].code) == (m.TryAgain, Code.TOO_FAST)
        await asyncio.sleep(answers[-1].after / 1000 + 0.01)  # clocks of event loops are coarse
        assert isinstance(await host.ask(lambda id: m.Preview(id, 5, ())), m.Rejected)
        assert isinstance(await guest.ask(lambda id: m.Preview(id, 5, ())), m.Rejected)


async def test_a_killed_worker_is_replaced_and_the_match_goes_on(node: LiveNode, slow_previews: None) -> None:
    async with Table() as table:
        players = dict(enumerate([await table.guest(node, "Ann"), await table.guest(node, "Ben")]))
        await start_match(*players.values(), game=GAME)
        seat = open_choice(players[0]).seat
        assert isinstance(await look_ahead(players[seat], seat, *PLACES), m.Previewed)
        (worker,) = active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert isinstance(await look_ahead(players[seat], seat, *PLACES), m.Previewed)
        await move(players, shortest)


async def test_slow_previews_run_in_another_process_which_ends_with_the_node(
    node: LiveNode, slow_previews: None
) -> None:
    async with Table() as table:
        host, guest = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(host, guest, game=GAME)
        assert not active_children()
        seat = open_choice(host).seat
        await look_ahead((host, guest)[seat], seat, *PLACES)
        assert len(active_children()) == 1
    await node.stop()
    assert not active_children()
    await node.start()  # for the fixture to stop


async def test_quick_previews_run_in_the_event_loop_within_a_share_of_its_time(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        host, guest = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(host, guest, game=GAME)
        seat = open_choice(host).seat
        monkeypatch.setattr(previews, "_MICROSECONDS", 0)  # it takes none of its share, however busy the machine is
        assert isinstance(await (host, guest)[seat].ask(lambda id: m.Preview(id, seat, PLACES, 3, True)), m.Previewed)
        assert not active_children()
        monkeypatch.setattr(previews, "_MICROSECONDS", 10**12)  # a preview takes more time than there is
        assert isinstance(await (host, guest)[seat].ask(lambda id: m.Preview(id, seat, PLACES)), m.Previewed)
        assert isinstance(await look_ahead((host, guest)[seat], seat, *PLACES), m.Previewed)
        assert len(active_children()) == 1


def _received(guest: Client) -> list[bytes]:
    """The bytes of everything received of the room, without presence."""
    pairs = zip(guest.heard, guest.raw, strict=True)
    return [raw for one, raw in pairs if not isinstance(one, m.Presence | m.Onlookers | m.Heartbeat | m.Pong)]
