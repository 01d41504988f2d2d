"""The key of a command, by which a repetition is recognised."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CommandKey:
    """Identifies a command: its id is unique for an identity and a seat. `digest`: of its content."""

    identity: str
    seat: int | None
    id: str
    digest: str

    @property
    def ring(self) -> str:
        """The name of the sender's ring of the last 64 accepted ids."""
        return f"{self.identity}/{'' if self.seat is None else self.seat}"

    @property
    def field(self) -> str:
        """The field of the hash that holds an accepted id."""
        return f"{self.ring}/{self.id}"
