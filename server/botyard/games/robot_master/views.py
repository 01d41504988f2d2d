"""What an audience may know: views of the match and redacted events. The secrets are the hands."""

from collections.abc import Sequence

from msgspec.structs import replace

from botyard.games.interface import Audience
from botyard.games.robot_master.play import ranking, scores
from botyard.games.robot_master.state import State
from botyard.games.robot_master.worths import all_worths
from botyard_protocol.codec import fingerprint
from botyard_protocol.robot_master import Event, GameBegan, Hand, ResultView, View


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
