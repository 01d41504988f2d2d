"""Twin Tin Bots on the wire: tiles, commands, choices, events and the view.

Section numbers refer to the rules page of the game. Seats are 0-based in order of play. Tags are scoped by the game:
those of other games may coincide with them.
"""

from enum import StrEnum

from botyard_protocol.base import Sent
from botyard_protocol.games import GameSchema, ShortForm, register
from botyard_protocol.twin_tin_bots.basics import *
from botyard_protocol.twin_tin_bots.commands import *
from botyard_protocol.twin_tin_bots.events import *
from botyard_protocol.twin_tin_bots.short_form import expand, shorten
from botyard_protocol.twin_tin_bots.view import *


class Branch(Sent, frozen=True):
    """What one answer to a zap would lead to, up to the next open choice, as in `previewed`.

    `order`: the order that the robot would get; `direction`: where the blob would be moved. Both null: declined.
    """

    order: Tile | None
    events: tuple[Event, ...]
    choice: Choice | None
    direction: Direction | None = None


class Refusal(StrEnum):
    """The codes by which the rules refuse a command, apart from those of the platform."""

    TILE_NOT_IN_HAND = "tile_not_in_hand"
    NOT_AN_ORDER = "not_an_order"  # the joker never lies on a programming board
    SLOT_EMPTY = "slot_empty"
    SAME_SLOT = "same_slot"
    SLOTS_EMPTY = "slots_empty"  # a swap of two empty slots
    PROGRAM_EMPTY = "program_empty"  # a reset of a robot without tiles
    JOKER_USED = "joker_used"
    JOKER_ON_FIRST_TURN = "joker_on_first_turn"
    ONE_TILE_EACH = "one_tile_each"  # a first turn places one tile on each robot
    NO_SUCH_ROBOT = "no_such_robot"


SCHEMA: GameSchema = register(
    GameSchema(
        name="twin_tin_bots",
        command=Command,
        choice=Choice,
        event=Event,
        view=View,
        options=Options,
        options_view=OptionsView,
        answers=StandingAnswers,
        answers_view=StandingAnswersView,
        change=Change,
        branch=Branch,
        refusals=Refusal,
        short_form=ShortForm(shorten, expand),
    )
)
