"""Random positions with every element and in every mode, for tests of what holds in all of them."""

import random
from collections.abc import Iterator
from typing import Any

from botyard.games.hexgrid import grid
from botyard.games.twin_tin_bots.scenarios.position import HAND, SPECIALS
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.twin_tin_bots import Choice, ChooseFirst, ChooseProgram, Mode
from tests.games.players import twin_tin_bots
from tests.games.twin_tin_bots.scene import COLOURS, GAME, Hex, Scene, scene

ORDERS = [name for name in HAND if name != "double_modification"]
CRYSTALS = ["blue", "green", "pink"]


def random_position(rng: random.Random) -> Scene:
    """A crowded board, so that things meet; some are so full that crystals wait."""
    mode = rng.choice([*(one.wire for one in Mode), "standard"])
    seats = 4 if mode in ("teams", "advanced_two_player") else rng.randint(2, 6)
    radius = rng.choice([4, 4, 3] if seats > 2 else [4, 3, 2])
    free = rng.sample(grid(radius).hexes, len(grid(radius).hexes))
    names = [f"{colour} {name}" for colour in COLOURS[:seats] for name in ("A" if mode == "simplified" else "AB")]
    specials = rng.sample(list(SPECIALS), len(SPECIALS))
    crowd = _crowd(rng, free, seats + len(names))
    return scene(
        mode=mode,
        seats=seats,
        radius=radius,
        score_victory=rng.random() < 0.5,
        bases={colour: free.pop() for colour in COLOURS[:seats]},
        robots={who: _robot(rng, free.pop()) for who in names},
        programs={who: [_order(rng, specials) for _ in range(3)] for who in names},
        mud=rng.sample(grid(radius).hexes, rng.randint(0, 15)),
        changes={colour: _hand(rng, specials) for colour in COLOURS[:seats]},
        track=[rng.choice(CRYSTALS) for _ in range(rng.randint(0, 4))],
        waiting=[] if free else ["green", "pink"][: rng.randint(0, 2)],
        stack=specials,
        active=rng.choice(COLOURS[:seats]),
        **crowd,
    )


def _crowd(rng: random.Random, free: list[Hex], needed: int) -> dict[str, Any]:
    """Elements and crystals on free hexes, of which `needed` are left; every fourth board is filled up."""

    def take(most: int) -> list[Hex]:
        return [free.pop() for _ in range(min(rng.randint(0, most), len(free) - needed))]

    gates, rocks, blobs = take(6), take(4), take(5)
    crystals = take(12)
    if rng.random() < 0.25:
        crystals += [free.pop() for _ in range(len(free) - needed)]
    return {
        "teleporters": [[a, b] for a, b in zip(gates[::2], gates[1::2], strict=False)],
        "rocks": rocks + gates[len(gates) // 2 * 2 :],
        "blobs": blobs,
        "crystals": {at: rng.choice(CRYSTALS) for at in crystals},
    }


def _robot(rng: random.Random, at: Hex) -> dict[str, Any]:
    return {"at": at, "facing": rng.randrange(6), "cargo": rng.choice([None, *CRYSTALS])}


def _order(rng: random.Random, specials: list[str]) -> str | None:
    """An order or none by chance; now and then one of the specials, which is then taken from the list."""
    if rng.random() < 0.1 and len(specials) > 4:
        return specials.pop()
    return rng.choice([None, "zap", "unload", *ORDERS])


def _hand(rng: random.Random, specials: list[str]) -> dict[str, Any]:
    held = [specials.pop() for _ in range(rng.randint(0, 1)) if specials]
    return {"specials": held, "known": held if rng.random() < 0.5 else []}


def programming_choices(count: int, steps: int = 12) -> Iterator[State]:
    """States in which a seat programs, out of `count` random positions and what random play makes of each."""
    for state, choice in open_choices(count, steps):
        if isinstance(choice, ChooseProgram | ChooseFirst):
            yield state


def open_choices(count: int, steps: int = 12) -> Iterator[tuple[State, Choice]]:
    """All choices in `steps` steps of random play from `count` random positions."""
    for seed in range(count):
        rng = random.Random(seed)
        state = random_position(rng).state
        for _ in range(steps):
            if state.over:
                break
            (choice,) = GAME.choices(state)
            yield state, choice
            command = twin_tin_bots(rng, choice, GAME.view(state, (choice.seat,)))
            state = GAME.apply(state, choice.seat, choice.id, command).state
