import pytest

from botyard.games.twin_tin_bots.state import State, specials_in_hand
from botyard_protocol.codec import pack
from botyard_protocol.twin_tin_bots import Place, RobotName, SpecialDrawn, Tile
from tests.games.twin_tin_bots.scene import GAME, Scene, scene

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
