"""The position before the first turn of the standard game, from the printed set-ups in `setups.json`."""

import json
from importlib.resources import files
from typing import Any, Final

from protocol.twin_tin_bots import Colour, Crystal, Tile
from server.games.rng import Rng
from server.games.twin_tin_bots.run import Run
from server.games.twin_tin_bots.state import (
    BASE,
    COLOURS,
    CRYSTAL,
    EMPTY,
    EMPTY_SLOT,
    NO_CRYSTAL,
    NONE,
    ORDINARY,
    PROGRAM,
    ROBOT,
    ROBOTS,
    TELEPORTER,
    TILES,
    Ask,
    Mode,
    Setting,
    State,
)
from server.games.twin_tin_bots.turns import start_turn

PLAYERS: Final = range(2, 7)
STALLED_AFTER: Final = 100
"""Rounds without a delivery after which a room's game ends (rules §7)."""

DATA: Final[dict[str, Any]] = json.loads(files(__package__).joinpath("setups.json").read_text("utf-8"))
"""Tiles, points to win and set-ups by number of players."""


def start(players: int, seed: bytes, stalled_after: int = STALLED_AFTER) -> Run:
    """The standard game in which the first turn has just begun. `stalled_after`: rounds, 0 for off (rules §7)."""
    if players not in PLAYERS:
        raise ValueError(f"the game is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}")
    rng = Rng(seed)
    state = blank(_setting(players, stalled_after))
    _set_up(state, DATA["setups"][str(players)])
    state.first = rng.below(players)
    state.stack = rng.shuffled(range(ORDINARY, TILES))
    for seat in range(players):
        state.hand[seat * TILES + state.stack.pop(0)] = 1
    state.seed, state.counter = seed, rng.counter
    run = Run(state)
    start_turn(run, state.first)
    return run


def blank(setting: Setting) -> State:
    """A state with nothing but bases and teleporters on the board: nobody is asked anything yet."""
    seats, board = setting.seats, setting.board()
    cells = [EMPTY] * len(board.hexes)
    for pair in setting.teleporters:
        for cell in pair:
            cells[cell] = TELEPORTER
    for seat, cell in enumerate(setting.bases):
        cells[cell] = BASE + seat
    return State(
        cells=cells,
        at=[NONE] * (seats * ROBOTS),
        facing=[0] * (seats * ROBOTS),
        cargo=[NO_CRYSTAL] * (seats * ROBOTS),
        stuck=[0] * (seats * ROBOTS),
        program=[EMPTY_SLOT] * (seats * PROGRAM),
        hand=[0] * (seats * TILES),
        delivered=[0] * (seats * COLOURS),
        turns=[0] * seats,
        resigned=[0] * seats,
        track=[],
        waiting=[],
        stack=[],
        parts=[],
        setting=setting,
        seed=bytes(32),
        counter=0,
        known=0,
        first=0,
        active=0,
        round=1,
        rounds_left=NONE,
        quiet=0,
        lively=0,
        slot=NONE,
        choice=0,
        ask=Ask.NOTHING,
        asked=NONE,
        subject=NONE,
        ended=NONE,
        ranking=(),
    )


def score_to_win(players: int) -> int:
    """Points of a score victory (rules §7)."""
    return int(DATA["score_to_win"][str(players)])


def put_robot(state: State, robot: int, cell: int, facing: int) -> None:
    """Put a robot on an empty cell."""
    state.cells[cell] = ROBOT + robot
    state.at[robot], state.facing[robot] = cell, facing


def _setting(players: int, stalled_after: int) -> Setting:
    data = DATA["setups"][str(players)]
    plain = Setting(Mode.STANDARD, (), (), (), data["radius"], (), (), 0, 0).board().grid
    return Setting(
        mode=Mode.STANDARD,
        sides=tuple(range(players)),
        colours=tuple(int(Colour[seat["colour"].upper()]) for seat in data["seats"]),
        bases=tuple(plain.cells[tuple(seat["base"])] for seat in data["seats"]),
        radius=data["radius"],
        mud=(),
        teleporters=(),
        score_to_win=score_to_win(players),
        stalled_after=stalled_after,
    )


def _set_up(state: State, data: dict[str, Any]) -> None:
    """Robots, crystals, the track and ordinary tiles."""
    cells = state.setting.board().grid.cells
    for seat, printed in enumerate(data["seats"]):
        for name in range(state.setting.robots):
            place = printed["AB"[name]]
            put_robot(state, seat * ROBOTS + name, cells[tuple(place["at"])], place["facing"])
        for tile, count in DATA["tiles"].items():
            state.hand[seat * TILES + Tile[tile.upper()]] = count
    for crystal in data["crystals"]:
        state.cells[cells[tuple(crystal["at"])]] = CRYSTAL + Crystal[crystal["colour"].upper()]
    state.track = [int(Crystal[colour.upper()]) for colour in data["track"]]
