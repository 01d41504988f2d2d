"""What clients must not send, and what of a newer server's messages a client of version 1 reads.

Rows of `REFUSED` have the bytes, and the code, the path and the id of the refusal. In those of `NEWER`, `expected` is
what the client reads; `{"type": "unknown", "tag": ...}` stands for what it does not know. `json` is the same in the
JSON form, where that differs from `expected`.
"""

from collections.abc import Callable
from typing import Any

import msgpack  # type: ignore[import-untyped]
import msgspec
import orjson

from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.vectors.samples import SERVER

_COMMAND = {"type": "command", "id": "k1", "seat": 0, "choice": 12}
_CREATE = {"type": "create_room", "id": "c1", "game": "twin_tin_bots", "players": 2}
_PREVIEW = {"type": "preview", "id": "y1", "seat": 0}
_SHARE = "000102030405060708090a0b0c0d0e0f" * 2
_PLACE = {"type": "place", "robot": "A", "slot": 1, "tile": "load"}


def _bytes(name: str, data: str, code: Code) -> dict[str, Any]:
    return {"name": name, "form": "msgpack", "hex": data, "code": code, "path": None, "id": None}


def _array(name: str, array: Any, path: str | None, id: str | None, code: Code = Code.INVALID_FIELD) -> dict[str, Any]:
    data = msgpack.packb(array).hex()
    return {"name": name, "form": "msgpack", "hex": data, "code": code, "path": path, "id": id}


def _options(name: str, options: Any, path: str, code: Code = Code.INVALID_FIELD) -> dict[str, Any]:
    return _array(name, [5, "c1", "twin_tin_bots", 2, "", options], path, "c1", code)


def _named_options(name: str, options: Any, path: str) -> dict[str, Any]:
    return _json(name, {**_CREATE, "options": options}, path, "c1")


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
    _array("appended_inside", [8, "s1", "r1", [1, 2, [], None, 3]], "$.cursor", "s1"),
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
    _array("id_with_line_end", [2, "p1\n"], "$.id", None),
    _array("text_too_long", [1, "a" * 61], "$.client", None),
    _array("unknown_tile", [12, "k1", 0, 12, [1, 0, 1, 21]], "$.command.tile", "k1"),
    _array("slot_zero", [12, "k1", 0, 12, [1, 0, 0, 4]], "$.command.slot", "k1"),
    _array("unknown_command", [12, "k1", 0, 12, [31]], "$.command.type", "k1"),
    _array("one_change", [12, "k1", 0, 12, [6, [[5]]]], "$.command.changes", "k1"),
    _options("options_without_a_tag", [], "$.options"),
    _options("options_of_another_game", [2], "$.options.game"),
    _options("options_as_a_number", 1, "$.options"),
    _options("appended_to_options", [1, 0, True, 100, None, 0, 0, 0, 0, 0, [], [], [], [], 1], "$.options"),
    _options("unknown_mode", [1, 4], "$.options.mode"),
    _options("score_victory_as_a_number", [1, 0, 1], "$.options.score_victory"),
    _options("stalled_after_too_high", [1, 0, True, 1001], "$.options.stalled_after"),
    _options("stalled_after_negative", [1, 0, True, -1], "$.options.stalled_after"),
    _options("seven_colours", [1, 0, True, 100, [0, 1, 2, 3, 4, 5, 0]], "$.options.colours"),
    _options("unknown_colour", [1, 0, True, 100, [0, 6]], "$.options.colours[1]"),
    _options("unknown_placing", [1, 0, True, 100, None, 3], "$.options.placing"),
    _options("four_pairs_of_teleporters", [1, 0, True, 100, None, 0, 4], "$.options.teleporters"),
    _options("four_rocks", [1, 0, True, 100, None, 0, 0, 4], "$.options.rocks"),
    _options("four_blobs", [1, 0, True, 100, None, 0, 0, 0, 4], "$.options.blobs"),
    _options("four_mud_hexes", [1, 0, True, 100, None, 0, 0, 0, 0, 4], "$.options.mud"),
    _options("half_a_pair", [1, 0, True, 100, None, 2, 0, 0, 0, 0, [[[1, 1]]]], "$.options.teleporter_hexes[0]"),
    _options("hex_of_three", [1, 0, True, 100, None, 2, 0, 0, 0, 0, [], [[1, 1, 1]]], "$.options.rock_hexes[0]"),
    _options("four_hexes", [1, 0, True, 100, None, 2, 0, 0, 0, 0, [], [[1, 1]] * 4], "$.options.rock_hexes"),
    _array("contribution_too_short", [16, "u1", 0, _SHARE[:-2]], "$.contribution", "u1"),
    _array("contribution_too_long", [16, "u1", 0, f"{_SHARE}00"], "$.contribution", "u1"),
    _array("contribution_no_hex", [16, "u1", 0, "g" * 64], "$.contribution", "u1"),
    _array("contribution_in_capitals", [16, "u1", 0, "A" * 64], "$.contribution", "u1"),
    _array("contribution_with_line_end", [16, "u1", 0, f"{_SHARE}\n"], "$.contribution", "u1"),
    _array("contribution_missing", [16, "u1", 0], "$", "u1"),
    _array("contribution_null", [16, "u1", 0, None], "$.contribution", "u1"),
    _array("contribution_of_a_join", [6, "j1", "r1", None, "00"], "$.contribution", "j1"),
    _array("three_changes", [17, "y1", 0, [[4, 0], [4, 1], [4, 0]]], "$.changes", "y1"),
    _array("pass_is_no_change", [17, "y1", 0, [[5]]], "$.changes[0].type", "y1"),
    _array("four_rounds", [17, "y1", 0, [], 4], "$.rounds", "y1"),
    _array("level_missing", [19, "o1"], "$", "o1"),
    _array("unknown_level", [19, "o1", 3], "$.level", "o1"),
    _array("eight_bots", [5, "c1", "twin_tin_bots", 6, "", None, None, [0] * 8], "$.bots", "c1"),
    _array("unknown_level_of_a_room", [5, "c1", "twin_tin_bots", 6, "", None, None, [0, 3]], "$.bots[1]", "c1"),
    _array("no_rounds", [17, "y1", 0, [], 0], "$.rounds", "y1"),
    _array("branches_as_a_number", [17, "y1", 0, [], 1, 1], "$.branches", "y1"),
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
    _named_options("unknown_option", {"game": "twin_tin_bots", "lava": 1}, "$.options"),
    _named_options("options_without_a_game", {"mode": "teams"}, "$.options.game"),
    _named_options("options_of_another_game_json", {"game": "chess"}, "$.options.game"),
    _named_options("unknown_mode_json", {"game": "twin_tin_bots", "mode": "solo"}, "$.options.mode"),
    _named_options("four_rocks_json", {"game": "twin_tin_bots", "rocks": 4}, "$.options.rocks"),
    _named_options("unknown_colour_json", {"game": "twin_tin_bots", "colours": ["black"]}, "$.options.colours[0]"),
    _json(
        "contribution_as_a_number",
        {"type": "contribute", "id": "u1", "seat": 0, "contribution": 7},
        "$.contribution",
        "u1",
    ),
    _json("unknown_level_json", {"type": "add_bot", "id": "o1", "level": "wizard"}, "$.level", "o1"),
    _json("changes_missing", _PREVIEW, "$", "y1"),
    _json("unknown_change", {**_PREVIEW, "changes": [{"type": "pass"}]}, "$.changes[0].type", "y1"),
    _json("command_is_null", {**_COMMAND, "command": None}, "$.command.type", "k1"),
    _json("too_large_json", '{"type":"get_history","id":"h1","before":9007199254740992}', "$.before", "h1"),
    _json("far_too_large_json", '{"type":"get_history","id":"h1","before":1e30}', "$.before", "h1"),
]
"""Rows: `form` with `hex` or `text`, `code`, `path` (null if no field is meant), `id` (null if it was not read)."""


Change = Callable[[Any], Any]


def _appended(value: Any) -> Any:
    """Return the array of a struct as a newer server would send it, with two fields more."""
    return [*value, "new", {"more": [1, None]}]


def _frame(*events: Any) -> list[Any]:
    return [73, 1, 42, list(events)]


def _row(name: str, array: Any, expected: Any, **more: Any) -> dict[str, Any]:
    return {"name": name, "hex": msgpack.packb(array).hex(), "expected": expected, **more}


def _plain(name: str) -> Any:
    return msgspec.to_builtins(SERVER[name])


def _named(name: str) -> dict[str, Any]:
    return to_named(SERVER[name])


def _events(*events: dict[str, Any]) -> dict[str, Any]:
    return {"type": "events", "epoch": 1, "number": 42, "events": list(events), "standing": False, "digest": None}


_CAUSE = {"seat": 0, "robot": None, "slot": None}
_MOVED = _named("events.robot_moved")["events"][0]
_SUMMARY = _plain("lobby_changed")[1]
_OPTIONS = _named("lobby_changed")["room"]["options"]
_UNKNOWN_EVENT = {"type": "unknown", "tag": 31}

NEWER: list[dict[str, Any]] = [
    *(
        _row(
            f"appended.{name}", _appended(_plain(name)), _named(name), json={**_named(name), "new": {"more": [1, None]}}
        )
        for name in (
            "welcome",
            "entered",
            "snapshot",
            "events",
            "choices",
            "accepted",
            "rejected",
            "heartbeat",
            "presence",
            "lobby_changed",
            "previewed.branches",
        )
    ),
    _row(
        "appended.inside",
        _frame([37, [0, None, None, "new"], "new"]),
        _events({"type": "passed", "cause": _CAUSE}),
        json=_events({"type": "passed", "cause": {**_CAUSE, "new": 1}, "new": None}),
    ),
    _row(
        "missing.with_defaults",
        _frame([41, [0, 0, 2], [0, 0], [0, 1], [1, 1], 0]),
        _events(_MOVED),
        json=_events({key: value for key, value in _MOVED.items() if key not in ("gates", "stuck")}),
    ),
    _row(
        "missing.inside",
        _frame([37, [0]]),
        _events({"type": "passed", "cause": _CAUSE}),
        json=_events({"type": "passed", "cause": {"seat": 0}}),
    ),
    _row(
        "appended.to_options",
        [68, [*_SUMMARY[:7], [*_SUMMARY[7], "new"], *_SUMMARY[8:]]],
        _named("lobby_changed"),
        json={
            **_named("lobby_changed"),
            "room": {**_named("lobby_changed")["room"], "options": {**_OPTIONS, "new": 1}},
        },
    ),
    _row(
        "missing.from_options",
        [68, [*_SUMMARY[:7], [1], *_SUMMARY[8:]]],
        _named("lobby_changed"),
        json={
            **_named("lobby_changed"),
            "room": {**_named("lobby_changed")["room"], "options": {"game": "twin_tin_bots"}},
        },
    ),
    _row(
        "missing.options",
        [68, _SUMMARY[:7]],
        {
            **_named("lobby_changed"),
            "room": {**_named("lobby_changed")["room"], "options": None, "identities": [], "bots": []},
        },
        json={
            **_named("lobby_changed"),
            "room": {
                key: value
                for key, value in _named("lobby_changed")["room"].items()
                if key not in ("options", "identities", "clock", "bots")
            },
        },
    ),
    _row(
        "missing.branches",
        [82, "y2", [], None],
        _named("previewed.nothing"),
        json={key: value for key, value in _named("previewed.nothing").items() if key != "branches"},
    ),
    _row("unknown.message", [127, "anything", {"at": "all"}], {"type": "unknown", "tag": 127}),
    _row("unknown.event", _frame([37, [0]], [31, 1, 2]), _events({"type": "passed", "cause": _CAUSE}, _UNKNOWN_EVENT)),
    _row(
        "unknown.event_of_a_preview",
        [82, "y1", [[37, [0]], [95, 1, 2]], None, [[0, [[95]], None]]],
        {
            "type": "previewed",
            "id": "y1",
            "events": [{"type": "passed", "cause": _CAUSE}, {"type": "unknown", "tag": 95}],
            "choice": None,
            "branches": [
                {"order": "forward_1", "events": [{"type": "unknown", "tag": 95}], "choice": None, "direction": None}
            ],
        },
    ),
    _row("unknown.tile", _frame([39, [0, 0, 2], 99]), _events({"type": "unknown", "tag": 39})),
]
"""Rows; those called `unknown...` make a client ask for a snapshot, or are left alone if they are whole messages."""
