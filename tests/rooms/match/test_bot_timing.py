"""When bots answer: after the animation, after a while that looks natural, and well before their time is up."""

from itertools import count
from typing import Any

import msgspec

from botyard.games.registry import GAMES
from botyard.rooms.decide import create, decide
from botyard.rooms.match import clock
from botyard.rooms.match.bot_timing import (
    DEFAULT_THINKING,
    RACE_THINKING,
    REMAINING_TIME_DIVISOR,
    Thinking,
    bot_choices,
    next_bot_answer,
    seed,
)
from botyard.rooms.record import dump_record, load_record
from botyard.rooms.requests import Request
from botyard.rooms.room import Context, Room
from botyard_protocol.messages import BotLevel, Command, CreateRoom, Join, Pace, Resign, Start, TimeControl
from botyard_protocol.volt.basics import Mode, Options, StartNumbers
from botyard_protocol.volt.choices import ChooseProgram
from tests.support.rooms import visit_of

NOW = 1_000_000
AT_ONCE = Thinking(0, 0)
GAME = GAMES["twin_tin_bots"]
"""A game in which one seat is asked at a time, so that either a bot or the person begins."""
QUICK = TimeControl(Pace.LIVE, bank=10, increment=0, cap=10, off_turn=5)


def choices(room: Room) -> tuple[Any, ...]:
    return GAME.choices(room.state)


def made(bot_begins: bool, control: TimeControl | None = None, secret: bytes = bytes(32)) -> Room:
    """A match of Ann on seat 0 and two bots."""
    ask = CreateRoom("c", GAME.name, 3, clock=control, bots=(BotLevel.GREEDY,) * 2)
    rooms = (create(f"room{place}", Request("ann", "Ann", ask), Context(NOW, secret)).room for place in count())
    return next(room for room in rooms if (choices(room)[0].seat != 0) is bot_begins)


def answer(room: Room, thinking: Thinking = DEFAULT_THINKING) -> int | None:
    return next_bot_answer(room.record, choices(room), thinking)


def test_a_bot_answers_after_the_animation_and_a_while() -> None:
    room = made(bot_begins=True)
    due = answer(room)
    assert due is not None
    assert room.record.animation_end > NOW
    assert DEFAULT_THINKING.least <= due - room.record.animation_end <= DEFAULT_THINKING.most
    assert visit_of(room.record, due) == due


def test_a_bot_that_is_not_asked_delays_no_match() -> None:
    room = made(bot_begins=False)
    assert bot_choices(room.record, choices(room)) == []
    assert (answer(room), visit_of(room.record, answer(room))) == (None, None)


def test_the_bots_that_are_asked_are_those_whose_choices_are_open() -> None:
    room = made(bot_begins=True)
    ((choice, bot),) = bot_choices(room.record, choices(room))
    assert (choice, bot) == (choices(room)[0], room.record.seats[choice.seat])
    assert bot.bot is BotLevel.GREEDY


def test_every_node_and_a_stored_room_come_to_the_same_moment() -> None:
    room = made(bot_begins=True)
    stored = load_record(dump_record(room.record))
    assert next_bot_answer(stored, choices(room), DEFAULT_THINKING) == answer(room)


def test_how_long_it_takes_looks_like_chance() -> None:
    times = [DEFAULT_THINKING.of("room1", choice) for choice in range(1_000)]
    assert min(times) >= 500
    assert max(times) <= 3_000
    assert min(times) < 600
    assert max(times) > 2_900
    assert len(set(times)) > 300
    assert [Thinking(700, 700).of("room1", choice) for choice in range(5)] == [700] * 5


def test_without_thinking_a_bot_waits_for_no_animation() -> None:
    room = made(bot_begins=True)
    assert answer(room, AT_ONCE) == room.record.time == NOW


def test_on_a_clock_a_bot_takes_a_small_part_of_what_it_has_left() -> None:
    room = made(bot_begins=True, control=QUICK)
    clocks = room.record.clocks
    assert clocks is not None
    (running,) = clocks.running
    due = answer(room, Thinking(3_000, 3_000))
    assert due == room.record.animation_end + 10_000 // REMAINING_TIME_DIVISOR
    assert running.start == room.record.animation_end
    assert visit_of(room.record, due) == due
    assert visit_of(room.record) == clock.next_alarm(clocks)
    accounts = tuple(msgspec.structs.replace(account, bank=0) for account in clocks.accounts)
    broke = msgspec.structs.replace(room.record, clocks=msgspec.structs.replace(clocks, accounts=accounts))
    assert next_bot_answer(broke, choices(room), DEFAULT_THINKING) == broke.animation_end


def test_a_bot_in_a_race_takes_as_long_as_a_person_until_all_people_have_answered() -> None:
    room = made(bot_begins=True)
    (bots,) = choices(room)
    persons = msgspec.structs.replace(bots, id=bots.id + 1, seat=0)
    end = room.record.animation_end

    def pause(asked: tuple[Any, ...], thinking: Thinking = DEFAULT_THINKING) -> int:
        due = next_bot_answer(room.record, asked, thinking, race=True)
        assert due is not None
        return due - end

    assert RACE_THINKING.least <= pause((bots, persons)) <= RACE_THINKING.most
    assert DEFAULT_THINKING.least <= pause((bots,)) <= DEFAULT_THINKING.most
    assert next_bot_answer(room.record, (bots, persons), AT_ONCE, race=True) == room.record.time


def test_programming_is_a_race_where_start_numbers_go_by_speed() -> None:
    volt = GAMES["volt"]
    for start_numbers in StartNumbers:
        options = Options(mode=Mode.TRAINING, start_numbers=start_numbers)
        state = volt.new(2, options, bytes(32)).state
        assert not volt.is_race(state)
        while not isinstance(asked := volt.choices(state)[0], ChooseProgram):
            state = volt.apply(state, asked.seat, asked.id, volt.time_out(state, asked.id)).state
        assert volt.is_race(state) is (start_numbers is StartNumbers.FIRST_COME)


def test_people_alone_are_never_waited_for() -> None:
    room = create("r", Request("ann", "Ann", CreateRoom("c", GAME.name, 3)), Context(NOW, bytes(32))).room
    steps: list[tuple[str, Any]] = [("ben", Join("j", "r")), ("ann", Start("s"))]
    for who, ask in steps:
        room = decide(room, Request(who, who, ask), Context(NOW, b"")).room
    assert room.record.animation_end == 0
    assert answer(room) is None


def test_an_entry_in_between_lets_a_bot_begin_anew() -> None:
    room = made(bot_begins=True)
    ((choice, _),) = bot_choices(room.record, choices(room))
    seat = 3 - choice.seat  # of the other bot: without people the match would be over
    other = room.record.seats[seat]
    assert other is not None
    resigned = decide(room, Request(other.identity, "", Resign("r", seat)), Context(NOW + 60_000, b"")).room
    due = answer(resigned)
    assert due is not None
    assert due >= NOW + 60_000 + DEFAULT_THINKING.least


def test_after_the_match_no_bot_is_asked() -> None:
    room = made(bot_begins=True)
    for seat, occupant in enumerate(room.record.seats[1:], 1):
        assert occupant is not None
        room = decide(room, Request(occupant.identity, "", Resign("r", seat)), Context(NOW, b"")).room
    assert (bot_choices(room.record, choices(room)), answer(room)) == ([], None)


def test_a_bots_answer_is_decided_like_anybodys() -> None:
    room = made(bot_begins=True)
    ((choice, bot),) = bot_choices(room.record, choices(room))
    command = next(GAME.legal(GAME.view(room.state, (choice.seat,)), choice))
    request = Request(bot.identity, bot.name, Command("bot-1", choice.seat, choice.id, command))
    assert choices(decide(room, request, Context(NOW, b"")).room) != choices(room)


def test_the_random_choices_of_bots_depend_on_the_secret_and_their_identity() -> None:
    one, other = made(True).record, made(True, secret=bytes(range(32))).record
    seeds = {seed(record, name) for record in (one, other) for name in ("b-1", "b-2")}
    assert len(seeds) == 4
    assert all(0 <= made < 2**64 for made in seeds)
