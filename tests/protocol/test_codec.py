"""Hostile bytes and every message: the codec answers with a message or a `DecodeError`, and with nothing else."""

import json
from functools import cache
from typing import Any, get_origin

import msgpack  # type: ignore[import-untyped]
import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as tune
from hypothesis import strategies as st
from msgspec import inspect

from botyard_protocol import messages as m
from botyard_protocol.base import MAX_ITEMS
from botyard_protocol.codec import CLIENT, SERVER, DecodeError, Decoder, Encoding, encode, pack, unpack
from botyard_protocol.codes import Code
from botyard_protocol.json_form import names_game
from botyard_protocol.schema import members, struct_node
from botyard_protocol.scoping import typed
from botyard_protocol.twin_tin_bots import SCHEMA
from botyard_protocol.vectors import samples
from botyard_protocol.vectors.contents import GAME
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
            return structs(cls)
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
def structs(cls: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
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
    message = data.draw(structs(cls))
    assert all(CLIENT.decode(encode(message, encoding), encoding, GAME) == message for encoding in Encoding)


@tune(max_examples=cases(5))
@pytest.mark.parametrize("cls", members(m.ServerMessage), ids=lambda cls: cls.__name__)
@given(data=st.data())
def test_whatever_servers_may_send_is_read_as_it_was_sent(cls: type[msgspec.Struct], data: st.DataObject) -> None:
    message = data.draw(structs(cls))
    assert all(SERVER.decode(encode(message, encoding), encoding, GAME) == message for encoding in Encoding)
