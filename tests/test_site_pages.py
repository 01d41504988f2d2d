"""The pages that every site needs: those of the operator before those of Botyard, in a language of the reader."""

import json
import logging
from itertools import product
from pathlib import Path

import pytest

from botyard import site_pages, texts
from botyard.site_pages import LANGUAGES_READ, MOST_BYTES, NAMES, SitePage, SitePages, read_languages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "de").mkdir()
    (tmp_path / "imprint.md").write_text("# Who we are\n\nYard & Co, [mail](mailto:a@example.org)")
    (tmp_path / "de" / "imprint.md").write_text("# Impressum\n\nHof & Co")
    return tmp_path


def test_pages_of_the_operator_win_over_those_of_botyard(folder: Path) -> None:
    pages = SitePages(folder)
    page = pages.page("imprint", ["fr", "de"])
    assert (page.title, page.language, page.own) == ("Impressum", "de", True)
    page = pages.page("imprint", ["fr"])
    assert (page.title, page.language, page.own) == ("Who we are", "", True)
    assert page.html == '<p>Yard &amp; Co, <a href="mailto:a@example.org">mail</a></p>\n'
    assert page.description == "Yard & Co, mail"
    assert not pages.page("terms", ["fr"]).own


def test_a_changed_file_is_read_again_and_one_that_cannot_be_read_is_left_out(folder: Path) -> None:
    pages, file = SitePages(folder), folder / "imprint.md"
    assert pages.page("imprint").title == "Who we are"
    file.write_text("Just a line")
    assert (pages.page("imprint").title, pages.page("imprint").html) == ("Imprint", "<p>Just a line</p>\n")
    for content in (b"\xff\xfe", b"x" * (MOST_BYTES + 1)):
        file.write_bytes(content)
        assert not pages.page("imprint").own


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '<img src="x" onerror="alert(1)">', "[x](javascript:alert(1))"]
)
def test_html_and_scripts_are_shown_as_text(folder: Path, text: str) -> None:
    (folder / "about.md").write_text(text)
    html = SitePages(folder).page("about").html
    assert "<script" not in html
    assert "<img" not in html
    assert "href" not in html


@pytest.mark.parametrize("language", ["..", "de/../..", "", "DE", "x" * 9])
def test_other_folders_are_never_read(folder: Path, language: str) -> None:
    assert SitePages(folder / "de").page("imprint", [language]).title == "Impressum"


def test_there_are_no_other_pages(folder: Path) -> None:
    (folder / "secret.md").write_text("# Secret")
    with pytest.raises(KeyError):
        SitePages(folder).page("secret")


def test_files_that_are_shown_nowhere_are_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "impressum.md").write_text("# Impressum")
    with caplog.at_level(logging.WARNING):
        SitePages(folder).warn_of_unused_files()
    assert [(record.levelname, record.name) for record in caplog.records] == [("WARNING", "botyard")]


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", ["de", "en"]),
        ("fr;q=0.2, nl;q=0.9, uk;q=0", ["nl", "fr"]),
        ("*, x-klingon, de;q=high, ../etc", []),
        ("", []),
    ],
)
def test_the_languages_of_a_reader_come_in_their_order(header: str, languages: list[str]) -> None:
    assert read_languages(header) == languages


@pytest.mark.parametrize("language", json.loads((texts.folder() / "complete.json").read_text()))
def test_botyard_has_every_page_in_every_complete_language(language: str) -> None:
    assert {SitePages().page(name, [language]).language for name in NAMES} == {language}


@pytest.mark.parametrize("language", sorted(path.name for path in texts.folder().iterdir() if path.is_dir()))
def test_pages_have_the_parts_of_the_english_ones_and_fall_back_to_them(language: str) -> None:
    pages = SitePages()
    assert {path.name for path in (texts.folder() / language).glob("pages/*.md")} <= {f"{name}.md" for name in NAMES}
    english = {name: pages.page(name, ["en"]) for name in NAMES}
    for name in NAMES:
        page = pages.page(name, [language])
        written = (texts.folder() / language / "pages" / f"{name}.md").is_file()
        assert page.language == (language if written else "en")
        assert page.html.count("<h2>") == english[name].html.count("<h2>")
        assert page.html.count("<li>") == english[name].html.count("<li>")
        assert page.html.count("<a href") == english[name].html.count("<a href")
        assert page.html.count("<tr>") == english[name].html.count("<tr>")


def test_only_the_first_of_a_long_list_of_languages_are_looked_up(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages = ["".join(letters) for letters in product("abcdefghij", repeat=3)]
    looked_up: list[Path] = []
    load = site_pages._load

    def noted_load(file: Path, language: str, own: bool) -> SitePage | None:
        looked_up.append(file)
        return load(file, language, own)

    monkeypatch.setattr(site_pages, "_load", noted_load)
    assert len(read_languages(",".join(languages))) == LANGUAGES_READ
    assert SitePages(folder).page("about", languages).title
    assert len(looked_up) <= 2 * (LANGUAGES_READ + 2)
