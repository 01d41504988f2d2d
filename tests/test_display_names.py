"""Visible and invisible characters in names and lines."""

import pytest

from botyard.display_names import MARKS_LIMIT, has_printable_chars, normalise, one_line


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Nguyễn",
        "فاطمة",
        "می\u200cخواهم",
        "अर्जुन",
        "雪",
        "မြွှို့",
        "한",
        "❤\ufe0f",
        "👩\u200d🚀",
        "1\ufe0f\u20e3",
    ],
)
def test_the_names_of_people_are_visible(name: str) -> None:
    assert has_printable_chars(normalise(name))


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u17b4", "\u17b5", "\u034f", "\u00ad"]
)
def test_blank_characters_are_no_name_and_no_part_of_one(blank: str) -> None:
    assert not has_printable_chars(blank)
    assert not has_printable_chars(f"Ann{blank}")


@pytest.mark.parametrize("name", ["\u0301", "\ufe0f", "\u200d", "\u200d\u0301"])
def test_marks_need_something_to_stand_on(name: str) -> None:
    assert not has_printable_chars(name)


def test_a_sign_bears_so_many_marks_as_stay_in_its_line() -> None:
    assert has_printable_chars("e" + "\u0323" * MARKS_LIMIT + "a\u0323")
    assert not has_printable_chars("e" + "\u0323" * (MARKS_LIMIT + 1))


@pytest.mark.parametrize("sign", ["\ufdfd", "\ufdfa", "\U0001242b", "\u2e3b", "\u0bf5"])
def test_a_sign_that_is_as_wide_as_a_word_is_in_no_name(sign: str) -> None:
    assert not has_printable_chars(sign)
    assert not has_printable_chars(f"Ann {sign}")


@pytest.mark.parametrize("name", ["雪の女王", "\u3300", "🤖 Ann", "Ａｎｎ", "ﷲ"])
def test_ordinary_wide_signs_are_names(name: str) -> None:
    assert has_printable_chars(name)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("spam\n2026-11-25 root: forged entry", "spam 2026-11-25 root: forged entry"),
        ("\x1b[31mred\x1b[0m", "[31mred [0m"),
        ("a\u202ekcab\u2066b", "a kcab b"),
        ("👩\u200d🚀 flies", "👩\u200d🚀 flies"),
        ("\r\t ", ""),
    ],
)
def test_a_text_is_one_line_without_controls(text: str, line: str) -> None:
    assert one_line(text) == line
