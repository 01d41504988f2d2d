"""Cards of matches. Pure."""

from botyard.games.interface import Audience, Game, Picture, Picturing, Scoring
from botyard.pictures.card import Card, Line
from botyard.rooms.room import Room, game_of
from botyard.rooms.sight.link_preview import LinkPreview, title_of
from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol.messages import Status


def match_card(room: Room, audience: Audience, names: PublicNames) -> Card:
    """Return the card of a room in its match, as `audience` knows it. At the end it has the result.

    Raises `Refused` for rules that this release does not carry, and whatever the code of the game raises.
    """
    game, record = game_of(room.record), room.record
    picture = _draw(game, game.view(room.state, audience))
    over = record.status is Status.FINISHED
    moment = "The end of the match" if over else f"Turn {game.turns(room.state) + 1}"
    return Card(title_of(record.game), moment, _lines(room, game, names, picture), picture)


def invitation_card(preview: LinkPreview) -> Card:
    """Return the card of a room whose board is not shown: the game, what a link to it leads to, and the players."""
    return Card(preview.game, preview.heading, tuple(Line(name) for name in preview.names))


def _draw(game: Game, view: object) -> Picture | None:
    return game.picture(view) if isinstance(game, Picturing) else None


def _lines(room: Room, game: Game, names: PublicNames, picture: Picture | None) -> tuple[Line, ...]:
    """Return a line for each player: by place once the match is over, else by seat.

    The winners are bold, and before the end the players whose turn it is.
    """
    view = names.rename(room.record.view())
    over = room.record.status is Status.FINISHED
    ranking = game.ranking(room.state) if over else ()
    points = game.scores(room.state) if over and isinstance(game, Scoring) else ()
    ranked = [seat for place in ranking for seat in place]
    winners = ranking[0] if ranking else ()
    bold = winners if over else game.active(room.state)
    order = [*ranked, *(seat for seat in range(len(view.seats)) if seat not in ranked)]
    lines = []
    for seat in order:
        occupant = view.seats[seat]
        colour = picture.colours[seat] if picture is not None and seat < len(picture.colours) else ""
        scored = points[seat] if seat < len(points) else None
        lines.append(Line("" if occupant is None else occupant.name, colour, scored, seat in bold))
    return tuple(lines)
