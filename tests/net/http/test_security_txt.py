"""Where to report a weakness of a server."""

from datetime import UTC, datetime, timedelta

from botyard.net.http.site_pages import security_text
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

PATH = "/.well-known/security.txt"


async def test_the_contact_of_the_settings_is_served(redis: RedisProcess) -> None:
    async with LiveNode(redis.url, security_contact="mailto:security@example.org") as node:
        answer = await node.http("GET", PATH)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    fields = dict(line.split(": ", 1) for line in answer.body.decode().splitlines())
    assert fields["Contact"] == "mailto:security@example.org"
    assert datetime.now(UTC) < datetime.fromisoformat(fields["Expires"]) < datetime.now(UTC) + timedelta(days=365)


def test_it_holds_for_half_a_year() -> None:
    text = security_text("https://example.org/security", datetime(2026, 1, 1, 13, 14, 15, tzinfo=UTC))
    assert "Expires: 2026-06-30T00:00:00Z\n" in text


async def test_without_a_contact_there_is_no_file(node: LiveNode) -> None:
    answer = await node.http("GET", PATH)
    assert answer.status == 404
    assert b"BOTYARD_SECURITY_CONTACT" in answer.body
