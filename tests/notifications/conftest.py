"""What is due is sent with the next sweep, which a test begins."""

from collections.abc import AsyncIterator
from email.headerregistry import Address

import pytest
import pytest_asyncio

from botyard.mail_settings import Mail
from tests.notifications.people import ORIGIN
from tests.support.node import LiveNode
from tests.support.receivers import MailServer, PushService
from tests.support.redis import RedisProcess


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for its time or a sweep, clocks run at once, and who has closed all pages is offline soon."""
    monkeypatch.setattr("botyard.rooms.due.DELAY_MS", 0)
    monkeypatch.setattr("botyard.notifications.service.DELAY_MS", 0)
    monkeypatch.setattr("botyard.notifications.service.VISIBLE_MS", 1)  # with 0 what is put off is still claimed
    monkeypatch.setattr("botyard.notifications.service.SWEEP_SECONDS", 1_000)
    monkeypatch.setattr("botyard.people.online.LEAVING_SECONDS", 0.1)
    monkeypatch.setattr("botyard.rooms.match.clock.EVENT_ANIMATION_MS", 0)


@pytest_asyncio.fixture
async def service() -> AsyncIterator[PushService]:
    """A push service."""
    async with PushService() as made:
        yield made


@pytest_asyncio.fixture
async def smtp() -> AsyncIterator[MailServer]:
    """An SMTP server."""
    async with MailServer() as made:
        yield made


@pytest_asyncio.fixture
async def node(redis: RedisProcess, smtp: MailServer) -> AsyncIterator[LiveNode]:
    """A node that sends mail; a module whose tests need other settings has one of its own."""
    sender = Address("Botyard", "play", "example.org")
    async with LiveNode(redis.url, mail=Mail("127.0.0.1", smtp.port, "", "", False, sender, ORIGIN)) as made:
        yield made
