"""What an owner puts on the pages of a site: its name, a logo, colours, a sentence and links, from a folder of files.

`logo.svg` and `brand.toml` are read once, at the start. What could run code, load something or not be read is refused.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from botyard.bad_setting import BadSetting

DEFAULT_NAME = "Botyard"
LANGUAGES = ("en", "de", "fr", "nl", "uk")
SCHEMES = ("light", "dark")
TEXT_BACKGROUNDS = {"light": ("#fdf8ee", "#eee2ca", "#e3d5bc"), "dark": ("#252d34", "#1c2329", "#171c21")}
"""The backgrounds of text in each scheme: `--plate`, `--well` and `--bench` of the styles."""
COLOURS = {"accent": "--action", "highlight": "--brass"}
"""The colours of a brand, and the custom properties of the styles that they set."""
INKS = ("#ffffff", "#14110c")
"""The colours of text on the accent: the one with more contrast is taken."""
TEXT_CONTRAST = 4.5
"""The least contrast of text (WCAG 2.2, 1.4.3)."""
NAME_CHARS, SENTENCE_CHARS, TITLE_CHARS, MOST_LINKS = 40, 160, 40, 6
FILE_BYTES, LOGO_BYTES = 16 * 1024, 64 * 1024
ELEMENTS = frozenset(
    (
        *("svg", "g", "defs", "symbol", "use", "title", "desc", "style", "text", "tspan"),
        *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"),
    )
)
"""The elements that a logo may have: drawings without scripts, pages, pictures and animations."""
SVG = "{http://www.w3.org/2000/svg}"
LINKS = ("href", "{http://www.w3.org/1999/xlink}href")
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_ADDRESS = re.compile(r"(?:https?://|mailto:|/(?!/))[^\s\"'<>\\]{1,200}")
_OUTSIDE = re.compile(r"url\(\s*(?![\"']?#)|@import|image-set|expression\(|javascript:|\\", re.IGNORECASE)

Words = Mapping[str, str]
"""A text in each language that it is in."""


@dataclass(frozen=True, slots=True)
class BrandLink:
    """A link of the owner: where it leads, and its words."""

    address: str
    words: Words


@dataclass(frozen=True, slots=True)
class Brand:
    """What the owner has put on the pages. `colours`: of each scheme, by the names of `COLOURS`."""

    name: str = DEFAULT_NAME
    logo: bytes | None = None
    colours: Mapping[str, Mapping[str, str]] | None = None
    sentence: Words | None = None
    links: tuple[BrandLink, ...] = ()

    @property
    def is_default(self) -> bool:
        """Whether pages are as they are built."""
        return self == Brand()

    @property
    def style(self) -> bytes:
        """The style sheet of the colours, empty without any. The theme with more contrast keeps its own."""
        rules = "".join(_rule(name, self.colours or {}) for name in COLOURS)
        return f":root {{\n{rules}}}\n".encode() if rules else b""


def address_of(content: bytes, end: str) -> str:
    """The path of a file of the brand: it changes with the content, so that browsers may keep it."""
    return f"/brand/{sha256(content).hexdigest()[:16]}{end}"


def checked_name(name: str) -> str:
    """Return the name of a site if it can be used. Raises `BadSetting`."""
    if not 1 <= len(name) <= NAME_CHARS or not name.isprintable() or name != name.strip():
        raise BadSetting(f"BOTYARD_SITE_NAME is {name!r}; it must be 1 to {NAME_CHARS} printable characters.")
    return name


def read_brand(folder: Path | None, name: str = DEFAULT_NAME) -> Brand:
    """Read the brand of a folder; without one the brand has only the name. Raises `BadSetting`."""
    checked_name(name)
    if folder is None:
        return Brand(name)
    logo, file = folder / "logo.svg", folder / "brand.toml"
    if not logo.is_file() and not file.is_file():
        raise BadSetting(f"BOTYARD_BRAND is {str(folder)!r}; it must be a folder with logo.svg, brand.toml or both.")
    drawn = checked_logo(_content(logo, LOGO_BYTES)) if logo.is_file() else None
    given = _table(file) if file.is_file() else {}
    known = {*SCHEMES, "sentence", "links"}
    if unknown := sorted(given.keys() - known):
        raise BadSetting(f"brand.toml has {unknown[0]!r}; it may have light, dark, sentence and links.")
    sentence = _words(given["sentence"], "sentence", SENTENCE_CHARS) if "sentence" in given else None
    return Brand(name, drawn, _colours(given), sentence, _links(given.get("links", [])))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours such as `#1a2b3c`, 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def checked_logo(content: bytes) -> bytes:
    """Return a logo if it only draws. Raises `BadSetting` for one that could run code or load something."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BadSetting("logo.svg is no text in UTF-8: save it again as plain SVG.") from error
    if re.search(r"<!(?:DOCTYPE|ENTITY)|<\?(?!xml )|encoding\s*=\s*[\"'](?!utf-8)", text, re.IGNORECASE):
        raise BadSetting("logo.svg has a DOCTYPE, an entity or an instruction: save it as plain SVG in UTF-8, without.")
    try:
        root = ElementTree.fromstring(text)  # no entities, so it is as long as it looks
    except ElementTree.ParseError as error:
        raise BadSetting(f"logo.svg cannot be read as SVG ({error}): save it again as plain SVG.") from error
    if root.tag != f"{SVG}svg":
        raise BadSetting("logo.svg is no SVG: its first element must be svg, in the namespace of SVG.")
    for element in root.iter():
        _check_element(element)
    return content


def _check_element(element: ElementTree.Element) -> None:
    """Raise `BadSetting` for an element of a logo that does more than draw."""
    name = element.tag.removeprefix(SVG)
    if name not in ELEMENTS:
        shown = name.rpartition("}")[2]
        raise BadSetting(
            f"logo.svg has the element {shown!r}, which is not allowed: save it as plain SVG of shapes only."
        )
    for attribute, value in element.attrib.items():
        shown = attribute.rpartition("}")[2]
        if attribute in LINKS:
            if not value.startswith("#"):
                raise BadSetting(f"logo.svg links to {value[:60]!r}: only links within it, such as #a, are allowed.")
        elif attribute.startswith("{") and not attribute.startswith("{http://www.w3.org/XML/"):
            raise BadSetting(f"logo.svg has the attribute {shown!r} of another program: save it as plain SVG.")
        elif shown.lower().startswith("on"):
            raise BadSetting(f"logo.svg has {shown!r}, which runs a script: remove it.")
        elif _OUTSIDE.search(value):
            raise BadSetting(f"logo.svg loads something in {shown!r}: it must consist of its own shapes only.")
    if name == "style" and (_OUTSIDE.search("".join(element.itertext()))):
        raise BadSetting("logo.svg loads something in its style: it must consist of its own shapes only.")


def _content(file: Path, most: int) -> bytes:
    """Return the content of a file of the folder, of `most` bytes at most. Raises `BadSetting`."""
    try:
        with file.open("rb") as opened:
            content = opened.read(most + 1)
    except OSError as error:
        raise BadSetting(f"{file.name} in BOTYARD_BRAND cannot be read: {error.strerror}.") from error
    if len(content) > most:
        raise BadSetting(f"{file.name} in BOTYARD_BRAND is too large: at most {most // 1024} KiB are allowed.")
    return content


def _table(file: Path) -> dict[str, Any]:
    """Read brand.toml. Raises `BadSetting`."""
    try:
        return tomllib.loads(_content(file, FILE_BYTES).decode())
    except ValueError as error:  # also of bytes that are no text
        raise BadSetting(f"brand.toml cannot be read ({error}): see docs/operations.md, A brand.") from error


def _colours(given: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]] | None:
    """Return the colours of each scheme, with enough contrast on all grounds; None without. Raises `BadSetting`."""
    found = {scheme: given.get(scheme, {}) for scheme in SCHEMES}
    if not any(found.values()):
        return None
    if not all(isinstance(one, dict) for one in found.values()) or found["light"].keys() != found["dark"].keys():
        raise BadSetting("brand.toml must have the same colours below [light] and below [dark].")
    for scheme, colours in found.items():
        for name, colour in colours.items():
            if name not in COLOURS:
                raise BadSetting(f"brand.toml has the colour {name!r}; it may have {' and '.join(COLOURS)}.")
            if not isinstance(colour, str) or not _COLOUR.fullmatch(colour):
                raise BadSetting(f"{name} of [{scheme}] in brand.toml is {colour!r}; a colour is like #1a6b4f.")
            _check_contrast(scheme, name, colour)
    return found


def _check_contrast(scheme: str, name: str, colour: str) -> None:
    """Raise `BadSetting` for a colour that can't be read on a ground of its scheme."""
    least, ground = min((contrast(colour, ground), ground) for ground in TEXT_BACKGROUNDS[scheme])
    if least < TEXT_CONTRAST:
        way = "darker" if scheme == "light" else "lighter"
        raise BadSetting(
            f"{name} of [{scheme}] in brand.toml, {colour}, has a contrast of {least:.1f} on {ground}, and text needs"
            f" {TEXT_CONTRAST}: choose a {way} one."
        )


def _rule(name: str, colours: Mapping[str, Mapping[str, str]]) -> str:
    """Return the lines of the style sheet for a colour (a key of `COLOURS`); "" without it.

    For the accent they name the colour of the text on it, too.
    """
    pair = [colours.get(scheme, {}).get(name) for scheme in SCHEMES]
    if None in pair:
        return ""
    rule = f"  {COLOURS[name]}: light-dark({pair[0]}, {pair[1]});\n"
    if name != "accent":
        return rule
    inks = [max(INKS, key=lambda ink, colour=colour: contrast(ink, str(colour))) for colour in pair]  # type: ignore[misc]
    return f"{rule}  {COLOURS[name]}-ink: light-dark({inks[0]}, {inks[1]});\n"


def _links(given: object) -> tuple[BrandLink, ...]:
    """Return the links of the owner. Raises `BadSetting`."""
    if not isinstance(given, list) or len(given) > MOST_LINKS or not all(isinstance(one, dict) for one in given):
        raise BadSetting(f"links in brand.toml must be at most {MOST_LINKS} parts that begin with [[links]].")
    made = []
    for one in given:
        address = one.get("address", "")
        if not isinstance(address, str) or not _ADDRESS.fullmatch(address):
            raise BadSetting(
                f"A link in brand.toml has the address {address!r}; it must begin with https://, mailto: or /."
            )
        words = {language: text for language, text in one.items() if language != "address"}
        made.append(BrandLink(address, _words(words, f"the link to {address}", TITLE_CHARS)))
    return tuple(made)


def _words(given: object, what: str, most: int) -> Words:
    """Return a text in some languages. `what`: it is for, for errors; `most`: characters. Raises `BadSetting`."""
    if not isinstance(given, dict) or not given or given.keys() - set(LANGUAGES):
        raise BadSetting(f"The words of {what} in brand.toml must be in languages among {', '.join(LANGUAGES)}.")
    for language, text in given.items():
        if not isinstance(text, str) or not 1 <= len(text) <= most or not text.isprintable():
            raise BadSetting(f"The words of {what} in {language} must be 1 to {most} printable characters on one line.")
    return given


def _luminance(colour: str) -> float:
    """Return the relative luminance of a colour `#rrggbb`, 0 to 1, as WCAG 2.2 defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
