"""Pages of games: words in every language, credits that are known, and games without credits or a picture.

And their rules as pages: every statement of the sources, in every language, and boards that exist.
The words of a game stand only in the folders of that game: the platform knows games by its registries.
"""

import json
import re
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from botyard import texts
from botyard.game_pages import game_languages, game_page, start_picture, structured_data
from botyard.games.about import GameAbout, GamePicture
from botyard.games.interface import Picturing
from botyard.games.package import ClientFiles
from botyard.games.registry import BUILT_IN, GAMES, PACKAGES
from botyard.practice.lessons import find_step
from botyard.site_pages import COMMENT, board_picture, games_with_rules, rules_file, rules_languages, rules_page

SOURCE = (texts.folder() / "en" / "pages" / "game.txt").read_text()


def names(file: str) -> list[str]:
    return [line.partition(" = ")[0] for line in file.splitlines()]


def test_the_words_of_the_page_are_there_in_every_language() -> None:
    folders = sorted(folder.name for folder in texts.folder().iterdir() if (folder / "platform.ftl").is_file())
    assert sorted(game_languages()) == folders
    for language in folders:
        words = (texts.folder() / language / "pages" / "game.txt").read_text()
        assert names(words) == names(SOURCE)
        assert all(line.partition(" = ")[2] for line in words.splitlines())


@pytest.mark.parametrize("language", game_languages())
@pytest.mark.parametrize("name", [game.name for game in BUILT_IN])
def test_every_game_has_a_page_in_every_language(name: str, language: str) -> None:
    page = game_page(name, [language])
    assert page is not None
    assert (page.name, page.language) == (f"games/{name}", language)
    assert page.title in page.description
    assert f'href="/rules/{name}"' in page.html
    assert f'src="/api/games/{name}/picture.svg"' in page.html
    assert GAMES[name].about.author in page.html


def test_the_page_of_a_game_names_players_length_age_and_the_people_behind_it() -> None:
    page = game_page("twin_tin_bots", ["en"])
    assert page is not None
    for row in (
        '<th scope="row">Players</th><td>2–6</td>',
        '<th scope="row">Length</th><td>50 min</td>',
        '<th scope="row">Age</th><td>13+</td>',
        '<th scope="row">Author</th><td>Philippe Keyaerts</td>',
        '<th scope="row">Artist</th><td>Kwanchai Moriya</td>',
        '<th scope="row">Publisher</th><td>Flatlined Games</td>',
        '<a href="https://boardgamegeek.com/boardgame/126239">126239</a>',
    ):
        assert row in page.html
    assert '<th scope="row">Year</th>' not in page.html
    assert "independent implementation of this game and no licensee" in page.html
    other = game_page("robot_master", ["en"])
    assert other is not None
    assert '<th scope="row">Author</th><td>Reiner Knizia</td>' in other.html


def test_titles_of_rooms_are_no_html() -> None:
    page = game_page("volt", ["en"], ([("r1", "<script>alert(1)</script>")], [("r2", "A & B")]))
    assert page is not None
    assert "<script" not in page.html
    assert '<a href="/room/r1">&lt;script&gt;alert(1)&lt;/script&gt;</a>' in page.html
    assert '<a href="/room/r2">A &amp; B</a>' in page.html


def test_for_the_client_the_page_leaves_out_what_the_client_shows_itself() -> None:
    page = game_page("volt", ["en"])
    assert page is not None
    assert "Open tables" not in page.html
    assert 'href="/"' not in page.html
    assert page.html.count('<h2 id="facts">') == 1


def test_a_game_without_credits_picture_and_rules_has_a_page() -> None:
    assert not isinstance(GAMES["toy_game"], Picturing)
    page = game_page("toy_game", ["de"])
    assert page is not None
    assert page.title == "Toy Game"
    assert "<img" not in page.html
    assert "/rules/" not in page.html
    assert '<th scope="row">Spieler</th><td>2–6</td>' in page.html
    assert start_picture("toy_game") is None


def test_search_engines_read_facts_that_are_known() -> None:
    page = game_page("twin_tin_bots", ["fr"])
    assert page is not None
    data = structured_data(page, "https://play.example.org")
    assert data["numberOfPlayers"] == {"@type": "QuantitativeValue", "minValue": 2, "maxValue": 6}
    assert data["image"] == ["https://play.example.org/api/games/twin_tin_bots/picture.svg"]
    assert (data["author"]["name"], data["typicalAgeRange"], data["inLanguage"]) == ("Philippe Keyaerts", "13-", "fr")
    page = game_page("volt")
    assert page is not None
    assert not {"author", "url", "sameAs"} & structured_data(page, None).keys()


def test_an_unknown_game_has_no_page() -> None:
    assert game_page("no_such_game") is None
    assert start_picture("no_such_game") is None


def test_the_page_names_the_licence_and_thanks_the_holders_of_the_rights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["volt"]), "about", GameAbout(licence="by agreement", thanks="Thanks to A & B."))
    page = game_page("volt", ["en"])
    assert page is not None
    assert '<th scope="row">Licence</th><td>by agreement</td>' in page.html
    assert '<th scope="row">Thanks</th><td>Thanks to A &amp; B.</td>' in page.html
    assert "asks the holders of its rights" in page.html


def test_the_page_of_a_game_has_its_advice_and_further_pictures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for file in ("client.js", "end.svg"):
        (tmp_path / file).write_text("")
    about = GameAbout(
        best=4,
        advice={"en": "Two & more play well.", "de": "Zwei & mehr spielen gut."},
        pictures=(GamePicture("end.svg", 'A "full" board'),),
    )
    package = replace(PACKAGES["toy_game"], client=ClientFiles(tmp_path, ("client.js", "end.svg")))
    monkeypatch.setitem(PACKAGES, "toy_game", package)
    monkeypatch.setattr(type(GAMES["toy_game"]), "about", about)
    for language, best, advice in (
        ("en", "Best with", '<span lang="en">Two &amp; more'),
        ("de", "Am besten zu", '<span lang="de">Zwei &amp; mehr'),
        ("fr", "Idéal à", '<span lang="en">Two &amp; more'),
    ):
        page = game_page("toy_game", [language])
        assert page is not None
        assert f'<th scope="row">{best}</th><td>4</td>' in page.html
        assert advice in page.html
        assert f'<img src="/games/toy_game/{package.version}/end.svg" alt="A &quot;full&quot; board"' in page.html
        assert structured_data(page, "https://a.example")["image"] == [f"https://a.example{package.path_of('end.svg')}"]


@pytest.mark.parametrize("name", [game.name for game in BUILT_IN])
def test_the_short_rules_stand_on_the_page_of_the_game_and_first_in_its_rules(name: str) -> None:
    rules = rules_page(name, ["en"])
    page = game_page(name, ["en"])
    assert rules is not None
    assert page is not None
    assert rules.html.startswith('<h2 id="short">')
    first = re.search(r"<li>(.*?)</li>", rules.html)
    assert first is not None
    assert first[1] in page.html


# --- their rules ------------------------------------------------------------------------------------------------


ROOT = Path(__file__).parents[1]
STATEMENTS = [json.loads(line) for line in (ROOT / "tests/games/statements.jsonl").read_text().splitlines()]
ON_THE_PAGE = {"rule", "faq", "example"}
LANGUAGES = sorted(folder.name for folder in texts.folder().iterdir() if (folder / "platform.ftl").is_file())
OUTLINE = re.compile(r"\{#([\w-]+)\}|<!-- (.*?) -->|\((board:[\w-]+|piece:\w+)\)")
"""What is the same in all languages: anchors, statements, boards and pieces."""
PAGES = [(game.name, language) for game in BUILT_IN for language in rules_languages(game.name)]


def text_of(game: str, language: str) -> str:
    file = rules_file(game, language)
    assert file is not None
    return file.read_text()


@pytest.mark.parametrize("game", [game.name for game in BUILT_IN])
def test_the_page_has_every_statement_of_the_sources(game: str) -> None:
    wanted = [one["id"] for one in STATEMENTS if one["game"] == game and one["kind"] in ON_THE_PAGE]
    found = [name for comment in re.findall(r"<!-- (.*?) -->", text_of(game, "en")) for name in comment.split()]
    assert set(found) == set(wanted)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_all_languages_have_the_same_anchors_statements_and_boards_in_one_order(game: str, language: str) -> None:
    assert OUTLINE.findall(text_of(game, language)) == OUTLINE.findall(text_of(game, "en"))


@pytest.mark.parametrize("game", [game.name for game in BUILT_IN])
def test_the_rules_of_every_game_are_written_in_every_language(game: str) -> None:
    assert sorted(rules_languages(game)) == LANGUAGES


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_is_html_without_what_only_tests_read(game: str, language: str) -> None:
    page = rules_page(game, [language])
    assert page is not None
    assert (page.name, page.language) == (f"rules/{game}", language)
    assert 40 < len(page.description) <= 200
    assert not re.search(r"<!--|&lt;!--|\{#|board:", page.html)
    text = text_of(game, language)
    assert page.html.count("<h2 id=") == text.count("\n## ")
    assert page.html.count('data-piece="') == text.count("](piece:")
    boards = re.findall(r'data-board="([\w-]+)"', page.html)
    assert boards == re.findall(r"\(board:([\w-]+)\)", text)


@pytest.mark.parametrize("game", [game.name for game in BUILT_IN])
def test_every_board_of_a_page_is_a_position_with_a_picture(game: str) -> None:
    for board in re.findall(r"\(board:([\w-]+)\)", text_of(game, "en")):
        assert find_step(GAMES[game], board) is not None, board
        picture = board_picture(game, board)
        assert picture is not None
        assert picture.startswith(b"<svg ")
        assert b"<script" not in picture


def test_no_sentence_of_a_page_is_left_in_english() -> None:
    for game, language in PAGES:
        if language == "en":
            continue
        english = set(COMMENT.sub("", text_of(game, "en")).splitlines())
        lines = COMMENT.sub("", text_of(game, language)).splitlines()
        assert [one for one in lines if one in english and len(one) > 30 and one[0] != "|"] == [], f"{game} {language}"


def test_an_unknown_language_gets_english_and_an_unknown_game_nothing() -> None:
    game = games_with_rules()[0]
    page = rules_page(game, ["xx", "../../etc", ""])
    assert page is not None
    assert page.language == "en"
    assert rules_page("no_such_game") is None
    assert rules_page("../en") is None
    assert board_picture(game, "no-such-board") is None
    assert rules_languages("no_such_game") == []


@pytest.mark.parametrize("language", rules_languages("volt"))
def test_the_sources_of_answers_are_named(language: str) -> None:
    page = rules_page("volt", [language])
    assert page is not None
    questions = page.html.partition('id="questions-moving"')[2].partition("<figure")[0]
    assert "BoardGameGeek" in questions


# --- words of a game --------------------------------------------------------------------------------------------


PLATFORM = ("server/botyard", "protocol/botyard_protocol")
OWN = {
    "twin_tin_bots": (
        "server/botyard/games/twin_tin_bots",
        "server/botyard/bots/twin_tin_bots",
        "protocol/botyard_protocol/twin_tin_bots/",
        "protocol/botyard_protocol/vectors",  # samples of messages, with the content of a game
    ),
    "robot_master": (
        "server/botyard/games/robot_master",
        "server/botyard/bots/robot_master",
        "protocol/botyard_protocol/robot_master/",
    ),
    "volt": (
        "server/botyard/games/volt",
        "server/botyard/bots/volt",
        "protocol/botyard_protocol/volt/",
    ),
}
"""The folders and files of each game."""
REGISTRIES = {
    "server/botyard/games/registry.py",
    "server/botyard/bots/registry.py",
    "server/botyard/client/folds.py",
    "protocol/botyard_protocol/built_in.py",
}
"""Files in which a line registers each game."""
NAMES = {"twin_tin_bots": r"twin.?tin|\bttb\b", "robot_master": r"robot.?master", "volt": r"\bvolt\b|kill.?bot"}
TERMS = {
    "twin_tin_bots": r"crystal|\bzap|joker|teleporter|\bmud\b|\bblobs?\b|\btiles?\b|\brobots?\b|\brocks?\b",
    "robot_master": r"\bcards?\b|\bdeck\b|\bworths\b",
}
"""Words of each game, besides its name."""
PREVIEW_CARDS = {
    "server/botyard/pictures/__init__.py",
    "server/botyard/pictures/card.py",
    "server/botyard/pictures/worker.py",
    "server/botyard/net/actions/match_pictures.py",
    "server/botyard/net/http/link_previews.py",
    "server/botyard/net/http/pictures.py",
    "server/botyard/rooms/sight/link_preview.py",
    "docs/topics/timelines.md",
}
"""Files about the cards that chats show for links: no cards of a game."""
WIRE_NAMES = {"protocol/botyard_protocol/codes.py"}
"""Files with names of the frozen wire: codes of refusals that were given before games had their own."""


DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "docs")
ABOUT_GAMES = ("docs/rules.md", "docs/robot-master.md", "docs/volt.md", "docs/bots.md", "docs/games-by-others.md")
"""Pages about single games: their rules, how their bots play, and the list of games by others."""
NATURAL = {
    "README.md",  # the list of games
    "docs/benchmarks.md",  # the speed of each game's rules
    "docs/sdk.md",  # examples of commands
    "docs/screenshots.md",
    "docs/translating.md",  # the words of each game, for translators
}
"""Documents in which a game is a natural example."""


WEB_FILES = re.compile(r"robots\.txt|card\.png")
"""Names of files of the web, in which words of a game stand by chance."""


def words_outside(folders: tuple[str, ...], pattern: str, allowed: set[str]) -> list[str]:
    """Lines of the platform outside some folders that match `pattern`, by file and number."""
    paths = [path for folder in PLATFORM for path in sorted((ROOT / folder).rglob("*"))]
    return words_in([path for path in paths if path.suffix in {".py", ".lua"}], folders, pattern, allowed)


def words_in(paths: list[Path], folders: tuple[str, ...], pattern: str, allowed: set[str]) -> list[str]:
    """Lines of files outside some folders that match `pattern`, by file and number."""
    found = []
    for path in paths:
        name = str(path.relative_to(ROOT))
        if name.startswith(folders) or name in allowed:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [
            f"{name}:{number}: {line.strip()}"
            for number, line in enumerate(lines, 1)
            if re.search(pattern, WEB_FILES.sub("", line), re.I)
        ]
    return found


def documents() -> list[Path]:
    """The documents of the repository, without the reference of the protocol and the changelog."""
    named = [ROOT / name for name in DOCUMENTS]
    return [path for one in named for path in (sorted(one.rglob("*.md")) if one.is_dir() else [one])]


@pytest.mark.parametrize("game", NAMES)
def test_only_registries_name_a_game(game: str) -> None:
    found = words_outside(OWN[game], NAMES[game], REGISTRIES)
    assert not found, "move these lines into a folder of the game, or read the registry: " + "\n".join(found)


@pytest.mark.parametrize("game", TERMS)
def test_the_platform_speaks_no_words_of_a_game(game: str) -> None:
    found = words_outside(tuple(chain(*OWN.values())), TERMS[game], WIRE_NAMES | PREVIEW_CARDS)
    assert not found, "say this for every game, or move it into a folder of the game: " + "\n".join(found)


@pytest.mark.parametrize("game", NAMES)
def test_documents_of_the_platform_speak_of_no_game(game: str) -> None:
    assert len(documents()) > 20
    pattern = "|".join([NAMES[game], *([TERMS[game]] if game in TERMS else [])])
    found = words_in(documents(), ABOUT_GAMES, pattern, NATURAL | PREVIEW_CARDS)
    assert not found, "say this for every game, or move it to a page about the game: " + "\n".join(found)
