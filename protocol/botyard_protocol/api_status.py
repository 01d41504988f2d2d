"""What the HTTP answer about the state of the service holds (see `botyard_protocol.api`)."""

import msgspec

from botyard_protocol.base import Number, Sent
from botyard_protocol.messages import Announcement


class OutageView(Sent, frozen=True):
    """A time in which the service was away, in seconds since 1970. Clocks of matches stood still."""

    began: Number
    ended: Number


class ServiceStatus(Sent, frozen=True):
    """The state of the service at the time `now` (seconds since 1970). `outages`: newest first."""

    now: Number
    announcement: Announcement | None
    outages: tuple[OutageView, ...]


TYPES: tuple[type[msgspec.Struct], ...] = (OutageView, ServiceStatus)
