"""The inbox of a user: what waits is kept by the server, and pushed to every page.

Announcements of operators reach all pages on all nodes, also later ones, until they are outdated or withdrawn.
"""

import time
from typing import Any

import pytest

from botyard import announcements
from botyard.accounts.sanctions import Kind, Sanction, field_of
from botyard.announcements import Announcements, BadAnnouncement
from botyard.net.http.status import merged_outages
from botyard.people import inbox
from botyard.store.relations import Relation
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from tests.admin.test_command import Desk, noted
from tests.net.table import Table, join, make_room, start_match, watch
from tests.net.test_people import Person
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until


async def items_of(person: Person) -> list[dict[str, Any]]:
    """The inbox as it is read over HTTP."""
    items: list[dict[str, Any]] = (await person.http("GET", "/api/inbox")).json()["items"]
    return items


async def kinds_of(person: Person) -> list[str]:
    return [one["kind"] for one in await items_of(person)]


async def pushed_to(person: Person, kind: m.InboxKind) -> m.InboxItem:
    """The next item of a kind that is pushed to a page."""
    changed = await person.client.next(m.InboxChanged, lambda one: one.item is not None and one.item.kind is kind)
    assert changed.item is not None
    return changed.item


async def become_friends(one: Person, other: Person) -> None:
    for by, whom in ((one, other), (other, one)):
        await by.http("POST", "/api/me/friends", whom.whom)


async def test_a_friend_request_waits_until_it_is_answered(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        await ann.http("POST", "/api/me/friends", ben.whom)
        pushed = await pushed_to(ben, m.InboxKind.FRIEND_REQUEST)
        assert (pushed.id, pushed.name) == (f"request.{ann.identity}", "Ann")
        assert [one["id"] for one in await items_of(ben)] == [pushed.id]
        await ben.http("POST", "/api/me/friends", ann.whom)
        assert (await ben.client.next(m.InboxChanged, lambda one: one.gone is not None)).gone == pushed.id
        assert (await kinds_of(ben), await kinds_of(ann)) == ([], ["friend"])


async def test_an_invitation_waits_until_it_is_used_and_its_sender_reads_the_answer(
    node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        room = await make_room(ann.client, 3)
        wish = {"kind": "person", "whom": ben.whom, "word": "Come!"}
        assert (await ann.http("POST", f"/api/rooms/{room}/invitations", wish)).status == 200
        (item,) = await items_of(ben)
        assert (item["kind"], item["text"], item["room"], item["at"] > 0) == ("invitation", "Come!", room, True)
        await join(ben.client, room)
        assert (await ben.client.next(m.InboxChanged, lambda one: one.gone is not None)).gone == item["id"]
        answer = await pushed_to(ann, m.InboxKind.ANSWER)
        assert (answer.name, answer.accepted) == ("Ben", True)
        assert (await kinds_of(ben), await kinds_of(ann)) == ([], ["answer"])
        assert (await ann.http("DELETE", f"/api/inbox/{answer.id}")).status == 204
        assert (await ann.client.next(m.InboxChanged, lambda one: one.gone is not None)).gone == answer.id
        assert await kinds_of(ann) == []


async def test_a_seat_that_is_offered_waits_as_long_as_the_offer_stands(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        fay = await Person.come(table, other, "Fay")
        room = await start_match(ann.client, ben.client)
        await ann.client.ask(lambda id: m.OfferSeat(id, 0, identity=fay.identity))
        (item,) = await items_of(fay)
        assert (item["kind"], item["room"], item["name"], item["offer"]) == ("seat_offer", room, "Ann", 1)
        await ann.client.ask(lambda id: m.AnswerOffer(id, 1, m.OfferAnswer.WITHDRAW))
        assert await kinds_of(fay) == []
        await ann.client.ask(lambda id: m.OfferSeat(id, 0, identity=fay.identity))
        await ann.client.ask(lambda id: m.Resign(id, 0))  # no answer to the offer, but its end
        assert await kinds_of(fay) == []


async def test_a_swap_of_seats_is_proposed_to_a_player_elsewhere(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        room = await make_room(ann.client, 3)
        await join(ben.client, room)
        await ann.client.ask(lambda id: m.OfferSeat(id, 0, to=1))
        (item,) = await items_of(ben)
        assert (item["kind"], item["name"], item["seat"]) == ("swap", "Ann", 0)
        await ben.client.ask(lambda id: m.AnswerOffer(id, item["offer"], m.OfferAnswer.DECLINE, room))
        assert await kinds_of(ben) == []


async def test_a_rematch_waits_until_the_player_takes_the_seat(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        room = await start_match(ann.client, ben.client)
        await ann.client.ask(lambda id: m.Resign(id, 0))
        await ann.client.ask(lambda id: m.Rematch(id, room))
        (item,) = await items_of(ben)
        assert (item["kind"], item["name"], item["former"]) == ("rematch", "Ann", room)
        await ben.client.ask(lambda id: m.Rematch(id, room))
        assert await kinds_of(ben) == []


async def test_friends_send_each_other_notes_and_others_cannot(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        note = {"whom": ben.whom, "text": " Tomorrow at eight? "}
        assert (await ann.http("POST", "/api/inbox/notes", note)).json()["code"] == "not_welcome"
        await become_friends(ann, ben)
        assert (await ann.http("POST", "/api/inbox/notes", note)).status == 204
        pushed = await pushed_to(ben, m.InboxKind.NOTE)
        assert (pushed.text, pushed.name) == ("Tomorrow at eight?", "Ann")
        assert [one["text"] for one in await items_of(ben)] == ["Tomorrow at eight?"]
        for text in ("", "\u200b", "x" * 300):
            refused = await ann.http("POST", "/api/inbox/notes", note | {"text": text})
            assert refused.json()["code"] == "invalid_field"
        await ben.http("POST", "/api/me/blocks", ann.whom)
        await ben.client.next(m.InboxChanged, lambda one: one.gone == pushed.id)
        assert await kinds_of(ben) == []
        refused = await ben.http("POST", "/api/inbox/notes", note | {"whom": ann.whom})
        assert refused.json()["code"] == "not_welcome"


async def test_a_muted_user_sends_no_notes(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        await become_friends(ann, ben)
        sanctioned = node.node.session_registry.sanctions._table
        mute = pack(Sanction(4_000_000_000_000, "spam"))
        await sanctioned.put(field_of(Kind.MUTE, ann.identity), mute, 60_000)
        note = {"whom": ben.whom, "text": "Hello"}
        assert (await ann.http("POST", "/api/inbox/notes", note)).json()["code"] == "muted"


async def test_notes_do_not_push_other_items_out(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inbox, "MOST_STORED", 2)
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        await become_friends(ben, ann)  # ben reads that ann has accepted
        for number in range(4):
            await ann.http("POST", "/api/inbox/notes", {"whom": ben.whom, "text": f"Note {number}"})
        assert sorted(await kinds_of(ben)) == ["friend", "note", "note"]


async def test_requests_to_join_push_out_nothing_that_a_moderator_has_done(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "MOST_STORED", 2)
    async with Table() as table:
        ben = await Person.come(table, node, "Ben")
        put = node.node.contacts.inbox.put
        await put(ben.identity, m.InboxItem("moderation.1", m.InboxKind.MODERATION, 1, subject="warned"))
        for number in range(4):
            await put(ben.identity, m.InboxItem(f"rematch.{number}", m.InboxKind.ANSWER, 2))
            await put(ben.identity, m.InboxItem(f"let_in.r.{number}", m.InboxKind.FRIEND, 2))
        kinds = await kinds_of(ben)
        assert (kinds.count("moderation"), len(kinds)) == (1, 5)


async def test_an_item_that_the_release_before_stored_is_read_and_removed(node: LiveNode) -> None:
    async with Table() as table:
        ben = await Person.come(table, node, "Ben")
        item = m.InboxItem("moderation.0", m.InboxKind.MODERATION, 1, subject="muted")
        await node.node.contacts.relations.put_recent(ben.identity, Relation.NOTICES, item.id, pack(item), 1, 40)
        assert await node.node.contacts.inbox.item(ben.identity, item.id) == item
        assert await kinds_of(ben) == ["moderation"]
        await node.node.contacts.inbox.remove(ben.identity, item.id)
        assert await kinds_of(ben) == []


async def test_outdated_items_and_those_of_deleted_users_are_removed(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        put = node.node.contacts.inbox.put
        old = m.InboxItem("moderation.1", m.InboxKind.MODERATION, 1, expires=2, subject="muted")
        await put(ben.identity, old)
        await become_friends(ann, ben)
        await ann.http("POST", "/api/inbox/notes", {"whom": ben.whom, "text": "Bye"})
        assert await kinds_of(ben) == ["note"]
        assert (await ann.http("POST", "/api/me/delete", {"password": ""})).status == 204
        assert await kinds_of(ben) == []
        assert await node.node.contacts.relations.of(ben.identity, Relation.NOTICES) == {}


async def test_the_inbox_is_exported_and_erased_with_its_owner(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        await become_friends(ann, ben)
        await ann.http("POST", "/api/inbox/notes", {"whom": ben.whom, "text": "Hello"})
        exported = (await ben.http("GET", "/api/me/export")).json()
        assert [one["text"] for one in exported["people"]["inbox"]] == ["Hello"]
        await ben.http("POST", "/api/me/delete", {"password": ""})
        assert await node.node.contacts.relations.of(ben.identity, Relation.NOTES) == {}


async def test_spectators_far_behind_read_of_an_offered_seat(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, node, "Ben")
        fay = await Person.come(table, node, "Fay")
        room = await start_match(ann.client, ben.client)
        await watch(fay.client, room)
        await ann.client.ask(lambda id: m.OfferSeat(id, 0, identity=fay.identity))
        assert (await pushed_to(fay, m.InboxKind.SEAT_OFFER)).room == room


async def test_friends_see_who_is_here_and_where_they_play(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await Person.come(table, node, "Ann"), await Person.come(table, other, "Ben")
        assert (await ann.http("GET", "/api/me/friends")).json() == {"friends": []}
        await become_friends(ann, ben)
        room = await make_room(ben.client, 3)
        await until(lambda: room in node.node.room_list.rooms)
        await until(lambda: node.node.online.state(ben.identity) is m.Attendance.HERE)
        (friend,) = (await ann.http("GET", "/api/me/friends")).json()["friends"]
        assert (friend["name"], friend["state"], friend["status"], friend["free"]) == ("Ben", "here", "open", True)
        assert (friend["room"], friend["title"]) == (room, "Table")
        await ben.client.ask(lambda id: m.LeaveSeat(id, 0))
        await until(lambda: room not in node.node.room_list.rooms)
        assert (await ann.http("GET", "/api/me/friends")).json()["friends"][0]["room"] is None


# --- announcements ----------------------------------------------------------------------------------------------


async def announced(guest: Client) -> m.Announcement | None:
    return (await guest.next(m.AnnouncementChanged)).announcement


async def test_an_announcement_reaches_all_nodes_and_later_pages_until_it_is_withdrawn(
    node: LiveNode, other: LiveNode, redis: RedisProcess
) -> None:
    desk = Desk(redis)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        began = int(time.time())
        (line,) = await desk.say("announce", "A new  version comes.", "--at", "15m")
        assert line.startswith("All users see it until 20")
        announcement = await announced(ann)
        assert announcement is not None
        assert await announced(ben) == announcement
        assert announcement.text == "A new version comes."
        assert began + 900 <= (announcement.restart or 0) <= time.time() + 900
        assert announcement.until == (announcement.restart or 0) + announcements.AFTER_RESTART_SECONDS
        cleo = await table.guest(other, "Cleo")
        assert await announced(cleo) == announcement
        status = (await node.http("GET", "/api/status")).json()
        assert status["announcement"] == {
            "text": announcement.text,
            "restart": announcement.restart,
            "until": announcement.until,
        }
        assert await desk.say("unannounce") == ["Nothing is announced any more."]
        assert await announced(ann) is None
        assert await announced(ben) is None
        assert (await node.http("GET", "/api/status")).json()["announcement"] is None
        assert await desk.fail("unannounce") == "botyard: Nothing is announced."
    assert [line[0] for line in await noted(desk)] == ["announce", "unannounce", "unannounce"]


async def test_an_announcement_that_is_outdated_is_not_shown(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    announcements = node.node.announcements
    made = await announcements.announce("Maintenance on Sunday", seconds=60)
    assert announcements.current() == made
    monkeypatch.setattr(time, "time", lambda: made.until + 1.0)
    assert announcements.current() is None


async def test_a_node_that_starts_after_an_announced_restart_takes_it_for_done(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = node.node.session_registry.replicated_tables
    made = await node.node.announcements.announce("", int(time.time()) + 60)
    assert Announcements(tables).current() == made
    monkeypatch.setattr(time, "time", lambda: made.until - 1.0)
    assert node.node.announcements.current() == made
    assert Announcements(tables).current() is None


@pytest.mark.parametrize(
    ("text", "restart", "seconds"),
    [("", None, None), ("x" * 301, None, None), ("Hello", 1, None), ("Hello", None, 31 * 86_400)],
)
async def test_a_bad_announcement_is_refused(
    node: LiveNode, text: str, restart: int | None, seconds: int | None
) -> None:
    with pytest.raises(BadAnnouncement):
        await node.node.announcements.announce(text, restart, seconds)
    assert node.node.announcements.current() is None


def test_overlapping_outages_of_primaries_count_as_one() -> None:
    assert merged_outages([(50, 60), (10, 20), (15, 30), (30, 40)]) == [(10, 40), (50, 60)]
