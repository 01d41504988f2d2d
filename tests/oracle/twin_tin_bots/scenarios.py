"""Scenarios through the oracle: a dict in, the outcome out, as `botyard scenario` would write it.

Outcomes have one form for what FORMAT leaves open: lists without order, kinds left out, defaults.
"""

import json
from collections.abc import Mapping
from typing import Any

from tests.oracle.twin_tin_bots.board import WORTH
from tests.oracle.twin_tin_bots.programming import JOKER, ORDINARY
from tests.oracle.twin_tin_bots.rules import Game

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


def run(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """Play a scenario and give its outcome; `events` is always empty and `expect` is not asked about it."""
    game = Game(scenario)
    rejected = []
    for number, step in enumerate(scenario.get("steps", []), start=1):
        code = game.submit(step["seat"], step["command"])
        if code is not None:
            rejected.append({"step": number, "code": code})
    outcome: dict[str, Any] = {
        "name": scenario.get("name"),
        "ok": True,
        "rejected": rejected,
        "events": [],
        "pending": game.pending,
        "position": position_of(game),
        "result": game.result,
    }
    outcome["ok"] = meets(scenario.get("expect", {}), outcome)
    return outcome


def position_of(game: Game) -> dict[str, Any]:
    """State the position that a game has reached."""
    things = sorted(game.board.things.items())
    twins = {tuple(sorted(pair)) for pair in game.board.twin.items()}
    return {
        "radius": game.board.radius,
        "mud": [list(at) for at in sorted(game.board.mud)],
        "teleporters": [[list(one), list(other)] for one, other in sorted(twins)],
        "rocks": [list(at) for at, thing in things if thing["kind"] == "rock"],
        "blobs": [list(at) for at, thing in things if thing["kind"] == "blob"],
        "bases": game.bases,
        "robots": [
            {key: thing[key] for key in ("colour", "name", "facing", "cargo")} | {"at": list(at)}
            for at, thing in things
            if thing["kind"] == "robot"
        ],
        "crystals": [{"at": list(at), "colour": it["colour"]} for at, it in things if it["kind"] == "crystal"],
        "seats": [game.seats[colour] for colour in game.order],
        "track": game.track,
        "waiting": game.waiting,
        "stack": game.stack,
        "first": game.first,
        "active": game.active,
        "round": game.round,
        "rounds_left": game.rounds_left,
    }


def meets(expect: Mapping[str, Any], outcome: Mapping[str, Any]) -> bool:
    """Tell whether an outcome holds what a scenario expects of it."""
    actual = normal_outcome(outcome)
    named = expect.get("position", {})
    return all(
        [
            "pending" not in expect or normal_pending(expect["pending"]) == actual["pending"],
            "result" not in expect or normal_result(expect["result"]) == actual["result"],
            "rejected" not in expect or [it["step"] for it in expect["rejected"]] == actual["rejected"],
            all(value == actual["position"].get(key) for key, value in normal_position(named).items()),
        ]
    )
