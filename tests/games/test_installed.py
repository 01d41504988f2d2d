"""Games of installed packages: which ones are registered, and what is said of the others."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from msgspec import defstruct

from botyard.games.installed import GROUP, find
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.package import BadGame, ClientFiles, GamePackage, check
from botyard.games.twin_tin_bots import TwinTinBots
from botyard_protocol import twin_tin_bots
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import Pass, Passed


class Other(TwinTinBots):
    """Rules that are there already, under another name."""

    name = "other_game"


SCHEMA = replace(twin_tin_bots.SCHEMA, name="other_game")
GOOD = GamePackage(Other(), SCHEMA)
NO_PACKAGE = Other()
OF_ANOTHER_INTERFACE = replace(GOOD, interface_version=2)


class OfTwo(Other):
    """The same for two alone, with which the check of a package is brief."""

    players = range(2, 3)

    def check_options(self, players: int, options: object) -> None:
        """Refuse other tables."""
        if players not in self.players:
            raise Illegal(Code.ILLEGAL, "players: this game is for two.")
        super().check_options(players, options)

    def new(self, players: int, options: object, seed: bytes) -> Outcome:
        """Start a game of two."""
        self.check_options(players, options)
        return super().new(players, options, seed)


OF_TWO = GamePackage(OfTwo(), SCHEMA)


class Shouting(Other):
    name = "OTHER"


class Crowded(Other):
    players = range(2, 10)


class Listed(Other):
    players = (2, 3)  # type: ignore[assignment]


class Unnumbered(Other):
    rules_version = "1.0"  # type: ignore[assignment]


class Past(Other):
    rules_version = 9


class OtherCommands(Other):
    command_types = (Passed,)


class Failing(Other):
    @property
    def players(self) -> range:  # type: ignore[override]
        """Numbers that can't be read."""
        raise RuntimeError("two\nlines")


class Stateless(Other):
    load, dump = Game.load, Game.dump


STATELESS = replace(GOOD, game=Stateless())
BAD_NAME = GamePackage(Shouting(), replace(SCHEMA, name="OTHER"))
CROWDED = GamePackage(Crowded(), SCHEMA)
NO_FILE = replace(GOOD, client=ClientFiles(Path("/nowhere")))
NO_ENTRY = replace(GOOD, client=ClientFiles(Path("/nowhere"), ("other.js",)))
OUTSIDE = replace(GOOD, client=ClientFiles(Path("/nowhere"), ("client.js", "../secret.js")))
OF_ANOTHER_CLIENT = replace(GOOD, client=ClientFiles(Path("/nowhere"), api_version=9))
NO_GAME = GamePackage("rules", SCHEMA)  # type: ignore[arg-type]
OTHER_TYPES = GamePackage(Other(), twin_tin_bots.SCHEMA)
LOW_TAGS = replace(GOOD, schema=replace(SCHEMA, event=Pass))
OTHER_PAST = replace(GOOD, previous=(TwinTinBots(),))
PAST_TWICE = replace(GOOD, previous=(Past(), Past()))
NO_RULES = replace(GOOD, previous=(3,))  # type: ignore[arg-type]
NO_SCHEMA = replace(GOOD, schema=None)  # type: ignore[arg-type]
NO_FUNCTION = replace(GOOD, bots={"good": 3})  # type: ignore[dict-item]
NO_CLIENT = replace(GOOD, client="client.js")  # type: ignore[arg-type]
NO_PATH = replace(GOOD, client=ClientFiles("/nowhere"))  # type: ignore[arg-type]
LISTED = GamePackage(Listed(), SCHEMA)
UNNUMBERED = GamePackage(Unnumbered(), SCHEMA)
FAILING = GamePackage(Failing(), SCHEMA)
OTHER_COMMANDS = GamePackage(OtherCommands(), SCHEMA)


def entry(attribute: str, name: str = "other_game") -> EntryPoint:
    return EntryPoint(name, f"tests.games.test_installed:{attribute}", GROUP)


def test_a_package_is_found_by_its_entry_point() -> None:
    packages, problems = find(["twin_tin_bots"], [entry("GOOD")])
    assert [package.game.name for package in packages] == ["other_game"]
    assert packages[0] is GOOD or packages[0].game.name == GOOD.game.name
    assert problems == []


@pytest.mark.parametrize(
    ("attribute", "name", "said"),
    [
        ("NO_PACKAGE", "other_game", "The game other_game is a Other, not a GamePackage."),
        ("GOOD", "chess", "The game chess calls itself other_game, but its entry point is chess."),
        ("BAD_NAME", "OTHER", "small letters, digits and underscores"),
        ("STATELESS", "other_game", "has neither a `state_type` nor `dump` and `load` of its own"),
        ("CROWDED", "other_game", "needs numbers of players from 1 to 8"),
        ("OF_ANOTHER_INTERFACE", "other_game", "version 2 of the interface of games; this release has version 1."),
        ("NO_FILE", "other_game", "has a client whose file /nowhere/client.js can't be read: No such file"),
        ("NO_ENTRY", "other_game", "has a client without client.js"),
        ("OUTSIDE", "other_game", "has a client with the file '../secret.js'"),
        ("OF_ANOTHER_CLIENT", "other_game", "for version 9 of the client API; this release has version 1"),
        ("NO_GAME", "other_game", "rules of the type str, which is no subclass of Game"),
        ("OTHER_PAST", "other_game", "previous rules of another name"),
        ("OTHER_TYPES", "other_game", "has wire types of the name twin_tin_bots"),
        ("LOW_TAGS", "other_game", "has events with the tags [5]: those of games begin with 32"),
        ("PAST_TWICE", "other_game", "or of a version that is there already"),
        ("NO_RULES", "other_game", "previous rules of another name"),
        ("NO_SCHEMA", "other_game", "has wire types of the type NoneType, not a GameSchema"),
        ("NO_FUNCTION", "other_game", "has bots that are not functions by a BotLevel"),
        ("NO_CLIENT", "other_game", "has a client of the type str, not ClientFiles"),
        ("NO_PATH", "other_game", "can't be checked: TypeError: unsupported operand"),
        ("LISTED", "other_game", "needs numbers of players from 1 to 8, as a range"),
        ("UNNUMBERED", "other_game", "needs a whole number from 1 as its `rules_version`"),
        ("OTHER_COMMANDS", "other_game", "`command_types` that are not wire types of its commands"),
        ("FAILING", "other_game", "can't be checked: RuntimeError: two lines (test_installed.py, line "),
        ("MISSING", "other_game", "can't be imported from tests.games.test_installed:MISSING: AttributeError"),
    ],
)
def test_a_package_that_does_not_fit_is_refused_with_a_sentence(attribute: str, name: str, said: str) -> None:
    packages, problems = find([], [entry(attribute, name)])
    assert packages == []
    (problem,) = problems
    assert problem.startswith(f"The game {name} ")
    assert said in problem
    assert problem.endswith(".")


def struct(name: str, tag: int | str | None, **settings: Any) -> Any:
    """A wire type with one field."""
    made = {"frozen": True, "array_like": True, "tag": tag, **settings}
    return defstruct(name, [("number", int)], **made)


@pytest.mark.parametrize(
    ("kind", "content", "said"),
    [
        ("command", None, "has no wire type for `command`"),
        ("view", int, "has a wire type for `view` that is not one struct class"),
        ("choice", "Ask", "has a wire type for `choice` that is not a struct class or a union of some"),
        ("event", Passed | int, "has a wire type for `event` that is not a struct class or a union of some"),
        ("event", struct("Moved", "moved"), "has a wire type for `event` without an integer as its tag"),
        ("event", struct("Moved", None), "has a wire type for `event` without an integer as its tag"),
        ("event", struct("Moved", 40, array_like=False), "has the wire type Moved without `array_like`"),
        ("event", struct("A", 40) | struct("B", 40), "has two wire types for `event` with the same tag"),
        ("event", struct("A", 40) | struct("A", 41), "has two wire types for `event` with the same tag or the same"),
        ("event", struct("SeatTaken", 40), "has an event with the name of a room event: seat_taken"),
        ("command", struct("A", 1) | struct("B", 1), "has two wire types for `command` with the same tag"),
        ("answers", None, "has wire types for only one of `answers` and `answers_view`"),
        ("branch", struct("Odd", None, rename=str.upper), None),
        ("options", struct("Odd", None), "has an `options_type` that is not the wire type of its options"),
        ("view", defstruct("Odd", [("a", complex)], array_like=True), "has wire types that messages can't be made of"),
    ],
)
def test_wire_types_that_cannot_be_sent_are_refused(kind: str, content: Any, said: str | None) -> None:
    package = replace(GOOD, schema=replace(SCHEMA, **{kind: content}))
    if said is None:
        assert check("other_game", package, frozenset()) is package
        return
    with pytest.raises(BadGame) as refused:
        check("other_game", package, frozenset())
    assert str(refused.value).startswith(f"The game other_game {said}")


def test_a_name_is_given_once() -> None:
    packages, problems = find(["other_game"], [entry("GOOD")])
    assert (packages, problems) == ([], ["The game other_game has the name of another game."])


def test_the_version_of_a_client_changes_with_its_files_and_texts(tmp_path: Path) -> None:
    versions = set()
    for number, (content, words) in enumerate((("a", "Words"), ("b", "Words"), ("b", "Other words"))):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "client.js").write_text(content)
        (folder / "en.ftl").write_text(f"title = {words}\n")
        versions.add(replace(GOOD, client=ClientFiles(folder), texts=folder).version)
    assert len(versions) == 3


def install(folder: Path, name: str, attribute: str) -> dict[str, str]:
    """An environment in which a package with one game is installed."""
    info = folder / "other_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = tests.games.test_installed:{attribute}\n")
    here = str(Path(__file__).parents[2])
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), here, *sys.path])}


def botyard(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "botyard.cli", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=100)


@pytest.mark.slow
def test_an_installed_game_is_checked_and_its_bots_play(tmp_path: Path) -> None:
    environment = install(tmp_path, "other_game", "OF_TWO")
    played = botyard(environment, "arena", "random", "random", "--game", "other_game", "--games", "2", "--jobs", "1")
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("other_game: random random: 2 matches, 2 players, standard options")
    checked = botyard(environment, "check-game", "other_game", "--seeds", "1")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "other_game-standard-2: ok\n" in checked.stdout
    assert "other_game: The package has no client" in checked.stdout
    assert checked.stdout.endswith("other_game: keeps the contract of games.\n")


@pytest.mark.slow
def test_a_service_does_not_start_with_a_game_that_does_not_fit(tmp_path: Path) -> None:
    environment = install(tmp_path, "other_game", "OF_ANOTHER_INTERFACE")
    refused = botyard({**environment, "PORT": "0"}, "serve", "--data", str(tmp_path / "data"))
    assert refused.returncode == 2
    lines = [line for line in refused.stderr.splitlines() if not line.startswith("{")]
    assert lines[-1].startswith("botyard: The game other_game was written for version 2 of the interface of games;")
    checked = botyard(environment, "check-game", "other_game")
    assert checked.returncode == 1
    assert checked.stderr.startswith("botyard check-game: The game other_game was written for version 2")


def test_games_are_listed_as_json(tmp_path: Path) -> None:
    """The entry of an installed game in `GET /api/games`, and the files of its client."""
    (tmp_path / "client.js").write_text("export default () => ({});\n")
    code = (
        "import orjson; from botyard.games import registry; from botyard.games.package import *;"
        "from dataclasses import replace; from pathlib import Path;"
        f"client = ClientFiles(Path({str(tmp_path)!r}));"
        "package = replace(registry.PACKAGES['other_game'], client=client);"
        "registry.PACKAGES['other_game'] = package;"
        "from botyard.lobby.games import *; from botyard_protocol.json_form import to_named;"
        "print(orjson.dumps(to_named(OfferedGames().game_list())).decode());"
        "print([client_file('other_game', v, f) and 1 for v in (package.version, 'x') for f in ('client.js', 'b.js')])"
    )
    environment = install(tmp_path, "other_game", "GOOD")
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    listed, served = done.stdout.splitlines()
    (other,) = [game for game in json.loads(listed)["games"] if game["name"] == "other_game"]
    assert other["name"] == "other_game"
    assert other["players"] == [2, 3, 4, 5, 6]
    assert other["bots"] == ["random"]
    assert other["client"].startswith("/games/other_game/")
    assert other["client_api"] == 1
    assert served == "[1, None, None, None]"


def test_a_game_of_two_packages_is_named_with_both() -> None:
    class Entry:
        name, group, value = "other_game", GROUP, "tests.games.test_installed:GOOD"

        def __init__(self, distribution: str) -> None:
            self.dist = type("Distribution", (), {"name": distribution})()

        def load(self) -> GamePackage:
            return GOOD

    found: Any = [Entry("first-game"), Entry("second-game")]
    packages, problems = find((), found)
    assert packages == [GOOD]
    assert problems == ["The game other_game comes with two packages, first-game and second-game: remove one."]
