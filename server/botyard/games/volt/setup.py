"""The options of a game and the position before its first round (section 2)."""

from typing import Any

from botyard.games.interface import Illegal
from botyard.games.volt.data import data
from botyard.games.volt.run import Run
from botyard.games.volt.state import FULL_BAG, Seat, State, StateV2
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.volt.basics import Mode, Options, Stack

ROBOTS = range(2, 5)
"""How many robots an arena may have."""

SIDES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The sides of the seats, by the number of robots."""

RANDOM = "random"
"""The value of the option that has the arena drawn by lot."""

TRAINING_ARENAS = 2
"""Training is played in this many arenas, the first ones of the data."""

TARGETS = {Mode.TRAINING: 3, Mode.LEAGUE: 5, Mode.CHAMPIONSHIP: 5}
"""The VP that win the match, unless the option says another number."""

TARGET_RANGE = range(3, 8)
"""The numbers of VP that the option may say."""


def arenas_of(mode: Mode) -> list[str]:
    """Return the arenas that a mode is played in."""
    names = list(data().arenas)
    return names[:TRAINING_ARENAS] if mode is Mode.TRAINING else names


def check(players: int, options: Any) -> Options:
    """Return the options of a game with so many players. Raises `Illegal` for options that can't be played."""
    if not isinstance(options, Options):
        raise Illegal(Code.BAD_OPTIONS, localized("bad_options-these_another_game"))
    robots = players + options.killbots
    if players == 1 and not options.killbots:
        raise Illegal(Code.BAD_OPTIONS, localized("bad_options-volt_killbot_missing"))
    if robots not in ROBOTS:
        raise Illegal(Code.BAD_OPTIONS, localized("bad_options-volt_robots", robots=robots))
    if options.arena != RANDOM and options.arena not in arenas_of(options.mode):
        names = ", ".join(arenas_of(options.mode))
        raise Illegal(Code.BAD_OPTIONS, localized("bad_options-volt_arena", arenas=names))
    if options.target and options.target not in _targets(options.mode):
        low, high = _targets(options.mode)[0], _targets(options.mode)[-1]
        raise Illegal(Code.BAD_OPTIONS, localized("bad_options-volt_target", fewest=low, most=high))
    return options


def _targets(mode: Mode) -> range:
    return range(TARGETS[mode], TARGETS[mode] + 1) if mode is Mode.TRAINING else TARGET_RANGE


def start(players: int, options: Options, seed: bytes, state_type: type[State] = StateV2) -> Run:
    """Return a game before the draws of its set-up. `state_type`: of the version of the rules."""
    robots = players + options.killbots
    state = state_type(
        seats=[
            Seat(
                colour=number,
                side=SIDES[robots][number],
                is_killbot=number >= players,
                bag=FULL_BAG if number >= players else (),
            )
            for number in range(robots)
        ],
        stack=[],
        mode=int(options.mode),
        target=options.target or TARGETS[options.mode],
        round_limit=options.round_limit,
        start_numbers=int(options.start_numbers),
        seed=seed,
        match=1 if options.mode is Mode.CHAMPIONSHIP else 0,
    )
    run = Run(state)
    names = arenas_of(options.mode)
    if options.mode is Mode.CHAMPIONSHIP:
        state.arena = names[0]
    else:
        state.arena = names[run.below(len(names))] if options.arena == RANDOM else options.arena
    run.board = state.board
    if run.has_modules:
        blue, red, yellow = (run.shuffled(_cards(stack)) for stack in Stack)
        state.stacks = blue, red, yellow
    state.pool = full_pool(run)
    return run


def _cards(stack: Stack) -> list[int]:
    return [int(card.module) for card in data().cards if card.stack is stack for _ in range(card.copies)]


def full_pool(run: Run) -> tuple[int, ...]:
    """Return the shuffled VP pool of the arena: each number as often as the data says."""
    return run.shuffled(sorted(run.board.token_at) * data().vp_copies)
