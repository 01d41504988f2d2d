"""The key of a command, by which a repetition is recognised."""

import msgspec


class CommandKey(msgspec.Struct, frozen=True):
    """Identifies a command: its id is unique for an identity and a seat. `digest`: of its content."""

    identity: str
    seat: int | None
    id: str
    digest: str
