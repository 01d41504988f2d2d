"""A plug-in of pytest for authors of games: the contract, random matches, a golden match, a room, a service, browsers.

    pytest_plugins = ["botyard.testing"]  # in tests/conftest.py

`contract_tests`, `fuzz_tests` and `golden_match` make tests of a package; `room`, `service` and `browsers` are
fixtures. Their game is that of the folder of pytest's configuration, installed or not, or the one that `--game` names.

The registry of games is imported inside functions: it looks for packages only once, so the folder is found before.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from botyard.dev.folder import NoGame, path_for, read_folder
from botyard.dev.rules_match import Room, difference, entries
from botyard.dev.served_game import Guest, Service, served
from botyard.games.contract import CHECKS, Check, fault_of, played
from botyard.games.failure_words import with_place
from botyard.games.interface import Game
from botyard.games.package import GamePackage
from botyard.games.random_match import Match, Move, Table, play, suits, tables
from botyard_protocol.messages import BotLevel

__all__ = ["Guest", "Room", "Service", "contract_tests", "fuzz_tests", "golden_match"]
"""What tests import."""

NO_BROWSER = "The fixture `browsers` needs Playwright: `pip install playwright`, then `playwright install chromium`."

Faults = Callable[[], Iterable[str]]
"""Finds what is wrong, as sentences."""
FindMatch = Callable[[], Match | str]
"""Gives a match of random players, or a sentence that says why it can't be played."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this plug-in."""
    group = parser.getgroup("botyard", "games for Botyard")
    group.addoption("--game", metavar="NAME", help="which game, if the folder has none or several")
    group.addoption("--matches", type=int, default=5, metavar="N", help="random matches at each table (5)")
    group.addoption("--update-golden", action="store_true", help="write the golden matches anew")


def pytest_configure(config: pytest.Config) -> None:
    """Let Python find the game of the folder, also in the processes that tests start."""
    try:
        folder = read_folder(config.rootpath, config.getoption("game"))
    except NoGame:  # the game may be installed; `rules` says what is missing
        return
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    is_worker = hasattr(config, "workerinput")  # of pytest-xdist: it inherits the variable, but not `sys.path`
    try:
        path = os.environ["PYTHONPATH"] if is_worker else path_for(folder, os.environ)
    except NoGame as error:
        raise pytest.UsageError(str(error)) from error
    patch.setenv("PYTHONPATH", path)
    for place in reversed(path.split(os.pathsep)[:2]):  # what an installation would say, and the sources
        patch.syspath_prepend(place)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test of `fuzz_tests` its tables and seeds."""
    game = getattr(metafunc.function, "fuzzed", None)
    if game is not None:
        seeds = range(1, metafunc.config.getoption("matches") + 1)
        cases = [pytest.param(table, seed, id=f"{table}-seed-{seed}") for table in tables(game) for seed in seeds]
        metafunc.parametrize(("table", "seed"), cases)


# --- tests of a package -------------------------------------------------------------------------------------------


def contract_tests(package: GamePackage, seed: int = 1) -> Callable[..., None]:
    """Return a test with a case for each promise of games at each table: `test_contract = contract_tests(GAME)`.

    `seed`: chooses the random match of a table. One case tries the lessons and the client.
    """
    from botyard.game_check import bot_faults, general_faults  # noqa: PLC0415 - see the top

    game = package.game
    cases: dict[str, Faults] = {f"the_service_has_the_game-{game.name}": partial(_unknown, game)}
    cases[f"lessons_and_client_fit-{game.name}"] = partial(general_faults, game)
    for table in tables(game):
        match = cache(partial(played, table, seed))
        cases[f"a_match_of_random_players_ends-{table}"] = partial(_unplayed, match)
        cases |= {f"{check.__name__}-{table}": partial(_broken, match, check) for check in CHECKS}
        cases[f"capabilities_fit-{table}"] = partial(_misfits, match, package)
        cases[f"bots_give_legal_answers-{table}"] = partial(bot_faults, table, seed)

    @pytest.mark.parametrize("promise", cases.values(), ids=cases)
    def test_contract(promise: Faults) -> None:
        if promise is not next(iter(cases.values())) and (unknown := _unknown(game)):
            pytest.skip(unknown[0])
        _fail_with(promise(), game)

    return test_contract


def _unknown(game: Game) -> list[str]:
    """Return why the service does not have a game, in a sentence; empty if it has it."""
    from botyard.games.registry import why_unknown  # noqa: PLC0415 - see the top

    why = why_unknown(game.name)
    return [] if why is None else [why]


def _unplayed(match: FindMatch) -> list[str]:
    """Return why a match can't be played, in a sentence; empty if it can."""
    found = match()
    return [found] if isinstance(found, str) else []


def _found(match: FindMatch) -> Match:
    """Return a match, or skip the test if it can't be played: the case `a_match_of_random_players_ends` says why."""
    found = match()
    return pytest.skip(f"The match can't be played: {found}") if isinstance(found, str) else found


def _broken(match: FindMatch, check: Check) -> list[str]:
    fault = fault_of(check, _found(match))
    return [] if fault is None else [fault]


def _misfits(match: FindMatch, package: GamePackage) -> list[str]:
    """Return what fails in the capabilities of a game (`botyard.game_check`)."""
    from botyard.game_check import match_faults  # noqa: PLC0415 - see the top

    return [f"{_found(match).table}: {fault}" for fault in match_faults(_found(match), package)]


def _fail_with(faults: Iterable[str], game: Game, *more: str) -> None:
    """Fail with sentences about the code of a game, if there are any. `more`: lines below them."""
    if said := [with_place(sentence, game) for sentence in faults]:
        pytest.fail("\n".join([*said, *more]), pytrace=False)


def fuzz_tests(package: GamePackage) -> Callable[..., None]:
    """Return a test of random matches, `--matches` at each table: `test_fuzz = fuzz_tests(GAME)`.

    All promises are checked. A failure has the seed, and the moves as code for a test with `room`.
    """

    def test_fuzz(table: Table, seed: int) -> None:
        moves: list[Move] = []
        match = cache(partial(played, table, seed, moves))
        faults = _unplayed(match) or [fault for check in CHECKS for fault in _broken(match, check)]
        faults = faults or _misfits(match, package)
        begin = f"room(players={table.players}, seed={seed}, options={table.options!r})"
        lines = [f"  table.answer({asked.seat}, {command!r}, choice={asked.id})" for asked, command in moves]
        _fail_with(faults, table.game, f"The match of seed {seed} again:", f"  table = {begin}", *lines)

    test_fuzz.fuzzed = package.game  # type: ignore[attr-defined] # for `pytest_generate_tests`
    return test_fuzz


def golden_match(
    package: GamePackage, path: str | Path, seed: int = 1, players: int | None = None
) -> Callable[[pytest.FixtureRequest], None]:
    """Return a test that plays a stored match again: `test_golden = golden_match(GAME, "golden.jsonl")`.

    `path`: from the folder of the test. Its lines are the entries of the match in JSON form: the start, each command
    with its events, the ranking. `--update-golden` writes a random match of `seed`; `players`: the fewest if None.
    """
    game = package.game
    table = next(table for table in tables(game) if players in (None, table.players))

    def test_golden(request: pytest.FixtureRequest) -> None:
        file = request.path.parent / path
        if request.config.getoption("update_golden"):
            steps = play(table, seed).steps
            made = entries(table, seed, ((one.choice.seat, one.choice.id, one.command) for one in steps))
            file.write_text("".join(json.dumps(entry) + "\n" for entry in made), "utf-8")
        elif not file.is_file():
            pytest.fail(f"{file} is missing: `pytest --update-golden` writes it.", pytrace=False)
        elif (differs := difference(table, seed, file)) is not None:
            more = "If that is meant, `pytest --update-golden` writes the match anew. Raise `rules_version`, too, if"
            pytest.fail(f"{file.name}, {differs}\n{more} matches that run may differ.", pytrace=False)

    return test_golden


# --- a match by the rules alone -----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def rules(pytestconfig: pytest.Config) -> Game:
    """The game that the fixtures play: the one that the service would open a room for."""
    name = pytestconfig.getoption("game")
    try:
        name = name or read_folder(pytestconfig.rootpath).game
    except NoGame as error:
        pytest.fail(f"{error} Or name an installed game with --game.", pytrace=False)
    from botyard.games.registry import GAMES, why_unknown  # noqa: PLC0415 - see the top

    if (why := why_unknown(name)) is not None:
        pytest.fail(why, pytrace=False)
    return GAMES[name]


@pytest.fixture
def room(rules: Game) -> Callable[..., Room]:
    """A function that begins a match: `room(players=3, bots=1, seed=7)`.

    `players`: how many play, the fewest that can if None; the last `bots` of them are bots of `level`. `options`: None
    for those of the standard game. Raises `Illegal` for options that do not fit.
    """

    def begin(
        players: int | None = None, bots: int = 0, seed: int = 1, options: Any = None, level: BotLevel = BotLevel.RANDOM
    ) -> Room:
        given = rules.default_options() if options is None else options
        count = players or next(one for one in rules.players if suits(rules, one, given))
        table = Table("test", count, given, rules)
        rules.check_options(count, table.options)
        outcome = table.new(seed)
        seats = {seat: level for seat, player in enumerate(table.seating) if player >= count - bots}
        return Room(rules, outcome.state, seats, seed, list(outcome.events))

    return begin


# --- a service and browsers ---------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def service(rules: Game) -> Iterator[Service]:
    """A service for the game, as a process on a free port with an embedded Redis in a temporary folder."""
    with served(rules.name) as running:
        yield running


@pytest.fixture
def browsers(request: pytest.FixtureRequest) -> Iterator[Callable[..., Sequence[Guest]]]:
    """A function that seats people at a table of the service: `ann, ben = browsers(players=2)`.

    Each has a browser context of its own and a `page` of Playwright at the room; the parameters are those of
    `Service.seat`. `BROWSER_PATH` in the environment names another Chromium than that of Playwright.
    """
    try:
        playwright = import_module("playwright.sync_api")
    except ModuleNotFoundError:
        pytest.skip(NO_BROWSER)
    service: Service = request.getfixturevalue("service")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=os.environ.get("BROWSER_PATH"))

        def sit(players: int = 2, bots: int = 0, options: Any = None) -> Sequence[Guest]:
            table, guests = service.seat(players, bots, options)
            for guest in guests:
                context = browser.new_context(reduced_motion="reduce")
                cookies = [{"name": name, "value": value, "url": service.url} for name, value in guest.cookies.items()]
                context.add_cookies(cookies)
                guest.page = context.new_page()
                guest.page.goto(f"{service.url}/room/{table}")
            return guests

        yield sit
        browser.close()
