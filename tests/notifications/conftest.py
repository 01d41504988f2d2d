"""People of slow matches. What is due for them is sent with the next sweep, which a test begins."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import datetime
from email.headerregistry import Address
from itertools import product
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio

from botyard.mail_settings import Mail
from botyard.notifications.mail import address_of
from botyard_protocol import messages as m
from tests.net.table import Table, join, watch
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.receivers import MailServer, PushService
from tests.support.redis import RedisProcess
from tests.support.waiting import SECONDS, until


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for its time or a sweep, clocks run at once, and who has closed all pages is offline soon."""
    monkeypatch.setattr("botyard.rooms.due.DELAY_MS", 0)
    monkeypatch.setattr("botyard.notifications.service.DELAY_MS", 0)
    monkeypatch.setattr("botyard.notifications.service.PAGE_OPEN_WAIT_MS", 1)  # with 0 what is put off is still claimed
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


SLOW = m.TEMPO_CONTROLS[m.Tempo.SLOW_1]
ORIGIN = "https://play.example.org"
PASSWORD = "a long enough secret"


async def ask(node: LiveNode, token: str, method: str, path: str, body: Any = None) -> Any:
    """Send a request of a person ("" for a visitor) and return the answer."""
    headers = {"content_type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    return await node.http(method, path, b"" if body is None else json.dumps(body).encode(), **headers)


def quiet_now(zone: str) -> dict[str, Any]:
    """Quiet hours from the last full hour of a zone for two hours, as fields of `NotificationWishes`."""
    hour = datetime.now(ZoneInfo(zone)).hour
    return {"quiet_from": hour * 60, "quiet_to": (hour + 2) % 24 * 60, "zone": zone}


async def slow_match(table: Table, node: LiveNode, tokens: list[str]) -> tuple[str, list[Client]]:
    """A slow match of these people, whose pages are open. Returns its room and the connections."""
    people = [await table.again(node, token) for token in tokens]
    room = (await people[0].ask(lambda id: m.CreateRoom(id, GAME, len(tokens), "Table", clock=SLOW))).room
    await watch(people[0], room)
    for one in people[1:]:
        await join(one, room)
        await watch(one, room)
    for one in people:
        await one.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
    return room, people


async def all_gone(node: LiveNode, people: list[Client]) -> None:
    """Wait until the service knows that all pages of these people are closed, which are in no room any more."""
    identities = [one.all(m.Welcome)[0].identity for one in people]
    await until(lambda: all(node.node.online.state(one) is m.Attendance.OFFLINE for one in identities))
    rooms = {snapshot.room.id for one in people for snapshot in one.all(m.Snapshot)}
    async with asyncio.timeout(SECONDS):
        for room, identity in product(rooms, identities):
            while await node.node.room_presence.shows(room, identity):  # noqa: ASYNC110 - it has no event
                await asyncio.sleep(0.01)


async def sweep_twice(node: LiveNode) -> None:
    """Send all that is due, and what that makes due."""
    for _ in range(2):
        await node.node.notifications.sweep()


async def account(node: LiveNode, name: str) -> str:
    """A new account. Returns a token of it, whose password was entered just now."""
    token = node.token(name)
    body = {"name": name, "password": PASSWORD}
    assert (await ask(node, token, "POST", "/api/me/register", body)).status < 300
    assert (await ask(node, token, "POST", "/api/me/confirm", {"password": PASSWORD})).status < 300
    return token


async def with_mail(node: LiveNode, smtp: MailServer, name: str, address: str) -> str:
    """A new account with a confirmed address. Returns a token of it."""
    token = await account(node, name)
    assert (await ask(node, token, "POST", "/api/me/mail", {"address": address})).status == 204
    await sweep_twice(node)
    link = smtp.link()
    assert link.startswith(f"{ORIGIN}/mail#confirm.")
    assert (await ask(node, "", "POST", "/api/mail/confirm", {"token": link.partition("#confirm.")[2]})).status == 204
    return token


async def mail_token(node: LiveNode, identity: str, what: str, field: str) -> str:
    """The token of a link in a mail to a stored address; "" from a node that sends none."""
    mailer = node.node.notifications.mailer
    address = address_of(await node.node.notifications.values.of(identity), field)
    return "" if mailer is None or address is None else mailer._token(what, identity, address)
