"""`docs/privacy.md`: the terms that it names are those of the code."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

TEXT = (Path(__file__).parent.parent / "docs" / "privacy.md").read_text()
DAY = 86_400
TERMS = {
    "botyard.store.online.LEFT_KEPT_MS": 120_000,
    "botyard.accounts.identity.GUEST_SECONDS": 730 * DAY,
    "botyard.accounts.identity.ACCOUNT_SECONDS": 90 * DAY,
    "botyard.accounts.browser_identities.BROWSER_SECONDS": 365 * DAY,
    "botyard.accounts.devices.DEVICE_SECONDS": 365 * DAY,
    "botyard.accounts.accounts.GUEST_NAME_KEPT_MS": 400 * DAY * 1000,
    "botyard.store.accounts.ENDED_KEPT_SECONDS": 3_600,
    "botyard.store.accounts.SESSIONS_KEPT_SECONDS": 100 * DAY,
    "botyard.accounts.revocation.ENDED_KEPT_MS": 366 * DAY * 1000,
    "botyard.accounts.accounts.PROOF_MS": 15 * 60_000,
    "botyard.accounts.throttle.ATTEMPTS_KEPT_MS": DAY * 1000,
    "botyard.store.keys.GUEST_KEPT_SECONDS": 400 * DAY,
    "botyard.store.relations.NEWEST_KEPT_SECONDS": 90 * DAY,
    "botyard.store.chat.LINES_KEPT": 200,
    "botyard.store.chat.KEPT_SECONDS": 30 * DAY,
    "botyard.store.reports.CLOSED_LIMIT": 5_000,
    "botyard.store.unfinished_rooms.COUNTED_MS": 60 * DAY * 1000,
}
"""What the page says in words."""


@pytest.mark.parametrize("name", re.findall(r"`(botyard\.[a-zA-Z_.]+[A-Z_]{3,})`", TEXT))
def test_a_term_is_what_the_page_says(name: str) -> None:
    assert resolve_name(name) == TERMS[name]


def test_every_term_is_on_the_page() -> None:
    assert set(re.findall(r"`(botyard\.[a-zA-Z_.]+[A-Z_]{3,})`", TEXT)) == set(TERMS)
