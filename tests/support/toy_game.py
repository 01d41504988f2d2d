"""A game for tests: all seats pick a number secretly, at once; in the leader's turn the next seat guesses a secret.

The solo game is the same for one player or several. With `again` a seat may change its number until the last one has
picked. `house`: opponents that the rules play, which hold no seat and have a point for every other round. A single
player needs one.
"""

from hashlib import sha256
from typing import Annotated, Any

from msgspec import Meta, defstruct
from msgspec.structs import asdict, replace

from botyard.games.interface import Audience, Game, Illegal, Outcome, places
from botyard.games.package import GamePackage
from botyard_protocol.base import Received, Sent
from botyard_protocol.codes import Code
from botyard_protocol.games import GameSchema

WIRE: dict[str, Any] = {"frozen": True, "tag": 1, "module": __name__}
GAME_TAG: dict[str, Any] = {**WIRE, "tag_field": "game", "namespace": {"wire_name": "toy_game"}}
ROUNDS, NUMBER, LIST = Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=0, le=2)], tuple[int | None, ...]
CHANGES: list[Any] = [("again", bool, False), ("house", Annotated[int, Meta(ge=0, le=3)], 0)]
Options: Any = defstruct("Options", [("rounds", ROUNDS, 99), *CHANGES], bases=(Received,), **GAME_TAG)
OptionsView: Any = defstruct("OptionsView", [], bases=(Options,), **{**GAME_TAG, "forbid_unknown_fields": False})
Say: Any = defstruct("Say", [("number", NUMBER)], bases=(Received,), **WIRE)
Ask: Any = defstruct("Ask", [("id", int), ("seat", int)], bases=(Sent,), **WIRE, tag_field="kind")
Said: Any = defstruct("Said", [("seat", int), ("number", int)], bases=(Sent,), **{**WIRE, "tag": 32})
TABLE = [("round", int), ("leader", int | None), *((name, LIST) for name in ("playing", "picks", "numbers", "points"))]
Shown: Any = defstruct("Shown", TABLE, bases=(Sent,), **{**WIRE, "tag": 33})
View: Any = defstruct("View", TABLE, bases=(Sent,), **GAME_TAG)
FIELDS: list[Any] = [("seed", bytes), ("rounds", int), ("now", Shown), *CHANGES]
SOLO_TAG = {**GAME_TAG, "namespace": {"wire_name": "solo_game"}}
SoloOptions: Any = defstruct("SoloOptions", [("rounds", ROUNDS, 99), *CHANGES], bases=(Received,), **SOLO_TAG)
SoloOptionsView: Any = defstruct(
    "SoloOptionsView", [], bases=(SoloOptions,), **{**SOLO_TAG, "forbid_unknown_fields": False}
)
SoloView: Any = defstruct("SoloView", TABLE, bases=(Sent,), **SOLO_TAG)
State: Any = defstruct("State", FIELDS, frozen=True, module=__name__)


class ToyGame(Game):
    name, players, command_types, options_type, state_type = "toy_game", range(2, 7), (Say,), Options, State
    view_type = View

    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        self.check_options(players, options)
        now = Shown(0, None, tuple(range(players)), (), (), (0,) * players)
        return next_round(State(seed, options.rounds, now, options.again, options.house))

    def check_options(self, players: int, options: Any) -> None:
        super().check_options(players, options)
        if players + options.house < 2:
            raise Illegal(Code.BAD_OPTIONS, "house: one player needs an opponent that the rules play.")

    def choices(self, state: Any) -> tuple[Any, ...]:
        now, first = state.now, 16 * state.now.round  # ids of a round: its seats from 0 on, 15 for the guess
        picks = [Ask(first + seat, seat) for seat in now.playing if now.picks[seat] is None]
        if now.leader is not None:  # the next seat that plays guesses
            picks = [Ask(first + 15, min(now.playing, key=lambda seat: (seat <= now.leader, seat)))]
        over = now.round > state.rounds or not now.playing or len(now.playing) + state.house == 1
        return () if over else tuple(picks)

    def answerable_again(self, state: Any) -> tuple[Any, ...]:
        now = state.now
        if not state.again or now.leader is not None or not self.choices(state):
            return ()
        return tuple(Ask(16 * now.round + seat, seat) for seat in now.playing if now.picks[seat] is not None)

    def active(self, state: Any) -> tuple[int, ...]:
        return super().active(state) if state.now.leader is None or not self.choices(state) else (state.now.leader,)

    def legal(self, view: Any, choice: Any) -> Any:
        return map(Say, range(3))

    def apply(self, state: Any, seat: int, choice: int, command: Any) -> Outcome:
        now = state.now
        if Ask(choice, seat) not in (*self.choices(state), *self.answerable_again(state)) or command not in map(
            Say, range(3)
        ):
            raise Illegal(Code.CHOICE_CLOSED, "This is no answer to an open choice.")
        if now.leader is not None:
            points = now.points[seat] + (now.numbers[now.leader] % 2 == command.number % 2)
            return next_round(replace(state, now=replace(now, points=put(now.points, seat, points))))
        now = replace(now, picks=put(now.picks, seat, command.number))
        if not self.choices(replace(state, now=now)):
            now = replace(now, leader=max(now.playing, key=lambda one: now.picks[one]))
        return Outcome(replace(state, now=now), (Said(seat, command.number), *[now][: now.leader is not None]))

    def resign(self, state: Any, seat: int) -> Outcome:
        if not self.choices(state) or seat not in state.now.playing:
            raise Illegal(Code.ALREADY_RESIGNED, "This seat plays no more.")
        playing = tuple(one for one in state.now.playing if one != seat)
        return next_round(replace(state, now=replace(state.now, playing=playing)))

    def resigned(self, state: Any) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.now.points)) if seat not in state.now.playing)

    def turns(self, state: Any) -> int:
        return int(state.now.round) - 1

    def ranking(self, state: Any) -> tuple[tuple[int, ...], ...]:
        now = state.now
        house = [(True, now.round // 2)] * state.house
        ranked = places([*((at in now.playing, n) for at, n in enumerate(now.points)), *house])
        ranking = tuple(tuple(seat for seat in place if seat < len(now.points)) for place in ranked)
        return () if self.choices(state) else ranking

    def view(self, state: Any, audience: Audience) -> Any:
        shown = set(audience) if state.now.leader is None else set(state.now.playing)
        picks = tuple(one if one is None or at in shown else -1 for at, one in enumerate(state.now.picks))
        return self.view_type(**{**asdict(self.redact_event(state.now, audience)), "picks": picks})

    def redact_event(self, event: Any, audience: Audience) -> Any:
        if isinstance(event, Said):
            return event if event.seat in audience else replace(event, number=-1)
        return replace(event, numbers=tuple(one if at in audience else None for at, one in enumerate(event.numbers)))


def put(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])


def next_round(state: Any) -> Outcome:
    """Begin the next round: secret numbers of the seed, no picks, no leader."""
    count, number = len(state.now.points), state.now.round + 1
    numbers = tuple(sha256(state.seed + bytes((number % 256, seat))).digest()[0] % 10 for seat in range(count))
    now = replace(state.now, round=number, leader=None, picks=(None,) * count, numbers=numbers)
    return Outcome(replace(state, now=now), (now,))


def fold(view: Any, event: Any) -> Any:
    """The view after an event: a pick, or a new state of the round."""
    said = {"picks": put(view.picks, event.seat, event.number)} if type(event) is Said else asdict(event)
    return replace(view, **said)


class SoloGame(ToyGame):
    name, players, options_type, view_type = "solo_game", range(1, 5), SoloOptions, SoloView

    def variants(self) -> Any:
        return {"again": SoloOptions(9, True), "house": SoloOptions(9, True, 2)}


SCHEMA = GameSchema("toy_game", Say, Ask, Said | Shown, View, Options, OptionsView)
SOLO_SCHEMA = GameSchema("solo_game", Say, Ask, Said | Shown, SoloView, SoloOptions, SoloOptionsView)
SOLO = GamePackage(SoloGame(), SOLO_SCHEMA, fold=fold)
GAME = GamePackage(ToyGame(), SCHEMA, fold=fold)
