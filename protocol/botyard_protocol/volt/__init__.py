"""VOLT on the wire: options, commands, choices, events and the view.

Seats are 0-based in the order of the table, KillBots after the players. Tags are scoped by the game: those of other
games may coincide with them.
"""

from enum import StrEnum

from botyard_protocol.games import GameSchema, register
from botyard_protocol.volt.basics import *
from botyard_protocol.volt.choices import *
from botyard_protocol.volt.commands import *
from botyard_protocol.volt.events import *
from botyard_protocol.volt.view import *


class Refusal(StrEnum):
    """The codes by which the rules refuse a command, apart from those of the platform."""

    STACK_EMPTY = "stack_empty"  # the stack has no cards
    MODULE_NOT_OWNED = "module_not_owned"
    MODULE_DOUBLE = "module_double"  # named twice
    SIDE_FULL = "side_full"  # more than two modules on a side
    BEYOND_YELLOW = "beyond_yellow"  # attached beyond a yellow module
    SHIELD_DAMAGED = "shield_damaged"  # a shield with damage can't be taken off
    SPACE_NOT_OFFERED = "space_not_offered"
    TOO_MANY_DICE = "too_many_dice"  # of a colour, on a unit, or in all
    BAD_DIE = "bad_die"  # a number or a button that no die has
    DIE_ON_DIAGONAL = "die_on_diagonal"  # a blue die without a thruster that fits
    MODULE_NOT_OFFERED = "module_not_offered"
    TWO_INSTEAD = "two_instead"  # two modules that replace the base action
    SWIVEL_SIDE = "swivel_side"  # missing, or without swivel head
    BAD_TARGET = "bad_target"  # missing, without remote control, or not possible
    BAD_LIMIT = "bad_limit"  # of an anchor
    NO_REPAIR = "no_repair"  # nothing to repair
    BAD_ORDER = "bad_order"  # a standing order that the module can't have, or for a module that is not owned


SCHEMA: GameSchema = register(
    GameSchema(
        name="volt",
        command=Command,
        choice=Choice,
        event=Event,
        view=View,
        options=Options,
        options_view=OptionsView,
        change=Program,
        refusals=Refusal,
    )
)
