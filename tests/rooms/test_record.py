"""The names that files of matches use for what nodes ask of a room: files of earlier releases have them too."""

import msgspec
import pytest

from botyard.rooms.before.invitations import Invite, RevokeInvitation
from botyard.rooms.match.clock import Account, Clocks, Running
from botyard.rooms.record import Entry
from botyard.rooms.requests import Alarm, Attend, CallOff, Deserted, EndMatch, NextRoom

ENTRY = (
    "epoch number rules_version time identity seat id command events choices received outages clocks hash own standing "
    "digest before proof"
)
NAMES: dict[type[msgspec.Struct], str] = {
    Entry: ENTRY,
    Clocks: "accounts running active",
    Account: "bank off_turn missed absent granted",
    Running: "choice seat off_turn start given",
    Alarm: "id seat choice",
    NextRoom: "id former game name people options clock settings told contribution",
    Attend: "id person since left",
    EndMatch: "id why",
    Deserted: "id over",
    CallOff: "id round",
    Invite: "id key expires seat uses",
    RevokeInvitation: "id invitation",
}


@pytest.mark.parametrize(("struct", "names"), NAMES.items(), ids=lambda one: getattr(one, "__name__", ""))
def test_the_names_in_files_of_matches_stay(struct: type[msgspec.Struct], names: str) -> None:
    assert list(struct.__struct_fields__) == names.split()
