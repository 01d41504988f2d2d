"""Players of the games that choose at random among what is legal, from a seat's own view only.

And the tables at which the contract of all games is tested: every game offers some, with each option among them.
"""

import random
from collections.abc import Callable
from typing import Any

from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.twin_tin_bots import Colour, Mode, Options, Placing
from tests.games.robot_master.scene import player as robot_master
from tests.games.robot_master.scene import tables as robot_master_tables
from tests.games.volt.contract import player as volt
from tests.games.volt.contract import tables as volt_tables
from tests.support.default_game import GAME, any_answer

JOKER = ttb.Tile.DOUBLE_MODIFICATION


def twin_tin_bots(rng: random.Random, choice: ttb.Choice, view: ttb.View) -> ttb.Command:
    """A legal answer to a choice in Twin Tin Bots. `view`: the one of the choice's seat."""
    match choice:
        case ttb.ChooseZapRobot():
            return ttb.ZapRobot(rng.choice(choice.options))
        case ttb.ChooseZapBlob():
            return ttb.ZapBlob(rng.choice(choice.options))
        case ttb.ChooseCrystalHex():
            return ttb.PlaceCrystal(rng.choice(choice.options))
        case ttb.ChooseFirst():
            return _first(rng, view.seats[choice.seat])
        case ttb.ChooseProgram():
            return _program(rng, view.seats[choice.seat])


PLAYERS: dict[str, Callable[[random.Random, Any, Any], Any]] = {
    "twin_tin_bots": twin_tin_bots,
    "robot_master": robot_master,
    "volt": volt,
    GAME: lambda rng, *_: any_answer(rng),
}
"""A random player of each game."""


def _first(rng: random.Random, seat: ttb.SeatView) -> ttb.First:
    """A first turn: a tile for each robot."""
    tiles = rng.sample(_in_hand(seat), len(seat.programs))
    names = rng.sample(list(ttb.RobotName)[: len(seat.programs)], len(seat.programs))
    return ttb.First(
        tuple(ttb.FirstPlace(name, rng.randint(1, 3), tile) for name, tile in zip(names, tiles, strict=True))
    )


def _program(rng: random.Random, seat: ttb.SeatView) -> ttb.Command:
    """A change or none; now and then two changes at once."""
    changes = _changes(rng, seat)
    if len(seat.programs) > 1 and seat.hand[JOKER] and rng.random() < 0.1 and (pair := _one_each(changes)):
        return ttb.Double(pair)
    return rng.choice([*changes, ttb.Pass()])


def _one_each(changes: list[ttb.Change]) -> tuple[ttb.Change, ttb.Change] | None:
    """Two changes on different robots, the second a removal: both are legal, whatever the first takes from hand."""
    for first in changes:
        for second in changes:
            if first.robot != second.robot and isinstance(second, ttb.Swap | ttb.Remove | ttb.Reset):
                return first, second
    return None


def _changes(rng: random.Random, seat: ttb.SeatView) -> list[ttb.Change]:
    """Some placements, and everything else that is legal."""
    tiles, found = _in_hand(seat), list[ttb.Change]()
    for name, slots in zip(ttb.RobotName, seat.programs, strict=False):
        found += [ttb.Place(name, rng.randint(1, 3), rng.choice(tiles)) for _ in range(8) if tiles]
        filled = [slot for slot, tile in enumerate(slots, 1) if tile is not None]
        if filled:
            found += [ttb.Remove(name, rng.choice(filled)), ttb.Reset(name)]
            found.append(ttb.Swap(name, (filled[0], filled[0] % 3 + 1)))
    return found


def _in_hand(seat: ttb.SeatView) -> list[ttb.Tile]:
    """Every tile in hand that is an order, as often as it is there."""
    ordinary = [tile for tile in ttb.Tile if tile < JOKER for _ in range(seat.hand[tile])]
    return [*ordinary, *seat.specials]


# --- tables -----------------------------------------------------------------------------------------------------


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
