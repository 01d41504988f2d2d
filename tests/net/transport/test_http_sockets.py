"""Which HTTP sockets a node takes, and which it closes for others."""

from functools import partial

import pytest

from botyard.net.transport import http_sockets
from botyard.net.transport.http_sockets import HttpSocket, SocketTable
from botyard.net.transport.rate_limits import Denial


class Sockets:
    """A table with sockets that have names."""

    def __init__(self, table: SocketTable) -> None:
        self.table = table
        self.open: dict[str, HttpSocket] = {}

    def come(self, name: str, host: str = "127.0.0.1", now: float = 0.0) -> Denial | None:
        """A socket that waits for its request, unless it is refused."""
        self.open[name] = self.table.enter(host, partial(self.go, name))
        denial = self.table.refusal(self.open[name], len(self.open), now)
        if denial is None:
            self.table.wait(self.open[name], now)
        else:
            self.go(name)
        return denial

    def go(self, name: str) -> None:
        """Close a socket: the table forgets it."""
        self.table.leave(self.open.pop(name))


def test_a_full_node_closes_the_socket_that_has_waited_for_longest() -> None:
    sockets = Sockets(SocketTable(3))
    for place, name in enumerate(("first", "second", "third")):
        assert sockets.come(name, now=float(place)) is None
    sockets.table.work(sockets.open["first"])
    assert sockets.come("fourth", now=10.0) is None
    assert set(sockets.open) == {"first", "third", "fourth"}


def test_a_socket_that_has_just_come_or_is_served_is_not_closed_for_another() -> None:
    sockets = Sockets(SocketTable(2))
    sockets.come("served", now=0.0)
    sockets.table.work(sockets.open["served"])
    sockets.come("new", now=9.75)
    denial = sockets.come("third", now=10.0)
    assert denial is not None
    assert (denial.status, denial.after_seconds > 0) == (503, True)
    assert set(sockets.open) == {"served", "new"}


def test_waiting_counts_from_its_beginning_whatever_drips_in_between() -> None:
    sockets = Sockets(SocketTable(2))
    sockets.come("drips", now=0.0)
    sockets.come("later", now=5.0)
    sockets.table.wait(sockets.open["drips"], 9.0)
    sockets.come("new", now=10.0)
    assert set(sockets.open) == {"later", "new"}


def test_an_address_has_so_many_sockets_and_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_sockets, "SOCKETS_PER_ADDRESS", 2)
    sockets = Sockets(SocketTable(100))
    came = [sockets.come(f"one {place}", "203.0.113.1") for place in range(3)]
    assert [denial and denial.status for denial in came] == [None, None, 429]
    assert sockets.come("other", "203.0.113.2") is None
    assert sockets.come("one again", "203.0.113.1", now=5.0) is None
    assert "one 0" not in sockets.open
    for name in list(sockets.open):
        sockets.go(name)
    assert not sockets.table.addresses


def test_networks_of_a_customer_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_sockets, "SOCKETS_PER_ADDRESS", 1)
    sockets = Sockets(SocketTable(100))
    came = [sockets.come(f"{place}", f"2001:db8:7:{place:x}::1") for place in range(10)]
    assert sum(denial is None for denial in came) == 4


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "10.0.0.7"])
def test_proxies_and_this_machine_are_not_counted(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr(http_sockets, "SOCKETS_PER_ADDRESS", 1)
    sockets = Sockets(SocketTable(100, ("10.0.0.0/8",)))
    assert [sockets.come(f"{place}", host) for place in range(50)] == [None] * 50


def test_sockets_that_got_their_last_answer_take_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_sockets, "REFUSED_SOCKETS", 3)
    sockets = Sockets(SocketTable(1))
    for place in range(10):
        assert sockets.come(f"{place}") is None
        sockets.table.end(sockets.open[f"{place}"])
    assert set(sockets.open) == {"7", "8", "9"}


def test_of_many_that_end_at_once_each_beyond_the_limit_is_closed() -> None:
    table = SocketTable(100, refused=2)
    closed: list[int] = []
    sockets = [table.enter("127.0.0.1", partial(closed.append, place)) for place in range(10)]
    for socket in sockets:  # the event loop reports a closed socket later, so that none leaves in between
        table.end(socket)
    assert closed == [0, 1, 2, 3, 4, 5, 6, 7]
    for place in closed[:5]:
        table.leave(sockets[place])
    table.end(table.enter("127.0.0.1", partial(closed.append, 10)))
    assert closed[8:] == [8]
