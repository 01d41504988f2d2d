"""The text that a chat line may have, and its stored form."""

import pytest

from botyard.accounts.identity import Identity
from botyard.chat.chat_lines import ENGLISH, dump_line, line_of, load_line, to_chat_line
from botyard.errors import Refused
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.chat import format_line_id, parse_line_id
from botyard_protocol.chat import MAX_LINE_CHARS, ChatLine, ChatPlace, Phrase, Say
from botyard_protocol.codes import Code

ANN = Identity("ann", "Ann")


def say(text: str = "", phrase: Phrase | None = None) -> Say:
    return Say("s1", ChatPlace.LOBBY, text, phrase)


def test_a_text_is_put_in_order() -> None:
    assert line_of(ANN, say("  Mind \n the\tmud ")).text == "Mind the mud"
    assert line_of(ANN, say("नमस्ते 👩‍🔧")).text == "नमस्ते 👩‍🔧"


@pytest.mark.parametrize(
    "text", ["", "   ", "\u200d", "a\u202eb", "bell\u0007", "half \ud800", "x" * (MAX_LINE_CHARS + 1)]
)
def test_a_line_without_visible_characters_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        line_of(ANN, say(text))
    assert refused.value.code is Code.INVALID_FIELD


def test_a_phrase_is_sent_by_its_name_and_in_english() -> None:
    line = line_of(ANN, say(phrase=Phrase.GOOD_LUCK))
    assert (line.phrase, line.text) == ("good_luck", "Good luck!")
    assert set(ENGLISH) == set(Phrase)
    assert len(Phrase) >= 12
    with pytest.raises(Refused):
        line_of(ANN, say("and more", Phrase.THANKS))


def test_a_stored_line_is_sent_with_its_time() -> None:
    line = load_line(dump_line(line_of(ANN, say("Hi"), ["ben"])))
    expected = ChatLine("1790000000000-3", 1_790_000_000_000, "ann", "Ann", "Hi")
    assert to_chat_line((1_790_000_000_000, 3), line, STORED_NAMES) == expected


def test_a_line_is_not_for_those_who_are_hidden_from_each_other() -> None:
    line = line_of(ANN, say("Hi"), ["ben"])
    assert line.is_for("cid", frozenset())
    assert not line.is_for("ben", frozenset())
    assert not line.is_for("cid", frozenset({"ann"}))


@pytest.mark.parametrize("text", ["", "-", "1", "1-", "-1", "a-b", "1-2-3", "9" * 16 + "-0", "+1-0"])
def test_a_malformed_line_id_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no id"):
        parse_line_id(text)


def test_ids_keep_their_order() -> None:
    assert parse_line_id("9-0") < parse_line_id("10-0") < parse_line_id(b"10-2") < parse_line_id("10-11")
    assert format_line_id(parse_line_id("10-11")) == "10-11"
