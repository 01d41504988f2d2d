"""Stored settings of an account, as this or another release has written them."""

import pytest

from botyard.accounts.settings import read_settings
from botyard_protocol.api_accounts import AccountSettings


@pytest.mark.parametrize("stored", [None, b"", b"{}", b"[]", b"null", b'"dark"', b"{", b"\xff"])
def test_a_value_without_readable_settings_is_the_default(stored: bytes | None) -> None:
    assert read_settings(stored) == AccountSettings()


def test_a_field_that_cannot_be_read_hides_no_other() -> None:
    stored = b'{"theme": "dark", "volume": 5, "games": [{"game": 1}], "page": {}, "newer": "field", "language": "uk"}'
    assert read_settings(stored) == AccountSettings(theme="dark", language="uk")
