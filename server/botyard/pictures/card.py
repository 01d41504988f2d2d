"""Cards: the picture of a position with the names of the players, or the names alone, as SVG. Pure.

Made by us alone: every text is escaped, and nothing refers to another file.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from botyard.games.interface import Audience, Game, Picture, Picturing, Scoring
from botyard.rooms.room import Room, game_of
from botyard.rooms.sight.link_preview import LinkPreview, title_of
from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol.messages import Status

WIDTH, HEIGHT = 1200, 630
"""The size that services for previews of links recommend."""
MARGIN = 40
BOARD = HEIGHT - 2 * MARGIN
TEXT_LEFT = BOARD + 2 * MARGIN + 20
LINE = 52
LONGEST = 24
"""The most characters of a name that are shown."""
BENCH, INK, QUIET, BRASS = "#e3d5bc", "#2c2620", "#5f5343", "#7d4e07"
NO_COLOUR = "#81704f"
_ANGLES = (0, 45, 90, 135)
_TEETH = "".join(f'<rect x="-3.5" y="-15" width="7" height="30" rx="2" transform="rotate({at})"/>' for at in _ANGLES)
_EYES = '<circle cx="-3" cy="-1" r="1.9"/><circle cx="3" cy="-1" r="1.9"/>'
_MOUTH = '<path d="M-3 3.2h6" stroke-width="1.6" stroke-linecap="round"/>'


@dataclass(frozen=True, slots=True)
class Line:
    """A player on a card. `colour`: of the seat, "" for none; `bold`: of a winner, or whose turn it is."""

    name: str
    colour: str = ""
    points: int | None = None
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """The content of a card. `moment`: which moment of the match it shows."""

    title: str
    moment: str
    lines: tuple[Line, ...]
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Site:
    """What a card has of the site: its name, the colour of the name, and whether it has a logo of its own.

    A logo of the owner is left out: its styles and ids would reach the other drawings.
    """

    name: str = "Botyard"
    colour: str = BRASS
    has_own_logo: bool = False


def svg(card: Card, site: Site = Site(), scale: float = 1) -> str:
    """Return a card as an SVG document of `WIDTH` by `HEIGHT`, times `scale`."""
    logo = "" if site.has_own_logo else _logo(site.colour)
    left = MARGIN * 2 if card.picture is None else TEXT_LEFT
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{BENCH}"/>']
    if card.picture is None:
        parts.append(f'<g transform="translate({WIDTH - 290} {HEIGHT / 2}) scale(12)">{logo}</g>')
    else:
        box = (MARGIN, MARGIN, BOARD + 20, BOARD)
        parts.append(f'<g text-rendering="geometricPrecision">{_inside(card.picture, box)}</g>')
    parts += [
        _text(left, 100, card.title, 46, INK, 800),
        _text(left, 152, card.moment, 30, QUIET),
        *_players(left, card.lines),
        f'<g transform="translate({left + 20} {HEIGHT - 68}) scale(1.6)">{logo}</g>',
        _text(left + 58 if logo else left, HEIGHT - 57, site.name, 32, site.colour, 800),
    ]
    size = f'width="{WIDTH * scale:g}" height="{HEIGHT * scale:g}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    family = 'font-family="Nunito Sans, sans-serif"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {family}>{"".join(parts)}</svg>'


def _logo(colour: str) -> str:
    """Draw the built-in logo."""
    head = f'{_TEETH}<circle r="11"/><circle r="7.5" fill="{BENCH}"/>{_EYES}'
    return f'<g fill="{colour}" stroke="none">{head}</g><g stroke="{colour}">{_MOUTH}</g>'


def _inside(picture: Picture, box: tuple[int, int, int, int]) -> str:
    """Return the elements of a picture, as large as they fit into a box (left, top, width, height), in its middle."""
    left, top, width, height = picture.view_box
    x, y, wide, high = box
    scale = min(wide / width, high / height)
    right, down = x + (wide - width * scale) / 2 - left * scale, y + (high - height * scale) / 2 - top * scale
    return f'<g transform="translate({right:.2f} {down:.2f}) scale({scale:.4f})">{picture.elements}</g>'


def _players(left: int, lines: Sequence[Line]) -> list[str]:
    """Draw the players below each other, from `left` on: a circle of their colour, name and points."""
    parts = []
    for place, line in enumerate(lines):
        y = 226 + place * LINE
        parts.append(f'<circle cx="{left + 13}" cy="{y - 11}" r="13" fill="{line.colour or NO_COLOUR}"/>')
        points = "" if line.points is None else f"  {line.points}"
        parts.append(_text(left + 42, y, _short(line.name) + points, 34, INK, 800 if line.bold else 400))
    return parts


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _text(x: int, y: int, text: str, size: int, colour: str, weight: int = 400) -> str:
    shown = escape("".join(one if one.isprintable() else " " for one in text))
    style = f'font-size="{size}" font-weight="{weight}" fill="{colour}" xml:space="preserve"'
    return f'<text x="{x}" y="{y}" {style}>{shown}</text>'


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
