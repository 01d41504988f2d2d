"""Matches without active players are adjourned or end, by entries that are verified like all others."""

import random

import pytest

from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.replay.verify import verify
from botyard.rooms import commit_plan
from botyard.rooms import room as rooms_room
from botyard.rooms.commit_plan import plan_commit
from botyard.rooms.match import desertion
from botyard.rooms.match.bot_timing import bot_choices
from botyard.rooms.match.clock import due_alarm, next_alarm
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Record
from botyard.rooms.requests import CLOCK, Attend, Deserted, Request
from botyard.rooms.room import Room, answerable_choices
from botyard.rooms.runtime import stored_rooms
from botyard.store.keys import idle_key, room_keys, shard_of
from botyard_protocol import messages as m
from botyard_protocol.messages import Abandoned, BotLevel, Pace, Remedy, Status, TimeControl
from tests.games.players import PLAYERS
from tests.net.table import Table as Guests
from tests.net.table import start_match
from tests.replay.matches import Table, match_of
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

LIVE = TimeControl(Pace.LIVE, bank=10, increment=0, cap=10, off_turn=10)
SLOW = TimeControl(Pace.SLOW, turn=86_400, off_turn=3_600)


def bots_table(clock: TimeControl | None, players: int = 6) -> Table:
    """A match of Ann alone with bots."""
    table = Table()
    bots = (BotLevel.PLANNER,) * (players - 1)
    table.ask("Ann", m.CreateRoom("c", GAME, players, clock=clock, bots=bots))
    return table


def at(table: Table) -> Room:
    assert table.room is not None
    return table.room


def go_on(table: Table, chance: random.Random) -> None:
    """Do the next act without people: a bot answers, or else the rules for a player whose time is up."""
    room = at(table)
    if busy := bot_choices(room.record, answerable_choices(room)):
        choice, bot = busy[0]
        view = GAMES[GAME].view(room.state, room.record.seats_of(bot.identity))
        command = PLAYERS[GAME](chance, choice, view)
        table.ask(bot.identity, m.Command(f"c{len(table.entries)}", choice.seat, choice.id, command))
        return
    alarm = next_alarm(room.record.clocks)
    assert alarm is not None
    table.now = max(table.now, alarm)
    due = due_alarm(room.record.clocks, table.now)
    assert due is not None
    table.ask(CLOCK, due)


def deserted(seed: int = 1) -> Table:
    """A table of bots whose only person never answers, up to where that is noticed."""
    table, chance = bots_table(LIVE), random.Random(seed)
    while (request := desertion.due_adjournment(at(table))) is None:
        assert len(table.entries) < 200
        go_on(table, chance)
    table.ask(request.identity, request.ask)
    return table


def test_bots_do_not_play_on_once_their_only_person_is_absent() -> None:
    table = deserted()
    record = at(table).record
    assert record.absence is not None
    assert record.absence.adjourned == table.now
    assert bot_choices(record, answerable_choices(at(table))) == []
    assert (next_alarm(record.clocks), record.clocks and record.clocks.running) == (None, ())
    assert desertion.due_adjournment(at(table)) is None
    assert isinstance(table.entries[-1].events[-1], m.AbsenceChanged)


def test_a_player_who_comes_back_goes_on() -> None:
    table = deserted()
    table.ask("Ann", m.Vote("v", Remedy.GO_ON))
    record = at(table).record
    assert (record.absence, record.halted) == (None, False)
    assert record.clocks is not None
    assert not record.clocks.accounts[record.seats_of("ann")[0]].absent
    assert m.SeatReturned(record.seats_of("ann")[0]) in table.entries[-1].events
    assert desertion.due_adjournment(at(table)) is None
    go_on(table, random.Random(1))


def test_a_person_who_is_not_connected_leaves_no_bots_behind() -> None:
    table = bots_table(LIVE)
    table.now += 100_000
    assert desertion.due_adjournment(at(table)) is None
    table.ask("Clock", Attend("gone", "ann", table.now - 90_000))
    assert desertion.due_adjournment(at(table)) is not None


@pytest.mark.parametrize("clock", [None, SLOW])
def test_without_a_live_clock_bots_wait_for_their_person_anyway(clock: TimeControl | None) -> None:
    table = bots_table(clock)
    table.now += 200_000
    if clock is None:
        table.ask("Clock", Attend("gone", "ann", table.now - 190_000))
    assert desertion.due_adjournment(at(table)) is None
    with pytest.raises(Refused):
        table.ask(CLOCK, Deserted("d"))


def test_a_match_of_people_goes_on_by_its_clocks() -> None:
    table = Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 2, clock=LIVE))
    table.ask("Ben", m.Join("j", "room1"))
    for name in ("ann", "ben"):
        table.now += 100_000
        table.ask("Clock", Attend(f"gone-{name}", name, table.now - 90_000))
    assert desertion.due_adjournment(at(table)) is None


def test_a_match_in_which_nothing_is_done_ends_without_a_result_and_is_verified() -> None:
    table = deserted()
    with pytest.raises(Refused):
        table.ask(CLOCK, Deserted("early", over=True))
    table.now += desertion.ALONE_IDLE_MS
    request = desertion.end_of_idleness(at(table).record)
    table.ask(request.identity, request.ask)
    record = at(table).record
    assert (record.status, record.abandoned) == (Status.FINISHED, Abandoned.DESERTED)
    assert verify(match_of(table)).faults == ()


def test_a_match_with_too_long_a_log_is_adjourned_after_each_further_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 2))
    table.ask("Ben", m.Join("j", "room1"))
    request = desertion.adjournment_of_long_match(at(table).record)
    assert request is not None
    with pytest.raises(Refused):
        table.ask(request.identity, request.ask)
    monkeypatch.setattr(desertion, "MATCH_ENTRIES", len(table.entries))
    plan = plan_commit("room1", LoadedRoom(1, len(table.entries), at(table)), request, table.now + 1, ())
    assert plan.follow_up is None
    table.ask(request.identity, request.ask)
    assert at(table).record.halted
    voted = m.Vote("v", Remedy.GO_ON)
    plan = plan_commit("room1", LoadedRoom(1, 3, at(table)), Request("ann", "Ann", voted), table.now + 1, ())
    assert plan.follow_up is not None
    assert isinstance(plan.follow_up.ask, Deserted)
    table.ask("Ann", voted)
    table.ask(CLOCK, plan.follow_up.ask)
    assert at(table).record.halted
    table.now += desertion.IDLE_MS
    over = desertion.end_of_idleness(at(table).record)
    table.ask(over.identity, over.ask)
    assert verify(match_of(table)).faults == ()


def test_a_long_log_before_a_match_takes_only_what_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 3))
    table.ask("Ben", m.Join("j", "room1"))
    monkeypatch.setattr(commit_plan, "OPEN_ENTRIES", 2)
    seen = LoadedRoom(1, 2, at(table))
    for ask in (m.Join("k", "room1"), m.ChangeRoom("x", players=2), m.AddBot("b", BotLevel.RANDOM)):
        with pytest.raises(Refused, match="takes no more changes"):
            plan_commit("room1", seen, Request("ann", "Ann", ask), table.now + 1, ())
    plan_commit("room1", seen, Request("ben", "Ben", m.LeaveSeat("l", 1)), table.now + 1, ())
    plan_commit("room1", seen, Request("ann", "Ann", m.Start("s")), table.now + 1, ())


def test_people_have_longer_than_a_person_alone_and_a_running_clock_has_no_such_end() -> None:
    table = Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 2))
    table.ask("Ben", m.Join("j", "room1"))
    record: Record = at(table).record
    assert (desertion.idle_since(record), desertion.is_alone(record)) == (record.time, False)
    table.now = record.time + desertion.IDLE_MS - 10
    with pytest.raises(Refused):
        table.ask(CLOCK, Deserted("early", over=True))
    table.now = record.time + desertion.IDLE_MS
    table.ask(CLOCK, Deserted("late", over=True))
    assert at(table).record.abandoned is Abandoned.DESERTED
    assert desertion.idle_since(at(bots_table(SLOW)).record) is None


@pytest.fixture
def no_tidying(monkeypatch: pytest.MonkeyPatch) -> None:
    """The node does not tidy of itself: it might put back the time that the test has set."""
    monkeypatch.setattr("botyard.lobby.index.FIRST_TIDY_SECONDS", 3_600.0)


@pytest.mark.usefixtures("no_tidying")
async def test_a_node_ends_a_match_to_which_no_player_comes_back(
    node: LiveNode, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Guests() as guests:
        ann, ben = await guests.guest(node, "Ann"), await guests.guest(node, "Ben")
        room = await start_match(ann, ben)
        index = idle_key(shard_of(room))
        await until(lambda: redis.ask("SISMEMBER", "{botyard:lobby}:playing", room) == b":1\r\n")
        await node.node.lobby.tidy()
        assert float(redis.ask("ZSCORE", index, room).split(b"\r\n")[1]) > 0
        monkeypatch.setattr(desertion, "ALONE_IDLE_MS", 0)
        redis.ask("ZADD", index, "1", room)
        await node.node.lobby.tidy()
        assert float(redis.ask("ZSCORE", index, room).split(b"\r\n")[1]) > desertion.IDLE_MS
        monkeypatch.setattr(desertion, "IDLE_MS", 0)
        with monkeypatch.context() as without_rules:
            without_rules.setattr(rooms_room, "find_rules", lambda game, version: None)
            redis.ask("ZADD", index, "1", room)
            await node.node.lobby.tidy()
            due = float(redis.ask("ZSCORE", index, room).split(b"\r\n")[1])
            assert due > 1, "a node without the rules leaves the match to others"
        redis.ask("ZADD", index, "1", room)
        await node.node.lobby.tidy()
        ending = await ann.next(m.EventFrame, lambda one: any(isinstance(e, m.MatchAbandoned) for e in one.events))
        assert m.MatchAbandoned(Abandoned.DESERTED) in ending.events
        await node.node.lobby.tidy()
        redis.ask("ZADD", index, "1", room)
        await node.node.lobby.tidy()
        assert redis.ask("ZSCORE", index, room) == b"$-1\r\n"


async def test_a_match_that_a_guest_played_alone_is_kept_for_a_while(
    node: LiveNode, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commit_plan, "KEEP_MS", 0)
    async with Guests() as guests:
        ann = await guests.guest(node, "Ann")
        made = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, bots=(BotLevel.RANDOM,)))
        await ann.ask(lambda id: m.Watch(id, made.room))
        seat = (await ann.next(m.Snapshot)).audience[0]
        assert isinstance(await ann.ask(lambda id: m.Resign(id, seat)), m.Accepted)
        packed = room_keys(made.room).packed
        node.node.rooms.retention.schedule(made.room)
        await until(lambda: redis.ask("EXISTS", packed) == b":1\r\n")
        kept = int(redis.ask("TTL", packed)[1:])
        assert 0 < kept <= stored_rooms.PASSING_KEPT_SECONDS
