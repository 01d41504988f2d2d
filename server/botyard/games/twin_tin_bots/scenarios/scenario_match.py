"""Whether a scenario's result is what it expects: lists without order compare without order, left-out kinds as 0."""

import json
from collections.abc import Callable
from typing import Any

from botyard.games.twin_tin_bots.scenarios.names import CRYSTALS, HAND

Normal = Callable[[Any], Any]


def holds(expect: dict[str, Any], result: dict[str, Any]) -> bool:
    """Whether every field that `expect` names is as expected; keys that no result has are ignored."""
    return all(fits(expect[key], result[key]) for key, fits in _FITS.items() if key in expect)


def _equal(normal: Normal) -> Callable[[Any, Any], bool]:
    """Compare whole values in a normal form; as text, since in Python `True == 1`."""
    return lambda expected, actual: _text(normal(expected)) == _text(normal(actual))


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _same(value: Any) -> Any:
    return value


def _unordered(value: Any) -> Any:
    return sorted(value, key=_text) if isinstance(value, list) else value


def _each(normal: Normal) -> Normal:
    return lambda value: [normal(one) for one in value] if isinstance(value, list) else value


def _keys(normals: dict[str, Normal], defaults: dict[str, Any] | None = None) -> Normal:
    """Objects by key: some in a normal form of their own, some with a default."""

    def normal(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        whole = {**(defaults or {}), **value}
        return {key: normals.get(key, _same)(one) for key, one in whole.items()}

    return normal


def _set(value: Any) -> Any:
    """A list of marks: one named twice counts once."""
    return _unordered(list({_text(one): one for one in value}.values())) if isinstance(value, list) else value


_SEAT = _keys(
    {
        "program": _keys({}),
        "hand": _keys({}, dict.fromkeys(HAND, 0)),
        "delivered": _keys({}, dict.fromkeys(CRYSTALS, 0)),
        "specials": _unordered,
        "known": _unordered,
    },
    {"specials": [], "known": []},
)

_POSITION: dict[str, Normal] = {
    "mud": _set,
    "teleporters": lambda value: _unordered(_each(_unordered)(value)),
    "rocks": _unordered,
    "blobs": _unordered,
    "robots": lambda value: _unordered(_each(_keys({}, {"cargo": None}))(value)),
    "crystals": _unordered,
    "seats": _each(_SEAT),
}


def _position_fits(expected: Any, actual: dict[str, Any]) -> bool:
    if not isinstance(expected, dict):
        return False
    named = [key for key in actual if key in expected]
    return all(_equal(_POSITION.get(key, _same))(expected[key], actual[key]) for key in named)


def _events_fit(expected: Any, actual: list[dict[str, Any]]) -> bool:
    """Whether the types occur in this order, perhaps with others between them."""
    left = iter(event["type"] for event in actual)
    return isinstance(expected, list) and all(any(one == name for one in left) for name in expected)


def _rejected_fit(expected: Any, actual: list[dict[str, Any]]) -> bool:
    if not isinstance(expected, list) or len(expected) != len(actual):
        return False
    return all(_rejection_fits(*pair) for pair in zip(expected, actual, strict=True))


def _rejection_fits(expected: Any, actual: dict[str, Any]) -> bool:
    if not isinstance(expected, dict):
        return False
    named = {"step": None, "code": actual["code"], **expected}
    return all(_text(named[key]) == _text(actual[key]) for key in actual)


_FITS: dict[str, Callable[[Any, Any], bool]] = {
    "name": _equal(_same),
    "rejected": _rejected_fit,
    "events": _events_fit,
    "pending": _equal(_keys({"options": _unordered})),
    "position": _position_fits,
    "result": _equal(_keys({"ranking": _each(_unordered)})),
}
