"""The daily digest: what is due for a person comes as one mail, at the hour of the person; nothing is lost."""

from datetime import UTC, datetime
from typing import Any

import pytest

from botyard.notifications.subject import digest_line
from botyard.notifications.wishes import next_digest, quiet_until
from botyard.store.due_lines import DueLine
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import digest_key, shard_of
from botyard_protocol import messages as m
from botyard_protocol.api_notifications import NotificationWishes
from tests.net.table import Table, move, watch
from tests.notifications.conftest import ORIGIN, all_gone, ask, slow_match, sweep_twice, with_mail
from tests.notifications.test_faults import add_line, lines_of
from tests.support.node import LiveNode
from tests.support.receivers import MailServer

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]

KINDS = ["turn", "time", "note"]
DAY_MS = 86_400_000


async def reader(node: LiveNode, smtp: MailServer, name: str, **wishes: Any) -> tuple[str, str]:
    """A person with a confirmed address who gets a digest. Returns a token and the identity."""
    token = await with_mail(node, smtp, name, "ann@example.org")
    smtp.got.clear()
    changed = {"mail": KINDS, "digest": True, "digest_at": 0, **wishes}
    assert (await ask(node, token, "PUT", "/api/me/notifications", changed)).status == 204
    return token, (await ask(node, token, "GET", "/api/me")).json()["identity"]


async def note(node: LiveNode, identity: str, number: int) -> None:
    """Put a note into the inbox of a person."""
    item = m.InboxItem(f"note.{number}", m.InboxKind.NOTE, number, name=f"Ben{number}")
    await node.node.contacts.inbox.put(identity, item)


async def digest_time(node: LiveNode, identity: str) -> int:
    """When the digest of a person is due (ms since 1970)."""
    return (await lines_of(node, identity))[digest_line(identity)]


async def sweep_at(node: LiveNode, at: int) -> None:
    """Send all that is due at a time."""
    rooms: Any = node.node.rooms
    usual, rooms.now_at = rooms.now_at, lambda primary: at
    await node.node.notifications.sweep()
    rooms.now_at = usual


def text_of(smtp: MailServer) -> str:
    """The text of the only mail."""
    (mail,) = smtp.got
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")


async def test_lines_of_several_shards_come_as_one_mail_with_a_link_for_each(node: LiveNode, smtp: MailServer) -> None:
    token, identity = await reader(node, smtp, "Ann Digest", mail=["turn", "note"])
    rooms, people = [], []
    async with Table() as table:
        for _ in range(3):
            room, players = await slow_match(table, node, [token, node.token("Ben")])
            rooms.append(room)
            people += players
    await all_gone(node, people)
    await note(node, identity, 1)
    await sweep_twice(node)
    assert smtp.got == []
    at = await digest_time(node, identity)
    await sweep_at(node, at)
    text = text_of(smtp)
    assert smtp.got[0]["Subject"] == "Botyard: your messages"
    assert smtp.got[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert all(f"Toy Game: it’s your turn (With Ben):\n{ORIGIN}/room/{room}\n" in text for room in rooms)
    assert "Ben1 has sent you a note" in text
    await sweep_at(node, at + DAY_MS)
    assert len(smtp.got) == 1
    assert digest_line(identity) not in await lines_of(node, identity)


async def test_a_reason_that_is_gone_when_the_digest_comes_is_not_in_it(node: LiveNode, smtp: MailServer) -> None:
    token, identity = await reader(node, smtp, "Ann Answers", mail=["turn", "note"])
    ben = node.token("Ben")
    async with Table() as table:
        room, people = await slow_match(table, node, [token, ben])
    await all_gone(node, people)
    await note(node, identity, 1)
    await sweep_twice(node)
    async with Table() as again:
        players = {seat: await again.again(node, one) for seat, one in enumerate([token, ben])}
        for player in players.values():
            await watch(player, room)
        await move(players)  # of the first seat
    await sweep_at(node, await digest_time(node, identity))
    assert "it’s your turn" not in text_of(smtp)


async def test_that_the_time_is_nearly_up_is_sent_at_once(node: LiveNode, smtp: MailServer) -> None:
    token, _ = await reader(node, smtp, "Ann Time")
    async with Table() as table:
        room, people = await slow_match(table, node, [token, node.token("Ben")])
    await all_gone(node, people)
    await sweep_twice(node)
    at = (await lines_of(node, room))[f"{room} 0 time"]
    await sweep_at(node, at)
    await sweep_at(node, at)
    assert [mail["Subject"] for mail in smtp.got if "nearly up" in mail["Subject"]] == [
        "Toy Game: your time is nearly up"
    ]


async def test_a_node_that_dies_before_the_line_is_removed_neither_loses_nor_doubles_it(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, identity = await reader(node, smtp, "Ann Killed")
    lines, removed = node.node.notifications.lines, node.node.notifications.lines.replace

    async def dies(due: DueLine, *others: tuple[int, str], claimed: DueLine | None = None) -> bool:
        if due.line.endswith(" mail"):
            raise StoreUnavailable("the node is gone")
        return await removed(due, *others, claimed=claimed)

    monkeypatch.setattr(lines, "replace", dies)
    await note(node, identity, 1)
    await sweep_twice(node)
    waiting = await lines_of(node, identity)
    assert set(waiting) == {f"@{identity} inbox note.1 mail", digest_line(identity)}
    monkeypatch.setattr(lines, "replace", removed)
    await node.store.call("DEL", *await node.store.call("KEYS", "*:sending:*"))  # the lock has expired
    await sweep_twice(node)
    assert set(await lines_of(node, identity)) == {digest_line(identity)}
    await sweep_at(node, await digest_time(node, identity))
    assert text_of(smtp).count("has sent you a note") == 1


async def test_a_digest_that_fails_is_sent_later_with_what_has_come_since(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 1)
    _, identity = await reader(node, smtp, "Ann Fails")
    await note(node, identity, 1)
    await sweep_twice(node)
    at = await digest_time(node, identity)
    smtp.refused = {"ann@example.org": "450 later"}
    await sweep_at(node, at)
    smtp.refused = {}
    await note(node, identity, 2)
    await sweep_twice(node)
    assert await digest_time(node, identity) == at + 1
    await sweep_at(node, at + 1)
    assert [f"Ben{number} has sent" in text_of(smtp) for number in (1, 2)] == [True, True]


async def test_a_line_that_comes_while_a_digest_is_sent_waits_for_the_next_one(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, identity = await reader(node, smtp, "Ann Later")
    await note(node, identity, 1)
    await sweep_twice(node)
    at, mailer = await digest_time(node, identity), node.node.notifications.mailer
    assert mailer is not None
    send = mailer.send_digest

    async def meanwhile(*about: Any) -> Any:
        line = f"@{identity} inbox note.1"
        head = DueLine(shard_of(identity), digest_line(identity), at + DAY_MS)
        await node.node.notifications.lines.add_to_digest(identity, line, at + 1, head)
        return await send(*about)

    monkeypatch.setattr(mailer, "send_digest", meanwhile)
    await sweep_at(node, at)
    assert len(smtp.got) == 1
    assert at < await digest_time(node, identity) <= at + DAY_MS


async def test_a_line_that_cannot_be_read_stops_no_other_of_a_digest(
    node: LiveNode, smtp: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    _, identity = await reader(node, smtp, "Ann Newer")
    await note(node, identity, 1)
    await sweep_twice(node)
    at = await digest_time(node, identity)
    await node.store.call("ZADD", digest_key(identity), at, "x")
    with caplog.at_level(100, "botyard.notifications"):
        await sweep_at(node, at)
        assert "Ben1" in text_of(smtp)
        later = await digest_time(node, identity)
        assert at < later <= at + DAY_MS
        await sweep_at(node, later + 8 * DAY_MS)
    assert digest_line(identity) not in await lines_of(node, identity)


async def test_a_person_who_turns_mail_off_gets_no_digest_and_a_deletion_forgets_it(
    node: LiveNode, smtp: MailServer
) -> None:
    token, identity = await reader(node, smtp, "Ann Stops")
    await note(node, identity, 1)
    await sweep_twice(node)
    at = await digest_time(node, identity)
    assert (await ask(node, token, "PUT", "/api/me/notifications", {"mail": [], "digest": True})).status == 204
    await sweep_at(node, at)
    assert (smtp.got, await lines_of(node, identity)) == ([], {})
    await node.store.call("ZADD", digest_key(identity), 1, f"@{identity} inbox note.1")
    await node.node.notifications.area.erase(identity)
    await add_line(node, identity, digest_line(identity))
    await sweep_twice(node)
    assert (smtp.got, await lines_of(node, identity)) == ([], {})
    assert not await node.store.call("EXISTS", digest_key(identity))


@pytest.mark.parametrize(
    ("zone", "minute", "now", "expected"),
    [
        ("", 480, "2026-11-29 07:59", "2026-11-29 08:00"),
        ("", 480, "2026-11-29 08:00", "2026-11-30 08:00"),
        ("Europe/Paris", 480, "2026-11-29 07:00", "2026-11-30 07:00"),
        ("Europe/Paris", 480, "2026-10-24 06:00", "2026-10-25 07:00"),  # an hour later by UTC: summer time ends
        ("Europe/Paris", 150, "2026-10-25 00:29", "2026-10-25 00:30"),  # half past two, which comes twice
        ("Europe/Paris", 150, "2026-10-25 00:45", "2026-10-26 01:30"),
        ("Europe/Paris", 150, "2026-03-29 00:00", "2026-03-29 01:30"),  # half past two does not exist
        ("No/Such_Place", 480, "2026-11-29 07:59", "2026-11-29 08:00"),
    ],
)
def test_a_digest_comes_at_the_next_hour_of_its_reader(zone: str, minute: int, now: str, expected: str) -> None:
    wishes = NotificationWishes(zone=zone, digest=True, digest_at=minute)
    assert next_digest(wishes, _ms(now)) == _ms(expected)


@pytest.mark.parametrize(
    ("begins", "ends", "now", "expected"),
    [
        (1380, 420, "2026-11-29 21:59", None),
        (1380, 420, "2026-11-29 22:00", "2026-11-30 06:00"),
        (1380, 420, "2026-10-24 21:00", "2026-10-25 06:00"),  # summer time ends meanwhile
        (1380, 150, "2026-10-25 00:15", "2026-10-25 00:30"),  # half past two, which comes twice
        (1380, 150, "2026-10-25 01:15", "2026-10-25 01:30"),
        (1380, 150, "2026-03-29 00:30", "2026-03-29 01:00"),  # half past two does not exist: three o'clock comes first
        (150, 190, "2026-10-25 00:45", "2026-10-25 01:00"),  # summer time ends: it is two o'clock again
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall_and_never_in_the_past(
    begins: int, ends: int, now: str, expected: str | None
) -> None:
    wishes = NotificationWishes(zone="Europe/Paris", quiet_from=begins, quiet_to=ends)
    assert quiet_until(wishes, _ms(now)) == (None if expected is None else _ms(expected))
    assert expected is None or quiet_until(wishes, _ms(expected)) is None


def _ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)
