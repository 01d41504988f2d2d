"""A reader of short events that was written by PROTOCOL.md alone reads what the codec sends."""

from collections.abc import Iterator
from typing import Any

import msgpack  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st

from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import SERVER, Encoding, encode_events, pack
from botyard_protocol.schema import fields, members, tag_of
from botyard_protocol.twin_tin_bots import Reason, Tile
from botyard_protocol.vectors.contents import GAME
from botyard_protocol.vectors.short_events import FRAMES
from tests.protocol.test_short_events import events

ROBOT_EVENTS = {40, 41, 42, *range(46, 53), 57, 58}
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FIELDS = {tag_of(cls): len(fields(cls)) - 1 for cls in members(ttb.Event)}
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
        return [robot, *(next(rest) for _ in range(FIELDS[tag] - 1))]
    return [next(rest) for _ in range(FIELDS[tag])]


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
