"""The moderators' desk over HTTP: reports, measures and look-ups, who may use them, and what is recorded of them."""

import re
import time
from typing import Any

import pytest

from botyard.accounts import recovery
from botyard.accounts.roles import Role
from botyard.accounts.sanctions import Kind
from botyard.moderation import report_desk
from botyard.moderation.services import WaitingReports
from botyard.net.http.operation import Operation
from botyard.net.http.operations import all_operations
from botyard.net.transport.rate_limits import MEASURES_PER_MODERATOR
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.store.keys import user_key
from botyard.store.moderation import Reports
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol.codes import Close
from tests.net.browser import PASSWORD, Browser, end_of, guest, registered
from tests.net.table import Table, make_room, start_match
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.waiting import until

LOBBY = c.ChatPlace.LOBBY
OPEN_TO_ROLE = {"getDesk", "openDesk"}
"""Operations for which the desk need not be open."""


async def moderator(node: LiveNode, name: str, opened: bool = True) -> Browser:
    """A registered moderator in a browser. `opened`: the password was entered at the desk."""
    browser = await registered(node, name)
    await node.node.session_registry.roles.grant(Role.MODERATOR, await identity_of(browser))
    if opened:
        await browser.done("/api/desk/unlock", password=PASSWORD)
    return browser


async def identity_of(browser: Browser) -> str:
    return str((await browser.ask("GET", "/api/me")).json()["identity"])


async def get(browser: Browser, path: str) -> Any:
    answer = await browser.ask("GET", f"/api/desk{path}")
    assert answer.status == 200, answer.body
    return answer.json()


async def recorded(browser: Browser) -> list[tuple[str, str, str]]:
    """The acts in the audit log, oldest first: each act, its subject and its reason."""
    actions = (await get(browser, "/audit?limit=100"))["actions"]
    return [(one["what"], one["of"], one["why"]) for one in reversed(actions)]


def identity(client: Client) -> str:
    return client.all(m.Welcome)[0].identity


async def enter(client: Client, place: c.ChatPlace = LOBBY) -> c.Chat:
    chat = await client.ask(lambda id: c.EnterChat(id, place))
    assert isinstance(chat, c.Chat)
    return chat


async def say(client: Client, text: str, place: c.ChatPlace = LOBBY) -> str:
    said = await client.ask(lambda id: c.Say(id, place, text))
    assert isinstance(said, c.Said)
    return said.line


async def report(client: Client, line: str) -> None:
    assert isinstance(await client.ask(lambda id: c.Report(id, LOBBY, line, "spam")), c.Reported)


def path_of(operation: Operation) -> str:
    """The path of an operation, with the ids of nothing."""
    return re.sub(r"{(\w+)}", lambda found: "0123456789abcdef" if found[1] == "identity" else "nothing", operation.path)


async def test_two_moderators_handle_a_report_from_the_line_to_the_audit_log(node: LiveNode, other: LiveNode) -> None:
    ann, ben = await moderator(node, "Ann"), await moderator(other, "Ben")
    async with Table() as table:
        moe, eve = await table.guest(node, "Moe"), await table.guest(other, "Eve")
        await enter(moe)
        await enter(eve)
        await say(eve, "Hello")
        line = await say(moe, "An insult")
        await say(moe, "Never mind")
        assert isinstance(await eve.ask(lambda id: c.Report(id, LOBBY, line, "rude")), c.Reported)
        assert (await get(ann, ""))["waiting"] == 1
        listed = await get(ben, "/reports")
        (found,) = listed["open"]
        assert (found["name"], found["why"], found["line"]["text"]) == ("Eve", "rude", "An insult")
        assert found["removed"] is False
        assert [one["text"] for one in found["context"]] == ["Hello", "An insult", "Never mind"]
        assert found["holder"] is None
        id = found["id"]

        await ann.done(f"/api/desk/reports/{id}/take", force=False)
        (found,) = (await get(ben, "/reports"))["open"]
        assert (found["holder"]["identity"], found["holder"]["name"]) == (await identity_of(ann), "Ann")
        for path in ("take", "release"):
            refused = await ben.post(f"/api/desk/reports/{id}/{path}", **({"force": False} if path == "take" else {}))
            assert (refused.status, refused.json()["code"]) == (409, "report_taken")
        refused = await ben.post(f"/api/desk/reports/{id}/close", why="done")
        assert (refused.status, refused.json()["message"]) == (409, "Ann has taken this report.")

        removal = {"place": "lobby", "room": None, "line": line, "why": "insult", "report": id}
        assert (await ben.post("/api/desk/lines/remove", **removal)).status == 409
        assert await ann.done("/api/desk/lines/remove", **removal) == {"lines": 1}
        for client in (moe, eve):
            assert await client.next(c.LinesRemoved) == c.LinesRemoved(LOBBY, None, (line,))
        late = await table.guest(other, "Late")
        assert [one.text for one in (await enter(late)).lines] == ["Hello", "Never mind"]
        assert (await ann.post("/api/desk/lines/remove", **removal)).json()["code"] == "no_such_line"
        (found,) = (await get(ben, "/reports"))["open"]
        assert found["removed"] is True
        assert found["line"]["text"] == "An insult", "moderators still see what was said"

        mute = f"/api/desk/people/{identity(moe)}/mute"
        await ann.done(f"/api/desk/people/{identity(moe)}/warn", why="once more and you are muted", report=id)
        warning = (await moe.next(m.InboxChanged)).item
        assert warning is not None
        assert (warning.subject, warning.text) == ("warned", "once more and you are muted")
        await ann.done(mute, minutes=60, why="insults", report=id)
        await until(lambda: other.node.session_registry.sanctions.of(Kind.MUTE, identity(moe)) is not None)
        assert (await moe.ask(lambda id: c.Say(id, LOBBY, "Another insult"))).code == "muted"
        await ann.done(f"/api/desk/reports/{id}/close", why="muted for an hour")
        shut = await get(ben, "/reports?closed=10")
        assert (shut["open"], shut["waiting"]) == ([], 0)
        assert shut["closed"][0]["closed"]["by"] == f"Ann ({await identity_of(ann)})"
        assert shut["closed"][0]["closed"]["why"] == "muted for an hour"
        assert (await ben.post(f"/api/desk/reports/{id}/take", force=True)).json()["code"] == "no_such_report"

        done = [one for one in await recorded(ben) if one[0] != "open desk"]
        assert done == [
            ("remove line", identity(moe), f"lobby {line}: insult (report {id})"),
            ("warn", identity(moe), f"once more and you are muted (report {id})"),
            ("mute", identity(moe), f"60 min: insults (report {id})"),
            ("close report", id, "muted for an hour"),
        ]


async def test_all_reports_of_one_reporter_are_closed_at_once(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await moderator(node, "Ann"), await moderator(other, "Ben")
    async with Table() as table:
        moe, eve, fay = [await table.guest(node, name) for name in ("Moe", "Eve", "Fay")]
        for client in (moe, eve, fay):
            await enter(client)
        lines = [await say(moe, f"Line {place}") for place in range(5)]
        for line in lines[:4]:
            await report(eve, line)
        await report(fay, lines[4])
    taken = (await get(ann, "/reports"))["open"][0]["id"]
    await ben.done(f"/api/desk/reports/{taken}/take", force=False)
    close = f"/api/desk/people/{identity(eve)}/reports/close"
    monkeypatch.setattr(report_desk, "CLOSED_AT_ONCE", 2)
    assert await ann.done(close, why="false reports") == {"reports": 2, "left": 1}
    assert await ann.done(close, why="false reports") == {"reports": 1, "left": 0}
    assert await ann.done(close, why="false reports") == {"reports": 0, "left": 0}
    listed = await get(ann, "/reports?closed=10")
    assert [(one["name"], one["id"] == taken) for one in listed["open"]] == [("Eve", True), ("Fay", False)]
    assert [one["closed"]["why"] for one in listed["closed"]] == ["false reports"] * 3
    done = [one for one in await recorded(ben) if one[0] == "close reports"]
    assert done == [("close reports", identity(eve), f"{count}: false reports") for count in (2, 1)]
    assert (await ann.post("/api/desk/people/unknown/reports/close", why="spam")).json()["code"] == "no_such_person"


async def test_everything_is_refused_to_people_without_the_role_and_to_a_closed_desk(
    node: LiveNode, other: LiveNode
) -> None:
    operations = [one for one in all_operations() if one.path.startswith("/api/desk")]
    assert len(operations) >= 15
    stranger, gast, ann = Browser(node), await guest(node, "Gus"), await registered(node, "Ann")
    mod = await moderator(node, "Mia", opened=False)
    banned = await moderator(node, "Bob")
    await node.node.session_registry.roles.revoke(Role.MODERATOR, await identity_of(banned))
    for operation in operations:
        path = path_of(operation)
        for browser, status, code in (
            (stranger, 401, "no_identity"),
            (gast, 403, "not_moderator"),
            (ann, 403, "not_moderator"),
            (banned, 403, "not_moderator"),
        ):
            answer = await browser.ask(operation.method, path)
            assert (answer.status, answer.json()["code"]) == (status, code), path
            assert answer.json().get("arguments") == [], "nothing of what exists is said"
        if operation.name not in OPEN_TO_ROLE:
            answer = await mod.ask(operation.method, path)
            assert (answer.status, answer.json()["code"]) == (403, "password_needed"), path
    assert (await mod.post("/api/desk/unlock", password="wrong horse")).json()["code"] == "wrong_password"
    assert (await get(mod, ""))["confirmed_until"] == 0
    state = await mod.done("/api/desk/unlock", password=PASSWORD)
    assert int(str(state["confirmed_until"])) > 0
    await get(mod, "/reports")
    await node.store.call("DEL", user_key(await identity_of(mod), "desk"))
    assert (await mod.ask("GET", "/api/desk/reports")).json()["code"] == "password_needed"
    await mod.done("/api/desk/unlock", password=PASSWORD)
    assert (await mod.ask("GET", "/api/me")).json()["moderator"] is True
    await node.node.session_registry.roles.revoke(Role.MODERATOR, await identity_of(mod))
    roles = other.node.session_registry.roles
    mia = await identity_of(mod)
    await until(lambda: not roles.is_moderator(mia))
    there = Browser(other, mod.cookie)
    assert (await there.ask("GET", "/api/desk/reports")).json()["code"] == "not_moderator"
    assert (await there.ask("GET", "/api/me")).json()["moderator"] is False


async def test_a_password_opens_the_desk_in_one_session_only(node: LiveNode) -> None:
    ann = await moderator(node, "Ann")
    there = Browser(node)
    await there.done("/api/login", name="Ann", password=PASSWORD)
    assert (await there.ask("GET", "/api/desk/reports")).json()["code"] == "password_needed"
    assert (await ann.ask("GET", "/api/desk/reports")).status == 200


async def test_a_person_is_looked_up_banned_renamed_and_let_in_again(node: LiveNode, other: LiveNode) -> None:
    ann, moe = await moderator(node, "Ann"), await registered(other, "Moe")
    who = await identity_of(moe)
    assert (await get(ann, "/people?name=Noname&why=complaint"))["people"] == []
    (found,) = (await get(ann, "/people?name=m0e&why=complaint"))["people"]
    assert (found["identity"], found["name"], found["registered"], found["moderator"]) == (who, "Moe", True, False)
    person = f"/api/desk/people/{who}"
    async with moe.connected() as socket:
        await ann.done(f"{person}/ban", minutes=60, why="cheating", device=False, address=True)
        assert await end_of(socket) == Close.BANNED
    (held,) = (await get(ann, "/sanctions"))["sanctions"]
    assert (held["kind"], held["name"], held["why"]) == ("ban", "Moe", "cheating")
    ban = node.node.session_registry.sanctions.of(Kind.BAN, who)
    assert ban is not None
    assert (ban.device, ban.address) == (False, True)
    await ann.done(f"{person}/unban", why="a mistake")
    await until(lambda: other.node.session_registry.sanctions.of(Kind.BAN, who) is None)
    async with moe.connected():
        await ann.done(f"{person}/name", name="Nicer", why="offensive")
        assert (await ann.post(f"{person}/name", name="Ann", why="no")).json()["code"] == "name_taken"
        await until(lambda: other.node.session_registry.revocations.names.get(who) == b"Nicer")
        assert (await moe.ask("GET", "/api/me")).json()["name"] == "Nicer"
        await ann.done(f"{person}/name", why="offensive, too")
        history = await get(ann, f"/people/{who}?why=review")
    assert re.fullmatch(r"Player \d{5}", history["person"]["name"])
    assert history["created"] > 0
    assert history["seen"] > 0
    whats = [one["what"] for one in reversed(history["actions"])]
    assert whats == ["ban", "unban", "rename", "rename", "rename"]
    looked = [(what, why) for what, _, why in await recorded(ann) if what.startswith("look up")]
    assert looked == [("look up name", "complaint"), ("look up name", "complaint"), ("look up history", "review")]
    assert (await ann.ask("GET", "/api/desk/people/unknown")).json()["code"] == "no_such_person"


async def test_an_account_gets_another_password_by_a_link_and_names_are_reserved(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, moe = await moderator(node, "Ann"), await registered(node, "Moe")
    link = await ann.done(f"/api/desk/people/{await identity_of(moe)}/reset-link", why="forgotten")
    _, _, secret = str(link["path"]).partition("#")
    early = await Browser(node).post("/api/reset", secret=secret, password="battery staple")
    assert (early.status, early.json()["text"]) == (404, "no_such_link-reset_waits")
    (notice,) = (await moe.ask("GET", "/api/inbox")).json()["items"]
    assert (notice["kind"], notice["subject"], notice["text"]) == ("moderation", "reset_link", "forgotten")
    with monkeypatch.context() as tomorrow:
        now = time.time()
        tomorrow.setattr("time.time", lambda: now + recovery.WAIT_SECONDS)
        await Browser(node).done("/api/reset", secret=secret, password="battery staple")
    await Browser(node).done("/api/login", name="Moe", password="battery staple")
    gus = await identity_of(await guest(node, "Gus"))
    refused = await ann.post(f"/api/desk/people/{gus}/reset-link", why="forgotten")
    assert refused.json()["code"] == "not_registered"
    names = await ann.done("/api/desk/reserved-names", name="Zorro", why="a mark")
    assert names["added"] == ["Zorro"]
    assert (await Browser(node).post("/api/guest", name="Z0rro")).status == 400
    await ann.done("/api/desk/reserved-names/release", name="Zorro", why="a mistake")
    await guest(node, "Zorro")
    done = [what for what, *_ in await recorded(ann)]
    assert done == ["open desk", "reset password", "reset password", "reserve name", "release name"]


async def test_moderators_are_out_of_the_reach_of_moderators(node: LiveNode) -> None:
    ann, ben = await moderator(node, "Ann"), await moderator(node, "Ben")
    for browser, code in ((ann, "yourself"), (ben, "not_moderator")):
        person = f"/api/desk/people/{await identity_of(browser)}"
        term = {"minutes": 5}
        for path, wish in (("mute", term), ("ban", term), ("name", {"name": "Zoe"}), ("reset-link", {}), ("warn", {})):
            assert (await ann.post(f"{person}/{path}", why="test", **wish)).json()["code"] == code
    assert (await get(ann, "/sanctions"))["sanctions"] == []


async def test_all_lines_of_an_author_are_removed_at_once(node: LiveNode) -> None:
    ann = await moderator(node, "Ann")
    async with Table() as table:
        moe, eve = await table.guest(node, "Moe"), await table.guest(node, "Eve")
        room = await make_room(eve, 3)
        await enter(eve, c.ChatPlace.ROOM)
        await moe.ask(lambda id: m.Watch(id, room))
        spam = [await say(moe, f"Buy {number}", c.ChatPlace.ROOM) for number in range(3)]
        mine = await say(eve, "Go away", c.ChatPlace.ROOM)
        wish = {"place": "room", "room": room, "line": spam[1], "why": "spam", "all_of_author": True}
        assert await ann.done("/api/desk/lines/remove", **wish) == {"lines": 3}
        assert (await eve.next(c.LinesRemoved)).lines == tuple(spam)
        assert [one.id for one in (await enter(eve, c.ChatPlace.ROOM)).lines] == [mine]


async def test_a_match_and_an_open_room_are_ended(node: LiveNode) -> None:
    ann = await moderator(node, "Ann")
    async with Table() as table:
        moe, eve = await table.guest(node, "Moe"), await table.guest(node, "Eve")
        room, empty = await start_match(moe, eve), await make_room(moe, 3)
        end = "/api/desk/rooms/{}/end"
        assert await ann.done(end.format(room), why="The table asked for it") == {"match": True}
        frame = await eve.next(m.EventFrame, lambda one: any(isinstance(e, m.MatchFinished) for e in one.events))
        assert m.MatchAbandoned(m.Abandoned.OPERATOR, "The table asked for it") in frame.events
        assert verify(read((await node.http("GET", f"/api/match/{room}")).body)).faults == ()
        assert await ann.done(end.format(empty), why="An offensive name") == {"match": False}
        assert (await ann.post(end.format(room), why="again")).json()["code"] == "game_over"
        assert (await ann.post(end.format("none"), why="again")).json()["code"] == "no_such_room"


async def test_the_metrics_tell_how_many_reports_wait_and_how_long(node: LiveNode) -> None:
    waiting = WaitingReports(Reports(node.store))
    async with Table() as table:
        moe, eve = await table.guest(node, "Moe"), await table.guest(node, "Eve")
        line = await say(moe, "An insult")
        assert isinstance(await eve.ask(lambda id: c.Report(id, LOBBY, line, "rude")), c.Reported)
    await waiting.check()
    assert waiting.oldest is not None
    shown = (await node.http("GET", "/metrics")).body.decode()
    assert re.search(r"^botyard_reports_waiting 1\.0$", shown, re.MULTILINE)
    assert re.search(r"^botyard_reports_oldest_seconds \d", shown, re.MULTILINE)


async def test_a_moderator_gives_reasons_and_takes_only_so_many_measures(node: LiveNode) -> None:
    ann, moe = await moderator(node, "Ann"), await registered(node, "Moe")
    person = f"/api/desk/people/{await identity_of(moe)}"
    for why in ("ab", "   a  "):
        refused = await ann.post(f"{person}/warn", why=why)
        assert (refused.status, refused.json()["text"]) == (400, "invalid_field-reason")
    assert (await ann.ask("GET", f"{person}?why=")).json()["text"] == "invalid_field-reason"
    answers = [await ann.post(f"{person}/warn", why="rude") for _ in range(MEASURES_PER_MODERATOR.at_once)]
    assert {answer.status for answer in answers} == {204, 429}
    assert answers[-1].json()["text"] == "too_fast-measures"
