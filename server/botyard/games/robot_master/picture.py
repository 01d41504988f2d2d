"""The grid as a picture: cards, and the worths of rows and columns, in the colours of the browser's light theme."""

from collections.abc import Iterator

from botyard.games.interface import Picture
from botyard_protocol.robot_master import View

SIDE = 5
"""Rows and columns."""
PITCH, PLAQUE, GAP, MARGIN = 100, 84, 6, 10
EDGE = SIDE * PITCH
SPAN = EDGE + GAP + PLAQUE
ROWS, COLUMNS = ("#1d6cae", "#0f4372"), ("#b4500f", "#723005")
"""The colour of a side and the one of its edges."""
FACES = ("#e6e2da", "#c6def3", "#c4e6c9", "#f5e493", "#f6c99a", "#f3b3ae")
"""The colours of cards by their values."""
DARK, TIN = "#3c352c", "#6d747a"
PLATE = f'<rect x="-7" y="-7" width="{EDGE + 14}" height="{EDGE + 14}" rx="22" fill="#8f8470" stroke="{DARK}"/>'
WELL = '<rect x="-46" y="-46" width="92" height="92" rx="16" fill="#efe6d2" stroke="#c9bb9b" stroke-width="2"/>'
HEAD = (
    f'<path d="M-14-40-18-46M14-40 18-46" fill="none" stroke="{TIN}" stroke-width="4" stroke-linecap="round"/>'
    f'<rect x="-47" y="-12" width="9" height="24" rx="3" fill="{TIN}" stroke="{DARK}"/>'
    f'<rect x="38" y="-12" width="9" height="24" rx="3" fill="{TIN}" stroke="{DARK}"/>'
)
EYES = "".join(
    f'<circle cx="{x}" cy="-26" r="5.5" fill="#fffdf4" stroke="#2c2620" stroke-width="2.5"/>' for x in (-26, 26)
)


def picture(view: View) -> Picture:
    """Return the grid of a view."""
    parts = [PLATE, *_edges(), *_cells(view), *_worths(view)]
    colours = (ROWS[0], COLUMNS[0]) if view.rows == 0 else (COLUMNS[0], ROWS[0])
    return Picture("".join(parts), (-MARGIN, -MARGIN, SPAN + 2 * MARGIN, SPAN + 2 * MARGIN), colours)


def _edges() -> Iterator[str]:
    """Draw bars at both ends of each row and column, in the colour of its side."""
    for (colour, _), line in ((ROWS, "M{1} {0}v56"), (COLUMNS, "M{0} {1}h56")):
        bars = "".join(line.format(at * PITCH + 22, end) for at in range(SIDE) for end in (-6, EDGE + 6))
        yield f'<path d="{bars}" fill="none" stroke="{colour}" stroke-width="8" stroke-linecap="round"/>'


def _cells(view: View) -> Iterator[str]:
    """Draw the cells and their cards; row 5 is at the top, row 1 at the bottom."""
    for cell, value in enumerate(view.cells):
        x, y = (cell % SIDE + 0.5) * PITCH, (SIDE - cell // SIDE - 0.5) * PITCH
        yield f'<g transform="translate({x} {y})">{WELL}{"" if value is None else _card(value)}</g>'


def _card(value: int) -> str:
    """Draw a card around 0, 0: the head of a robot, with the value on its face and as lit lamps in the mouth."""
    lamps = "".join(
        f'<rect x="{(lamp - 2) * 13 - 5}" y="25" width="10" height="7" rx="2.5" fill="#2c2620"'
        f' fill-opacity="{1 if lamp < value else 0.14}"/>'
        for lamp in range(SIDE)
    )
    face = f'<rect x="-41" y="-41" width="82" height="82" rx="17" fill="{FACES[value]}" stroke="{DARK}" '
    return f'{HEAD}{face}stroke-width="2.5"/>{EYES}{_text(value, 52, 17, "#1f1a14")}{lamps}'


def _worths(view: View) -> Iterator[str]:
    """Draw the worth of each row and column next to the board."""
    beyond = EDGE + GAP + PLAQUE / 2
    for line, worth in enumerate(view.worths.rows):
        yield _plaque(beyond, EDGE - (line + 0.5) * PITCH, (PLAQUE, PITCH - 6), ROWS, worth)
    for line, worth in enumerate(view.worths.columns):
        yield _plaque((line + 0.5) * PITCH, beyond, (PITCH - 6, PLAQUE), COLUMNS, worth)


def _plaque(x: float, y: float, size: tuple[int, int], colours: tuple[str, str], worth: int) -> str:
    """Draw a worth on a plaque around a point. `size`: width and height. `colours`: of its ground and its edge."""
    (width, height), (fill, edge) = size, colours
    ground = (
        f'<rect x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}" rx="13" fill="{fill}" '
        f'stroke="{edge}" stroke-width="2.5"/>'
    )
    return f'<g transform="translate({x} {y})">{ground}{_text(worth, 34, 12, "#ffffff")}</g>'


def _text(number: int, size: int, y: int, colour: str) -> str:
    return f'<text y="{y}" font-size="{size}" font-weight="800" text-anchor="middle" fill="{colour}">{number}</text>'
