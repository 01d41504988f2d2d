"""Hostile bytes and every message: the codec answers with a message or a `DecodeError`, and with nothing else.

Content is read by the game of the room: tags of two games may coincide.
"""

import json
from functools import cache
from typing import Any, get_origin

import msgpack  # type: ignore[import-untyped]
import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as tune
from hypothesis import strategies as st
from msgspec import inspect, structs

from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol import typescript
from botyard_protocol.base import MAX_ITEMS
from botyard_protocol.codec import CLIENT, SERVER, DecodeError, Decoder, Encoding, encode, from_object, pack, unpack
from botyard_protocol.codes import Code
from botyard_protocol.games import GameSchema, register, schema_of
from botyard_protocol.json_form import SchemaMismatch, names_game, to_named
from botyard_protocol.schema import members, struct_node
from botyard_protocol.scoping import typed
from botyard_protocol.twin_tin_bots import SCHEMA
from botyard_protocol.vectors import samples
from botyard_protocol.vectors.contents import GAME
from tests.support import toy_game as toy
from tests.support.cases import cases

CODES = {Code.MALFORMED, Code.UNKNOWN_MESSAGE, Code.INVALID_FIELD}
LONGEST_SENTENCE = 300

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats()
    | st.text(max_size=50)
    | st.binary(max_size=8)
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def attempt(decoder: Decoder[Any], data: bytes, encoding: Encoding) -> None:
    """Decode; what is accepted, written and read once more, must be written as the same bytes."""
    try:
        message = decoder.decode(data, encoding, GAME)
    except DecodeError as error:
        check(error)
    else:
        whole = encode(message, encoding)  # in what is of another game there may be a NaN, which is not equal to itself
        assert encode(decoder.decode(whole, encoding, GAME), encoding) == whole


def check(error: DecodeError) -> None:
    """Check that a refusal has one of three codes, and a short sentence, which has a path if a field is at fault."""
    assert error.code in CODES
    assert 0 < len(error.message.encode()) <= LONGEST_SENTENCE
    assert (error.code is Code.INVALID_FIELD) == error.message.startswith("$")


# --- bytes ------------------------------------------------------------------------------------------------------


@given(st.binary(max_size=60), st.sampled_from(list(Encoding)))
def test_any_bytes(data: bytes, encoding: Encoding) -> None:
    attempt(CLIENT, data, encoding)


@given(st.sampled_from(list(samples.CLIENT.values())), st.sampled_from(list(Encoding)), st.data())
def test_any_byte_of_a_message_may_be_another(message: Any, encoding: Encoding, data: st.DataObject) -> None:
    whole = bytearray(encode(message, encoding))
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    attempt(CLIENT, bytes(whole), encoding)


STEP_BY_STEP: Decoder[Any] = Decoder(m.ClientMessage)
"""Without a limit of bytes each frame is unpacked first, and then converted."""


@given(st.sampled_from(list(samples.CLIENT.values())), st.data())
def test_small_frames_are_read_in_one_step_with_the_same_result(message: Any, data: st.DataObject) -> None:
    whole = bytearray(encode(message, Encoding.MSGPACK)[:MAX_ITEMS])
    for _ in range(data.draw(st.integers(0, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    assert outcome(CLIENT, bytes(whole)) == outcome(STEP_BY_STEP, bytes(whole))


def outcome(decoder: Decoder[Any], data: bytes) -> Any:
    """The message in a frame, or the code and the id of its refusal, with the sentence about a field."""
    try:
        return decoder.decode(data, Encoding.MSGPACK, GAME)
    except DecodeError as refused:
        return refused.code, refused.id, refused.message if refused.code is Code.INVALID_FIELD else ""


@pytest.mark.parametrize("encoding", list(Encoding))
def test_a_message_may_be_cut_anywhere(encoding: Encoding) -> None:
    for name, message in samples.CLIENT.items():
        whole = encode(message, encoding)
        for end in range(len(whole)):
            with pytest.raises(DecodeError) as refused:
                CLIENT.decode(whole[:end], encoding, GAME)
            assert refused.value.code is Code.MALFORMED, (name, end)


@pytest.mark.parametrize(
    "data",
    [
        b"\x91" * 16_384,
        b"\x81\xa1a" * 5_000,
        b"\x92" + b"\x91" * 1_000 + b"\x01\x01",
        b"\x92\x02" + b"\x91" * 1_000 + b"\x01",
        b"\xdd\xff\xff\xff\xff",
        b"\xdf\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\xc9\xff\xff\xff\xff\x01",
        b"\x92\x02\xc7\x00\xff",
        b"\x92\x02\xd7\xff" + bytes(8),
        b"\x92\x02\xc4\x02p1",
        b"\x81\x93\x01\x02\x03\x01",
        b"\x92\x01\xa3\xed\xa0\x80",
    ],
    ids=[
        "nested arrays",
        "nested maps",
        "a deep tag",
        "a deep field",
        "an endless array",
        "an endless map",
        "endless bytes",
        "an endless extension",
        "a broken timestamp",
        "a timestamp",
        "bytes for text",
        "a list as a key",
        "half a surrogate pair",
    ],
)
def test_msgpack_that_is_made_to_hurt_is_refused(data: bytes) -> None:
    with pytest.raises(DecodeError):
        CLIENT.decode(data, Encoding.MSGPACK, GAME)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":' * 3_000,
        '{"type":"ping","id":' + "[" * 900 + "]" * 900 + "}",
        '{"type":' + "[" * 900 + "]" * 900 + "}",
        '{"type":"ping","id":"p1","' + "k" * 9_000 + '":1}',
        '{"type":"ping","id":"\\ud800"}',
        '{"type":"' + "p" * 9_000 + '"}',
        '{"type":"resign","id":"q1","seat":' + "9" * 5_000 + "}",
        '{"type":"resign","id":"q1","seat":1e999}',
        '{"type":"resign","id":"q1","seat":-0.0001}',
        '\ufeff{"type":"ping","id":"p1"}',
        "null",
        '"ping"',
    ],
)
def test_json_that_is_made_to_hurt_is_refused_in_short_words(text: str) -> None:
    with pytest.raises(DecodeError) as refused:
        CLIENT.decode(text.encode(), Encoding.JSON, GAME)
    assert len(refused.value.message) <= LONGEST_SENTENCE


def test_the_last_of_two_equal_keys_counts() -> None:
    assert CLIENT.decode(b'{"type":"pass","id":"p1","type":"ping"}', Encoding.JSON, GAME) == m.Ping("p1")


@given(st.binary(max_size=60))
def test_unpacking_raises_value_errors_only(data: bytes) -> None:
    try:
        unpack(data)
    except ValueError:
        return


# --- fields -----------------------------------------------------------------------------------------------------


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside a value, the value itself included."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(spot for key, one in inner for spot in spots(one, (*path, key)))]


def replaced(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    """A copy of a value with something else at the end of a way."""
    if not path:
        return other
    copy = value.copy()
    copy[path[0]] = replaced(copy[path[0]], path[1:], other)
    return copy


@tune(max_examples=cases(100))
@given(st.sampled_from(list(samples.CLIENT.values())), values, st.data())
def test_any_field_of_an_array_may_hold_anything(message: Any, other: Any, data: st.DataObject) -> None:
    array = unpack(pack(message))
    wrong = replaced(array, data.draw(st.sampled_from(spots(array))), other)
    attempt(CLIENT, msgpack.packb(wrong), Encoding.MSGPACK)


@tune(max_examples=cases(100))
@given(st.sampled_from(list(samples.CLIENT.values())), values, st.data())
def test_any_field_of_an_object_may_hold_anything(message: Any, other: Any, data: st.DataObject) -> None:
    named = json.loads(encode(message, Encoding.JSON))
    wrong = replaced(named, data.draw(st.sampled_from(spots(named))), other)
    attempt(CLIENT, json.dumps(wrong, default=list).encode(), Encoding.JSON)


@tune(max_examples=cases(100))
@given(st.sampled_from(list(samples.SERVER.values())), values, st.data())
def test_clients_survive_wrong_servers(message: Any, other: Any, data: st.DataObject) -> None:
    array = unpack(pack(message))
    wrong = replaced(array, data.draw(st.sampled_from(spots(array))), other)
    attempt(SERVER, msgpack.packb(wrong), Encoding.MSGPACK)


# --- round trips ------------------------------------------------------------------------------------------------


def of(described: Any) -> st.SearchStrategy[Any]:
    """Values of a type of the schema, at and between their limits."""
    match described:
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            return st.lists(of(item), min_size=least or 0, max_size=most or 3).map(tuple)
        case inspect.TupleType(item_types=items):
            return st.tuples(*(of(item) for item in items))
        case inspect.UnionType(types=types):
            return st.one_of(*(of(one) for one in types))
        case inspect.StructType(cls=cls):
            return struct_values(cls)
        case inspect.EnumType(cls=cls):
            return st.sampled_from(list(cls))
    return scalar(described)


def scalar(described: Any) -> st.SearchStrategy[Any]:
    """Values that hold no others."""
    match described:
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType(ge=low, le=high, lt=over):
            top = high if high is not None else over - 1 if over is not None else 2**53 - 1
            return st.integers(low if low is not None else -(2**53) + 1, top)
        case inspect.StrType(pattern=str(pattern), max_length=longest):
            return st.from_regex(pattern).map(lambda text: text[:longest])
        case inspect.StrType(max_length=longest):
            return st.text(st.characters(exclude_categories=["Cs"]), max_size=longest or 80)
    raise AssertionError(f"no strategy for {described}")


@cache
def struct_values(cls: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Structs of a class. Making a strategy costs more than an example of it."""
    plain = get_origin(cls) or cls
    known = {field.name: of(field.type) for field in struct_node(typed(plain, SCHEMA)).fields}
    if names_game(plain):
        known["game"] = st.just(GAME)
    return st.builds(plain, **known)


@tune(max_examples=cases(5))
@pytest.mark.parametrize("cls", members(m.ClientMessage), ids=lambda cls: cls.__name__)
@given(data=st.data())
def test_whatever_clients_may_send_is_read_as_it_was_sent(cls: type[msgspec.Struct], data: st.DataObject) -> None:
    message = data.draw(struct_values(cls))
    assert all(CLIENT.decode(encode(message, encoding), encoding, GAME) == message for encoding in Encoding)


@tune(max_examples=cases(5))
@pytest.mark.parametrize("cls", members(m.ServerMessage), ids=lambda cls: cls.__name__)
@given(data=st.data())
def test_whatever_servers_may_send_is_read_as_it_was_sent(cls: type[msgspec.Struct], data: st.DataObject) -> None:
    message = data.draw(struct_values(cls))
    assert all(SERVER.decode(encode(message, encoding), encoding, GAME) == message for encoding in Encoding)


# --- the game of the room ---------------------------------------------------------------------------------------


TTB, TOY = "twin_tin_bots", "toy_game"
COMMANDS = {TTB: m.Command("a", 0, 1, ttb.Pass()), TOY: m.Command("a", 0, 1, toy.Say(2))}
FRAMES = {
    TTB: m.EventFrame(1, 2, (m.SeatReturned(0), ttb.Passed(ttb.Cause(0)))),
    TOY: m.EventFrame(1, 2, (m.SeatReturned(0), toy.Said(1, 2))),
}


def summary(game: str, options: Any) -> m.RoomSummary:
    return m.RoomSummary("r", game, "", m.Status.OPEN, 2, (None, None), 0, options)


@pytest.mark.parametrize("encoding", Encoding)
@pytest.mark.parametrize("game", [TTB, TOY])
def test_the_game_of_the_room_says_what_a_tag_means(game: str, encoding: Encoding) -> None:
    assert CLIENT.decode(encode(COMMANDS[game], encoding), encoding, game) == COMMANDS[game]
    assert SERVER.decode(encode(FRAMES[game], encoding), encoding, game) == FRAMES[game]


@pytest.mark.parametrize("encoding", Encoding)
def test_a_list_holds_rooms_of_several_games(encoding: Encoding) -> None:
    rooms = summary(TTB, ttb.OptionsView(rocks=1)), summary(TOY, toy.OptionsView(3)), summary(TOY, None)
    message = m.LobbyRooms("l", rooms)
    assert SERVER.decode(encode(message, encoding), encoding) == message


@pytest.mark.parametrize("encoding", Encoding)
def test_a_message_that_names_its_game_is_read_by_that(encoding: Encoding) -> None:
    message = m.CreateRoom("c", TOY, 2, options=toy.Options(5))
    assert CLIENT.decode(encode(message, encoding), encoding, TTB) == message
    snapshot = m.Standing("", "r", TTB, ttb.StandingAnswersView())
    assert SERVER.decode(encode(snapshot, encoding), encoding, TOY) == snapshot


@pytest.mark.parametrize("encoding", Encoding)
@pytest.mark.parametrize(
    ("message", "path"),
    [
        (m.Command("a", 0, 1, toy.Say(9)), "$.command.number"),
        (m.Command("a", 0, 1, ttb.Reset(ttb.RobotName.A)), "$.command"),
        (m.CreateRoom("a", TOY, 2, options=toy.Options(100)), "$.options.rounds"),
    ],
)
def test_content_of_another_game_is_refused_with_its_path(message: Any, path: str, encoding: Encoding) -> None:
    with pytest.raises(DecodeError) as refused:
        CLIENT.decode(encode(message, encoding), encoding, TOY)
    assert (refused.value.code, refused.value.id) == (Code.INVALID_FIELD, "a")
    assert refused.value.message.startswith(path)


@pytest.mark.parametrize("encoding", Encoding)
def test_content_that_a_game_does_not_have_is_for_the_service_to_refuse(encoding: Encoding) -> None:
    message = m.Preview("a", 0, (ttb.Reset(ttb.RobotName.A),))
    read = CLIENT.decode(encode(message, encoding), encoding, TOY)
    assert isinstance(read, m.Preview)
    assert len(read.changes) == 1


def test_an_object_that_names_its_game_is_read_by_that() -> None:
    message = m.CreateRoom("c", TOY, 2, options=toy.Options(5))
    assert from_object(m.CreateRoom, to_named(message)) == message
    assert from_object(m.CreateRoom, to_named(message), TTB) == message
    for options in (toy.Options(100), ttb.Options()):
        with pytest.raises(SchemaMismatch, match=r"^\$\.options\."):
            from_object(m.CreateRoom, to_named(structs.replace(message, options=options)))


@pytest.mark.parametrize("encoding", Encoding)
def test_options_of_a_game_that_is_not_known_are_for_the_service_to_refuse(encoding: Encoding) -> None:
    message = m.CreateRoom("c", "chess", 2, options=toy.Options(5))
    read = CLIENT.decode(encode(message, encoding), encoding, TOY)
    assert isinstance(read, m.CreateRoom)
    assert (read.game, bool(read.options)) == ("chess", True)
    assert from_object(m.CreateRoom, to_named(message)).game == "chess"


def test_content_of_a_game_that_is_not_known_stays_as_it_came() -> None:
    frame = SERVER.decode(encode(FRAMES[TOY], Encoding.MSGPACK), Encoding.MSGPACK, "chess")
    assert isinstance(frame, m.EventFrame)
    assert frame.events == ([10, 0], [32, 1, 2])


def test_events_keep_out_of_the_tags_of_the_platform() -> None:
    with pytest.raises(ValueError, match=r"^The event Ask of bad needs a tag of 32 or more\.$"):
        register(GameSchema("bad", toy.Say, toy.Ask, toy.Ask, toy.View, toy.Options, toy.OptionsView))
    assert schema_of("bad") is None


def test_the_tables_of_a_game_are_made_from_its_schema() -> None:
    tables = typescript.tables(toy.SCHEMA)
    assert tables["unions"] == {"GameCommand": ["Say"], "Choice": ["Ask"], "GameEvent": ["Said", "Shown"]}
    assert tables["structs"]["Say"] == {"tag": 1, "key": "type", "name": "say", "fields": [["number", "value"]]}
    assert tables["structs"]["Options"]["limits"] == {"rounds": [1, 99], "house": [0, 3]}


@pytest.mark.parametrize("name", [None, 1, "", "pass", "answer"])
def test_the_only_command_of_a_game_is_named_as_well(name: Any) -> None:
    message = to_named(COMMANDS[TOY])
    message["command"] |= {"type": name}
    with pytest.raises(DecodeError, match=r"^\$\.command\.type: expected one of say\.$") as error:
        CLIENT.decode(json.dumps(message).encode(), Encoding.JSON, TOY)
    assert error.value.code is Code.INVALID_FIELD
    del message["command"]["type"]
    with pytest.raises(DecodeError, match=r"^\$\.command\.type: expected one of say\.$"):
        CLIENT.decode(json.dumps(message).encode(), Encoding.JSON, TOY)
