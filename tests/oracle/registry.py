"""The oracles by the name of their game: one line for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.oracle.oracle import Oracle
from tests.oracle.robot_master.entry import ORACLE as ROBOT_MASTER
from tests.oracle.twin_tin_bots.entry import ORACLE as TWIN_TIN_BOTS
from tests.oracle.volt.entry import ORACLE as VOLT

DEFAULT = "twin_tin_bots"
"""The game of a scenario that names none."""

ORACLES: Mapping[str, Oracle] = {
    "twin_tin_bots": TWIN_TIN_BOTS,
    "robot_master": ROBOT_MASTER,
    "volt": VOLT,
}


def oracle_of(scenario: Mapping[str, Any]) -> Oracle:
    """Find the oracle for a scenario's game. Raises KeyError for a game without one."""
    return ORACLES[scenario.get("game", DEFAULT)]
