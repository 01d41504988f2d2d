"""The clock of Redis is set, hours on or back, in the middle of a match: no seat loses time or a turn by it."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from botyard.store import scripts
from botyard.store.clock import ClusterClock
from botyard.store.keys import BEAT, CORRECTION
from botyard.store.store import NEW
from botyard_protocol import messages as m
from botyard_protocol.messages import Pace, TimeControl
from tests.rooms.site import ROOM, OneNode, two
from tests.support.default_game import ANSWER, GAME
from tests.support.redis import RedisProcess

MINUTE = TimeControl(Pace.LIVE, bank=60, cap=60, off_turn=10)
HOUR = 3_600
SLACK_MS = 5_000
"""What a test may take."""

AHEAD = "test:ahead"
SET_CLOCK = f"""
local function clock()
  local time = redis.call('TIME')
  local ahead = tonumber(redis.call('GET', '{AHEAD}') or '0')
  return {{string.format('%.0f', tonumber(time[1]) + ahead), time[2]}}
end
"""


@pytest.fixture(autouse=True)
def settable_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts as they are, but for the time of Redis, which is so many seconds ahead as a key says."""
    for script in (scripts.COMMIT, scripts.HEARTBEAT):
        assert "redis.call('TIME')" in script.source
        source = SET_CLOCK + script.source.replace("redis.call('TIME')", "clock()")
        monkeypatch.setattr(script, "source", source)
        monkeypatch.setattr(script, "sha", scripts.sha_of(source))


class Site(OneNode):
    """One node's rooms."""

    async def accepted_now(self, who: str, ask: Any) -> int:
        """The number of a request that came in just now and is accepted."""
        return await self.accepted(who, ask, self.rooms.clock_of(ROOM).now())


@pytest_asyncio.fixture
async def sites(redis: RedisProcess, settable_clock: None) -> AsyncIterator[tuple[Site, Site]]:
    async with two(Site, redis.url) as made:
        yield made


async def play(site: Site, turn: int) -> None:
    """Answer the first open choice."""
    choice, *_ = (await site.log())[-1].choices
    await site.accepted_now(("ann", "ben")[choice.seat], m.Command(f"k{turn}", choice.seat, choice.id, ANSWER))


@pytest.mark.parametrize("hours", [1, -1, 30, -30])
async def test_a_clock_that_is_set_takes_no_time_from_any_seat(
    redis: RedisProcess, sites: tuple[Site, Site], hours: int
) -> None:
    one, two = sites
    for site in sites:
        site.rooms.start()
    await one.accepted_now("ann", m.CreateRoom("c", GAME, 2, "", clock=MINUTE))
    await two.accepted_now("ben", m.Join("j", ROOM))
    for turn, (site, ahead) in enumerate([(one, 0), (two, hours), (one, hours), (one, 0), (two, 0)]):
        redis.ask("SET", AHEAD, str(ahead * HOUR))
        for other in sites:
            await other.rooms.fire_alarm(ROOM)
        await play(site, turn)
    entries = await one.log()
    assert not [entry for entry in entries if any(isinstance(event, m.TimedOut) for event in entry.events)]
    assert [entry.time for entry in entries] == sorted(entry.time for entry in entries)
    assert entries[-1].time - entries[0].time < SLACK_MS
    clocks = entries[-1].clocks
    assert clocks is not None
    assert all(60_000 - SLACK_MS < account.bank <= 60_000 for account in clocks.accounts)
    assert not [entry for entry in entries if any(isinstance(event, m.TimeGranted) for event in entry.events)]
    for site in sites:
        clock = site.rooms.clock_of(ROOM)
        await clock.heartbeat()
        assert clock.outages == ()
        assert abs(clock.correction) < SLACK_MS


async def test_all_nodes_keep_their_time_while_the_clock_is_set(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = (site.rooms.clock_of(ROOM) for site in sites)
    for node in (one, two):
        await node.heartbeat()
    began = one.now()
    for hours in (1, 30, 0, -1):
        redis.ask("SET", AHEAD, str(hours * HOUR))
        for node in (two, one):
            await node.heartbeat()
            assert abs(node.now() - began) < SLACK_MS  # of two nodes, each rounded to milliseconds
            assert node.outages == ()
        assert one.correction == two.correction
        assert abs(one.correction + hours * HOUR * 1000) < SLACK_MS
    assert len([record for record in caplog.records if "clock of Redis was set" in record.message]) == 4
    late = ClusterClock(sites[0].store, sites[0].store.primaries[0])  # a node that starts now
    await late.heartbeat()
    assert abs(late.now() - one.now()) < SLACK_MS


async def test_the_correction_of_a_clock_ends_slowly(redis: RedisProcess, sites: tuple[Site, Site]) -> None:
    store = sites[0].store
    redis.ask("SET", CORRECTION, "-30")
    for expected in (-10, 0, 0):
        redis.ask("SET", BEAT, str(sites[0].rooms.clock_of(ROOM).now() - 11_000))  # in an earlier span of 10 s
        beat = await store.heartbeat(store.primaries[0], 0, 0, NEW)
        assert beat.correction == expected
