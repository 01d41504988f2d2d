"""Which address a connection counts under."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

IPV6_PREFIX = 64
"""One customer has so many bits to himself; whoever counted single addresses would count for ever."""
WIDER_PREFIXES = (56, 48)
"""Networks that customers have as a whole, too: providers give out a /56 or a /48."""


def host_of(connection: HTTPConnection) -> str | None:
    """The address of the peer; behind a proxy that is trusted, the one that it names."""
    return None if connection.client is None else connection.client.host


def counted_address(host: str | None) -> str | None:
    """The address under which limits count a peer: an IPv4 address, or the network of an IPv6 one.

    None, which no limit counts, for this machine itself: there a proxy that is not listed would make one peer of
    everybody, and whoever is on the machine needs no socket to harm it. `host`: as the proxy that is trusted says.
    """
    if host is None:
        return None
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # what a trusted proxy says instead of an address, such as "unknown"
        return host
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return None
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> (128 - IPV6_PREFIX) << (128 - IPV6_PREFIX))}/{IPV6_PREFIX}"
    return str(address)


@lru_cache(maxsize=4096)
def wider_networks(counted: str) -> tuple[str, ...]:
    """The wider networks that a counted address lies in, nearest first: a /56 and a /48; none for IPv4."""
    if not counted.endswith(f"/{IPV6_PREFIX}"):
        return ()
    try:
        network = IPv6Network(counted)
    except ValueError:  # a key that is no address
        return ()
    return tuple(str(network.supernet(new_prefix=bits)) for bits in WIDER_PREFIXES)


def is_allowed(host: str, allowed: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Whether an address is in one of the networks; an IPv4 address is itself inside IPv6, too."""
    try:
        address = ip_address(host)
    except ValueError:  # a proxy may name anything
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in allowed)
