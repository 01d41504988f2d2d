"""The messages of whole matches, for the tests of clients that apply them: `python -m tests.games.recorded --write`.

A file of each game in `client_js/src/games` holds for some matches and audiences the snapshot at the start and the two
frames of each entry after it, as hex of msgpack.
"""

import json
import sys
from pathlib import Path
from typing import Any

from botyard.replay.verify import played_again
from botyard.rooms.sight.projection import choice_frame, event_frame, snapshot
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol.codec import pack
from botyard_protocol.robot_master import Options as RobotMaster
from botyard_protocol.twin_tin_bots import Mode
from botyard_protocol.twin_tin_bots import Options as TwinTinBots
from botyard_protocol.volt import Mode as VoltMode
from botyard_protocol.volt import Options as Volt
from tests.replay.matches import ROOM, SECRET, played

GAMES = Path(__file__).parents[2] / "client_js" / "src" / "games"
FILES = {
    "twin_tin_bots": GAMES / "recorded.json",
    "robot_master": GAMES / "robot_master" / "recorded.json",
    "volt": GAMES / "volt" / "recorded.json",
}
"""The file of each game."""
MATCHES: dict[str, dict[str, tuple[int, Any, list[tuple[int, ...]]]]] = {
    "twin_tin_bots": {
        "standard": (2, TwinTinBots(stalled_after=10), [(), (0,), (1,)]),
        "elements": (4, TwinTinBots(teleporters=2, rocks=1, blobs=2, mud=3, stalled_after=10), [(), (3,)]),
        "teams": (4, TwinTinBots(mode=Mode.TEAMS, stalled_after=10), [(0, 2)]),
    },
    "robot_master": {
        "one game": (2, RobotMaster(), [(1,)]),
        "best of 3": (2, RobotMaster(games=3), [(), (0,)]),
    },
    "volt": {
        "league": (2, Volt(target=3, round_limit=4), [(), (0,)]),
        "championship": (2, Volt(mode=VoltMode.CHAMPIONSHIP, killbots=1, round_limit=1), [(0,)]),
    },
}
"""By game and label: players, options, and the audiences."""
FRAMES = 60
"""A match is recorded from its start, so many entries of it, and from so many before its end to the end."""


def recorded(game: str) -> str:
    """The text of a game's file."""
    rows = [
        json.dumps(row)
        for name, (players, options, audiences) in MATCHES[game].items()
        for row in _match(game, name, players, options, audiences)
    ]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _match(game: str, name: str, players: int, options: Any, audiences: list[tuple[int, ...]]) -> list[dict[str, Any]]:
    """The rows of a match: for each audience its start and, if it is longer, its end."""
    entries = played(players, options, seed=7, game=game).entries
    rooms = list(played_again(ROOM, SECRET, entries))
    start = next(place for place, room in enumerate(rooms) if room.state is not None)
    end = len(rooms) - 1
    stretches = sorted({(start, min(start + FRAMES, end)), (max(start, end - FRAMES), end)})
    return [
        {
            "name": f"{name} {audience} {first}",
            "snapshot": pack(snapshot(rooms[first], 1, first + 1, audience, STORED_NAMES)).hex(),
            "frames": [
                [
                    pack(event_frame(game, entry, audience, STORED_NAMES)).hex(),
                    pack(choice_frame(entry, audience, 0)).hex(),
                ]
                for entry in entries[first + 1 : last + 1]
            ],
        }
        for audience in audiences
        for first, last in stretches
    ]


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        for game, file in FILES.items():
            file.write_text(recorded(game))
