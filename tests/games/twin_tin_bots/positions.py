"""Random positions with every element and in every mode, for tests of what holds in all of them."""

import random
from typing import Any

from server.games.hexgrid import grid
from server.games.twin_tin_bots.names import HAND, MODES, SPECIALS
from tests.games.twin_tin_bots.scene import COLOURS, Hex, Scene, scene

ORDERS = [name for name in HAND if name != "double_modification"]
CRYSTALS = ["blue", "green", "pink"]


def random_position(rng: random.Random) -> Scene:
    """A crowded board, so that things meet."""
    mode = rng.choice([*MODES, "standard"])
    seats = 4 if mode in ("teams", "advanced_two_player") else rng.randint(2, 6)
    free = rng.sample(grid(4).hexes, len(grid(4).hexes))
    gates = [[free.pop(), free.pop()] for _ in range(rng.randint(0, 3))]
    names = [f"{colour} {name}" for colour in COLOURS[:seats] for name in ("A" if mode == "simplified" else "AB")]
    specials = rng.sample(list(SPECIALS), len(SPECIALS))
    return scene(
        mode=mode,
        seats=seats,
        score_victory=rng.random() < 0.5,
        bases={colour: free.pop() for colour in COLOURS[:seats]},
        robots={who: _robot(rng, free.pop()) for who in names},
        programs={who: [_order(rng, specials) for _ in range(3)] for who in names},
        teleporters=gates,
        rocks=[free.pop() for _ in range(rng.randint(0, 4))],
        blobs=[free.pop() for _ in range(rng.randint(0, 5))],
        crystals={free.pop(): rng.choice(CRYSTALS) for _ in range(rng.randint(0, 12))},
        mud=rng.sample(grid(4).hexes, rng.randint(0, 15)),
        changes={colour: _hand(rng, specials) for colour in COLOURS[:seats]},
        track=[rng.choice(CRYSTALS) for _ in range(rng.randint(0, 4))],
        stack=specials,
        active=rng.choice(COLOURS[:seats]),
    )


def _robot(rng: random.Random, at: Hex) -> dict[str, Any]:
    return {"at": at, "facing": rng.randrange(6), "cargo": rng.choice([None, *CRYSTALS])}


def _order(rng: random.Random, specials: list[str]) -> str | None:
    if rng.random() < 0.1 and len(specials) > 4:
        return specials.pop()
    return rng.choice([None, "zap", "unload", *ORDERS])


def _hand(rng: random.Random, specials: list[str]) -> dict[str, Any]:
    held = [specials.pop() for _ in range(rng.randint(0, 1)) if specials]
    return {"specials": held, "known": held if rng.random() < 0.5 else []}
