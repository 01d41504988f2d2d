"""Packages of games: what they say of themselves, their texts, and rules that can't end a process.

And the registry: which games and versions of their rules it has.
"""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from botyard import texts
from botyard.game_check import hints
from botyard.games.about import MOST_PICTURE_BYTES, GameAbout, GamePicture, in_language, problem_of
from botyard.games.contained import EndsPython, contain
from botyard.games.failure_words import in_words
from botyard.games.interface import Game, Illegal, places, players_in_words
from botyard.games.package import BadGame, ClientFiles, GamePackage, check
from botyard.games.package_texts import Pattern, page_texts, refusals
from botyard.games.registry import BUILT_IN, CARRIED, CURRENT, GAMES, find_rules, versions
from botyard.games.robot_master import RobotMaster
from botyard_protocol.games import schema_of
from tests.support.toy_game import GAME, ToyGame

# --- what games say of themselves -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: str(game.name))
def test_the_credits_of_every_game_are_right(game: Any) -> None:
    assert problem_of(game.about, game.players, {}) is None
    assert game.about != GameAbout()


def pictured(file: str, text: str = "A stone.") -> GameAbout:
    return GameAbout(pictures=(GamePicture(file, text),))


@pytest.fixture
def client(tmp_path: Path) -> ClientFiles:
    """A client with one picture that is right, and one that is too large."""
    contents = {"client.js": b"", "a.svg": b"<svg/>", "large.png": bytes(MOST_PICTURE_BYTES + 1)}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    return ClientFiles(tmp_path, tuple(contents))


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"author": "Ann"}, "has an `about` of the type dict, not a GameAbout."),
        (GameAbout(minutes=0), "has an `about` whose minutes is no whole number from 1 to 6000."),
        (GameAbout(age=True), "has an `about` whose age is no whole number from 1 to 99."),
        (GameAbout(author="two\nlines"), "has an `about` whose author is no line of at most 300 characters."),
        (GameAbout(thanks="x" * 301), "has an `about` whose thanks is no line of at most 300 characters."),
        (GameAbout(best=7), "has an `about` whose best is none of its numbers of players, 2 to 6."),
        (GameAbout(advice={"de": "Zu viert."}), "has an `about` whose advice is no line of at most 300 characters, or"),
        (GameAbout(pictures=["a.svg"]), "has an `about` whose pictures is no tuple of at most 6 GamePictures."),  # type: ignore[arg-type]
        (pictured("b.svg"), "has an `about` with the picture 'b.svg', which is none of its ClientFiles."),
        (pictured("client.js"), "has an `about` with the picture 'client.js', whose name ends in none of .svg, .png, "),
        (pictured("large.png"), "has an `about` with the picture 'large.png', which has more than 200 KB."),
        (pictured("a.svg", ""), "has an `about` with the picture 'a.svg', whose text is no line of at most 300 char"),
    ],
)
def test_a_wrong_field_of_a_package_is_named(about: Any, said: str, client: ClientFiles) -> None:
    with pytest.raises(BadGame) as refused:
        check("toy_game", replace(GAME, game=saying(about), client=client), frozenset())
    assert str(refused.value).startswith(f"The game toy_game {said}")


def test_right_advice_and_pictures_are_accepted(client: ClientFiles) -> None:
    about = replace(pictured("a.svg"), best=4, advice={"en": "Four is best.", "de": "Vier ist am besten."})
    package = replace(GAME, game=saying(about), client=client)
    assert check("toy_game", package, frozenset()) is package
    assert in_language(about.advice, "de") == ("Vier ist am besten.", "de")
    assert in_language(about.advice, "fr") == ("Four is best.", "en")


def saying(about: Any) -> ToyGame:
    """The toy game with another `about`."""

    class Saying(ToyGame):
        """The rules."""

    Saying.about = about
    return Saying()


# --- texts of games from outside --------------------------------------------------------------------------------


SOURCE = "# $count (number)\npicks = { $count } picks\nrefusal-over = It is over.\n"

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes files of texts, by language, into a folder, and returns it."""

    def files(**contents: str | bytes) -> Path:
        for language, content in contents.items():
            data = content if isinstance(content, bytes) else content.encode()
            (tmp_path / f"{language.replace('_', '-')}.ftl").write_bytes(data)
        return tmp_path

    return files


COUNT = {"name": "count", "as": "number"}


@pytest.mark.parametrize(
    ("message", "pattern"),
    [
        ("title = Words", "Words"),
        ('title = { "" }', ""),
        ("-game = game\ntitle = A { -game } of { 2 }", "A game of 2"),
        ("title = The { other }!\nother = other", "The other!"),
        ("# $who (string)\ntitle = { $who } wins", [{"name": "who", "as": "text"}, " wins"]),
        ("# $year (code)\ntitle = { $year }", [{"name": "year", "as": "text"}]),
        ("# $count (number, optional)\ntitle = { $count }", [COUNT]),
        ("# $count (number)\ntitle = { NUMBER($count) }", [COUNT]),
        ("# $who (list)\ntitle = { LIST($who) }", [{"name": "who", "as": "list"}]),
        ("# $days (number)\ntitle = { RELATIVE_DAY($days) }", [{"name": "days", "as": "day"}]),
        ("# $who (string)\ntitle = { POSSESSIVE($who) }", [{"name": "who", "as": "possessive"}]),
        (
            "# $count (number)\ntitle = { $count ->\n [0] None\n [one] One\n *[other] { $count }\n }",
            [{**COUNT, "forms": {"0": "None", "one": "One"}, "default": [COUNT]}],
        ),
    ],
)
def test_a_message_becomes_a_pattern_for_the_page(write: Write, message: str, pattern: Pattern) -> None:
    assert page_texts(write(en=message), "en")["title"] == pattern


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "en.ftl can't be read: No such file or directory"),
        ({"en": b"title = \xff"}, "en.ftl can't be read: invalid start byte"),
        ({"en": "title = A\n\nbroken"}, 'en.ftl, line 3: Expected token: "="'),
        ({"en": SOURCE, "German": ""}, "German.ftl is not named after a language, such as de.ftl"),
        ({"en": SOURCE, "de_AT": ""}, "de-AT.ftl is not named after a language, such as de.ftl"),
        ({"en": SOURCE, "de": "picks = { $count\n"}, 'de.ftl, line 2: Expected token: "}"'),
        ({"en": SOURCE, "de": "\nother = Andere"}, "de.ftl, line 2: other is not in en.ftl"),
        ({"en": SOURCE, "de": "picks = Keine"}, "de.ftl, line 1: picks does not use $count, which en.ftl uses"),
        (
            {"en": SOURCE, "de": "picks = { $count } { $more }"},
            "de.ftl, line 1: picks uses $more, which the comment above it in en.ftl does not declare",
        ),
        ({"en": "a = { $x }"}, "en.ftl, line 1: a uses $x, which the comment above it in en.ftl does not declare"),
        ({"en": "# $x (date)\na = { $x }"}, "en.ftl, line 1: a has a parameter $x of the unknown type date"),
        ({"en": "a = A\na = B"}, "en.ftl, line 2: a is there twice"),
        ({"en": "a =\n    .title = B"}, "en.ftl, line 1: a needs a value and no attributes"),
        ({"en": "a = { b }"}, "en.ftl, line 1: a refers to b, which is not there"),
        ({"en": "a = { b }\nb = { a }"}, "en.ftl, line 1: a refers to a, which is this text"),
        (
            {"en": "# $x (string)\na = { UPPER($x) }"},
            "a uses UPPER, which is none of the functions NUMBER, LIST, POSSESSIVE, RELATIVE_DAY",
        ),
        ({"en": "a = { NUMBER(2) }"}, "en.ftl, line 1: a has a placeholder that is neither a parameter nor a function"),
        (
            {"en": "# $x (number)\na = { $x ->\n [single] A\n *[other] B\n }"},
            "a has the variant single of a number, which is no plural form",
        ),
        (
            {"en": "# $x (number)\nrefusal-a = { $x ->\n [one] A\n *[other] B\n }"},
            "refusal-a has more than words, texts and numbers, which are all that the service can say",
        ),
    ],
)
def test_a_package_is_refused_with_a_sentence_about_the_fault_of_a_file(
    write: Write, files: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadGame) as refused:
        check("toy_game", replace(GAME, texts=write(**files)), frozenset())
    (sentence,) = refused.value.args
    assert sentence.startswith("The game toy_game has a fault in its texts: ")
    assert said in sentence
    assert sentence.endswith(".")


def test_a_package_with_a_folder_of_another_type_is_refused() -> None:
    with pytest.raises(BadGame, match="has texts of the type str, not a Path of a folder"):
        check("toy_game", replace(GAME, texts="texts"), frozenset())  # type: ignore[arg-type]


def test_a_message_that_a_language_lacks_is_a_hint_and_no_fault(write: Write) -> None:
    package = replace(GAME, texts=write(en=SOURCE, de="picks = { $count } Zahlen"))
    assert check("toy_game", package, frozenset()) is package
    assert list(hints(package))[1:] == ["de.ftl lacks refusal-over: the page shows them in English."]


def test_a_text_of_a_script_that_english_does_not_have_is_named_with_its_line(write: Write) -> None:
    script = b'const one = text("picks", { count: 1 });\n\nconst other = text(\'no-such\') + context("x") + text(id);\n'
    (write(en=SOURCE) / "client.js").write_bytes(script)
    files = ClientFiles(write())
    found = list(hints(replace(GAME, texts=write(), client=files)))
    assert found == ["client.js, line 3: en.ftl has no text no-such: the page shows this id in its place."]


def test_refusals_of_two_games_may_have_the_same_id(write: Write) -> None:
    found = refusals(write(en='# $cell (number)\nrefusal-taken = Cell { $cell } {"{"} is taken.\nother = Other'))
    texts.add("first_toy", found)
    texts.add("second_toy", {"refusal-taken": "No."})
    sentence = texts.localized("first_toy:refusal-taken", cell=3)
    assert (sentence, sentence.id) == ("Cell 3 { is taken.", "first_toy:refusal-taken")
    assert texts.localized("second_toy:refusal-taken") == "No."
    with pytest.raises(LookupError):
        texts.localized("first_toy:other")


# --- rules can't end a process ----------------------------------------------------------------------------------


def raising(error: BaseException) -> Any:
    def method(*_: Any) -> Any:
        raise error

    return method


def contained(**methods: Any) -> Any:
    game: Any = type("Other", (RobotMaster,), methods)()
    contain(game)
    return game


@pytest.mark.parametrize("error", [SystemExit("bye"), GeneratorExit(), asyncio.CancelledError(), BaseException("odd")])
def test_an_exception_that_would_end_python_becomes_an_ordinary_one(error: BaseException) -> None:
    expected = GeneratorExit if isinstance(error, GeneratorExit) else EndsPython
    with pytest.raises(expected):
        contained(apply=raising(error)).apply(None, 0, 0, None)


def test_the_place_of_the_fault_is_kept() -> None:
    with pytest.raises(EndsPython) as raised:
        contained(apply=lambda *_: sys.exit("bye")).apply(None, 0, 0, None)
    assert in_words(raised.value).startswith("EndsPython: SystemExit: bye (test_packages.py, line ")


def test_exceptions_and_refusals_of_rules_stay_as_they_are() -> None:
    for error in (KeyError("red"), Illegal("illegal", "no")):
        with pytest.raises(type(error)) as raised:
            contained(apply=raising(error)).apply(None, 0, 0, None)
        assert raised.value is error


def test_rules_that_end_python_while_they_list_answers_are_contained() -> None:
    def legal(*_: Any) -> Iterator[int]:
        yield 1
        sys.exit()

    answers = contained(legal=legal).legal(None, None)
    assert next(answers) == 1
    with pytest.raises(EndsPython):
        next(answers)


def test_ctrl_c_ends_a_command_and_an_exception_of_rules_ends_no_node() -> None:
    game = contained(apply=raising(KeyboardInterrupt()))
    former = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that is given a & starts tests without
    try:
        with pytest.raises(KeyboardInterrupt):
            game.apply(None, 0, 0, None)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a node, which handles it itself
        with pytest.raises(EndsPython):
            game.apply(None, 0, 0, None)
    finally:
        signal.signal(signal.SIGINT, former)


def test_contained_rules_play_as_before() -> None:
    game = contained()
    plain = RobotMaster()
    state = game.new(2, game.default_options(), bytes(32)).state
    assert state == plain.new(2, plain.default_options(), bytes(32)).state
    (choice,) = game.choices(state)
    assert list(game.legal(game.view(state, (choice.seat,)), choice)) == list(
        plain.legal(plain.view(state, (choice.seat,)), choice)
    )
    assert game.picture(game.view(state, ())) == plain.picture(plain.view(state, ()))
    assert type(game).__qualname__ == "Other"


# --- the registry -----------------------------------------------------------------------------------------------


def test_games_are_found_by_their_names() -> None:
    assert [GAMES[game.name] for game in CURRENT] == list(CURRENT)


def test_current_rules_are_carried() -> None:
    for game in CURRENT:
        assert find_rules(game.name, game.rules_version) is game
        assert game.rules_version in versions(game.name)


def test_rules_that_are_not_included_are_not_found() -> None:
    game = CURRENT[0]
    assert find_rules(game.name, max(versions(game.name)) + 1) is None
    assert find_rules("no_such_game", game.rules_version) is None
    assert versions("no_such_game") == ()


def test_rules_are_carried_under_their_own_name_and_version() -> None:
    assert all((game.name, game.rules_version) == key for key, game in CARRIED.items())


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_games_of_this_repository_pass_the_checks_of_packages(game: Game) -> None:
    schema = schema_of(game.name)
    assert schema is not None
    check(game.name, GamePackage(game, schema), frozenset())


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (range(2, 5), "2 to 4 players"),
        (range(2, 3), "2 players"),
        (range(1, 2), "1 player"),
        (range(1, 8), "1 to 7 players"),
    ],
)
def test_numbers_of_players_are_said_in_words(players: range, words: str) -> None:
    assert players_in_words(players) == words


def test_seats_with_equal_keys_share_a_place() -> None:
    assert places([3, 5, 3, 1]) == ((1,), (0, 2), (3,))
