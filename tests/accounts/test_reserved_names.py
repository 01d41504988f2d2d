"""No user can take a name of the service, its staff or its bots."""

import pytest

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
