"""The workloads of `python -m bench`, by name, in the order of the table. Each yields rows as they are measured.

`short`: so little that it says nothing about the service, but shows that the workload runs.
"""

from collections.abc import AsyncIterator, Callable

from bench.table import Row
from bench.workloads import (
    audience,
    bots,
    drip,
    fairness,
    lobby,
    memory,
    preview,
    prices,
    resume,
    rolling,
    slow_readers,
    turns,
    workers,
)

WORKLOADS: dict[str, Callable[[bool], AsyncIterator[Row]]] = {
    "turns": turns.measure,
    "memory": memory.measure,
    "audience": audience.measure,
    "resume": resume.measure,
    "workers": workers.measure,
    "slow_readers": slow_readers.measure,
    "rolling": rolling.measure,
    "bots": bots.measure,
    "preview": preview.measure,
    "drip": drip.measure,
    "fairness": fairness.measure,
    "prices": prices.measure,
    "lobby": lobby.measure,
}
