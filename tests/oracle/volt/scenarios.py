"""Scenarios through the oracle: a dict in, the outcome out, as `botyard scenario` would write it."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from tests.oracle.volt.board import ARENAS, EDGES, KINDS
from tests.oracle.volt.rules import Game

Fields = dict[str, Any]
UNORDERED = ("inventory", "champion", "bag")
WITHOUT_MEANING = ("bag", "facing", "by")
"""Fields of a KillBot that mean nothing at some times, and are left out then."""

OPTIONS = ("stacks", "spaces", "modules", "limits")


def run(scenario: Mapping[str, Any]) -> Fields:
    """Play a scenario and give its outcome; `events` is always empty. Raises Unusable."""
    game = Game(scenario)
    rejected = [
        {"step": number}
        for number, step in enumerate(scenario.get("steps", []), start=1)
        if not game.submit(step["seat"], step["command"])
    ]
    return outcome_of(game, scenario, rejected)


def outcome_of(game: Game, scenario: Mapping[str, Any], rejected: list[Fields]) -> Fields:
    """State what a game has come to."""
    outcome = {
        "name": scenario.get("name"),
        "ok": True,
        "rejected": rejected,
        "events": [],
        "pending": game.pending(),
        "position": game.position(),
        "result": game.result,
    }
    return outcome | {"ok": meets(scenario.get("expect", {}), outcome)}


def meets(expect: Mapping[str, Any], outcome: Fields) -> bool:
    """Tell whether an outcome holds what a scenario expects of it."""
    actual, wanted = normal_outcome(outcome), dict(expect)
    if "position" in expect and not position_holds(expect["position"], actual["position"]):
        return False
    forms: dict[str, Callable[[Any], Any]] = {
        "pending": normal_pending,
        "result": normal_result,
        "rejected": normal_rejected,
    }
    return all(form(wanted[key]) == actual[key] for key, form in forms.items() if key in wanted)


def position_holds(expected: Fields, actual: Fields) -> bool:
    """Tell whether a position has all that a partial one names."""
    seats = {seat["seat"]: seat for seat in actual["seats"]}
    for seat in expected.get("seats", []):
        same = seats[seat["seat"]]
        wanted = {key: value for key, value in seat.items() if key in same or key not in WITHOUT_MEANING}
        if not normal_seat(wanted, partial=True).items() <= same.items():
            return False
    rest = {key: value for key, value in expected.items() if key != "seats"}
    normal = normal_position(rest)
    return all(normal[key] == actual[key] for key in rest)


def in_order(values: list[Any]) -> list[Any]:
    """Sort values of any kinds."""
    return sorted(values, key=lambda value: json.dumps(value, sort_keys=True))


def normal_seat(seat: Fields, partial: bool = False) -> Fields:
    """Give a seat in one form: lists without order sorted, what means nothing left out."""
    normal = {key: in_order(value) if key in UNORDERED else value for key, value in seat.items()}
    if seat.get("robot"):
        normal["robot"] = {"damage": 0, **seat["robot"]}
    if not partial:
        keys = ("vp", "destroyed", "resigned", "killbot")
        normal |= {key: int(seat.get(key, 0)) for key in keys}
        if seat.get("killbot"):
            fields = ["champion", "dice"] + (["facing", "by"] if seat.get("robot") else [])
            names = ["seat", "side", "start_number", "robot", *keys, *fields]
            normal = {key: normal.get(key) for key in names} | (
                {"bag": normal["bag"]} if seat.get("robot") and "bag" in normal else {}
            )
    return normal


def normal_arena(described: str | Fields) -> str | Fields:
    """Give a description of an arena with all its fields, and lists without order sorted.

    A missing field has its default: no such spaces or edges, and size and start spaces as in arena A. The name of a
    printed arena stays as it is.
    """
    if isinstance(described, str):
        return described
    defaults: Fields = {key: [] for key in (*KINDS, *EDGES)} | {"vp": {}, "size": 9, "start": ARENAS["A"]["start"]}
    filled = defaults | described
    return filled | {key: in_order(filled[key]) for key in (*KINDS, *EDGES)}


def normal_position(position: Fields) -> Fields:
    """Give a position, or a part of one, in one form."""
    normal = dict(position)
    if "arena" in position:
        normal["arena"] = normal_arena(position["arena"])
    if "tokens" in position:
        normal["tokens"] = sorted(position["tokens"])
    if "mines" in position:
        normal["mines"] = sorted(position["mines"], key=lambda mine: str(mine["seat"]))
    if "seats" in position:
        normal["seats"] = [normal_seat(seat) for seat in position["seats"]]
    if "stacks" in position:
        normal["stacks"] = {name: cards for name, cards in position["stacks"].items() if cards}
    return normal


def normal_pending(pending: list[Fields]) -> list[Fields]:
    """Give what is pending with its choices and their options sorted."""
    return in_order(
        [{key: in_order(value) if key in OPTIONS else value for key, value in one.items()} for one in pending]
    )


def normal_result(result: Fields | None) -> Fields | None:
    """Give the end of a game with the seats of each place sorted."""
    return None if result is None else result | {"ranking": [sorted(place) for place in result["ranking"]]}


def normal_rejected(rejected: list[Fields]) -> list[int]:
    """Give the steps that were rejected."""
    return [one["step"] for one in rejected]


def normal_outcome(outcome: Mapping[str, Any]) -> Fields:
    """Give the fields of an outcome that are compared; of a rejection only its step."""
    position = normal_position(outcome["position"])
    if position["phase"] != "activation":
        for seat in position["seats"]:
            seat.pop("bag", None)
    return {
        "name": outcome.get("name"),
        "ok": outcome["ok"],
        "rejected": normal_rejected(outcome["rejected"]),
        "pending": normal_pending(outcome["pending"]),
        "position": position,
        "result": normal_result(outcome["result"]),
    }
