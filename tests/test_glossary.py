"""Words of the texts: each thing has one word in a language, and no other."""

import json
import re
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
