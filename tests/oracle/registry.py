"""The oracles by the name of their game: one line for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.oracle import twin_tin_bots
from tests.oracle.oracle import Oracle

DEFAULT = "twin_tin_bots"
"""The game of a scenario that names none."""

ORACLES: Mapping[str, Oracle] = {
    "twin_tin_bots": twin_tin_bots.ORACLE,
}


def oracle_of(scenario: Mapping[str, Any]) -> Oracle:
    """Find the oracle for a scenario's game. Raises KeyError for a game without one."""
    return ORACLES[scenario.get("game", DEFAULT)]
