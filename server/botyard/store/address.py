"""What `REDIS_URL` says: one Redis, or some nodes of a Redis Cluster that know the others."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from botyard.store.connection import connection_to

CLUSTER = re.compile(r"(?P<scheme>rediss?)\+cluster://(?P<rest>.+)")


@dataclass(frozen=True, slots=True)
class Address:
    """`seeds`: URLs of single nodes to ask for the whole; of one Redis, its own."""

    cluster: bool
    seeds: tuple[str, ...]

    def node(self, host: str, port: int, seed: str) -> str:
        """The URL of another node of the cluster, which is spoken to as `seed` is. No `host`: it is that of `seed`."""
        at = urlsplit(seed)
        user = at.netloc.rpartition("@")[0]
        host = host or at.hostname or ""
        place = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        return at._replace(netloc=f"{user}@{place}" if user else place).geturl()


def address_of(url: str) -> Address:
    """Read `redis+cluster://[user:password@]host:port,host:port[?options]`, or the URL of one Redis.

    Raises `ValueError` for what is neither; its message may hold the password.
    """
    cluster = CLUSTER.fullmatch(url)
    if cluster is None:
        connection_to(url)
        return Address(False, (url,))
    rest, mark, options = cluster["rest"].partition("?")
    user, at, nodes = rest.rpartition("@")
    seeds = tuple(f"{cluster['scheme']}://{user}{at}{node}{mark}{options}" for node in nodes.rstrip("/").split(","))
    for seed in seeds:
        read = urlsplit(seed)
        if not read.hostname or read.path:
            raise ValueError("a Redis Cluster is named by its nodes, each host:port, and has no numbered databases")
        connection_to(seed)
    return Address(True, seeds)
