"""Standing answers of rooms without sockets: given as soon as a choice is open, once, whichever node dies.

The toy game has none: the matches are of Twin Tin Bots.
"""

import asyncio
import secrets
from collections import deque

import msgspec
import pytest

from botyard.bots.answer import answer as bots_answer
from botyard.errors import Refused, Unreadable
from botyard.games.registry import GAMES
from botyard.replay.download import Downloads
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms.match.preset_answers import load_side_data
from botyard.rooms.record import dump_record, load_record
from botyard.rooms.requests import CLOCK, Rejected, Request
from botyard.rooms.runtime import service
from botyard.rooms.runtime.accepted_ids import key_of
from botyard.rooms.runtime.actor import Then
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, Pace, TimeControl
from tests.games.twin_tin_bots.scene import scene
from tests.rooms.site import ROOM, OneNode, pair, until_due
from tests.support.redis import RedisProcess
from tests.support.waiting import until

GAME = "twin_tin_bots"
AT = room_keys(ROOM)
FIRST = ttb.StandingAnswers(crystal=ttb.CrystalRule.FIRST)


class Site(OneNode):
    """One node's rooms, and how a match begins there."""

    async def match(self, redis: RedisProcess, clock: m.TimeControl | None = None) -> None:
        """A match in which Ann's pass makes Ben choose where a crystal enters play."""
        await self.accepted("ann", m.CreateRoom("c", GAME, 2, clock=clock))
        await self.accepted("ben", m.Join("j", ROOM))
        head = await self.store.rooms.read(AT)
        assert isinstance(head, Head)
        bases = {"red": (4, -4), "yellow": (1, 0)}
        state = GAMES[GAME].dump(scene("unload", cargo="green", bases=bases).state)
        record = dump_record(msgspec.structs.replace(load_record(head.record), state=state))
        redis.ask("HSET", AT.head, "record", record)
        self.rooms.actors.by_room.clear()

    async def deliver(self) -> int:
        """Pass as Ann; the number of the entry."""
        (choice,) = GAMES[GAME].choices((await self.loaded()).room.state)
        return await self.accepted("ann", m.Command("k", 0, choice.id, ttb.Pass()))


sites = pair(Site)


async def test_a_question_is_answered_by_an_entry_of_its_own(sites: tuple[Site, Site], redis: RedisProcess) -> None:
    one, _ = sites
    await one.match(redis)
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    number = await one.deliver()
    await until(lambda: len(one.published) == number + 1)
    asked, answered = one.published[-2:]
    assert isinstance(asked.choices[0], ttb.ChooseCrystalHex)
    assert (answered.number, answered.identity, answered.seat) == (number + 1, "ben", 1)
    assert (asked.standing, answered.standing) == (False, True)
    assert isinstance(answered.command, m.Command)
    assert answered.command.command == ttb.PlaceCrystal((0, -1))
    assert isinstance(answered.choices[0], ttb.ChooseProgram)
    assert await one.log() == one.published


async def test_a_player_without_a_preset_answer_is_asked(sites: tuple[Site, Site], redis: RedisProcess) -> None:
    one, _ = sites
    await one.match(redis)
    await one.rooms.set_preset_answers(ROOM, "ann", FIRST)
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    await one.rooms.set_preset_answers(ROOM, "ben", ttb.StandingAnswers())
    number = await one.deliver()
    await one.rooms.fire_alarm(ROOM)
    assert len(await one.log()) == number
    assert (await one.loaded()).side_data.answers == {"ann": FIRST}


async def test_an_answer_that_is_set_while_the_question_is_open_answers_it(
    sites: tuple[Site, Site], redis: RedisProcess
) -> None:
    one, two = sites
    await one.match(redis)
    number = await one.deliver()
    await two.rooms.set_preset_answers(ROOM, "ben", FIRST)
    assert [entry.number for entry in two.published] == [number + 1]


async def test_setting_an_answer_takes_no_number(sites: tuple[Site, Site], redis: RedisProcess) -> None:
    one, _ = sites
    await one.match(redis)
    before = await one.loaded()
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    after = await one.loaded()
    assert (after.epoch, after.number, after.room) == (before.epoch, before.number, before.room)
    assert after.side_data.version == before.side_data.version + 1
    assert after.side_data.of("ben", "twin_tin_bots") == FIRST


async def test_a_node_that_has_not_heard_of_an_answer_gives_it_all_the_same(
    sites: tuple[Site, Site], redis: RedisProcess
) -> None:
    one, two = sites
    await one.match(redis)
    (choice,) = GAMES[GAME].choices((await one.loaded()).room.state)
    assert isinstance(await one.ask("ben", m.Command("k0", 1, choice.id, ttb.Pass())), Rejected)
    assert one.rooms.actors.by_room[ROOM].seen is not None  # the room is known here as it was before
    await two.rooms.set_preset_answers(ROOM, "ben", FIRST)
    number = await one.deliver()
    await until(lambda: one.published[-1].number == number + 1)


class Forgetful(deque[tuple[Request | None, Then]]):
    """The requests of a room on a node that dies before it commits a preset answer."""

    def append(self, item: tuple[Request | None, Then]) -> None:
        if item[0] is None or not item[0].standing:
            super().append(item)


async def test_another_node_answers_when_the_one_that_asked_has_died(
    sites: tuple[Site, Site], redis: RedisProcess
) -> None:
    one, two = sites
    await one.match(redis)
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    one.rooms.actors.of(ROOM).mailbox = Forgetful()
    number = await one.deliver()
    assert len(await one.log()) == number
    await until_due(two.rooms, two.store, ROOM)
    await two.rooms.alarms.sweep()
    await until(lambda: two.published)
    assert (two.published[0].number, two.published[0].standing) == (number + 1, True)
    assert redis.ask("ZSCORE", AT.alarms, ROOM) == b"$-1\r\n"


async def test_two_nodes_that_answer_at_once_make_one_entry(sites: tuple[Site, Site], redis: RedisProcess) -> None:
    one, two = sites
    await one.match(redis)
    number = await one.deliver()
    loaded = await one.loaded()
    side_data = loaded.side_data.with_answers(loaded.room.record, "ben", FIRST)
    assert await one.store.rooms.write_side_data(AT, loaded.number, loaded.side_data.version, side_data.dump())
    for site in sites:
        site.store.gate, site.store.commits = asyncio.Event(), 0
    ringing = asyncio.gather(*(site.rooms.fire_alarm(ROOM) for site in sites))
    await until(lambda: all(site.store.commits == 1 for site in sites))  # both have decided
    for site in sites:
        assert site.store.gate is not None
        site.store.gate.set()
    await ringing
    assert [entry.number for entry in (*one.published, *two.published)].count(number + 1) == 1
    assert len(await one.log()) == number + 1


async def test_an_answer_that_was_taken_back_meanwhile_is_not_given(
    sites: tuple[Site, Site], redis: RedisProcess
) -> None:
    one, two = sites
    await one.match(redis)
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    one.store.gate = asyncio.Event()
    delivering = asyncio.ensure_future(one.deliver())
    await until(lambda: one.store.commits >= 3)
    await two.rooms.set_preset_answers(ROOM, "ben", ttb.StandingAnswers())
    one.store.gate.set()
    number = await delivering
    await one.rooms.fire_alarm(ROOM)
    assert len(await one.log()) == number


async def test_an_answer_that_is_taken_back_while_it_is_committed_is_not_given(
    sites: tuple[Site, Site], redis: RedisProcess
) -> None:
    one, two = sites
    await one.match(redis)
    number = await one.deliver()
    loaded = await one.loaded()
    side_data = loaded.side_data.with_answers(loaded.room.record, "ben", FIRST)
    assert await one.store.rooms.write_side_data(AT, loaded.number, loaded.side_data.version, side_data.dump())
    one.store.gate, one.store.commits = asyncio.Event(), 0
    ringing = asyncio.ensure_future(one.rooms.fire_alarm(ROOM))
    await until(lambda: one.store.commits == 1)
    await two.rooms.set_preset_answers(ROOM, "ben", ttb.StandingAnswers())
    one.store.gate.set()
    await ringing
    assert len(await one.log()) == number


async def test_an_answer_that_is_set_while_its_question_opens_is_given(
    sites: tuple[Site, Site], redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = sites
    await one.match(redis)
    rooms, numbers = one.store.rooms, list[int]()
    write = rooms.write_side_data

    async def after_the_question(*call: object) -> bool:
        if not numbers:
            numbers.append(await two.deliver())
        return await write(*call)  # type: ignore[arg-type] # as it was called

    monkeypatch.setattr(rooms, "write_side_data", after_the_question)
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    (entry,) = (await one.log())[numbers[0] :]
    assert (entry.identity, entry.standing) == ("ben", True)


async def test_a_preset_answer_that_comes_too_late_leaves_the_answer_to_the_clock(
    sites: tuple[Site, Site], redis: RedisProcess
) -> None:
    one, _ = sites
    await one.match(redis, m.TimeControl(m.Pace.LIVE, bank=300, cap=300, off_turn=60))
    number = await one.deliver()
    await _let_time_run_out(one, redis)
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    await one.rooms.fire_alarm(ROOM)
    (entry,) = (await one.log())[number:]
    assert (entry.identity, entry.standing) == (CLOCK, False)


async def _let_time_run_out(site: Site, redis: RedisProcess) -> None:
    """Let the clock that runs have begun an hour earlier."""
    head = await site.store.rooms.read(AT)
    assert isinstance(head, Head)
    record = load_record(head.record)
    assert record.clocks is not None
    (running,) = record.clocks.running
    earlier = msgspec.structs.replace(running, start=running.start - 3_600_000)
    clocks = msgspec.structs.replace(record.clocks, running=(earlier,))
    redis.ask("HSET", AT.head, "record", dump_record(msgspec.structs.replace(record, clocks=clocks)))
    site.rooms.actors.by_room.clear()


def test_no_id_of_the_players_own_is_in_the_way_of_an_answer() -> None:
    ask = m.Command("standing-7", 1, 7, ttb.Pass())
    assert key_of(Request("ben", "Ben", ask, standing=True)) != key_of(Request("ben", "Ben", ask))


@pytest.mark.parametrize(
    ("who", "answers", "code"),
    [
        ("eve", FIRST, Code.NOT_YOUR_SEAT),
        ("ben", ttb.StandingAnswers(ttb.ZapRule.ORDERS), Code.INVALID_FIELD),
        ("ben", ttb.StandingAnswers(ttb.ZapRule.ORDERS, (ttb.Tile.ZAP,)), Code.INVALID_FIELD),
    ],
)
async def test_a_preset_answer_that_is_not_possible_is_refused(
    sites: tuple[Site, Site], who: str, answers: ttb.StandingAnswers, code: Code
) -> None:
    one, _ = sites
    await one.accepted("ann", m.CreateRoom("c", GAME, 2))
    await one.accepted("ben", m.Join("j", ROOM))
    with pytest.raises(Refused) as refused:
        await one.rooms.set_preset_answers(ROOM, who, answers)
    assert refused.value.code is code
    assert (await one.loaded()).side_data.version == 0


async def test_after_the_end_and_where_no_room_is_nothing_is_answered(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    with pytest.raises(Refused) as nowhere:
        await one.rooms.set_preset_answers(ROOM, "ann", FIRST)
    assert nowhere.value.code is Code.NO_SUCH_ROOM
    await one.accepted("ann", m.CreateRoom("c", GAME, 2))
    await one.accepted("ben", m.Join("j", ROOM))
    await one.accepted("ben", m.Resign("r", 1))
    with pytest.raises(Refused) as over:
        await one.rooms.set_preset_answers(ROOM, "ann", FIRST)
    assert over.value.code is Code.GAME_OVER


async def test_no_preset_answers_are_kept_of_a_player_who_left(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await one.accepted("ann", m.CreateRoom("c", GAME, 3))
    await one.accepted("ben", m.Join("j", ROOM))
    await one.rooms.set_preset_answers(ROOM, "ben", FIRST)
    await one.accepted("ben", m.LeaveSeat("l", 1))
    await one.rooms.set_preset_answers(ROOM, "ann", FIRST)
    assert (await one.loaded()).side_data.answers == {"ann": FIRST}


async def test_a_write_that_always_conflicts_is_given_up(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def another_version(*_: object) -> bool:
        return False

    one, _ = sites
    await one.accepted("ann", m.CreateRoom("c", GAME, 2))
    monkeypatch.setattr(one.store.rooms, "write_side_data", another_version)
    monkeypatch.setattr(service, "DECISION_TRIES", 2)
    with pytest.raises(StoreUnavailable):
        await one.rooms.set_preset_answers(ROOM, "ann", FIRST)


def test_unreadable_side_data_raises_an_error() -> None:
    with pytest.raises(Unreadable):
        load_side_data(3, b"\xc1", "twin_tin_bots")


async def test_a_slow_match_of_four_needs_only_the_player_to_move(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = sites
    monkeypatch.setattr(secrets, "token_bytes", bytes)  # the same match each time
    one.rooms.start()
    people = ("ann", "ben", "cleo", "dan")
    slow = TimeControl(Pace.SLOW, turn=86_400, off_turn=3_600)
    await one.accepted("ann", m.CreateRoom("c", GAME, 4, options=ttb.Options(score_victory=False), clock=slow))
    for who in people[1:]:
        await one.accepted(who, m.Join("j", ROOM))
    rules = (*list(ttb.CrystalRule)[1:], ttb.CrystalRule.FIRST)
    for who, rule in zip(people, rules, strict=True):
        await one.rooms.set_preset_answers(
            ROOM, who, ttb.StandingAnswers(ttb.ZapRule.ORDERS, (ttb.Tile.UNLOAD,), crystal=rule)
        )
    game, turn = GAMES[GAME], 0
    while (room := (await one.loaded()).room).record.status is m.Status.PLAYING:
        (choice,) = game.choices(room.state)
        assert (choice.seat,) == game.active(room.state), "a player is asked in another's turn"
        view, turn = game.view(room.state, (choice.seat,)), turn + 1
        command = bots_answer(GAME, BotLevel.GREEDY, view, choice, seed=1)
        number = await one.accepted(people[choice.seat], m.Command(f"k{turn}", choice.seat, choice.id, command))
        await until(lambda number=number: _is_settled(one, number))  # type: ignore[misc]
    log = await one.log()
    given = [(entry, entry.command) for entry in log if entry.standing]
    placed = [entry for entry, one in given if isinstance(one, m.Command) and isinstance(one.command, ttb.PlaceCrystal)]
    assert len(placed) >= 5
    assert len({entry.seat for entry in placed}) >= 3
    file = await Downloads(one.rooms).file(ROOM)
    assert b"standing-" not in file
    assert b'"standing":true' not in file
    assert verify(read(file)).faults == ()


def _is_settled(site: Site, number: int) -> bool:
    """Whether what follows from entry `number` without anybody's doing has followed."""
    actor = site.rooms.actors.by_room[ROOM]
    return site.published[-1].number >= number and not actor.busy and not actor.mailbox
