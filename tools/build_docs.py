"""`make docs`: the documentation site, built from the Markdown files of the repository.

The pages keep their folders, so that a relative link works both in the repository and on the site. The build ends with
status 1 if a page, an anchor or a linked file is missing. In docs/toolkit.md the lines below a comment `live HEIGHT`
are drawn, too: a frame of that height runs them with the parts of the client (`client_js/src/gallery.tsx`).
"""

import argparse
import itertools
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ("*.md", "bench/*.md", "docs/**/*.md", "protocol/**/*.md")
"""Globs of the pages, relative to the root of the repository."""

REFERENCE = {
    "docs/reference/client.md": ("SDK reference", "botyard.client"),
    "docs/reference/session.md": ("SDK without a network", "botyard.client.session"),
    "docs/reference/games.md": ("Interface of games", "botyard.games.interface"),
    "docs/reference/packages.md": ("Packages of games", "botyard.games.package"),
}
"""Pages written from docstrings: path on the site, title, module."""

GALLERY = "docs/toolkit.md"
"""The page whose lines of code are drawn."""
GALLERY_FRAME = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A part of the page</title><link rel="stylesheet" href="style.css">
<script type="application/json" id="codes">CODES</script></head>
<body><div id="app"></div><script src="gallery.js"></script></body></html>
"""

_LIVE = re.compile(r"<!-- live (\d+) -->\n```js\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def pages() -> list[Path]:
    """The Markdown files of the repository, sorted."""
    return sorted({path for glob in PAGES for path in ROOT.glob(glob)})


def links(page: Path) -> Iterator[tuple[str, str]]:
    """The relative links and images of a page, as (path, anchor); either may be empty. Code is skipped."""
    text = _CODE.sub("", _FENCE.sub("", page.read_text(encoding="utf-8")))
    for target in _LINK.findall(text):
        if not re.match(r"[a-z]+:", target):
            path, _, anchor = target.partition("#")
            yield path, anchor


def copy_sources(target: Path) -> None:
    """Copy the pages and the files that they link to, and write the reference pages."""
    for page in pages():
        _copy(page, target)
        for path, _ in links(page):
            linked = (page.parent / path).resolve()
            if path and linked.suffix != ".md" and linked.is_file():
                _copy(linked, target)
    for path, (title, module) in REFERENCE.items():
        reference = target / path
        reference.parent.mkdir(parents=True, exist_ok=True)
        reference.write_text(f"# {title}\n\n::: {module}\n", encoding="utf-8")


def _copy(file: Path, target: Path) -> None:
    """Copy a file of the repository to the same place in `target`."""
    copy = target / file.relative_to(ROOT)
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, copy)


def write_gallery(target: Path) -> None:
    """Build the frames of the gallery, and put one below each of its codes. Raises `CalledProcessError`."""
    page = target / GALLERY
    frames = page.with_suffix("")
    subprocess.run(["node", ROOT / "client_js/tools/gallery.mjs", frames], check=True)
    text = page.read_text(encoding="utf-8")
    codes = json.dumps([code for _, code in _LIVE.findall(text)]).replace("<", "\\u003c")
    (frames / "part.html").write_text(GALLERY_FRAME.replace("CODES", codes), encoding="utf-8")
    number = itertools.count()

    def with_frame(found: re.Match[str]) -> str:
        address = f"{frames.name}/part.html#{next(number)}"
        size = f'width="100%" height="{found[1]}"'
        frame = f'<iframe src="{address}" title="What these lines draw" loading="lazy" {size}></iframe>'
        return f"```js\n{found[2]}```\n\n{frame}\n"

    page.write_text(_LIVE.sub(with_frame, text), encoding="utf-8")


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build the site into `folder`/site. The result has the status and the output of the generator."""
    shutil.rmtree(folder, ignore_errors=True)
    copy_sources(folder / "source")
    write_gallery(folder / "source")
    shutil.copyfile(ROOT / "zensical.toml", folder / "zensical.toml")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=folder, text=True, capture_output=True, check=False)


def main() -> int:
    """Build the site into the folder that the command line names, and print the address of its first page."""
    parser = argparse.ArgumentParser(description="Build the documentation site.")
    parser.add_argument("folder", type=Path, help="replaced by the build")
    folder: Path = parser.parse_args().folder.resolve()
    built = build(folder)
    if built.returncode:
        print(re.sub(r"\x1b\[[\d;]*m", "", built.stdout + built.stderr), file=sys.stderr)
        return 1
    print(f"{folder}/site/index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
