"""The state behind a view, with the cards that its audience does not see dealt anew."""

from collections import Counter

from botyard.games.rng import Rng
from botyard.games.robot_master.play import DECK
from botyard.games.robot_master.state import State
from botyard_protocol.robot_master import Options, View


def imagine(view: View, seed: bytes) -> State:
    """Return a state that looks like `view`, of a match that goes on; hidden hands and later games are of `seed`.

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
