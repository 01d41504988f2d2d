"""Nodes answer for seats whose time is up: on time, once, and any node that is alive."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from botyard.rooms.match import clock
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, Record, dump_record, load_record
from botyard.rooms.requests import Alarm, Attend, Rejected, Request, RetryLater
from botyard.rooms.room import Room
from botyard.rooms.runtime import alarms, service
from botyard.rooms.runtime.alarms import RECHECK_SECONDS, Alarms, MissingRules
from botyard.store.keys import BEAT, room_keys
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.messages import Pace, TimeControl
from tests.replay.matches import Table
from tests.rooms.site import ROOM, OneNode, pair
from tests.support.compiled import needs_interpreted
from tests.support.default_game import ANSWER, GAME
from tests.support.redis import RedisProcess
from tests.support.waiting import until

NOTHING = TimeControl(Pace.LIVE)
"""No time at all: alarms come after the animation and 500 ms."""
PLENTY = TimeControl(Pace.LIVE, bank=100, cap=100)
"""Alarms do not come during a test."""


@pytest.fixture(autouse=True)
def no_least(long_gap: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.BOUNDS, Pace.LIVE, dict.fromkeys(("bank", "increment", "cap", "turn"), (0, 100)))
    monkeypatch.setattr(clock, "OFF_TURN_LEAST", 0)


class Site(OneNode):
    """One node's rooms, with a match whose clocks are soon at zero."""

    async def match(self, control: TimeControl = NOTHING) -> None:
        await self.accepted("ann", m.CreateRoom("c", GAME, 2, "", clock=control))
        await self.accepted("ben", m.Join("j", ROOM))

    async def clocks(self) -> clock.Clocks:
        loaded = await self.rooms.load(ROOM)
        assert loaded is not None
        assert loaded.room.record.clocks is not None
        return loaded.room.record.clocks

    async def until_due(self) -> None:
        await self._until_due(await self.clocks())

    async def until_due_at(self, record: Record) -> None:
        """As `until_due`, for a room that cannot be read any more."""
        assert record.clocks is not None
        await self._until_due(record.clocks)

    async def _until_due(self, clocks: clock.Clocks) -> None:
        alarm = clock.next_alarm(clocks)
        assert alarm is not None
        await until(lambda: self.rooms.clock_of(ROOM).now() >= alarm)


sites = pair(Site)


async def open_choices(site: Site) -> tuple[m.Choice, ...]:
    return (await site.log())[-1].choices


async def time_outs(site: Site) -> list[m.Event]:
    return [event for entry in await site.log() for event in entry.events if isinstance(event, m.TimedOut)]


def kinds(entry: Entry) -> list[type]:
    return [type(event) for event in entry.events]


async def test_only_one_of_two_nodes_that_fire_an_alarm_at_once_commits(sites: tuple[Site, Site]) -> None:
    await sites[0].match()
    for site in sites:  # each has a clock of its own
        await site.until_due()
    for site in sites:
        site.store.gate, site.store.commits = asyncio.Event(), 0
    ringing = [asyncio.create_task(site.rooms.fire_alarm(ROOM)) for site in sites]
    await until(lambda: all(site.store.commits == 1 for site in sites))  # both have decided
    for site in sites:
        assert site.store.gate is not None
        site.store.gate.set()
    await asyncio.gather(*ringing)
    entries = await sites[0].log()
    assert [entry.number for entry in entries] == [1, 2, 3]
    assert (entries[2].identity, kinds(entries[2])[0]) == ("clock", m.TimedOut)
    assert isinstance(entries[2].command, Alarm)
    assert [entry for site in sites for entry in site.published if entry.number == 3] == [entries[2]]


async def test_an_alarm_whose_reply_was_lost_does_not_fire_twice(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.match()
    await one.until_due()
    one.store.lose_next_reply = True
    await one.rooms.fire_alarm(ROOM)
    await two.rooms.fire_alarm(ROOM)
    assert (await time_outs(one))[:2] == [m.TimedOut(0), m.TimedOut(1)]
    rung = [entry.command.choice for entry in await one.log() if isinstance(entry.command, Alarm)]
    assert len(rung) == len(set(rung)), "on a busy machine the next choices may be late, too"


async def test_before_it_is_due_nothing_happens(sites: tuple[Site, Site]) -> None:
    await sites[0].match(PLENTY)
    await sites[1].rooms.fire_alarm(ROOM)
    await sites[1].rooms.fire_alarm("nowhere")
    assert len(await sites[0].log()) == 2


async def test_a_node_rings_for_its_rooms_when_it_is_time_and_waits_for_no_sweep(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarms, "SWEEP_SECONDS", 3_600.0)
    one, _ = sites
    one.rooms.start()
    await one.match()
    due = clock.next_alarm(one.published[1].clocks)
    assert due is not None
    await until(lambda: len(one.published) >= 3)
    assert due <= one.published[2].time


async def test_another_node_finds_what_a_dead_one_has_left(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.match()
    await one.rooms.stop()  # it never rang
    await two.until_due()
    await two.rooms.alarms.sweep()
    await until(lambda: two.published)
    assert kinds(two.published[0])[0] is m.TimedOut


async def test_the_time_of_an_outage_is_given_back_before_an_alarm(
    redis: RedisProcess, sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = sites
    await one.match()
    running, *_ = (await one.clocks()).running
    await one.until_due()
    redis.ask("SET", BEAT, str(running.start - 100_000))  # the last beat
    await two.rooms.clock_of(ROOM).heartbeat()
    await one.rooms.clock_of(ROOM).heartbeat()
    await one.rooms.fire_alarm(ROOM)
    entry = one.published[-1]
    ((_, ended),) = two.rooms.clock_of(ROOM).outages
    assert entry.events == tuple(m.TimeGranted(seat, ended - running.start) for seat in (0, 1))
    assert entry.outages == two.rooms.clock_of(ROOM).outages
    assert clock.next_alarm(await one.clocks()) == ended + clock.ALARM_MS
    monkeypatch.setattr(clock, "ALARM_MS", 3_600_000)  # so that it is not due again, however slow the machine is
    await one.rooms.fire_alarm(ROOM)
    assert one.published[-1] is entry


async def test_a_node_that_is_wrong_about_the_time_measures_it_anew(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = sites
    await one.rooms.clock_of(ROOM).refresh()
    monkeypatch.setattr(one.rooms.clock_of(ROOM), "_offset", one.rooms.clock_of(ROOM)._offset + 60_000)
    began = time.monotonic_ns()
    await one.match()
    wrong_by = abs(one.rooms.clock_of(ROOM).now() - time.time_ns() // 1_000_000)
    ended = time.time_ns() // 1_000_000
    took = (time.monotonic_ns() - began) // 1_000_000 + 1
    assert wrong_by <= took, "at most by the time of the measurement"
    assert all(abs(entry.time - ended) <= 2 * took + 1 for entry in one.published)


async def test_a_command_that_was_received_in_time_beats_the_alarm(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.match()
    running, *_ = (await one.clocks()).running
    await one.until_due()
    who, ask = ("ann", "ben")[running.seat], m.Command("k", running.seat, running.choice, ANSWER)
    await two.accepted(who, ask, received=running.start)
    await one.rooms.fire_alarm(ROOM)
    assert [entry.id for entry in await one.log()][:3] == ["c", "j", "k"]
    assert await time_outs(one) == [m.TimedOut(1 - running.seat)]


def foreign(record: bytes) -> bytes:
    """A record of rules that no release has yet."""
    return dump_record(msgspec.structs.replace(load_record(record), rules_version=99))


def broken(record: bytes) -> bytes:
    """A record with a state that this node cannot read."""
    return dump_record(msgspec.structs.replace(load_record(record), state=b"\x90"))


@pytest.mark.parametrize("written_by_another", [foreign, broken])
async def test_an_alarm_that_this_node_cannot_decide_is_left_to_others(
    redis: RedisProcess,
    sites: tuple[Site, Site],
    written_by_another: Callable[[bytes], bytes],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs_interpreted(service)
    one, two = sites
    await one.match()
    head = await one.store.rooms.read(room_keys(ROOM))
    assert isinstance(head, Head)
    redis.ask("HSET", room_keys(ROOM).head, "record", written_by_another(head.record))
    await one.until_due_at(load_record(head.record))
    looks, load = [], two.rooms.load

    async def counted(room: str) -> LoadedRoom | None:
        looks.append(room)
        return await load(room)

    monkeypatch.setattr(two.rooms, "load", counted)
    two.rooms.start()
    await two.rooms.fire_alarm(ROOM)
    await asyncio.sleep(0.5)  # in which it would look hundreds of times
    assert len(looks) <= 10, "and for sweeps"
    assert two.rooms.alarms.missing_rules.is_left_to_others(ROOM) == (written_by_another is foreign), (
        "and no sweep looks again"
    )
    answer = await two.rooms.ask(ROOM, Request("ann", "Ann", m.Resign("r", 0)))
    assert isinstance(answer, Rejected | RetryLater)
    assert answer.code in {Code.RULES_VERSION, Code.UNAVAILABLE}
    assert len(await one.log()) == 2


def test_a_match_without_its_rules_is_looked_at_each_minute_and_reported(caplog: pytest.LogCaptureFixture) -> None:
    now = 1_000.0
    missing = MissingRules(lambda: now)
    table = Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 2))
    table.ask("Ben", m.Join("j", ROOM))
    assert table.room is not None
    record = table.room.record
    missing.add_if_missing(table.room)
    assert not missing.is_left_to_others(record.room), "this node has the rules"
    for _ in range(2):
        missing.add_if_missing(Room(record))
        assert missing.is_left_to_others(record.room)
        assert (missing.waiting(), caplog.messages) == (0, []), "another node may decide"
        now += 600
    for _ in range(2):
        assert not missing.is_left_to_others(record.room)
        missing.add_if_missing(Room(record))
        now += RECHECK_SECONDS
    assert missing.waiting() == 1
    assert caplog.messages == ["matches wait for the rules of their games"]
    now += 600
    assert missing.waiting() == 0


# --- hints ------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def hints(store: Store) -> AsyncIterator[Callable[[int], tuple[Alarms, list[str]]]]:
    """Makes the alarms of a node whose time stands still, and the list of the rooms for which they ring."""
    made: list[Alarms] = []

    def make(now: int) -> tuple[Alarms, list[str]]:
        rung: list[str] = []

        async def ring(room: str) -> None:
            rung.append(room)

        made.append(Alarms(store, lambda _: now, ring))
        made[-1].start()
        return made[-1], rung

    yield make
    for one in made:
        await one.stop()


async def test_rooms_are_rung_for_in_the_order_of_their_alarms(hints: Any) -> None:
    waiting, rung = hints(1_000)
    for room, due in (("later", 9_000), ("second", 1_000), ("first", 10), ("never", 20)):
        waiting.schedule(room, due)
    waiting.schedule("never", None)
    await until(lambda: len(rung) == 2)
    assert rung == ["first", "second"]


async def test_a_node_waits_until_the_first_alarm_is_due(hints: Any) -> None:
    waiting, rung = hints(1_000)
    assert waiting._pause() is None
    waiting.schedule("later", 61_000)
    assert waiting._pause() == 60
    waiting.schedule("first", 31_250)
    assert waiting._pause() == 30.25
    assert rung == []


async def test_alarms_of_a_primary_that_is_away_take_no_place_of_others(
    hints: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "is_away", lambda room: room.startswith("away"))
    waiting, rung = hints(1_000)
    for place in range(3 * alarms.FIRING_LIMIT):
        waiting.schedule(f"away{place}", place)
    waiting.schedule("there", 1_000)
    await until(lambda: rung)
    assert rung == ["there"]


async def test_an_alarm_that_was_put_off_does_not_ring(hints: Any) -> None:
    waiting, rung = hints(1_000)
    waiting.schedule("moved", 500)
    waiting.schedule("moved", 5_000)
    waiting.schedule("other", 700)
    await until(lambda: rung)
    assert rung == ["other"]


async def test_alarms_that_are_put_off_again_and_again_take_no_room(
    hints: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarms, "COMPACT_ABOVE", 10)
    waiting, _ = hints(0)
    for due in range(1, 1_000):
        waiting.schedule("slow", 10**12 + due)
    assert len(waiting._heap) <= 13


async def test_a_node_with_as_many_hints_as_it_may_have_keeps_those_of_its_rooms(
    hints: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarms, "HINTS_LIMIT", 2)
    waiting, rung = hints(1_000)
    for room in ("first", "second", "third"):
        waiting.schedule(room, 10**12)
    waiting.schedule("first", 1_000)
    await until(lambda: rung)
    assert (rung, waiting.hints) == (["first"], {"second": 10**12})
    waiting.schedule("third", 2 * 10**12)
    assert waiting.hints == {"second": 10**12, "third": 2 * 10**12}


async def test_too_late_is_not_answered_while_the_same_command_may_be_on_its_way(
    sites: tuple[Site, Site],
) -> None:
    one, two = sites
    await one.match()
    running, *_ = (await one.clocks()).running
    command = m.Command("x", running.seat, running.choice, ANSWER)
    who = ("ann", "ben")[running.seat]
    one.store.gate, one.store.commits = asyncio.Event(), 0
    on_its_way = asyncio.create_task(one.accepted(who, command, received=running.start))
    await until(lambda: one.store.commits == 1)  # decided in time
    await two.until_due()
    again = Request(who, who.title(), command, two.rooms.clock_of(ROOM).now())
    answer = await two.rooms.ask(ROOM, again)
    assert isinstance(answer, RetryLater), answer
    assert answer.code is Code.TOO_LATE
    one.store.gate.set()
    number = await on_its_way
    assert await two.accepted(who, command, again.received) == number


async def test_a_late_command_is_refused_once_the_clock_has_answered(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await one.match()
    choice, *_ = await open_choices(one)
    await one.until_due()
    command = m.Command("x", choice.seat, choice.id, ANSWER)
    late = Request(("ann", "ben")[choice.seat], "", command, one.rooms.clock_of(ROOM).now())
    assert isinstance(await one.rooms.ask(ROOM, late), RetryLater)
    await one.rooms.fire_alarm(ROOM)
    refused = await one.rooms.ask(ROOM, late)
    assert isinstance(refused, Rejected)
    assert refused.code is Code.CHOICE_CLOSED


async def test_without_a_clock_the_rules_answer_for_a_missing_player(redis: RedisProcess) -> None:
    site = Site(redis.url)
    site.store.start()
    await until(lambda: site.store.run)
    await site.accepted("ann", m.CreateRoom("c", GAME, 2))
    await site.accepted("ben", m.Join("j", ROOM))
    asked = site.published[-1].choices[0].seat
    loaded = await site.rooms.load(ROOM)
    assert loaded is not None
    missing, other = (loaded.room.record.seats[seat] for seat in (asked, 1 - asked))
    assert missing is not None
    assert other is not None
    await site.accepted("clock", Attend("gone", missing.identity, 1))
    site.rooms.start()
    number = await site.accepted(other.identity, m.Vote("v", m.Remedy.RULES))
    await until(lambda: site.published[-1].number > number)
    assert site.published[-1].events[0] == m.TimedOut(asked)
    await site.rooms.stop()
    await site.store.stop()
