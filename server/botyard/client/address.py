"""The link of a room, as people send it to each other, and what a program connects to."""

import re
from dataclasses import dataclass

_LINK = re.compile(
    r"http(?P<server>s?://(?:[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(?::(?P<port>[0-9]{1,5}))?)"
    r"(?P<path>(?:/[A-Za-z0-9._~-]+)*?)/room/(?P<room>[A-Za-z0-9_.:-]{1,40})/?"
)


@dataclass(frozen=True, slots=True)
class RoomAddress:
    """A room and its server. `http`: for `guest_token`; `ws`: for `connect`; `room`: the room's id."""

    http: str
    ws: str
    room: str

    @classmethod
    def of(cls, link: str) -> "RoomAddress":
        """Read a link such as `https://play.example.org/room/r-7f3k2q`.

        Raises `ValueError` with a sentence for people if it is not the link of a room.
        """
        found = _LINK.fullmatch(link)
        if found is None or not _is_port(found["port"]):
            raise ValueError(f"'{link}' is not the link of a room, such as http://127.0.0.1:8000/room/r-7f3k2q.")
        server = found["server"] + found["path"]
        return cls(f"http{server}", f"ws{server}/ws", found["room"])


def _is_port(port: str | None) -> bool:
    return port is None or 0 < int(port) < 2**16
