"""The workloads of `python -m bench`, by name, in the order of the table. Each yields rows as they are measured.

`short`: so little that it says nothing about the service, but shows that the workload runs.
"""

from collections.abc import AsyncIterator, Callable

from bench.processes import Row
from bench.workloads import archive, capacity, lobby, messages, resume, turns

WORKLOADS: dict[str, Callable[[bool], AsyncIterator[Row]]] = {
    "turns": turns.measure,
    "resume": resume.measure,
    "capacity": capacity.measure,
    "lobby": lobby.measure,
    "messages": messages.measure,
    "archive": archive.measure,
}
