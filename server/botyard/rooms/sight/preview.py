"""Previews: what a seat's changes would lead to. The room itself stays as it is.

A question is a value that can go to another process: `answer` needs nothing else.
"""

from dataclasses import dataclass
from typing import Any

from botyard.errors import Refused
from botyard.games.interface import Illegal, Previewing
from botyard.rooms.match.play import must_play
from botyard.rooms.requests import Rejected
from botyard.rooms.room import Room
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code
from botyard_protocol.messages import Previewed


@dataclass(frozen=True, slots=True)
class Question:
    """A preview request, with the view of the game that its sender has. `quick`: its answer takes under 5 ms."""

    game: Previewing
    view: Any
    ask: messages.Preview
    quick: bool


def question(room: Room, identity: str, ask: messages.Preview) -> Question:
    """Make the question that `identity` asks about a room.

    Raises `Refused` without a seat in a running match, for a game without previews, and for what is no command of it.
    """
    game = must_play(room, identity, ask.seat)
    if not isinstance(game, Previewing):
        raise Refused(Code.WRONG_COMMAND, localized("wrong_command-game_no_preview"))
    if not all(isinstance(change, game.command_types) for change in ask.changes):
        raise Refused(Code.WRONG_COMMAND, localized("wrong_command-game_does_know_such_2"))
    view = game.view(room.state, room.record.seats_of(identity))
    return Question(game, view, ask, quick=ask.rounds <= game.quick_preview_rounds)


def answer(asked: Question) -> Previewed | Rejected:
    """Compute what the changes of a preview request would lead to, or why they are not allowed."""
    ask = asked.ask
    try:
        seen = asked.game.preview(asked.view, ask.seat, ask.changes, ask.rounds, ask.branches)
    except Illegal as illegal:
        return Rejected(illegal.code, illegal.message)
    return Previewed(ask.id, seen.events, seen.choice, seen.branches)
