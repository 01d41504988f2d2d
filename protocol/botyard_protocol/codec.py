"""Bytes of messages, in both forms, from one schema.

`botyard.v1`: msgpack, arrays with integer tags. `botyard.v1.json`: JSON text, objects with names. What comes
from outside is length-checked, unpacked without extension types and validated strictly before anybody sees it.
"""

import re
from enum import Enum
from typing import Any, Generic, TypeVar, cast

import msgpack  # type: ignore[import-untyped]
import msgspec
import orjson

from botyard_protocol.base import MAX_FRAME_BYTES, MAX_ITEMS
from botyard_protocol.codes import Code
from botyard_protocol.json_form import SchemaMismatch, from_named, named_path, to_named
from botyard_protocol.messages import SUBPROTOCOL_JSON, SUBPROTOCOL_MSGPACK, ClientMessage, ServerMessage
from botyard_protocol.schema import StructClass, by_name, by_tag, fields, tag_of

T = TypeVar("T")
_packer = msgspec.msgpack.Encoder()
_ARRAY_PATH = re.compile(r" - at `\$((?:\[\d+\])*)`$")


class Encoding(Enum):
    """A form of the bytes; its value is the websocket subprotocol."""

    MSGPACK = SUBPROTOCOL_MSGPACK
    JSON = SUBPROTOCOL_JSON


class DecodeError(ValueError):
    """Bytes that are not a message. `id`: the message's, if it could be read."""

    def __init__(self, code: Code, message: str, id: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.id = id


def encode(message: msgspec.Struct, form: Encoding) -> bytes:
    """A message as the payload of one frame (JSON: UTF-8 text)."""
    if form is Encoding.JSON:
        return orjson.dumps(to_named(message))
    return pack(message)


def pack(value: Any) -> bytes:
    """A struct, or a list of structs, as msgpack: arrays with integer tags."""
    return _packer.encode(value)  # the bytes that the msgpack package would make, in an eighth of the time


def unpack(data: bytes, max_items: int | None = None) -> Any:
    """What untrusted msgpack bytes say. Raises `ValueError` for bytes that are not one whole, plain object.

    `max_items`: of an array or a map; as many as there are bytes if None.
    """
    limit = len(data)
    items = limit if max_items is None else max_items
    try:
        return msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=True,
            max_str_len=limit,
            max_bin_len=limit,
            max_array_len=items,
            max_map_len=items,
            max_ext_len=0,
            ext_hook=_no_extension,
        )
    except (msgpack.exceptions.UnpackException, RecursionError) as error:
        raise ValueError(str(error) or type(error).__name__) from error


def _no_extension(code: int, data: bytes) -> None:
    raise ValueError(f"extension type {code}")


class Decoder(Generic[T]):
    """Reads the messages of one direction."""

    def __init__(self, union: Any, max_bytes: int | None = None) -> None:
        self._max_bytes = max_bytes
        self._by_tag: dict[int, StructClass] = by_tag(union)
        self._by_name: dict[str, StructClass] = by_name(union)

    def decode(self, data: bytes, form: Encoding) -> T:
        """The message in the payload of one frame. Raises `DecodeError` with a code, a sentence and the path."""
        if self._max_bytes is not None and len(data) > self._max_bytes:
            raise DecodeError(Code.MALFORMED, f"A frame holds at most {self._max_bytes} bytes.")
        cls, obj = self._array(data) if form is Encoding.MSGPACK else self._object(data)
        try:
            return cast(T, msgspec.convert(obj, cls))
        except msgspec.ValidationError as error:
            raise DecodeError(Code.INVALID_FIELD, _sentence(cls, obj, error), _id(cls, obj)) from error

    def _array(self, data: bytes) -> tuple[StructClass, Any]:
        try:
            obj = unpack(data, None if self._max_bytes is None else MAX_ITEMS)
        except ValueError as error:
            raise DecodeError(Code.MALFORMED, f"The frame is not one msgpack object: {error}.") from error
        if not isinstance(obj, list) or not obj:
            raise DecodeError(Code.MALFORMED, "A message is an array that begins with an integer tag.")
        tag = obj[0]
        cls = self._by_tag.get(tag) if type(tag) is int else None
        if cls is None:
            raise DecodeError(Code.UNKNOWN_MESSAGE, f"There is no message with the tag {_shown(tag)}.")
        return cls, obj

    def _object(self, data: bytes) -> tuple[StructClass, Any]:
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
            return cls, from_named(cls, obj)
        except SchemaMismatch as error:
            given = obj.get("id")
            raise DecodeError(Code.INVALID_FIELD, f"{error}.", given if _is_id(given) else None) from error


def _shown(value: Any) -> str:
    """What stands where a tag belongs; it may be of any size and depth."""
    return repr(value)[:40] if isinstance(value, int | str) else f"<{type(value).__name__}>"


def _sentence(cls: StructClass, obj: Any, error: msgspec.ValidationError) -> str:
    text = str(error)
    found = _ARRAY_PATH.search(text)
    if not found:
        return f"$: {text}."
    steps = [int(step) for step in re.findall(r"\d+", found.group(1))]
    return f"{named_path(cls, obj, steps)}: {text[: found.start()]}."


def _id(cls: StructClass, obj: list[Any]) -> str | None:
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
