"""Clocks as clients see them, over real sockets."""

import time

import pytest

from botyard.rooms.match import clock
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Code
from botyard_protocol.messages import Pace, TimeControl
from tests.net.table import Table, join, move, watch
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode

LIVE = TimeControl(Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)


async def timed_match(ann: Client, ben: Client, control: TimeControl) -> str:
    """A match by a clock; both players have read its first snapshot."""
    created = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "Table", clock=control))
    assert isinstance(created, m.Created), created
    await watch(ann, created.room)
    await join(ben, created.room)
    for guest in (ann, ben):
        await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
    return created.room


async def test_a_bad_control_is_refused_with_the_field(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        refused = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "", clock=TimeControl(Pace.SLOW, turn=60)))
        assert (refused.code, refused.message[:11]) == (Code.INVALID_FIELD, "clock.turn:")


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_snapshots_and_choices_show_the_clocks(node: LiveNode, encoding: Encoding) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann", encoding), await table.guest(node, "Ben", encoding)
        began = time.time_ns() // 1_000_000
        await timed_match(ann, ben, LIVE)
        snapshot = ann.all(m.Snapshot)[-1]
        assert snapshot.room.clock == m.TimeControlView(Pace.LIVE, 300, 10, 600, 0, 60)
        assert began - 2_000 < snapshot.now < time.time_ns() // 1_000_000 + 2_000
        for running in snapshot.clocks:
            assert running.deadline is not None
            assert running == m.SeatClock(300_000, 60_000, running.deadline, running.starts, False)
            if running.starts:
                assert running.deadline == 300_000 + running.starts
                assert running.starts <= clock.ANIMATION_LIMIT_MS
            else:  # the machine was busy until the clock ran
                assert 0 < running.deadline <= 300_000
        await move({0: ann, 1: ben})
        stopped, running = ann.all(m.ChoiceFrame)[-1].clocks
        assert stopped == m.SeatClock(stopped.bank, 60_000, None, 0, False)
        assert 300_000 < stopped.bank <= 310_000
        assert running.deadline is not None


async def test_without_a_control_frames_show_no_time(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        created = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))
        snapshot = await watch(ann, created.room)
        assert (snapshot.now, snapshot.clocks, snapshot.room.clock) == (0, (), None)


async def test_players_at_both_nodes_get_the_time_out(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clock.BOUNDS, Pace.LIVE, dict.fromkeys(("bank", "increment", "cap", "turn"), (0, 100)))
    monkeypatch.setattr(clock, "OFF_TURN_LEAST", 0)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        await timed_match(ann, ben, TimeControl(Pace.LIVE))
        started = ann.all(m.Snapshot)[-1]  # on a busy machine later choices may be here already
        late = started.choices[0]
        holder = ann if started.audience == (late.seat,) else ben
        for guest in (ann, ben):
            frame = await guest.next(m.EventFrame, lambda one: isinstance(one.events[0], m.TimedOut))
            assert frame.events[0] == m.TimedOut(late.seat)
            choices = await guest.next(m.ChoiceFrame, lambda one: one.number == 3)
            assert choices.clocks[late.seat].deadline is None
            assert choices.clocks[1 - late.seat].deadline is not None
        refused = await holder.ask(lambda id: m.ComeBack(id, late.seat))
        assert refused.code == Code.NOT_ABSENT
