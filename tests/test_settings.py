"""Settings from the environment: every bad one is one clear sentence."""

from ipaddress import ip_network
from pathlib import Path

import pytest

from botyard.bad_setting import BadSetting
from botyard.games.registry import GAMES
from botyard.settings import NAMES, Limits, Settings, read_settings, unknown_names
from botyard.startup import CannotStart, check_games


def test_without_any_there_are_defaults() -> None:
    assert read_settings({}) == Settings()
    assert read_settings(dict.fromkeys(NAMES, "  ")) == Settings()


def test_all_are_read() -> None:
    assert read_settings(
        {
            "HOST": " 0.0.0.0 ",
            "PORT": "0",
            "BOTYARD_DATA": "/var/lib/botyard",
            "REDIS_URL": "rediss://user:password@redis.example:6380/1",
            "BOTYARD_REDIS_SERVER": " /usr/bin/redis-server ",
            "BOTYARD_SECRET": "s" * 32,
            "BOTYARD_ORIGINS": " https://Play.example.org/ ,, http://10.0.0.1:8080,https://[::1]:8443 ",
            "BOTYARD_PROXIES": " 10.0.0.7, 2001:DB8::/32,,::1 ",
            "BOTYARD_CONNECTIONS": "20000",
            "BOTYARD_ADDRESS_CONNECTIONS": "1",
            "BOTYARD_IDENTITY_CONNECTIONS": "2",
            "BOTYARD_MESSAGES": "1000000",
            "BOTYARD_METRICS": "10.0.0.0/8, 2001:db8::7",
            "BOTYARD_ANNOUNCE": "2.5",
            "BOTYARD_WORKERS": "4",
            "BOTYARD_BOT_THINKING": "20-4000",
            "BOTYARD_BOT_WORKERS": "3",
            "BOTYARD_LOG": "Warning",
            "BOTYARD_NOTIFICATIONS": "off",
            "BOTYARD_OFFLINE": "OFF",
            "BOTYARD_GAMES": " volt, robot_master,,volt ",
            "BOTYARD_ARCHIVE": "postgresql://user:password@db.example/botyard",
            "PATH": "/bin",
        }
    ) == Settings(
        host="0.0.0.0",
        port=0,
        data=Path("/var/lib/botyard"),
        redis_url="rediss://user:password@redis.example:6380/1",
        redis_server="/usr/bin/redis-server",
        secret=b"s" * 32,
        origins=("https://play.example.org", "http://10.0.0.1:8080", "https://[::1]:8443"),
        proxies=("10.0.0.7", "2001:db8::/32", "::1"),
        limits=Limits(connections=20_000, address_connections=1, identity_connections=2, messages=1_000_000),
        metrics=(ip_network("10.0.0.0/8"), ip_network("2001:db8::7")),
        announce=2.5,
        workers=4,
        thinking=(20, 4_000),
        bot_workers=3,
        log="warning",
        notifications=False,
        offline=False,
        games=("volt", "robot_master"),
        archive="postgresql://user:password@db.example/botyard",
    )


def test_reserved_names_are_the_lines_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("Acme\n\n# the staff\n  Jane of Acme  # our host\n")
    assert read_settings({"BOTYARD_RESERVED_NAMES": str(file)}).reserved_names == ("Acme", "Jane of Acme")
    with pytest.raises(BadSetting, match=r"BOTYARD_RESERVED_NAMES is .* cannot be read"):
        read_settings({"BOTYARD_RESERVED_NAMES": str(tmp_path / "none")})


def test_metrics_can_be_closed_to_all() -> None:
    assert read_settings({"BOTYARD_METRICS": "none"}).metrics == ()


def test_bots_may_answer_at_once_or_after_always_the_same_time() -> None:
    assert read_settings({"BOTYARD_BOT_THINKING": "0"}).thinking == (0, 0)
    assert read_settings({"BOTYARD_BOT_THINKING": "700"}).thinking == (700, 700)


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "::", "localhost", "my-host.example", "host_1"])
def test_addresses_and_names_are_hosts(host: str) -> None:
    assert read_settings({"HOST": host}).host == host


@pytest.mark.parametrize(
    "url",
    [
        "redis://127.0.0.1",
        "redis://:secret@h:1/2",
        "unix:///run/redis.sock",
        "redis+cluster://h:1,i:2",
        "rediss+cluster://u:p@h:1",
    ],
)
def test_urls_of_redis_are_taken(url: str) -> None:
    assert read_settings({"REDIS_URL": url}).redis_url == url


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("HOST", value) for value in ("a b", "http://x", "x/y", "é", "[::1]", "-\n-")),
        *(("PORT", value) for value in ("x", "-1", "65536", "8000.0", "8 0", "٣", "+80", "0x50", "9" * 5000)),
        *(
            ("REDIS_URL", value)
            for value in ("127.0.0.1:6379", "http://h", "redis:", "redis://", "redis:/h", "unix+cluster:///h")
        ),
        *(("BOTYARD_METRICS", value) for value in ("*", "all", "10.0.0.1/8", "none, 10.0.0.1", "localhost")),
        *(("BOTYARD_ANNOUNCE", value) for value in ("x", "-1", "9", "8.1", "1.2345", "٣", "inf", "1e1")),
        *(("BOTYARD_WORKERS", value) for value in ("0", "65", "-1", "two", "1.5", "٣")),
        ("BOTYARD_OFFLINE", "no"),
        ("BOTYARD_NOTIFICATIONS", "none"),
        *(("BOTYARD_ARCHIVE", value) for value in ("db.example", "sqlite:///a", "mysql://h/d", "postgres://")),
        *(("BOTYARD_BOT_THINKING", value) for value in ("x", "-1", "3-2", "1-60001", "1-2-3", "5-", "٣", "0.5")),
        *(("BOTYARD_BOT_WORKERS", value) for value in ("0", "257", "-1", "all", "1.5", "٣")),
        *(("BOTYARD_LOG", value) for value in ("loud", "critical", "info,debug")),
        *(("BOTYARD_PROXIES", value) for value in ("*", "proxy", "10.0.0.0/33", "10.0.0.1/8", "10.0.0", "10.0.0.1:80")),
        *(
            (f"BOTYARD_{name}", value)
            for name in ("CONNECTIONS", "ADDRESS_CONNECTIONS", "IDENTITY_CONNECTIONS", "MESSAGES")
            for value in ("0", "-1", "1.5", "x", "1000001", "٣", "9" * 5000)
        ),
        *(("BOTYARD_SECRET", value) for value in ("short", "s" * 31)),
        *(
            ("BOTYARD_ORIGINS", value)
            for value in (
                "play.example.org",
                "*",
                "https://",
                "https://x/y",
                "https://x?y",
                "https://user@x",
                "ftp://x",
                "https://[",
                "https://a, b",
                "https://x:port",
            )
        ),
    ],
)
def test_a_bad_one_is_one_sentence_that_names_it(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings({name: value})
    message = str(bad.value)
    assert message.startswith(name)
    assert message.endswith(".")
    assert "\n" not in message


def test_no_secret_is_ever_shown() -> None:
    for name, value in (
        ("REDIS_URL", "http://user:hunter2@host"),
        ("BOTYARD_SECRET", "hunter2"),
        ("BOTYARD_ARCHIVE", "mysql://user:hunter2@host/botyard"),
    ):
        with pytest.raises(BadSetting) as bad:
            read_settings({name: value})
        assert "hunter2" not in str(bad.value)


# --- names ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("BOTYARD_WORKER", "BOTYARD_WORKERS"),
        ("BOTYARD_ORIGIN", "BOTYARD_ORIGINS"),
        ("BOTYARD_PROXYS", "BOTYARD_PROXIES"),
        ("BOTYARD_SECRETS", "BOTYARD_SECRET"),
        ("BOTYARD_ADRESS_CONNECTIONS", "BOTYARD_ADDRESS_CONNECTIONS"),
        ("BOTYARD_HOST", "HOST"),
        ("BOTYARD_REDIS_URL", "REDIS_URL"),
    ],
)
def test_a_misspelt_name_is_refused_with_the_one_that_was_meant(given: str, meant: str) -> None:
    with pytest.raises(BadSetting, match=f"^{given} is not a setting. Did you mean {meant}\\?$"):
        read_settings({given: "4"})
    assert read_settings({given: " "}) == Settings()


def test_variables_of_other_programs_pass() -> None:
    others = ["BOTYARD_TOKEN", "BOTYARD_PORT", "BOTYARD_NODE", "BOTYARD_STORE_MEMORY", "BOTYARD_STORE_MEMORY_LIMIT"]
    chaos = ["BOTYARD_FAULTS", "BOTYARD_PAUSES", "BOTYARD_LOST", "BOTYARD_SEED"]
    assert read_settings(dict.fromkeys([*others, *chaos, "PATH"], "1")) == Settings()
    assert unknown_names(dict.fromkeys([*others, "PATH", "BOTYARD_DATA", "BOTYARD_NEWER"], "1")) == ["BOTYARD_NEWER"]


# --- the key in a file ------------------------------------------------------------------------------------------


def test_the_key_may_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("s" * 32 + "\n")
    assert read_settings({"BOTYARD_SECRET_FILE": str(file)}).secret == b"s" * 32


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"short", "too short"), (None, "No such file"), (b"\xff" * 40, "is not text")],
)
def test_a_file_without_a_key_is_said(tmp_path: Path, content: bytes | None, sentence: str) -> None:
    file = tmp_path / "key"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadSetting, match=rf"BOTYARD_SECRET_FILE.*{sentence}.*\.$"):
        read_settings({"BOTYARD_SECRET_FILE": str(file)})


def test_two_keys_are_one_too_many() -> None:
    with pytest.raises(BadSetting, match="BOTYARD_SECRET and BOTYARD_SECRET_FILE"):
        read_settings({"BOTYARD_SECRET": "s" * 32, "BOTYARD_SECRET_FILE": "key"})


# --- folders ----------------------------------------------------------------------------------------------------


def test_the_folder_of_pages_must_be_there(tmp_path: Path) -> None:
    assert read_settings({"BOTYARD_PAGES": str(tmp_path)}).pages == tmp_path
    with pytest.raises(BadSetting, match="must be a folder with files"):
        read_settings({"BOTYARD_PAGES": str(tmp_path / "gone")})


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (",", "names no game: list at least one"),
        ("volt,../x", "contains '../x'; a game is named as in its addresses"),
        ("Volt", "contains 'Volt'"),
    ],
)
def test_bad_lists_of_games_are_refused(value: str, sentence: str) -> None:
    with pytest.raises(BadSetting, match=f"^BOTYARD_GAMES {sentence}"):
        read_settings({"BOTYARD_GAMES": value})


@pytest.mark.parametrize(
    ("text", "path"), [("/", ""), ("/play", "/play"), (" /games/bot-yard_2.0 ", "/games/bot-yard_2.0")]
)
def test_paths_begin_with_a_slash_and_end_without(text: str, path: str) -> None:
    assert read_settings({"BOTYARD_PATH": text}).path == path


@pytest.mark.parametrize(
    "text",
    ["play", "/play/", "//play", "/a//b", "/../x", "/a/.b", "/a b", "/a?b", "/a%2fb", "/ä", '/"x', "/" + "x" * 100],
)
def test_other_paths_are_refused(text: str) -> None:
    with pytest.raises(BadSetting, match=r"^BOTYARD_PATH is .* it must be like /play or"):
        read_settings({"BOTYARD_PATH": text})


def test_origins_that_may_show_matches_are_read() -> None:
    given = " https://Club.example,http://127.0.0.1:8080, https://[::1]:8443 "
    assert read_settings({"BOTYARD_EMBED": given}).embed == (
        "https://club.example",
        "http://127.0.0.1:8080",
        "https://[::1]:8443",
    )


@pytest.mark.parametrize(
    "text",
    [
        *(
            "club.example",
            "https://club.example/",
            "https://a.example/x",
            "*",
            "https://*",
            "https://*.example",
            "null",
        ),
        *("'self'", "https:", "https://a.example; script-src *", "https://a:b@c.example", "https://a.example:99999"),
    ],
)
def test_other_texts_are_no_origins_that_may_show_matches(text: str) -> None:
    with pytest.raises(BadSetting, match=r"^BOTYARD_EMBED contains .* it must be the origin of a page"):
        read_settings({"BOTYARD_EMBED": text})


def test_an_unknown_game_is_refused_at_the_start_with_those_that_are_known() -> None:
    check_games(("volt",))
    known = ", ".join(GAMES)
    with pytest.raises(
        CannotStart, match=f"^BOTYARD_GAMES contains 'chess', which is no game .*; there are: {known}.$"
    ):
        check_games(("volt", "chess"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOTYARD_REDIS_PORT", "tcp://10.0.0.1:6379"),
        ("BOTYARD_WEB_PORT", "tcp://10.0.0.2:80"),
        ("BOTYARD_METRICS_PORT_9090_TCP", "tcp://10.0.0.3:9090"),
        ("BOTYARD_METRICS_PORT_9090_TCP_ADDR", "fd00::3"),
        ("BOTYARD_WORKERS_SERVICE_HOST", "10.0.0.4"),
        ("BOTYARD_WORKERS_SERVICE_PORT_HTTP", "80"),
    ],
)
def test_variables_of_a_platform_are_no_misspelt_settings(name: str, value: str) -> None:
    read_settings({name: value})
    assert unknown_names({name: value}) == []
    assert unknown_names({name: "a word"}) == [name]
