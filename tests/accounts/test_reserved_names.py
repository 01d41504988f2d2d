"""Names that people can take for each other are one name, and none of the service, its staff or its bots is free."""

import pytest

from botyard.accounts.confusables import digest, skeleton
from botyard.accounts.reserved_names import is_reserved
from botyard.rooms.before.bots_on_seats import NAMES


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "\u0410dmin",
        "admin 7",
        "The Admin",
        "ADM1N",
        "Botyard",
        "Botyard team",
        "Moderator",
        "mod",
        "0perator",
        "System",
        "You",
        "Y0u",
        "Vous",
        "Your Turn",
        "Support Team",
        "Administration",
        "Spr\u043ecket",
        "sprocket 2",
        "\u0226dmin",
        "Mods",
        "Administr4tor",
        "B-o-t-y-a-r-d",
        "Official",
        "Owner",
        "Developer",
        "practice",
        *NAMES,
    ],
)
def test_a_name_that_could_be_the_services_or_a_bots_is_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Host", "Guest 7", "Bot 1", "Adminton", "Cogwheel", "Root beer", "Smooth operator", "Moe", "123", "?"],
)
def test_ordinary_names_are_free(name: str) -> None:
    assert not is_reserved(name)


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
