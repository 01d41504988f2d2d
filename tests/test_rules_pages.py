"""The rules of games as pages: every statement of the sources, in every language, and boards that exist."""

import json
import re
from pathlib import Path

import pytest

from botyard import texts
from botyard.games.registry import BUILT_IN, GAMES
from botyard.practice.lessons import find_step
from botyard.rules_pages import COMMENT, board_picture, games_with_rules, rules_file, rules_languages, rules_page

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
