"""What clients must not send: the bytes, and the code, the path and the id of the refusal."""

from typing import Any

import msgpack  # type: ignore[import-untyped]
import orjson

from protocol.codes import Code

_COMMAND = {"type": "command", "id": "k1", "seat": 0, "choice": 12}
_PLACE = {"type": "place", "robot": "A", "slot": 1, "tile": "load"}


def _bytes(name: str, data: str, code: Code) -> dict[str, Any]:
    return {"name": name, "form": "msgpack", "hex": data, "code": code, "path": None, "id": None}


def _array(name: str, array: Any, path: str | None, id: str | None, code: Code = Code.INVALID_FIELD) -> dict[str, Any]:
    data = msgpack.packb(array).hex()
    return {"name": name, "form": "msgpack", "hex": data, "code": code, "path": path, "id": id}


def _json(name: str, value: Any, path: str | None, id: str | None, code: Code = Code.INVALID_FIELD) -> dict[str, Any]:
    text = value if isinstance(value, str) else orjson.dumps(value).decode()
    return {"name": name, "form": "json", "text": text, "code": code, "path": path, "id": id}


REFUSED: list[dict[str, Any]] = [
    _bytes("empty", "", Code.MALFORMED),
    _bytes("cut", "92", Code.MALFORMED),
    _bytes("two_objects", "9201a1789201a178", Code.MALFORMED),
    _bytes("nested", "91" * 2000, Code.MALFORMED),
    _bytes("endless_array", "ddffffffff", Code.MALFORMED),
    _bytes("endless_text", "9201dbffffffff", Code.MALFORMED),
    _bytes("extension", "9202d40100", Code.MALFORMED),
    _bytes("empty_extension", "9202c70001", Code.MALFORMED),
    _bytes("invalid_utf8", "9201a1ff", Code.MALFORMED),
    _bytes("reserved_byte", "c1", Code.MALFORMED),
    _bytes("map", "8101a178", Code.MALFORMED),
    _array("no_tag", [], None, None, Code.MALFORMED),
    _array("unknown_tag", [63, "k1"], None, None, Code.UNKNOWN_MESSAGE),
    _array("server_tag", [65, "p1"], None, None, Code.UNKNOWN_MESSAGE),
    _array("true_is_no_tag", [True, "example"], None, None, Code.UNKNOWN_MESSAGE),
    _array("appended", [2, "p1", 1], "$", "p1"),
    _array("appended_inside", [8, "s1", "r1", [1, 2, [], 3]], "$.cursor", "s1"),
    _array("appended_to_command", [12, "k1", 0, 12, [5, None]], "$.command", "k1"),
    _array("missing", [6, "j1"], "$", "j1"),
    _array("wrong_type", [6, "j1", 7], "$.room", "j1"),
    _array("text_for_a_number", [13, "q1", "0"], "$.seat", "q1"),
    _array("true_for_a_number", [13, "q1", True], "$.seat", "q1"),
    _array("fraction", [13, "q1", 0.5], "$.seat", "q1"),
    _array("not_a_number", [13, "q1", float("nan")], "$.seat", "q1"),
    _array("seat_too_high", [13, "q1", 8], "$.seat", "q1"),
    _array("negative", [8, "s1", "r1", [-1, 2, []]], "$.cursor.epoch", "s1"),
    _array("too_large", [8, "s1", "r1", [2**53, 2, []]], "$.cursor.epoch", "s1"),
    _array("far_too_large", [8, "s1", "r1", [2**64 - 1, 2, []]], "$.cursor.epoch", "s1"),
    _array("id_too_long", [2, "a" * 41], "$.id", None),
    _array("id_empty", [2, ""], "$.id", None),
    _array("id_with_space", [2, "a b"], "$.id", None),
    _array("text_too_long", [1, "a" * 61], "$.client", None),
    _array("unknown_tile", [12, "k1", 0, 12, [1, 0, 1, 21]], "$.command.tile", "k1"),
    _array("slot_zero", [12, "k1", 0, 12, [1, 0, 0, 4]], "$.command.slot", "k1"),
    _array("unknown_command", [12, "k1", 0, 12, [31]], "$.command.type", "k1"),
    _array("one_change", [12, "k1", 0, 12, [6, [[5]]]], "$.command.changes", "k1"),
    _json("not_json", "{", None, None, Code.MALFORMED),
    _json("nested_json", "[" * 2000, None, None, Code.MALFORMED),
    _json("nan_json", '{"type":"resign","id":"q1","seat":NaN}', None, None, Code.MALFORMED),
    _json("list", [2, "p1"], None, None, Code.MALFORMED),
    _json("no_type", {"id": "p1"}, None, None, Code.MALFORMED),
    _json("unknown_type", {"type": "dance", "id": "p1"}, None, None, Code.UNKNOWN_MESSAGE),
    _json("server_type", {"type": "pong", "id": "p1"}, None, None, Code.UNKNOWN_MESSAGE),
    _json("unknown_field", {"type": "ping", "id": "p1", "more": 1}, "$", "p1"),
    _json("unknown_field_inside", {**_COMMAND, "command": {**_PLACE, "more": 1}}, "$.command", "k1"),
    _json("missing_json", {"type": "join", "id": "j1"}, "$", "j1"),
    _json("wrong_type_json", {"type": "join", "id": "j1", "room": 7}, "$.room", "j1"),
    _json("enum_as_a_number", {**_COMMAND, "command": {**_PLACE, "tile": 4}}, "$.command.tile", "k1"),
    _json("unknown_tile_json", {**_COMMAND, "command": {**_PLACE, "tile": "laser"}}, "$.command.tile", "k1"),
    _json("unknown_command_json", {**_COMMAND, "command": {"type": "dance"}}, "$.command.type", "k1"),
    _json("command_is_null", {**_COMMAND, "command": None}, "$.command.type", "k1"),
    _json("too_large_json", '{"type":"get_history","id":"h1","before":9007199254740992}', "$.before", "h1"),
    _json("far_too_large_json", '{"type":"get_history","id":"h1","before":1e30}', "$.before", "h1"),
]
"""Rows: `form` with `hex` or `text`, `code`, `path` (null if no field is meant), `id` (null if it was not read)."""
