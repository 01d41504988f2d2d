"""Compare the oracle of a game with another implementation.

`python -m tests.oracle.compare --count 2000 --seed 1 [--game twin_tin_bots] [--kind standard_elements]` sends random
scenarios to `botyard scenario -` and shows the first one with another outcome, cut off after the step that makes the
difference. Exit status 0 if there is none, 1 if there is one, 2 if the command gave no outcome.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.oracle.robot_master import generate as robot_master
from tests.oracle.robot_master import rules as robot_master_scenarios
from tests.oracle.twin_tin_bots import generate as twin_tin_bots
from tests.oracle.twin_tin_bots import scenarios as twin_tin_bots_scenarios
from tests.oracle.volt import arrange as volt_positions
from tests.oracle.volt import generate as volt
from tests.oracle.volt import scenarios as volt_scenarios

Scenario = dict[str, Any]


@dataclass(frozen=True)
class Oracle:
    """The second implementation of one game's rules.

    `kinds`: generators of random scenarios by name, each from a seed; the first is the usual one. `run`: the outcome of
    a scenario, as `botyard scenario` would write it. `normal`: an outcome's compared fields, in one form.
    """

    kinds: Mapping[str, Callable[[int], Scenario]]
    run: Callable[[Mapping[str, Any]], Scenario]
    normal: Callable[[Mapping[str, Any]], Scenario]


DEFAULT = "twin_tin_bots"
"""The game of a scenario that names none."""

ORACLES: Mapping[str, Oracle] = {
    "twin_tin_bots": Oracle(
        kinds={
            mode + end: partial(twin_tin_bots.generate, mode=mode, elements=bool(end))
            for end in ("", "_elements")
            for mode in twin_tin_bots.MODES
        },
        run=twin_tin_bots_scenarios.run,
        normal=twin_tin_bots_scenarios.normal_outcome,
    ),
    "robot_master": Oracle(
        kinds={kind: partial(robot_master.generate, kind=kind) for kind in robot_master.KINDS},
        run=robot_master_scenarios.run,
        normal=robot_master_scenarios.normal_outcome,
    ),
    "volt": Oracle(
        kinds={kind: partial(volt.generate, kind=kind) for kind in volt_positions.KINDS_OF_POSITIONS},
        run=volt_scenarios.run,
        normal=volt_scenarios.normal_outcome,
    ),
}


def oracle_of(scenario: Mapping[str, Any]) -> Oracle:
    """Find the oracle for a scenario's game. Raises KeyError for a game without one."""
    return ORACLES[scenario.get("game", DEFAULT)]


COMMAND = (sys.executable, "-m", "botyard.cli", "scenario", "-")
AT_ONCE = 250
"""Scenarios sent to one process."""


class Unusable(Exception):
    """The other implementation gave no outcome for a scenario."""


def compare(scenario: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """List what differs between another implementation's outcome of a scenario and the oracle's."""
    oracle = oracle_of(scenario)
    return list(differences("", oracle.normal(oracle.run(scenario)), oracle.normal(other)))


def differences(path: str, ours: object, theirs: object) -> Iterator[str]:
    """Walk down two values in parallel and name the places where they differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(ours.keys() | theirs.keys()):
            yield from differences(f"{path}.{key}", ours.get(key, "(absent)"), theirs.get(key, "(absent)"))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for index, pair in enumerate(zip(ours, theirs, strict=True)):
            yield from differences(f"{path}[{index}]", *pair)
    elif json.dumps(ours) != json.dumps(theirs):
        yield f"{path[1:]}: oracle {json.dumps(ours)}, other {json.dumps(theirs)}"


def outcomes(batch: list[Scenario]) -> list[dict[str, Any]]:
    """Have the command play scenarios.

    Raises Unusable with what it said if an outcome is missing, or if the exit status does not fit the outcomes.
    """
    lines = "".join(json.dumps(scenario) + "\n" for scenario in batch)
    done = subprocess.run(COMMAND, input=lines, capture_output=True, text=True, check=False)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    if len(found) != len(batch) or done.returncode != (not all(outcome["ok"] for outcome in found)):
        failed = json.dumps(batch[min(len(found), len(batch) - 1)])
        raise Unusable(f"status {done.returncode}, {len(found)} outcomes of {len(batch)}\n{done.stderr}{failed}")
    return found


def shortest(scenario: Scenario) -> Scenario:
    """Cut the steps of a scenario off after the first that makes a difference."""
    cut = [scenario | {"steps": scenario["steps"][:count]} for count in range(len(scenario["steps"]) + 1)]
    return next(one for one, other in zip(cut, outcomes(cut), strict=True) if compare(one, other))


def report(scenario: Scenario) -> None:
    """Print a scenario with a difference, and the differences."""
    short = shortest(scenario)
    print(json.dumps(short))
    print("\n".join(compare(short, outcomes([short])[0])))


def differing(all_of_them: list[Scenario]) -> Iterator[Scenario]:
    """Find the scenarios whose outcomes differ."""
    for start in range(0, len(all_of_them), AT_ONCE):
        batch = all_of_them[start : start + AT_ONCE]
        yield from (one for one, other in zip(batch, outcomes(batch), strict=True) if compare(one, other))


def main() -> int:
    """Compare as many random scenarios as asked for; give the exit status."""
    parser = argparse.ArgumentParser(description="Compare the engine with the oracle on random scenarios.")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=ORACLES, default=DEFAULT)
    parser.add_argument("--kind", help="the kind of scenarios, the game's first by default")
    asked = parser.parse_args()
    kinds = ORACLES[asked.game].kinds
    kind = asked.kind or next(iter(kinds))
    if kind not in kinds:
        parser.error(f"{asked.game} has no scenarios of the kind {kind}; it has: {', '.join(kinds)}")
    try:
        found = list(differing([kinds[kind](seed) for seed in range(asked.seed, asked.seed + asked.count)]))
    except Unusable as unusable:
        print(unusable, file=sys.stderr)
        return 2
    if found:
        report(min(found, key=lambda scenario: len(scenario["steps"])))
    print(f"{len(found)} of {asked.count} scenarios differ", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
