"""An entry as frames: what each audience gets, and how often it is encoded."""

from collections.abc import Callable
from typing import Any

import pytest

from botyard.net.fanout import encoded_entry
from botyard.net.fanout.encoded_entry import EncodedEntry
from botyard.rooms.record import Entry
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import SERVER, Encoding, encode_choices, encode_events
from botyard_protocol.twin_tin_bots import Cause, RobotId, RobotName, Tile
from tests.support.compiled import needs_interpreted
from tests.support.recording_socket import payloads_of

GAME = "twin_tin_bots"
RUN = Cause(1, RobotName.A, 2)
PUBLIC = (ttb.OrderStarted(RUN, Tile.TURN_LEFT), ttb.RobotTurned(RUN, RobotId(1, RobotName.A), -1, 5))
DRAWN = (*PUBLIC, ttb.SpecialDrawn(RUN, 1, Tile.JUMP))
AUDIENCES = [(), (0,), (1,), (2,), (3,), (0, 2)]


def entry(events: tuple[Any, ...] = PUBLIC, own: tuple[int | None, ...] = (7, None, 2**32 - 1, None)) -> Entry:
    command = m.Command("k", 1, 4, ttb.Pass())
    choices = (ttb.ChooseProgram(5, 2),)
    return Entry(1, 40, 1, 0, "ann", 1, "k", command, events, choices, hash=9, own=own, digest=11)


def encoded(one: Entry) -> EncodedEntry:
    return EncodedEntry(GAME, one, 0, STORED_NAMES)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[type]:
    """The types of the frames that are encoded."""
    needs_interpreted(encoded_entry)
    types: list[type] = []

    def counting(encode: Callable[..., bytes]) -> Callable[..., bytes]:
        def count(frame: Any, *how: Any) -> bytes:
            types.append(type(frame))
            return encode(frame, *how)

        return count

    monkeypatch.setattr("botyard.net.fanout.encoded_entry.encode_events", counting(encode_events))
    monkeypatch.setattr("botyard.net.fanout.encoded_entry.encode_choices", counting(encode_choices))
    return types


@pytest.mark.parametrize("encoding", Encoding)
@pytest.mark.parametrize("one", [entry(), entry(own=()), entry(DRAWN), entry(DRAWN, ())])
def test_each_audience_gets_what_it_may_know(one: Entry, encoding: Encoding) -> None:
    shared = encoded(one)
    for audience in AUDIENCES:
        frames = [SERVER.decode(data, encoding, GAME) for _, data in payloads_of(shared.frames(audience, encoding))]
        events = projection.event_frame(GAME, one, audience, STORED_NAMES)
        assert frames == [events, projection.choice_frame(one, audience, 0)]


def test_public_information_is_encoded_once_for_all(counted: list[type]) -> None:
    one = encoded(entry())
    for audience in AUDIENCES:
        one.frames(audience, Encoding.MSGPACK)
    assert counted == [m.EventFrame, m.ChoiceFrame]


def test_hidden_events_are_encoded_once_for_all_from_whom_the_same_is_hidden(counted: list[type]) -> None:
    """Seat 1 alone may know its tile: all others get the same bytes, and choices are encoded once."""
    one = encoded(entry(DRAWN))
    for audience in (*AUDIENCES, *AUDIENCES):
        one.frames(audience, Encoding.MSGPACK)
    assert counted.count(m.ChoiceFrame) == 1
    assert counted.count(m.EventFrame) == 2


def test_a_connection_of_the_json_form_is_encoded_for_apart(counted: list[type]) -> None:
    one = encoded(entry(own=()))
    for encoding in (*Encoding, *Encoding):
        one.frames((), encoding)
        one.frames((0,), encoding)
    assert counted == [m.EventFrame, m.ChoiceFrame] * 2
