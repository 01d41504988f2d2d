"""The arena as a picture: floor, edges, robots and what lies there, in the colours of the browser's light theme.

Lengths are units of the drawing: a space is 100 wide, and north is up, as in the browser.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import cos, pi, sin

from botyard.games.interface import Picture
from botyard_protocol.volt.basics import Arena, Colour, Direction, Edge, EdgeSide, Side, Space
from botyard_protocol.volt.view import SeatView, View

CELL = 100
MARGIN = 24
SEAT_COLOURS = {
    Colour.RED: ("#cf4532", "#8e2416"),
    Colour.BLUE: ("#3a78c2", "#1c4a82"),
    Colour.YELLOW: ("#e8b021", "#7a5606"),
    Colour.GREEN: ("#4d9c53", "#27602c"),
}
"""The colour of a seat and the one of its edges."""
EMBLEMS = {
    Colour.RED: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
    Colour.BLUE: "M0-9 8 0 0 9-8 0Z",
    Colour.YELLOW: "M0-8.5 8.5 6.5H-8.5Z",
    Colour.GREEN: "M-6.5-6.5H6.5V6.5H-6.5Z",
}
"""Marks by which seats differ without colours."""
PALE, DARK, GOLD, BROWN = "#fffaf0", "#1b1e22", "#f3c34a", "#6b4704"
FLOOR = ("#d6dadb", "#e2e5e4")
WALL, ENERGY, BARRIER, DOOR, WORKSHOP = "#3a3f45", "#00708a", "#8a128f", "#7a531c", "#1f6259"
POST = f'<circle cx="-47" r="9" fill="{ENERGY}"/><circle cx="47" r="9" fill="{ENERGY}"/>'
EDGES = {
    "door": (
        f'<path d="M-26 0H26" stroke="{DOOR}" stroke-width="4" stroke-dasharray="8 7"/>'
        f'<rect x="-53" y="-7" width="26" height="14" rx="4" fill="{DOOR}"/>'
        f'<rect x="27" y="-7" width="26" height="14" rx="4" fill="{DOOR}"/>'
    ),
    "barrier": (
        f'<path d="M-44 0-31-9-18 8-6-9 6 9 18-8 31 9 44 0" fill="none" stroke="{BARRIER}" stroke-width="5.5"/>'
        f'<rect x="-53" y="-8" width="13" height="16" rx="2" fill="{BARRIER}"/>'
        f'<rect x="40" y="-8" width="13" height="16" rx="2" fill="{BARRIER}"/>'
    ),
    "energy": f'<path d="M-46-4.5H46M-46 4.5H46" stroke="{ENERGY}" stroke-width="4.5"/>{POST}',
    "wall": f'<rect x="-56" y="-9" width="112" height="18" rx="5" fill="{WALL}"/>',
}
"""Each kind of edge, from west to east; later ones lie above."""
PIT = (
    '<rect x="-42" y="-42" width="84" height="84" rx="16" fill="#15181b" stroke="#16130a" stroke-width="9"/>'
    '<rect x="-42" y="-42" width="84" height="84" rx="16" fill="none" stroke="#f2bf2b" stroke-width="8" '
    'stroke-dasharray="15 12"/><rect x="-18" y="-18" width="36" height="36" rx="7" fill="none" stroke="#4d555b" '
    'stroke-width="2.5"/>'
)
FIELD = (
    f'<rect x="-44" y="-44" width="88" height="88" rx="10" fill="{BARRIER}" fill-opacity="0.2" stroke="{BARRIER}" '
    f'stroke-width="3"/><path d="M9-36-21 6H-3L-9 36 21-8H4Z" fill="{BARRIER}"/>'
)
REPAIR = (
    f'<rect x="-41" y="-41" width="82" height="82" rx="12" fill="{WORKSHOP}" fill-opacity="0.2" stroke="{WORKSHOP}" '
    f'stroke-width="5" stroke-dasharray="20 9"/><path d="M-24 18 4-10A17 17 0 0 1 26-30L15-19 17-9 27-7 37-18'
    f'A17 17 0 0 1 14 4L-14 32A7 7 0 0 1-24 18Z" transform="translate(-3 1)" fill="{WORKSHOP}"/>'
)
PLINTH = f'<circle r="39" fill="{GOLD}" fill-opacity="0.16" stroke="#7d4e07" stroke-width="3.5"/>'
ARROW = "M-26 2 0-24 26 2M-26 24 0-2 26 24"
TREADS = (
    '<rect x="-37" y="-6" width="15" height="41" rx="6" fill="#33363a"/>'
    '<rect x="22" y="-6" width="15" height="41" rx="6" fill="#33363a"/>'
)
BODY = "M-25 1Q-25-8-16-8H16Q25-8 25 1V25Q25 34 16 34H-16Q-25 34-25 25ZM-20-26Q-20-35-11-35H11Q20-35 20-26V-9H-20Z"
HULL = "M-9-36H9L25-20 31 8 22 33H-22L-31 8-25-20Z"
NOSE = "M0-48 13-32H-13Z"
VISOR = "M-19-17Q0-29 19-17L16-9Q0-20-16-9Z"
SPARK = "M0-15 4-6 13-9 8 0 15 7 5 7 3 15-3 8-11 12-8 3-15-2-6-5Z"
SPIKES = "M0-33V33M-33 0H33M-23-23 23 23M23-23-23 23"
STAR = "M" + "L".join(
    f"{radius * sin(point * pi / 12):.1f} {-radius * cos(point * pi / 12):.1f}"
    for point in range(24)
    for radius in (28 if point % 2 else 37,)
)


def picture(view: View) -> Picture:
    """Return the picture of the arena of a view, with all that lies and stands there."""
    size = view.arena.size
    sides = {seat.side: seat.colour for seat in view.seats}
    parts = [_floor(view.arena, tuple(sides.get(side) for side in Side)), *_vp(view), *_mines(view), *_robots(view)]
    edge = size * CELL + 2 * MARGIN
    # by seat, for the list of players; KillBots have no seat in it, and come last
    colours = tuple(SEAT_COLOURS[seat.colour][0] for seat in view.seats if seat.killbot is None)
    return Picture("".join(parts), (-MARGIN, -MARGIN, edge, edge), colours)


@lru_cache(maxsize=32)
def _floor(arena: Arena, sides: tuple[Colour | None, ...]) -> str:
    """Draw what never moves in a match: floor, spaces and edges.

    `sides`: for each side the colour of the seat that starts there, None if no seat does.
    """
    size = arena.size
    edge = size * CELL
    spaces = "".join(
        f'<rect x="{x * CELL + 1.5}" y="{y * CELL + 1.5}" width="{CELL - 3}" height="{CELL - 3}" rx="7" '
        f'fill="{FLOOR[(x + size - 1 - y) % 2]}"/>'
        for y in range(size)
        for x in range(size)
    )
    parts = [
        f'<rect x="-8" y="-8" width="{edge + 16}" height="{edge + 16}" rx="12" fill="#a9b2b5" stroke="#5c6a73" '
        f'stroke-width="16"/>{spaces}'
    ]
    for starts, colour in zip(arena.start, sides, strict=True):
        parts += [_at(start.at, size, _arrow(start.arrow, colour)) for start in starts]
    for all_of, drawing in ((arena.workshop, REPAIR), (arena.field, FIELD), (arena.pit, PIT)):
        parts += [_at(at, size, drawing) for at in all_of]
    parts += [_at(space.at, size, PLINTH) for space in arena.vp]
    for kind, drawing in EDGES.items():
        parts += _edges(getattr(arena, kind), size, drawing)
    return "".join(parts)


def _edges(edges: Iterable[Edge], size: int, drawing: str) -> Iterator[str]:
    """Draw `drawing` on each edge, turned to its side."""
    for edge in edges:
        x, y = _centre(edge.at, size)
        north = edge.side is EdgeSide.N
        place = f"translate({x} {y - CELL / 2})" if north else f"translate({x + CELL / 2} {y}) rotate(90)"
        yield f'<g transform="{place}">{drawing}</g>'


def _arrow(arrow: Direction, colour: Colour | None) -> str:
    """Draw the arrow of a start space. `colour`: that of the seat that starts there, None if no seat does."""
    stroke = "#8a939a" if colour is None else SEAT_COLOURS[colour][1]  # the colour of the seat's edges
    return (
        f'<path d="{ARROW}" transform="rotate({45 * arrow})" fill="none" stroke="{stroke}" stroke-width="9" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _vp(view: View) -> Iterator[str]:
    """Draw the numbers of VP spaces, with a star below while a token lies there; small where a robot or mine stands."""
    covered = {seat.at for seat in view.seats} | {mine.at for mine in view.mines}
    for space in view.arena.vp:
        star = ""
        if space.number in view.tokens:
            star = f'<path d="{STAR}" fill="{GOLD}" stroke="{BROWN}" stroke-width="4" stroke-linejoin="round"/>'
        number = _text(space.number, 38, 13, "#2b1c02" if star else "#7d4e07")
        if space.at not in covered:
            yield _at(space.at, view.arena.size, star + number)
        elif star:
            yield _at(space.at, view.arena.size, f'<g transform="translate(31 33) scale(0.5)">{star}{number}</g>')


def _mines(view: View) -> Iterator[str]:
    """Draw the mines in the colours of their owners."""
    for mine in view.mines:
        colour = view.seats[mine.seat].colour
        spikes = f'<path d="{SPIKES}" fill="none" stroke="#14171a" stroke-width="8" stroke-linecap="round"/>'
        body = f'<circle r="23" fill="{SEAT_COLOURS[colour][0]}" stroke="#14171a" stroke-width="4"/>'
        yield _at(mine.at, view.arena.size, f"{spikes}{body}{_badge(colour, 0)}")


def _robots(view: View) -> Iterator[str]:
    for seat in view.seats:
        if seat.at is not None:
            yield _at(seat.at, view.arena.size, _robot(seat))


def _robot(seat: SeatView) -> str:
    """Draw a robot with its mark and damage; a KillBot is a dark wedge whose nose points where it faces."""
    colour, deep = SEAT_COLOURS[seat.colour]
    damage = "".join(
        f'<path d="{SPARK}" transform="translate(36 {-34 + token * 26})" fill="#ffb51f" stroke="#7c1703" '
        f'stroke-width="3"/>'
        for token in range(seat.damage)
    )
    if seat.killbot is None:
        eyes = "".join(
            f'<circle cx="{x}" cy="-22" r="6.5" fill="#ffffff" stroke="{deep}" stroke-width="2"/>'
            f'<circle cx="{x}" cy="-22" r="2.8" fill="{DARK}"/>'
            for x in (-8.5, 8.5)
        )
        body = f'<path d="{BODY}" fill="{colour}" stroke="{deep}" stroke-width="3.5"/>'
        return f"{TREADS}{body}{eyes}{_badge(seat.colour, 12)}{damage}"
    wedge = (
        f'<g transform="rotate({45 * (seat.killbot.facing or 0)})"><path d="{HULL}" fill="#31373d" stroke="{colour}" '
        f'stroke-width="6" stroke-linejoin="round"/><path d="{NOSE}" fill="{colour}" stroke="{DARK}" '
        f'stroke-width="3"/><path d="{VISOR}" fill="#ff4a36" stroke="{DARK}" stroke-width="2"/></g>'
    )
    return f"{wedge}{_badge(seat.colour, 7)}{damage}"


def _badge(colour: Colour, y: int) -> str:
    """Draw the mark of a seat on a disc, `y` units below the centre of the space."""
    return (
        f'<g transform="translate(0 {y})"><circle r="12.5" fill="{SEAT_COLOURS[colour][1]}" stroke="{PALE}" '
        f'stroke-width="2"/><path d="{EMBLEMS[colour]}" fill="{PALE}"/></g>'
    )


def _at(at: Space, size: int, elements: str) -> str:
    x, y = _centre(at, size)
    return f'<g transform="translate({x:g} {y:g})">{elements}</g>'


def _centre(at: Space, size: int) -> tuple[float, float]:
    """Return the centre of a space in the drawing, where y goes down; in the arena it goes up."""
    x, y = at
    return (x + 0.5) * CELL, (size - y - 0.5) * CELL


def _text(number: int, size: int, y: int, colour: str) -> str:
    return f'<text y="{y}" font-size="{size}" font-weight="800" text-anchor="middle" fill="{colour}">{number}</text>'
