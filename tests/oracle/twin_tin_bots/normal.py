"""One form for what FORMAT leaves open: lists without order, kinds left out, defaults."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tests.oracle.twin_tin_bots.programming import JOKER, ORDINARY
from tests.oracle.twin_tin_bots.scoring import WORTH

LISTS = ("mud", "teleporters", "rocks", "blobs", "crystals", "track", "waiting", "stack")


def unordered(values: list[Any]) -> list[Any]:
    """Sort a list whose order has no meaning, whatever it holds."""
    return sorted(values, key=lambda value: json.dumps(value, sort_keys=True))


def normal_position(position: Mapping[str, Any]) -> dict[str, Any]:
    """Give a position, or a part of one, in one form; keys that are absent stay absent."""
    normal = dict(position)
    for key in ("rocks", "blobs", "crystals"):
        if key in position:
            normal[key] = unordered(position[key])
    if "mud" in position:
        normal["mud"] = unordered([list(at) for at in {tuple(at) for at in position["mud"]}])
    if "teleporters" in position:
        normal["teleporters"] = unordered([unordered(pair) for pair in position["teleporters"]])
    if "robots" in position:
        normal["robots"] = unordered([{"cargo": None} | robot for robot in position["robots"]])
    if "seats" in position:
        normal["seats"] = [normal_seat(seat) for seat in position["seats"]]
    return normal


def normal_seat(seat: Mapping[str, Any]) -> dict[str, Any]:
    """Give a seat with every kind counted and its specials sorted."""
    return dict(seat) | {
        "hand": dict.fromkeys((*ORDINARY, JOKER), 0) | seat["hand"],
        "delivered": dict.fromkeys(WORTH, 0) | seat["delivered"],
        "specials": sorted(seat.get("specials", [])),
        "known": sorted(seat.get("known", [])),
    }


def normal_pending(pending: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Give what is pending with its options sorted."""
    if pending is None or "options" not in pending:
        return None if pending is None else dict(pending)
    return dict(pending) | {"options": unordered(pending["options"])}


def normal_result(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Give the end of a game with the seats of each place sorted."""
    if result is None:
        return None
    return dict(result) | {"ranking": [sorted(place) for place in result["ranking"]]}


def normal_outcome(outcome: Mapping[str, Any]) -> dict[str, Any]:
    """Give the fields of a scenario's outcome that are compared; of a rejection only its step."""
    return {
        "name": outcome.get("name"),
        "ok": outcome["ok"],
        "rejected": [entry["step"] for entry in outcome["rejected"]],
        "pending": normal_pending(outcome["pending"]),
        "result": normal_result(outcome["result"]),
        "position": normal_position(outcome["position"]),
    }
