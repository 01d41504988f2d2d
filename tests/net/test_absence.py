"""Presence, absence and the decisions of the other players, over sockets and several nodes.

And clocks as clients see them.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from botyard.net.fanout.presence import seat_presences, with_away
from botyard.rooms.match import absence, clock
from botyard.rooms.requests import Rejected, Request
from botyard.store.keys import BEAT, room_keys
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Code
from botyard_protocol.messages import Attendance, BotLevel, Pace, Remedy, TimeControl
from tests.net.browser import guest
from tests.net.table import Table, join, last_number, make_room, move, start_match, watch
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

Impatient = Callable[..., Awaitable[None]]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Impatient:
    """Call it once people are known to be here: from then on those who go are missed at once."""

    async def begin(*people: Client) -> None:
        await until(lambda: all(attendance(one)[: len(people)] == [Attendance.HERE] * len(people) for one in people))
        monkeypatch.setattr(absence, "LIVE_GRACE_MS", 1)
        monkeypatch.setattr(absence, "UNTIMED_GRACE_MS", 1)

    return begin


def attendance(guest: Client) -> list[Attendance | None]:
    """The newest attendance by seat that the guest has received."""
    received = guest.all(m.Presence)[-1:]
    return [None if one is None else one.state for presence in received for one in presence.attendance]


def missing(guest: Client) -> list[m.Absence | None]:
    """The changes of absence that the guest has received, in order."""
    events = [event for frame in guest.all(m.EventFrame) for event in frame.events]
    return [event.absence for event in events if isinstance(event, m.AbsenceChanged)]


def test_a_person_is_there_while_one_connection_is_looked_at() -> None:
    phone, desk = with_away("ann/1", True), with_away("ann/2", False)
    assert seat_presences(["ann"], [phone, desk], {})["ann"].state is Attendance.HERE
    assert seat_presences(["ann"], [phone], {})["ann"].state is Attendance.AWAY
    assert seat_presences(["ann"], ["ben/1"], {"ann": 7})["ann"] == m.SeatPresence(Attendance.OFFLINE, 7)
    assert with_away(phone, False) == "ann/1"


async def test_a_hidden_page_and_a_lost_connection_are_distinguished(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann, 3)
        await join(ben, room)
        await until(lambda: attendance(ann) == [Attendance.HERE, Attendance.HERE, None])
        await ben.send(m.SetAway(True))
        await until(lambda: attendance(ann) == [Attendance.HERE, Attendance.AWAY, None])
        await ben.send(m.SetAway(False))
        await until(lambda: attendance(ann) == [Attendance.HERE, Attendance.HERE, None])
        await ben.ask(m.Exit)
        await until(lambda: attendance(ann) == [Attendance.HERE, Attendance.OFFLINE, None])
        received = ann.all(m.Presence)[-1]
        assert received.attendance[1] is not None
        assert 0 < received.attendance[1].since <= received.now
        assert received.seats == (True, False, False)
        assert (await node.store.presence.last_seen(room_keys(room), ["ghost"], 42)) == {"ghost": 42}


async def test_the_time_of_an_outage_is_no_absence(node: LiveNode, redis: RedisProcess) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        clock, monitor = node.node.rooms.clock_of(room), node.node.absence_monitor
        identity = ben.all(m.Welcome)[-1].identity
        await ben.ask(m.Exit)
        await until(lambda: attendance(ann) == [Attendance.HERE, Attendance.OFFLINE])
        gone = clock.now() - 2 * absence.UNTIMED_GRACE_MS
        redis.ask("SET", BEAT, str(gone + 1_000))
        await until(lambda: clock.outages)  # first: the node itself looks for absences whenever presence is sent
        await node.store.presence.touch_last_seen(room_keys(room), [identity], gone)
        assert await monitor.record_absences(room) == {}
        assert missing(ann) == []
        ended = clock.now() - absence.LIVE_GRACE_MS  # a minute ago, after an outage of five seconds
        clock.outages = ((gone - 5_000, gone - 1_000), (ended - 5_000, ended))
        assert await monitor.record_absences(room) == {identity: gone}
        await until(lambda: missing(ann) != [])


async def test_an_outage_each_night_keeps_no_player_of_a_slow_match_from_being_missed(node: LiveNode) -> None:
    monitor, clock, hour = node.node.absence_monitor, node.node.rooms.clock_of("room"), 3_600_000
    now = clock.now()
    clock.outages = tuple((now - ago * hour - 5_000, now - ago * hour) for ago in (25, 1))
    (gone,) = monitor._gone_since("room", {"ben": now - 30 * hour}, 24 * hour).values()
    assert now - gone >= 24 * hour


async def test_a_player_who_comes_and_goes_too_fast_is_refused(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        await make_room(ann)
        for turn in range(30):
            await ann.send(m.SetAway(turn % 2 == 0))
        error = await ann.next(m.Error)
        assert error.code == "too_fast"


async def test_a_bot_chosen_by_vote_plays_for_a_missing_player_until_they_return(
    node: LiveNode, other: LiveNode, impatient: Impatient
) -> None:
    async with Table() as table:
        token = other.token("Ben")
        ann, ben = await table.guest(node, "Ann"), await table.again(other, token)
        room = await start_match(ann, ben)
        await impatient(ann, ben)
        seat = ben.all(m.Entered)[-1].audience[0]
        await ben.ask(m.Exit)
        await until(lambda: missing(ann))
        (asked,) = missing(ann)
        assert asked is not None
        assert (len(asked.missing), asked.needed, asked.decided) == (1, 1, None)
        answer = await ann.ask(lambda id: m.Vote(id, Remedy.BOT, BotLevel.GREEDY))
        assert isinstance(answer, m.Accepted)
        back = await table.again(other, token)
        snapshot = await watch(back, room)
        assert snapshot.room.absence is not None
        assert snapshot.room.absence.missing[0].bot is not None
        await until(lambda: any(isinstance(event, m.PersonSeen) for f in ann.all(m.EventFrame) for event in f.events))
        assert isinstance(await back.ask(lambda id: m.ComeBack(id, seat)), m.Accepted)
        await until(lambda: missing(ann)[-1] is None)


async def test_an_adjourned_match_goes_on_when_all_are_back(
    node: LiveNode, other: LiveNode, impatient: Impatient
) -> None:
    async with Table() as table:
        token = other.token("Ben")
        ann, ben = await table.guest(node, "Ann"), await table.again(other, token)
        room = await start_match(ann, ben)
        await impatient(ann, ben)
        await ben.ask(m.Exit)
        await until(lambda: missing(ann))
        assert isinstance(await ann.ask(lambda id: m.Vote(id, Remedy.ADJOURN)), m.Accepted)
        alone = await ann.ask(lambda id: m.Vote(id, Remedy.GO_ON))
        assert isinstance(alone, m.Accepted)
        await until(lambda: last_number(ann) >= alone.number)
        received = missing(ann)[-1]
        assert received is not None
        assert (received.adjourned > 0, received.needed) == (True, 2)
        back = await table.again(other, token)
        await watch(back, room)
        going = await back.ask(lambda id: m.Vote(id, Remedy.GO_ON))
        assert isinstance(going, m.Accepted)
        await until(lambda: missing(ann)[-1] is None)


@pytest.mark.parametrize("adjourned", [False, True])
async def test_a_match_learns_that_a_player_was_deleted_through_a_node_without_its_rules(
    node: LiveNode, other: LiveNode, impatient: Impatient, monkeypatch: pytest.MonkeyPatch, adjourned: bool
) -> None:
    browser = await guest(other, "Ben")
    token = str((await browser.done("/api/me/tokens", label="Bot"))["token"])

    async def lacks_rules(room: str, request: Request) -> Rejected:
        return Rejected(Code.RULES_VERSION, "This server does not carry the rules.")

    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.again(other, token)
        room = await start_match(ann, ben)
        identity = ben.all(m.Welcome)[0].identity
        monkeypatch.setattr(other.node.matches_area, "_ask", lacks_rules)
        if adjourned:
            await impatient(ann, ben)
            await ben.ask(m.Exit)
            await until(lambda: missing(ann))
            assert isinstance(await ann.ask(lambda id: m.Vote(id, Remedy.ADJOURN)), m.Accepted)
        await browser.done("/api/me/delete", password="")
        await until(lambda: node.node.pseudonyms.is_deleted(identity) and Attendance.OFFLINE in attendance(ann))
        if adjourned:
            assert isinstance(await ann.ask(lambda id: m.Vote(id, Remedy.GO_ON)), m.Accepted)
        else:
            await impatient()
            await node.node.absence_monitor.record_absences(room)
        loaded = await node.node.rooms.load(room)
        assert loaded is not None
        known = loaded.room.record.absence
        assert known is not None
        assert [(one.identity, one.left) for one in known.missing] == [(identity, True)]
        assert known.adjourned == 0, "the only player who can come back decides alone"


async def test_the_first_player_back_cannot_resume_an_adjourned_match_alone(
    node: LiveNode, other: LiveNode, impatient: Impatient
) -> None:
    async with Table() as table:
        tokens = node.token("Ann"), other.token("Ben")
        ann, ben = await table.again(node, tokens[0]), await table.again(other, tokens[1])
        room = await start_match(ann, ben)
        await impatient(ann, ben)
        await ben.ask(m.Exit)
        await until(lambda: missing(ann))
        assert isinstance(await ann.ask(lambda id: m.Vote(id, Remedy.ADJOURN)), m.Accepted)
        back = await table.again(other, tokens[1])
        await watch(back, room)
        await until(lambda: any(isinstance(event, m.PersonSeen) for f in ann.all(m.EventFrame) for event in f.events))
        for guest in (ann, back):  # both were back, and now both leave
            await guest.ask(m.Exit)
        await watch(ann, room)
        assert isinstance(await ann.ask(lambda id: m.Vote(id, Remedy.GO_ON)), m.Accepted)
        again = await watch(ann, room)
        assert again.room.absence is not None
        assert again.room.absence.adjourned > 0
        assert again.room.absence.needed == 2


async def test_the_others_are_asked_about_a_player_who_leaves_after_another_resigned(
    node: LiveNode, impatient: Impatient
) -> None:
    async with Table() as table:
        ann, ben, cleo = [await table.guest(node, name) for name in ("Ann", "Ben", "Cleo")]
        await start_match(ann, ben, cleo)
        seat = ben.all(m.Entered)[-1].audience[0]
        assert isinstance(await ben.ask(lambda id: m.Resign(id, seat)), m.Accepted)
        await impatient(ann, ben, cleo)
        await ben.ask(m.Exit)
        await until(lambda: Attendance.OFFLINE in attendance(ann))
        assert missing(ann) == []
        await cleo.ask(m.Exit)
        await until(lambda: missing(ann))
        (asked,) = missing(ann)
        assert asked is not None
        assert [one.identity for one in asked.missing] == [cleo.all(m.Welcome)[0].identity]


# --- clocks -----------------------------------------------------------------------------------------------------


LIVE = TimeControl(Pace.LIVE, bank=300, increment=120, cap=600, off_turn=60)
"""The increment is longer than a test may take."""


async def timed_match(ann: Client, ben: Client, control: TimeControl) -> str:
    """A match by a clock; both players have read its first snapshot."""
    created = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "Table", clock=control))
    assert isinstance(created, m.Created), created
    await watch(ann, created.room)
    await join(ben, created.room)
    for player in (ann, ben):
        await player.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
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
        assert snapshot.room.clock == m.TimeControlView(Pace.LIVE, 300, 120, 600, 0, 60)
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
        assert 300_000 < stopped.bank <= 420_000
        assert running.deadline is not None


async def test_without_a_control_frames_show_no_time(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        created = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))
        snapshot = await watch(ann, created.room)
        assert (snapshot.now, snapshot.clocks, snapshot.room.clock) == (0, (), None)


async def fired_after(begun: asyncio.Event, fire: Callable[[str], Awaitable[None]], room: str) -> None:
    """Fire the alarm of a room, but not before the match has begun for all."""
    await begun.wait()
    await fire(room)


async def test_players_at_both_nodes_get_the_time_out(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clock.BOUNDS, Pace.LIVE, dict.fromkeys(("bank", "increment", "cap", "turn"), (0, 100)))
    monkeypatch.setattr(clock, "OFF_TURN_LEAST", 0)
    monkeypatch.setattr(clock, "ABSENT_AFTER", 1_000)
    begun = asyncio.Event()
    for one in (node, other):
        alarms = one.node.rooms.alarms
        monkeypatch.setattr(alarms, "_fire", partial(fired_after, begun, alarms._fire))
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        await timed_match(ann, ben, TimeControl(Pace.LIVE))
        begun.set()  # both have the match as it began, however late they came
        started = ann.all(m.Snapshot)[-1]
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
