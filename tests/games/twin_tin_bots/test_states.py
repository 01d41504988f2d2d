"""A state as bytes, as its audiences see it, and made again of a view, which says all that its audience may know."""

import random

import msgspec
import pytest

from botyard.games.twin_tin_bots import snapshot
from botyard.games.twin_tin_bots.state import ORDINARY, STORED, TILES, Ask, State, is_known, specials_in_hand
from botyard.games.twin_tin_bots.state_from_view import assumed_state
from botyard_protocol.codec import pack
from botyard_protocol.twin_tin_bots import Mode, Options, Place, RobotName, SpecialDrawn, Tile
from tests.games.twin_tin_bots.positions import programming_choices
from tests.games.twin_tin_bots.scene import GAME, Scene, scene

# --- as bytes ---------------------------------------------------------------------------------------------------


def rich() -> Scene:
    """A run that waits for an answer, on a board with every element."""
    elements = {"mud": [(2, 2)], "teleporters": [[(1, 1), (-1, -1)]], "rocks": [(3, 0)], "blobs": [(-2, 0)]}
    return scene("double_zap", robots={"yellow A": {"at": (1, 0)}}, **elements).run()  # type: ignore[arg-type]


def spoilt(place: int, value: object) -> bytes:
    """A stored state with another value in one of its fields."""
    fields = msgspec.msgpack.decode(snapshot.dump(rich().state))
    fields[place] = value
    return msgspec.msgpack.encode(fields)


def test_a_state_in_the_middle_of_a_run_survives() -> None:
    after = rich()
    twin = Scene(snapshot.load(snapshot.dump(after.state)))
    assert twin.state == after.state
    assert twin.time_out().state == after.time_out().state


def test_equal_states_are_equal_bytes() -> None:
    assert snapshot.dump(rich().state) == snapshot.dump(rich().state)


def test_a_copy_shares_no_list_with_the_original() -> None:
    state = rich().state
    before = snapshot.dump(state)
    copy = state.copy()
    for name in ("cells", "at", "program", "hand", "track", "parts", "stack", "turns", "stuck"):
        getattr(copy, name).append(99)
    assert snapshot.dump(state) == before


@pytest.mark.parametrize(
    ("place", "value", "problem"),
    [
        (0, 2, r"<= 1 - at `\$\[0\]`"),
        (1, [0], "cells"),
        (2, [0] * 5, "at does not match"),
        (7, [0], "hand does not match"),
        (1, ["x"], "int"),
        (16, b"short", "length"),
    ],
)
def test_bytes_that_do_not_fit_are_refused(place: int, value: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        snapshot.load(spoilt(place, value))


def test_other_bytes_for_the_same_state_are_refused() -> None:
    data = snapshot.dump(rich().state)
    assert data[0] == 0xDC  # an array with a 16-bit length
    with pytest.raises(ValueError, match="canonical"):
        snapshot.load(b"\xdd\x00\x00" + data[1:])


# --- as audiences see it ----------------------------------------------------------------------------------------


NEXT = {"red": (2, 0), "yellow": (-4, 4)}


def secrets() -> Scene:
    """Two seats with secret special tiles; all know that red has a dash, too."""
    changes = {"red": {"specials": ["jump", "dash"], "known": ["dash"]}, "yellow": {"specials": ["u_turn"]}}
    return scene(changes=changes, stack=["back_up"])


@pytest.mark.parametrize(
    ("audience", "red", "yellow"),
    [((), [Tile.DASH], []), ((0,), [Tile.DASH, Tile.JUMP], []), ((1,), [Tile.DASH], [Tile.U_TURN])],
)
def test_a_hand_shows_an_audience_its_own_and_what_is_public(
    audience: tuple[int, ...], red: list[Tile], yellow: list[Tile]
) -> None:
    view = GAME.view(secrets().state, audience)
    assert [list(seat.specials) for seat in view.seats] == [red, yellow]
    assert [seat.secret_specials for seat in view.seats] == [2 - len(red), 1 - len(yellow)]
    assert [list(seat.known) for seat in view.seats] == [[Tile.DASH], []]
    assert view.stack == 1


def test_a_player_with_two_seats_sees_both_hands() -> None:
    view = GAME.view(secrets().state, (0, 1))
    assert [seat.secret_specials for seat in view.seats] == [0, 0]


def test_only_the_seat_that_draws_learns_which_tile() -> None:
    after = scene("unload", at=(1, 0), cargo="blue", bases=NEXT, stack=["back_up"])
    outcome = GAME.apply(after.state, 0, after.state.choice, GAME.time_out(after.state, after.state.choice))
    drawn = {
        audience: [event.tile for event in GAME.redact(outcome.events, audience) if isinstance(event, SpecialDrawn)]
        for audience in ((), (0,), (1,), (0, 1))
    }
    assert drawn == {(): [None], (0,): [Tile.BACK_UP], (1,): [None], (0, 1): [Tile.BACK_UP]}
    assert not GAME.public(outcome.events)
    assert GAME.public([event for event in outcome.events if not isinstance(event, SpecialDrawn)])


def swapped_secrets(state: State) -> State:
    """The same for spectators and seat 1: what red holds in secret and the first of the stack have changed places."""
    other = state.copy()
    (secret,) = [tile for tile in specials_in_hand(state, 0) if not state.known >> tile & 1]
    other.hand[secret], other.hand[state.stack[0]] = 0, 1
    other.stack[0] = secret
    return other


@pytest.mark.parametrize("audience", [(), (1,)])
def test_states_that_differ_in_secrets_only_are_the_same_bytes(audience: tuple[int, ...]) -> None:
    changes = {"red": {"specials": ["jump", "dash"], "known": ["dash"]}}
    state = scene("unload", at=(1, 0), cargo="blue", bases=NEXT, stack=["back_up"], changes=changes).state
    other = swapped_secrets(state)
    assert GAME.dump(state) != GAME.dump(other)
    for command in (GAME.time_out(state, state.choice), Place(RobotName.B, 1, Tile.DASH)):
        outcomes = [GAME.apply(one, 0, one.choice, command) for one in (state, other)]
        shown = [
            pack([GAME.view(one.state, audience), *GAME.redact(one.events, audience), *GAME.choices(one.state)])
            for one in outcomes
        ]
        assert shown[0] == shown[1]


def test_all_hands_are_open_at_the_end() -> None:
    after = secrets().resign("red")
    view = GAME.view(after.state, ())
    assert [list(seat.specials) for seat in view.seats] == [[Tile.DASH, Tile.JUMP], [Tile.U_TURN]]
    assert [seat.secret_specials for seat in view.seats] == [0, 0]
    assert after.event("game_ended")["specials"] == [["dash", "jump"], ["u_turn"]]


def test_the_view_names_the_order_that_a_choice_interrupts() -> None:
    after = scene(None, "zap", robots={"yellow A": {"at": (1, 0)}}).run()
    executing = GAME.view(after.state, ()).executing
    assert executing is not None
    assert (executing.seat, executing.robot, executing.slot) == (0, RobotName.A, 2)
    assert GAME.view(after.time_out().state, ()).executing is None


def test_the_view_shows_every_element() -> None:
    after = scene(mud=[(2, 2), (0, 0)], teleporters=[[(1, 1), (-1, -1)]], rocks=[(2, 0)], blobs=[(3, 0)])
    view = GAME.view(after.state, ())
    assert (view.mud, view.teleporters) == (((0, 0), (2, 2)), (((1, 1), (-1, -1)),))
    assert (view.rocks, view.blobs) == (((2, 0),), ((3, 0),))
    assert [robot.stuck for robot in view.robots] == [True, False, False, False]


def test_a_view_has_a_hand_of_eight_counts() -> None:
    assert GAME.view(scene().state, ()).seats[0].hand == (2, 1, 3, 3, 2, 2, 2, 1)


# --- made again of a view ---------------------------------------------------------------------------------------


def test_a_view_that_hides_only_the_stack_restores_the_whole_state() -> None:
    for state in programming_choices(40):
        seats = tuple(range(state.setting.seats))
        assert _comparable(assumed_state(GAME.view(state, seats))) == _comparable(state)


def test_the_view_of_a_seat_restores_all_but_the_secrets_of_others() -> None:
    for state in programming_choices(40):
        made = assumed_state(GAME.view(state, (state.active,)))
        assert _comparable(made) == _comparable(_without_secrets(state, state.active))
        assert not set(made.stack) & _seen(state, state.active)


@pytest.mark.parametrize("mode", Mode, ids=lambda mode: mode.name.lower())
def test_the_first_turn_of_every_mode_is_made_again(mode: Mode) -> None:
    players = 2 if mode is Mode.ADVANCED_TWO_PLAYER else 4
    options = Options(mode=mode, teleporters=1, rocks=1, blobs=1, mud=1)
    state = GAME.new(players, options, random.Random(1).randbytes(32)).state
    made = assumed_state(GAME.view(state, (state.active,)))
    assert made.ask == Ask.FIRST
    assert _comparable(made) == _comparable(_without_secrets(state, state.active))


def _comparable(state: State) -> dict[str, object]:
    """The fields on which the future of a state depends, without chance and ids of choices."""
    values = {name: getattr(state, name) for name in STORED}
    quiet = None if state.lively else state.quiet
    left_out = {"seed", "counter", "choice", "known", "quiet"}
    return {
        **{name: value for name, value in values.items() if name not in left_out},
        "stack": len(state.stack),
        "quiet": quiet,
    }


def _without_secrets(state: State, seat: int) -> State:
    """The state without the special tiles in hand that `seat` does not know."""
    state = state.copy()
    for place in range(len(state.hand)):
        other, tile = divmod(place, TILES)
        if other != seat and tile >= ORDINARY and not is_known(state, tile):
            state.hand[place] = 0
    return state


def _seen(state: State, seat: int) -> set[int]:
    """The special tiles that a seat has in hand or knows in other places."""
    own = {tile for tile in range(ORDINARY, TILES) if state.hand[seat * TILES + tile]}
    return own | {tile for tile in range(ORDINARY, TILES) if is_known(state, tile)}
