"""What HTTP answers about the state of the service and the pages of the site hold (see `botyard_protocol.api`)."""

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


class SitePageView(Sent, frozen=True):
    """A page of the site, such as the imprint. `html`: its text without the heading, which is `title`.

    `language`: of the text, such as `de`, "" if it is unknown. `own`: whether the operator of the server wrote it.
    """

    name: str
    language: str
    title: str
    html: str
    own: bool


TYPES: tuple[type[msgspec.Struct], ...] = (OutageView, ServiceStatus, SitePageView)
