"""The schemas of the games of this repository. Import this module to have them registered."""

from botyard_protocol import twin_tin_bots
from botyard_protocol.games import GameSchema

BUILT_IN: tuple[GameSchema, ...] = (twin_tin_bots.SCHEMA,)
