"""Examples of Robot Master's content, for the golden vectors and the documents."""

from typing import Any

from botyard_protocol.robot_master import (
    Beginner,
    CardLaid,
    Cell,
    ChooseCard,
    EndReason,
    GameBegan,
    GameEnded,
    GameResult,
    Hand,
    Lay,
    MatchEnded,
    Options,
    ResultView,
    RowsOwner,
    SeatResigned,
    SideLists,
    View,
)

_OWN, _OTHER = Hand(12, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)), Hand(12, ())
_FULL = (0, 4, 2, 4, 2, 2, 1, 4, 5, 5, 0, 4, 3, 3, 4, 0, 3, 3, 1, 5, 0, 1, 5, 1, 2)
_FINAL = SideLists((60, 57, 70, 36, 17), (102, 53, 41, 22, 74))
_WON = GameResult(0, 1, _FINAL, SideLists((17,), (22,)), _FULL)
_EQUAL = (60, 11, 52, 44, 13)
_DRAWN = GameResult(
    1,
    None,
    SideLists(_EQUAL, _EQUAL),
    SideLists(tuple(sorted(_EQUAL)), tuple(sorted(_EQUAL))),
    (1, 0, 5, 1, 5, 0, 5, 2, 3, 1, 5, 2, 5, 0, 0, 1, 3, 0, 4, 4, 5, 1, 0, 4, 3),
)


def _cells(laid: dict[Cell, int]) -> tuple[int | None, ...]:
    return tuple(laid.get(cell) for cell in Cell)


SAMPLES: dict[str, dict[str, Any]] = {
    "options": {
        "standard": Options(),
        "chosen": Options(RowsOwner.SECOND_SEAT, Beginner.COLUMNS, 5),
        "best_of_three": Options(RowsOwner.FIRST_SEAT, Beginner.ROWS, 3),
    },
    "command": {
        "lay": Lay(3, Cell.C4),
        "lay.first_cell": Lay(0, Cell.A1),
        "lay.last_cell": Lay(5, Cell.E5),
    },
    "choice": {
        "lay": ChooseCard(12, 0, (Cell.C2, Cell.B3, Cell.D3, Cell.C4)),
        "lay.one_cell": ChooseCard(24, 1, (Cell.E1,)),
    },
    "event": {
        "game_began": GameBegan(2, 1, 0, 5, (Hand(12, (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5)), _OTHER)),
        "game_began.for_spectators": GameBegan(5, 1, 1, 0, (_OTHER, _OTHER)),
        "card_laid": CardLaid(0, 2, Cell.C4, 2, 6),
        "card_laid.corner": CardLaid(1, 0, Cell.A1, 0, 100),
        "game_ended": GameEnded(_WON),
        "game_ended.draw": GameEnded(_DRAWN),
        "seat_resigned": SeatResigned(1),
        "match_ended": MatchEnded(EndReason.COMPLETE, ((1,), (0,)), (17, 22)),
        "match_ended.draw": MatchEnded(EndReason.COMPLETE, ((0, 1),), (1, 1)),
        "match_ended.resigned": MatchEnded(EndReason.RESIGNED, ((0,), (1,)), (0, 0)),
    },
    "view": {
        "begun": View(
            games=1,
            number=1,
            rows=0,
            first=1,
            active=1,
            cells=_cells({Cell.C3: 4}),
            worths=SideLists((0, 0, 4, 0, 0), (0, 0, 4, 0, 0)),
            hands=(_OWN, _OTHER),
            won=(0, 0),
            finished=(),
            result=None,
        ),
        "second_game": View(
            games=5,
            number=2,
            rows=1,
            first=0,
            active=1,
            cells=_cells({Cell.C3: 5, Cell.C4: 5}),
            worths=SideLists((0, 0, 5, 5, 0), (0, 0, 50, 0, 0)),
            hands=(Hand(11, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5)), _OTHER),
            won=(0, 1),
            finished=(_WON,),
            result=None,
        ),
        "over": View(
            games=1,
            number=1,
            rows=0,
            first=0,
            active=0,
            cells=_FULL,
            worths=_FINAL,
            hands=(Hand(0, ()), Hand(0, ())),
            won=(0, 1),
            finished=(_WON,),
            result=ResultView(EndReason.COMPLETE, ((1,), (0,)), (17, 22)),
        ),
    },
}
"""By kind and name. A name such as `lay.first_cell` is a further example of `lay`."""
