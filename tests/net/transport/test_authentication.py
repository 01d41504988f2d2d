"""Which pages may connect."""

import pytest

from botyard.net.transport.authentication import origin_allowed

LISTED = frozenset({"https://play.example.org"})


@pytest.mark.parametrize(
    "origin",
    ["http://127.0.0.1:8000", "https://127.0.0.1:8000", "HTTP://127.0.0.1:8000", "https://play.example.org"],
)
def test_own_and_listed_pages_may(origin: str) -> None:
    assert origin_allowed(origin, "127.0.0.1:8000", LISTED)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:80000",
        "http://127.0.0.1:8001",
        "http://127.0.0.1:8000.evil.example",
        "http://evil.example/127.0.0.1:8000",
        "http://127.0.0.1:8000@evil.example",
        "http://evil.example#127.0.0.1:8000",
        "http://evil127.0.0.1:8000",
        "http://127.0.0.1:8000/",
        "ftp://127.0.0.1:8000",
        "127.0.0.1:8000",
        "http://play.example.org",
        "https://play.example.org:444",
        "https://play.example.org.evil.example",
        "https://evilplay.example.org",
        "http://[",
        "http://[::1",
    ],
)
def test_others_may_not(origin: str) -> None:
    assert not origin_allowed(origin, "127.0.0.1:8000", LISTED)


@pytest.mark.parametrize("origin", ["http://", "https://", "http:", ""])
def test_an_empty_host_is_no_host(origin: str) -> None:
    assert not origin_allowed(origin, "", LISTED)
