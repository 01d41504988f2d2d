"""Settings follow an account to all its browsers; guests have none here."""

from botyard.accounts.settings import SETTINGS
from tests.net.browser import PASSWORD, Browser, guest, registered
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

PATH = "/api/me/settings"
NONE = {"theme": "", "speed": "", "language": "", "volume": "", "games": [], "page": []}
CHOSEN = NONE | {
    "theme": "dark",
    "speed": "fast",
    "games": [{"game": "chess", "name": "coordinates", "value": "true"}],
    "page": [{"part": "filters", "name": "players", "value": "3"}],
}


async def test_settings_of_an_account_are_the_same_in_another_browser_on_another_node(
    node: LiveNode, other: LiveNode
) -> None:
    ann = await registered(node, "Ann")
    assert (await ann.ask("GET", PATH)).json() == NONE, "an account of an earlier version has none"
    assert (await ann.ask("PUT", PATH, **CHOSEN)).status == 204
    elsewhere = Browser(other)
    await elsewhere.done("/api/login", name="Ann", password=PASSWORD)
    assert (await elsewhere.ask("GET", PATH)).json() == CHOSEN
    assert (await elsewhere.ask("PUT", PATH, theme="light")).status == 204
    assert (await ann.ask("GET", PATH)).json() == NONE | {"theme": "light"}, "settings replace the earlier ones"


async def test_a_guest_has_no_settings_here(node: LiveNode) -> None:
    ann = await guest(node, "Ann")
    assert (await ann.ask("GET", PATH)).json() == NONE
    assert (await ann.ask("PUT", PATH, theme="dark")).json()["code"] == "not_registered"


async def test_settings_are_bounded(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    one = {"game": "chess", "name": "coordinates", "value": "true"}
    games = ({"games": [one] * 65}, {"games": [one | {"value": 1}]})
    for wrong in ({"theme": "x" * 25}, {"theme": "<b>"}, {"a": "b"}, *games):
        assert (await ann.ask("PUT", PATH, **wrong)).json()["code"] == "invalid_field", wrong


async def test_settings_are_in_the_export_and_go_with_the_account(node: LiveNode, redis: RedisProcess) -> None:
    ann = await registered(node, "Ann")
    await ann.ask("PUT", PATH, **CHOSEN)
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    assert (await ann.ask("GET", "/api/me/export")).json()["account"]["settings"] == CHOSEN
    await ann.done("/api/me/delete", password=PASSWORD)
    assert redis.ask("KEYS", f"*{identity}*") == b"*0\r\n"


async def test_settings_stored_by_another_version_are_read_as_far_as_they_are_known(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    people = node.node.session_registry.people
    for stored, read in (
        (b'{"theme": "dark", "of_tomorrow": [1]}', NONE | {"theme": "dark"}),
        (b'{"theme": 5}', NONE),
        (b"nonsense", NONE),
        (b"[]", NONE),
    ):
        assert await people.put_field(identity, SETTINGS, stored)
        assert (await ann.ask("GET", PATH)).json() == read
