"""What is due is sent with the next sweep, which a test begins."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.support.mail_server import MailServer
from tests.support.push_service import PushService


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits: neither for its time nor for the next sweep."""
    monkeypatch.setattr("botyard.rooms.due.DELAY_MS", 0)
    monkeypatch.setattr("botyard.notifications.service.DELAY_MS", 0)
    monkeypatch.setattr("botyard.notifications.service.VISIBLE_MS", 0)
    monkeypatch.setattr("botyard.notifications.service.SWEEP_SECONDS", 1_000)


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
