"""Tables at which the contract of all games is tested: every game offers some, with each of its options among them."""

from typing import Any

from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard_protocol.twin_tin_bots import Colour, Mode, Options, Placing
from tests.games.robot_master.scene import tables as robot_master_tables
from tests.games.volt.contract import tables as volt_tables


def _twin_tin_bots() -> list[Table]:
    """Every mode and way of placing elements; without deliveries matches end soon."""
    game, quiet = GAMES["twin_tin_bots"], 10

    def table(label: str, players: int, **options: Any) -> Table:
        return Table(label, players, Options(**{"stalled_after": quiet, **options}), game)

    crowd = {"teleporters": 2, "rocks": 1, "blobs": 2, "mud": 3}
    by_hand: dict[str, Any] = {
        "placing": Placing.BY_HAND,
        "teleporter_hexes": (((-1, -2), (1, 2)),),
        "rock_hexes": ((-2, 2),),
        "blob_hexes": ((0, -1), (0, 1)),
        "mud_hexes": ((4, -4), (2, 0)),
    }
    return [
        *(table("standard", players) for players in game.players),
        table("unstalled-for-long", 2, stalled_after=40),
        table("no-score-victory", 3, score_victory=False),
        table("colours", 3, colours=(Colour.PINK, Colour.RED, Colour.BLUE)),
        table("by-hand", 2, **by_hand),
        *(table("random-elements", players, **crowd) for players in (2, 3, 5, 6)),
        *(table("example-elements", players, placing=Placing.EXAMPLE) for players in (4, 6)),
        *(table("simplified", players, mode=Mode.SIMPLIFIED) for players in (2, 5)),
        table("simplified-with-elements", 6, mode=Mode.SIMPLIFIED, score_victory=False, **crowd),
        *(table("teams", players, mode=Mode.TEAMS) for players in (3, 4, 6)),
        table("teams-with-elements", 5, mode=Mode.TEAMS, **crowd),
        table("advanced", 2, mode=Mode.ADVANCED_TWO_PLAYER),
        table("advanced-with-elements", 2, mode=Mode.ADVANCED_TWO_PLAYER, placing=Placing.EXAMPLE),
    ]


TABLES: tuple[Table, ...] = (
    *_twin_tin_bots(),
    *robot_master_tables(),
    *volt_tables(),
)
"""All of them."""


def tables_of(game: str) -> list[Table]:
    """The tables of a game."""
    return [table for table in TABLES if table.game.name == game]
