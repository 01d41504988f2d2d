"""PNG and WebP made of SVG, for a worker process. The packages are those of the extra `pictures`."""

from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

FONTS = tuple(str(Path(__file__).parent / "fonts" / f"nunito-sans-{weight}.ttf") for weight in (400, 800))
"""Fonts of systems are not read, so that a picture is the same everywhere."""
FAMILY = "Nunito Sans"
QUALITY = 80


def available() -> bool:
    """Whether the packages that make pictures are installed."""
    return all(find_spec(name) is not None for name in ("resvg_py", "PIL"))


def png(svg: str) -> bytes:
    """Return an SVG document as PNG. Takes about 100 ms, and no other thread of the process runs meanwhile."""
    import resvg_py  # noqa: PLC0415 - optional

    made: bytes = resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=list(FONTS), font_family=FAMILY, sans_serif_family=FAMILY
    )
    return made


def webp(frames: Sequence[str], durations: Sequence[int]) -> bytes:
    """Return SVG documents of one size as an animation that repeats. `durations`: of each frame, in ms."""
    from PIL import Image  # noqa: PLC0415 - optional

    images = [Image.open(BytesIO(png(frame))).convert("RGB") for frame in frames]
    out = BytesIO()
    images[0].save(
        out, "WEBP", save_all=True, append_images=images[1:], duration=list(durations), loop=0, quality=QUALITY
    )
    return out.getvalue()
