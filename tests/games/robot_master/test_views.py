"""Views and events of an audience: hands stay secret, and clients can follow a match and check themselves."""

import pytest

from botyard.games.interface import Audience
from botyard_protocol.codec import fingerprint
from botyard_protocol.robot_master import CardLaid, Cell, GameBegan, Hand
from botyard_protocol.robot_master.fold import fold, own, public
from tests.games.robot_master.scene import GAME, begin, steps, won_by

AUDIENCES: list[Audience] = [(), (0,), (1,), (0, 1)]
every_audience = pytest.mark.parametrize("audience", AUDIENCES, ids=str)


@every_audience
def test_a_hand_is_shown_to_its_seat_and_its_size_to_all(audience: Audience) -> None:
    state = begin()
    view = GAME.view(state, audience)
    for seat, hand in enumerate(view.hands):
        assert hand == Hand(12, state.hands[seat] if seat in audience else ())


@every_audience
def test_a_deal_is_redacted_like_the_view(audience: Audience) -> None:
    outcome = won_by(begin(games=3), 0)
    events = GAME.redact(outcome.events, audience)
    assert isinstance(events[-1], GameBegan)
    assert events[-1].hands == GAME.view(outcome.state, audience).hands
    assert events[:-1] == outcome.events[:-1]
    assert not GAME.public(outcome.events)
    assert GAME.public(outcome.events[:-1])


@every_audience
def test_hands_stay_secret_when_a_seat_resigns(audience: Audience) -> None:
    state = begin()
    after = GAME.resign(state, 0).state
    assert GAME.view(after, audience).hands == GAME.view(state, audience).hands


def test_the_cards_that_were_not_dealt_are_in_no_state() -> None:
    state = begin()
    dealt = [state.cells[Cell.C3], *state.hands[0], *state.hands[1]]
    assert len(dealt) == 25
    assert len(GAME.dump(state)) < 120  # the seed, the 25 cards, and small numbers


@every_audience
@pytest.mark.parametrize("seed", range(3))
def test_a_client_folds_a_match_and_fits_every_fingerprint(audience: Audience, seed: int) -> None:
    state = begin(seed, games=5)
    view = GAME.view(state, audience)
    for outcome in steps(state):
        for event in GAME.redact(outcome.events, audience):
            view = fold(view, event)
        state = outcome.state
        assert view == GAME.view(state, audience)
        shared, secret = GAME.fingerprints(state)
        assert public(view) == shared
        assert [own(view, seat) for seat in audience] == [secret[seat] if secret else None for seat in audience]


def test_the_fingerprint_of_a_hand_is_that_of_its_values() -> None:
    state = begin()
    shared, secret = GAME.fingerprints(state)
    assert secret == tuple(fingerprint(list(hand)) for hand in state.hands)
    assert shared == fingerprint(GAME.view(state, ()))
    *_, outcome = steps(state)
    assert GAME.fingerprints(outcome.state)[1] == ()


@pytest.mark.parametrize(
    "event",
    [
        CardLaid(0, 1, Cell.C3, 1, 1),  # a card lies there
        CardLaid(0, 5, Cell.C4, 5, 5),  # not in the hand
    ],
)
def test_an_event_that_cannot_have_happened_is_noticed(event: CardLaid) -> None:
    view = GAME.view(begin(), (0,))
    view = fold(view, GameBegan(1, 0, 0, 4, (Hand(12, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4)), Hand(0, ()))))
    with pytest.raises(ValueError, match=r"already|not in list"):
        fold(view, event)
    with pytest.raises(ValueError, match="empty"):
        fold(view, CardLaid(1, 1, Cell.C4, 1, 1))
