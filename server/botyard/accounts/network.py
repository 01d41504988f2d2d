"""The network of an address that one customer of a provider may have."""

from ipaddress import IPv6Network

NETWORK_PREFIX = 48
"""Providers give a customer up to a /48 network of IPv6."""


def network_of(address: str | None) -> str | None:
    """Return the network by which several addresses of one customer count as one; for IPv4 the address itself.

    None stands for this machine, which no limit counts.
    """
    if address is None or ":" not in address:
        return address
    try:
        network = IPv6Network(address, strict=False)
    except ValueError:  # a proxy may send something else than an address
        return address
    return str(network.supernet(new_prefix=NETWORK_PREFIX)) if network.prefixlen > NETWORK_PREFIX else str(network)
