"""The pages that every site needs over HTTP: as JSON for the page, and in the document for other readers."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from html import escape

import orjson
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from botyard.errors import Refused
from botyard.lobby.games import OfferedGames
from botyard.net.http.answers import JSON
from botyard.net.http.branding import site_name
from botyard.net.http.encoded_files import REVALIDATED
from botyard.net.http.link_previews import base_address, with_head
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Parameter, operation
from botyard.net.transport.site_path import site_path
from botyard.site_pages import NAMES, SitePage, games_with_rules, read_languages
from botyard.texts import localized
from botyard_protocol.api_status import SitePageView
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named

TITLE = re.compile(rb"<title>[^<]*</title>")
DESCRIPTION = re.compile(rb'[ \t]*<meta name="description"[^>]*>\n?')
NOSCRIPT = re.compile(rb"<noscript>.*?</noscript>", re.DOTALL)
LINK = re.compile(r'(\b(?:href|src)=")/(?!/)')
"""The beginning of a link to a path of the service."""
MANIFEST_LINK = re.compile(r'("(?:id|start_url|scope|src)": ")/(?!/)')
"""The beginning of a path in a web app manifest."""
CRAWLER_RULES = """\
User-agent: *
Allow: /api/rooms/*/card.png
Allow: /api/match/*/picture.png
Disallow: /api/
Disallow: /i/
Disallow: /coach
Disallow: /reset
Disallow: /account
Disallow: /desk
Disallow: /u/
Disallow: /room/*/
"""
"""Programs that make previews of links also obey this: rooms and their pictures are allowed. Secrets are not."""
INDEXED = ("", "learn", "daily", *NAMES)
"""The pages that search engines shall know, besides those of the games."""
NAMES_OF = {"de": "Deutsch", "en": "English", "fr": "Français", "nl": "Nederlands", "uk": "Українська"}
"""The languages by their own names."""
SECURITY_VALID = timedelta(days=180)
LANGUAGE = (Parameter("language", "The reader's language, such as `de`; others follow in `Accept-Language`."),)


@operation(
    "GET",
    "/api/pages/{page}",
    answer=SitePageView,
    codes=(Code.INVALID_FIELD,),
    anonymous=True,
    query=LANGUAGE,
    revalidated=True,
)
async def get_page(node: Node, call: Call) -> Response:
    """A page of the site, such as the imprint, in HTML. Operators may replace the texts of Botyard."""
    languages = [call.query("language"), *languages_of(call.request)]
    try:
        page = node.site_pages.page(call.path("page"), languages)
    except KeyError:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-no_such_page")) from None
    return await page_answer(node, call, page)


async def page_answer(node: Node, call: Call, page: SitePage) -> Response:
    """Answer with a page for people as JSON, its links below the path of the service; 304 if the client has it."""
    view = SitePageView(page.name, page.language, page.title, below(page.html, site_path(call.request)), page.own)
    return await node.revalidated.response(orjson.dumps(to_named(view)), JSON, call.request.headers, REVALIDATED)


def file_routes(offered: OfferedGames, contact: str | None) -> list[Route]:
    """Return the paths of the files for search engines and other programs that visit the site.

    `contact`: for those who report a weakness of this server; without one there is no `security.txt`.
    """

    async def sitemap(request: Request) -> Response:
        return _sitemap(request, offered)

    async def security(request: Request) -> Response:
        if contact is None:
            return PlainTextResponse("This server has no contact for reports: see BOTYARD_SECURITY_CONTACT.", 404)
        return PlainTextResponse(security_text(contact, datetime.now(UTC)))

    return [
        Route("/robots.txt", _crawler_rules),
        Route("/sitemap.xml", sitemap),
        Route("/.well-known/security.txt", security),
    ]


async def _crawler_rules(request: Request) -> Response:
    """Return the rules for crawlers, `robots.txt`.

    Crawlers read only the one at the root of a host: of a service below a path, the owner of the host copies these.
    """
    rules = re.sub(r"(?<=llow: )", site_path(request), CRAWLER_RULES)  # before each path of `Allow` and `Disallow`
    base = base_address(request)
    return PlainTextResponse(rules if base is None else f"{rules}\nSitemap: {base}/sitemap.xml\n")


def _sitemap(request: Request, offered: OfferedGames) -> Response:
    """Return the sitemap for search engines, with the games that are offered; it needs the host name of the request."""
    base = base_address(request)
    if base is None:
        return PlainTextResponse("The sitemap needs a host name.", 400)
    ruled = (f"rules/{game}" for game in games_with_rules() if game in offered.names)
    paths = (*INDEXED, *(f"games/{game}" for game in offered.names), *ruled)
    urls = "".join(f"<url><loc>{escape(base)}/{path}</loc></url>" for path in paths)
    content = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>'
    return Response(f'<?xml version="1.0" encoding="UTF-8"?>{content}', media_type="application/xml")


def security_text(contact: str, now: datetime) -> str:
    """Return `security.txt` (RFC 9116) with this contact, as of `now`: it says until when it is valid."""
    expires = (now + SECURITY_VALID).replace(hour=0, minute=0, second=0, microsecond=0)
    return f"Contact: {contact}\nExpires: {expires:%Y-%m-%dT%H:%M:%SZ}\nPreferred-Languages: en\n"


def languages_of(request: Request) -> list[str]:
    """The languages of a reader, the best first: that of the address (`?lang=de`, else ""), then the browser's."""
    return [request.query_params.get("lang", ""), *read_languages(request.headers.get("accept-language", ""))]


def below(text: str, site: str, link: re.Pattern[str] = LINK) -> str:
    """Return a text with the path `site` of the service before each path in its links.

    `link`: matches the beginning of a path, whose first group stays; by default links in HTML.
    """
    return link.sub(rf"\1{site}/", text) if site else text


def document_of(built: bytes, page: SitePage, request: Request, languages: Sequence[str] = ()) -> bytes:
    """Return the built page with the head and the text of a site page, for readers without scripts.

    `languages`: those that the page has an address for, `?lang=de`.
    """
    name, base = site_name(request), base_address(request)
    properties = {
        "og:site_name": name,
        "og:type": "article",
        "og:title": f"{page.title} · {name}",
        "og:description": page.description,
    }
    found = with_head(DESCRIPTION.sub(b"", built), properties, base, f"/{page.name}")
    title = f"<title>{escape(page.title)} · {escape(name)}</title>"
    # links to the other languages
    ways = " · ".join(
        f'<a href="?lang={one}" lang="{one}" hreflang="{one}">{NAMES_OF.get(one, one)}</a>' for one in languages
    )
    html = below(page.html, site_path(request))
    text = f"<h1>{escape(page.title)}</h1>{ways and f'<p>{ways}</p>'}{html}"
    content = f'<noscript><article class="site-text" lang="{escape(page.language)}">{text}</article></noscript>'
    if base is not None and languages:
        title += _alternates(f"{base}/{page.name}", page.language, languages)
    found = TITLE.sub(lambda _: title.encode(), found, count=1)
    return NOSCRIPT.sub(lambda _: content.encode(), found, count=1)


def _alternates(address: str, language: str, languages: Sequence[str]) -> str:
    """Return the links for search engines to the same page in all its languages, and to the address of this one."""
    links = "".join(
        f'<link rel="alternate" hreflang="{one}" href="{escape(address)}?lang={one}" />' for one in languages
    )
    default = f'<link rel="alternate" hreflang="x-default" href="{escape(address)}" />'
    return f'<link rel="canonical" href="{escape(address)}?lang={escape(language)}" />{links}{default}'
