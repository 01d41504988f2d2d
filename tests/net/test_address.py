"""Under which address somebody is counted."""

import pytest

from server.net.address import counted_address


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("unknown", "unknown"),
        ("10.0.0.1", "10.0.0.1"),
    ],
)
def test_an_address_counts_as_its_customer(host: str, counted: str) -> None:
    assert counted_address(host) == counted


@pytest.mark.parametrize("host", [None, "127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_not_counted(host: str | None) -> None:
    assert counted_address(host) is None
