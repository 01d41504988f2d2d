"""The clock machine on a simulated clock: seats answer, sleep, and servers go away, in any order.

And the clock of Redis is set, hours on or back, in the middle of a match: no seat loses time or a turn by it.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.rooms.match import clock
from botyard.rooms.match.clock import BadTimeControl, Clocks, Outage
from botyard.store import scripts
from botyard.store.clock import ClusterClock
from botyard.store.keys import BEAT, CORRECTION
from botyard.store.store import NEW
from botyard_protocol import messages as m
from botyard_protocol.messages import Pace, SeatClock, TimeControl
from tests.rooms.site import ROOM, OneNode, two
from tests.support.cases import cases
from tests.support.default_game import ANSWER, GAME
from tests.support.redis import RedisProcess
from tests.support.toy_game import Ask

LIVE = TimeControl(Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)
SLOW = TimeControl(Pace.SLOW, turn=86_400, off_turn=3_600)
QUICK = TimeControl(Pace.LIVE, bank=10, increment=3, cap=12, off_turn=5)
NOON = 1_790_000_000_000
SEATS = 3


def begun(control: TimeControl = LIVE, seat: int = 0, start: int = NOON) -> Clocks:
    """The clocks at the start of the turn of `seat`, whose first choice is open."""
    return clock.follow(clock.opening(control, SEATS), control, [Ask(1, seat)], (seat,), start, start)


def answered(clocks: Clocks, at: int, seat: int, active: int, control: TimeControl = LIVE) -> Clocks:
    """The clocks after the open choice was answered at `at`, and `seat` is asked in the turn of `active`."""
    number = clocks.running[0].choice + 1
    return clock.follow(clocks, control, [Ask(number, seat)], (active,), at, at)


def banks(clocks: Clocks) -> list[int]:
    return [account.bank for account in clocks.accounts]


# --- one rule at a time -----------------------------------------------------------------------------------------


def test_only_the_clock_of_the_seat_that_is_asked_runs() -> None:
    clocks = begun()
    assert [(running.seat, running.off_turn) for running in clocks.running] == [(0, False)]
    assert clock.deadline(clocks, clocks.running[0]) == NOON + 300_000


def test_time_passes_until_the_answer_came_in_and_the_increment_comes_at_the_end_of_the_turn() -> None:
    later = answered(begun(), NOON + 42_000, seat=0, active=0)
    assert banks(later) == [258_000, 300_000, 300_000]
    assert banks(answered(later, NOON + 50_000, seat=1, active=1)) == [260_000, 300_000, 300_000]


def test_an_increment_fills_a_bank_to_its_cap_at_most() -> None:
    full = msgspec.structs.replace(LIVE, bank=595, cap=600)
    assert banks(answered(begun(full), NOON + 1_000, 1, 1, full))[0] == 600_000


def test_a_question_in_another_seats_turn_takes_from_the_small_bank_while_the_turn_waits() -> None:
    asked = answered(begun(), NOON + 1_000, seat=1, active=0)
    back = answered(asked, NOON + 21_000, seat=0, active=0)
    assert banks(back) == [299_000, 300_000, 300_000]
    assert [account.off_turn for account in back.accounts] == [60_000, 40_000, 60_000]


def together(clocks: Clocks, at: int, seats: tuple[int, ...], control: TimeControl, turn_over: bool) -> Clocks:
    """Ask `seats` at once, at `at`: by the choices that were open already, or by new ones when the turn was over."""
    still_open = {running.seat: running.choice for running in clocks.running}
    choices = [Ask(20 + seat if turn_over else still_open[seat], seat) for seat in seats]
    return clock.follow(clocks, control, choices, seats, at, at, turn_over)


def begun_together(control: TimeControl) -> Clocks:
    """The clocks at the start of the first turns of all seats, at once."""
    choices = [Ask(1 + seat, seat) for seat in range(SEATS)]
    return clock.follow(clock.opening(control, SEATS), control, choices, (0, 1, 2), NOON, NOON)


def test_seats_that_choose_at_once_all_have_their_turn_and_the_increment_at_its_end() -> None:
    clocks = begun_together(LIVE)
    assert [(running.seat, running.off_turn) for running in clocks.running] == [(0, False), (1, False), (2, False)]
    clocks = together(clocks, NOON + 30_000, (0, 2), LIVE, turn_over=False)
    assert banks(clocks) == [300_000, 280_000, 300_000]
    clocks = together(clocks, NOON + 50_000, (2,), LIVE, turn_over=False)
    assert banks(clocks) == [260_000, 280_000, 300_000]
    clocks = together(clocks, NOON + 70_000, (0, 1, 2), LIVE, turn_over=True)
    assert banks(clocks) == [260_000, 280_000, 240_000], "the last to answer has finished a turn as the others have"
    assert {running.start for running in clocks.running} == {NOON + 70_000}


def test_in_a_slow_match_seats_that_choose_at_once_all_have_the_whole_time_again() -> None:
    clocks = together(begun_together(SLOW), NOON + 4_000_000, (2,), SLOW, turn_over=False)
    clocks = together(clocks, NOON + 5_000_000, (0, 1, 2), SLOW, turn_over=True)
    assert banks(clocks) == [86_400_000] * 3


def test_the_clocks_of_one_active_seat_are_stored_as_before() -> None:
    """Nodes of the release before read them."""
    assert begun().active == 0
    stored = msgspec.msgpack.encode(begun_together(LIVE))
    assert msgspec.msgpack.decode(stored, type=Clocks).active_seats == (0, 1, 2)


def test_in_a_slow_match_every_turn_and_every_question_have_their_own_time() -> None:
    clocks = answered(begun(SLOW), NOON + 80_000_000, 1, 1, SLOW)
    assert clocks.accounts[1].bank == 86_400_000
    clocks = answered(clocks, NOON + 80_000_000, 0, 1, SLOW)
    assert clocks.accounts[0].off_turn == 3_600_000
    assert banks(answered(clocks, NOON + 80_000_000, 0, 0, SLOW))[0] == 86_400_000


def test_in_a_slow_match_a_second_question_in_another_turn_has_the_whole_time_again() -> None:
    first = answered(begun(SLOW), NOON, seat=1, active=0, control=SLOW)
    back = answered(first, NOON + 3_000_000, seat=0, active=0, control=SLOW)
    assert back.accounts[1].off_turn == 600_000
    second = answered(back, NOON + 3_100_000, seat=1, active=0, control=SLOW)
    assert clock.deadline(second, second.running[0]) == NOON + 3_100_000 + 3_600_000


def test_no_clock_runs_when_the_match_is_over() -> None:
    over = clock.follow(begun(), LIVE, [], (), NOON + 5, NOON + 5)
    assert over.running == ()
    assert clock.next_alarm(over) is None


@pytest.mark.parametrize(("events", "ms"), [(0, 0), (1, 150), (10, 1_500), (33, 4_950), (34, 5_000), (400, 5_000)])
def test_a_clock_waits_for_the_animation(events: int, ms: int) -> None:
    assert clock.animation_ms(events) == ms


def test_the_third_time_out_in_a_row_makes_a_seat_absent_and_its_alarms_early() -> None:
    clocks = clock.with_time_out(clock.with_time_out(begun(), 0), 0)
    assert not clocks.accounts[0].absent
    clocks = clock.with_time_out(clocks, 0)
    assert clock.next_alarm(clocks) == NOON + clock.ABSENT_MS
    assert clock.deadline(clocks, clocks.running[0]) == NOON + 300_000
    assert clock.next_alarm(clock.with_seat_back(clocks, 0)) == NOON + 300_500
    assert not clock.with_time_out(clock.with_seat_back(clocks, 0), 0).accounts[0].absent


def test_clocks_are_sent_relative_to_now() -> None:
    clocks = begun(start=NOON + 600)
    assert clock.clock_view(clocks, NOON)[:2] == (SeatClock(300_000, 60_000, 300_600, 600), SeatClock(300_000, 60_000))
    assert clock.clock_view(clocks, NOON + 1_600)[0] == SeatClock(300_000, 60_000, 299_000, 0)
    assert clock.clock_view(clocks, NOON + 900_000)[0].deadline == 0
    assert clock.clock_view(None, NOON) == ()


# --- outages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outages", "given"),
    [
        ([(-9_000, -1)], 0),  # before it began to run
        ([(-9_000, 1_000)], 1_000),  # it was to begin to run meanwhile
        ([(5_000, 9_000)], 4_000),
        ([(5_000, 9_000), (20_000, 21_000)], 5_000),
        ([(299_000, 400_000)], 101_000),
        ([(299_000, 400_000), (400_500, 410_000)], 110_500),  # what was given makes room for more
        ([(300_001, 400_000)], 0),  # its time was up before
    ],
)
def test_outages_are_given_back_once(outages: list[Outage], given: int) -> None:
    shifted = [(NOON + began, NOON + ended) for began, ended in outages]
    clocks, grants = clock.give_back(begun(), shifted)
    assert grants == (((0, given),) if given else ())
    assert clock.next_alarm(clocks) == NOON + 300_500 + given
    assert clocks.accounts[0].granted == given
    assert clock.give_back(clocks, shifted) == (clocks, ())


def test_only_outages_since_a_clock_began_to_run_matter() -> None:
    outages = ((NOON + 50, NOON + 60), (NOON - 20, NOON - 10), (NOON - 5, NOON + 5))
    assert clock.outages_while_running(begun(), outages) == ((NOON - 5, NOON + 5), (NOON + 50, NOON + 60))
    assert clock.outages_while_running(None, outages) == ()


# --- any course of events ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Move:
    """A player is asked and thinks for `think` ms; no node serves in `outages` (pause, length)."""

    think: int
    outages: tuple[tuple[int, int], ...]
    animation: int
    ends_turn: bool
    asked: int


MOVES = st.lists(
    st.builds(
        Move,
        st.integers(0, 16_000),
        st.lists(st.tuples(st.integers(0, 6_000), st.integers(1, 9_000)), max_size=3).map(tuple),
        st.integers(0, 40),
        st.booleans(),
        st.integers(0, SEATS - 1),
    ),
    min_size=1,
    max_size=25,
)


def served(start: int, to: int, outages: list[Outage]) -> int:
    """How long a node served between two moments: what a clock may take."""
    away = sum(max(0, min(ended, to) - max(began, start)) for began, ended in outages)
    return max(0, to - start - away)


@dataclass
class Simulation:
    """A match of questions and answers. It keeps its own books."""

    now: int = NOON
    outages: list[Outage] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clocks = begun(QUICK)
        self.absent = 0

    def play(self, move: Move) -> None:
        """Let time pass; then the seat that is asked answers, if it is in time, else its time is out."""
        (running,) = self.clocks.running
        self._pass(running.start, move)
        before, left = self.clocks, _left(self.clocks)
        self.clocks, _ = clock.give_back(self.clocks, self.outages)
        assert [(a.bank, a.off_turn) for a in self.clocks.accounts] == [(a.bank, a.off_turn) for a in before.accounts]
        deadline, alarm = clock.deadline(self.clocks, running := self.clocks.running[0]), clock.next_alarm(self.clocks)
        assert alarm is not None
        taken = served(running.start, self.now, self.outages)
        assert (self.now <= deadline) == (taken <= left)
        if not self.clocks.accounts[running.seat].absent:
            assert alarm == deadline + 500
        if self.now <= deadline:
            self._answer(move, taken, left)
        else:
            assert served(running.start, deadline, self.outages) == left
            self._time_out(move, max(self.now, alarm), left)

    def _pass(self, start: int, move: Move) -> None:
        """Let the outages of a move and the time to think pass, from the start of the clock on."""
        moment = max(start, self.now)
        for pause, length in move.outages:
            self.outages.append((moment + pause, moment + pause + length))
            moment += pause + length
        self.now = moment + move.think

    def _answer(self, move: Move, taken: int, left: int) -> None:
        """Answer in time: of the time that was left, what was taken is gone."""
        seat = self.clocks.running[0].seat
        self._follow(move, self.now, left - taken)
        self.clocks = clock.with_seat_back(self.clocks, seat)

    def _time_out(self, move: Move, at: int, left: int) -> None:
        """Note that the alarm of the seat that is asked has rung, and ask the next."""
        seat = self.clocks.running[0].seat
        self.now = at
        self.clocks = clock.with_time_out(self.clocks, seat)
        self.absent += self.clocks.accounts[seat].absent
        self._follow(move, at, 0)

    def _follow(self, move: Move, at: int, rest: int) -> None:
        """Ask the next seat, in this turn or the next one. `rest`: what is left to the seat that was asked."""
        (running,), (active,) = self.clocks.running, self.clocks.active_seats
        then = (active + 1) % SEATS if move.ends_turn else active
        asked = then if move.ends_turn else move.asked
        start = self.now + clock.animation_ms(move.animation)
        after = clock.follow(self.clocks, QUICK, [Ask(running.choice + 1, asked)], (then,), at, start)
        self._balance(self.clocks, after, running, rest, move.ends_turn)
        self.clocks = after

    def _balance(self, before: Clocks, after: Clocks, running: Any, rest: int, ends_turn: bool) -> None:
        """Check that every bank is what it was, but that `rest` is left of one, and one has got its increment."""
        expected = [[account.bank, account.off_turn] for account in before.accounts]
        expected[running.seat][running.off_turn] = rest
        for seat in before.active_seats if ends_turn else ():
            bank = expected[seat][0]
            expected[seat][0] = max(bank, min(bank + 3_000, 12_000))
        assert [[account.bank, account.off_turn] for account in after.accounts] == expected
        assert all(0 <= bank <= 12_000 and 0 <= off_turn <= 5_000 for bank, off_turn in expected)


def _left(clocks: Clocks) -> int:
    """What is left of the bank or of the time off turn by which the only clock runs."""
    (running,) = clocks.running
    account = clocks.accounts[running.seat]
    return account.off_turn if running.off_turn else account.bank


@settings(max_examples=cases(100), deadline=None)
@given(MOVES)
def test_no_time_is_lost_or_made_and_none_passes_during_outages(moves: list[Move]) -> None:
    simulation = Simulation()
    for move in moves:
        simulation.play(move)


@settings(max_examples=cases(100), deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 60_000), st.integers(0, 60_000))
def test_an_answer_in_time_costs_the_same_whenever_it_is_decided(taken: int, late: int, later: int) -> None:
    decided = [
        clock.follow(begun(QUICK), QUICK, [Ask(2, 1)], (1,), NOON + taken, NOON + taken + delay)
        for delay in (late, later)
    ]
    assert banks(decided[0]) == banks(decided[1]) == [min(10_000 - taken + 3_000, 12_000), 10_000, 10_000]


# --- controls ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("control", [LIVE, SLOW, QUICK, TimeControl(Pace.LIVE, 10, 0, 10, 0, 5)])
def test_a_control_within_its_bounds_can_be_played_by(control: TimeControl) -> None:
    clock.check(control)


@pytest.mark.parametrize(
    ("control", "changes", "field"),
    [
        (LIVE, {"bank": 9}, "bank"),
        (LIVE, {"bank": 7_201}, "bank"),
        (LIVE, {"increment": 301}, "increment"),
        (LIVE, {"cap": 299}, "cap"),
        (LIVE, {"cap": 14_401}, "cap"),
        (LIVE, {"turn": 3_600}, "turn"),
        (LIVE, {"off_turn": 4}, "off_turn"),
        (LIVE, {"off_turn": 301}, "off_turn"),
        (SLOW, {"turn": 3_599}, "turn"),
        (SLOW, {"turn": 14 * 86_400 + 1}, "turn"),
        (SLOW, {"bank": 10}, "bank"),
        (SLOW, {"cap": 10}, "cap"),
        (SLOW, {"off_turn": 86_401}, "off_turn"),
    ],
)
def test_a_control_beyond_its_bounds_is_refused_by_the_name_of_the_field(
    control: TimeControl, changes: dict[str, int], field: str
) -> None:
    with pytest.raises(BadTimeControl, match=rf"^clock\.{field}:"):
        clock.check(msgspec.structs.replace(control, **changes))


# --- the clock of Redis is set ----------------------------------------------------------------------------------


MINUTE = TimeControl(Pace.LIVE, bank=60, cap=60, off_turn=10)
HOUR = 3_600
SLACK_MS = 30_000
"""What a test may take."""

AHEAD = "test:ahead"
SET_CLOCK = f"""
local function clock()
  local time = redis.call('TIME')
  local ahead = tonumber(redis.call('GET', '{AHEAD}') or '0')
  return {{string.format('%.0f', tonumber(time[1]) + ahead), time[2]}}
end
"""


@pytest.fixture
def settable_clock(long_gap: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts as they are, but for the time of Redis, which is so many seconds ahead as a key says."""
    for script in (scripts.COMMIT, scripts.HEARTBEAT):
        assert "redis.call('TIME')" in script.source
        source = SET_CLOCK + script.source.replace("redis.call('TIME')", "clock()")
        monkeypatch.setattr(script, "source", source)
        monkeypatch.setattr(script, "sha", scripts.sha_of(source))


class Site(OneNode):
    """One node's rooms."""

    async def accepted_now(self, who: str, ask: Any) -> int:
        """The number of a request that came in just now and is accepted."""
        return await self.accepted(who, ask, self.rooms.clock_of(ROOM).now())


@pytest_asyncio.fixture
async def sites(redis: RedisProcess, settable_clock: None) -> AsyncIterator[tuple[Site, Site]]:
    async with two(Site, redis.url) as made:
        yield made


async def play(site: Site, turn: int) -> None:
    """Answer the first open choice."""
    choice, *_ = (await site.log())[-1].choices
    await site.accepted_now(("ann", "ben")[choice.seat], m.Command(f"k{turn}", choice.seat, choice.id, ANSWER))


@pytest.mark.parametrize("hours", [1, -1, 30, -30])
async def test_a_clock_that_is_set_takes_no_time_from_any_seat(
    redis: RedisProcess, sites: tuple[Site, Site], hours: int
) -> None:
    one, two = sites
    for site in sites:
        site.rooms.start()
    await one.accepted_now("ann", m.CreateRoom("c", GAME, 2, "", clock=MINUTE))
    await two.accepted_now("ben", m.Join("j", ROOM))
    for turn, (site, ahead) in enumerate([(one, 0), (two, hours), (one, hours), (one, 0), (two, 0)]):
        redis.ask("SET", AHEAD, str(ahead * HOUR))
        for other in sites:
            await other.rooms.fire_alarm(ROOM)
        await play(site, turn)
    entries = await one.log()
    assert not [entry for entry in entries if any(isinstance(event, m.TimedOut) for event in entry.events)]
    assert [entry.time for entry in entries] == sorted(entry.time for entry in entries)
    assert entries[-1].time - entries[0].time < SLACK_MS
    clocks = entries[-1].clocks
    assert clocks is not None
    assert all(60_000 - SLACK_MS < account.bank <= 60_000 for account in clocks.accounts)
    assert not [entry for entry in entries if any(isinstance(event, m.TimeGranted) for event in entry.events)]
    for site in sites:
        clock = site.rooms.clock_of(ROOM)
        await clock.heartbeat()
        assert clock.outages == ()
        assert abs(clock.correction) < SLACK_MS


async def test_all_nodes_keep_their_time_while_the_clock_is_set(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = (site.rooms.clock_of(ROOM) for site in sites)
    for node in (one, two):
        await node.heartbeat()
    began = one.now()
    for hours in (1, 30, 0, -1):
        redis.ask("SET", AHEAD, str(hours * HOUR))
        for node in (two, one):
            await node.heartbeat()
            assert abs(node.now() - began) < SLACK_MS  # of two nodes, each rounded to milliseconds
            assert node.outages == ()
        assert one.correction == two.correction
        assert abs(one.correction + hours * HOUR * 1000) < SLACK_MS
    assert len([record for record in caplog.records if "clock of Redis was set" in record.message]) == 4
    late = ClusterClock(sites[0].store, sites[0].store.primaries[0])  # a node that starts now
    await late.heartbeat()
    assert abs(late.now() - one.now()) < SLACK_MS


async def test_the_correction_of_a_clock_ends_slowly(redis: RedisProcess, sites: tuple[Site, Site]) -> None:
    store = sites[0].store
    redis.ask("SET", CORRECTION, "-30")
    for expected in (-10, 0, 0):
        redis.ask("SET", BEAT, str(sites[0].rooms.clock_of(ROOM).now() - 11_000))  # in an earlier span of 10 s
        beat = await store.heartbeat(store.primaries[0], 0, 0, NEW)
        assert beat.correction == expected
