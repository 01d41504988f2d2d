"""Suggestions in a practice: what the strongest bot would do, and what else would lead to. Never in a running match."""

from typing import Any

from botyard.bots.answer import answer
from botyard.bots.registry import ANALYSES
from botyard.practice.origins import Beginning, CannotBegin
from botyard.practice.play import Played, played
from botyard.texts import localized
from botyard_protocol.api_practice import Candidate, Practice, Suggestion
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel

CANDIDATES = 8
"""The most moves that are compared."""
NODES = 3000
"""The planner may search longer here than at a table, where it has to be quick."""


def suggest(beginning: Beginning, ask: Practice[Any, Any], seed: bytes) -> Suggestion[Any, Any]:
    """Return what to do at the first open choice of the caller's seats: the planner's answer, then other good ones.

    Raises `Illegal`, also for a match that is still played, and if the caller has no open choice.
    """
    if beginning.running:
        raise CannotBegin(Code.NOT_FINISHED, localized("not_finished-planner_asked_once_over"))
    made = played(beginning, ask, seed)
    game = made.game
    asked = next((choice for choice in game.choices(made.state) if choice.seat in made.seats.own), None)
    if asked is None:
        raise CannotBegin(Code.CHOICE_CLOSED, localized("choice_closed-nothing_decide_here"))
    view = game.view(made.state, (asked.seat,))
    best = answer(game.name, BotLevel.PLANNER, view, asked, int.from_bytes(seed[:6], "big"), NODES)
    analyse = ANALYSES.get(game.name)
    judged = [] if analyse is None else analyse(view, asked)
    values = dict(judged)
    others = [command for command, _ in judged if command != best][: CANDIDATES - 1]
    return Suggestion(best, tuple(_candidate(made, asked, one, values.get(one)) for one in (best, *others)))


def _candidate(made: Played, asked: Any, command: Any, worth: int | None) -> Candidate[Any, Any]:
    outcome = made.game.apply(made.state, asked.seat, asked.id, command)
    return Candidate(command, made.game.redact(outcome.events, made.audience), worth)
