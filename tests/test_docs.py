"""The documents: the site builds without a warning, and every relative link and anchor of a page resolves."""

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest
from prometheus_client import REGISTRY

import botyard.client
from botyard import metrics
from botyard.cli import UNAVAILABLE, USAGE_ERROR
from botyard.settings import NAMES
from tools.build_docs import REFERENCE, ROOT, build, links, pages

pytestmark = pytest.mark.slow

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

MADE_LATER = {"data/", "format.json", "botyard.v1.json", "brand.toml"}
"""Files of a running service and of its owner, and the name of a subprotocol that looks like a file."""

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
    game = "volt" if name == "NAME" else "twin_tin_bots"
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


OPERATIONS = (ROOT / "docs/operations.md").read_text()
TROUBLESHOOTING = (ROOT / "docs/troubleshooting.md").read_text()


def test_operations_names_all_settings_and_no_others() -> None:
    table = OPERATIONS.split("## Settings")[1].split("\n## ")[0]
    assert set(re.findall(r"`([A-Z][A-Z_]+)`", table)) == set(NAMES)


def test_operations_names_all_metrics_and_no_others() -> None:
    table = OPERATIONS.split("## Metrics")[1].split("\n## ")[0]
    shown = set(re.findall(r"^\| `(botyard_\w+)", table, re.M))
    families = {family.name: family.type for family in REGISTRY.collect() if family.name.startswith("botyard_")}
    assert shown == {name + ("_total" if kind == "counter" else "") for name, kind in families.items()}
    assert b"botyard_connections" in metrics.exposition()


def test_operations_names_the_labels_of_metrics() -> None:
    labelled = {"commands": "result,code", "resumes": "outcome", "redis_errors": "kind", "bot_answers": "level,outcome"}
    for name, labels in labelled.items():
        assert f"`botyard_{name}_total{{{labels}}}`" in OPERATIONS


def test_operations_names_the_exit_statuses() -> None:
    table = OPERATIONS.split("## Exit statuses")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| (\d+) ", table, re.M)) == {"0", "1", str(USAGE_ERROR), str(UNAVAILABLE)}
    assert f"RestartPreventExitStatus={USAGE_ERROR}\n" in PAGES["docs/first-server.md"].read_text()


def test_the_log_lines_that_pages_name_are_written_somewhere() -> None:
    named = {*re.findall(r"line `([^`]+)`", OPERATIONS + TROUBLESHOOTING), "the store is known"}
    source = "".join(file.read_text() for file in (ROOT / "server").rglob("*.py"))
    assert len(named) > 2
    assert [line for line in named if f'"{line}"' not in source] == []


PRIVACY = (ROOT / "docs" / "privacy.md").read_text()
DAY = 86_400
TERMS = {
    "botyard.store.online.LEFT_KEPT_MS": 120_000,
    "botyard.accounts.identity.GUEST_SECONDS": 730 * DAY,
    "botyard.accounts.identity.ACCOUNT_SECONDS": 90 * DAY,
    "botyard.accounts.browser_cookies.BROWSER_SECONDS": 365 * DAY,
    "botyard.accounts.browser_cookies.DEVICE_SECONDS": 365 * DAY,
    "botyard.accounts.accounts.GUEST_NAME_KEPT_MS": 400 * DAY * 1000,
    "botyard.store.accounts.ENDED_KEPT_SECONDS": 3_600,
    "botyard.store.accounts.SESSIONS_KEPT_SECONDS": 100 * DAY,
    "botyard.accounts.revocation.ENDED_KEPT_MS": 366 * DAY * 1000,
    "botyard.accounts.accounts.PROOF_MS": 15 * 60_000,
    "botyard.accounts.throttle.ATTEMPTS_KEPT_MS": DAY * 1000,
    "botyard.store.daily.KEPT_SECONDS": 40 * DAY,
    "botyard.store.keys.GUEST_KEPT_SECONDS": 400 * DAY,
    "botyard.store.relations.NEWEST_KEPT_SECONDS": 90 * DAY,
    "botyard.notifications.strangers.DAY": DAY,
    "botyard.store.chat.LINES_KEPT": 200,
    "botyard.store.chat.KEPT_SECONDS": 30 * DAY,
    "botyard.store.moderation.CLOSED_LIMIT": 5_000,
    "botyard.store.room_indexes.COUNTED_MS": 60 * DAY * 1000,
}
"""What the page says in words."""


@pytest.mark.parametrize("name", re.findall(r"`(botyard\.[a-zA-Z_.]+[A-Z_]{3,})`", PRIVACY))
def test_a_term_is_what_the_page_says(name: str) -> None:
    assert resolve_name(name) == TERMS[name]


def test_every_term_is_on_the_page() -> None:
    assert set(re.findall(r"`(botyard\.[a-zA-Z_.]+[A-Z_]{3,})`", PRIVACY)) == set(TERMS)
