"""The brand of the owner in the page, and its files over HTTP."""

import json
import re
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from botyard.brand import DEFAULT_NAME, Brand, address_of
from botyard.net.http.encoded_files import IMMUTABLE

IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""The logo may style itself and do nothing else, also for a reader who opens it as a page."""
DRAWING = re.compile(r'<svg viewBox="-16 -16 32 32".*?</svg>', re.DOTALL)
"""The built-in logo in the page."""
TITLES = re.compile(r'(<title>|<meta property="og:(?:site_name|title)" content="|<span>)Botyard(?=["<])')
"""The places where the built page names the site, up to the name. The patterns below are for its description, and for
both in the web app manifest."""
DESCRIPTIONS = re.compile(r'(<meta (?:name="description"|property="og:description") content=")[^"]*')
MEMBERS = re.compile(r'("(?:short_)?name": )"[^"]*"')
FRAME = re.compile(r'(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (\w+)\)")')
FRAME_MEMBER = re.compile(r'("theme_color": )"[^"]*"')
"""The colour of the browser's or of the app's frame: the accent, if a brand has one."""
DESCRIPTION_MEMBER = re.compile(r'("description": )"[^"]*"')


def site_name(request: Request) -> str:
    """The name of the site that answers a request."""
    app = request.scope.get("app")
    return DEFAULT_NAME if app is None else str(app.state.brand.name)


def routes(brand: Brand) -> list[Route]:
    """Return the routes of the files of a brand, its logo and its style; none for one without files."""
    made = []
    if brand.logo is not None:
        headers = {"Cache-Control": IMMUTABLE, "Content-Security-Policy": IMAGE_POLICY}
        made.append(_file(brand.logo, ".svg", "image/svg+xml", headers))
    if brand.style:
        made.append(_file(brand.style, ".css", "text/css", {"Cache-Control": IMMUTABLE}))
    return made


def branded(page: str, brand: Brand) -> str:
    """Return the built page with the brand in it: for readers, for previews, and as JSON for the client."""
    if brand.is_default:
        return page
    page = TITLES.sub(lambda found: found[1] + escape(brand.name), page)
    sentence = _sentence_of(brand)
    if sentence:
        page = DESCRIPTIONS.sub(lambda found: found[1] + escape(sentence), page)
    if accents := _accents(brand):  # `found[3]`: the colour scheme of the tag, light or dark
        page = FRAME.sub(lambda found: found[1] + accents[found[3]] + found[2], page)
    if brand.logo is not None:
        image = f'<img src="{address_of(brand.logo, ".svg")}" alt="" width="34" height="34" />'
        page = DRAWING.sub(image, page, count=1)
    name, content = escape(brand.name), escape(_for_client(brand))
    head = f'    <meta name="application-name" content="{name}" data-brand="{content}" />\n'
    if brand.style:
        head += f'    <link rel="stylesheet" href="{address_of(brand.style, ".css")}" />\n'
    return page.replace("  </head>", f"{head}  </head>", 1)


def branded_manifest(manifest: str, brand: Brand) -> str:
    """Return the web app manifest with the name, the sentence and the accent of a brand."""
    if brand.is_default:
        return manifest
    made = MEMBERS.sub(lambda found: found[1] + json.dumps(brand.name), manifest)
    if accents := _accents(brand):
        made = FRAME_MEMBER.sub(lambda found: found[1] + json.dumps(accents["light"]), made)
    sentence = _sentence_of(brand)
    return DESCRIPTION_MEMBER.sub(lambda found: found[1] + json.dumps(sentence), made) if sentence else made


def _file(content: bytes, end: str, media_type: str, headers: dict[str, str]) -> Route:
    """Return the route of a file, whose address has a digest of its content. `end`: of its name, such as `.svg`."""

    async def serve(_: Request) -> Response:
        return Response(content, 200, headers, media_type)

    return Route(address_of(content, end), serve)


def _accents(brand: Brand) -> dict[str, str]:
    """The accent of each scheme; none for a brand without one."""
    return {scheme: found["accent"] for scheme, found in (brand.colours or {}).items() if "accent" in found}


def _sentence_of(brand: Brand) -> str:
    """Return the sentence of a brand in English, else in its first language; "" without one."""
    words = brand.sentence or {}
    return words.get("en") or next(iter(words.values()), "")


def _for_client(brand: Brand) -> str:
    """Return what the client shows of a brand, as JSON."""
    logo = None if brand.logo is None else address_of(brand.logo, ".svg")
    links = [{"address": link.address, "words": link.words} for link in brand.links]
    return json.dumps({"logo": logo, "sentence": brand.sentence, "links": links}, ensure_ascii=False)
