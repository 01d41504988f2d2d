"""The stored relations of people and invitations, on one Redis and on clusters."""

from botyard.store.invitations import InvitationIndex
from botyard.store.keys import user_key
from botyard.store.relations import Relation, Relations
from botyard.store.store import Store


async def test_a_circle_takes_so_many_and_changes_those_who_are_in(store: Store) -> None:
    relations = Relations(store)
    assert await relations.put("ann", Relation.BLOCKED, "ben", b"1", 2)
    assert await relations.put("ann", Relation.BLOCKED, "cay", b"2", 2)
    assert not await relations.put("ann", Relation.BLOCKED, "dan", b"3", 2)
    assert await relations.put("ann", Relation.BLOCKED, "ben", b"4", 2)
    await relations.replace("ann", Relation.BLOCKED, "cay", b"5")
    await relations.replace("ann", Relation.BLOCKED, "eve", b"6")
    assert await relations.of("ann", Relation.BLOCKED) == {"ben": b"4", "cay": b"5"}
    assert await relations.of("ben", Relation.BLOCKED) == {}


async def test_the_newest_stay_and_nothing_older_takes_their_place(store: Store) -> None:
    relations = Relations(store)
    for other, time in (("ben", 3), ("cay", 1), ("dan", 2), ("ben", 2)):
        await relations.put_recent("ann", Relation.RECENT, other, str(time).encode(), time, 2)
    assert await relations.of("ann", Relation.RECENT) == {"ben": b"3", "dan": b"2"}
    assert await relations.get("ann", Relation.RECENT, "cay") is None
    assert 0 < await store.call("TTL", user_key("ann", Relation.RECENT)) <= 90 * 86_400


async def test_a_removed_row_holds_no_place(store: Store) -> None:
    relations = Relations(store)
    await relations.put_recent("ann", Relation.INBOX, "old", b"", 1, 2)
    for number in range(2, 6):
        await relations.put_recent("ann", Relation.INBOX, f"i{number}", b"", number, 2)
        await relations.remove("ann", Relation.INBOX, f"i{number}")
    assert set(await relations.of("ann", Relation.INBOX)) == {"old"}


async def test_all_relations_of_a_user_are_removed_at_once(store: Store) -> None:
    relations = Relations(store)
    for circle in Relation:
        await relations.put("ann", circle, "ben", b"", 9)
        await relations.put_recent("ben", circle, "ann", b"", 1, 9)
    await relations.forget("ann")
    assert [await relations.of("ann", circle) for circle in Relation] == [{}] * len(Relation)
    assert all([await relations.of("ben", circle) for circle in Relation])


async def test_an_invitation_leads_to_its_room_for_a_time(store: Store) -> None:
    index = InvitationIndex(store)
    await index.put("t.1", "room1", 60)
    assert (await index.room("t.1"), await index.room("t.2")) == ("room1", None)
