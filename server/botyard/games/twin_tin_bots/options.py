"""What the options of a room mean, and the one place where they are checked (rules §8).

`mode` is one field, so simplified, teams and advanced two players exclude each other by themselves; elements and no
score victory combine with each. Teams never have a score victory: `score_victory`, which is true unless the host
says otherwise, means nothing there.
"""

from collections import Counter
from collections.abc import Iterator

from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.elements import Counts, Ground, ground
from botyard.games.twin_tin_bots.setup_data import PLAYERS, SETUPS, Elements, Printed
from botyard.games.twin_tin_bots.state import ROBOTS
from botyard_protocol.base import Hex
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import Colour, Mode, Options, Placing

MAX_ELEMENTS = 3
"""The most teleporter pairs, rocks, blobs or mud hexes."""

MAX_STALLED_AFTER = 1000
"""The most rounds without a delivery that the option may name."""

ADVANCED_SEATS = 4
ADVANCED_PLAYERS = 2
MIN_TEAM_PLAYERS = 3


def check(players: int, options: object) -> Options:
    """Return the options, if `players` people can play by them. Raises `Illegal` with the field and the reason."""
    if not isinstance(options, Options):
        raise _bad("options", "these are not the options of Twin Tin Bots")
    _check_players(players, options)
    if not 0 <= options.stalled_after <= MAX_STALLED_AFTER:
        raise _bad("stalled_after", f"0 (never) to {MAX_STALLED_AFTER} rounds are possible")
    _check_colours(seats(players, options), options)
    _check_counts(players, options)
    _check_hexes(players, options)
    return options


def seats(players: int, options: Options) -> int:
    """Return how many seats the match has.

    One for each player; four for advanced two players; in teams one more if the number of players is odd.
    """
    match options.mode:
        case Mode.ADVANCED_TWO_PLAYER:
            return ADVANCED_SEATS
        case Mode.TEAMS:
            return players + players % 2
        case _:
            return players


def seating(players: int, options: Options) -> tuple[int, ...]:
    """Return the number of the player who holds each seat, in order of play.

    Advanced two players hold opposite seats in turn. In teams of odd numbers the last seat goes to the second player,
    who is of its team.
    """
    if options.mode is Mode.ADVANCED_TWO_PLAYER:
        return (0, 1) * (ADVANCED_SEATS // ADVANCED_PLAYERS)
    return (*range(players), 1)[: seats(players, options)]


def printed(players: int, options: Options) -> Printed:
    """The printed set-up for the number of seats that the match has."""
    return SETUPS[seats(players, options)]


def ground_of(players: int, options: Options) -> Ground:
    """Where elements may lie."""
    return ground(printed(players, options), robots(options))


def robots(options: Options) -> int:
    """How many robots each seat has."""
    return 1 if options.mode is Mode.SIMPLIFIED else ROBOTS


def counts(options: Options) -> Counts:
    """Return the numbers of elements that the options ask to place at random."""
    return Counts(options.teleporters, options.rocks, options.blobs, options.mud)


def elements_by_hand(players: int, options: Options) -> Elements:
    """Return the elements on the hexes that the options name, for placing by hand."""
    cells = ground_of(players, options).grid.cells
    return Elements(
        teleporters=tuple((cells[a], cells[b]) for a, b in options.teleporter_hexes),
        rocks=tuple(sorted(cells[at] for at in options.rock_hexes)),
        blobs=tuple(sorted(cells[at] for at in options.blob_hexes)),
        mud=tuple(sorted(cells[at] for at in options.mud_hexes)),
    )


def _bad(field: str, reason: str) -> Illegal:
    return Illegal(Code.BAD_OPTIONS, f"{field}: {reason}.")


def _check_players(players: int, options: Options) -> None:
    """Check that a mode is for so many players. Raises `Illegal`."""
    if players not in PLAYERS:
        raise _bad("players", f"the game is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}")
    if options.mode is Mode.ADVANCED_TWO_PLAYER and players != ADVANCED_PLAYERS:
        raise _bad("mode", f"advanced_two_player is for exactly {ADVANCED_PLAYERS} players, not {players}")
    if options.mode is Mode.TEAMS and players < MIN_TEAM_PLAYERS:
        raise _bad("mode", f"teams are for {MIN_TEAM_PLAYERS} players or more, not {players}")


def _check_colours(seats: int, options: Options) -> None:
    """Check that the colours, if any are given, are one for each seat and all different. Raises `Illegal`."""
    if options.colours is None:
        return
    if len(options.colours) != seats:
        raise _bad("colours", f"the match has {seats} seats, so {seats} colours are needed, not {len(options.colours)}")
    colour, most = Counter(options.colours).most_common(1)[0]
    if most > 1:
        raise _bad("colours", f"{Colour(colour).wire} is named twice, and every seat needs a colour of its own")


def _check_counts(players: int, options: Options) -> None:
    """Check the numbers of elements: they are for random placing, and have to fit. Raises `Illegal`."""
    asked = {name: getattr(options, name) for name in _COUNTS}
    for name, count in asked.items():
        if not 0 <= count <= MAX_ELEMENTS:
            raise _bad(name, f"0 to {MAX_ELEMENTS} are possible, not {count}")
        if count and options.placing is not Placing.RANDOM:
            raise _bad(name, f"numbers are for random placing, but placing is {options.placing.wire}")
    solid, capacity = counts(options).solid, printed(players, options).capacity
    if solid > capacity:
        # the error names the field with the highest number, except mud
        worst = max(_COUNTS[:-1], key=lambda name: asked[name])
        raise _bad(
            worst,
            f"{solid} hexes are needed for teleporters (two a pair), rocks and blobs, "
            f"but only {capacity} are far enough apart on this board",
        )


def _check_hexes(players: int, options: Options) -> None:
    """Check the hexes of elements: they are for placing by hand, and have to keep its rules. Raises `Illegal`."""
    where = ground_of(players, options)
    taken: dict[int, bool] = {}  # cells that have an element, and whether it is a solid one
    for name in _HEXES:
        named = getattr(options, name)
        if named and options.placing is not Placing.BY_HAND:
            raise _bad(name, f"hexes are for placing by hand, but placing is {options.placing.wire}")
        if len(named) > MAX_ELEMENTS:
            raise _bad(name, f"at most {MAX_ELEMENTS} are possible, not {len(named)}")
    for field, at, solid in _named(options):
        cell = where.grid.cells.get(at)
        problem = "is off the board" if cell is None else _problem(where, taken, cell, solid)
        if problem or cell is None:
            raise _bad(field, f"hex ({at[0]}, {at[1]}) {problem}")
        taken[cell] = solid


def _named(options: Options) -> Iterator[tuple[str, Hex, bool]]:
    """Yield every hex that is named: its field in the options, the hex, and whether a solid element lies there."""
    for i, pair in enumerate(options.teleporter_hexes):
        for end, at in enumerate(pair):
            yield f"teleporter_hexes[{i}][{end}]", at, True
    for name in _HEXES[1:]:  # all but teleporters
        for i, at in enumerate(getattr(options, name)):
            yield f"{name}[{i}]", at, name != "mud_hexes"


def _problem(ground: Ground, taken: dict[int, bool], cell: int, solid: bool) -> str | None:
    """Return why an element cannot be on a cell; None if it can.

    `taken`: the cells of elements, and whether each is solid. `solid`: whether this one is; solid ones are never
    neighbours.
    """
    if cell in taken:
        return "has an element already"
    if not solid:
        return ground.problem(cell)
    if any(taken.get(near) for near in ground.near(cell)):
        return "is next to another element"
    return ground.problem_of_solid(cell)


_COUNTS = ("teleporters", "rocks", "blobs", "mud")
_HEXES = ("teleporter_hexes", "rock_hexes", "blob_hexes", "mud_hexes")
