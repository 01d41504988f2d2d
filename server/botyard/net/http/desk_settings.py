"""What moderators set for all users over HTTP: the announcement, and reserved names."""

from botyard.accounts.reserved_names import ReservedNames
from botyard.moderation.measures import Measures
from botyard.net.http.desk_access import DeskAccess
from botyard.net.http.router import Call, Operation
from botyard_protocol.api_desk import AnnouncementWish, ReservedNameChange, ReservedNamesList

ALL_USERS = "/api/desk/announcement"
NAMES = "/api/desk/reserved-names"


class DeskSettingsOperations:
    """Serves the settings of the desk."""

    def __init__(self, access: DeskAccess, measures: Measures, reserved_names: ReservedNames) -> None:
        self._access = access
        self._measures = measures
        self._reserved_names = reserved_names

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        announce, withdraw = "An announcement to all users, instead of the last one.", "No announcement any more."
        names = "The reserved names."
        reserve, release = "Reserve a name, or one that looks like it.", "Let people take a name again."
        change = ReservedNameChange
        return self._access.when_open(
            Operation("POST", ALL_USERS, "announce", announce, self._announce, AnnouncementWish),
            Operation("DELETE", ALL_USERS, "withdrawAnnouncement", withdraw, self._withdraw),
            Operation("GET", NAMES, "listReservedNames", names, self._list, None, ReservedNamesList),
            Operation("POST", NAMES, "reserveName", reserve, self._reserve, change, ReservedNamesList),
            Operation("POST", f"{NAMES}/release", "releaseName", release, self._release, change, ReservedNamesList),
        )

    async def _announce(self, call: Call) -> None:
        wish = call.body
        assert isinstance(wish, AnnouncementWish)
        await self._measures.announce(call.caller, wish.text, wish.minutes)

    async def _withdraw(self, call: Call) -> None:
        await self._measures.withdraw_announcement(call.caller)

    async def _list(self, call: Call) -> ReservedNamesList:
        return ReservedNamesList(tuple(self._reserved_names.added()), tuple(sorted(self._reserved_names.fixed)))

    async def _reserve(self, call: Call) -> ReservedNamesList:
        assert isinstance(call.body, ReservedNameChange)
        await self._measures.reserve_name(call.caller, call.body.name, call.body.why)
        return await self._list(call)

    async def _release(self, call: Call) -> ReservedNamesList:
        assert isinstance(call.body, ReservedNameChange)
        await self._measures.release_name(call.caller, call.body.name, call.body.why)
        return await self._list(call)
