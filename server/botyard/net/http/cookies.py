"""The cookies of a browser: for its session, for the device, and for the identities that it has had."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from botyard.accounts.browser_cookies import (
    BROWSER_COOKIE,
    BROWSER_SECONDS,
    DEVICE_COOKIE,
    DEVICE_PATH,
    DEVICE_SECONDS,
    BrowserIdentities,
    Device,
    Devices,
)
from botyard.accounts.identity import Identity, Proof, Signer
from botyard.net.http.answers import NO_STORE, answered
from botyard.net.transport.authentication import (
    cookie_path,
    delete_session_cookie,
    name_of,
    name_to_set,
    read_cookie,
    set_session_cookie,
)
from botyard.net.transport.site_path import site_path
from botyard_protocol.api_accounts import Me


class Cookies:
    """Writes and reads cookies."""

    def __init__(self, signer: Signer, is_moderator: Callable[[str], bool] = lambda _: False) -> None:
        """`is_moderator`: whether an identity has this role."""
        self._signer = signer
        self._is_moderator = is_moderator
        self._devices = Devices(signer)
        self._browsers = BrowserIdentities(signer)

    def device(self, request: Request) -> Device | None:
        """The device by which a browser that has logged in before is known; None for another browser."""
        return self._devices.read(read_cookie(request, DEVICE_COOKIE))

    def is_listed(self, request: Request, identity: str) -> bool:
        """Whether the browser's cookie of the identities that it has had names this one."""
        return identity in self._browsers.read(read_cookie(request, BROWSER_COOKIE))

    def list_identity(self, request: Request, response: Response, identity: str) -> None:
        """Add an identity to the cookie of the identities that the browser has had."""
        known = self._browsers.read(read_cookie(request, BROWSER_COOKIE))
        name = name_to_set(request, BROWSER_COOKIE, self._browsers.read)
        self._set(request, response, name, self._browsers.write(known, identity), BROWSER_SECONDS, cookie_path(request))

    def identified(
        self, request: Request, proof: Proof, registered: bool | None, device: Device | None = None
    ) -> Response:
        """Answer with the identity of a proof. A browser also gets the cookies of its session and of its identities.

        `registered`: whether it has an account, None if that is not known. `device`: after a password, for its cookie.
        """
        response = answered(self.me(proof.identity, registered))
        if proof.kind == "cookie":
            if device is not None:
                name = name_to_set(request, DEVICE_COOKIE, self._devices.read)
                path = site_path(request) + DEVICE_PATH
                self._set(request, response, name, self._devices.write(device), DEVICE_SECONDS, path)
            self.list_identity(request, response, proof.identity.id)
            set_session_cookie(response, request, self._signer.sign(proof), proof.seconds_left, self._reads)
        return response

    def me(self, identity: Identity, registered: bool | None) -> Me:
        """The identity of a caller as an answer."""
        return Me(identity.id, identity.name, registered, self._is_moderator(identity.id))

    def _reads(self, cookie: str) -> bool:
        return self._signer.read(cookie, "cookie") is not None

    @staticmethod
    def _set(request: Request, response: Response, name: str, value: str, seconds: int, path: str) -> None:
        secure = request.url.scheme == "https"
        response.set_cookie(name, value, seconds, path=path, httponly=True, samesite="lax", secure=secure)


def without_cookie(request: Request, device: bool = False, identities: bool = False) -> Response:
    """Make an answer without a body that ends the browser's session.

    `device`: the browser forgets its logins, too. `identities`: it also forgets which identities it has had.
    """
    response = Response(status_code=204, headers=NO_STORE)
    if device:
        path = site_path(request) + DEVICE_PATH
        response.delete_cookie(name_of(request, DEVICE_COOKIE), path, httponly=True, samesite="lax")
    if identities:
        response.delete_cookie(name_of(request, BROWSER_COOKIE), cookie_path(request), httponly=True, samesite="lax")
    delete_session_cookie(response, request)
    return response
