"""The board as a picture: hexes, bases, robots and what lies on the board, in the colours of the browser's light theme.

Lengths are units of the drawing; hexes are pointy-top, as in the browser.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, radians, sin, sqrt

from botyard.games.hexgrid import grid
from botyard.games.interface import Picture
from botyard_protocol.base import Hex
from botyard_protocol.twin_tin_bots import Colour, Crystal, RobotName, View
from botyard_protocol.twin_tin_bots.view import RobotView

SIZE = 50.0
"""From the centre of a hex to a corner."""
WIDTH = sqrt(3) * SIZE
MARGIN = 30.0

SEATS = {
    Colour.RED: ("#cf4532", "#8e2416"),
    Colour.YELLOW: ("#e8b021", "#7a5606"),
    Colour.GREEN: ("#4d9c53", "#27602c"),
    Colour.BLUE: ("#3a78c2", "#1c4a82"),
    Colour.PURPLE: ("#8157ae", "#4f2f77"),
    Colour.PINK: ("#e07fa6", "#9e3e68"),
}
"""The colour of a seat and the one of its edges."""
EMBLEMS = {
    Colour.RED: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
    Colour.YELLOW: "M0-8 8 6H-8Z",
    Colour.GREEN: "M-6.5-6.5H6.5V6.5H-6.5Z",
    Colour.BLUE: "M0-9 7 0 0 9-7 0Z",
    Colour.PURPLE: "M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z",
    Colour.PINK: "M0-9 2.6-2.8 9-2.8 4 1.6 6 8 0 4.2-6 8-4 1.6-9-2.8-2.6-2.8Z",
}
"""Marks by which seats differ without colours."""
CRYSTALS = {
    Crystal.BLUE: ("#2f8fe8", "#0f4a88", "M0-22Q17 0 0 22Q-17 0 0-22Z"),
    Crystal.GREEN: ("#2fae5e", "#0f5c2c", "M0-20 20 15H-20Z"),
    Crystal.PINK: ("#ec4f96", "#8f1650", "M-16-16H16V16H-16Z"),
}
"""Colour, edge and outline."""
GATES = ("#0f9aa8", "#c4541c", "#6f4fc4")
GROUND = ("#e6d8bb", "#dccba9", "#efe4cc")
PALE, DARK = "#fffaf0", "#1f1a14"
ROBOT = (
    '<path d="M-24 0h-9M-33 0c-3-12-13-9-10 0c-3 9 7 12 10 0Z" fill="#c98a1e" stroke="#5a3d0a" stroke-width="2.5"/>'
    '<rect x="-25" y="-31" width="46" height="12" rx="5" fill="#3b3a3a"/>'
    '<rect x="-25" y="19" width="46" height="12" rx="5" fill="#3b3a3a"/>'
    '<path d="M16-17 28-21Q38-20 40-9M16 17 28 21Q38 20 40 9" fill="none" stroke="#8d949a" stroke-width="5.5" '
    'stroke-linecap="round"/>'
)
BODY = "M-14-23H8Q23-23 25-10V10Q23 23 8 23H-14Q-25 23-25 12V-12Q-25-23-14-23Z"
MUD = "M-34 6C-36-14-16-24 2-22S36-14 34 6 18 28-2 28-32 24-34 6Z"
ROCK = "M-32 18-26-12-8-30 14-26 32-4 28 22 4 32Z"
BLOB = "M-28 10C-34-12-14-30 4-28S34-10 30 10 10 30-4 29-24 24-28 10Z"


def picture(view: View) -> Picture:
    """Return the picture of the board of a view, with all that lies and stands there."""
    width, height = WIDTH * (2 * view.radius + 1) + 2 * MARGIN, SIZE * (3 * view.radius + 2) + 2 * MARGIN
    parts = [_ground(view.radius), *_terrain(view), *_things(view), *(_robot(view, robot) for robot in view.robots)]
    colours = tuple(SEATS[seat.colour][0] for seat in view.seats)
    return Picture("".join(parts), (-width / 2, -height / 2, width, height), colours)


def _terrain(view: View) -> Iterator[str]:
    """Draw mud and teleporters; the two of a pair have one colour and letter."""
    for at in view.mud:
        yield _at(at, f'<path d="{MUD}" fill="#6d4f31" fill-opacity="0.85"/>')
    for pair, ends in enumerate(view.teleporters):
        colour = GATES[pair % len(GATES)]
        ring = f'<circle r="34" fill="none" stroke="{colour}" stroke-width="7"/><circle r="24" fill="#14181c"/>'
        for at in ends:
            yield _at(at, f"{ring}{_text('αβγ'[pair % len(GATES)], 20, 7, '#ffffff')}")


def _things(view: View) -> Iterator[str]:
    """Draw bases, rocks, blobs and crystals."""
    for seat in view.seats:
        yield _at(seat.base, _base(seat.colour))
    for at in view.rocks:
        yield _at(at, f'<path d="{ROCK}" fill="#7b7770" stroke="#4b4843" stroke-width="3"/>')
    eyes = "".join(
        f'<circle cx="{x}" cy="-4" r="5" fill="#ffffff" stroke="{DARK}" stroke-width="3"/>' for x in (-6, 10)
    )
    for at in view.blobs:
        yield _at(at, f'<path d="{BLOB}" fill="#79c04a" stroke="#3c7020" stroke-width="3"/>{eyes}')
    for lying in view.crystals:
        yield _at(lying.at, _crystal(lying.crystal))


def _base(colour: Colour) -> str:
    """Draw the base of a colour around the centre of its hex."""
    seat, deep = SEATS[colour]
    return (
        f'<polygon points="{_corners(0.93)}" fill="{seat}" stroke="{deep}" stroke-width="3"/>'
        f'<polygon points="{_corners(0.72)}" fill="{PALE}" fill-opacity="0.25" stroke="{deep}" stroke-width="2"/>'
        f'<polygon points="{_corners(0.5)}" fill="{deep}"/>'
        f'<path d="{EMBLEMS[colour]}" transform="scale(1.5)" fill="{PALE}"/>'
    )


def _crystal(crystal: Crystal) -> str:
    colour, edge, outline = CRYSTALS[crystal]
    return f'<path d="{outline}" fill="{colour}" stroke="{edge}" stroke-width="2.5" stroke-linejoin="round"/>'


def _robot(view: View, robot: RobotView) -> str:
    """Draw a wind-up robot seen from above, its eyes and claws ahead; its letter and emblem are upright."""
    colour = view.seats[robot.seat].colour
    seat, deep = SEATS[colour]
    angle = 60 * robot.facing
    load = ""
    if robot.cargo is not None:
        ground = f'<circle r="23" fill="{PALE}" stroke="#8d949a" stroke-width="3"/>'
        load = f'<g transform="translate(42 0) rotate({-angle}) scale(0.78)">{ground}{_crystal(robot.cargo)}</g>'
    eyes = "".join(
        f'<circle cx="19" cy="{y}" r="5.5" fill="#fffdf4" stroke="{deep}" stroke-width="1.5"/>'
        f'<circle cx="21" cy="{y}" r="2.6" fill="#1a1612"/>'
        for y in (-10.5, 10.5)
    )
    badge = (
        f'<g transform="translate(-21 0) rotate({-angle})"><circle r="10" fill="{deep}" stroke="{PALE}" '
        f'stroke-width="1.5"/><path d="{EMBLEMS[colour]}" transform="scale(0.82)" fill="{PALE}"/></g>'
    )
    body = f'<path d="{BODY}" fill="{seat}" stroke="{deep}" stroke-width="2.5"/>'
    stuck = '<ellipse cy="4" rx="40" ry="36" fill="none" stroke="#6d4f31" stroke-width="7"/>' if robot.stuck else ""
    plate = f'<circle r="12.5" fill="{PALE}" stroke="{deep}" stroke-width="2"/>'
    letter = _text(RobotName(robot.name).name, 21, 7.4, DARK)
    return _at(robot.at, f'{stuck}<g transform="rotate({angle})">{load}{ROBOT}{body}{eyes}{badge}</g>{plate}{letter}')


def _at(at: Hex, elements: str) -> str:
    x, y = _centre(at)
    return f'<g transform="translate({x:.1f} {y:.1f})">{elements}</g>'


def _centre(at: Hex) -> tuple[float, float]:
    q, r = at
    return WIDTH * (q + r / 2), 1.5 * SIZE * r


def _text(text: str, size: int, y: float, colour: str) -> str:
    return f'<text y="{y}" font-size="{size}" font-weight="800" text-anchor="middle" fill="{colour}">{text}</text>'


@lru_cache(maxsize=16)
def _corners(scale: float, first: int = -90, reach: float = SIZE) -> str:
    """Return the corners of a hexagon around 0, 0 for SVG. `first`: the angle of the first one, in degrees.

    `reach`: from the centre to a corner, before it is scaled.
    """
    turns = [radians(60 * corner + first) for corner in range(6)]
    return " ".join(f"{cos(turn) * reach * scale:.1f},{sin(turn) * reach * scale:.1f}" for turn in turns)


@lru_cache(maxsize=8)
def _ground(radius: int) -> str:
    """Draw the plate and the hexes, which are the same as long as a match lasts."""
    plate = (
        f'<polygon points="{_corners(1.0, 0, WIDTH * (radius + 0.5) + MARGIN - 6)}" fill="#a98f63"'
        ' stroke="#7d6640" stroke-width="6" stroke-linejoin="round"/>'
    )
    hexes = "".join(
        f'<polygon points="{_corners(0.96)}" transform="translate({x:.1f} {y:.1f})" fill="{GROUND[(q - r) % 3]}"/>'
        for q, r in grid(radius).hexes
        for x, y in (_centre((q, r)),)
    )
    middle = (
        f'<polygon points="{_corners(0.96)}" fill="none" stroke="#7d4e07" stroke-width="3" stroke-dasharray="8 6"/>'
    )
    return f'{plate}<g stroke="#b7a37c" stroke-width="1.5">{hexes}</g>{middle}'
