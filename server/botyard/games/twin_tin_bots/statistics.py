"""What a match of Twin Tin Bots counts: deliveries by crystal, orders and why they were ignored, zaps and thefts."""

from collections.abc import Iterable, Iterator, Sequence

from botyard.games.interface import Observation, Statistic
from botyard_protocol.twin_tin_bots import (
    CrystalDelivered,
    CrystalTaken,
    Event,
    OrderIgnored,
    OrderStarted,
    Passed,
    Reason,
    ZapObeyed,
)

STATISTICS = (
    Statistic("thefts", award="thief", least=2),
    Statistic("zaps", award="zapper", least=3),
    Statistic("ignored", award="optimist", least=10),
    Statistic("delivered_blue"),
    Statistic("delivered_green"),
    Statistic("delivered_pink"),
    Statistic("orders"),
    Statistic("ignored_way"),
    Statistic("ignored_mud"),
    Statistic("ignored_crystal"),
    Statistic("passes"),
)

_IGNORED = dict.fromkeys(Reason, "ignored_crystal")  # all reasons but those below are about a crystal
_IGNORED |= dict.fromkeys(list(Reason)[: Reason.STUCK_IN_MUD], "ignored_way")
_IGNORED[Reason.STUCK_IN_MUD] = "ignored_mud"


def observations(events: Iterable[Event], sides: Sequence[int]) -> Iterator[Observation]:
    """Yield 1 for each thing that is counted, for the seat that caused it.

    A delivery counts for the seat of the base, and a theft for that of the robot that has the crystal now; among seats
    of one side there are none. `sides`: the side of each seat.
    """
    for event in events:
        seat = event.cause.seat
        match event:
            case CrystalDelivered():
                yield f"delivered_{event.crystal.wire}", event.seat, 1
            case CrystalTaken() if sides[event.source.seat] != sides[event.robot.seat]:
                yield "thefts", event.robot.seat, 1
            case OrderIgnored():
                yield "ignored", seat, 1
                yield _IGNORED[event.reason], seat, 1
            case OrderStarted():
                yield "orders", seat, 1
            case ZapObeyed():
                yield "zaps", seat, 1
            case Passed():
                yield "passes", seat, 1
