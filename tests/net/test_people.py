"""Friends, recent opponents and blocks, over HTTP and in the messages to the other side."""

import json
from typing import Any

import pytest

from botyard.accounts.identity import Identity
from botyard.net.transport.rate_limits import CONTACTS_PER_IDENTITY
from botyard.store.keys import RoomKeys, user_key
from botyard_protocol import messages as m
from tests.net.table import Table, join, make_room, start_match, watch
from tests.support.client import Client
from tests.support.node import Answer, LiveNode


class Person:
    """A person with a connection, who also asks over HTTP."""

    def __init__(self, node: LiveNode, token: str, client: Client) -> None:
        self.node, self.token, self.client = node, token, client
        welcome = client.all(m.Welcome)[0]
        self.identity, self.name = welcome.identity, welcome.name

    @classmethod
    async def come(cls, table: Table, node: LiveNode, name: str) -> "Person":
        token = node.token(name)
        return cls(node, token, await table.again(node, token))

    @property
    def whom(self) -> dict[str, str]:
        return {"identity": self.identity, "name": self.name}

    async def http(self, method: str, path: str, body: Any = None) -> Answer:
        payload = b"" if body is None else json.dumps(body).encode()
        return await self.node.http(method, path, payload, authorization=f"Bearer {self.token}")

    async def people(self) -> dict[str, list[str]]:
        """The names in each list."""
        received = (await self.http("GET", "/api/me/people")).json()
        return {circle: [one["name"] for one in people] for circle, people in received.items() if people}


async def test_a_request_that_is_accepted_makes_friends(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        assert (await ann.http("POST", "/api/me/friends", ben.whom)).json()["asked"][0]["name"] == "Ben"
        asked = await ben.client.next(m.FriendsChanged)
        assert asked == m.FriendsChanged(m.FriendChange.ASKED, ann.identity, "Ann")
        assert (await ann.people(), await ben.people()) == ({"asked": ["Ben"]}, {"asked_by": ["Ann"]})
        await ben.http("POST", "/api/me/friends", ann.whom)
        assert (await ann.client.next(m.FriendsChanged)).change is m.FriendChange.ACCEPTED
        assert (await ann.people(), await ben.people()) == ({"friends": ["Ben"]}, {"friends": ["Ann"]})
        await ann.http("DELETE", f"/api/me/friends/{ben.identity}")
        assert (await ann.people(), await ben.people()) == ({}, {})


async def test_a_repeated_friend_request_is_sent_once(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        for _ in range(3):
            await ann.http("POST", "/api/me/friends", ben.whom)
        await ann.http("DELETE", f"/api/me/friends/{ben.identity}")
        await ann.http("POST", "/api/me/friends", ben.whom)
        await ben.client.next(m.FriendsChanged)
        await ben.client.next(m.FriendsChanged)
        await ben.client.settled()
        assert len(ben.client.all(m.FriendsChanged)) == 2


async def test_a_blocked_user_does_not_notice_and_their_requests_do_not_arrive(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        for one, whom in ((ann, ben), (ben, ann)):
            await one.http("POST", "/api/me/friends", whom.whom)
        received = await ann.http("POST", "/api/me/blocks", ben.whom)
        assert [one["name"] for one in received.json()["blocked"]] == ["Ben"]
        assert (await ann.people(), await ben.people()) == ({"blocked": ["Ben"]}, {})
        before = len(ann.client.all(m.FriendsChanged))
        assert (await ben.http("POST", "/api/me/friends", ann.whom)).json()["asked"][0]["name"] == "Ann"
        await ann.client.settled()
        assert len(ann.client.all(m.FriendsChanged)) == before
        assert await ann.people() == {"blocked": ["Ben"]}
        assert (await ann.http("POST", "/api/me/friends", ben.whom)).json()["code"] == "not_welcome"
        await ann.http("DELETE", f"/api/me/blocks/{ben.identity}")
        assert await ann.people() == {}


async def test_a_blocked_user_takes_no_seat_where_the_blocker_is_host(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        room = await make_room(ann.client, 3)
        await ann.http("POST", "/api/me/blocks", ben.whom)
        refused = await ben.client.ask(lambda id: m.Join(id, room))
        assert (refused.code, refused.message) == ("not_welcome", "You can't take a seat at this table.")
        await watch(ben.client, room)
        table_of_ben = await make_room(ben.client, 3)
        await join(ann.client, table_of_ben)


async def test_a_seat_that_was_taken_before_a_block_is_never_answered_as_refused(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        room = await make_room(ann.client, 3)
        taken = await ben.client.ask(lambda id: m.Join(id, room), "j")
        await ben.client.ask(lambda id: m.LeaveSeat(id, 1))
        await ann.http("POST", "/api/me/blocks", ben.whom)
        assert await ben.client.ask(lambda id: m.Join(id, room), "j") == taken
        assert (await ben.client.ask(lambda id: m.Join(id, room))).code == "not_welcome"


async def test_a_blocked_user_cannot_make_a_node_read_a_log_again_and_again(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        room = await make_room(ann.client, 3)
        await ann.http("POST", "/api/me/blocks", ben.whom)
        await ben.client.ask(lambda id: m.Join(id, room))
        reads: list[tuple[int, int]] = []
        entries = node.store.rooms.entries

        async def noted(at: RoomKeys, first: int, last: int) -> list[bytes]:
            reads.append((first, last))
            return await entries(at, first, last)

        monkeypatch.setattr(node.store.rooms, "entries", noted)
        answers = [await ben.client.ask(lambda id: m.Join(id, room)) for _ in range(3)]
        assert {one.code for one in answers} == {"not_welcome"}
        assert reads == []


async def test_players_of_a_match_are_recent_opponents(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        room = await start_match(ann.client, ben.client)
        await node.node.lobby.update(room)
        assert (await ann.people(), await ben.people()) == ({"recent": ["Ben"]}, {"recent": ["Ann"]})
        await node.node.lobby.update(room)
        assert await ann.people() == {"recent": ["Ben"]}


async def test_only_registered_users_are_found_by_name(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        assert (await ann.http("GET", "/api/people/Ben")).json()["code"] == "no_such_person"
        await node.node.session_registry.accounts.register(Identity(ben.identity, "Ben"), "Ben", "a long password")
        for name in ("Ben", "ben", "B%20en"):
            found = (await ann.http("GET", f"/api/people/{name}")).json()
            assert found == {"identity": ben.identity, "name": "Ben"}, name


async def test_relations_are_exported_and_deleted_on_both_sides(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        for one, whom in ((ann, ben), (ben, ann)):
            await one.http("POST", "/api/me/friends", whom.whom)
        room = await start_match(ann.client, ben.client)
        await node.node.lobby.update(room)
        personal = node.node.session_registry.personal
        received = (await personal.export(ann.identity))["people"]
        assert [one["name"] for one in received["friends_asked"] + received["recent_opponents"]] == ["Ben", "Ben"]
        await personal.erase(ann.identity)
        assert (await ann.people(), await ben.people()) == ({}, {})
        assert not [key for key in await keys_of(node, ann.identity) if b"friends" in key or b"recent" in key]


async def test_notes_of_other_users_do_not_name_a_deleted_user(node: LiveNode) -> None:
    async with Table() as table:
        zoe, ben = await Person.come(table, node, "Zoe"), await Person.come(table, node, "Ben")
        hers, his = await make_room(zoe.client, 3), await make_room(ben.client, 3)
        await ben.http("POST", "/api/me/muted", zoe.whom)
        invited = {"kind": "person", "whom": zoe.whom}
        made = (await ben.http("POST", f"/api/rooms/{his}/invitations", invited)).json()
        await zoe.http("POST", f"/api/me/invitations/{made['id']}/decline", {"word": "Zoe says no"})
        await zoe.http("POST", f"/api/rooms/{hers}/invitations", {"kind": "person", "whom": ben.whom})
        paths = [f"/api/rooms/{his}/invitations", "/api/me/muted", "/api/me/invitations", "/api/me/export"]
        assert all([b"Zoe" in (await ben.http("GET", path)).body for path in paths])
        (sent,) = (await ben.http("GET", "/api/me/export")).json()["people"]["sent_invitations"]
        assert sent == {"to": zoe.identity, "name": "Zoe", "declined": True, "word": "Zoe says no"}
        assert (await zoe.http("POST", "/api/me/delete", {"password": ""})).status == 204
        for path in paths:
            assert b"Zoe" not in (await ben.http("GET", path)).body, path


async def keys_of(node: LiveNode, identity: str) -> list[bytes]:
    found: list[bytes] = await node.store.call("KEYS", user_key(identity, "*"))
    return found


async def test_nonsense_is_refused_in_a_sentence(node: LiveNode) -> None:
    async with Table() as table:
        ann = await Person.come(table, node, "Ann")
        cases: list[tuple[str, str, Any, int, str]] = [
            ("POST", "/api/me/friends", ann.whom, 400, "yourself"),
            ("POST", "/api/me/blocks", ann.whom, 400, "yourself"),
            ("POST", "/api/me/friends", {"identity": "b-0123456789abcdef", "name": "Cog"}, 400, "invalid_field"),
            ("POST", "/api/me/friends", {"identity": "0" * 16, "name": "\u202eeve"}, 400, "invalid_field"),
            ("POST", "/api/me/blocks", {"identity": "0" * 16}, 400, "invalid_field"),
            ("DELETE", "/api/me/blocks/no}body", None, 400, "invalid_field"),
            ("DELETE", "/api/me/friends/unknown", None, 400, "invalid_field"),
        ]
        for method, path, body, status, code in cases:
            answer = await ann.http(method, path, body)
            assert (answer.status, answer.json()["code"]) == (status, code), path
            assert answer.json()["message"].endswith(".")
    assert (await node.http("GET", "/api/me/people")).json()["code"] == "no_identity"


async def test_a_user_who_approaches_too_many_has_to_wait(node: LiveNode) -> None:
    async with Table() as table:
        ann = await Person.come(table, node, "Ann")
        answers = []
        for number in range(2 * CONTACTS_PER_IDENTITY.at_once):
            whom = {"identity": f"{number:016x}", "name": "Ben"}
            answers.append(await ann.http("POST", "/api/me/friends", whom))
            if answers[-1].status == 429:
                break
        assert len(answers) > CONTACTS_PER_IDENTITY.at_once
        assert (answers[-1].status, answers[-1].json()["code"]) == (429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
