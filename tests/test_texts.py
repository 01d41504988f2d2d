"""Sentences of the server: every one is in the file of texts, and every text there is used."""

import ast
import pickle
import re
from pathlib import Path

import pytest

from botyard.games.interface import wrong_number
from botyard.texts import REFUSALS, Sentence, folder, localized, text_of
from botyard_protocol.base import TextArgument

SERVER = Path(__file__).parents[1] / "server" / "botyard"
TEXTS = "".join((folder() / "en" / name).read_text() for name in REFUSALS)
DECLARED = {
    found["id"]: set(re.findall(r"\$(\w+) \(", found["comment"] or ""))
    for found in re.finditer(r"^(?P<comment># .*\n)?(?P<id>[\w-]+) = ", TEXTS, re.MULTILINE)
}
COMPUTED = {"players_out_of_range", "bad_options"}
"""Codes whose texts `wrong_number` chooses."""


def calls() -> list[tuple[str, set[str]]]:
    """The ids and argument names of all calls of `localized` with a literal."""
    found = []
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name(id="localized"), args=[ast.Constant(value=str(text))], keywords=given):
                    if ":" in text:  # of the game that `botyard new-game` writes
                        continue
                    found.append((text, {one.arg for one in given if one.arg is not None}))
    return found


def test_every_sentence_has_its_text_and_arguments() -> None:
    assert len(calls()) > 200
    assert [one for one in calls() if DECLARED.get(one[0]) != one[1]] == []


def test_every_text_is_used() -> None:
    literals = {
        node.value
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
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
