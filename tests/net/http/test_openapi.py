"""The document of `/api` tells the truth: whatever is answered is in it, with that status and of that form."""

import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from email.headerregistry import Address
from typing import Any

import pytest_asyncio
from openapi_schema_validator import OAS31Validator

from botyard.accounts.roles import Role
from botyard.archive.archive import MatchArchive
from botyard.archive.published import end_of
from botyard.mail_settings import Mail
from botyard.notifications.mail import ADDRESS, CONFIRM, STOP, WAITING
from botyard.replay.publisher import Publisher
from tests.archive.matches import body_of, match
from tests.notifications.conftest import mail_token
from tests.support.node import MANY_OPEN, Answer, LiveNode, unless_busy
from tests.support.receivers import Browser
from tests.support.redis import RedisProcess

PUBLISHED = "2026-11-28"
GAME = "twin_tin_bots"
"""A game with standing answers, which operations are about."""
PASSWORD = {"name": "Ann", "password": "correct horse"}
SLOW = {"pace": "slow", "turn": 86_400, "off_turn": 43_200}
MAIL = Mail("127.0.0.1", 1, "", "", False, Address("", "play", "example.org"), "https://play.example.org")
"""A server of mail that takes none."""


class Documented:
    """Asks a node, and holds every answer against its document. `called`: operations that were done."""

    def __init__(self, node: LiveNode, document: dict[str, Any]) -> None:
        self._node = node
        self._document = document
        self.called: set[str] = set()

    async def ask(self, token: str, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send one request with the token; return the JSON answer, None for anything else."""
        payload = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        shown = {"authorization": f"Bearer {token}"} if token else {}
        answer = await unless_busy(lambda: self._node.http(method, path, payload, **shown, **headers))
        name = self._hold(method, path, answer)
        if answer.status < 300:
            self.called.add(name)
        return answer.json() if answer.headers.get("content-type") == "application/json" and answer.body else None

    def _hold(self, method: str, path: str, answer: Answer) -> str:
        """Check that an answer is as the document says; the name of the operation that has given it."""
        operation = self._document["paths"][self._path(path)][method.lower()]
        where = f"{method} {path}: {answer.status} {answer.body[:200]!r}"
        assert str(answer.status) in operation["responses"], where
        content = operation["responses"][str(answer.status)].get("content", {})
        if not content:
            assert not answer.body, where
        else:
            kind = answer.headers["content-type"].partition(";")[0]
            schema = content[kind].get("schema", {})
            whole = {"$ref": "#/s", "s": schema, "components": self._document["components"]}
            if kind == "application/json":
                OAS31Validator(whole).validate(answer.json())
        return str(operation["operationId"])

    def _path(self, path: str) -> str:
        """The template of a path: of several the one with the fewest parameters."""
        asked = path.partition("?")[0]
        fits = [one for one in self._document["paths"] if re.fullmatch(re.sub(r"{\w+}", "[^/]+", one), asked)]
        return str(min(fits, key=lambda one: one.count("{")))


@pytest_asyncio.fixture
async def node(redis: RedisProcess, archive: MatchArchive) -> AsyncIterator[LiveNode]:
    """A node that lets one person ask for everything, however fast the machine is, and has published a day."""
    await Publisher(archive, lambda text: "", lambda: end_of(PUBLISHED) + 3_600_000).publish()
    await archive.put(match("r1", 5_000, game=GAME, options=""), body_of("r1"))
    async with LiveNode(redis.url, limits=replace(MANY_OPEN, messages=100_000), mail=MAIL, archive=archive) as made:
        yield made


async def test_every_operation_answers_as_the_document_says(node: LiveNode) -> None:
    document = (await node.http("GET", "/api/openapi.json")).json()
    api = Documented(node, document)
    ann, ben = await ask_for_most(api, node)
    await at_the_end(api, ann, ben)
    operations = [one for methods in document["paths"].values() for one in methods.values()]
    assert api.called == {operation["operationId"] for operation in operations}


async def test_numbers_and_words_in_queries_are_as_the_document_says(node: LiveNode) -> None:
    document = (await node.http("GET", "/api/openapi.json")).json()
    token = (await node.http("POST", "/api/token", b'{"name":"Ann"}')).json()["token"]
    made = b'{"id":"room","game":"%b","players":2}' % GAME.encode()
    room = (await node.http("POST", "/api/rooms", made, authorization=f"Bearer {token}")).json()["room"]
    wrong = 0
    for path, methods in document["paths"].items():
        if path.startswith("/api/desk"):  # it is closed
            continue
        for parameter in methods.get("get", {}).get("parameters", ()):
            schema = parameter["schema"]
            if parameter["in"] != "query" or schema == {"type": "string"}:
                continue
            values = ["x"] if "enum" in schema else ["x", "1.5", str(schema["maximum"] + 1), "9" * 30]
            for value in values:
                query = f"{path.format(room=room, game=GAME)}?{parameter['name']}={value}"
                answer = await node.http("GET", query, authorization=f"Bearer {token}")
                assert (answer.status, answer.json()["code"]) == (400, "invalid_field"), query
                assert parameter["name"] in answer.json()["message"]
                wrong += 1
    assert wrong > 20


async def test_each_operation_has_a_part_of_the_service_and_headers(node: LiveNode) -> None:
    document = (await node.http("GET", "/api/openapi.json")).json()
    operations = [one for methods in document["paths"].values() for one in methods.values()]
    tags = {tag for one in operations for tag in one["tags"]}
    assert len(tags) > 8
    assert {"rooms", "me", "desk"} <= tags
    for answers in (one["responses"] for one in operations):
        for status in {"429", "503"} & answers.keys():
            assert "Retry-After" in answers[status]["headers"]
        assert ("304" in answers) == ("ETag" in answers.get("200", {}).get("headers", {}))


async def ask_for_most(api: Documented, node: LiveNode) -> tuple[str, str]:
    """Ask for all operations but those of `at_the_end`, in ways that are served and in ways that are refused.

    The tokens of the moderator and the player who have asked.
    """
    await api.ask("", "GET", "/api/openapi.json")
    await api.ask("", "GET", "/api/games")
    await api.ask("", "GET", f"/api/games/{GAME}/tables")
    await api.ask("", "GET", f"/api/games/{GAME}/page")
    await api.ask("", "GET", f"/api/games/{GAME}/picture.svg")
    await api.ask("", "GET", "/api/status")
    for path in ("months", "roots", "schema.json", f"files/{PUBLISHED}.jsonl.gz", "files/2026-01.jsonl.gz"):
        await api.ask("", "GET", f"/api/matches/{path}")
    await api.ask("", "GET", "/api/pages/about")
    await about_practice(api)
    ann, ben = [await api.ask("", "POST", "/api/token", {"name": name}) for name in ("Ann", "Ben")]
    await about_accounts(api, ann["token"])
    await about_recovery(api, node)
    await about_notifications(api, node, ann)
    await about_people(api, ann, ben)
    room = await about_a_table(api, ann, ben)
    await about_chats(api, room, ann, ben)
    await about_a_match(api, room, ann["token"], ben["token"])
    await at_the_desk(api, node, room, ann, ben)
    await about_desk_settings(api, ann["token"], ben)
    return ann["token"], ben["token"]


async def about_practice(api: Documented) -> None:
    """Ask for rules, lessons, puzzles and ratings, as a visitor does."""
    await api.ask("", "GET", f"/api/games/{GAME}/rules")
    listed = await api.ask("", "GET", f"/api/games/{GAME}/lessons")
    await api.ask("", "GET", f"/api/games/{GAME}/boards/{listed['rules'][0]['id']}.svg")
    await api.ask("", "GET", f"/api/games/{GAME}/recording")
    start = {"kind": "lesson", "id": listed["lesson"][0]["id"]}
    practice = {"game": GAME, "start": start, "own": [0]}
    await api.ask("", "POST", "/api/practice", practice)
    await api.ask("", "POST", "/api/practice/suggest", practice)
    preview = {"game": GAME, "practice": practice, "seat": 0, "changes": []}
    await api.ask("", "POST", "/api/practice/preview", preview)
    await api.ask("", "POST", "/api/practice", practice | {"game": "chess"})
    puzzle = next(one for one in (await api.ask("", "GET", "/api/daily"))["today"] if one["game"] == GAME)
    await api.ask("", "GET", f"/api/games/{GAME}/steps/{puzzle['id']}")
    for query in ("", "?tempo=slow&scope=month", "?scope=friends", "?scope=all&after=nowhere"):
        await api.ask("", "GET", f"/api/ratings/{GAME}{query}")
    await api.ask("", "GET", f"/api/ratings/{GAME}/people?ids=bot:greedy,0123456789abcdef")
    await api.ask("", "POST", "/api/daily", practice | {"start": {"kind": "lesson", "id": puzzle["id"]}})


async def about_accounts(api: Documented, ann: str) -> None:
    """Register Ann, and ask for her sessions, recovery codes, settings and name."""
    await api.ask("", "POST", "/api/guest", {"name": "Guest"})
    for path in ("/api/me/register", "/api/me/register", "/api/login"):
        await api.ask(ann, "POST", path, PASSWORD)
    await api.ask("", "POST", "/api/login", PASSWORD | {"password": "wrong"})
    await api.ask(ann, "POST", "/api/me/password", {"old": PASSWORD["password"], "new": "battery staple"})
    for password in ("battery staple", "wrong"):
        await api.ask(ann, "POST", "/api/me/confirm", {"password": password})
    await api.ask(ann, "POST", "/api/me/tokens", {"label": "Bot"})
    for path in ("/api/me", "/api/me/sessions", "/api/me/export"):
        await api.ask(ann, "GET", path)
        await api.ask("", "GET", path)
    for one in (ann, ""):
        await api.ask(one, "GET", "/api/me/recovery-codes")
        await api.ask(one, "POST", "/api/me/recovery-codes")
        await api.ask(one, "GET", "/api/me/ban")
    for settings in ({"theme": "dark"}, {"theme": "no word"}, {"nonsense": 1}):
        await api.ask(ann, "PUT", "/api/me/settings", settings)
    await api.ask(ann, "GET", "/api/me/settings")
    (session,) = [
        one["session"] for one in (await api.ask(ann, "GET", "/api/me/sessions"))["sessions"] if one["label"] == "Bot"
    ]
    for _ in range(2):
        await api.ask(ann, "DELETE", f"/api/me/sessions/{session}")
    await api.ask(ann, "POST", "/api/me/logout-everywhere", {"here": False})
    for body in ({"name": "Anna"}, {"name": ""}, {}, b"[", b"x" * 5000):
        await api.ask(ann, "POST", "/api/me/name", body)
    await api.ask(ann, "POST", "/api/me/name", {"name": "Ann"}, origin="http://elsewhere.example")


async def about_recovery(api: Documented, node: LiveNode) -> None:
    """Recover the account of another person, by a code and by a link of a moderator."""
    cleo = await api.ask("", "POST", "/api/token", {"name": "Cleo"})
    await api.ask(cleo["token"], "POST", "/api/me/register", {"name": "Cleo", "password": "correct horse"})
    codes = (await api.ask(cleo["token"], "POST", "/api/me/recovery-codes"))["codes"]
    for code in ("BCDF", codes[0]):
        await api.ask("", "POST", "/api/recover", {"name": "Cleo", "code": code, "password": "battery staple"})
    link = await node.node.session_registry.recovery.make_reset_link(cleo["identity"])
    for secret in ("x", link.partition("#")[2]):
        await api.ask("", "POST", "/api/reset/owner", {"secret": secret})
        await api.ask("", "POST", "/api/reset", {"secret": secret, "password": "battery staple"})


async def about_notifications(api: Documented, node: LiveNode, ann: Any) -> None:
    """Ask for push messages, webhooks and mail of Ann; who asks for a reset by mail too often is refused."""
    token, path = ann["token"], "/api/me/notifications"
    for wishes in ({"push": ["turn"], "quiet_from": 60}, {"zone": "No/Where"}, {"push": ["never"]}):
        await api.ask(token, "PUT", path, wishes)
        await api.ask(token, "PATCH", path, wishes)
    browser = Browser("https://push.example/1").subscription()
    for subscription in (browser, browser | {"endpoint": "https://127.0.0.1/"}, browser | {"auth": ""}):
        await api.ask(token, "POST", "/api/me/push", subscription)
    await api.ask(token, "POST", "/api/me/push/forget", {"endpoint": browser["endpoint"]})
    for one in (token, ""):
        await api.ask(one, "GET", path)
        for address in ("ann", "ann@example.org"):
            await api.ask(one, "POST", "/api/me/mail", {"address": address})
    for wish in ({"form": "signed", "url": "https://127.0.0.1/"}, {"form": "slack", "url": "https://hooks.invalid/1"}):
        made = await api.ask(token, "POST", "/api/me/hooks", wish)
        for method, part in (
            ("GET", ""),
            ("POST", f"/{made.get('id', 'x')}/test"),
            ("DELETE", f"/{made.get('id', 'x')}"),
        ):
            await api.ask(token, method, f"/api/me/hooks{part}")
    room = await api.ask(
        token, "POST", "/api/rooms", {"id": "hook", "game": GAME, "players": 2, "name": "", "clock": SLOW}
    )
    for path in ("/api/rooms/nowhere/hook", f"/api/rooms/{room['room']}/hook"):
        await api.ask(token, "PUT", path, {"form": "slack", "url": "https://hooks.invalid/1"})
        await api.ask(token, "GET", path)
    await api.ask("", "GET", "/api/mail")
    for secret in ("x", await mail_token(node, ann["identity"], CONFIRM, WAITING)):
        await api.ask("", "POST", "/api/mail/confirm", {"token": secret})
    for secret in ("x", await mail_token(node, ann["identity"], STOP, ADDRESS)):
        await api.ask("", "POST", f"/api/mail/stop?token={secret}")
    for name in ("Noname", "Ann", "Ann", "Ann", "Ann"):
        await api.ask("", "POST", "/api/reset/mail", {"name": name})
    await api.ask(token, "DELETE", "/api/me/mail")


async def about_people(api: Documented, ann: Any, ben: Any) -> None:
    """Ask for profiles and matches, and let Ann and Ben become friends, write, block and mute."""
    whom = {"identity": ben["identity"], "name": "Ben"}
    for name in ("Anna", "Noname"):
        await api.ask(ben["token"], "GET", f"/api/people/{name}")
        await api.ask("", "GET", f"/api/people/{name}/profile")
    for query in ("", "?words=ann&limit=1", "?since=yesterday", "?mine=1", "?person=Noname"):
        await api.ask("", "GET", f"/api/matches{query}")
    await api.ask(ann["token"], "GET", "/api/me/profile")
    for readers in ("friends", "all"):
        for one in (ann, ben):
            await api.ask(one["token"], "PUT", "/api/me/profile", {"readers": readers})
    for by, to in ((ann, ben), (ben, ann)):
        named = {"identity": to["identity"], "name": "Another"}
        await api.ask(by["token"], "POST", "/api/me/friends", named)
        await api.ask(by["token"], "POST", "/api/inbox/notes", {"whom": named, "text": "Hello"})
    await api.ask(ben["token"], "GET", "/api/inbox")
    await api.ask(ben["token"], "GET", "/api/me/friends")
    await api.ask(ben["token"], "DELETE", "/api/inbox/note.1")
    for path in ("/api/me/friends", "/api/me/blocks", "/api/me/muted"):
        for body in (whom, {"identity": ann["identity"], "name": "Ann"}):
            await api.ask(ann["token"], "POST", path, body)
        await api.ask(ann["token"], "GET", "/api/me/people")
        await api.ask(ann["token"], "GET", "/api/me/muted")
        await api.ask(ann["token"], "DELETE", f"{path}/{ben['identity']}")


async def about_a_table(api: Documented, ann: Any, ben: Any) -> str:
    """Make a private room, in which Ben takes a seat by an invitation; the room."""
    settings = {"access": "invited", "delay_turns": 1}
    made: dict[str, Any] = {"id": "room", "game": GAME, "players": 2, "settings": settings}
    for body in (made | {"players": 99}, made | {"game": "chess"}):
        await api.ask(ann["token"], "POST", "/api/rooms", body)
    room = str((await api.ask(ann["token"], "POST", "/api/rooms", made))["room"])
    await api.ask("", "GET", f"/api/rooms/{room}/card.png")
    invitations, inbox = f"/api/rooms/{room}/invitations", "/api/me/invitations"
    person = {"kind": "person", "whom": {"identity": ben["identity"], "name": "Ben"}, "word": "Come"}
    link, named, *_ = [
        await api.ask(ann["token"], "POST", invitations, wish)
        for wish in ({"kind": "link", "seat": 1}, person, {"kind": "link", "seat": 7}, {"kind": "person"})
    ]
    for by in (ben, ann):
        await api.ask(by["token"], "POST", invitations, {"kind": "code"})
        await api.ask(by["token"], "GET", invitations)
        await api.ask(by["token"], "GET", inbox)
        await api.ask(by["token"], "POST", f"{inbox}/{named['id']}/decline", {"word": "No"})
        await api.ask(by["token"], "DELETE", f"{invitations}/{named['id']}")
    for by in (ben, ann):
        await api.ask(by["token"], "POST", f"/api/rooms/{room}/join-requests", {"word": "Please"})
        await api.ask(by["token"], "POST", f"/api/rooms/{room}/join-requests/{ben['identity']}/accept")
    for secret in (link["secret"], "BCDFGHJK"):
        await api.ask("", "POST", "/api/invitations/look", {"secret": secret})
    return str(await sit_down(api, room, ben["token"], link["secret"]))


async def sit_down(api: Documented, room: str, ben: str, secret: str) -> str:
    """Send requests to a room, the last of which takes a seat by the secret of a link; the room."""
    path, join = f"/api/rooms/{room}/requests", {"type": "join", "id": "join", "room": room}
    for ask in (join, {"type": "ping", "id": "ping"}, {"type": "nonsense"}, join | {"id": "in", "invitation": secret}):
        await api.ask(ben, "POST", path, ask)
    return room


async def about_chats(api: Documented, room: str, ann: Any, ben: Any) -> None:
    """Say and read something in each chat, and report it."""
    for path in ("/api/lobby/chat", f"/api/rooms/{room}/chat/room", f"/api/rooms/{room}/chat/spectators"):
        for body in ({"text": "Hello"}, {"phrase": "hello"}, {"phrase": "nonsense"}, {"text": ""}):
            await api.ask(ann["token"], "POST", path, body)
        for after in ("?after=1-0", "?after=nonsense"):
            await api.ask(ben["token"], "GET", path + after)
        received = await api.ask(ben["token"], "GET", path)
        for line in [*[line["id"] for line in received.get("lines", ())[:1]], "1-1"]:
            await api.ask(ben["token"], "POST", f"{path}/reports", {"line": line, "why": "rude"})


async def about_a_match(api: Documented, room: str, ann: str, ben: str) -> None:
    """Look at a match in all ways, while it goes on and after Ann has resigned."""
    ways = ("", "/events", "/events?after=nonsense", "/link", "/link?seat=0", "/link?seat=x", "/rematch", "/standing")
    looks = [*[f"/api/rooms/{room}{way}" for way in ways], f"/api/match/{room}", "/api/rooms"]
    looks += [f"/api/match/{room}/timeline{part}" for part in ("", "?from=x", "?as=0", "?as=9")]
    looks.append(f"/api/match/{room}/statistics")
    looks += [f"/api/match/{room}/{file}" for file in ("picture.svg", "picture.png", "picture.png?turn=9")]
    looks.append(f"/api/rooms/{room}/card.png")
    resign = {"type": "resign", "id": "resign", "seat": 0}
    for _ in range(2):
        for look in looks:
            for by in (ann, ben, ""):
                await api.ask(by, "GET", look)
        await api.ask(ben, "GET", "/api/me/matches")
        for standing in ({"id": "standing", "answers": {}}, {}):
            await api.ask(ben, "POST", f"/api/rooms/{room}/standing", standing)
        await api.ask(ben, "POST", f"/api/rooms/{room}/rematch")
        await api.ask(ann, "POST", f"/api/rooms/{room}/requests", resign)


async def at_the_desk(api: Documented, node: LiveNode, room: str, ann: Any, ben: Any) -> None:
    """Make Ann a moderator, who handles a report, punishes Ben and ends rooms."""
    token, why = ann["token"], {"why": "test"}
    await api.ask(ben["token"], "GET", "/api/desk")
    await node.node.session_registry.roles.grant(Role.MODERATOR, ann["identity"])
    await api.ask(token, "GET", "/api/desk/reports")
    await api.ask(token, "GET", "/api/desk")
    for password in ("wrong", "battery staple"):
        await api.ask(token, "POST", "/api/desk/unlock", {"password": password})
    (report, *_) = (await api.ask(token, "GET", "/api/desk/reports?closed=5"))["open"]
    line = {"place": "lobby", "room": None, "line": report["line"]["id"], "why": "test"}
    for id in (report["id"], "none"):
        await api.ask(token, "POST", f"/api/desk/reports/{id}/take", {"force": False})
        await api.ask(token, "POST", f"/api/desk/reports/{id}/release")
    for body in (line, line | {"why": ""}, line):
        await api.ask(token, "POST", "/api/desk/lines/remove", body)
    for way in (
        "people?name=Noname&why=test",
        f"people/{ben['identity']}?why=test",
        "people/none",
        "sanctions",
        "audit?limit=5",
    ):
        await api.ask(token, "GET", f"/api/desk/{way}")
    for kind in ("mute", "ban"):
        for whom in (ben["identity"], ann["identity"]):
            for measure, body in ((kind, why | {"minutes": 5}), (f"un{kind}", why)):
                await api.ask(token, "POST", f"/api/desk/people/{whom}/{measure}", body)
    await api.ask(token, "POST", f"/api/desk/people/{ben['identity']}/warn", why)
    for body in (why | {"name": "Benny"}, why | {"name": ""}, {}):
        await api.ask(token, "POST", f"/api/desk/people/{ben['identity']}/name", body)
    for _ in range(2):
        await api.ask(token, "POST", f"/api/desk/reports/{report['id']}/close", why)
    await api.ask(token, "POST", f"/api/desk/people/{ben['identity']}/reports/close", why)
    made = await api.ask(token, "POST", "/api/rooms", {"id": "another", "game": GAME, "players": 2})
    for ended in (made["room"], room):
        await api.ask(token, "POST", f"/api/desk/rooms/{ended}/end", why)


async def about_desk_settings(api: Documented, token: str, ben: Any) -> None:
    """Ask as a moderator for reset links, reserved names and the announcement."""
    why = {"why": "test"}
    eve = await api.ask("", "POST", "/api/token", {"name": "Eve"})
    await api.ask(eve["token"], "POST", "/api/me/register", {"name": "Eve", "password": "battery staple"})
    for person in (ben, eve):
        await api.ask(token, "POST", f"/api/desk/people/{person['identity']}/reset-link", why)
    for path in ("reserved-names", "reserved-names/release"):
        await api.ask(token, "POST", f"/api/desk/{path}", why | {"name": "Zorro"})
    await api.ask(token, "GET", "/api/desk/reserved-names")
    for body in ({"text": "Soon"}, {"minutes": 5}, {}, {"minutes": 0}):
        await api.ask(token, "POST", "/api/desk/announcement", body)
    await api.ask(token, "DELETE", "/api/desk/announcement")


async def at_the_end(api: Documented, ann: str, ben: str) -> None:
    """Ask for a quick match, and for what ends something: the account of Ann, and the session of Ben."""
    quick = {"id": "quick", "game": GAME, "players": 2, "tempo": "live_5"}
    for wish in (quick | {"players": 99}, quick | {"tempo": "never"}, quick):
        await api.ask(ben, "POST", "/api/quick", wish)
    for path in ("/api/me", "/api/me/export", "/api/rooms/none", "/api/match/none"):
        await api.ask(ben, "GET", path)
    for password in ("wrong", "battery staple"):
        await api.ask(ann, "POST", "/api/me/delete", {"password": password})
    for path in ("/api/me", "/api/me/matches"):
        await api.ask(ann, "GET", path)
    await api.ask(ben, "POST", "/api/logout")
