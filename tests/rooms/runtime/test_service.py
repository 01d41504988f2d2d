"""Two nodes deciding on one Redis: one log, every command once, no refusal that the log contradicts."""

import asyncio
import logging
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from botyard.background_tasks import spawn
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, dump_entry
from botyard.rooms.requests import Accepted, Alarm, Answer, Rejected, Request, RetryLater
from botyard.rooms.room import Room
from botyard.rooms.runtime import actor
from botyard.rooms.runtime.actor import Actors
from botyard.rooms.runtime.service import MAILBOX_LIMIT
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard_protocol.codes import Code
from botyard_protocol.messages import Command, CreateRoom, Durability, Join, LeaveSeat, Resign, Start, Status
from tests.rooms.site import ROOM, OneNode, pair
from tests.support.default_game import GAME, RULES, any_answer
from tests.support.redis import RedisProcess
from tests.support.waiting import fields, until


class Site(OneNode):
    """One node's rooms, what they published, and which are in the index."""

    def __init__(self, url: str, seed: int = 1) -> None:
        super().__init__(url, seed)
        self.indexed: list[str] = []
        self.rooms.on_listing = self.indexed.append


sites = pair(Site)


CREATE = CreateRoom("c", GAME, 3)


async def open_room(site: Site, players: int = 3) -> None:
    assert await site.accepted("ann", CreateRoom("c", GAME, players)) == 1


async def match(site: Site) -> Any:
    """A match of two in which a choice is open."""
    await open_room(site, players=2)
    assert await site.accepted("ben", Join("j", ROOM)) == 2
    return (await open_choices(site))[0]


async def open_choices(site: Site) -> tuple[Any, ...]:
    loaded = await site.loaded()
    return choices_of(loaded.room)


def choices_of(room: Room) -> tuple[Any, ...]:
    return RULES.choices(room.state)


async def answer_to(site: Site, choice: Any, id: str, rng: random.Random) -> tuple[str, Command]:
    """The identity that may answer a choice, and a legal answer."""
    room = (await site.loaded()).room
    occupant = room.record.seats[choice.seat]
    assert occupant is not None
    return occupant.identity, Command(id, choice.seat, choice.id, any_answer(rng))


async def log_of(site: Site) -> list[Entry]:
    return await site.rooms.entries(ROOM, 1, 2**40)


# --- one node ---------------------------------------------------------------------------------------------------


async def test_an_accepted_request_is_published_with_its_number_and_stored(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    assert await one.ask("ann", CREATE) == Accepted(1, Durability.FSYNC)
    assert await one.ask("ben", Join("j", ROOM)) == Accepted(2, Durability.FSYNC)
    assert one.published == await log_of(one)
    assert [(entry.number, entry.identity, entry.id) for entry in await log_of(one)] == [
        (1, "ann", "c"),
        (2, "ben", "j"),
    ]


@pytest.mark.parametrize("room", ["nowhere", "..", "a:b", "-", "room1:log", "x" * 40])
async def test_a_room_that_is_not_there_is_refused(sites: tuple[Site, Site], room: str) -> None:
    one, _ = sites
    await open_room(one)
    answer = await one.ask("ben", Join("j", room), room=room)
    assert isinstance(answer, Rejected)
    assert answer.code is Code.NO_SUCH_ROOM
    assert len(one.published) == 1


async def test_making_a_room_again_is_the_same_room(sites: tuple[Site, Site]) -> None:
    one, two = sites
    assert await one.accepted("ann", CREATE) == 1
    assert await two.accepted("ann", CREATE) == 1
    other = await two.ask("ann", msgspec.structs.replace(CREATE, players=4))
    assert isinstance(other, Rejected)
    assert other.code is Code.ID_REUSED
    assert isinstance(await two.ask("ben", CREATE), Rejected)
    assert len(await log_of(one)) == 1


async def test_only_a_changed_line_is_indexed(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    choice = await match(one)
    assert one.indexed == [ROOM, ROOM]
    await one.accepted(*await answer_to(one, choice, "x", random.Random(1)))
    assert one.indexed == [ROOM, ROOM]
    await one.accepted("ann", Resign("r", 0))
    assert one.indexed == [ROOM, ROOM, ROOM]


async def test_a_full_mailbox_asks_to_retry_and_other_rooms_go_on(
    sites: tuple[Site, Site],
) -> None:
    one, _ = sites
    await open_room(one)
    one.store.gate = asyncio.Event()
    waiting = [asyncio.ensure_future(one.ask(f"i{place}", Join("j", ROOM))) for place in range(MAILBOX_LIMIT)]
    await until(lambda: one.store.commits == 2)
    answer = await one.ask("late", Join("j", ROOM))
    assert isinstance(answer, RetryLater)
    assert answer.code is Code.BUSY
    missing = await asyncio.wait_for(one.ask("ben", Join("j", "elsewhere"), room="elsewhere"), 60)
    assert isinstance(missing, Rejected)
    one.store.gate.set()
    answers = await asyncio.gather(*waiting)
    assert sum(isinstance(one, Accepted) for one in answers) == 2
    assert isinstance(await one.ask("late", Join("j", ROOM)), Rejected)


async def test_unused_rooms_are_forgotten(sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = sites
    monkeypatch.setattr(actor, "CACHED_ROOMS", 3)
    await open_room(one)
    for place in range(20):
        await one.ask("ben", Join("j", f"nowhere{place}"), room=f"nowhere{place}")
    assert len(one.rooms.actors.by_room) == 3
    assert await one.accepted("ben", Join("j", ROOM)) == 2


async def test_a_room_that_is_let_go_of_leaves_only_its_ids_in_memory_and_goes_on(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await open_room(one)
    one.store.gate = asyncio.Event()
    joining = asyncio.ensure_future(one.ask("ben", Join("j", ROOM)))
    await until(lambda: one.store.commits == 2)
    one.rooms.release(ROOM)  # in the middle of a commit nothing is let go of
    assert len(one.rooms.actors.by_room) == 1
    one.store.gate.set()
    assert isinstance(await joining, Accepted)
    one.rooms.release(ROOM)
    one.rooms.release(ROOM)
    assert one.rooms.actors.of(ROOM).seen is None
    assert await one.accepted("cid", Join("k", ROOM)) == 3
    assert [entry.number for entry in one.published] == [1]  # a release ends the subscription at once


async def test_a_room_that_cannot_be_read_stops_nothing_else(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = sites
    await open_room(one)
    redis.ask("HSET", room_keys(ROOM).head, "record", b"\xc1")
    answer = await two.ask("ben", Join("j", ROOM))
    assert isinstance(answer, RetryLater)
    assert fields(caplog, "a room cannot be read")["room"] == ROOM
    assert await two.accepted("ann", CREATE, room="room2") == 1


async def test_a_room_that_cannot_be_read_is_one_error_a_minute_however_often_it_is_asked_for(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = sites
    await open_room(one)
    redis.ask("HSET", room_keys(ROOM).head, "record", b"\xc1")
    with caplog.at_level(logging.DEBUG, "botyard"):
        for attempt in range(3):
            assert isinstance(await two.ask("ben", Join(f"j{attempt}", ROOM)), RetryLater)
    levels = [one.levelno for one in caplog.records if one.getMessage() == "a room cannot be read"]
    assert levels == [logging.ERROR, logging.DEBUG, logging.DEBUG]


async def test_an_entry_that_cannot_be_read_leaves_the_others(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = sites
    await open_room(one)
    redis.ask("XADD", room_keys(ROOM).log, "2-0", "e", b"\x91\xc1")
    assert [entry.number for entry in await log_of(one)] == [1]
    assert fields(caplog, "an entry cannot be read")["room"] == ROOM


# --- two nodes --------------------------------------------------------------------------------------------------


async def test_an_id_sent_again_gets_its_first_number_on_either_node(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await open_room(one)
    join = Join("j", ROOM)
    assert await one.accepted("ben", join) == 2
    assert await two.accepted("cid", Join("k", ROOM, 2)) == 3
    assert [await site.accepted("ben", join) for site in (one, two)] == [2, 2]
    for site in sites:
        answer = await site.ask("ben", Join("j", ROOM, 2))
        assert isinstance(answer, Rejected)
        assert answer.code is Code.ID_REUSED
    assert len(await log_of(one)) == 3


async def test_a_stale_node_refuses_nothing_that_the_room_allows(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await open_room(one)
    assert isinstance(await two.ask("ben", Start("s")), Rejected)  # node two has seen the room without ben
    await one.accepted("ben", Join("j", ROOM))
    assert await two.accepted("ben", LeaveSeat("l", 1)) == 3
    assert await one.accepted("ben", Join("j2", ROOM)) == 4


async def test_a_stale_node_refuses_what_the_room_does_not_allow_any_more(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await open_room(one)
    await two.accepted("ben", Join("j", ROOM))
    await one.accepted("ben", LeaveSeat("l", 1))
    answer = await two.ask("ben", LeaveSeat("l2", 1))
    assert isinstance(answer, Rejected)
    assert answer.code is Code.NOT_YOUR_SEAT


async def test_only_one_of_two_answers_to_a_choice_is_accepted(sites: tuple[Site, Site]) -> None:
    one, two = sites
    choice, rng = await match(one), random.Random(5)
    for turn in range(30):
        who, answer = await answer_to(one, choice, f"a{turn}", rng)
        rival = msgspec.structs.replace(answer, id=f"b{turn}")
        answers = await asyncio.gather(one.ask(who, answer), two.ask(who, rival))
        accepted = [given for given in answers if isinstance(given, Accepted)]
        rejected = [given for given in answers if isinstance(given, Rejected)]
        assert len(accepted) == len(rejected) == 1
        assert rejected[0].code in {Code.CHOICE_CLOSED, Code.NOT_YOUR_TURN}
        choice = (await open_choices(one))[0]
    assert [entry.number for entry in await log_of(one)] == list(range(1, 33))


async def test_a_lost_reply_is_found_again_on_the_other_node(sites: tuple[Site, Site]) -> None:
    one, two = sites
    choice = await match(one)
    who, answer = await answer_to(one, choice, "x", random.Random(1))
    one.store.lose_next_reply = True
    lost = await one.ask(who, answer)
    assert isinstance(lost, RetryLater)
    assert lost.code is Code.UNAVAILABLE
    assert await two.accepted(who, answer) == 3
    assert await one.accepted(who, answer) == 3


async def test_a_lost_reply_is_found_again_after_the_choice_has_moved_on(sites: tuple[Site, Site]) -> None:
    one, two = sites
    rng, choice = random.Random(1), await match(one)
    first = await answer_to(one, choice, "x", rng)
    one.store.lose_next_reply = True
    assert isinstance(await one.ask(*first), RetryLater)
    for turn in range(5):
        await two.accepted(*await answer_to(two, (await open_choices(two))[0], f"y{turn}", rng))
    assert [await site.accepted(*first) for site in (two, one)] == [3, 3]
    assert len(await log_of(one)) == 8


async def test_a_request_that_failed_before_its_commit_can_be_repeated(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await open_room(one)
    one.store.fail_next = True
    assert isinstance(await one.ask("ben", Join("j", ROOM)), RetryLater)
    assert await one.accepted("ben", Join("j", ROOM)) == 2


async def test_a_refusal_without_a_read_of_the_head_is_not_given(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await open_room(one)
    one.store.fail_next = True
    assert isinstance(await one.ask("ann", Join("j", ROOM)), RetryLater)
    assert isinstance(await one.ask("ann", Join("j", ROOM)), Rejected)


async def test_a_caller_that_fails_at_its_answer_keeps_no_other_caller_waiting(
    sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = sites
    await open_room(one)
    answers: list[Answer] = []

    def fail(answer: Answer) -> None:
        answers.append(answer)
        raise RuntimeError("cannot be taken")

    one.rooms.submit(ROOM, Request("ben", "Ben", Join("j", ROOM)), fail)
    assert await asyncio.wait_for(one.accepted("cid", Join("k", ROOM)), 60) == 3
    assert [type(answer) for answer in answers] == [Accepted]
    assert fields(caplog, "an answer was not taken")["error"]


async def test_a_caller_that_goes_away_during_a_commit_harms_no_other_caller(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await open_room(one)
    one.store.gate = asyncio.Event()
    gone = asyncio.ensure_future(one.ask("ben", Join("j", ROOM)))
    waits = asyncio.ensure_future(one.ask("cid", Join("k", ROOM)))
    await until(lambda: one.store.commits == 2)
    gone.cancel()
    one.store.gate.set()
    assert isinstance(await waits, Accepted)
    number = await two.accepted("ben", Join("j", ROOM))
    assert number in {2, 3}
    assert [entry.number for entry in await log_of(one)] == [1, 2, 3]


async def test_conflicts_without_end_are_answered_as_busy(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = sites
    await open_room(one)
    send_commit = one.store.rooms.send_commit

    async def overtaken(*arguments: Any) -> None:
        """A commit of the other node is always faster."""
        number = len(await log_of(two))
        name = "ben"
        ask = Join(f"j{number}", ROOM, 1) if number % 2 else LeaveSeat(f"l{number}", 1)
        await two.accepted(name, ask)
        send_commit(*arguments)

    monkeypatch.setattr(one.store.rooms, "send_commit", lambda *arguments: spawn(overtaken(*arguments), "overtaken"))
    answer = await one.ask("cid", Join("k", ROOM, 2))
    assert isinstance(answer, RetryLater)
    assert answer.code is Code.BUSY
    monkeypatch.setattr(one.store.rooms, "send_commit", send_commit)
    assert (
        await one.accepted("cid", Join("k", ROOM, 2)) == 8
    )  # behind one try at once, and five with a look at the room


# --- a schedule of faults ---------------------------------------------------------------------------------------


@dataclass
class Player:
    """Plays a seat from two tabs at once, and sends again what was not answered, to either node."""

    name: str
    sites: tuple[Site, Site]
    rng: random.Random
    sent: int = 0
    accepted: dict[str, int] = field(default_factory=dict)
    rejected: set[str] = field(default_factory=set)

    async def play(self, turns: int) -> None:
        """Send so many commands; fewer if the match ends, or if a node cannot read it."""
        for _ in range(turns):
            try:
                loaded = await self._site().loaded()
            except StoreUnavailable:
                continue
            if loaded.room.record.status is Status.FINISHED:
                return
            await self._insist(self._next(loaded))

    def _next(self, loaded: LoadedRoom) -> Command:
        """An answer to the own choice; to one of others, which is refused, if there is none."""
        self.sent += 1
        seat = loaded.room.record.seats_of(self.name)[0]
        choices = choices_of(loaded.room)
        choice = next((choice for choice in choices if choice.seat == seat), choices[0])
        return Command(f"{self.sent}.{id(self)}", seat, choice.id, any_answer(self.rng))

    async def _insist(self, command: Command) -> None:
        """Send a command until it is answered, and sometimes once more: the answers must be the same."""
        while True:
            answer = await self._site().ask(self.name, command)
            match answer:
                case Accepted():
                    assert self.accepted.setdefault(command.id, answer.number) == answer.number
                case Rejected():
                    assert command.id not in self.accepted
                    self.rejected.add(command.id)
            if not isinstance(answer, RetryLater) and self.rng.random() < 0.8:
                return  # else it asks again, as after a reconnect

    def _site(self) -> Site:
        return self.rng.choice(self.sites)


@pytest.mark.parametrize("seed", range(6))
async def test_the_log_is_what_was_acknowledged(sites: tuple[Site, Site], seed: int) -> None:
    """Two nodes, three seats with two tabs each, and one call in seven lost before or after it was done."""
    await open_room(sites[0])
    for name in ("ben", "cid"):
        await sites[0].accepted(name, Join("j", ROOM))
    for site in sites:
        site.store.share = 0.15
    players = [
        Player(name, sites, random.Random(f"{seed}/{name}/{tab}")) for name in ("ann", "ben", "cid") for tab in (0, 1)
    ]
    await asyncio.gather(*(player.play(60) for player in players))
    for site in sites:
        site.store.share = 0.0
    log = await log_of(sites[0])
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    acknowledged = {(player.name, id): number for player in players for id, number in player.accepted.items()}
    assert {(entry.identity, entry.id): entry.number for entry in log[3:]} == acknowledged
    assert not {id for player in players for id in player.rejected} & {entry.id for entry in log}
    answered = [entry.command.choice for entry in log[3:] if isinstance(entry.command, Command)]
    assert len(answered) == len(set(answered)) > 20
    by_number = {entry.number: entry for entry in log}
    for site in sites:
        assert all(dump_entry(by_number[entry.number]) == dump_entry(entry) for entry in site.published)
        numbers = [entry.number for entry in site.published]
        assert numbers == sorted(set(numbers))


def test_an_entry_is_recognised_by_its_bytes_when_it_is_published_and_not_kept_after_that() -> None:
    actors, entry = Actors(), Entry(1, 2, 1, 0, "ann", None, "c1", Alarm("c1", 0, 1), (), ())
    assert actors.recognise("room", b"entry") is None
    actors.of("room").last_commit = (b"entry", entry)
    assert actors.recognise("room", b"another") is None
    assert actors.recognise("room", b"entry") is entry
    assert actors.of("room").last_commit is None
    assert actors.recognise("room", b"entry") is None
