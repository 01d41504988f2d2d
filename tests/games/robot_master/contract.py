"""The part of Robot Master in the tests of all games: tables, a random player, twins of states, and a fold."""

import random
from typing import Any

from msgspec.structs import replace

from botyard.games.interface import Audience
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard.games.robot_master.play import DECK
from botyard.games.robot_master.state import State
from botyard_protocol.robot_master import Beginner, ChooseCard, Lay, Options, RowsOwner, View

Named = dict[str, Any]


def tables() -> list[Table]:
    """Every option, and every length of a match."""
    game = GAMES["robot_master"]
    return [
        Table("standard", 2, Options(), game),
        Table("rows-begin", 2, Options(RowsOwner.FIRST_SEAT, Beginner.ROWS), game),
        Table("columns-begin", 2, Options(RowsOwner.SECOND_SEAT, Beginner.COLUMNS, 3), game),
        Table("best-of-5", 2, Options(games=5), game),
    ]


def player(rng: random.Random, choice: ChooseCard, view: View) -> Lay:
    """A legal answer to a choice. `view`: the one of the choice's seat."""
    return Lay(rng.choice(view.hands[choice.seat].values), rng.choice(choice.cells))


def twin(rng: random.Random, state: State, audience: Audience) -> State:
    """The hands that the audience does not see and the cards that were not dealt, dealt anew."""
    unseen = list(DECK)
    for value in (*state.cells, *(card for seat in audience for card in state.hands[seat])):
        if value is not None:
            unseen.remove(value)
    rng.shuffle(unseen)
    hands = list(state.hands)
    for seat, hand in enumerate(state.hands):
        if seat not in audience:
            hands[seat] = tuple(sorted(unseen[: len(hand)]))
            unseen = unseen[len(hand) :]
    return replace(state, hands=tuple(hands))


def fold(view: Named, event: Named) -> None:
    """Change a view as an event says; both are in the readable form. Written from PROTOCOL.md."""
    match event["type"]:
        case "game_began":
            worths = [0, 0, event["centre"], 0, 0]
            view.update({key: event[key] for key in ("number", "rows", "first", "hands")}, active=event["first"])
            view.update(cells=[None] * 25, worths={"rows": worths, "columns": list(worths)})
            view["cells"][12] = event["centre"]  # c3
        case "card_laid":
            column, row = "abcde".index(event["at"][0]), int(event["at"][1]) - 1
            view["cells"][5 * row + column] = event["value"]
            view["worths"]["rows"][row], view["worths"]["columns"][column] = event["row"], event["column"]
            view["active"] = 1 - event["seat"]
            hand = view["hands"][event["seat"]]
            hand["size"] -= 1
            if hand["values"]:
                hand["values"].remove(event["value"])
        case "game_ended":
            view["finished"].append(event["result"])
            if event["result"]["winner"] is not None:
                view["won"][event["result"]["winner"]] += 1
        case "match_ended":
            view["result"] = {key: event[key] for key in ("reason", "ranking", "scores")}
