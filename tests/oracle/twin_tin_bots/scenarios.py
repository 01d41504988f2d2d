"""Scenarios through the oracle: a dict in, the outcome out, as `botyard scenario` would write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.oracle.twin_tin_bots.normal import normal_outcome, normal_pending, normal_position, normal_result
from tests.oracle.twin_tin_bots.rules import Game


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
