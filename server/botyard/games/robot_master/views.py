"""What an audience may know: views of the match and redacted events; and a state behind a view.

The secrets are the hands.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from botyard.games.interface import Audience
from botyard.games.rng import Rng
from botyard.games.robot_master.grid import all_worths
from botyard.games.robot_master.play import DECK, ranking, scores
from botyard.games.robot_master.state import State
from botyard_protocol.codec import fingerprint
from botyard_protocol.robot_master import Event, GameBegan, Hand, Options, ResultView, View


def view(state: State, audience: Audience) -> View:
    """Return the match as `audience` may know it."""
    return View(
        games=state.games,
        number=state.number,
        rows=state.rows,
        first=state.first,
        active=state.active,
        cells=state.cells,
        worths=all_worths(state.cells),
        hands=tuple(Hand(len(hand), hand if seat in audience else ()) for seat, hand in enumerate(state.hands)),
        won=state.won(),
        finished=state.finished,
        result=None if state.ended is None else ResultView(state.ended, ranking(state), scores(state)),
    )


def fingerprints(state: State) -> tuple[int, tuple[int | None, ...]]:
    """Return the fingerprint of the public view, and by seat that of its hand.

    That is None for an empty hand; the tuple is empty if both hands are.
    """
    own = tuple(fingerprint(list(hand)) if hand else None for hand in state.hands)
    return fingerprint(view(state, ())), own if any(state.hands) else ()


def redact(event: Event, audience: Audience) -> Event:
    """Return an event as `audience` may know it: of other hands only their sizes."""
    if not isinstance(event, GameBegan):
        return event
    return replace(event, hands=tuple(_redact_hand(hand, seat in audience) for seat, hand in enumerate(event.hands)))


def _redact_hand(hand: Hand, known: bool) -> Hand:
    return hand if known else Hand(hand.size, ())


def public(events: Sequence[Event]) -> bool:
    """Return whether every audience gets the same of these events."""
    return not any(isinstance(event, GameBegan) for event in events)


def imagine(view: View, seed: bytes) -> State:
    """Return a state that looks like `view`, of a match that goes on; hidden hands and later games come from `seed`.

    The view does not say who begins the games to come: that is as in the standard game.
    """
    rng = Rng(seed)
    seen = Counter(value for value in view.cells if value is not None)
    seen.update(value for hand in view.hands for value in hand.values)
    unseen = rng.shuffled(sorted((Counter(DECK) - seen).elements()))
    hands = []
    for hand in view.hands:
        values = hand.values or tuple(unseen.pop() for _ in range(hand.size))
        hands.append(tuple(sorted(values)))
    return State(
        seed=seed,
        counter=rng.counter,
        games=view.games,
        begins=Options().begins,
        number=view.number,
        rows=view.rows,
        first=view.first,
        active=view.active,
        cells=view.cells,
        hands=(hands[0], hands[1]),
        finished=view.finished,
    )
