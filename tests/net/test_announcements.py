"""An announcement of operators reaches all pages on all nodes, also later ones, until it is outdated or withdrawn."""

import time

import pytest

from botyard import announcements as module
from botyard.announcements import Announcements, BadAnnouncement
from botyard.net.http.service_status import merged_outages
from botyard_protocol import messages as m
from tests.admin.test_command import Desk, noted
from tests.net.table import Table
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess


async def announced(guest: Client) -> m.Announcement | None:
    return (await guest.next(m.AnnouncementChanged)).announcement


async def test_an_announcement_reaches_all_nodes_and_later_pages_until_it_is_withdrawn(
    node: LiveNode, other: LiveNode, redis: RedisProcess
) -> None:
    desk = Desk(redis)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        (line,) = await desk.say("announce", "A new  version comes.", "--at", "15m")
        assert line.startswith("All users see it until 20")
        announcement = await announced(ann)
        assert announcement is not None
        assert await announced(ben) == announcement
        assert announcement.text == "A new version comes."
        assert abs((announcement.restart or 0) - time.time() - 900) < 10
        assert announcement.until == (announcement.restart or 0) + module.AFTER_RESTART_SECONDS
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
