"""Texts of games from outside: what their files become, and what is said of a file with a fault."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from botyard import texts
from botyard.game_check import hints
from botyard.games.package import BadGame, ClientFiles, check
from botyard.games.package_texts import Pattern, page_texts, refusals
from tests.support.toy_game import GAME

SOURCE = "# $count (number)\npicks = { $count } picks\nrefusal-over = It is over.\n"

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes files of texts, by language, into a folder, and returns it."""

    def files(**contents: str | bytes) -> Path:
        for language, content in contents.items():
            data = content if isinstance(content, bytes) else content.encode()
            (tmp_path / f"{language.replace('_', '-')}.ftl").write_bytes(data)
        return tmp_path

    return files


COUNT = {"name": "count", "as": "number"}


@pytest.mark.parametrize(
    ("message", "pattern"),
    [
        ("title = Words", "Words"),
        ('title = { "" }', ""),
        ("-game = game\ntitle = A { -game } of { 2 }", "A game of 2"),
        ("title = The { other }!\nother = other", "The other!"),
        ("# $who (string)\ntitle = { $who } wins", [{"name": "who", "as": "text"}, " wins"]),
        ("# $year (code)\ntitle = { $year }", [{"name": "year", "as": "text"}]),
        ("# $count (number, optional)\ntitle = { $count }", [COUNT]),
        ("# $count (number)\ntitle = { NUMBER($count) }", [COUNT]),
        ("# $who (list)\ntitle = { LIST($who) }", [{"name": "who", "as": "list"}]),
        ("# $days (number)\ntitle = { RELATIVE_DAY($days) }", [{"name": "days", "as": "day"}]),
        ("# $who (string)\ntitle = { POSSESSIVE($who) }", [{"name": "who", "as": "possessive"}]),
        (
            "# $count (number)\ntitle = { $count ->\n [0] None\n [one] One\n *[other] { $count }\n }",
            [{**COUNT, "forms": {"0": "None", "one": "One"}, "default": [COUNT]}],
        ),
    ],
)
def test_a_message_becomes_a_pattern_for_the_page(write: Write, message: str, pattern: Pattern) -> None:
    assert page_texts(write(en=message), "en")["title"] == pattern


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "en.ftl can't be read: No such file or directory"),
        ({"en": b"title = \xff"}, "en.ftl can't be read: invalid start byte"),
        ({"en": "title = A\n\nbroken"}, 'en.ftl, line 3: Expected token: "="'),
        ({"en": SOURCE, "German": ""}, "German.ftl is not named after a language, such as de.ftl"),
        ({"en": SOURCE, "de_AT": ""}, "de-AT.ftl is not named after a language, such as de.ftl"),
        ({"en": SOURCE, "de": "picks = { $count\n"}, 'de.ftl, line 2: Expected token: "}"'),
        ({"en": SOURCE, "de": "\nother = Andere"}, "de.ftl, line 2: other is not in en.ftl"),
        ({"en": SOURCE, "de": "picks = Keine"}, "de.ftl, line 1: picks does not use $count, which en.ftl uses"),
        (
            {"en": SOURCE, "de": "picks = { $count } { $more }"},
            "de.ftl, line 1: picks uses $more, which the comment above it in en.ftl does not declare",
        ),
        ({"en": "a = { $x }"}, "en.ftl, line 1: a uses $x, which the comment above it in en.ftl does not declare"),
        ({"en": "# $x (date)\na = { $x }"}, "en.ftl, line 1: a has a parameter $x of the unknown type date"),
        ({"en": "a = A\na = B"}, "en.ftl, line 2: a is there twice"),
        ({"en": "a =\n    .title = B"}, "en.ftl, line 1: a needs a value and no attributes"),
        ({"en": "a = { b }"}, "en.ftl, line 1: a refers to b, which is not there"),
        ({"en": "a = { b }\nb = { a }"}, "en.ftl, line 1: a refers to a, which is this text"),
        (
            {"en": "# $x (string)\na = { UPPER($x) }"},
            "a uses UPPER, which is none of the functions NUMBER, LIST, POSSESSIVE, RELATIVE_DAY",
        ),
        ({"en": "a = { NUMBER(2) }"}, "en.ftl, line 1: a has a placeholder that is neither a parameter nor a function"),
        (
            {"en": "# $x (number)\na = { $x ->\n [single] A\n *[other] B\n }"},
            "a has the variant single of a number, which is no plural form",
        ),
        (
            {"en": "# $x (number)\nrefusal-a = { $x ->\n [one] A\n *[other] B\n }"},
            "refusal-a has more than words, texts and numbers, which are all that the service can say",
        ),
    ],
)
def test_a_package_is_refused_with_a_sentence_about_the_fault_of_a_file(
    write: Write, files: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadGame) as refused:
        check("toy_game", replace(GAME, texts=write(**files)), frozenset())
    (sentence,) = refused.value.args
    assert sentence.startswith("The game toy_game has a fault in its texts: ")
    assert said in sentence
    assert sentence.endswith(".")


def test_a_package_with_a_folder_of_another_type_is_refused() -> None:
    with pytest.raises(BadGame, match="has texts of the type str, not a Path of a folder"):
        check("toy_game", replace(GAME, texts="texts"), frozenset())  # type: ignore[arg-type]


def test_a_message_that_a_language_lacks_is_a_hint_and_no_fault(write: Write) -> None:
    package = replace(GAME, texts=write(en=SOURCE, de="picks = { $count } Zahlen"))
    assert check("toy_game", package, frozenset()) is package
    assert list(hints(package))[1:] == ["de.ftl lacks refusal-over: the page shows them in English."]


def test_a_text_of_a_script_that_english_does_not_have_is_named_with_its_line(write: Write) -> None:
    script = b'const one = text("picks", { count: 1 });\n\nconst other = text(\'no-such\') + context("x") + text(id);\n'
    (write(en=SOURCE) / "client.js").write_bytes(script)
    files = ClientFiles(write())
    found = list(hints(replace(GAME, texts=write(), client=files)))
    assert found == ["client.js, line 3: en.ftl has no text no-such: the page shows this id in its place."]


def test_refusals_of_two_games_may_have_the_same_id(write: Write) -> None:
    found = refusals(write(en='# $cell (number)\nrefusal-taken = Cell { $cell } {"{"} is taken.\nother = Other'))
    texts.add("first_toy", found)
    texts.add("second_toy", {"refusal-taken": "No."})
    sentence = texts.localized("first_toy:refusal-taken", cell=3)
    assert (sentence, sentence.id) == ("Cell 3 { is taken.", "first_toy:refusal-taken")
    assert texts.localized("second_toy:refusal-taken") == "No."
    with pytest.raises(LookupError):
        texts.localized("first_toy:other")
