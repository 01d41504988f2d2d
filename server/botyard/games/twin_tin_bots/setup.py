"""The position before the first turn, for every combination of options (rules §8).

All chance of the match's seed is drawn here, in this order: the first player; the stack of special tiles, from whose
top each seat is dealt one (not in the simplified game); the elements, if they are placed at random. The elements come
last, so that they do not change what else a seed means.
"""

from botyard.games.rng import Rng
from botyard.games.twin_tin_bots import options as option_rules
from botyard.games.twin_tin_bots.elements import at_random
from botyard.games.twin_tin_bots.setting import Setting
from botyard.games.twin_tin_bots.setup_data import SCORE_TO_WIN, TILES_PER_SEAT, Elements, Printed
from botyard.games.twin_tin_bots.state import (
    BASE,
    BLOB,
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
    ROCK,
    TELEPORTER,
    TILES,
    Ask,
    State,
)
from botyard.games.twin_tin_bots.turn_run import Run
from botyard.games.twin_tin_bots.turns import start_turn
from botyard_protocol.twin_tin_bots import Mode, Options, Placing


def start(players: int, options: Options, seed: bytes) -> Run:
    """Return the game in which the first turn has just begun. `options`: checked ones."""
    rng, printed = Rng(seed), option_rules.printed(players, options)
    first = rng.below(len(printed.seats))
    stack = [] if options.mode is Mode.SIMPLIFIED else rng.shuffled(range(ORDINARY, TILES))
    elements = _elements(players, options, rng)
    state = blank(_setting(players, options, elements))
    _set_up(state, printed, elements)
    state.first, state.stack = first, stack
    _deal(state)
    state.seed, state.counter = seed, rng.counter
    run = Run(state)
    start_turn(run, first)
    return run


def blank(setting: Setting) -> State:
    """Return a state with nothing but bases and teleporters on the board, empty hands and no open choice."""
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


def sides(mode: Mode, seats: int) -> tuple[int, ...]:
    """The side of each seat: teams, and the two seats of an advanced player, alternate around the board."""
    return tuple(seat % 2 if mode in (Mode.TEAMS, Mode.ADVANCED_TWO_PLAYER) else seat for seat in range(seats))


def score_to_win(mode: Mode, seats: int) -> int:
    """Return the points of a score victory, 0 where the mode has none: in teams (rules §7, §8)."""
    if mode is Mode.TEAMS:
        return 0
    return SCORE_TO_WIN[option_rules.ADVANCED_PLAYERS if mode is Mode.ADVANCED_TWO_PLAYER else seats]


def put_robot(state: State, robot: int, cell: int, facing: int) -> None:
    """Put a robot on an empty cell."""
    state.cells[cell] = ROBOT + robot
    state.at[robot], state.facing[robot] = cell, facing


def _elements(players: int, options: Options, rng: Rng) -> Elements:
    """Return the elements of the board: random ones, the printed example, or those placed by hand."""
    match options.placing:
        case Placing.RANDOM:
            return at_random(option_rules.ground_of(players, options), option_rules.counts(options), rng)
        case Placing.EXAMPLE:
            return option_rules.printed(players, options).example
        case Placing.BY_HAND:
            return option_rules.elements_by_hand(players, options)


def _setting(players: int, options: Options, elements: Elements) -> Setting:
    """Return what stays the same in a match: from its options, the printed board, and the `elements` chosen for it."""
    printed = option_rules.printed(players, options)
    seats = len(printed.seats)
    return Setting(
        mode=options.mode,
        sides=sides(options.mode, seats),
        colours=tuple(map(int, options.colours or (seat.colour for seat in printed.seats))),
        bases=tuple(seat.base for seat in printed.seats),
        radius=printed.radius,
        mud=elements.mud,
        teleporters=elements.teleporters,
        score_to_win=score_to_win(options.mode, seats) if options.score_victory else 0,
        stalled_after=options.stalled_after,
    )


def _set_up(state: State, printed: Printed, elements: Elements) -> None:
    """Put robots, crystals, rocks and blobs on the board, crystals on the track, and ordinary tiles in the hands."""
    for seat, own in enumerate(printed.seats):
        for name in range(state.setting.robots):
            put_robot(state, seat * ROBOTS + name, *own.robots[name])
        for tile, count in TILES_PER_SEAT.items():
            state.hand[seat * TILES + tile] = count
    for cell, crystal in printed.crystals:
        state.cells[cell] = CRYSTAL + crystal
    state.track = list(printed.track)
    for content, cells in ((ROCK, elements.rocks), (BLOB, elements.blobs)):
        for cell in cells:
            state.cells[cell] = content


def _deal(state: State) -> None:
    """Deal each seat the top tile of the stack, seat 0 first; none without a stack (the simplified game)."""
    if state.stack:
        for seat in range(state.setting.seats):
            state.hand[seat * TILES + state.stack.pop(0)] = 1
