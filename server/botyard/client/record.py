"""A record of everything that clients received, for a check that it is consistent. Pure."""

from dataclasses import dataclass, field

from botyard_protocol.messages import Accepted, Event, EventFrame, Rejected, ServerMessage

Place = tuple[int, int]
"""Epoch and number."""

Seen = tuple[tuple[int, ...], tuple[Event, ...]]
"""An audience, and the events that it received."""


@dataclass(slots=True)
class Record:
    """What clients have received.

    `events`: by place. `accepted`: numbers by id. `rejected`: codes by id. `contradictions`: in words.

    A record can be shared by clients of one identity in one room.
    """

    events: dict[Place, Seen] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    rejected: dict[str, str] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)

    def receive(self, message: ServerMessage, audience: tuple[int, ...]) -> None:
        """Take down a message that was received as `audience`."""
        match message:
            case EventFrame(epoch=epoch, number=number, events=events):
                self._see((epoch, number), (audience, events))
            case Accepted(id=id, number=number):
                self._accept(id, number)
            case Rejected(id=id, code=code):
                self._reject(id, code)

    def _see(self, place: Place, seen: Seen) -> None:
        before = self.events.setdefault(place, seen)
        if before[0] == seen[0] and before[1] != seen[1]:
            self.contradictions.append(f"entry {place} was received in two versions")

    def _accept(self, id: str, number: int) -> None:
        """Note that the request `id` became the entry `number`, and what contradicts that."""
        if self.accepted.setdefault(id, number) != number:
            self.contradictions.append(f"{id} was accepted as {self.accepted[id]} and as {number}")
        if id in self.rejected:
            self.contradictions.append(f"{id} was rejected, then accepted as {number}")

    def _reject(self, id: str, code: str) -> None:
        self.rejected[id] = code
        if id in self.accepted:
            self.contradictions.append(f"{id} was accepted as {self.accepted[id]}, then rejected: {code}")
