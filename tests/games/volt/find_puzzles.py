"""Puzzles of VOLT in matches of bots: the most victory points that a robot can gain in a round, in one way only."""

from collections.abc import Iterator
from typing import Any

from botyard.bots.answer import answer
from botyard.games.registry import GAMES
from botyard.games.volt.lessons import position
from botyard.games.volt.state import NONE, State
from botyard_protocol.messages import BotLevel
from botyard_protocol.volt.basics import Die, DieColour, Mode, Options, Phase
from botyard_protocol.volt.commands import Program
from botyard_protocol.volt.events import (
    Answered,
    BeamFired,
    DieActivated,
    MoveStopped,
    PhaseBegan,
    ProgramsShown,
    VpGained,
)

GAME = GAMES["volt"]
OWN = 0
"""The seat that solves puzzles."""
PLAYERS = 3
UNITS = 3
TARGET = 9
"""More victory points than a round can bring, so that no puzzle ends the match."""
SILENT = (Answered, BeamFired, DieActivated, MoveStopped, PhaseBegan, ProgramsShown)
"""Events that change no robot: programs that differ in nothing else are the same solution."""

Dice = tuple[Die, ...]
Trace = tuple[Any, ...]

BLUE = [Die(DieColour.BLUE, number, button) for button in range(0, 8, 2) for number in range(1, 7)]
RED = [Die(DieColour.RED, 1, button) for button in range(8)]


def puzzles(seed: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Find the puzzles of a match, each with its grade, at most one of each match: others would look alike."""
    for found in positions(seed):
        state = programming(found)
        ways = solutions(state)
        most = max(vp for vp, _ in ways.values())
        best = [dice for vp, dice in ways.values() if vp == most]
        fewest = min(map(len, best))
        shortest = [dice for dice in best if len(dice) == fewest]
        if len(shortest) == 1 and (fewest == UNITS or (fewest == UNITS - 1 and most > 1)):
            goal = {"type": "vp_gained", "seat": OWN, "vp": most}
            turns = {"events": [goal], "turns": 1, "until": {"type": "round_began"}}
            yield grade(state, shortest[0], most), {"players": PLAYERS, "position": found, "goal": turns}
            return


def shortest(step: dict[str, Any]) -> list[list[Program]]:
    """Return the ways to solve a puzzle with the fewest dice."""
    (goal,) = step["goal"]["events"]
    ways = solutions(programming(step["position"])).values()
    solving = [dice for vp, dice in ways if vp >= goal["vp"]]
    return [[program(dice)] for dice in solving if len(dice) == min(map(len, solving))]


def positions(seed: int) -> Iterator[dict[str, Any]]:
    """Play a training of three bots; its positions with all robots in the arena, from the second round on."""
    state = GAME.new(PLAYERS, Options(mode=Mode.TRAINING), seed.to_bytes(32, "big")).state
    seen = 1
    while not GAME.finished(state):
        if state.phase == Phase.PROGRAMMING and state.round > seen:
            seen = state.round
            if all(robot.at != NONE for robot in state.seats):
                yield from (short_form(state, own) for own in range(PLAYERS))
        choice = GAME.choices(state)[0]
        command = answer(GAME.name, BotLevel.GREEDY, GAME.view(state, (choice.seat,)), choice, seed)
        state = GAME.apply(state, choice.seat, choice.id, command).state


def short_form(state: State, own: int) -> dict[str, Any]:
    """Return a position as `botyard.games.volt.lessons` describes it, the seat `own` first, and all without points."""
    spaces = state.board.spaces
    robots = [state.seats[(own + number) % PLAYERS] for number in range(PLAYERS)]
    return {
        "mode": Mode.TRAINING.wire,
        "arena": state.arena,
        "target": TARGET,
        "tokens": list(state.tokens),
        "seats": [{"at": list(spaces[robot.at]), "damage": robot.damage} for robot in robots],
    }


def programming(found: dict[str, Any]) -> State:
    """Return the state of a position in which all others have programmed nothing."""
    state: State = position(found)
    for choice in GAME.choices(state):
        if choice.seat != OWN:
            state = GAME.apply(state, choice.seat, choice.id, Program(((), (), ()))).state
    return state


def solutions(state: State) -> dict[Trace, tuple[int, Dice]]:
    """Return by what happens to robots the solver's points, and the dice that lead to it: those of the fewest dice.

    Unit by unit, so that dice without an effect, and those with the effect of others, are not gone on with.
    """
    found: dict[Trace, tuple[int, Dice]] = {}
    _keep(found, state, ())
    begun: list[Dice] = [()]
    for _ in range(UNITS):
        begun = [(*dice, die) for dice in begun for die in (*BLUE, *RED) if _fits(dice, die)]
        begun = [dice for dice in begun if _keep(found, state, dice)]
    return found


def _fits(dice: Dice, die: Die) -> bool:
    """Whether a player has one more die of the colour of `die`: two of each."""
    return sum(one.colour is die.colour for one in dice) < 2


def _keep(found: dict[Trace, tuple[int, Dice]], state: State, dice: Dice) -> bool:
    """Keep what comes of dice, and return whether nothing else led to it before."""
    trace = outcome(state, dice)
    if trace in found:
        return False
    found[trace] = points(trace), dice
    return True


def outcome(state: State, dice: Dice) -> Trace:
    """Return the events of a round that change robots. `dice`: one on each of the first units."""
    events = GAME.apply(state, OWN, _choice(state).id, program(dice)).events
    return tuple(event for event in events if not isinstance(event, SILENT))


def points(events: Trace) -> int:
    """Return the victory points that the solver has after some events."""
    return max((event.vp for event in events if isinstance(event, VpGained) and event.seat == OWN), default=0)


def program(dice: Dice) -> Program:
    """The command that lays dice on the first units."""
    units: list[tuple[Die, ...]] = [*((die,) for die in dice), *[()] * UNITS]
    return Program((units[0], units[1], units[2]))


def _choice(state: State) -> Any:
    """The solver's open choice."""
    return next(choice for choice in GAME.choices(state) if choice.seat == OWN)


def grade(state: State, solution: Dice, most: int) -> int:
    """Return 1 for two dice, 2 for three by which the greedy bot gains as many points, else 3."""
    if len(solution) < UNITS:
        return 1
    command = answer(GAME.name, BotLevel.GREEDY, GAME.view(state, (OWN,)), _choice(state), 0)
    return 2 if points(GAME.apply(state, OWN, _choice(state).id, command).events) == most else 3
