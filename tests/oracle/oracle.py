"""The parts of an oracle: what a comparison needs of a game's second implementation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

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
