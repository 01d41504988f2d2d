"""The places of the nodes of one port: which of them serves a room, and where they reach each other."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from botyard.metrics import PLACE

DIRECTORY = "BOTYARD_PEER_DIRECTORY"
"""The variable that names the directory in which each node of a port has a socket that takes what others pass to it."""
COUNT = "BOTYARD_PEERS"
"""The variable with the number of nodes of the port."""


@dataclass(frozen=True, slots=True)
class Place:
    """Which of the nodes of a port this one is: `number` of `count`, from 0. `directory`: where their sockets are."""

    number: int
    count: int
    directory: Path

    def address(self, number: int) -> str:
        """Return the path of the socket of a node."""
        return str(self.directory / f"node-{number}")

    def preferred(self, room: str) -> int:
        """Return the number of the node that serves a room while it is up."""
        return crc32(room.encode()) % self.count


def place_of(environment: Mapping[str, str]) -> Place | None:
    """Return the place that a supervisor gave a node by its environment; None for a node that is alone on its port."""
    if DIRECTORY not in environment:
        return None
    return Place(int(environment[PLACE]), int(environment[COUNT]), Path(environment[DIRECTORY]))
