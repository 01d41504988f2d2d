"""The address under which limits count a connection."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

IPV6_PREFIX = 64
"""A customer has at least a /64: limits by single address would have no effect."""
WIDER_PREFIXES = (56, 48)
"""Wider networks of one customer: providers assign a /56 or a /48."""


def host_of(connection: HTTPConnection) -> str | None:
    """Return the address of the peer; behind a trusted proxy, the address that the proxy names."""
    return None if connection.client is None else connection.client.host


@lru_cache(maxsize=4096)
def counted_address(host: str | None) -> str | None:
    """Return the address under which limits count a peer: an IPv4 address, or the network of an IPv6 address.

    None, which no limit counts, for this machine itself: an unlisted proxy there would make all clients one peer, and a
    local attacker needs no socket. `host`: as `host_of` returns it.
    """
    if host is None:
        return None
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a trusted proxy may name something else, such as "unknown"
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
    """Return the wider networks of a counted address, the narrowest first: a /56 and a /48; none for IPv4."""
    if not counted.endswith(f"/{IPV6_PREFIX}"):
        return ()
    try:
        network = IPv6Network(counted)
    except ValueError:  # a key that is no address
        return ()
    return tuple(str(network.supernet(new_prefix=bits)) for bits in WIDER_PREFIXES)


def is_allowed(host: str, allowed: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Return whether an address is in one of the networks. An IPv4 address may also be written as an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:  # a proxy may name anything
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in allowed)
