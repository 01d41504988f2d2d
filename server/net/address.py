"""Which address a connection counts under."""

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

IPV6_PREFIX = 64
"""One customer has so many bits to himself; whoever counted single addresses would count for ever."""


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
