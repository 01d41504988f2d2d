"""The short form of events on msgpack: nothing is lost, the vectors are read, and bad bytes are refused.

A reader that was written by PROTOCOL.md alone reads what the codec sends.
"""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgpack  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from botyard.games.registry import GAMES
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import SERVER, DecodeError, Encoding, encode, encode_choices, encode_events, pack
from botyard_protocol.codes import Code
from botyard_protocol.games import FIRST_EVENT_TAG
from botyard_protocol.schema import fields, members, tag_of
from botyard_protocol.twin_tin_bots import Cause, Reason, Tile
from botyard_protocol.vectors.__main__ import FOLDER
from botyard_protocol.vectors.contents import GAME
from botyard_protocol.vectors.games import FRAMES

GOAL = 90
"""Bytes of an entry for a spectator, on average."""
MOST = 400
"""The largest number that is drawn for a field without a limit."""

ROWS = [pytest.param(row, id=row["name"]) for row in json.loads((FOLDER / "short_events.json").read_text())]

FIELDS = (3, 5, 3, 4, 3, 1, 1, 2, 4, 7, 7, 6, 5, 5, 7, 4, 4, 4, 4, 4, 4, 3, 4, 2, 2, 4, 3, 1, 5, 1)
"""How many fields each event has, by its tag from 32 on."""

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _true_step(event: Any, steps: int) -> Any:
    """A move that leads where its direction says, as most do."""
    q, r = STEPS[event.direction]
    to = (event.at[0] + steps * q, event.at[1] + steps * r)
    return type(event)(*[to if name == "to" else getattr(event, name) for name in event.__struct_fields__])


def _values(described: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of the type of a field. Numbers are small, so that events follow each other at the same places."""
    match described:
        case inspect.EnumType(cls=cls):
            return st.sampled_from(list(cls))
        case inspect.StructType(cls=cls):
            return st.builds(cls, *(_values(field.type) for field in fields(cls)))
        case inspect.VarTupleType(item_type=item):
            return st.just(()) | st.lists(_values(item), max_size=3).map(tuple)
        case inspect.TupleType(item_types=types):
            return st.tuples(*map(_values, types))
        case inspect.UnionType(types=types):
            return st.one_of(*map(_values, types))
        case inspect.IntType(ge=least, le=most):
            return st.integers(-3, 3) if least is None else st.integers(least, MOST if most is None else most)
        case inspect.BoolType():
            return st.booleans()
    assert isinstance(described, inspect.NoneType), "give a strategy for this type, too"
    return st.none()


def _made(cls: Any) -> st.SearchStrategy[Any]:
    """Events of a class; of those that lead from one hex to another, many are true steps."""
    any_event = st.builds(cls, *(_values(field.type) for field in fields(cls)))
    if "to" not in cls.__struct_fields__:
        return any_event
    steps = 2 if cls is ttb.RobotJumped else 1
    return any_event | any_event.map(lambda event: _true_step(event, steps))


events = st.one_of(st.builds(m.SeatReturned, st.integers(0, 5)), *map(_made, members(ttb.Event)))


def read(data: bytes) -> Any:
    return SERVER.decode(data, Encoding.MSGPACK, GAME)


def refusal_of(data: bytes) -> DecodeError | None:
    """How a frame is refused, None if it is read."""
    try:
        read(data)
    except DecodeError as error:
        return error
    return None


@pytest.mark.parametrize("cls", members(ttb.Event), ids=lambda cls: cls.__name__)
def test_the_short_form_has_a_place_for_every_field(cls: Any) -> None:
    assert len(cls.__struct_fields__) == FIELDS[(tag_of(cls) or 0) - FIRST_EVENT_TAG], (
        "Readers of the short form take a new field for the next event, or never get it: let Shortener send events in"
        " which it is not the default in the explicit form, keep `_VALUES` as it was, and count the field here."
    )


@given(st.lists(events, max_size=12))
def test_any_events_come_back_as_they_were(made: list[Any]) -> None:
    frame = m.EventFrame(1, 300, tuple(made), False, 5)
    short = encode_events(frame, Encoding.MSGPACK, GAME)
    assert read(short) == frame
    assert len(short) <= len(encode(frame, Encoding.MSGPACK)) + 4 * len(made)
    assert encode_events(frame, Encoding.JSON, GAME) == encode(frame, Encoding.JSON)


@given(st.lists(st.one_of(st.integers(-1, 64), st.none(), st.lists(st.integers(0, 40), max_size=3)), max_size=12))
def test_a_bad_short_form_is_refused_with_the_path(items: list[Any]) -> None:
    data = pack((73, 1, 300, items))
    if (refusal := refusal_of(data)) is None:
        assert read(encode_events(read(data), Encoding.MSGPACK, GAME)) == read(data)
    else:
        assert (refusal.code, refusal.message[0]) == (Code.INVALID_FIELD, "$")


@pytest.mark.parametrize("row", ROWS)
def test_vectors_are_read_as_the_frames_that_they_say(row: dict[str, Any]) -> None:
    assert read(bytes.fromhex(row["hex"])) == FRAMES[row["name"]]
    assert SERVER.decode(json.dumps(row["json"]).encode(), Encoding.JSON, GAME) == FRAMES[row["name"]]


def test_the_explicit_form_is_read_too() -> None:
    for frame in FRAMES.values():
        assert read(encode(frame, Encoding.MSGPACK)) == frame


def test_games_without_a_short_form_send_events_as_they_are() -> None:
    frame = m.EventFrame(1, 3, (m.SeatReturned(0),), False, 7)
    assert encode_events(frame, Encoding.MSGPACK, "robot_master") == encode(frame, Encoding.MSGPACK)
    assert encode_events(frame, Encoding.MSGPACK, "unheard-of") == encode(frame, Encoding.MSGPACK)


def test_choices_leave_their_last_defaults_out() -> None:
    for frame in (
        m.ChoiceFrame(1, 3, ()),
        m.ChoiceFrame(1, 3, (ttb.ChooseProgram(7, 0),), hash=5),
        m.ChoiceFrame(1, 3, (ttb.ChooseProgram(7, 0),), 9, (m.SeatClock(1, 2, 3, 4, False),), 5, (None, 6)),
    ):
        data = encode_choices(frame, Encoding.MSGPACK)
        assert read(data) == frame
        assert len(data) <= len(encode(frame, Encoding.MSGPACK)) - (not frame.own)


def test_an_entry_takes_at_most_90_bytes_on_average() -> None:
    sizes = []
    for seed in range(4):
        chance = random.Random(seed)
        game = GAMES[GAME]
        state = game.new(4, ttb.Options(stalled_after=0, score_victory=False), chance.randbytes(32)).state
        for number in range(300, 360):
            (choice,) = game.choices(state)
            commands = list(islice(game.legal(game.view(state, (choice.seat,)), choice), 40))
            outcome = game.apply(state, choice.seat, choice.id, chance.choice(commands))
            state = outcome.state
            public = game.redact(outcome.events, ())
            frames = m.EventFrame(1, number, public, False, 2**31), m.ChoiceFrame(1, number, game.choices(state))
            data = encode_events(frames[0], Encoding.MSGPACK, GAME)
            assert read(data) == frames[0]
            full = m.ChoiceFrame(1, number, frames[1].choices, hash=2**31)
            sizes.append(len(data) + len(encode_choices(full, Encoding.MSGPACK)) + 4)
    assert sum(sizes) / len(sizes) <= GOAL


def test_tags_of_the_short_form_are_those_of_the_events() -> None:
    short = encode_events(m.EventFrame(1, 3, (ttb.Passed(Cause(2)),)), Encoding.MSGPACK, GAME)
    assert short == pack((73, 1, 3, [1, 2, tag_of(ttb.Passed)], False, None))


# --- a reader by the document alone -----------------------------------------------------------------------------


ROBOT_EVENTS = {40, 41, 42, *range(46, 53), 57, 58}
FIELDS_BY_TAG = {tag_of(cls): len(fields(cls)) - 1 for cls in members(ttb.Event)}
"""How many fields the table of events gives each tag; it leaves the cause out."""


def read_short(items: list[Any]) -> Iterator[list[Any]]:
    """The explicit arrays of a list of short events, by the table in the chapter "Short events"."""
    rest = iter(items)
    cause: list[Any] = []
    robot: list[Any] | None = None
    places: dict[tuple[Any, ...], Any] = {}
    for item in rest:
        if isinstance(item, list):
            places = {}
            yield item
        elif item == 1:
            cause = [next(rest), None, None]
        elif item == 2:
            cause = [next(rest), next(rest), next(rest)]
        elif item == 3:
            robot = [next(rest), next(rest)]
        elif item == 32:
            cause = [next(rest), None, None]
            yield [item, cause, next(rest), next(rest)]
        elif item == 39:
            place, tile = divmod(next(rest), 21)
            cause = [cause[0], place // 3, place % 3 + 1]
            yield [item, cause, tile]
        else:
            its_robot, robot = robot or cause[:2], None
            yield [item, cause, *read_fields(item, its_robot, rest, places)]


def read_fields(tag: int, robot: list[Any], rest: Iterator[Any], places: dict[tuple[Any, ...], Any]) -> list[Any]:
    """The fields of an event after its cause. `places`: where robots stand, which a move changes."""
    if tag == 40:
        return [robot, *divmod(next(rest), 12)]
    if tag in (41, 42, 46):
        at = places.get(tuple(robot)) or next(rest)
        direction = next(rest)
        places[tuple(robot)] = to = after(at, direction, 2 if tag == 46 else 1)
        return [robot, at, to, direction]
    if tag in (43, 44, 45):
        crystal = [next(rest)] if tag == 43 else []
        at, direction = next(rest), next(rest)
        return [*crystal, at, after(at, direction, 1), direction]
    if tag in ROBOT_EVENTS:
        return [robot, *(next(rest) for _ in range(FIELDS_BY_TAG[tag] - 1))]
    return [next(rest) for _ in range(FIELDS_BY_TAG[tag])]


def after(at: list[int], direction: int, steps: int) -> list[int]:
    q, r = STEPS[direction]
    return [at[0] + steps * q, at[1] + steps * r]


def read_by_document(frame: m.EventFrame) -> Any:
    """A frame after it was sent, with its short events read by the document."""
    head, epoch, number, items, *tail = msgpack.unpackb(encode_events(frame, Encoding.MSGPACK, GAME))
    explicit = [head, epoch, number, list(read_short(items)), *tail]
    return SERVER.decode(pack(explicit), Encoding.MSGPACK, GAME)


def test_the_document_says_what_vectors_hold() -> None:
    assert {name: read_by_document(frame) for name, frame in FRAMES.items()} == FRAMES


@given(st.lists(events, max_size=12))
def test_the_document_says_how_any_events_are_read(made: list[Any]) -> None:
    frame = m.EventFrame(1, 300, tuple(made), False, 5)
    assert read_by_document(frame) == frame


def test_numbers_of_orders_have_room_for_all_tiles_and_reasons() -> None:
    """A further tile or reason would change the numbers of all: an event with it has to stay explicit."""
    assert (len(Tile), len(Reason)) == (21, 12)
