"""What a person wants to get, and when. Pure, apart from the data of time zones."""

from datetime import UTC, datetime, timedelta, tzinfo
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import orjson

from botyard.errors import Refused
from botyard.rooms.due import CHANNELS
from botyard.texts import localized
from botyard_protocol.api_notifications import NotificationKind, NotificationWishes
from botyard_protocol.codec import DecodeError, from_object
from botyard_protocol.codes import Code
from botyard_protocol.json_form import SchemaMismatch, to_named

FIELD = "wishes"
"""The name of the stored value."""
DEFAULT = NotificationWishes()
DAY_MINUTES = 1440
MINUTE_MS = 60_000
_KINDS = frozenset(kind.wire for kind in NotificationKind)


def dump(wishes: NotificationWishes) -> bytes:
    """Return the stored form of wishes: JSON by the names of the fields."""
    return orjson.dumps(to_named(wishes))


def load(stored: bytes | None) -> NotificationWishes:
    """Read stored wishes. Fields that this release does not know, or cannot read, count as not set."""
    if stored is None:
        return DEFAULT
    try:
        written = orjson.loads(stored)
    except orjson.JSONDecodeError:
        return DEFAULT
    try:
        return from_object(NotificationWishes, written)
    except (TypeError, SchemaMismatch, DecodeError):
        return _as_far_as_known(written)


def _as_far_as_known(written: Any) -> NotificationWishes:
    """Return the wishes in a stored value, without the fields and the kinds that this release cannot read."""
    known: dict[str, Any] = {}
    for name in NotificationWishes.__struct_fields__ if isinstance(written, dict) else ():
        if name not in written:
            continue
        value = written[name]
        if name in CHANNELS and isinstance(value, list):
            value = [one for one in value if one in _KINDS]  # a newer release may have others
        try:
            from_object(NotificationWishes, {name: value})
        except (TypeError, SchemaMismatch, DecodeError):
            continue
        known[name] = value
    return from_object(NotificationWishes, known)


def must_be_known(zone: str) -> None:
    """Raise `Refused` unless this server has the data of a time zone."""
    try:
        _zone(zone)
    except (OSError, ValueError) as error:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-time_zone", zone=zone)) from error


def quiet_until(wishes: NotificationWishes, now: int) -> int | None:
    """Return when the quiet hours that `now` lies in end; None if it lies in none. Times in ms since 1970.

    They end with the first minute that is not quiet by the local clock of the person, also if daylight saving time
    begins or ends in between.
    """
    if wishes.quiet_from == wishes.quiet_to:
        return None
    try:
        zone = _zone(wishes.zone)
    except (OSError, ValueError):  # the data of the zone is gone: without quiet hours its person still gets messages
        return None
    length = (wishes.quiet_to - wishes.quiet_from) % DAY_MINUTES

    def is_quiet(at: int) -> bool:
        local = datetime.fromtimestamp(at / 1000, zone)
        # minutes since quiet hours began last, perhaps on the day before
        return (local.hour * 60 + local.minute - wishes.quiet_from) % DAY_MINUTES < length

    if not is_quiet(now):
        return None
    # minute by minute, since the local clock may skip an hour or show one twice
    return next(at for at in count(now - now % MINUTE_MS + MINUTE_MS, MINUTE_MS) if not is_quiet(at))


def next_digest(wishes: NotificationWishes, now: int) -> int:
    """Return when the digest of a person comes next after `now`, by their local clock. Times in ms since 1970."""
    zone = _zone_of(wishes)
    hour, minute = divmod(wishes.digest_at, 60)
    local = datetime.fromtimestamp(now / 1000, zone).replace(hour=hour, minute=minute, second=0, microsecond=0, fold=0)
    while (at := int(local.timestamp() * 1000)) <= now:
        local += timedelta(days=1)
    return at


def time_of(wishes: NotificationWishes, seconds: int) -> str:
    """Return a time (seconds since 1970) as text, by the local clock of a person, with the name of the time zone."""
    local = datetime.fromtimestamp(seconds, zone := _zone_of(wishes))
    return f"{local:%Y-%m-%d %H:%M} ({wishes.zone if zone is not UTC else 'UTC'})"


def _zone_of(wishes: NotificationWishes) -> tzinfo:
    """The time zone of a person, UTC if this server has no data of it any more."""
    try:
        return _zone(wishes.zone)
    except (OSError, ValueError):
        return UTC


def _zone(name: str) -> tzinfo:
    """The time zone of a name, UTC for "". Raises `OSError` or `ValueError` for an unknown one."""
    try:
        return ZoneInfo(name) if name else UTC
    except ZoneInfoNotFoundError as error:  # a KeyError
        raise ValueError(name) from error
