"""The friends of the caller over HTTP: who is here, and what they play."""

from collections.abc import Iterable

from botyard.lobby.room_list import RoomList
from botyard.net.http.router import Call, Operation
from botyard.net.transport.message_costs import ROOM_READ
from botyard.people.friends import Friends
from botyard.people.online import OnlineUsers
from botyard_protocol.api_people import Friend, FriendList
from botyard_protocol.messages import RoomSummary, Status


class FriendOperations:
    """Serves the list of friends. Rooms that the lobby does not list are not in it either."""

    def __init__(self, friends: Friends, online: OnlineUsers, room_list: RoomList) -> None:
        self._friends = friends
        self._online = online
        self._room_list = room_list

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        summary = "Your friends, whether they are here, and the listed tables where they sit."
        listed = "listFriends", summary, self._list, None, FriendList
        return [Operation("GET", "/api/me/friends", *listed, price=ROOM_READ)]

    async def _list(self, call: Call) -> FriendList:
        friends = (await self._friends.of(call.caller.id)).friends
        rooms = _rooms_of({one.identity for one in friends}, self._room_list.rooms.values()) if friends else {}
        listed = [
            _friend(Friend(one.identity, one.name, self._online.state(one.identity)), rooms.get(one.identity))
            for one in friends
        ]
        return FriendList(tuple(sorted(listed, key=lambda one: one.state)))


def _rooms_of(people: set[str], rooms: Iterable[RoomSummary]) -> dict[str, RoomSummary]:
    """A listed room of each of these people who has one: one that plays before one that waits."""
    found: dict[str, RoomSummary] = {}
    for room in rooms:
        for identity in people.intersection(one for one in room.identities if one is not None):
            if identity not in found or room.status is Status.PLAYING:
                found[identity] = room
    return found


def _friend(friend: Friend, room: RoomSummary | None) -> Friend:
    if room is None:
        return friend
    free = room.status is Status.OPEN and None in room.seats
    shown = friend.identity, friend.name, friend.state, room.id, room.name, room.game, room.status, free
    return Friend(*shown)
