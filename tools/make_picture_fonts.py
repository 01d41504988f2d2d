"""Makes the fonts of pictures, `server/botyard/pictures/fonts`, from those of the client's package.

Pictures need TrueType files of one weight each; the package has variable ones in WOFF2, one for each script. Needs
`fonttools` and `brotli`, which nothing else here uses: run it in an environment of its own, once for a new version.
"""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "client_js/node_modules/@fontsource-variable/nunito-sans"
TARGET = ROOT / "server/botyard/pictures/fonts"
WEIGHTS = (400, 800)
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
UNUSED = ("GSUB", "GPOS", "GDEF", "STAT", "MVAR", "HVAR", "avar", "prep", "gasp")
NAMES = {1: "Nunito Sans", 2: "Regular", 4: "Nunito Sans {weight}", 6: "NunitoSans-{weight}"}
KEPT_NAMES = (0, 5, 13, 14)
"""Copyright, version and licence."""


def make(weight: int, folder: Path) -> None:
    """Write the font of a weight."""
    parts = [_part(weight, script, folder) for script in SCRIPTS]
    font = Merger().merge(parts)
    font["name"].names = [one for one in font["name"].names if one.nameID in (*NAMES, *KEPT_NAMES)]
    for one in font["name"].names:
        one.string = NAMES.get(one.nameID, str(one)).format(weight=weight)
    font["OS/2"].usWeightClass = weight
    font.save(TARGET / f"nunito-sans-{weight}.ttf")


def _part(weight: int, script: str, folder: Path) -> str:
    """The file of one script in one weight."""
    font = TTFont(SOURCE / "files" / f"nunito-sans-{script}-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    for table in UNUSED:
        if table in font:
            del font[table]
    path = folder / f"{script}-{weight}.ttf"
    font.save(path)
    return str(path)


def main() -> int:
    """Write all fonts and their licence."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for weight in WEIGHTS:
            make(weight, Path(folder))
    (TARGET / "OFL.txt").write_bytes((SOURCE / "LICENSE").read_bytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
