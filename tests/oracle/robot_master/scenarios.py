"""Scenarios through the oracle: a dict in, the outcome out, as `botyard scenario` would write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.oracle.robot_master.rules import Game, lowest, worths


def run(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """Play a scenario and give its outcome; `events` is always empty."""
    game = Game(scenario["position"])
    rejected = [
        {"step": number}
        for number, step in enumerate(scenario.get("steps", []), start=1)
        if not game.submit(step["seat"], step["command"])
    ]
    outcome = {"name": scenario.get("name"), "ok": True, "rejected": rejected, "events": []} | outcome_of(game)
    return outcome | {"ok": meets(scenario.get("expect", {}), outcome)}


def outcome_of(game: Game) -> dict[str, Any]:
    """State what a game has come to."""
    return {
        "pending": game.pending(),
        "worths": worths(game.cells),
        "lowest": lowest(game.cells),
        "position": {
            "cells": dict(game.cells),
            "hands": {seat: sorted(hand) for seat, hand in game.hands.items()},
            "active": None if game.is_full else game.active,
        },
        "result": game.result(),
    }


def meets(expect: Mapping[str, Any], outcome: Mapping[str, Any]) -> bool:
    """Tell whether an outcome holds what a scenario expects of it."""
    actual = normal_outcome(outcome)
    return all(
        [
            *(expect[key] == actual[key] for key in ("worths", "lowest") if key in expect),
            "pending" not in expect or normal_pending(expect["pending"]) == actual["pending"],
            "result" not in expect or normal_result(expect["result"]) == actual["result"],
            "rejected" not in expect or [one["step"] for one in expect["rejected"]] == actual["rejected"],
            normal_position(expect.get("position", {})).items() <= actual["position"].items(),
        ]
    )


def normal_position(position: Mapping[str, Any]) -> dict[str, Any]:
    """Give a position, or a part of one, in one form: hands sorted, as pairs that can be compared."""
    normal = dict(position)
    if "cells" in position:
        normal["cells"] = tuple(sorted(position["cells"].items()))
    if "hands" in position:
        normal["hands"] = tuple((seat, tuple(sorted(hand))) for seat, hand in sorted(position["hands"].items()))
    return normal


def normal_pending(pending: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Give what is pending with its cells sorted."""
    return None if pending is None else dict(pending) | {"cells": sorted(pending["cells"])}


def normal_result(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Give the end of a game with the seats of each place sorted."""
    return None if result is None else dict(result) | {"ranking": [sorted(place) for place in result["ranking"]]}


def normal_outcome(outcome: Mapping[str, Any]) -> dict[str, Any]:
    """Give the fields of an outcome that are compared; of a rejection only its step."""
    return {
        "name": outcome.get("name"),
        "ok": outcome["ok"],
        "rejected": [one["step"] for one in outcome["rejected"]],
        "pending": normal_pending(outcome["pending"]),
        "worths": outcome["worths"],
        "lowest": outcome["lowest"],
        "position": normal_position(outcome["position"]),
        "result": normal_result(outcome["result"]),
    }
