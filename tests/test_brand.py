"""The brand of an owner: what is read from a folder, and what is refused in one sentence at the start."""

import re
from pathlib import Path
from typing import Any

import pytest

from botyard.bad_setting import BadSetting
from botyard.brand import LANGUAGES, TEXT_BACKGROUNDS, Brand, BrandLink, contrast, read_brand
from botyard.settings import read_settings

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
    assert {"light": tuple(one[1] for one in pairs), "dark": tuple(one[2] for one in pairs)} == TEXT_BACKGROUNDS
    assert sorted(LANGUAGES) == sorted(one.name for one in (ROOT / "locales").iterdir() if one.is_dir())
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
