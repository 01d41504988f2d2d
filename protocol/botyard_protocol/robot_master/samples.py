"""Examples of Robot Master's content, for the golden vectors and the documents."""

from typing import Any

from botyard_protocol import robot_master as rm

_OWN, _OTHER = rm.Hand(12, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)), rm.Hand(12, ())
_FULL = (0, 4, 2, 4, 2, 2, 1, 4, 5, 5, 0, 4, 3, 3, 4, 0, 3, 3, 1, 5, 0, 1, 5, 1, 2)
_FINAL = rm.SideLists((60, 57, 70, 36, 17), (102, 53, 41, 22, 74))
_WON = rm.GameResult(0, 1, _FINAL, rm.SideLists((17,), (22,)), _FULL)
_EQUAL = (60, 11, 52, 44, 13)
_DRAWN = rm.GameResult(
    1,
    None,
    rm.SideLists(_EQUAL, _EQUAL),
    rm.SideLists(tuple(sorted(_EQUAL)), tuple(sorted(_EQUAL))),
    (1, 0, 5, 1, 5, 0, 5, 2, 3, 1, 5, 2, 5, 0, 0, 1, 3, 0, 4, 4, 5, 1, 0, 4, 3),
)


def _cells(laid: dict[rm.Cell, int]) -> tuple[int | None, ...]:
    return tuple(laid.get(cell) for cell in rm.Cell)


SAMPLES: dict[str, dict[str, Any]] = {
    "options": {
        "standard": rm.Options(),
        "chosen": rm.Options(rm.RowsOwner.SECOND_SEAT, rm.Beginner.COLUMNS, 5),
        "best_of_three": rm.Options(rm.RowsOwner.FIRST_SEAT, rm.Beginner.ROWS, 3),
    },
    "command": {
        "lay": rm.Lay(3, rm.Cell.C4),
        "lay.first_cell": rm.Lay(0, rm.Cell.A1),
        "lay.last_cell": rm.Lay(5, rm.Cell.E5),
    },
    "choice": {
        "lay": rm.ChooseCard(12, 0, (rm.Cell.C2, rm.Cell.B3, rm.Cell.D3, rm.Cell.C4)),
        "lay.one_cell": rm.ChooseCard(24, 1, (rm.Cell.E1,)),
    },
    "event": {
        "game_began": rm.GameBegan(2, 1, 0, 5, (rm.Hand(12, (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5)), _OTHER)),
        "game_began.for_spectators": rm.GameBegan(5, 1, 1, 0, (_OTHER, _OTHER)),
        "card_laid": rm.CardLaid(0, 2, rm.Cell.C4, 2, 6),
        "card_laid.corner": rm.CardLaid(1, 0, rm.Cell.A1, 0, 100),
        "game_ended": rm.GameEnded(_WON),
        "game_ended.draw": rm.GameEnded(_DRAWN),
        "seat_resigned": rm.SeatResigned(1),
        "match_ended": rm.MatchEnded(rm.EndReason.COMPLETE, ((1,), (0,)), (17, 22)),
        "match_ended.draw": rm.MatchEnded(rm.EndReason.COMPLETE, ((0, 1),), (1, 1)),
        "match_ended.resigned": rm.MatchEnded(rm.EndReason.RESIGNED, ((0,), (1,)), (0, 0)),
    },
    "view": {
        "begun": rm.View(
            games=1,
            number=1,
            rows=0,
            first=1,
            active=1,
            cells=_cells({rm.Cell.C3: 4}),
            worths=rm.SideLists((0, 0, 4, 0, 0), (0, 0, 4, 0, 0)),
            hands=(_OWN, _OTHER),
            won=(0, 0),
            finished=(),
            result=None,
        ),
        "second_game": rm.View(
            games=5,
            number=2,
            rows=1,
            first=0,
            active=1,
            cells=_cells({rm.Cell.C3: 5, rm.Cell.C4: 5}),
            worths=rm.SideLists((0, 0, 5, 5, 0), (0, 0, 50, 0, 0)),
            hands=(rm.Hand(11, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5)), _OTHER),
            won=(0, 1),
            finished=(_WON,),
            result=None,
        ),
        "over": rm.View(
            games=1,
            number=1,
            rows=0,
            first=0,
            active=0,
            cells=_FULL,
            worths=_FINAL,
            hands=(rm.Hand(0, ()), rm.Hand(0, ())),
            won=(0, 1),
            finished=(_WON,),
            result=rm.ResultView(rm.EndReason.COMPLETE, ((1,), (0,)), (17, 22)),
        ),
    },
}
"""By kind and name. A name such as `lay.first_cell` is a further example of `lay`."""
