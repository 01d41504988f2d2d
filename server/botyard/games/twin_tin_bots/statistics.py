"""What a match of Twin Tin Bots counts: deliveries by crystal, orders and why they were ignored, zaps and thefts."""

from collections.abc import Iterable, Iterator, Sequence

from botyard.games.interface import Observation, Statistic
from botyard_protocol import twin_tin_bots as ttb

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

_IGNORED = dict.fromkeys(ttb.Reason, "ignored_crystal")  # all reasons but those below are about a crystal
_IGNORED |= dict.fromkeys(list(ttb.Reason)[: ttb.Reason.STUCK_IN_MUD], "ignored_way")
_IGNORED[ttb.Reason.STUCK_IN_MUD] = "ignored_mud"


def observations(events: Iterable[ttb.Event], sides: Sequence[int]) -> Iterator[Observation]:
    """Yield 1 for each thing that is counted, for the seat that caused it.

    A delivery counts for the seat of the base, and a theft for that of the robot that has the crystal now; a crystal
    taken from a robot of the own side is no theft. `sides`: the side of each seat.
    """
    for event in events:
        seat = event.cause.seat
        match event:
            case ttb.CrystalDelivered():
                yield f"delivered_{event.crystal.wire}", event.seat, 1
            case ttb.CrystalTaken() if sides[event.source.seat] != sides[event.robot.seat]:
                yield "thefts", event.robot.seat, 1
            case ttb.OrderIgnored():
                yield "ignored", seat, 1
                yield _IGNORED[event.reason], seat, 1
            case ttb.OrderStarted():
                yield "orders", seat, 1
            case ttb.ZapObeyed():
                yield "zaps", seat, 1
            case ttb.Passed():
                yield "passes", seat, 1
