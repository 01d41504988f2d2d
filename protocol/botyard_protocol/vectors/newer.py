"""What a newer server may send, and what a client of version 1 reads in it.

`expected` is what the client reads; `{"type": "unknown", "tag": ...}` stands for what it does not know. `json` is the
same in the JSON form, where that differs from `expected`.
"""

from collections.abc import Callable
from typing import Any

import msgpack  # type: ignore[import-untyped]
import msgspec

from botyard_protocol.json_form import to_named
from botyard_protocol.vectors.samples import SERVER

Change = Callable[[Any], Any]


def _appended(value: Any) -> Any:
    """Return the array of a struct as a newer server would send it, with two fields more."""
    return [*value, "new", {"more": [1, None]}]


def _frame(*events: Any) -> list[Any]:
    return [73, 1, 42, list(events)]


def _row(name: str, array: Any, expected: Any, **more: Any) -> dict[str, Any]:
    return {"name": name, "hex": msgpack.packb(array).hex(), "expected": expected, **more}


def _array(name: str) -> Any:
    return msgspec.to_builtins(SERVER[name])


def _named(name: str) -> dict[str, Any]:
    return to_named(SERVER[name])


def _events(*events: dict[str, Any]) -> dict[str, Any]:
    return {"type": "events", "epoch": 1, "number": 42, "events": list(events), "standing": False, "digest": None}


_CAUSE = {"seat": 0, "robot": None, "slot": None}
_MOVED = _named("events.robot_moved")["events"][0]
_SUMMARY = _array("lobby_changed")[1]
_OPTIONS = _named("lobby_changed")["room"]["options"]
_UNKNOWN_EVENT = {"type": "unknown", "tag": 31}

NEWER: list[dict[str, Any]] = [
    *(
        _row(
            f"appended.{name}", _appended(_array(name)), _named(name), json={**_named(name), "new": {"more": [1, None]}}
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
