"""PNG made of SVG, for a worker process. The package is that of the extra `pictures`."""

from importlib.util import find_spec
from pathlib import Path

FONTS = tuple(str(Path(__file__).parent / "fonts" / f"nunito-sans-{weight}.ttf") for weight in (400, 800))
"""Fonts of systems are not read, so that a picture is the same everywhere."""
FAMILY = "Nunito Sans"


def available() -> bool:
    """Whether the package that makes pictures is installed."""
    return find_spec("resvg_py") is not None


def png(svg: str) -> bytes:
    """Return an SVG document as PNG. Takes about 100 ms, and no other thread of the process runs meanwhile."""
    import resvg_py  # noqa: PLC0415 - optional

    made: bytes = resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=list(FONTS), font_family=FAMILY, sans_serif_family=FAMILY
    )
    return made
