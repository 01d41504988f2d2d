"""The documents: the site builds without a warning, and every relative link and anchor of a page resolves."""

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import botyard.client
from tools.build_docs import REFERENCE, ROOT, build, links, pages

BASES = [
    Path(),
    Path("server/botyard"),
    Path("server/botyard/store/lua"),
    Path("protocol"),
    Path("client_js"),
    Path("client_js/src"),
]
"""The folders below which pages name files."""

TREES = [ROOT / "server", ROOT / "protocol", ROOT / "tests/games"]
"""Where a file may be that a page names without its folder."""

MADE_LATER = {"data/", "format.json", "botyard.v1.json"}
"""Files of a running service, and the name of a subprotocol that looks like a file."""

PAGES = {str(page.relative_to(ROOT)): page for page in pages()}


@pytest.mark.slow
def test_the_site_builds_and_is_complete(tmp_path: Path) -> None:
    """One test, because the build takes seconds: pages, the reference of the SDK, and no request to another host."""
    built = build(tmp_path)
    assert built.returncode == 0, re.sub(r"\x1b\[[\d;]*m", "", built.stdout + built.stderr)
    site = tmp_path / "site"
    assert [name for name in [*PAGES, *REFERENCE] if not html_of(site, name).is_file()] == []
    reference = html_of(site, "docs/reference/client.md").read_text()
    offered = list(botyard.client.__all__)
    offered += [f"Client.{name}" for name in vars(botyard.client.Client) if not name.startswith("_")]
    assert [name for name in offered if f'id="botyard.client.{name}"' not in reference] == []
    loaded = re.compile(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\"?(https?:)?//[^>]*>")
    for html in site.rglob("*.html"):
        assert [tag for tag in loaded.finditer(html.read_text()) if 'rel="canonical"' not in tag[0]] == [], html


def test_every_page_is_in_the_navigation() -> None:
    nav = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]
    assert sorted(targets(nav)) == sorted([*PAGES, *REFERENCE])


@pytest.mark.parametrize("name", PAGES)
def test_links_resolve_in_the_repository(name: str) -> None:
    page = PAGES[name]
    for path, anchor in links(page):
        linked = (page.parent / path).resolve() if path else page
        assert linked.is_file(), f"{name} links to {path}, which is no file"
        if anchor:
            assert anchor in anchors(linked), f"{name} links to {path}#{anchor}, which is no heading"


@pytest.mark.parametrize("name", PAGES)
def test_files_that_a_page_names_exist(name: str) -> None:
    named = re.findall(
        r"`(\w[\w./-]*/|\w[\w./-]*\.(?:py|lua|tsx?|mjs|toml|json|md))(?:::(\w+))?`", PAGES[name].read_text()
    )
    kept = [(path, function) for path, function in named if path not in MADE_LATER and "NAME" not in path]
    missing = [f"{path}::{function}" for path, function in kept if not is_there(path, function)]
    assert missing == [], f"{name} names what does not exist below {[str(base) for base in BASES]}"


def test_the_table_of_keys_has_every_key() -> None:
    source = (ROOT / "server/botyard/store/keys.py").read_text()
    table = PAGES["ARCHITECTURE.md"].read_text().split("## Data in Redis")[1].split("\n## ")[0]
    names = re.findall(r"(?:\}|\{PREFIX\}):([a-z][a-z-]*)", source)
    assert len(names) > 30
    assert [name for name in names if not re.search(rf"[:{{`]{name}\b", table)] == []


def test_the_steps_of_a_command_name_functions_that_exist() -> None:
    table = PAGES["ARCHITECTURE.md"].read_text().split("## The way of a command")[1].split("\n## ")[0]
    named = re.findall(r"`([\w/]+\.(?:py|tsx?))` `(\w+)`", table)
    assert len(named) > 25
    assert [f"{path} {function}" for path, function in named if not is_there(path, function)] == []


GENERATED = re.compile(r"^protocol/(?:schema\.json|reference/|vectors/)|generated\.ts$|\.test\.|/images/")
"""Files that `make types` writes, tests, and pictures."""
FOLLOWED = ("server", "protocol", "client_js/src", "docs", "tools", "README.md", "pyproject.toml", "zensical.toml")
FOLLOWING = re.findall(
    r"^\| [^|]+ \| `(\w+)` \| (.*) \|$",
    PAGES["ARCHITECTURE.md"].read_text().split("### What follows from a change")[1].split("\n## ")[0],
    re.MULTILINE,
)


@pytest.mark.parametrize(("name", "places"), FOLLOWING, ids=[name for name, _ in FOLLOWING])
def test_a_change_has_the_places_that_its_example_has(name: str, places: str) -> None:
    game = {"robot_pushed": "twin_tin_bots"}.get(name, "volt")
    name, places = name.replace("NAME", game), places.replace("NAME", game)
    words = {name, "".join(part.capitalize() for part in name.split("_"))}
    tracked = subprocess.run(["git", "ls-files", *FOLLOWED], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / file for file in tracked.stdout.split() if not GENERATED.search(file)]
    found = [file for file in files if words & set(re.findall(r"\w+", file.read_text(errors="ignore")))]
    paths = re.findall(r"`([^`]+)`", places)
    listed = {path: [base / path for base in (ROOT / one for one in BASES) if (base / path).exists()] for path in paths}
    unlisted = [file for file in found if not any(file.is_relative_to(one) for ones in listed.values() for one in ones)]
    assert unlisted == [], f"ARCHITECTURE.md, What follows from a change: name these places of {name}"
    unused = {
        path for path, ones in listed.items() if not any(file.is_relative_to(one) for one in ones for file in found)
    }
    assert unused <= {"locales/"}, f"{name} is not there"


def is_there(path: str, function: str) -> bool:
    """Whether a file or folder exists, and defines a function or class of this name if one is given."""
    files = [ROOT / base / path for base in BASES if (ROOT / base / path).exists()]
    if not files and "/" not in path:
        files = [file for tree in TREES for file in tree.rglob(path)]
    if not function:
        return bool(files)
    defined = rf"(?:def|class|function) {function}\b" if path.endswith(".py") else rf"\b{function}(?:\(|: \()"
    return any(re.search(defined, file.read_text()) for file in files)


def html_of(site: Path, page: str) -> Path:
    """The file of the site that a page is built to."""
    return site / re.sub(r"(README)?\.md$", lambda end: "index.html" if end[1] else ".html", page)


def targets(nav: list[Any]) -> list[str]:
    """The pages of a navigation, which nests."""
    found: list[str] = []
    for entry in nav:
        for value in entry.values():
            found += [value] if isinstance(value, str) else targets(value)
    return found


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as code hosts make them."""
    text = re.sub(r"^(```|~~~).*?^\1", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        slug = (
            re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()).strip().replace(" ", "-")
        )
        again = sum(1 for one in found if re.fullmatch(re.escape(slug) + r"(-\d+)?", one))
        found.add(f"{slug}-{again}" if again else slug)
    return found
