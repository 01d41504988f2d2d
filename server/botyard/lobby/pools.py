"""Pools of rooms for quick matches: the pool of a room, and its number of free seats. Pure."""

from botyard.errors import Refused
from botyard.games.interface import wrong_number
from botyard.games.registry import GAMES
from botyard.rooms.record import Record
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import TEMPO_CONTROLS, Access, QuickMatch, Status, Tempo

_TEMPOS = {control: tempo for tempo, control in TEMPO_CONTROLS.items()}


def must_be_playable(message: QuickMatch) -> None:
    """Raise `Refused` for a match that does not exist."""
    game = GAMES.get(message.game)
    if game is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_called", game=message.game, games=", ".join(GAMES)))
    if message.players not in game.players:
        raise Refused(Code.PLAYERS_OUT_OF_RANGE, wrong_number(game.players))
    if message.players == 1:
        raise Refused(Code.PLAYERS_OUT_OF_RANGE, localized("players_out_of_range-quick_match"))


def pool_of(game: str, players: int, tempo: Tempo) -> str:
    """The name of the pool for such a match."""
    return f"{game}-{players}-{tempo.wire}"


def pool_for(record: Record) -> str | None:
    """The pool of a room by its number of players and time control; None for a custom time control."""
    tempo = _TEMPOS.get(record.clock)
    return None if tempo is None else pool_of(record.game, record.players, tempo)


def places(record: Record) -> int:
    """How many users may be sent to a room: it is open to all, plays the standard game, and starts when full."""
    if record.status is not Status.OPEN or record.luck.until or not _is_plain(record):
        return 0
    seated = [occupant for occupant in record.seats if occupant is not None]
    return record.players - len(seated) if seated else 0


def _is_plain(record: Record) -> bool:
    game, kept = GAMES.get(record.game), record.effective_settings
    if game is None or record.options != game.default_options():
        return False
    if record.has_bots or kept.delay_turns or kept.delay_seconds:
        return False
    return kept.access is Access.OPEN and not kept.ready_check and not kept.language
