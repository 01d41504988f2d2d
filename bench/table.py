"""The table that is printed: one row for each workload, in Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.processes import CPU_LIMIT

HEAD = "| workload | goal | measured | generator's CPU |\n| --- | --- | --- | ---: |"


@dataclass(frozen=True, slots=True)
class Row:
    """The result of a workload. `generator`: how busy its process was, as a share of one core."""

    workload: str
    goal: str
    measured: str
    generator: float

    def __str__(self) -> str:
        """A line of the table; a run whose generator was too busy says nothing about the server."""
        void = " (void)" if self.generator > CPU_LIMIT else ""
        return f"| {self.workload} | {self.goal} | {self.measured} | {self.generator:.0%}{void} |"


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of them lies; 0 of none."""
    return sorted(values)[min(int(len(values) * part), len(values) - 1)] if values else 0.0
