"""What a match of VOLT counts: victory points by source, losses, shots, hits and modules."""

from collections.abc import Iterable, Iterator

from botyard.games.interface import Observation, Statistic
from botyard_protocol.volt.events import BeamFired, Event, ModulesUsed, RobotDamaged, RobotDestroyed, VpGained

STATISTICS = (
    Statistic("destroyed", award="destroyer", least=2),
    Statistic("tokens", award="collector", least=2),
    Statistic("modules", award="tinkerer", least=4),
    Statistic("losses"),
    Statistic("shots"),
    Statistic("damage"),
)


def observations(events: Iterable[Event]) -> Iterator[Observation]:
    """Yield 1 for each thing that is counted, and the number of modules that are used together."""
    for event in events:
        match event:
            case VpGained():  # for a token, or for a robot that was destroyed
                yield "destroyed" if event.token is None else "tokens", event.seat, 1
            case RobotDestroyed():
                yield "losses", event.seat, 1
            case BeamFired():
                yield "shots", event.seat, 1
            case RobotDamaged():
                yield "damage", event.seat, 1
            case ModulesUsed():
                yield "modules", event.seat, len(event.modules)
