"""The schemas of the games of this repository. Import this module to have them registered."""

from botyard_protocol import robot_master, twin_tin_bots, volt
from botyard_protocol.games import GameSchema

BUILT_IN: tuple[GameSchema, ...] = (
    twin_tin_bots.SCHEMA,
    robot_master.SCHEMA,
    volt.SCHEMA,
)
