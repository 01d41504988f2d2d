"""`botyard admin` against a running service: what operators see, what it does on all nodes, and what is noted of it."""

import argparse
import io
import json
import re
from functools import partial
from typing import Any

import pytest

from botyard.accounts.sanctions import Kind
from botyard.admin import command
from botyard.admin.arguments import add_commands
from botyard.admin.locate_store import NoService, store_of
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.settings import Settings
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol.codes import Close, Code
from tests.net.browser import Browser, guest, registered
from tests.net.table import Table, make_room, start_match
from tests.net.test_people import Person
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

LOBBY = c.ChatPlace.LOBBY


class Desk:
    """An operator at a Redis."""

    def __init__(self, redis: RedisProcess) -> None:
        self._settings = Settings(redis_url=redis.url)

    async def say(self, *words: str) -> list[str]:
        """The lines that a command prints, which succeeds."""
        status, out, errors = await self._run(words)
        assert (status, errors) == (0, "")
        return out.splitlines()

    async def fail(self, *words: str) -> str:
        """The sentence of a command that fails."""
        status, out, errors = await self._run(words)
        assert (status, out) == (1, "")
        return errors.strip()

    async def _run(self, words: tuple[str, ...]) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser()
        add_commands(parser)
        out, errors = io.StringIO(), io.StringIO()
        status = await command.run(parser.parse_args(words), self._settings, out, errors)
        return status, out.getvalue(), errors.getvalue()


@pytest.fixture
def desk(redis: RedisProcess) -> Desk:
    return Desk(redis)


def identity(guest: Client) -> str:
    return guest.all(m.Welcome)[0].identity


async def say(guest: Client, text: str) -> Any:
    return await guest.ask(lambda id: c.Say(id, LOBBY, text))


async def noted(desk: Desk) -> list[list[str]]:
    """What was done to what, and why, oldest first."""
    return [line.split("  ")[2:] for line in await desk.say("audit")]


async def test_a_room_is_shown_without_secrets_unless_they_are_asked_for(node: LiveNode, desk: Desk) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        secret = (await node.node.rooms.load(room)).room.record.secret.hex()  # type: ignore[union-attr]
        lines = "\n".join(await desk.say("room", room))
        shown = json.loads(lines)
        assert (shown["room"]["status"], shown["number"]) == ("playing", 2)
        assert [seat["name"] for seat in shown["room"]["seats"]] == ["Ann", "Ben"]
        assert [entry["asked"] for entry in shown["entries"]] == ["CreateRoom", "Join"]
        assert secret not in lines
        assert shown["entries"][1]["events"][-1]["numbers"] == [None, None]
        assert await desk.say("audit") == ["Operators have done nothing yet."]
        whole = json.loads("\n".join(await desk.say("room", room, "--secrets", "--entries", "1")))
        assert whole["secrets"]["secret"] == secret
        assert [view["game"] for view in whole["secrets"]["views"]] == [GAME] * 2
        assert None not in whole["entries"][0]["events"][-1]["numbers"]
        assert [entry["number"] for entry in whole["entries"]] == [2]
    assert await noted(desk) == [["show secrets", room]]
    assert "find this table" in await desk.fail("room", "nosuchroom")


async def test_a_match_is_ended_without_a_result_and_its_players_see_why(
    node: LiveNode, other: LiveNode, desk: Desk
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        assert await desk.say("end", room, "--why", "the table asked for it") == [f"The match of {room} is over."]
        for guest in (ann, ben):
            frame = await guest.next(m.EventFrame, lambda one: any(isinstance(e, m.MatchFinished) for e in one.events))
            abandoned = m.MatchAbandoned(m.Abandoned.OPERATOR, "the table asked for it")
            assert abandoned in frame.events
        assert await desk.fail("end", room, "--why", "again") == "botyard: The match is over."
        match = (await node.http("GET", f"/api/match/{room}")).body
    assert [what for what, *_ in await noted(desk)] == ["end", "end"]
    assert verify(read(match)).faults == ()


async def test_a_room_before_its_match_is_closed(node: LiveNode, desk: Desk) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        room = await make_room(ann)
        assert await desk.say("end", room, "--why", "a rude name") == [f"The room {room} is closed."]
        assert (await ann.end())[0] == Close.ROOM_GONE
    assert "find this table" in await desk.fail("end", room, "--why", "again")


async def test_who_is_muted_may_say_nothing_at_any_node_until_that_is_taken_back(
    node: LiveNode, other: LiveNode, desk: Desk
) -> None:
    async with Table() as table:
        moe, ann = await table.guest(other, "Moe"), await table.guest(node, "Ann")
        assert await desk.say("sanctions") == ["No user is muted or banned."]
        (line,) = await desk.say("mute", identity(moe), "--for", "2h", "--why", "insults")
        assert line.startswith(f"{identity(moe)} is under a mute until 20")
        for one in (node, other):
            await until(partial(_is_muted, one, moe))
        refused = await say(moe, "Hello?")
        assert refused.code == Code.MUTED
        assert refused.message.startswith("You are muted until ")
        assert refused.message.endswith(": insults")
        assert isinstance(await say(ann, "Hello"), c.Said)
        assert [held.split()[:2] for held in await desk.say("sanctions")] == [["mute", identity(moe)]]
        await desk.say("unmute", identity(moe))
        await until(lambda: not _is_muted(other, moe))
        assert isinstance(await say(moe, "I am back"), c.Said)
        assert await desk.fail("unmute", identity(moe)) == f"botyard: There is no mute of {identity(moe)}."
    assert [what for what, *_ in await noted(desk)] == ["mute", "unmute"]


async def test_who_is_muted_invites_and_declines_without_a_word(node: LiveNode, desk: Desk) -> None:
    async with Table() as table:
        moe, ann = await Person.come(table, node, "Moe"), await Person.come(table, node, "Ann")
        rooms = [await make_room(one.client, 3) for one in (moe, ann)]
        await desk.say("mute", moe.identity, "--for", "2h", "--why", "insults")
        await until(partial(_is_muted, node, moe.client))
        wish = {"kind": "person", "whom": ann.whom}
        for word, status in (("You fool", 403), ("", 200)):
            answer = await moe.http("POST", f"/api/rooms/{rooms[0]}/invitations", wish | {"word": word})
            assert answer.status == status, answer.body
        made = await ann.http("POST", f"/api/rooms/{rooms[1]}/invitations", {"kind": "person", "whom": moe.whom})
        decline = f"/api/me/invitations/{made.json()['id']}/decline"
        assert (await moe.http("POST", decline, {"word": "Never"})).json()["code"] == "muted"
        assert (await moe.http("POST", decline, {"word": ""})).status == 204


def _is_muted(node: LiveNode, guest: Client) -> bool:
    return node.node.session_registry.sanctions.of(Kind.MUTE, identity(guest)) is not None


async def test_who_is_banned_is_closed_everywhere_and_not_let_in_again(
    node: LiveNode, other: LiveNode, desk: Desk
) -> None:
    token = node.token("Moe")
    async with Table() as table:
        tabs = [await table.again(node, token), await table.again(other, token)]
        moe = identity(tabs[0])
        await desk.say("ban", moe, "--for", "1d", "--why", "cheating")
        for tab in tabs:
            code, reason = await tab.end()
            assert code == Close.BANNED
            assert reason.startswith("You are banned until ")
            assert reason.endswith(": cheating")
        for one in (node, other):
            async with Client(one.port, token) as again:
                assert (await again.end())[0] == Close.BANNED
            refused = await one.http("GET", "/api/lobby/chat", authorization=f"Bearer {token}")
            assert (refused.status, refused.json()["code"]) == (403, "banned")
            assert (await one.http("GET", "/api/me", authorization=f"Bearer {token}")).status == 200
        await desk.say("unban", moe, "--why", "it was a mistake")
        await until(lambda: node.node.session_registry.sanctions.of(Kind.BAN, moe) is None)
        assert isinstance(await (await table.again(node, token)).ask(m.Ping), m.Pong)
    assert [what for what, *_ in await noted(desk)] == ["ban", "unban"]


async def test_a_password_is_reset_by_a_link_that_is_recorded_without_its_secret(node: LiveNode, desk: Desk) -> None:
    await registered(node, "Ann")
    assert "No account has the name Nemo" in await desk.fail("reset-password", "Nemo")
    link, sentence = await desk.say("reset-password", "ann")
    assert "holds once" in sentence
    path, _, secret = link.partition("#")
    assert path == "/reset"
    assert await Browser(node).done("/api/reset/owner", secret=secret) == {"name": "Ann"}
    assert [what for what, *_ in await noted(desk)] == ["reset password"]
    assert secret not in "".join(await desk.say("audit"))


async def test_a_ban_reaches_browsers_unless_it_is_for_the_account_only(node: LiveNode, desk: Desk) -> None:
    moe = await guest(node, "Moe")
    identity = str((await moe.ask("GET", "/api/me")).json()["identity"])
    sanctions = node.node.session_registry.sanctions
    for more, device in ((("--address",), True), (("--account-only",), False)):
        await desk.say("ban", identity, "--for", "1d", "--why", "cheating", *more)
        await until(lambda device=device: (ban := sanctions.of(Kind.BAN, identity)) and ban.device is device)  # type: ignore[misc]
        ban = sanctions.of(Kind.BAN, identity)
        assert ban is not None
        assert ban.address is device
    assert "(browsers, networks): cheating" in "".join(await desk.say("audit"))


async def test_a_name_is_reserved_on_all_nodes_until_it_is_freed(node: LiveNode, desk: Desk) -> None:
    await desk.say("reserve", "Acme Games", "--why", "our host")
    assert await desk.say("reserved") == ["Acme Games"]
    reserved = node.node.session_registry.reserved_names
    await until(lambda: reserved.is_reserved("acme games 7"))
    refused = await Browser(node).post("/api/guest", name="Acme G\u0430mes")
    assert refused.json()["code"] == "invalid_field"
    await desk.say("unreserve", "acme games")
    await until(lambda: not reserved.is_reserved("Acme Games"))
    assert "is not among the names" in await desk.fail("unreserve", "Acme Games")


@pytest.mark.parametrize("words", [("mute", "Moe", "--for", "2h"), ("ban", "5e09cbe7f2aca077", "--for", "soon"), ()])
async def test_words_that_cannot_be_used_are_explained(
    desk: Desk, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as left:
        await desk.say(*words, *(("--why", "x") if words else ()))
    assert left.value.code == 2
    assert re.search("is no identity: those of people|write 90m, 2h|required: WHAT", capsys.readouterr().err)


async def test_a_sanction_ends_by_itself(node: LiveNode, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Table() as table:
        moe = await table.guest(node, "Moe")
        await desk.say("mute", identity(moe), "--for", "1m", "--why", "")
        await until(lambda: _is_muted(node, moe))
        monkeypatch.setattr("botyard.accounts.sanctions.time", _Later)
        assert isinstance(await say(moe, "A minute later"), c.Said)


class _Later:
    """A clock that is two minutes ahead."""

    @staticmethod
    def time() -> float:
        import time  # noqa: PLC0415 - the module's own name is taken

        return time.time() + 120


async def test_reports_are_listed_with_their_context_and_closed(node: LiveNode, desk: Desk) -> None:
    assert await desk.say("reports") == ["There are no reports."]
    async with Table() as table:
        moe, ann = await table.guest(node, "Moe"), await table.guest(node, "Ann")
        line = (await say(moe, "An insult")).line
        await say(ann, "Now now")
        await ann.ask(lambda id: c.Report(id, LOBBY, line, "rude"))
    listed = await desk.say("reports")
    report = listed[0].split()[1].rstrip(":")
    assert listed[0].startswith(f"report {report}: lobby, 20")
    assert listed[1].startswith("  by Ann (")
    assert listed[1].endswith("): rude")
    assert [(text[2], text.rpartition(": ")[2]) for text in listed[2:]] == [(">", "An insult"), (" ", "Now now")]
    await desk.say("report", "close", report, "--why", "muted for a day")
    assert await desk.say("reports") == ["There are no reports."]
    closed = await desk.say("reports", "--all")
    assert closed[0] == listed[0]
    assert closed[-1].startswith("  closed 20")
    assert closed[-1].endswith(": muted for a day")
    assert await desk.fail("report", "close", report, "--why", "again") == f"botyard: There is no open report {report}."
    assert await noted(desk) == [["close report", report, "muted for a day"]]


async def test_without_a_service_it_says_so(tmp_path: Any) -> None:
    with pytest.raises(NoService, match="No service runs on"):
        async with store_of(Settings(data=tmp_path)):
            pass
    with pytest.raises(NoService, match="REDIS_URL cannot be used"):
        async with store_of(Settings(redis_url="redis://[")):
            pass


async def test_a_restored_store_begins_a_new_epoch_of_every_live_room(
    node: LiveNode, redis: RedisProcess, desk: Desk
) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        rooms = [await make_room(ann) for _ in range(2)]
        cursors = [(await node.node.store.rooms.positions([room]))[0] for room in rooms]
        assert await desk.say("restored") == [
            "A new epoch begins for 2 live rooms. Start the nodes now; restart those that run."
        ]
        assert (await noted(desk))[-1] == ["begin new epochs", "all rooms"]
        for room, before in zip(rooms, cursors, strict=True):
            opened = await node.node.store.rooms.read(room_keys(room))
            assert isinstance(opened, Head)
            assert before is not None
            assert (opened.epoch, opened.number) == (before[0] + 1, before[1])


async def test_an_operator_grants_and_takes_the_role_of_a_moderator(node: LiveNode, desk: Desk) -> None:
    token = node.token("Ann")
    body = b'{"name": "Ann", "password": "correct horse"}'
    who = (await node.http("POST", "/api/me/register", body, authorization=f"Bearer {token}")).json()["identity"]
    roles = node.node.session_registry.roles
    assert await desk.say("roles") == ["No account has a role."]
    assert await desk.fail("grant", "Nobody", "moderator") == "botyard: No account has the name Nobody."
    assert await desk.say("grant", "ann", "moderator") == [f"Ann ({who}) is a moderator now."]
    await until(lambda: roles.is_moderator(who))
    assert await desk.say("roles") == [f"moderator Ann ({who})"]
    export = (await node.http("GET", "/api/me/export", authorization=f"Bearer {token}")).json()
    assert export["roles"] == ["moderator"]
    assert await desk.say("revoke", "Ann", "moderator") == [f"Ann ({who}) is no moderator any more."]
    await until(lambda: not roles.is_moderator(who))
    assert await desk.fail("revoke", "Ann", "moderator") == "botyard: Ann is no moderator."
    assert [what for what, *_ in await noted(desk)] == ["grant moderator", "revoke moderator"]
