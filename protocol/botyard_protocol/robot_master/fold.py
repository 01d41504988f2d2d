"""The view of Robot Master after an event, and its fingerprints. Pure; it knows no rules."""

from typing import TypeVar

from msgspec.structs import replace

from botyard_protocol import robot_master as rm
from botyard_protocol.codec import fingerprint

T = TypeVar("T")

_SIZE = 5
_CENTRE = rm.Cell.C3


def fold(view: rm.View, event: rm.Event) -> rm.View:
    """Return the view after an event. Raises `ValueError` if the event cannot have happened in it."""
    match event:
        case rm.GameBegan():
            return _begin(view, event)
        case rm.CardLaid():
            return _lay(view, event)
        case rm.GameEnded(result=result):
            won = tuple(games + (seat == result.winner) for seat, games in enumerate(view.won))
            return replace(view, finished=(*view.finished, result), won=won)
        case rm.MatchEnded():
            return replace(view, result=rm.ResultView(event.reason, event.ranking, event.scores))
        case _:
            return view


def public(view: rm.View) -> int:
    """Return the fingerprint of the public part of a view."""
    return fingerprint(replace(view, hands=tuple(rm.Hand(hand.size, ()) for hand in view.hands)))


def own(view: rm.View, seat: int) -> int | None:
    """Return the fingerprint of the hand of a seat of the audience; None for an empty hand."""
    values = view.hands[seat].values
    return fingerprint(list(values)) if values else None


def _begin(view: rm.View, event: rm.GameBegan) -> rm.View:
    """Begin a game: one card lies in the centre, and makes the worth of its row and its column."""
    worths = tuple(event.centre if line == _CENTRE % _SIZE else 0 for line in range(_SIZE))
    return replace(
        view,
        number=event.number,
        rows=event.rows,
        first=event.first,
        active=event.first,
        cells=tuple(event.centre if cell == _CENTRE else None for cell in rm.Cell),
        worths=rm.SideLists(worths, worths),
        hands=event.hands,
    )


def _lay(view: rm.View, event: rm.CardLaid) -> rm.View:
    """Lay a card of the hand, with the new worths of its row and column. Raises `ValueError` if one lies there."""
    if view.cells[event.at] is not None:
        raise ValueError(f"a card lies on {event.at.wire} already")
    row, column = divmod(int(event.at), _SIZE)
    return replace(
        view,
        active=1 - event.seat,
        cells=_put(view.cells, event.at, event.value),
        worths=rm.SideLists(_put(view.worths.rows, row, event.row), _put(view.worths.columns, column, event.column)),
        hands=_put(view.hands, event.seat, _without(view.hands[event.seat], event.value)),
    )


def _without(hand: rm.Hand, value: int) -> rm.Hand:
    """Return a hand without one card of `value`. Of a hand that is not known only the size changes.

    Raises `ValueError` if there is no such card.
    """
    if hand.size == 0:
        raise ValueError("the hand is empty")
    values = list(hand.values)
    if values:
        values.remove(value)
    return rm.Hand(hand.size - 1, tuple(values))


def _put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
