"""Bytes of messages, in both forms, from one schema.

`botyard.v1`: msgpack, arrays with integer tags. `botyard.v1.json`: JSON text, objects with names. Bytes from
outside are checked for their length, unpacked without extension types and validated before they are returned.
"""

import re
from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Any, Generic, TypeVar, cast, get_origin
from zlib import crc32

import msgpack  # type: ignore[import-untyped]
import msgspec
import orjson

from botyard_protocol import api_practice
from botyard_protocol.base import MAX_FRAME_BYTES, MAX_ITEMS
from botyard_protocol.codes import Code
from botyard_protocol.games import SCHEMAS, GameSchema, schema_of
from botyard_protocol.json_form import SchemaMismatch, from_named, named_path, names_game, to_named
from botyard_protocol.lobby import LobbyChanged, LobbyRooms, MatchChanged, MyMatches, RoomsPage, RoomSummary
from botyard_protocol.messages import (
    SUBPROTOCOL_JSON,
    SUBPROTOCOL_MSGPACK,
    ChoiceFrame,
    ClientMessage,
    EventFrame,
    ServerMessage,
)
from botyard_protocol.schema import StructClass, by_name, by_tag, fields, members, tag_of
from botyard_protocol.scoping import has_content, typed

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)
_packer = msgspec.msgpack.Encoder()
_EVENTS, _CHOICES = tag_of(EventFrame), tag_of(ChoiceFrame)
_EVENTS_AT = 1 + EventFrame.__struct_fields__.index("events")
_ARRAY_PATH = re.compile(r" - at `\$((?:\[\d+\])*)`$")


class Encoding(Enum):
    """A form of the bytes; its value is the websocket subprotocol."""

    MSGPACK = SUBPROTOCOL_MSGPACK
    JSON = SUBPROTOCOL_JSON

    __hash__ = object.__hash__  # faster than that of Enum, a Python function: each frame is looked up by its encoding


class DecodeError(ValueError):
    """Bytes that are not a message. `id`: the message's, if it could be read."""

    def __init__(self, code: Code, message: str, id: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.id = id


def encode(message: msgspec.Struct, encoding: Encoding) -> bytes:
    """Return a message as the payload of one frame. As JSON the payload is text in UTF-8."""
    if encoding is Encoding.JSON:
        return orjson.dumps(to_named(message))
    return pack(message)


def encode_events(frame: EventFrame, encoding: Encoding, game: str) -> bytes:
    """Return the events of an entry as the payload of one frame.

    As msgpack they are in the short form of their game, `game`, if it has one.
    """
    schema = SCHEMAS.get(game)
    if encoding is Encoding.JSON or schema is None or schema.short_form is None:
        return encode(frame, encoding)
    events = schema.short_form.shorten(frame.events)
    return pack((_EVENTS, frame.epoch, frame.number, events, frame.standing, frame.digest))


def encode_choices(frame: ChoiceFrame, encoding: Encoding) -> bytes:
    """Return the choices after an entry as the payload of one frame.

    As msgpack the last fields are left out if they have their defaults: `own`, and then `hash` as well.
    """
    if encoding is Encoding.JSON or frame.own:
        return encode(frame, encoding)
    fields = (_CHOICES, frame.epoch, frame.number, frame.choices, frame.now, frame.clocks, frame.hash)
    return pack(fields if frame.hash is not None else fields[:-1])


def with_own(choices: bytes, own: tuple[int | None, ...]) -> bytes:
    """Return choices with the fingerprints of what each seat of an audience knows alone.

    `choices`: what `encode_choices` made as msgpack, of a frame with a `hash`. `own`: the fingerprints. They make the
    last field, so that the bytes before them are the same for each audience.
    """
    one_item_more = _BYTES[choices[0] + 1]  # the first byte of a short array has the number of its items
    return one_item_more + choices[1:] + pack(own)


_BYTES = tuple(bytes((value,)) for value in range(256))
"""Each byte by itself, made once."""


def pack(value: Any) -> bytes:
    """Return a struct, or a list of structs, as msgpack: arrays with integer tags."""
    return _packer.encode(value)  # makes the same bytes as the msgpack package in an eighth of the time


def fingerprint(value: Any) -> int:
    """Return the CRC-32 (0..2**32-1, as of zlib and PNG) of the msgpack form of a struct, or of a list of plain values.

    The form is canonical: fields in their order, each number in its shortest form, nothing left out. A client notices
    by it that the view that it has made from events differs from the server's.
    """
    return crc32(pack(value))


def unpack(data: bytes, max_items: int | None = None) -> Any:
    """Decode untrusted msgpack bytes into plain lists and values.

    Raises `ValueError` for bytes that are not one whole, plain object.

    `max_items`: the most in an array or a map; as many as there are bytes if None.
    """
    items = -1 if max_items is None else max_items
    try:  # only items are limited, as the number of bytes limits all else, and every further argument would cost time
        return msgpack.unpackb(data, max_array_len=items, max_map_len=items, max_ext_len=0, ext_hook=_no_extension)
    except (msgpack.exceptions.UnpackException, RecursionError) as error:
        raise ValueError(str(error) or type(error).__name__) from error


def _no_extension(code: int, data: bytes) -> None:
    raise ValueError(f"extension type {code}")


class Converter:
    """Makes values of one type out of plain lists, as `msgspec.convert` does, but fast for generic types too."""

    def __init__(self, annotation: Any) -> None:
        # A class with the value as its only field: `msgspec.convert` is slow for a generic type itself.
        self._holder: Any = msgspec.defstruct("Holder", [("value", annotation)], array_like=True)

    def convert(self, obj: Any) -> Any:
        """Return the value. Raises `msgspec.ValidationError`, whose path begins with `$[0]`."""
        return msgspec.convert((obj,), self._holder).value


@cache
def converter(annotation: Any, schema: GameSchema | None = None) -> Converter:
    """Return the converter of a type, with the types of a game for its type variables if `schema` is given."""
    return Converter(annotation if schema is None else typed(annotation, schema))


ROOM_LISTS = frozenset({LobbyRooms, RoomsPage, LobbyChanged, MyMatches, MatchChanged})
"""Messages with summaries of rooms, each of a game of its own."""


def scope_rooms(message: Any) -> None:
    """Give the summaries of rooms in a message, which may be of several games, the options of their own game."""
    match message:
        case LobbyRooms(rooms=rooms) | RoomsPage(rooms=rooms):
            scope_summaries(rooms)
        case LobbyChanged(room=room):
            scope_summaries((room,))
        case MyMatches(matches=matches):
            scope_summaries(match.room for match in matches)
        case MatchChanged(match=match):
            scope_summaries((match.room,))


def scope_summaries(rooms: Iterable[RoomSummary]) -> None:
    """Convert the options of rooms, which are still plain lists, in place into the options of their games.

    Options of a game that is not registered stay as they are. Raises `msgspec.ValidationError`.
    """
    for room in rooms:
        schema = schema_of(room.game)
        if schema is not None and isinstance(room.options, list):
            options = converter(schema.options_view).convert(room.options)
            msgspec.structs.force_setattr(room, "options", options)


class Decoder(Generic[T]):
    """Reads the messages of one direction, with the content of the game of the room that they are about."""

    def __init__(self, union: Any, max_bytes: int | None = None) -> None:
        """`union`: of the messages that it reads. `max_bytes`: the most in a frame.

        None for frames of a server, which are trusted to be of any size.
        """
        self._max_bytes = max_bytes
        self._from_client = max_bytes is not None
        self._converters: dict[tuple[StructClass, str | None], Converter] = {}  # by class and game
        self._small: dict[tuple[int, str | None], msgspec.msgpack.Decoder[Any]] = {}  # by tag and game, of small frames
        self._by_tag: dict[int, StructClass] = by_tag(union)
        self._by_name: dict[str, StructClass] = by_name(union)

    def decode(self, data: bytes, encoding: Encoding, game: str | None = None) -> T:
        """Return the message in the payload of one frame. Raises `DecodeError` with a code, a sentence and the path.

        `game`: of the room that was entered. Messages with a field `game` of their own are scoped by that. Content of
        a game that is not registered, or not named, stays as it came: lists, or objects on JSON.
        """
        if self._max_bytes is not None and len(data) > self._max_bytes:
            raise DecodeError(Code.MALFORMED, f"A frame holds at most {self._max_bytes} bytes.")
        if self._from_client and encoding is Encoding.MSGPACK:
            small = self.decode_small(data, game)  # fast; None for what it can't read: the code below finds out why
            if small is not None:
                return small
        cls, obj = self._from_msgpack(data) if encoding is Encoding.MSGPACK else self._from_json(data, game)
        if cls is EventFrame and encoding is Encoding.MSGPACK:
            _expand_events(obj, game)
        try:
            if cls in _WITH_GAME_CONTENT:
                if cls in _NAMING_THEIR_GAME:
                    game = _named_game(cls, obj)
                content = self._converters.get((cls, game)) or self._converter(cls, game)
                return cast(T, content.convert(obj))
            message = msgspec.convert(obj, cls)
            if cls in ROOM_LISTS:
                scope_rooms(message)
            return cast(T, message)
        except msgspec.ValidationError as error:
            schema = _schema_for(cls, game)
            shape = cls if schema is None else typed(cls, schema)  # it names the fields of the path
            raise DecodeError(Code.INVALID_FIELD, _sentence(shape, obj, error), _id(cls, obj)) from error

    def decode_small(self, data: bytes, game: str | None) -> T | None:
        """Decode a frame of up to `MAX_ITEMS` bytes straight into its message, and return it. No plain lists are made.

        Only for messages whose content is of the room's game, `game`, if that is registered. None for all others, and
        for a frame that cannot be read: `decode` finds the reason. The limit of items needs no check, because an array
        in so small a frame has fewer.
        """
        if not 1 < len(data) <= MAX_ITEMS:
            return None
        decoder = self._small.get((data[1], game))
        if decoder is None:
            cls = self._by_tag.get(data[1])  # the first item of a message that has fewer than 16
            # messages of `_NAMING_THEIR_GAME` name their game themselves
            schema = None if cls is None or cls in _NAMING_THEIR_GAME else _schema_for(cls, game)
            if cls is None or schema is None:
                return None
            decoder = self._small[data[1], game] = msgspec.msgpack.Decoder(typed(cls, schema))
        try:
            return cast(T, decoder.decode(data))
        except (msgspec.MsgspecError, ValueError, RecursionError):  # the second: text that is no UTF-8
            return None

    def _converter(self, cls: StructClass, game: str | None) -> Converter:
        """Return what makes messages of a class out of lists, with the content of `game`.

        It is kept for the next message if the game is registered; another game may be registered later.
        """
        schema = _schema_for(cls, game)
        if schema is not None:
            self._converters[cls, game] = converter(cls, schema)
        return converter(cls, schema)

    def _from_msgpack(self, data: bytes) -> tuple[StructClass, Any]:
        """Decode a msgpack frame into its class and its fields as a list. Raises `DecodeError`."""
        try:
            obj = unpack(data, MAX_ITEMS if self._from_client else None)
        except ValueError as error:
            raise DecodeError(Code.MALFORMED, f"The frame is not one msgpack object: {error}.") from error
        if not isinstance(obj, list) or not obj:
            raise DecodeError(Code.MALFORMED, "A message is an array that begins with an integer tag.")
        tag = obj[0]
        cls = self._by_tag.get(tag) if type(tag) is int else None
        if cls is None:
            raise DecodeError(Code.UNKNOWN_MESSAGE, f"There is no message with the tag {_shown(tag)}.")
        return cls, obj

    def _from_json(self, data: bytes, game: str | None) -> tuple[StructClass, Any]:
        """Decode a JSON frame into its class and its fields as a list. Raises `DecodeError`."""
        try:
            obj = orjson.loads(data)
        except ValueError as error:
            raise DecodeError(Code.MALFORMED, f"The frame is not JSON: {error}.") from error
        name = obj.get("type") if isinstance(obj, dict) else None
        if name is None:
            raise DecodeError(Code.MALFORMED, "A message is an object with a field 'type'.")
        cls = self._by_name.get(name) if isinstance(name, str) else None
        if cls is None:
            raise DecodeError(Code.UNKNOWN_MESSAGE, f"There is no message of the type {_shown(name)}.")
        try:
            schema = None if cls in _NAMING_THEIR_GAME else _schema_for(cls, game)
            return cls, from_named(cls if schema is None else typed(cls, schema), obj)
        except SchemaMismatch as error:
            given = obj.get("id")
            raise DecodeError(Code.INVALID_FIELD, f"{error}.", given if _is_id(given) else None) from error


_WITH_GAME_CONTENT = frozenset(
    cls
    for cls in (*members(ClientMessage), *members(ServerMessage), *api_practice.ASKED)
    if cls.__dict__.get("__parameters__")
)
"""Messages that hold content of a game: they have type variables for it."""

_NAMING_THEIR_GAME = frozenset(cls for cls in _WITH_GAME_CONTENT if names_game(cls))
"""Messages that name the game which their content belongs to."""


def _expand_events(obj: list[Any], game: str | None) -> None:
    """Put events that came in a short form into the explicit one, in place. Raises `DecodeError`."""
    schema = None if game is None else schema_of(game)
    if schema is None or schema.short_form is None or len(obj) <= _EVENTS_AT or not isinstance(obj[_EVENTS_AT], list):
        return
    try:
        obj[_EVENTS_AT] = schema.short_form.expand(obj[_EVENTS_AT])
    except ValueError as error:
        raise DecodeError(Code.INVALID_FIELD, f"$.events: {error}.") from error


def needs_game(cls: StructClass) -> bool:
    """Whether a message of a class can be read only by the game of its room, which it does not name itself."""
    return cls in _WITH_GAME_CONTENT and cls not in _NAMING_THEIR_GAME


def from_object(cls: type[S], value: Any, game: str | None = None) -> S:
    """Read an object in JSON form, `value`, as a struct. Raises `SchemaMismatch` with the path of a mistake.

    `game`: of the room that it is about; a struct with a field `game` of its own is scoped by that.
    """
    schema = None if cls in _NAMING_THEIR_GAME else _schema_for(cls, game)
    obj = from_named(cls if schema is None else typed(cls, schema), value)
    if cls in _NAMING_THEIR_GAME:
        schema = _schema_for(cls, _named_game(cls, obj))
    try:
        return cast(S, converter(cls, schema).convert(obj) if cls in _WITH_GAME_CONTENT else msgspec.convert(obj, cls))
    except msgspec.ValidationError as error:
        path, message = _path_and_mistake(cls if schema is None else typed(cls, schema), obj, error)
        raise SchemaMismatch(path, message) from error


def _schema_for(cls: StructClass, game: str | None) -> GameSchema | None:
    """Return the schema by which the content of a message is read; None if the content stays as it came.

    It stays so for a game that is not registered, and for content that the game does not have: the handler of such a
    message refuses it, with a reason.
    """
    schema = None if game is None or cls not in _WITH_GAME_CONTENT else schema_of(game)
    return schema if schema is not None and has_content(cls, schema) else None


def _named_game(cls: StructClass, obj: list[Any]) -> str | None:
    """Return the game that a message in array form names in its field `game`; None if it names none."""
    place = int(tag_of(cls) is not None) + cls.__struct_fields__.index("game")  # after the tag, if there is one
    named = obj[place] if place < len(obj) else None
    return named if isinstance(named, str) else None


def _shown(value: Any) -> str:
    """Return a short text for the value that a client sent in the place of a tag, which may have any size and depth."""
    return repr(value)[:40] if isinstance(value, int | str) else f"<{type(value).__name__}>"


def _sentence(cls: StructClass, obj: Any, error: msgspec.ValidationError) -> str:
    """Return the sentence about a mistake: its path, and what is wrong."""
    path, message = _path_and_mistake(cls, obj, error)
    return f"{path}: {message}."


def _path_and_mistake(cls: StructClass, obj: Any, error: msgspec.ValidationError) -> tuple[str, str]:
    """Return the path of a mistake in names of fields, such as `$.command.cell`, and the mistake in words.

    msgspec names the path at the end of its message, in places of the array form: `$[2][1]`.
    """
    text = str(error)
    found = _ARRAY_PATH.search(text)
    if not found:
        return "$", text
    steps = [int(step) for step in re.findall(r"\d+", found.group(1))]
    if (get_origin(cls) or cls) in _WITH_GAME_CONTENT:
        steps = steps[1:]  # the first step leads into the tuple that a `Converter` puts around the message
    return named_path(cls, obj, steps), text[: found.start()]


def _id(cls: StructClass, obj: list[Any]) -> str | None:
    """Return the id of a message in array form; None if it has none or not a valid one."""
    known = fields(cls)
    place = int(tag_of(cls) is not None)
    given = obj[place] if known and known[0].name == "id" and len(obj) > place else None
    return given if _is_id(given) else None


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9_.:-]{1,40}", value) is not None


CLIENT: Decoder[ClientMessage] = Decoder(ClientMessage, MAX_FRAME_BYTES)
"""Reads what clients send."""

SERVER: Decoder[ServerMessage] = Decoder(ServerMessage)
"""Reads what the server sends."""
