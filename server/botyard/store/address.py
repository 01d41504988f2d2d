"""The address in `REDIS_URL`: one Redis, or some nodes of a Redis Cluster."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from redis.asyncio.connection import parse_url

from botyard.store.connection import connection_to

CLUSTER = re.compile(r"(?P<scheme>rediss?)\+cluster://(?P<rest>.+)")


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a store. `seeds`: URLs of nodes to ask for the cluster's slots, or the URL of the one Redis."""

    cluster: bool
    seeds: tuple[str, ...]

    @property
    def database(self) -> int:
        """The number of the database of the one Redis."""
        return 0 if self.cluster else int(parse_url(self.seeds[0]).get("db", 0))

    def node(self, host: str, port: int, seed: str) -> str:
        """Return the URL of another node of the cluster: `seed` with its host (if "", that of `seed`) and port."""
        at = urlsplit(seed)
        user = at.netloc.rpartition("@")[0]
        host = host or at.hostname or ""
        place = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        return at._replace(netloc=f"{user}@{place}" if user else place).geturl()


def address_of(url: str) -> Address:
    """Parse `redis+cluster://[user:password@]host:port,host:port[?options]`, or the URL of one Redis.

    Raises `ValueError` for other texts. Its message may contain the password.
    """
    cluster = CLUSTER.fullmatch(url)
    if cluster is None:
        connection_to(url)  # raises for what is no URL of Redis
        return Address(cluster=False, seeds=(url,))
    rest, mark, options = cluster["rest"].partition("?")
    user, at, nodes = rest.rpartition("@")
    seeds = tuple(f"{cluster['scheme']}://{user}{at}{node}{mark}{options}" for node in nodes.rstrip("/").split(","))
    for seed in seeds:
        read = urlsplit(seed)
        if not read.hostname or read.path:
            raise ValueError("a Redis Cluster is given by its nodes, each host:port, and has no numbered databases")
        connection_to(seed)
    return Address(cluster=True, seeds=seeds)
