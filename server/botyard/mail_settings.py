"""The SMTP server of a service, and the sender of its mails, as the settings name them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from email.headerregistry import Address
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from urllib.parse import unquote, urlsplit

from botyard.bad_setting import BadSetting

PORTS = {"smtp": 587, "smtps": 465}
PRIVATE_NAMES = (".internal", ".lan", ".local", ".localdomain", ".home.arpa", ".svc", ".corp", ".home")
"""The ends of names that machines of a private network have, and the host of a container."""


@dataclass(frozen=True, slots=True)
class Mail:
    """How mail is sent. `tls`: from the first byte on; otherwise see `start_tls`.

    `sender`: what stands in `From`. `origin`: of the links in mails, with the path of the service.
    """

    host: str
    port: int
    user: str
    password: str = field(repr=False)
    tls: bool
    sender: Address
    origin: str

    @property
    def start_tls(self) -> bool | None:
        """Whether a connection without `tls` changes to TLS before a password or a mail is sent.

        It must, except to this machine: there it does not, as the certificates of local servers are often their own.
        None: if the server offers it, to a name without a domain, as servers have in a network of containers, and
        without a password to a server of a private network.
        """
        if self.tls:
            return None
        address = _address(self.host)
        if self.host == "localhost" or (address is not None and address.is_loopback):
            return False
        is_private = self.host.endswith(PRIVATE_NAMES) if address is None else address.is_private
        is_container = address is None and "." not in self.host
        return None if is_container or (is_private and not self.password) else True


def _address(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address that a host is, None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def read_mail(given: Mapping[str, str], origins: Sequence[str], path: str) -> Mail | None:
    """Read BOTYARD_SMTP and what belongs to it; None without it. Raises `BadSetting`, never with a password in it.

    `origins`, `path`: as in `botyard.settings.Settings`. Links in mails lead to the first origin of HTTPS, without one
    to the first of all.
    """
    text = given.get("BOTYARD_SMTP")
    if text is None:
        return None
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise BadSetting(
            "BOTYARD_SMTP must be like smtps://user:password@mail.example.org:465, or smtp:// for STARTTLS."
        )
    password = unquote(parts.password or "")
    if file := given.get("BOTYARD_SMTP_PASSWORD_FILE"):
        if password:
            raise BadSetting("BOTYARD_SMTP has a password and BOTYARD_SMTP_PASSWORD_FILE is set: use only one of them.")
        password = _content(file)
    if not origins:
        raise BadSetting("BOTYARD_SMTP needs BOTYARD_ORIGINS: the links in mails lead to the first origin.")
    sender = _sender(given.get("BOTYARD_MAIL_FROM"))
    user = unquote(parts.username or "")
    origin = next((one for one in origins if one.startswith("https:")), origins[0])
    return Mail(host, port or PORTS[parts.scheme], user, password, parts.scheme == "smtps", sender, origin + path)


def _content(file: str) -> str:
    """Read the password from a file. Raises `BadSetting`."""
    try:
        return Path(file).read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"BOTYARD_SMTP_PASSWORD_FILE is {file!r}, which cannot be read as text: {error}.") from error


def _sender(text: str | None) -> Address:
    """Return the address of BOTYARD_MAIL_FROM, perhaps with a name. Raises `BadSetting` for any other text or none."""
    said = f"BOTYARD_MAIL_FROM is {text!r}; it must be an address like play@example.org, or Botyard <play@example.org>."
    name, _, rest = (text or "").rpartition("<")
    try:
        found = Address(name.strip(' "'), addr_spec=rest.removesuffix(">").strip())
    except (ValueError, IndexError) as error:
        raise BadSetting(said) from error
    if not found.username or "." not in found.domain or (text or "").count("<") > 1 or "\n" in str(found):
        raise BadSetting(said)
    return found
