"""The brand of an owner: what is read from a folder, and what is refused in one sentence at the start.

The pages that every site needs: those of the operator before those of Botyard, in a language of the reader.
"""

import json
import logging
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from botyard import site_pages, texts
from botyard.bad_setting import BadSetting
from botyard.brand import GROUNDS, LANGUAGES, Brand, BrandLink, contrast, read_brand
from botyard.settings import read_settings
from botyard.site_pages import LANGUAGES_READ, MOST_BYTES, NAMES, SitePage, SitePages, read_languages

ROOT = Path(__file__).parents[1]
LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="a"><circle r="4" style="fill:url(#b)"/></g></svg>'
)
COLOURS = '[light]\naccent = "#7a1f3d"\n[dark]\naccent = "#ff9db8"\n'
TOML = f"""{COLOURS}
[sentence]
en = "Games on Thursdays"
de = "Spiele am Donnerstag"
[[links]]
address = "https://club.example/"
en = "Our club"
"""


def folder(path: Path, toml: str | None = None, logo: str | bytes | None = None) -> Path:
    """A folder of a brand."""
    if toml is not None:
        (path / "brand.toml").write_text(toml)
    if logo is not None:
        (path / "logo.svg").write_bytes(logo.encode() if isinstance(logo, str) else logo)
    return path


def test_a_whole_brand_is_read(tmp_path: Path) -> None:
    brand = read_settings(
        {"BOTYARD_BRAND": str(folder(tmp_path, TOML, LOGO)), "BOTYARD_SITE_NAME": " Clubhouse "}
    ).brand
    assert (brand.name, brand.logo) == ("Clubhouse", LOGO.encode())
    assert brand.sentence == {"en": "Games on Thursdays", "de": "Spiele am Donnerstag"}
    assert brand.links == (BrandLink("https://club.example/", {"en": "Our club"}),)
    assert b"--action: light-dark(#7a1f3d, #ff9db8);" in brand.style
    assert b"--action-ink: light-dark(#ffffff, #14110c);" in brand.style
    assert not brand.is_default


def test_the_brand_of_the_documentation_is_one(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```$", (ROOT / "docs/operations.md").read_text(), re.M | re.S)
    brand = read_brand(folder(tmp_path, example))
    assert b"--brass: light-dark(#7d4e07, #e0b05a);" in brand.style
    assert len(brand.links) == 1


def test_each_part_may_be_missing(tmp_path: Path) -> None:
    assert read_brand(None) == Brand()
    assert Brand().is_default
    assert Brand().style == b""
    assert read_brand(folder(tmp_path, logo=LOGO)).logo is not None


@pytest.mark.parametrize("name", ["x" * 41, "a\nb", "\x1b[31mred"])
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(BadSetting, match=r"^BOTYARD_SITE_NAME is .* printable characters\.$"):
        read_settings({"BOTYARD_SITE_NAME": name})


@pytest.mark.parametrize(
    ("inside", "sentence"),
    [
        ("<script>alert(1)</script>", "the element 'script'"),
        ("<foreignObject/>", "the element 'foreignObject'"),
        ('<image href="https://x.example/a.png"/>', "the element 'image'"),
        ('<set attributeName="href" to="https://x.example"/>', "the element 'set'"),
        ('<a href="https://x.example"/>', "the element 'a'"),
        ('<use href="https://x.example/a.svg#b"/>', "links to 'https://x.example"),
        ('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="data:image/svg+xml,a"/>', "links to 'data:"),
        ('<g onload="alert(1)"/>', "'onload', which runs a script"),
        ('<g fill="url(https://x.example/a)"/>', "loads something in 'fill'"),
        ("<g style=\"fill: URL( '//x.example')\"/>", "loads something in 'style'"),
        (r'<g style="fill:\75rl(//x)"/>', "loads something in 'style'"),
        ("<style>@import '//x.example/a.css';</style>", "loads something in its style"),
        ("<style><title/>a{fill:url(//x)}</style>", "loads something in its style"),
        ('<g xmlns:i="http://inkscape.example" i:label="x"/>', "the attribute 'label' of another program"),
        ('<html xmlns="http://www.w3.org/1999/xhtml"/>', "the element 'html'"),
        ("<?xml-stylesheet href='//x'?>", "a DOCTYPE, an entity or an instruction"),
        ("<g>", "cannot be read as SVG"),
    ],
)
def test_a_logo_that_does_more_than_draw_is_refused(tmp_path: Path, inside: str, sentence: str) -> None:
    logo = f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'
    with pytest.raises(BadSetting, match=re.escape(sentence)) as refused:
        read_brand(folder(tmp_path, logo=logo))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("logo", "sentence"),
    [
        ('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "a DOCTYPE"),
        ('<?xml version="1.0" encoding="utf-7"?><svg/>', "plain SVG in UTF-8"),
        ("<svg/>", "is no SVG"),
        ("not xml", "cannot be read as SVG"),
        (LOGO.encode("utf-16"), "no text in UTF-8"),
        (LOGO + " " * 70_000, "too large: at most 64 KiB"),
    ],
)
def test_a_file_that_is_no_plain_drawing_is_refused(tmp_path: Path, logo: str | bytes, sentence: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(sentence)):
        read_brand(folder(tmp_path, logo=logo))


@pytest.mark.parametrize(
    ("toml", "sentence"),
    [
        ("=", "brand.toml cannot be read"),
        ("#" + "x" * 20_000, "too large"),
        ("logo = 1", "brand.toml has 'logo'"),
        ('[light]\naccent = "#7a1f3d"', "the same colours below [light] and below [dark]"),
        (COLOURS.replace("#7a1f3d", "red"), "accent of [light] in brand.toml is 'red'; a colour is like"),
        (COLOURS.replace("accent", "ink"), "the colour 'ink'; it may have accent and highlight"),
        (
            COLOURS.replace("#7a1f3d", "#c0a080"),
            "has a contrast of 1.7 on #e3d5bc, and text needs 4.5: choose a darker",
        ),
        (COLOURS.replace("#ff9db8", "#803040"), "[dark] in brand.toml, #803040, has a contrast of"),
        ("[sentence]\nxx = 'a'", "must be in languages among en, de"),
        ("[sentence]\nen = ''", "in en must be 1 to 160"),
        ("sentence = 'a'", "The words of sentence"),
        ("[[links]]\naddress = 'javascript:alert(1)'\nen = 'a'", "must begin with https://"),
        ("[[links]]\naddress = '//x.example'\nen = 'a'", "must begin with https://"),
        ("[[links]]\naddress = 'https://x.example'", "The words of the link to https://x.example"),
        ("[[links]]\naddress = '/a'\nen = 'a'\n" * 7, "at most 6 parts"),
        ("links = 3", "at most 6 parts"),
    ],
)
def test_bad_lines_of_a_brand_are_refused(tmp_path: Path, toml: str, sentence: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(sentence)) as refused:
        read_brand(folder(tmp_path, toml))
    assert "\n" not in str(refused.value)


def test_a_folder_without_a_brand_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone"):
        with pytest.raises(BadSetting, match=r"must be a folder with logo\.svg, brand\.toml or both"):
            read_settings({"BOTYARD_BRAND": str(path)})


def test_grounds_and_languages_are_those_of_the_page() -> None:
    styles = (ROOT / "client_js/src/style/tokens.css").read_text()
    names = ("plate", "well", "bench")
    pairs: list[Any] = [re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", styles) for name in names]
    assert {"light": tuple(one[1] for one in pairs), "dark": tuple(one[2] for one in pairs)} == GROUNDS
    assert sorted(LANGUAGES) == sorted(one.name for one in (ROOT / "locales").iterdir() if one.is_dir())
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


# --- pages ------------------------------------------------------------------------------------------------------


@pytest.fixture
def pages_folder(tmp_path: Path) -> Path:
    (tmp_path / "de").mkdir()
    (tmp_path / "imprint.md").write_text("# Who we are\n\nYard & Co, [mail](mailto:a@example.org)")
    (tmp_path / "de" / "imprint.md").write_text("# Impressum\n\nHof & Co")
    return tmp_path


def test_pages_of_the_operator_win_over_those_of_botyard(pages_folder: Path) -> None:
    pages = SitePages(pages_folder)
    page = pages.page("imprint", ["fr", "de"])
    assert (page.title, page.language, page.own) == ("Impressum", "de", True)
    page = pages.page("imprint", ["fr"])
    assert (page.title, page.language, page.own) == ("Who we are", "", True)
    assert page.html == '<p>Yard &amp; Co, <a href="mailto:a@example.org">mail</a></p>\n'
    assert page.description == "Yard & Co, mail"
    assert not pages.page("terms", ["fr"]).own


def test_a_changed_file_is_read_again_and_one_that_cannot_be_read_is_left_out(pages_folder: Path) -> None:
    pages, file = SitePages(pages_folder), pages_folder / "imprint.md"
    assert pages.page("imprint").title == "Who we are"
    file.write_text("Just a line")
    assert (pages.page("imprint").title, pages.page("imprint").html) == ("Imprint", "<p>Just a line</p>\n")
    for content in (b"\xff\xfe", b"x" * (MOST_BYTES + 1)):
        file.write_bytes(content)
        assert not pages.page("imprint").own


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '<img src="x" onerror="alert(1)">', "[x](javascript:alert(1))"]
)
def test_html_and_scripts_are_shown_as_text(pages_folder: Path, text: str) -> None:
    (pages_folder / "about.md").write_text(text)
    html = SitePages(pages_folder).page("about").html
    assert "<script" not in html
    assert "<img" not in html
    assert "href" not in html


@pytest.mark.parametrize("language", ["..", "de/../..", "", "DE", "x" * 9])
def test_other_folders_are_never_read(pages_folder: Path, language: str) -> None:
    assert SitePages(pages_folder / "de").page("imprint", [language]).title == "Impressum"


def test_there_are_no_other_pages(pages_folder: Path) -> None:
    (pages_folder / "secret.md").write_text("# Secret")
    with pytest.raises(KeyError):
        SitePages(pages_folder).page("secret")


def test_files_that_are_shown_nowhere_are_logged(pages_folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (pages_folder / "impressum.md").write_text("# Impressum")
    with caplog.at_level(logging.WARNING):
        SitePages(pages_folder).warn_of_unused_files()
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
    pages_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages = ["".join(letters) for letters in product("abcdefghij", repeat=3)]
    looked_up: list[Path] = []
    load = site_pages._load

    def noted_load(file: Path, language: str, own: bool) -> SitePage | None:
        looked_up.append(file)
        return load(file, language, own)

    monkeypatch.setattr(site_pages, "_load", noted_load)
    assert len(read_languages(",".join(languages))) == LANGUAGES_READ
    assert SitePages(pages_folder).page("about", languages).title
    assert len(looked_up) <= 2 * (LANGUAGES_READ + 2)
