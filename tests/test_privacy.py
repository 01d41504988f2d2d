"""`docs/privacy.md`: the terms that it names are those of the code."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

TEXT = (Path(__file__).parent.parent / "docs" / "privacy.md").read_text()
DAY = 86_400
TERMS = {
    "server.accounts.identity.GUEST_SECONDS": 730 * DAY,
    "server.accounts.identity.ACCOUNT_SECONDS": 90 * DAY,
    "server.accounts.devices.DEVICE_SECONDS": 365 * DAY,
    "server.accounts.accounts.GUEST_NAME_KEPT_MS": 400 * DAY * 1000,
    "server.store.people.SESSIONS_KEPT_SECONDS": 100 * DAY,
    "server.accounts.gate.ENDED_KEPT_MS": 366 * DAY * 1000,
    "server.accounts.accounts.PROOF_MS": 15 * 60_000,
    "server.accounts.throttle.ATTEMPTS_KEPT_MS": DAY * 1000,
    "server.store.keys.GUEST_KEPT_SECONDS": 400 * DAY,
    "server.store.circles.NEWEST_KEPT_SECONDS": 90 * DAY,
    "server.store.chat.LINES_KEPT": 200,
    "server.store.chat.KEPT_SECONDS": 30 * DAY,
    "server.store.reports.CLOSED_LIMIT": 5_000,
    "server.store.unfinished.COUNTED_MS": 60 * DAY * 1000,
}
"""What the page says in words."""


@pytest.mark.parametrize("name", re.findall(r"`(server\.[a-zA-Z_.]+)`", TEXT))
def test_a_term_is_what_the_page_says(name: str) -> None:
    assert resolve_name(name) == TERMS[name]


def test_every_term_is_on_the_page() -> None:
    assert set(re.findall(r"`(server\.[a-zA-Z_.]+)`", TEXT)) == set(TERMS)
