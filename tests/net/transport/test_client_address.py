"""Under which address a client is counted."""

import pytest

from botyard.net.transport.client_address import counted_address, wider_networks


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


def test_an_ipv6_customer_is_counted_under_wider_networks_too() -> None:
    assert wider_networks("2001:db8:1:2f3::/64") == ("2001:db8:1:200::/56", "2001:db8:1::/48")


@pytest.mark.parametrize("counted", ["203.0.113.7", "unknown", "junk/64"])
def test_others_have_no_wider_networks(counted: str) -> None:
    assert wider_networks(counted) == ()
