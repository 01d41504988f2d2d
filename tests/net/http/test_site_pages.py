"""Pages of the site over HTTP, what search engines may read, and addresses at which there is nothing."""

import pytest

from tests.support.node import LiveNode

HTML = {"accept": "text/html,application/xhtml+xml"}


async def test_a_page_comes_in_a_language_of_the_reader_and_is_revalidated(node: LiveNode) -> None:
    answer = await node.http("GET", "/api/pages/help?language=en", b"", **{"accept-language": "de"})
    assert (answer.status, answer.json()["name"], answer.json()["language"]) == (200, "help", "en")
    again = await node.http("GET", "/api/pages/help?language=en", b"", **{"if-none-match": answer.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert (await node.http("GET", "/api/pages/secret")).json()["code"] == "invalid_field"


@pytest.mark.parametrize("page", ["about", "help", "contact", "imprint", "privacy", "terms"])
async def test_the_document_of_a_page_has_its_text_for_readers_without_scripts(node: LiveNode, page: str) -> None:
    shown = (await node.http("GET", f"/api/pages/{page}?language=en")).json()
    answer = await node.http("GET", f"/{page}", b"", **HTML, **{"accept-language": "en"})
    document = answer.body.decode()
    assert answer.status == 200
    assert f"<title>{shown['title']} · Botyard</title>" in document
    assert f'property="og:title" content="{shown["title"]} · Botyard"' in document
    assert document.count('name="description"') == document.count('property="og:description"') == 1
    assert shown["html"] in document.partition("<noscript>")[2].partition("</noscript>")[0]


@pytest.mark.parametrize("path", ["/nonsense", "/room/a/b/c/d", "/help/me", "/favicon"])
async def test_an_unknown_address_gets_the_page_with_status_404(node: LiveNode, path: str) -> None:
    answer = await node.http("GET", path, b"", **HTML)
    assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="app">' in answer.body


@pytest.mark.parametrize("path", ["/wp-login.php", "/favicon.ico", "/assets/gone.js"])
async def test_a_missing_file_gets_a_line_of_text(node: LiveNode, path: str) -> None:
    answer = await node.http("GET", path, b"", **HTML)
    assert (answer.status, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
    program = await node.http("GET", "/nonsense", accept="application/json")
    assert (program.status, program.headers["content-type"]) == (404, "text/plain; charset=utf-8")


async def test_robots_may_read_pages_but_no_links_with_secrets(node: LiveNode) -> None:
    robots = (await node.http("GET", "/robots.txt")).body.decode()
    lines = set(robots.splitlines())
    assert {"Disallow: /i/", "Disallow: /coach", "Disallow: /reset", "Disallow: /api/"} <= lines
    assert "Disallow: /room/" not in lines  # previews of links to tables
    sitemap = next(line.partition(": ")[2] for line in lines if line.startswith("Sitemap"))
    assert sitemap.endswith("/sitemap.xml")
    listed = (await node.http("GET", "/sitemap.xml")).body
    assert [place in listed for place in (b"/privacy</loc>", b"/daily</loc>")] == [True, True]
