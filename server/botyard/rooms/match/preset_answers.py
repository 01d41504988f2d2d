"""Preset answers: private answers of players to choices that may open later. Stored next to the log. Pure.

As soon as a choice is open that has a preset answer, any node commits that answer: a command of the player, with the
same id on every node.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from botyard.errors import Refused, Unreadable
from botyard.games.interface import Illegal, StandingAnswers
from botyard.rooms.match import absence
from botyard.rooms.record import MARK, Record, content_of, sealed
from botyard.rooms.requests import Request
from botyard.rooms.room import Room, answerable_choices, game_of
from botyard.texts import localized
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.games import schema_of
from botyard_protocol.messages import Command, GameAnswers, Status


@dataclass(frozen=True, slots=True)
class SideData:
    """The side data of a room, stored next to its log, in its `version`; 0: none yet. `answers`: by identity."""

    version: int = 0
    answers: Mapping[str, GameAnswers] = field(default_factory=dict)

    def of(self, identity: str, game: str) -> GameAnswers:
        """Return the preset answers of a player in a room of `game`; if none were set, those that answer nothing."""
        schema = schema_of(game)
        default = None if schema is None or schema.answers is None else schema.answers()
        return self.answers.get(identity, default)

    def with_answers(self, record: Record, identity: str, answers: GameAnswers) -> "SideData":
        """Return the next version, with `answers` of `identity` and without those of people who have no seat now."""
        kept = {**self.answers, identity: answers}
        # the default of a game's answers answers nothing, so it is not stored
        stored = {who: what for who, what in kept.items() if what != type(what)() and record.seats_of(who)}
        return SideData(self.version + 1, stored)

    def dump(self) -> bytes:
        """Its stored form."""
        return sealed(FORM, pack(self.answers))


NO_SIDE_DATA = SideData()
FORM = 1
"""The form of stored side data. That of earlier releases has none, and no checksum."""


def load_side_data(version: int, data: bytes, game: str) -> SideData:
    """Read side data that `SideData.dump` wrote, of a room of `game`. `version`: 0 if none was. Raises `Unreadable`.

    Without answers if this node does not have the game, or if its players can preset none.
    """
    schema = schema_of(game)
    if not data or schema is None or schema.answers is None:
        return SideData(version) if version else NO_SIDE_DATA
    if data.startswith(MARK):
        form = data[len(MARK) : len(MARK) + 1]
        if form != bytes((FORM,)):
            raise Unreadable(f"preset answers: form {form.hex()} is not known here")
        data = content_of(data)
    try:
        return SideData(version, _decoder(schema.answers).decode(data))
    except msgspec.DecodeError as error:
        raise Unreadable(f"preset answers: {error}") from error


def must_be_settable(record: Record, identity: str, answers: GameAnswers) -> None:
    """Raise `Refused` unless `identity` has a seat in a room that is not over, and `answers` make sense there."""
    if not record.seats_of(identity):
        raise Refused(Code.NOT_YOUR_SEAT, localized("not_your_seat-players_set_auto_answers"))
    if record.status is Status.FINISHED:
        raise Refused(Code.GAME_OVER, localized("game_over-match_auto_answers_no"))
    game = game_of(record)
    if not isinstance(game, StandingAnswers):
        raise Refused(Code.WRONG_COMMAND, localized("wrong_command-game_no_auto_answers"))
    try:
        game.check_standing(answers)
    except Illegal as illegal:
        raise Refused(illegal.code, illegal.message) from illegal


def due_answer(room: Room, side_data: SideData, choices: Sequence[Any] | None = None) -> Request | None:
    """Return the request of the first preset answer that is to be committed now; None if no open choice has one.

    `choices`: those that can be answered now, None for those that follow from the room. Seats for which the rules or a
    bot answer are left out.
    """
    if not side_data.answers:
        return None
    game = game_of(room.record)
    if not isinstance(game, StandingAnswers):
        return None
    for choice in answerable_choices(room) if choices is None else choices:
        holder = room.record.seats[choice.seat]
        answers = None if holder is None else side_data.answers.get(holder.identity)
        if holder is None or answers is None or _is_answered_for(room.record, choice.seat):
            continue
        command = game.standing(room.state, choice.id, answers)
        if command is not None:
            ask = Command(f"standing-{choice.id}", choice.seat, choice.id, command)
            return Request(holder.identity, holder.name, ask, standing=True)
    return None


def _is_answered_for(record: Record, seat: int) -> bool:
    """Whether the rules or a bot answer for a seat."""
    marked = record.clocks is not None and record.clocks.accounts[seat].absent
    return marked or absence.is_answered_for(record, seat)


@cache
def _decoder(answers: type[msgspec.Struct]) -> msgspec.msgpack.Decoder[dict[str, Any]]:
    return msgspec.msgpack.Decoder(dict[str, answers], strict=True)  # type: ignore[valid-type]
