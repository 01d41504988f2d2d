"""Pools of rooms for quick matches: the pool of a room, and its number of free seats. Pure."""

from collections.abc import Iterable
from functools import cache

from botyard.errors import Refused
from botyard.games.interface import wrong_number
from botyard.games.registry import GAMES
from botyard.lobby.games import OfferedGames
from botyard.rooms.record import DEFAULT_SETTINGS, Record, clock_view, options_view, settings_view
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.codes import Code

_CLOCKS = [clock_view(control) for control in m.TEMPO_CONTROLS.values()]
_USUAL_SETTINGS = (None, settings_view(DEFAULT_SETTINGS), settings_view(m.RoomSettings(rated=True)))
_TEMPOS = {control: tempo for tempo, control in m.TEMPO_CONTROLS.items()}


def must_be_playable(message: m.QuickMatch, offered: OfferedGames) -> None:
    """Raise `Refused` for a game that is not offered, or a number of players that no quick match can have.

    A number is refused if it is out of the range of the game, or 1: then no other player need be found.
    """
    offered.must_offer(message.game)
    game = GAMES[message.game]
    if message.players not in game.players:
        raise Refused(Code.PLAYERS_OUT_OF_RANGE, wrong_number(game.players))
    if message.players == 1:
        raise Refused(Code.PLAYERS_OUT_OF_RANGE, localized("players_out_of_range-quick_match"))


def pool_of(game: str, players: int, tempo: m.Tempo, is_rated: bool) -> str:
    """The name of the pool of quick matches of this kind. Rated matches have pools of their own."""
    return f"{game}-{players}-{tempo.wire}{'-rated' if is_rated else ''}"


def pool_for(record: Record) -> str | None:
    """The pool of a room by its number of players and time control; None for a custom time control."""
    tempo = _TEMPOS.get(record.clock)
    return None if tempo is None else pool_of(record.game, record.players, tempo, record.effective_settings.rated)


def waiting(rooms: Iterable[m.RoomSummary]) -> int:
    """How many people wait at tables that a quick match would take a seat at."""
    return sum(sum(seat is not None for seat in room.seats) for room in rooms if _is_quick_table(room))


def _is_quick_table(room: m.RoomSummary) -> bool:
    """Return whether a listed room waits for people, without bots, with the clock and settings of a quick match."""
    if room.status is not m.Status.OPEN or None not in room.seats or any(bot is not None for bot in room.bots):
        return False
    usual = room.clock in _CLOCKS and room.settings in _USUAL_SETTINGS
    return usual and room.game in GAMES and room.options == _usual_options(room.game)


@cache
def _usual_options(game: str) -> m.GameOptionsView | None:
    return options_view(game, GAMES[game].default_options())


def places(record: Record) -> int:
    """Return how many users may be sent to a room: its free seats, 0 if it is not for quick matches.

    A room is for them if it is open to all, has the default options, starts when full, and has a player already.
    """
    if record.status is not m.Status.OPEN or record.luck.until or not _is_plain(record):  # `until`: it is starting
        return 0
    seated = [occupant for occupant in record.seats if occupant is not None]
    return record.players - len(seated) if seated else 0


def _is_plain(record: Record) -> bool:
    """Return whether a room has default options and settings, so that players of quick matches may be put into it."""
    game, settings = GAMES.get(record.game), record.effective_settings
    if game is None or record.options != game.default_options():
        return False
    if record.has_bots or settings.delay_turns or settings.delay_seconds:
        return False
    return settings.access is m.Access.OPEN and not settings.ready_check and not settings.language
