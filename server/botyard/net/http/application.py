"""The ASGI application of a node: what it serves at which address."""

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from botyard.net.http import branding, games, site_pages
from botyard.net.http.hosts import HostCheck
from botyard.net.http.link_previews import LinkPreviews
from botyard.net.http.node import Node
from botyard.net.http.page_parts import PageParts
from botyard.net.http.pages import Pages, TidyAddresses
from botyard.net.http.request_limits import RequestLimits
from botyard.net.http.router import Api
from botyard.net.http.status import Status
from botyard.net.transport.security_headers import SecurityHeaders
from botyard.net.transport.site_path import BelowPath
from botyard.net.ws.endpoint import Endpoint
from botyard.settings import Settings

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


def application(
    node: Node, endpoint: Endpoint, settings: Settings, lifespan: Lifespan, more: Iterable[Route] = ()
) -> Starlette:
    """Return the application that uvicorn runs.

    `lifespan`: starts the parts of the node, and stops them. `more`: further paths, before those of the API.
    """
    previews = LinkPreviews(node.room_reads, PageParts(node.client_directory), node.pseudonyms, node.rate_limits)
    pages = Pages(
        node.client_directory,
        previews,
        node.site_pages,
        node.build_files,
        settings,
        node.room_pages,
        node.offered_games,
    )
    made = Starlette(
        routes=[
            Route("/ws", endpoint.explain),
            *Status(node.readiness, settings.metrics).routes(),
            *more,
            *Api(node, settings.origins).routes(),
            *branding.routes(settings.brand),
            *games.file_routes(),
            *site_pages.file_routes(node.offered_games, settings.security_contact),
            *pages.routes(),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders, embed=settings.embed, site=settings.path),
            *([Middleware(BelowPath, site=settings.path)] if settings.path else []),
            Middleware(HostCheck, names=settings.host_names),
            Middleware(RequestLimits),
            Middleware(TidyAddresses),
        ],
        exception_handlers={404: pages.missing},
    )
    made.state.brand = settings.brand
    made.router.redirect_slashes = False  # a redirect would go to the host that the request names
    return made
