"""What the preview of a link to a room says in a chat, for readers who may only watch. Pure.

Before the match it says who invites to which game; afterwards who plays, and at the end who won.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from botyard.games.interface import Game, Scoring
from botyard.rooms.places import teams_of
from botyard.rooms.room import Room, game_of
from botyard.rooms.sight.public_names import PublicNames
from botyard.rooms.sight.watching import is_shown
from botyard_protocol.messages import RoomView, Status

NAMES_SHOWN = 6


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """The title and description of a link. `finished`: the match is over, so that a picture may show it.

    `game`, `heading`, `names`: what a card says in place of a picture: the game, in what state the room is, and who has
    a seat.
    """

    title: str
    description: str
    game: str
    heading: str
    names: tuple[str, ...]
    finished: bool = False


def link_preview(room: Room, names: PublicNames, site: str = "Botyard") -> LinkPreview | None:
    """Return the preview of a room on the `site` of this name, None for a match that not all may watch.

    Raises `Refused` if this node does not have the rules, and whatever the code of the game raises.
    """
    record = room.record
    if record.status is not Status.OPEN and not is_shown(record):
        return None
    view = names.rename(record.view())
    game = title_of(record.game)
    if record.status is Status.OPEN:
        return _invitation(view, game, site)
    people = _people(view)
    title = f"{_listed(people) or site}: {game}"
    if record.status is Status.PLAYING:
        running = "This match is being played now"
        return LinkPreview(title, f"{running}. Watch it at {site}.", game, running, people)
    return LinkPreview(title, _result(room, view, site), game, "The end of the match", people, finished=True)


def title_of(game: str) -> str:
    """The title of a game, made of its name on the wire."""
    return game.replace("_", " ").title()


def _invitation(view: RoomView, game: str, site: str) -> LinkPreview:
    """Return the preview of a room that waits for players: who invites, and how many seats are free."""
    host = next((one.name for one in view.seats if one is not None and one.identity == view.host), None)
    free = sum(one is None for one in view.seats)
    seats = {0: "All seats are taken.", 1: "1 seat is free."}.get(free, f"{free} seats are free.")
    heading = "An open table" if host is None else f"{host} invites you"
    title = f"A table of {game}" if host is None else f"{heading} to {game}"
    description = f"{seats} Play at {site} in the browser, without an account."
    return LinkPreview(title, description, game, heading, _people(view))


def _people(view: RoomView) -> tuple[str, ...]:
    """The names of those who hold seats, each once, in the order of the seats."""
    return tuple({one.identity: one.name for one in view.seats if one is not None}.values())


def _listed(names: Sequence[str]) -> str:
    """Join the first `NAMES_SHOWN` names with commas and "and"; "" for none."""
    if len(names) < 2:
        return "".join(names)
    *first, last = names[:NAMES_SHOWN]
    return f"{', '.join(first)} and {last}"


def _result(room: Room, view: RoomView, site: str) -> str:
    """Return a sentence about how a match ended."""
    if view.abandoned is not None or room.state is None:
        return f"This match ended early. See all its turns at {site}."
    game = game_of(room.record)
    ranking = game.ranking(room.state)
    first = ranking[0] if ranking else ()  # several seats may share it, also of one person
    holders = [one for seat in first if (one := view.seats[seat]) is not None]
    winners = tuple({one.identity: one.name for one in holders}.values())
    if not winners:  # the game itself won
        result = f"{_listed(_people(view)) or site} lost"
    else:
        teams = teams_of(game, room.state, len(view.seats))
        is_shared = len(winners) > 1 and len({teams[seat] for seat in first}) > 1
        result = f"{_listed(winners)} {'share first place' if is_shared else 'won'}"
    scores = side_scores(game, room.state, ranking)
    return f"{result}{_points(scores)}. See all turns at {site}."


def side_scores(game: Game, state: Any, ranking: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the scores of a match that is over, in the order of the places; none in a game without.

    Seats of a team have one score together.
    """
    if not isinstance(game, Scoring):
        return ()
    scores = game.scores(state)
    teams = teams_of(game, state, len(scores))
    sums: dict[int, int] = {}
    for seat in chain.from_iterable(ranking):
        sums[teams[seat]] = sums.get(teams[seat], 0) + scores[seat]
    return tuple(sums.values())


def _points(scores: Sequence[int]) -> str:
    """Return the end of a sentence about a result: the points of a single score, or all scores."""
    if len(scores) == 1:
        return f" with {scores[0]} point{'' if scores[0] == 1 else 's'}"
    return f", {' to '.join(map(str, scores))}" if scores else ""
