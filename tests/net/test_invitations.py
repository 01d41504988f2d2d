"""From an invitation to a seat: by link, by code and by name, at every node; and what becomes of bad ones."""

import asyncio
import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from botyard.net.transport.rate_limits import LOOKUPS_PER_IDENTITY
from botyard.net.transport.token_bucket import Buckets
from botyard.people import invitations as module
from botyard.rooms.requests import RetryLater
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import invitation_key, room_keys
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.net.table import Table, join, make_room, snapshot_of
from tests.net.test_people import Person
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.waiting import until

PRIVATE = m.RoomSettings(access=m.Access.INVITED)
GUESS = 22 * "A"


LOOK = "/api/invitations/look"


async def private_room(host: Client, players: int = 3) -> str:
    room: str = (await host.ask(lambda id: m.CreateRoom(id, GAME, players, "Table", settings=PRIVATE))).room
    await host.ask(lambda id: m.Watch(id, room))
    await snapshot_of(host, room)
    return room


async def invite(host: Person, room: str, kind: str = "link", **wish: Any) -> Any:
    answer = await host.http("POST", f"/api/rooms/{room}/invitations", {"kind": kind, **wish})
    assert answer.status == 200, answer.json()
    return answer.json()


async def listed(host: Person, room: str) -> list[dict[str, Any]]:
    received: list[dict[str, Any]] = (await host.http("GET", f"/api/rooms/{room}/invitations")).json()["invitations"]
    return received


async def inbox(who: Person) -> list[dict[str, Any]]:
    received: list[dict[str, Any]] = (await who.http("GET", "/api/me/invitations")).json()["invitations"]
    return received


async def look(node: LiveNode, secret: str) -> Answer:
    return await node.http("POST", LOOK, looked(secret))


def looked(secret: str) -> bytes:
    return json.dumps({"secret": secret}).encode()


def fails_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
    """Let one call of a method of `owner` fail as without its store."""
    works = getattr(owner, name)

    async def fails(*_: object) -> None:
        monkeypatch.setattr(owner, name, works)
        raise StoreUnavailable("away")

    monkeypatch.setattr(owner, name, fails)


def code_of(answer: Any) -> str:
    assert isinstance(answer, m.Rejected), answer
    return answer.code


async def test_a_visitor_with_the_link_sees_the_table_before_a_name_and_takes_the_seat(
    node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        room = await private_room(ann.client)
        assert code_of(await ben.client.ask(lambda id: m.Join(id, room))) == "invitation_needed"
        made = await invite(ann, room, seat=2)
        page = (await look(other, made["secret"])).json()
        assert (page["room"]["id"], page["name"], page["seat"], page["seated"]) == (room, "Ann", 2, False)
        assert page["room"]["seats"] == ["Ann", None, None]
        assert page["room"]["settings"]["access"] == "invited"
        accepted = await ben.client.ask(lambda id: m.Join(id, room, invitation=made["secret"]))
        assert isinstance(accepted, m.Accepted)
        assert (await snapshot_of(ben.client, room)).audience == (2,)
        assert (await ben.http("POST", LOOK, {"secret": made["secret"]})).json()["seated"]


async def test_a_code_is_typed_as_it_sounds_and_seats_so_many(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cay = [await Person.come(table, node, name) for name in ("Ann", "Ben", "Cay")]
        room = await private_room(ann.client, 4)
        code = (await invite(ann, room, "code", single_use=True))["secret"]
        spelled = f"{code[:4]}-{code[4:]}".lower()
        assert (await look(node, spelled)).json()["room"]["id"] == room
        assert isinstance(await ben.client.ask(lambda id: m.Join(id, room, invitation=spelled)), m.Accepted)
        assert code_of(await cay.client.ask(lambda id: m.Join(id, room, invitation=code))) == "no_invitation"
        (line,) = await listed(ann, room)
        assert (line["kind"], line["state"], line["used"], line["uses"]) == ("code", "used", 1, 1)
        assert await listed(cay, room) == []


async def test_only_one_of_many_who_use_a_personal_link_at_two_nodes_gets_a_seat(
    node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann = await Person.come(table, node, "Ann")
        room = await private_room(ann.client, 6)
        secret = (await invite(ann, room, single_use=True))["secret"]
        guests = [await Person.come(table, (node, other)[number % 2], f"Guest {number}") for number in range(10)]
        join = partial(m.Join, room=room, invitation=secret)
        answers = await asyncio.gather(*(guest.client.ask(join) for guest in guests))
        assert [type(one) for one in answers].count(m.Accepted) == 1
        assert {one.code for one in answers if not isinstance(one, m.Accepted)} == {"no_invitation"}


async def test_all_that_is_no_good_looks_the_same_to_all_but_its_holders(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cay = [await Person.come(table, node, name) for name in ("Ann", "Ben", "Cay")]
        room = await private_room(ann.client, 4)
        revoked, used = await invite(ann, room), await invite(ann, room, single_use=True)
        assert (await ann.http("DELETE", f"/api/rooms/{room}/invitations/{revoked['id']}")).status == 204
        await ben.client.ask(lambda id: m.Join(id, room, invitation=used["secret"]))
        answers = [await cay.http("POST", LOOK, {"secret": one}) for one in (revoked["secret"], used["secret"], GUESS)]
        answers += [await look(node, one) for one in (revoked["secret"], used["secret"], GUESS)]
        assert {(answer.status, answer.body) for answer in answers} == {(404, answers[0].body)}
        joins = [
            await cay.client.ask(lambda id, one=one: m.Join(id, room, invitation=one))  # type: ignore[misc]
            for one in (revoked["secret"], used["secret"], GUESS)
        ]
        assert {(join.code, join.message) for join in joins} == {
            (answers[0].json()["code"], answers[0].json()["message"])
        }
        received = [(await listed(ann, room))[place]["state"] for place in (0, 1)]
        assert received == ["revoked", "used"]
        await ann.client.ask(lambda id: m.LeaveSeat(id, 0))
        why = await ann.http("POST", LOOK, {"secret": revoked["secret"]})
        assert (why.status, why.json()["code"]) == (409, "invitation_revoked")


async def test_open_links_and_codes_are_shown_again_to_their_maker_and_the_host_alone(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cay = [await Person.come(table, node, name) for name in ("Ann", "Ben", "Cay")]
        room = await make_room(ann.client, 4)
        await join(ben.client, room)
        made = [await invite(ann, room), await invite(ben, room, "code", seat=3, single_use=True)]
        lines = await listed(ann, room)
        assert [(line["secret"], line["seat"]) for line in lines] == [(made[0]["secret"], None), (made[1]["secret"], 3)]
        assert all(0 < line["expires"] - line["created"] <= 7 * 86_400 for line in lines)
        assert [line["secret"] for line in await listed(ben, room)] == [made[1]["secret"]]
        assert await listed(cay, room) == []
        await ann.http("DELETE", f"/api/rooms/{room}/invitations/{made[0]['id']}")
        await cay.client.ask(lambda id: m.Join(id, room, invitation=made[1]["secret"]))
        assert [(line["state"], line["secret"]) for line in await listed(ann, room)] == [("revoked", ""), ("used", "")]


async def test_a_removed_player_asks_to_be_let_in_and_the_host_finds_it_in_the_inbox(
    node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        room = await make_room(ann.client, 3)
        requests = f"/api/rooms/{room}/join-requests"
        assert (await ben.http("POST", requests, {})).json()["code"] == "not_barred"
        await join(ben.client, room)
        assert (await ben.http("POST", requests, {})).json()["code"] == "already_seated"
        await ann.client.ask(lambda id: m.HandlePerson(id, ben.identity, m.PersonAction.SEND_AWAY))
        assert code_of(await ben.client.ask(lambda id: m.Join(id, room))) == "barred"
        assert (await ben.http("POST", requests, {"word": "Sorry!"})).status == 204
        item = (await ann.client.next(m.InboxChanged)).item
        assert item is not None
        assert (item.kind, item.by, item.name) == (m.InboxKind.LET_IN, ben.identity, "Ben")
        assert (item.room, item.text) == (room, "Sorry!")
        assert [one["id"] for one in (await ann.http("GET", "/api/inbox")).json()["items"]] == [item.id]
        accept = f"{requests}/{ben.identity}/accept"
        assert (await ben.http("POST", accept)).json()["code"] == "no_invitation"
        assert (await ann.http("POST", accept)).status == 204
        assert (await ann.http("POST", accept)).json()["code"] == "no_invitation"
        (answer,) = (await ben.http("GET", "/api/inbox")).json()["items"]
        assert (answer["kind"], answer["accepted"], answer["room"]) == ("let_in", True, room)
        assert isinstance(await ben.client.ask(lambda id: m.Join(id, room)), m.Accepted)
        assert (await ann.http("GET", "/api/inbox")).json()["items"] == []
        assert (await ben.http("GET", "/api/inbox")).json()["items"] == []


async def test_a_player_without_an_invitation_asks_for_one_unless_the_host_has_blocked_them(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, eve = [await Person.come(table, node, name) for name in ("Ann", "Ben", "Eve")]
        room = await private_room(ann.client)
        await ann.http("POST", "/api/me/blocks", eve.whom)
        for person in (ben, eve):
            assert (await person.http("POST", f"/api/rooms/{room}/join-requests", {})).status == 204
        items = (await ann.http("GET", "/api/inbox")).json()["items"]
        assert [(one["kind"], one["name"]) for one in items] == [("let_in", "Ben")]
        assert (await ann.http("POST", f"/api/rooms/{room}/join-requests/{ben.identity}/accept")).status == 204
        (waiting,) = await inbox(ben)
        assert (waiting["room"], waiting["name"]) == (room, "Ann")
        await join(ben.client, room)
        assert (await ann.http("POST", "/api/rooms/nosuchroom/join-requests", {})).json()["code"] == "no_such_room"


async def test_a_private_table_is_watched_by_link_at_most(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cay = [await Person.come(table, node, name) for name in ("Ann", "Ben", "Cay")]
        room = await private_room(ann.client, 2)
        secret = (await invite(ann, room))["secret"]
        await ben.client.ask(lambda id: m.Join(id, room, invitation=secret))
        await snapshot_of(ann.client, room)
        assert (await cay.http("GET", f"/api/rooms/{room}")).json()["code"] == "not_watched"
        link = await ann.client.ask(lambda id: m.GetLink(id, None))
        assert isinstance(link, m.Link)


async def test_an_invitation_by_name_arrives_on_all_tabs_and_seats_without_a_secret(
    node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        tab = await table.again(node, ben.token)
        room = await private_room(ann.client)
        await invite(ann, room, "person", whom=ben.whom, seat=1, word="A round before supper?")
        came = (await tab.next(m.InvitationCame)).invitation
        assert (await ben.client.next(m.InvitationCame)).invitation == came
        assert (came.room, came.name, came.seat, came.word) == (room, "Ann", 1, "A round before supper?")
        assert [one["id"] for one in await inbox(ben)] == [came.id]
        await join(ben.client, room)
        for client in (ben.client, tab):
            assert (await client.next(m.InvitationGone)).id == came.id
        answered = await ann.client.next(m.InvitationAnswered)
        assert (answered.identity, answered.accepted, answered.room) == (ben.identity, True, room)
        assert await inbox(ben) == []
        assert (await listed(ann, room))[0]["to"] == "Ben"


async def test_a_decline_carries_a_word_to_the_host(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        room = await private_room(ann.client)
        made = await invite(ann, room, "person", whom=ben.whom)
        path = f"/api/me/invitations/{made['id']}/decline"
        assert (await ben.http("POST", path, {"word": "Not  tonight"})).status == 204
        answered = await ann.client.next(m.InvitationAnswered)
        assert (answered.name, answered.accepted, answered.word) == ("Ben", False, "Not tonight")
        (line,) = await listed(ann, room)
        assert (line["state"], line["to"], line["word"]) == ("declined", "Ben", "Not tonight")
        assert await inbox(ben) == []
        assert (await ben.http("POST", path, {"word": ""})).json()["code"] == "no_invitation"


async def test_a_decline_whose_answer_cannot_be_sent_can_be_repeated(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        made = await invite(ann, await private_room(ann.client), "person", whom=ben.whom)
        path = f"/api/me/invitations/{made['id']}/decline"
        fails_once(monkeypatch, node.node.contacts.invitations, "_send")
        assert (await ben.http("POST", path, {"word": ""})).status == 503
        assert (await ben.http("POST", path, {"word": ""})).status == 204
        assert (await ann.client.next(m.InvitationAnswered)).identity == ben.identity
        assert await inbox(ben) == []


async def test_a_link_that_could_not_be_stored_is_not_among_the_invitations(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann = await Person.come(table, node, "Ann")
        room = await private_room(ann.client)
        fails_once(monkeypatch, node.node.contacts.invitations._index, "put")
        assert (await ann.http("POST", f"/api/rooms/{room}/invitations", {"kind": "link"})).status == 503
        made = await invite(ann, room)
        assert [line["secret"] for line in await listed(ann, room)] == [made["secret"]]


async def test_a_refused_link_is_not_stored(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Table() as table:
        ann, eve = await Person.come(table, node, "Ann"), await Person.come(table, node, "Eve")
        path = f"/api/rooms/{await make_room(ann.client, 3)}/invitations"
        stored = await node.store.call("KEYS", invitation_key("*"))
        assert (await eve.http("POST", path, {"kind": "link"})).json()["code"] == "not_your_seat"
        monkeypatch.setattr(node.node.rooms, "postpone", lambda *_: RetryLater(Code.TOO_FAST, "Wait.", 1000))
        assert (await ann.http("POST", path, {"kind": "link"})).json()["code"] == "too_fast"
        assert set(await node.store.call("KEYS", invitation_key("*"))) == set(stored)


async def test_withdrawn_and_impossible_invitations_leave_the_inbox(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        room, full = await private_room(ann.client), await make_room(ann.client, 2)
        made = await invite(ann, room, "person", whom=ben.whom)
        await invite(ann, full, "person", whom=ben.whom)
        assert len(await inbox(ben)) == 2
        await join((await Person.come(table, node, "Cay")).client, full)
        assert [one["room"] for one in await inbox(ben)] == [room]
        await ann.http("DELETE", f"/api/rooms/{room}/invitations/{made['id']}")
        assert (await ben.client.next(m.InvitationGone)).id == made["id"]
        assert await inbox(ben) == []


async def test_a_blocked_user_cannot_invite_and_does_not_notice(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        room = await private_room(ann.client)
        await ben.http("POST", "/api/me/blocks", ann.whom)
        made = await invite(ann, room, "person", whom=ben.whom)
        assert made["secret"] == ""
        assert [line["state"] for line in await listed(ann, room)] == ["open"]
        await ben.client.settled()
        assert not ben.client.all(m.InvitationCame)
        assert await inbox(ben) == []


async def test_nonsense_is_refused_in_a_sentence(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cay = [await Person.come(table, node, name) for name in ("Ann", "Ben", "Cay")]
        room = await make_room(ann.client, 4)
        await join(ben.client, room)
        path = f"/api/rooms/{room}/invitations"
        cases: list[tuple[Person, str, Any, int, str]] = [
            (ann, path, {"kind": "person", "whom": ann.whom}, 400, "yourself"),
            (ann, path, {"kind": "person", "whom": ben.whom}, 409, "already_seated"),
            (ann, path, {"kind": "person"}, 400, "invalid_field"),
            (ann, path, {"kind": "owl"}, 400, "invalid_field"),
            (ann, path, {"kind": "link", "hours": 721}, 400, "invalid_field"),
            (ann, path, {"kind": "link", "seat": 1}, 409, "seat_taken"),
            (ann, path, {"kind": "link", "seat": 7}, 404, "no_such_seat"),
            (ann, path, {"kind": "person", "whom": cay.whom, "word": "\u202e"}, 400, "invalid_field"),
            (cay, path, {"kind": "link"}, 403, "not_your_seat"),
            (ann, "/api/rooms/nosuchroom/invitations", {"kind": "link"}, 404, "no_such_room"),
        ]
        for who, where, wish, status, code in cases:
            answer = await who.http("POST", where, wish)
            assert (answer.status, answer.json()["code"]) == (status, code), wish
            assert answer.json()["message"].endswith(".")
        assert await listed(ann, room) == []
        assert (await ann.http("DELETE", f"{path}/nothing")).json()["code"] == "no_invitation"


async def test_the_record_of_a_room_contains_neither_the_secret_nor_the_invited_user(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cay = [await Person.come(table, node, name) for name in ("Ann", "Ben", "Cay")]
        room = await private_room(ann.client)
        secret, code = (await invite(ann, room))["secret"], (await invite(ann, room, "code"))["secret"]
        await invite(ann, room, "person", whom=cay.whom, word="Psst")
        await ben.client.ask(lambda id: m.Join(id, room, invitation=secret))
        at = room_keys(room)
        entries = await node.store.rooms.entries(at, 1, 100)
        head = await node.store.rooms.read(at)
        stored = b"".join(entries) + getattr(head, "record", b"")
        assert b"Ben" in stored
        for hidden in (secret, code, cay.identity, "Psst"):
            assert hidden.encode() not in stored


async def test_a_client_that_tries_codes_has_to_wait(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    seldom = replace(LOOKUPS_PER_IDENTITY, per_second=0.001)  # else a slow machine leaves time for more
    monkeypatch.setattr(node.node.rate_limits.lookups, "_own", Buckets(seldom))
    async with Table() as table:
        ann = await Person.come(table, node, "Ann")
        room = await private_room(ann.client)
        code = (await invite(ann, room, "code"))["secret"]
        eve = await Person.come(table, node, "Eve")
        statuses: list[int] = []
        while len(statuses) < 3 * LOOKUPS_PER_IDENTITY.at_once and 429 not in statuses:
            statuses.append((await eve.http("POST", LOOK, {"secret": GUESS})).status)
        assert len(statuses) > LOOKUPS_PER_IDENTITY.at_once
        assert statuses[-1] == 429
        tried = await eve.client.ask(lambda id: m.Join(id, room, invitation=code))
        assert (type(tried), tried.code) == (m.TryAgain, "too_fast")


async def test_a_link_of_a_match_that_began_is_no_good_but_leads_its_people_back(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        room = await private_room(ann.client, 2)
        secret = (await invite(ann, room))["secret"]
        await ben.client.ask(lambda id: m.Join(id, room, invitation=secret))
        assert (await look(node, secret)).json()["code"] == "no_invitation"
        assert (await ben.http("POST", LOOK, {"secret": secret})).json()["seated"]


async def test_an_invitation_to_an_offline_user_waits_and_only_the_newest_do(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        await ben.client.socket.close()
        await until(lambda: not node.node.user_channel.connections_of(ben.identity))
        rooms = [await private_room(ann.client) for _ in range(3)]
        for room in rooms:
            await invite(ann, room, "person", whom=ben.whom)
        assert {one["room"] for one in await inbox(ben)} == set(rooms[1:])
