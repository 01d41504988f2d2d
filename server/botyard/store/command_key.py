"""The keys of commands: what makes a repeated command the same one."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CommandKey:
    """Under what a command is remembered: its id belongs to the identity and the seat that sent it."""

    identity: str
    seat: int | None
    id: str
    digest: str

    @property
    def ring(self) -> str:
        """The sender: the last 64 accepted ids of each are remembered."""
        return f"{self.identity}/{'' if self.seat is None else self.seat}"

    @property
    def field(self) -> str:
        """The name under which an accepted id is remembered."""
        return f"{self.ring}/{self.id}"
