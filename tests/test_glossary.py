"""Words of the texts: each thing has one word in a language, and no other.

And a language can be merged step by step: with a part of the sentences it passes what it would be merged with.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from botyard.texts import folder

COMPLETE = sorted({"en", *json.loads((folder() / "complete.json").read_text())})
LOOSE_DOTS = re.compile(r"\w[ \u00a0\u202f]…(?!\w| \w)")
"""An ellipsis apart from its word: so only German writes it."""
FRENCH_SPACES = re.compile(r"[ \u00a0][;?»]|« |\S :(?= |$)")


def glossary(language: str) -> dict[str, dict[str, Any]]:
    """The words of a language by their terms in English, with the words that stand for none of them."""
    return tomllib.loads((folder() / language / "glossary.toml").read_text())


def texts(language: str) -> dict[str, str]:
    """What a reader of a language sees, by file."""
    home = folder() / language
    found = {str(path.relative_to(home)): path for path in home.rglob("*") if path.suffix in (".ftl", ".md", ".txt")}
    return {name: what_is_read(path) for name, path in sorted(found.items())}


def what_is_read(path: Path) -> str:
    """The text of a file, without comments, ids and addresses."""
    hidden = r"^(?:#.*|[\w-]+ =)" if path.suffix == ".ftl" else r"<!--.*?-->|\{#[^}]*\}|\]\([^)]*\)"
    return re.sub(hidden, "", path.read_text(), flags=re.MULTILINE)


def doubles(rule: dict[str, Any], read: dict[str, str]) -> list[str]:
    """The places of words that a rule of a glossary forbids, as `file: word (why)`. A star stands for any letters."""
    patterns = [re.escape(word).replace(r"\*", r"\w*") for word in rule.get("never", ())]
    if not patterns:
        return []
    words = re.compile(rf"(?<![\w$])(?:{'|'.join(patterns)})(?!\w)", re.IGNORECASE)
    files = rule.get("files", read)
    return [f"{name}: {found} ({rule['why']})" for name in files for found in words.findall(read[name])]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_language_has_one_word_for_one_thing(language: str) -> None:
    read = texts(language)
    assert [place for rule in glossary(language).values() for place in doubles(rule, read)] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_dots_of_what_goes_on_stand_as_the_language_writes_them(language: str) -> None:
    read = texts(language)
    loose = [name for name, text in read.items() if LOOSE_DOTS.search(text)]
    assert bool(loose) is (language == "de")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_glossary_has_a_used_word_for_every_term(language: str) -> None:
    rules = glossary(language)
    assert list(rules) == list(glossary("en"))
    everything = "\n".join(texts(language).values()).lower()
    assert [rule["word"] for rule in rules.values() if rule["word"].lower() not in everything] == []


def test_a_planted_double_is_found() -> None:
    rule = glossary("nl")["host"]
    read = texts("nl")
    assert doubles(rule, read) == []
    read["match.ftl"] += "\nplanted = Vraag het de gastheer of gastheren.\n"
    assert doubles(rule, read) == [f"match.ftl: gastheer ({rule['why']})"]


def test_a_double_is_a_whole_word_and_a_star_stands_for_letters() -> None:
    rule = {"word": "road", "never": ["way", "path*"], "why": "One word."}
    assert doubles(rule, {"a.ftl": "Away, a Way, two paths and a footpath"}) == [
        "a.ftl: Way (One word.)",
        "a.ftl: paths (One word.)",
    ]
    assert doubles({**rule, "files": ["b.ftl"]}, {"a.ftl": "a way", "b.ftl": "a road"}) == []


def test_french_signs_stand_behind_fixed_spaces() -> None:
    found = {name: FRENCH_SPACES.findall(text) for name, text in texts("fr").items()}
    assert {name: signs for name, signs in found.items() if signs} == {}
    assert FRENCH_SPACES.findall("Qui commence ?") == [" ?"]


# --- a part of a language ---------------------------------------------------------------------------------------


ROOT = Path(__file__).parents[1]
COPIED = ("client_js", "locales", "protocol", "server", "tests")
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "fixtures")
SENTENCES = 20
ONE_LINE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout in which Polish has every second of some English sentences of the first part."""
    folder = tmp_path_factory.mktemp("partial")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT, symlinks=True)
    for name in ("pyproject.toml", "Makefile"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "client_js" / "node_modules").symlink_to(ROOT / "client_js" / "node_modules")
    english = ONE_LINE.findall((folder / "locales" / "en" / "platform.ftl").read_text())[: 2 * SENTENCES : 2]
    assert all(id.startswith("first-") for id, _ in english)
    texts = "".join(f"{id} = Ż {words}\n" for id, words in english)
    (folder / "locales" / "pl").mkdir()
    (folder / "locales" / "pl" / "platform.ftl").write_text(texts)
    return folder


def in_client(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the folder of the client."""
    return subprocess.run(command, cwd=checkout / "client_js", capture_output=True, text=True, check=False)


def passed(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_the_client_is_built_and_passes_its_tests_and_types(checkout: Path) -> None:
    texts_alone = ("npx", "vitest", "run", "src/text", "tools/locales.test.mjs")
    for command in (("npm", "run", "build"), texts_alone, ("npm", "run", "check")):
        passed(in_client(checkout, *command))
    texts = checkout / "client_js" / "src" / "text" / "generated"
    assert '"pl"' in (texts / "languages.ts").read_text()
    assert '{"pl":1}' in (texts / "languages.ts").read_text()
    assert (texts / "platform" / "first.pl.ts").exists()
    assert not (texts / "platform" / "tables.pl.ts").exists()
    assert not (texts / "match" / "match.pl.ts").exists()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_the_tests_of_texts_pass(checkout: Path) -> None:
    names = "tests/games/test_statements.py::test_each_tile_has_a_name_in_each_complete_language"
    chosen = ("tests/test_site_pages.py", "tests/test_texts.py", names)
    command = [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": f"{checkout / 'server'}:{checkout / 'protocol'}"}
    passed(
        subprocess.run([*command, *chosen], cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    )


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_make_locale_shows_how_much_there_is(checkout: Path) -> None:
    done = in_client(checkout, "node", "tools/locale_table.mjs", "pl")
    passed(done)
    assert re.search(rf"^platform\.ftl first- +{SENTENCES} of \d+  missing: ", done.stdout, re.MULTILINE)
    assert re.search(r"^volt\.ftl lobby- +0 of \d+  missing$", done.stdout, re.MULTILINE)
    assert re.search(rf"^sentences +{SENTENCES} of \d,\d{{3}}$", done.stdout, re.MULTILINE)


MISTAKES = {
    "volt.ftl": ("no-such-text = Ż\n", "no-such-text is not in en"),
    "match.ftl": ("end-line = Ż\n", "end-line does not use $"),
    "robot_master.ftl": ("lobby-title = { $title\n", "lobby-title = { $title: "),
    "twin_tin_bots.ftl": ("title = Ż\n", "title: does not begin with its part"),
    "vlot.ftl": ("lobby-title = Ż\n", "there is no such file in en"),
}
"""By file, a mistake and what is said of it."""


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_mistakes_in_files_of_texts_are_refused(checkout: Path) -> None:
    tests = ("npx", "vitest", "run", "tools/locales.test.mjs")
    for file, (text, said) in MISTAKES.items():
        wrong = checkout / "locales" / "pl" / file
        wrong.write_text(text)
        shown = in_client(checkout, "node", "tools/locale_table.mjs", "pl")
        tested = in_client(checkout, *tests) if file == "volt.ftl" else shown  # one stands for all: each takes seconds
        wrong.unlink()
        assert tested.returncode == shown.returncode == 1
        assert f"{file}: {said}" in tested.stdout + tested.stderr
        assert f"locales/pl/{file}: {said}" in shown.stderr


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_new_language_gets_its_folder(checkout: Path) -> None:
    done = in_client(checkout, "node", "tools/locale_table.mjs", "cs")
    passed(done)
    assert (checkout / "locales" / "cs").is_dir()
    assert "sentences" in done.stdout
    assert in_client(checkout, "node", "tools/locale_table.mjs", "xx").returncode == 1
