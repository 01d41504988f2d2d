"""The parts of the built client that a page of a room needs besides what every page loads.

A browser finds them only when it runs the script of the page. Links in the head let it load them before that, with low
priority, since every other file is needed first.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

MANIFEST = Path(".vite", "manifest.json")
"""What the build of the client writes about its modules (Vite's `build.manifest`), in its directory."""
PAGE = "index.html"
ROOM = "src/ui/room.tsx"
SCRIPT = 'rel="modulepreload"'
STYLE = 'rel="preload" as="style"'
LINK = '    <link {} crossorigin fetchpriority="low" href="{}/{}">\n'
Manifest = Mapping[str, Mapping[str, Any]]


class PageParts:
    """Makes the links. `client` is the directory of the built client."""

    def __init__(self, client: Path) -> None:
        self._manifest = client / MANIFEST

    def links(self, game: str, site: str = "") -> str:
        """Lines of HTML for the head of a room of a game; none for a client that was built without a manifest.

        `site`: the path below which the service is served.
        """
        try:
            return _links(self._manifest, self._manifest.stat().st_mtime_ns, game, site)
        except OSError:
            return ""


@lru_cache(maxsize=64)
def _links(file: Path, _: int, game: str, site: str) -> str:
    """Return the links for a game by the manifest in `file`. Raises `OSError` if it can't be read.

    The second argument is the time of its last change: a changed manifest is read again.
    """
    manifest = json.loads(file.read_bytes())
    known: set[str] = set()
    _add(manifest, PAGE, known)  # what every page loads needs no link
    parts = [*_add(manifest, ROOM, known), *_add(manifest, f"src/games/{game}/match_part.tsx", known)]
    scripts = [(SCRIPT, manifest[part]["file"]) for part in parts]
    styles = [(STYLE, file) for part in parts for file in manifest[part].get("css", ())]
    return "".join(LINK.format(kind, site, file) for kind, file in scripts + styles)


def _add(manifest: Manifest, part: str, known: set[str]) -> list[str]:
    """Add a part and all that it imports to the `known` ones, and return those that were not known."""
    if part in known or part not in manifest:
        return []
    known.add(part)
    imported = (_add(manifest, module, known) for module in manifest[part].get("imports", ()))
    return [part, *chain.from_iterable(imported)]
