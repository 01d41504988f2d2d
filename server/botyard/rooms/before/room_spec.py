"""The specification of a room: name, seats, options, clock and settings; and a new room made from it. Pure."""

from dataclasses import dataclass
from typing import Any

from botyard.display_names import default_room_name, has_printable_chars, normalise
from botyard.errors import Refused
from botyard.games.interface import Game, Illegal, wrong_number
from botyard.rooms.before import luck
from botyard.rooms.match import clock
from botyard.rooms.record import Record, clock_view, options_view, settings_view
from botyard.rooms.room import Context
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.codes import Code

MOST_DELAY_TURNS = 20
MOST_DELAY_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class RoomSpec:
    """A room before anyone sits in it; checked, so that it can be played. `settings`: None if not given."""

    name: str
    players: int
    options: m.GameOptions
    clock: m.TimeControl | None
    settings: m.RoomSettings | None


def checked(game: Game, ask: m.CreateRoom | m.ChangeRoom, host: str) -> RoomSpec:
    """Return the checked specification of a request. `host`: the name for a room without one. Raises `Refused`."""
    if ask.players not in game.players:
        raise Refused(Code.PLAYERS_OUT_OF_RANGE, wrong_number(game.players))
    options = ask.options or game.default_options()
    must_be_playable(game, ask.players, options)
    _must_be_timeable(ask.clock)
    if ask.settings is not None:
        check_settings(ask.settings, ask.players)
    return RoomSpec(_name(ask.name, host), ask.players, options, ask.clock, ask.settings)


def check_settings(settings: m.RoomSettings, players: int) -> None:
    """Raise `Refused` for settings that exclude each other or are out of range, or a rated room of one player."""
    turns, seconds = settings.delay_turns, settings.delay_seconds
    if turns > MOST_DELAY_TURNS or seconds > MOST_DELAY_SECONDS:
        most = f"{MOST_DELAY_TURNS} turns or {MOST_DELAY_SECONDS} seconds"
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-settings_spectators_most_late", most=most))
    if turns and seconds:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-settings_spectators_late_turns"))
    if settings.rated and (
        settings.watching is not m.Watching.OPEN or turns or seconds
    ):  # ratings show the end at once
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-settings_rated_watched"))
    if settings.rated and players == 1:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-settings_rated_players"))


def must_be_playable(game: Game, players: int, options: Any) -> None:
    """Raise `Refused` for options that do not fit the number of players."""
    try:
        game.check_options(players, options)
    except Illegal as illegal:
        raise Refused(illegal.code, illegal.message) from illegal


def _must_be_timeable(control: m.TimeControl | None) -> None:
    """Raise `Refused` for a time control that a clock cannot have. None: no clock."""
    try:
        if control is not None:
            clock.check(control)
    except clock.BadTimeControl as error:
        raise Refused(Code.INVALID_FIELD, str(error)) from error


def _name(wanted: str, host: str) -> str:
    """Return the name of a room: the wanted one, or for "" one after the name `host`. Raises `Refused`."""
    name = normalise(wanted) or default_room_name(host)
    if not has_printable_chars(name):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-name_room_name_made"))
    return name


def blank(room: str, game: Game, form: RoomSpec, host: str, ctx: Context) -> Record:
    """Make a new room with free seats. `form`: its specification. `host`: the identity that the caller seats next."""
    return Record(
        room=room,
        game=game.name,
        rules_version=game.rules_version,
        name=form.name,
        players=form.players,
        status=m.Status.OPEN,
        host=host,
        seats=(None,) * form.players,
        created=ctx.now // 1000,
        time=ctx.now,
        options=form.options,
        secret=ctx.secret,
        contributions=() if ctx.committing else (None,) * form.players,  # plain shares by seat, as earlier releases had
        clock=form.clock,
        settings=form.settings,
        luck=luck.COMMITTED_LUCK if ctx.committing else luck.PLAIN_LUCK,
    )


def created(record: Record, host: str) -> m.RoomCreated:
    """Return the event of a new room. `host`: the identity of its creator."""
    promise = luck.commitment(record.secret)
    settings = None if record.settings is None else settings_view(record.settings)  # a log has only what was given
    options, clock = options_view(record.game, record.options), clock_view(record.clock)
    return m.RoomCreated(
        host, record.game, record.players, record.name, options, promise, clock, settings, record.luck.round
    )


def changed(record: Record) -> m.RoomChanged:
    """Return the event of a room whose specification or reserved seats have changed."""
    options, clock = options_view(record.game, record.options), clock_view(record.clock)
    settings = settings_view(record.effective_settings)
    return m.RoomChanged(record.players, record.name, options, clock, settings, record.agreements.reserved)
