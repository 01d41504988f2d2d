"""The description of a room for an operator, without secrets unless requested. Pure."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from botyard.rooms.match import clock
from botyard.rooms.record import Entry, Record
from botyard.rooms.room import Room, game_of, open_choices
from botyard.rooms.sight.projection import event_frame
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol.json_form import to_named


def describe_room(
    room: Room, epoch: int, number: int, entries: Sequence[Entry], now: int, secrets: bool
) -> dict[str, Any]:
    """Return the room at `(epoch, number)` as plain data.

    `now`: ms since 1970. `secrets`: whether to show them, too. Raises `Refused` for rules that are not here.
    """
    record = room.record
    shown: dict[str, Any] = {
        "room": to_named(record.view()),
        "epoch": epoch,
        "number": number,
        "created": moment(record.created * 1000),
        "last_entry": moment(record.time),
        "clocks": [to_named(one) for one in clock.clock_view(record.clocks, now)],
        "choices": [to_named(choice) for choice in open_choices(room)],
        "entries": [_entry(record, entry, secrets) for entry in entries],
    }
    return shown | ({"secrets": _secrets(room)} if secrets else {})


def moment(ms: int) -> str:
    """Format a time (ms since 1970) in UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(sep=" ", timespec="seconds").removesuffix("+00:00") + " UTC"


def _entry(record: Record, entry: Entry, secrets: bool) -> dict[str, Any]:
    """Return an entry as plain data: as spectators see it, or with `secrets` as it is stored."""
    events = entry.events if secrets else event_frame(record.game, entry, (), STORED_NAMES).events
    shown: dict[str, Any] = {
        "number": entry.number,
        "time": moment(entry.time),
        "identity": entry.identity,
        "seat": entry.seat,
        "asked": type(entry.command).__name__,
        "events": [to_named(event) for event in events],
    }
    return shown | ({"command": to_named(entry.command)} if secrets else {})


def _shares(record: Record) -> list[dict[str, Any]]:
    """The seed shares with their commitments; plain ones in rooms of earlier releases."""
    plain = [{"seat": seat, "share": share} for seat, share in enumerate(record.contributions) if share is not None]
    return plain + [{"seat": one.seat, "commitment": one.commitment, "share": one.share} for one in record.luck.shares]


def _secrets(room: Room) -> dict[str, Any]:
    """Return what players of a room must not see: the secret, the shares and the view of each seat."""
    record = room.record
    views: list[Any] = []
    if room.state is not None:
        game = game_of(record)
        views = [to_named(game.view(room.state, (seat,))) for seat in range(len(record.seats))]
    return {"secret": record.secret.hex(), "contributions": _shares(record), "views": views}
