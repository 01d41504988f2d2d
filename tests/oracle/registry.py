"""The oracles by the name of their game, and what a comparison needs of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.oracle.robot_master import generate as robot_master
from tests.oracle.robot_master import scenarios as robot_master_scenarios
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
