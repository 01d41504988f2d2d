"""The smallest position that shows a rule: two seats whose robots are out of the way, until a test says otherwise.

Red's robot A stands in the centre and faces east; red has the turn. Its base and yellow's are in corners.
"""

from typing import Any

from botyard.games.interface import Outcome
from botyard.games.json_fields import Field
from botyard.games.twin_tin_bots import TwinTinBots
from botyard.games.twin_tin_bots.scenarios import position as positions
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.json_form import to_named
from botyard_protocol.twin_tin_bots import Command, Pass

GAME = TwinTinBots()
COLOURS = ["red", "yellow", "green", "blue", "purple", "pink"]
CORNERS = [(4, -4), (-4, 4), (4, 0), (-4, 0), (0, 4), (0, -4)]
AWAY = [(-4, 1), (-4, 2), (-4, 3), (-3, 4), (-3, -1), (-2, -2), (-1, -3), (1, -4), (2, -4), (3, -4), (4, -3), (4, -2)]
HAND = {
    **{"forward_1": 2, "forward_2": 1, "turn_left": 3, "turn_right": 3},
    **{"load": 2, "unload": 2, "zap": 2, "double_modification": 1},
}
NOTHING: list[str | None] = [None, None, None]

Hex = tuple[int, int]
Named = dict[str, Any]


class Scene:
    """A position and what has happened since."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Named] = []

    def answer(self, command: Command) -> "Scene":
        """Answer the open choice as its seat."""
        (choice,) = GAME.choices(self.state)
        return self._take(GAME.apply(self.state, choice.seat, choice.id, command))

    def run(self) -> "Scene":
        """Pass as the active seat, so that its programs run."""
        return self.answer(Pass())

    def time_out(self) -> "Scene":
        """Give the open choice its default answer."""
        return self.answer(GAME.time_out(self.state, self.state.choice))

    def resign(self, colour: str) -> "Scene":
        """Let a seat leave the game."""
        return self._take(GAME.resign(self.state, self.colours.index(colour)))

    def until(self, colour: str) -> "Scene":
        """Pass for all until it is this seat's turn to program."""
        while self.pending != {"kind": "program", "seat": colour}:
            self.run()
        return self

    @property
    def colours(self) -> list[str]:
        return [seat["colour"] for seat in self.position["seats"]]

    @property
    def position(self) -> Named:
        return positions.write(self.state)

    @property
    def pending(self) -> Named | None:
        """The open choice: its kind, the colour of its seat, and its options if there are any."""
        if not (choices := GAME.choices(self.state)):
            return None
        named = to_named(choices[0])
        options = {"options": named["options"]} if "options" in named else {}
        return {"kind": named["kind"], "seat": self.colours[named["seat"]], **options}

    @property
    def types(self) -> list[str]:
        """The types of the events so far."""
        return [event["type"] for event in self.events]

    @property
    def reasons(self) -> list[tuple[str, str]]:
        """The ignored orders, and the reason of each."""
        return [(event["order"], event["reason"]) for event in self.events if event["type"] == "order_ignored"]

    @property
    def crystals(self) -> dict[Hex, str]:
        return {tuple(one["at"]): one["colour"] for one in self.position["crystals"]}

    @property
    def blobs(self) -> list[Hex]:
        return [(q, r) for q, r in self.position["blobs"]]

    @property
    def result(self) -> Any:
        """The end of the game as in the view, or None."""
        result = GAME.view(self.state, ()).result
        return None if result is None else to_named(result)

    def event(self, kind: str) -> Named:
        """The only event of a type."""
        (found,) = [event for event in self.events if event["type"] == kind]
        return found

    def robot(self, who: str) -> Named:
        """A robot such as `red A`, as in the view."""
        colour, name = who.split()
        robots = [to_named(robot) for robot in GAME.view(self.state, ()).robots]
        (found,) = [one for one in robots if (self.colours[one["seat"]], one["name"]) == (colour, name)]
        return found

    def at(self, who: str) -> Hex:
        q, r = self.robot(who)["at"]
        return q, r

    def cargo(self, who: str) -> Any:
        return self.robot(who)["cargo"]

    def seat(self, colour: str) -> Named:
        """A seat as in a position."""
        found: Named = self.position["seats"][self.colours.index(colour)]
        return found

    def _take(self, outcome: Outcome) -> "Scene":
        """Keep what came of a command."""
        self.state = outcome.state
        self.events += [to_named(event) for event in outcome.events]
        return self


def scene(  # noqa: PLR0913 - a test names the few that it needs
    *orders: str | None,
    at: Hex = (0, 0),
    facing: int = 0,
    cargo: str | None = None,
    robots: dict[str, Named] | None = None,
    programs: dict[str, list[str | None]] | None = None,
    crystals: dict[Hex, str] | None = None,
    seats: int = 2,
    mode: str = "standard",
    score_victory: bool = True,
    changes: dict[str, Named] | None = None,
    **position: Any,
) -> Scene:
    """A scene. `orders`: red A's program; `at`, `facing`, `cargo`: red A's.

    `robots`: what differs from the default, by robot (`yellow A`). `programs`: by robot. `changes`: what differs in a
    seat's part of the position, by colour. Everything else is a field of the position.
    """
    named = {"red A": {"at": at, "facing": facing, "cargo": cargo}, **(robots or {})}
    tiles = {"red A": list(orders), **(programs or {})}
    colours = COLOURS[:seats]
    whole = {
        "radius": 4,
        "bases": dict(zip(colours, CORNERS, strict=False)),
        "robots": [
            {"colour": colour, "name": name, "at": AWAY[2 * seat + i], "facing": 3, **named.get(f"{colour} {name}", {})}
            for seat, colour in enumerate(colours)
            for i, name in enumerate("A" if mode == "simplified" else "AB")
        ],
        "crystals": [{"at": hex, "colour": colour} for hex, colour in (crystals or {}).items()],
        "seats": [_seat(colour, tiles, mode, (changes or {}).get(colour, {})) for colour in colours],
        "track": ["green", "pink"],
        "first": "red",
        "active": "red",
        "round": 3,
        **position,
    }
    top = {"mode": mode, "score_victory": score_victory, "position": whole}
    return Scene(positions.read(Field(_as_json(top), "")))


def _seat(colour: str, tiles: dict[str, list[str | None]], mode: str, changes: Named) -> Named:
    """A seat's part of the position. `tiles`: the programs, by robot."""
    programs = {
        name: (tiles.get(f"{colour} {name}", []) + NOTHING)[:3] for name in ("A" if mode == "simplified" else "AB")
    }
    return {"colour": colour, "program": programs, "hand": HAND, "delivered": {}, "turns": 2, **changes}


def _as_json(value: Any) -> Any:
    """Tuples as lists, as they come from a file."""
    if isinstance(value, dict):
        return {key: _as_json(one) for key, one in value.items()}
    return [_as_json(one) for one in value] if isinstance(value, list | tuple) else value
