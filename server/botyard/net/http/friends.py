"""The friends of the caller over HTTP: who is here, and what they play."""

from collections.abc import Iterable

from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.transport.message_costs import ROOM_READ
from botyard_protocol.api_people import Friend, FriendList
from botyard_protocol.messages import RoomSummary, Status


@operation("GET", "/api/me/friends", price=ROOM_READ)
async def list_friends(node: Node, call: Call) -> FriendList:
    """Your friends, whether they are here, and the listed tables where they sit."""
    friends = (await node.contacts.friends.of(call.caller.id)).friends
    rooms = _rooms_of({one.identity for one in friends}, node.room_list.rooms.values()) if friends else {}
    listed = [
        _friend(Friend(one.identity, one.name, node.online.state(one.identity)), rooms.get(one.identity))
        for one in friends
    ]
    return FriendList(tuple(sorted(listed, key=lambda one: one.state)))


def _rooms_of(people: set[str], rooms: Iterable[RoomSummary]) -> dict[str, RoomSummary]:
    """Return for each of `people` who sits in a listed room such a room, rather one that plays than one that waits."""
    found: dict[str, RoomSummary] = {}
    for room in rooms:
        for identity in people.intersection(one for one in room.identities if one is not None):
            if identity not in found or room.status is Status.PLAYING:
                found[identity] = room
    return found


def _friend(friend: Friend, room: RoomSummary | None) -> Friend:
    """Return a friend with the room where they sit, if there is one, and whether it waits and has a free seat."""
    if room is None:
        return friend
    free = room.status is Status.OPEN and None in room.seats
    return Friend(friend.identity, friend.name, friend.state, room.id, room.name, room.game, room.status, free)
