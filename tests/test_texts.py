"""Sentences of the server: every one is in the file of texts, and every text there is used."""

import ast
import json
import pickle
import re
from functools import cache
from pathlib import Path

import pytest

from botyard.games.interface import wrong_number
from botyard.texts import NOTIFICATIONS, REFUSALS, Sentence, folder, languages, localized, said_in, text_of
from botyard_protocol.api_notifications import NotificationKind
from botyard_protocol.base import TextArgument
from botyard_protocol.messages import InboxKind

SERVER = Path(__file__).parents[1] / "server" / "botyard"
TEXTS = "".join((folder() / "en" / name).read_text() for name in REFUSALS)
DECLARED = {
    found["id"]: set(re.findall(r"\$(\w+) \(", found["comment"] or ""))
    for found in re.finditer(r"^(?P<comment># .*\n)?(?P<id>[\w-]+) = ", TEXTS, re.MULTILINE)
}
COMPUTED = {"players_out_of_range", "bad_options"}
"""Codes whose texts `wrong_number` chooses."""


@cache
def nodes() -> list[ast.AST]:
    """All calls and constants of the server's code."""
    trees = (ast.parse(path.read_text()) for path in SERVER.rglob("*.py"))
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call | ast.Constant)]


def calls() -> list[tuple[str, set[str]]]:
    """The ids and argument names of all calls of `localized` with a literal."""
    found = []
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="localized"), args=[ast.Constant(value=str(text))], keywords=given):
                if ":" in text:  # of the game that `botyard new-game` writes
                    continue
                found.append((text, {one.arg for one in given if one.arg is not None}))
    return found


def test_every_sentence_has_its_text_and_arguments() -> None:
    found = calls()
    assert len(found) > 200
    assert [one for one in found if DECLARED.get(one[0]) != one[1]] == []


def test_every_text_is_used() -> None:
    literals = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    computed = {f"{code}-{kind}" for code in COMPUTED for kind in ("exactly", "between")}
    referred = set(re.findall(r"\{ ([a-z][\w-]*) \}", TEXTS))
    assert set(DECLARED) - literals - computed - referred == set()


def test_a_sentence_says_what_it_is() -> None:
    sentence = wrong_number(range(2, 7))
    assert sentence == "This game is for 2 to 6 players."
    assert text_of(sentence) == (
        "players_out_of_range-between",
        (TextArgument("fewest", "2"), TextArgument("most", "6")),
    )
    assert text_of("Words without an id.") == ("", ())


def test_a_sentence_can_be_handed_to_another_process() -> None:
    sentence = wrong_number(range(2, 3))
    again = pickle.loads(pickle.dumps(sentence))
    assert isinstance(again, Sentence)
    assert text_of(again) == text_of(sentence)


def test_a_wrong_sentence_is_an_error() -> None:
    with pytest.raises(LookupError):
        localized("no_such_text")
    with pytest.raises(ValueError, match="no_such_seat-room_seats"):
        localized("no_such_seat-room_seats")


def texts_of_notifications(language: str) -> dict[str, set[str]]:
    """The texts of notifications in a language by id, as the arguments in each."""
    lines = (folder() / language / NOTIFICATIONS).read_text().splitlines()
    pairs = (line.split(" = ", 1) for line in lines if line and not line.startswith("#"))
    return {id: set(re.findall(r"\{ \$(\w+) \}", words)) for id, words in pairs}


def test_complete_languages_have_all_texts_of_notifications_with_their_arguments() -> None:
    english = texts_of_notifications("en")
    assert len(english) > 20
    assert languages() >= set(json.loads((folder() / "complete.json").read_text()))
    for language in languages():
        assert texts_of_notifications(language) == english
        for id, arguments in english.items():
            assert said_in(language, id, **dict.fromkeys(arguments, "Ann"))


def test_every_text_of_notifications_is_used() -> None:
    code = "".join(path.read_text() for path in (SERVER / "notifications").glob("*.py"))
    wires = {one.wire for one in (*NotificationKind, *InboxKind)} | {
        "confirm",
        "reset",
        "login",
        "password",
        "moved",
        "test",
    }
    computed = {f"{wire}-{part}" for wire in wires for part in ("title", "body", "else", "link")}
    assert {id for id in texts_of_notifications("en") if f'"{id}"' not in code} <= computed


def test_a_language_that_the_server_lacks_is_said_in_english() -> None:
    assert said_in("tlh", "mail-open") == said_in("", "mail-open") == said_in("en", "mail-open") == "Open"
