"""Bots of rooms without sockets: one answer to each choice whichever node dies, and no hidden information."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from typing import Any

import pytest
import pytest_asyncio

from botyard.bot_runner import runner, worker_entry
from botyard.bot_runner.runner import BotRunner, BotTurn
from botyard.games.random_match import Table
from botyard.metrics import BOT_ANSWERS
from botyard.processes.process_pool import ProcessPool
from botyard.processes.worker_process import Child
from botyard.rooms.decide import create
from botyard.rooms.match import clock
from botyard.rooms.match.bot_timing import Thinking, bot_choices
from botyard.rooms.record import Entry
from botyard.rooms.requests import Accepted, Attend, Request
from botyard.rooms.room import Context, Room
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.messages import BotLevel, Command, CreateRoom, Pace, TimeControl
from tests.bot_runner import broken
from tests.games.players import TABLES
from tests.games.secrets import TWINS
from tests.rooms.site import until_due
from tests.support.faults import FaultyStore
from tests.support.redis import RedisProcess
from tests.support.waiting import until

GAME = "twin_tin_bots"
"""A game in which one seat is asked at a time, with bots of several levels."""
MOST_QUESTIONS = 12
"""So many questions of a match are compared."""
ROOMS = tuple(f"room{number}" for number in range(20))
PATIENCE = 60.0
"""A worker that is only slow is not killed: what its bot has answered is what is tested."""


class Site:
    """One node's rooms and bots, which get no messages of other nodes. It looks at no room before it is started."""

    def __init__(self, url: str) -> None:
        self.store = FaultyStore(url, random.Random(1))
        self.published: list[Entry] = []
        self.workers = ProcessPool(1, worker_entry.__name__, seconds=PATIENCE)
        self.rooms = Rooms(self.store, STORED_NAMES, Thinking(0, 0))
        for room in ROOMS:
            self.rooms.subscribe(room, self.published.append)
        self.bots = BotRunner(self.store, self.workers, self.rooms)
        self.rooms.on_bot_turn = self.bots.due

    async def match(self, level: BotLevel = BotLevel.GREEDY, control: TimeControl | None = None) -> str:
        """A match of Ann and two bots, in which a bot is asked; the room."""
        for room in ROOMS:
            made = CreateRoom("c", GAME, 3, clock=control, bots=(level, level))
            answer = await self.rooms.ask(room, Request("ann", "Ann", made))
            assert isinstance(answer, Accepted), answer
            if self.published[-1].choices[0].seat != 0:
                self.published.clear()
                return room
        raise AssertionError

    async def log(self, room: str) -> list[Entry]:
        """The entries after the start."""
        return await self.rooms.entries(room, 2, 2**40)

    async def answered(self, room: str) -> None:
        """Answer what a bot is asked now, and wait for it."""
        self.bots.due(room)
        await asyncio.gather(*self.bots._tasks.values())

    async def stop(self) -> None:
        await self.bots.stop()
        await self.rooms.stop()
        await self.store.stop()


@pytest.fixture(scope="module")
def idle() -> Iterator[list[Child]]:
    """Workers that one test has left to the next: to start one takes longer than most tests."""
    kept: list[Child] = []
    yield kept
    for child in kept:
        child.end()


@pytest_asyncio.fixture
async def sites(redis: RedisProcess, idle: list[Child]) -> AsyncIterator[tuple[Site, Site]]:
    made = Site(redis.url), Site(redis.url)
    for site in made:
        site.store.start()
        site.workers.workers[0]._child = idle.pop() if idle else None
    await until(lambda: all(site.store.run for site in made))
    yield made
    for site in made:
        if site.store.gate is not None:
            site.store.gate.set()
        await site.rooms.stop()
        await site.bots.finish()
        child, site.workers.workers[0]._child = site.workers.workers[0]._child, None
        if child is not None:
            idle.append(child)
        await site.stop()


def counted(outcome: str, level: str = "greedy") -> float:
    """How many answers of bots of a level have had this outcome so far."""
    return next(
        sample.value
        for metric in BOT_ANSWERS.collect()
        for sample in metric.samples
        if sample.name.endswith("_total") and sample.labels == {"level": level, "outcome": outcome}
    )


async def test_a_bot_answers_its_choice_under_its_own_identity_and_seat(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    room = await one.match()
    before = counted("accepted")
    await one.answered(room)
    (entry,) = await one.log(room)
    loaded = await one.rooms.load(room)
    assert loaded is not None
    assert entry.seat is not None
    bot = loaded.room.record.seats[entry.seat]
    assert bot is not None
    assert (entry.identity, entry.id, bot.bot) == (bot.identity, "bot-1", BotLevel.GREEDY)
    assert isinstance(entry.command, Command)
    assert counted("accepted") == before + 1


async def test_rung_for_by_time_bots_go_on_until_a_person_is_asked(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    one.rooms.start()
    await one.match()
    await until(lambda: one.published and one.published[-1].choices[0].seat == 0)
    assert all(entry.identity.startswith("b-") for entry in one.published)


async def test_another_node_answers_for_a_bot_whose_node_has_died(sites: tuple[Site, Site]) -> None:
    one, two = sites
    room = await one.match()
    await one.stop()  # it never rang
    await until_due(two.rooms, two.store, room)
    await two.rooms.alarms.sweep()
    await until(lambda: two.published)
    assert two.published[0].identity.startswith("b-")
    assert [entry.number for entry in await two.log(room)][:1] == [2]


async def test_a_substitute_bot_answers_for_a_missing_player(sites: tuple[Site, Site]) -> None:
    one, two = sites
    asks: list[tuple[str, Any]] = [("ann", CreateRoom("c", GAME, 2)), ("ben", m.Join("j", ROOMS[0]))]
    for who, ask in asks:
        assert isinstance(await one.rooms.ask(ROOMS[0], Request(who, who.title(), ask)), Accepted)
    asked_first = one.published[-1].choices[0].seat
    loaded = await one.rooms.load(ROOMS[0])
    assert loaded is not None
    missing, other = (loaded.room.record.seats[seat] for seat in (asked_first, 1 - asked_first))
    assert missing is not None
    assert other is not None
    gone = Attend("gone", missing.identity, 1)
    assert isinstance(await one.rooms.ask(ROOMS[0], Request("clock", "", gone)), Accepted)
    vote = m.Vote("v", m.Remedy.BOT, BotLevel.GREEDY)
    assert isinstance(await one.rooms.ask(ROOMS[0], Request(other.identity, other.name, vote)), Accepted)
    one.published.clear()
    await one.stop()  # another node finds it in the alarms
    await until_due(two.rooms, two.store, ROOMS[0])
    await two.rooms.alarms.sweep()
    await until(lambda: two.published)
    assert (two.published[0].seat, two.published[0].identity.startswith("b-")) == (asked_first, True)


async def test_only_one_of_two_nodes_claims_the_choice(sites: tuple[Site, Site]) -> None:
    one, two = sites
    room = await one.match()
    await asyncio.gather(one.answered(room), two.answered(room))
    entries = await one.log(room)
    assert [entry.number for entry in entries] == list(range(2, 2 + len(entries)))
    assert len({entry.id for entry in entries}) == len(entries) == len(one.published) + len(two.published)


async def test_two_that_think_at_once_make_one_entry(sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> None:
    async def granted(*_: object) -> bool:
        return True

    one, two = sites
    room = await one.match()
    before = counted("accepted"), counted("outrun")
    for site in sites:
        monkeypatch.setattr(site.store.rooms, "claim_choice", granted)
        site.store.gate, site.store.commits = asyncio.Event(), 0
    answering = asyncio.gather(one.answered(room), two.answered(room))
    await until(lambda: all(site.store.commits == 1 for site in sites))  # both have decided
    for site in sites:
        assert site.store.gate is not None
        site.store.gate.set()
    await answering
    assert len(await one.log(room)) == 1
    assert (counted("accepted"), counted("outrun")) == (before[0] + 2, before[1])  # the same answer, published once


async def test_a_claim_of_a_dead_node_is_over_after_a_while(sites: tuple[Site, Site], redis: RedisProcess) -> None:
    one, two = sites
    room = await one.match()
    assert await one.store.rooms.claim_choice(room_keys(room), 1, runner.CLAIM_MS)
    await two.answered(room)
    assert await two.log(room) == []
    key = f"{room_keys(room).bot}:1"
    assert 0 < int(redis.ask("PTTL", key)[1:]) <= runner.CLAIM_MS
    redis.ask("PEXPIRE", key, "1")
    await until(lambda: redis.ask("EXISTS", key) == b":0\r\n")
    await until_due(two.rooms, two.store, room)
    await two.rooms.alarms.sweep()
    await until(lambda: two.published)


async def test_an_answer_whose_reply_was_lost_is_not_given_twice(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    room = await one.match()
    one.store.lose_next_reply = True
    await one.answered(room)
    assert [entry.id for entry in await one.log(room)] == ["bot-1"]


async def test_while_the_store_is_away_a_bot_waits(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    room = await one.match()
    one.store.fail_next = True
    await one.answered(room)
    assert await one.log(room) == []
    await one.answered(room)
    assert len(await one.log(room)) == 1


@pytest.mark.parametrize("think", [broken.dies, broken.fails, broken.babbles, broken.cheats])
async def test_for_a_broken_bot_the_rules_answer(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch, think: Callable[..., bytes]
) -> None:
    one, _ = sites
    room = await one.match()
    before = counted("rules")
    monkeypatch.setattr(runner, "think", think)
    await one.answered(room)
    (entry,) = await one.log(room)
    assert isinstance(entry.command, Command)
    assert entry.identity.startswith("b-")
    assert counted("rules") == before + 1


async def test_a_bot_that_hangs_is_tried_twice_and_delays_no_room(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = sites
    room = await one.match()
    (worker,) = one.workers.workers
    worker._seconds = 0.1
    monkeypatch.setattr(runner, "think", broken.hangs)
    await one.answered(room)
    assert len(await one.log(room)) == 1


async def test_a_worker_that_is_killed_over_a_choice_is_made_up_for(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = sites
    room = await one.match()
    (worker,) = one.workers.workers
    think, tries = worker.run, count()

    async def once_dead(function: Any, *arguments: object) -> Any:
        return await think(broken.dies if next(tries) == 0 else function, *arguments)

    monkeypatch.setattr(worker, "run", once_dead)
    before = counted("accepted"), counted("rules")
    await one.answered(room)
    assert (counted("accepted"), counted("rules")) == (before[0] + 1, before[1])
    assert next(tries) == 2


@pytest.mark.usefixtures("long_gap")
async def test_the_clock_is_not_kept_waiting_by_a_bot_that_hangs(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clock.BOUNDS, Pace.LIVE, dict.fromkeys(("bank", "increment", "cap", "turn"), (0, 100)))
    monkeypatch.setattr(clock, "OFF_TURN_LEAST", 0)
    monkeypatch.setattr(runner, "think", broken.hangs)
    monkeypatch.setattr(clock, "EVENT_ANIMATION_MS", 0)
    one, _ = sites
    one.workers.workers[0]._seconds = 0.3
    one.rooms.start()
    before = counted("outrun")
    await one.match(control=TimeControl(Pace.LIVE))
    await until(lambda: one.published)
    assert isinstance(one.published[0].events[0], m.TimedOut)
    await until(lambda: counted("outrun") > before)


async def test_a_bot_that_is_asked_while_another_answers_comes_right_after(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    room = await one.match()
    one.store.gate, one.store.commits = asyncio.Event(), 0
    one.bots.due(room)
    await until(lambda: one.store.commits == 1)  # the answer of the first bot
    one.bots.due(room)  # as if the next bot were asked
    one.store.gate.set()
    await until(lambda: not one.bots._tasks)
    asked_in_turn = [entry.choices[0].seat for entry in await one.log(room)]
    assert len(asked_in_turn) == (1 if asked_in_turn[0] == 0 else 2)


async def test_more_rooms_than_may_wait_are_left_to_the_sweep(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = sites
    monkeypatch.setattr(runner, "WAITING_LIMIT", 3)
    for place in range(5):
        one.bots.due(f"nowhere{place}")
        one.bots.due("nowhere0")
    assert len(one.bots._tasks) == 3
    await asyncio.gather(*one.bots._tasks.values())
    await until(lambda: not one.bots._tasks)


async def test_a_node_that_stops_plays_what_its_bots_have_chosen(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = sites
    room = await one.match()
    thinking, run = asyncio.Event(), one.workers.workers[0].run
    monkeypatch.setattr(runner, "FINISH_SECONDS", 60)  # however busy the machine is

    async def noted(function: Callable[..., Any], *arguments: object) -> Any:
        thinking.set()
        return await run(function, *arguments)

    monkeypatch.setattr(one.workers.workers[0], "run", noted)
    one.bots.due(room)
    await thinking.wait()
    await one.bots.stop()
    assert len(await two.log(room)) == 1
    one.bots.due(room)
    assert not one.bots._tasks


@pytest.mark.parametrize("table", [table for table in TABLES if table.players > 1], ids=str)
def test_the_input_of_a_bot_does_not_depend_on_hidden_information(table: Table) -> None:
    game, bots = table.game, (BotLevel.PLANNER,) * (table.players - 1)
    made = CreateRoom("c", game.name, table.players, options=table.options, bots=bots)
    room = create("r1", Request("ann", "Ann", made), Context(1, bytes(32))).room
    others, secrets, at_once, looked = 0, False, False, 0
    while looked < MOST_QUESTIONS and not game.finished(room.state):
        choices = game.choices(room.state)
        at_once = at_once or len(choices) > 1
        for choice, bot in bot_choices(room.record, choices)[:1]:
            twin = TWINS[game.name](random.Random(1), room.state, room.record.seats_of(bot.identity))
            assert BotTurn(Room(room.record, twin), choice, bot).question() == BotTurn(room, choice, bot).question()
            others += game.dump(twin) != game.dump(room.state)
            secrets = secrets or bool(game.fingerprints(room.state)[1])
            looked += 1
        command = game.time_out(room.state, choices[0].id)
        room = Room(room.record, game.apply(room.state, choices[0].seat, choices[0].id, command).state)
    if secrets and not at_once:  # else hidden answers may be all that is secret, and those of the clock are not
        assert others
