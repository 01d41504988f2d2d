"""Names that people can take for each other are one name."""

import pytest

from botyard.accounts.confusables import digest, skeleton


@pytest.mark.parametrize(
    "other",
    ["ann", "ANN", "A n n", "Аnn", "Αnn", "ａnn", "Aոn", "A\u200dn\u200dn", "Anռ"[:2] + "n", "A\u0336nn", "𝐀𝐧𝐧"],
)
def test_a_name_of_lookalike_letters_counts_as_the_same_name(other: str) -> None:
    assert skeleton(other) == skeleton("Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bernd", "Bemd"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Paul", "РаuӀ"),
        ("Otto", "0tt0"),
        ("Wilma", "VViIma"),
        ("Tin Bot", "TinBot"),
        ("Tin-Bot", "Tin_Bot"),
        ("MAX", "МАХ"),
        ("Helen", "НеӀеn"),
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
        ("Istanbul", "İstanbul"),
        ("Alice", "ꓮlice"),
        ("ALICE", "ᎪᏞᏆᏟᎬ"),
        ("Ann", "ᴀɴɴ"),
    ],
)
def test_signs_that_look_alike_make_no_difference(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert digest(one) == digest(other)


def test_names_that_look_different_are_different() -> None:
    names = ["Ann", "Anna", "Änn", "Ben", "Bea", "Бен", "雪", "月", "Zoë", "Zoe", "Tinker 13", "Tinker 37", "🚀", "🤖"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_name_of_marks_alone_is_alike_to_itself() -> None:
    assert skeleton("\u0301") != skeleton("\u0300")
    assert skeleton("\u0301")
