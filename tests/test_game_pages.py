"""Pages of games: words in every language, credits that are known, and games without credits or a picture."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from botyard import texts
from botyard.game_pages import game_languages, game_page, start_picture, structured_data
from botyard.games.about import GameAbout, GamePicture
from botyard.games.interface import Picturing
from botyard.games.package import ClientFiles
from botyard.games.registry import BUILT_IN, GAMES, PACKAGES
from botyard.rules_pages import rules_page

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
