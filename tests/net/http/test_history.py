"""Histories and profiles over HTTP: who sees which matches, pages, filters, and what is refused."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

import pytest
import pytest_asyncio

from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.match import FinishedMatch
from botyard_protocol.codes import Code
from tests.archive.matches import body_of, match, seat
from tests.net.browser import PASSWORD, Browser, registered
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.slow

DAY = 86_400_000
NAMES = ("Ann 100%", "Ben_B", "Cleo")


@pytest_asyncio.fixture
async def node(redis: RedisProcess, archive: MatchArchive) -> AsyncIterator[LiveNode]:
    """A node with an archive."""
    async with LiveNode(redis.url, archive=archive) as made:
        yield made


class People:
    """Three accounts, and the matches that are put for them."""

    def __init__(self, node: LiveNode) -> None:
        self.node = node
        self.browsers: list[Browser] = []
        self.ids: list[str] = []

    async def arrive(self) -> "People":
        """Register all."""
        for name in NAMES:
            browser = await registered(self.node, name)
            self.browsers.append(browser)
            self.ids.append((await browser.ask("GET", "/api/me")).json()["identity"])
        return self

    async def put(self, room: str, ended: int, *who: int, **changes: Any) -> None:
        """Put a match of some of them; the first has won."""
        seats = [
            seat(
                number, NAMES[one], number + 1, identity=self.ids[one], counted='{"destroyed":2}' if not number else ""
            )
            for number, one in enumerate(who)
        ]
        made: FinishedMatch = match(room, ended, *seats, **{"game": "volt", "clock": "", "options": ""} | changes)
        assert self.node.node.archive is not None
        await self.node.node.archive.put(made, body_of(room))


@pytest_asyncio.fixture
async def people(node: LiveNode) -> People:
    """Three accounts and four matches."""
    made = await People(node).arrive()
    await made.put("r1", DAY, 0, 1)
    await made.put("r2", 2 * DAY, 1, 0, public=False)
    await made.put("r3", 3 * DAY, 0, 2, game="robot_master", rated=True)
    await made.put("r4", 4 * DAY, 1, 2)
    return made


async def asked(by: Browser | LiveNode, query: str) -> Answer:
    """The answer to a question for matches."""
    path = f"/api/matches?{query}"
    return await (by.ask("GET", path) if isinstance(by, Browser) else by.http("GET", path))


async def listed(by: Browser | LiveNode, query: str = "") -> str:
    """The rooms of a page."""
    return " ".join(one["room"]["id"] for one in (await asked(by, query)).json()["matches"])


async def profile(by: Browser | LiveNode, name: str) -> Answer:
    """The answer to a question for a profile."""
    path = f"/api/people/{quote(name)}/profile"
    return await (by.ask("GET", path) if isinstance(by, Browser) else by.http("GET", path))


async def test_strangers_see_public_matches_and_people_all_of_their_own(node: LiveNode, people: People) -> None:
    ann, ben, cleo = people.browsers
    assert await listed(node) == "r4 r3 r1"
    assert await listed(ann, "mine=1") == "r3 r2 r1"
    assert await listed(ann, f"person={quote(NAMES[0])}") == "r3 r2 r1"
    assert await listed(cleo, f"person={quote(NAMES[0])}") == "r3 r1"
    assert await listed(node, f"person={people.ids[1]}") == "r4 r1"
    assert await listed(ben, "mine=1&result=won") == "r4 r2"


async def test_filters_select_matches(node: LiveNode, people: People) -> None:
    ann = people.browsers[0]
    assert await listed(ann, f"mine=1&opponent={NAMES[1]}") == "r2 r1"
    assert await listed(ann, "mine=1&result=lost") == "r2"
    assert await listed(node, "game=robot_master") == "r3"
    assert await listed(node, "rated=true") == "r3"
    assert await listed(node, "rated=false&since=1970-01-05") == "r4"
    assert await listed(node, "since=1970-01-02&until=1970-01-04") == "r3 r1"
    day = 86_400_000
    assert await listed(node, f"since={day}&until={4 * day}") == "r3 r1"
    assert await listed(node, f"words={quote('ANN 100%')}") == "r3 r1"
    assert await listed(node, "words=ben_b") == "r4 r1"
    assert await listed(node, f"words={quote('%')}") == ""


async def test_a_query_has_no_sign_that_a_database_refuses(node: LiveNode, people: People) -> None:
    assert await listed(node, "words=Ann%00") == await listed(node, "words=Ann")
    assert await listed(node, "game=%00volt") == await listed(node, "game=volt")


async def test_pages_follow_each_other(node: LiveNode, people: People) -> None:
    first = (await asked(node, "limit=2")).json()
    assert [one["room"]["id"] for one in first["matches"]] == ["r4", "r3"]
    second = (await asked(node, f"limit=2&cursor={first['cursor']}")).json()
    assert ([one["room"]["id"] for one in second["matches"]], second["cursor"]) == (["r1"], None)


async def test_a_line_has_what_a_list_needs(node: LiveNode, people: People) -> None:
    await people.put("r5", 5 * DAY, 2, 0, clock='{"pace":"live","bank":300,"increment":5,"cap":600}', abandoned="vote")
    line = (await asked(node, "limit=1")).json()["matches"][0]
    assert line["room"]["seats"] == ["Cleo", NAMES[0]]
    assert line["room"]["clock"]["bank"] == 300
    assert (line["ended"], line["turns"], line["abandoned"], line["public"]) == (5 * DAY, 12, "vote", True)
    assert [one["result"] for one in line["seats"]] == ["won", "lost"]


async def test_wrong_filters_are_refused_in_a_sentence(node: LiveNode, people: People) -> None:
    wrong = {
        "since=2026-13-40": "since: a day such as 2026-11-29 is expected.",
        "until=yesterday": "until: a day such as 2026-11-29 is expected.",
        "since=2026-02-02&until=2026-02-01": "since: this day is after until.",
        "cursor=nonsense": "cursor: this value is not known.",
        "result=won": "result: say whose result, with person or mine.",
        "limit=101": "limit: a number from 1 to 100 is expected.",
        f"words={'a+' * 9}": "words: at most 8 words of at most 60 characters are expected.",
        "rated=maybe": "rated: this value is not known.",
    }
    for query, sentence in wrong.items():
        answer = await asked(node, query)
        assert (answer.status, answer.json()["message"]) == (400, sentence)
    assert (await asked(node, "mine=1")).json()["code"] == Code.NO_IDENTITY
    assert (await asked(node, "opponent=Nope")).json()["code"] == Code.NO_SUCH_PERSON


async def test_a_profile_counts_by_game_and_opponent(node: LiveNode, people: People) -> None:
    shown = (await profile(people.browsers[0], NAMES[0])).json()
    assert (shown["name"], shown["own"]) == (NAMES[0], True)
    assert [(one["game"], one["matches"], one["won"]) for one in shown["games"]] == [
        ("volt", 2, 1),
        ("robot_master", 1, 1),
    ]
    counted = {"name": "destroyed", "kind": "sum", "matches": 1, "total": 2, "lowest": 2, "highest": 2}
    assert shown["games"][0]["statistics"] == [counted]
    assert [(one["name"], one["matches"], one["better"], one["registered"]) for one in shown["opponents"]] == [
        ("Ben_B", 2, 1, True),
        ("Cleo", 1, 1, True),
    ]
    others = (await profile(node, NAMES[0])).json()
    assert (others["own"], others["games"][-1]["matches"]) == (False, 1)
    assert [one["room"]["id"] for one in others["matches"]] == ["r3", "r1"]


@pytest.mark.parametrize(
    ("readers", "friend", "stranger"), [("all", 200, 200), ("friends", 200, 404), ("me", 404, 404)]
)
async def test_a_profile_is_shown_to_whom_the_person_wants(
    node: LiveNode, people: People, readers: str, friend: int, stranger: int
) -> None:
    ann, ben, cleo = people.browsers
    for one, other in ((ann, 1), (ben, 0)):
        await one.done("/api/me/friends", identity=people.ids[other], name=NAMES[other])
    assert (await ann.ask("PUT", "/api/me/profile", readers=readers)).status == 204
    assert (await ann.ask("GET", "/api/me/profile")).json() == {"readers": readers}
    for by, status in ((ann, 200), (ben, friend), (cleo, stranger), (node, stranger)):
        assert (await profile(by, NAMES[0])).status == status
        assert (await asked(by, f"person={people.ids[0]}")).status == status
        assert (await asked(by, f"opponent={people.ids[0]}")).status == status
    assert (await asked(ben, f"mine=1&opponent={people.ids[0]}")).status == 200
    if stranger == 404:
        assert (await profile(cleo, NAMES[0])).body == (await profile(cleo, "Nope")).body


async def test_guests_have_no_profile(node: LiveNode) -> None:
    guest = Browser(node)
    me = await guest.done("/api/guest", name="Gus")
    assert (await profile(guest, str(me["identity"]))).status == 404
    assert (await guest.ask("PUT", "/api/me/profile", readers="me")).json()["code"] == Code.NOT_REGISTERED


async def test_a_deleted_account_has_no_profile_and_its_matches_a_pseudonym(node: LiveNode, people: People) -> None:
    assert (await people.browsers[0].post("/api/me/delete", password=PASSWORD)).status in {200, 204}
    assert (await profile(node, NAMES[0])).status == 404
    line = (await asked(node, "game=robot_master")).json()["matches"][0]
    assert line["room"]["seats"][0].startswith("Former player")


async def test_an_account_is_deleted_whole_or_not_at_all_while_the_archive_is_away(
    node: LiveNode, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise ArchiveUnavailable("no route")

    with monkeypatch.context() as patched:
        for name in ("id", "rename", "set_listed"):
            patched.setattr(node.node.archive, name, away)
        refused = await people.browsers[0].post("/api/me/delete", password=PASSWORD)
    assert (refused.status, refused.json()["text"]) == (503, "unavailable-archive")
    assert (await people.browsers[0].ask("GET", "/api/me")).json()["registered"] is True
    assert (await people.browsers[0].post("/api/me/delete", password=PASSWORD)).status == 204


async def test_an_archive_that_is_away_is_a_sentence(
    node: LiveNode, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise ArchiveUnavailable("no route")

    for name in ("history_page", "profile"):
        monkeypatch.setattr(node.node.archive, name, away)
    for answer in await asyncio.gather(asked(node, ""), profile(node, NAMES[1])):
        assert (answer.status, answer.headers["retry-after"]) == (503, "10")
        assert "archive" in answer.json()["message"]


async def test_a_service_without_an_archive_says_so(redis: RedisProcess) -> None:
    async with LiveNode(redis.url) as bare:
        answer = await asked(bare, "")
        assert (answer.status, answer.json()["message"]) == (503, "This service keeps no archive of matches.")
