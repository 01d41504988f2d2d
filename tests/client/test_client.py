"""The client over real sockets, against a server that does what the test says.

The code of docs/sdk.md runs, too, from top to bottom.
"""

import ast
import asyncio
import inspect
import re
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import CodeType
from typing import Any, TypeVar

import msgpack  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

import botyard.client
from botyard.client import Backoff, Client, Disconnected, Record, Refused, connect, guest_token
from botyard.client.feed import Feed, Overrun
from botyard.client.folds import Fold, UnknownGame
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from botyard_protocol.luck import share_commitment
from botyard_protocol.vectors.contents import SHARE
from tests.client.fake import ROOM, Fake, Peer, fake_server, snapshot
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.toy_game import Ask, Options, Said

T = TypeVar("T")
PREVIEWED = "twin_tin_bots"
"""A game with previews."""
QUICK = Backoff(0.001, 0.01)
EVENTS = (Said(0, 1),)


@pytest.fixture
async def fake() -> AsyncIterator[Fake]:
    async with fake_server() as server:
        yield server


@asynccontextmanager
async def met(fake: Fake, **options: Any) -> AsyncIterator[tuple[Client, Peer]]:
    """A client that was welcomed, and the server's end of its connection."""
    greeting = asyncio.create_task(_greet(fake))
    async with connect(fake.url, token="secret", **{"reconnect": QUICK, **options}) as client:
        yield client, await greeting


async def _greet(fake: Fake) -> Peer:
    peer = await fake.peer()
    await peer.welcome()
    return peer


@asynccontextmanager
async def asked(question: Coroutine[Any, Any, T]) -> AsyncIterator[asyncio.Task[T]]:
    """Something is asked while the server's end answers; the answer has come at the end."""
    task = asyncio.create_task(question)
    yield task
    await task


async def watch(client: Client, peer: Peer, number: int = 42, choices: tuple[m.Choice, ...] = ()) -> None:
    async with asked(client.watch(ROOM)):
        await peer.enter(number, choices=choices)


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_client_greets_with_its_token_and_form(fake: Fake, encoding: Encoding) -> None:
    async with met(fake, encoding=encoding) as (client, peer):
        assert peer.encoding is encoding
        assert peer.socket.request is not None
        assert peer.socket.request.headers["Authorization"] == "Bearer secret"
        assert client.identity == "g-ann01"
        async with asked(client.lobby()) as rooms:
            request = await peer.expect(m.EnterLobby)
            await peer.send(m.LobbyRooms(request.id, ()))
        assert rooms.result() == ()


async def test_every_request_gets_the_answer_with_its_id(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        pings = [asyncio.create_task(client.ping()) for _ in range(3)]
        ids = [(await peer.expect(m.Ping)).id for _ in pings]
        assert len(set(ids)) == 3
        await peer.send(m.Pong(ids[1]))
        await pings[1]
        assert not pings[0].done()
        await peer.send(m.Pong(ids[0]), m.Pong(ids[2]))
        await asyncio.gather(*pings)


async def test_a_refusal_is_raised(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        creating = asyncio.create_task(client.create("chess", 2))
        request = await peer.expect(m.CreateRoom)
        await peer.send(m.Rejected(request.id, "unknown_game", "There is no such game."))
        with pytest.raises(Refused, match="unknown_game: There is no such game"):
            await creating


async def test_a_rejected_command_is_an_answer_like_an_accepted_one(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer)
        async with asked(client.command(0, 12, ANSWER)) as answer:
            request = await peer.expect(m.Command)
            await peer.send(m.Rejected(request.id, "choice_closed", "That choice is closed."))
        assert answer.result() == m.Rejected(request.id, "choice_closed", "That choice is closed.")


async def test_a_command_survives_connections_that_break(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer)
        async with asked(client.command(0, 12, ANSWER)) as answer:
            first = await peer.expect(m.Command)
            client.cut()
            back = await _greet(fake)
            resume = await back.expect(m.Resume)
            assert resume.cursor == m.Cursor(1, 42, (0,))
            await back.send(m.Entered(resume.id, ROOM, (0,), True, game=GAME), m.EventFrame(1, 43, EVENTS))
            again = await back.expect(m.Command)
            assert again == first
            await back.send(m.Accepted(again.id, 43, m.Durability.FSYNC))
        assert answer.result() == m.Accepted(first.id, 43, m.Durability.FSYNC)
        assert client.model.number == 43


async def test_a_snapshot_survives_connections_that_break(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer)
        async with asked(client.snapshot()) as answer:
            first = await peer.expect(m.GetSnapshot)
            client.cut()
            back = await _greet(fake)
            resume = await back.expect(m.Resume)
            await back.send(m.Entered(resume.id, ROOM, (0,), True, game=GAME), m.EventFrame(1, 43, EVENTS))
            assert await back.expect(m.GetSnapshot) == first
            await back.send(snapshot(43))
        assert answer.result() == snapshot(43)


async def test_a_snapshot_that_is_refused_is_an_error_for_the_caller(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        asking = asyncio.create_task(client.snapshot())
        request = await peer.expect(m.GetSnapshot)
        await peer.send(m.Error(request.id, "not_in_a_room", "Enter a room first."))
        with pytest.raises(Refused, match="not_in_a_room"):
            await asking


async def test_a_room_is_made_with_options_and_joined_with_a_contribution(fake: Fake) -> None:
    options = Options(4)
    async with met(fake) as (client, peer):
        async with asked(client.create(GAME, 4, "Four", options)) as room:
            create = await peer.expect(m.CreateRoom)
            assert create == m.CreateRoom(create.id, GAME, 4, "Four", options)
            await peer.send(m.Created(create.id, ROOM))
        async with asked(client.join(room.result(), contribution=SHARE)):
            join = await peer.expect(m.Join)
            assert join == m.Join(join.id, ROOM, None, share_commitment(client.identity, SHARE))
            await peer.send(m.Entered(join.id, ROOM, (1,), False, game=GAME), snapshot(3, (1,)))


async def test_a_share_of_chance_is_given(fake: Fake) -> None:
    async with met(fake) as (client, peer), asked(client.contribute(1, SHARE)) as answer:
        request = await peer.expect(m.Contribute)
        assert request == m.Contribute(request.id, 1, share_commitment(client.identity, SHARE))
        await peer.send(accepted := m.Accepted(request.id, 4, m.Durability.FSYNC))
    assert answer.result() == accepted


async def test_a_preview_is_asked_for_again_when_it_was_too_fast(fake: Fake) -> None:
    change = ttb.Reset(ttb.RobotName.B)
    async with met(fake) as (client, peer), asked(client.preview(0, [change], rounds=3, branches=True)) as answer:
        request = await peer.expect(m.Preview, PREVIEWED)
        assert request == m.Preview(request.id, 0, (change,), 3, True)
        await peer.send(m.Entered("", ROOM, (0,), False, game=PREVIEWED))
        await peer.send(m.TryAgain(request.id, "too_fast", "Slower.", 1))
        assert await peer.expect(m.Preview, PREVIEWED) == request
        await peer.send(previewed := m.Previewed(request.id, (ttb.Passed(ttb.Cause(0)),), None))
    assert answer.result() == previewed


async def test_try_again_is_obeyed(fake: Fake) -> None:
    async with met(fake) as (client, peer), asked(client.ping()):
        ping = await peer.expect(m.Ping)
        await peer.send(m.TryAgain(ping.id, "unavailable", "The store is away.", 1))
        assert await peer.expect(m.Ping) == ping
        await peer.send(m.Pong(ping.id))


async def test_the_next_of_several_addresses_is_taken_after_a_loss(fake: Fake) -> None:
    async with fake_server() as other:
        greeting = asyncio.create_task(_greet(fake))
        async with connect([fake.url, other.url], token="secret", reconnect=QUICK) as client:
            await greeting
            for server in (other, fake):
                client.cut()
                await _greet(server)


async def test_a_close_code_that_says_stay_away_is_the_end(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        ping = asyncio.create_task(client.ping())
        await peer.expect(m.Ping)
        await peer.close(Close.REPLACED, "A newer connection is there.")
        with pytest.raises(Disconnected, match="4103 A newer connection is there") as lost:
            await ping
        assert not lost.value.come_back
        with pytest.raises(Disconnected):
            await client.ping()
        with pytest.raises(Disconnected):
            await client.until(lambda model: False)
    assert fake.peers.empty()


async def test_without_reconnecting_the_first_loss_is_the_end(fake: Fake) -> None:
    async with met(fake, reconnect=None) as (client, peer):
        await peer.close(Close.SLOW)
        with pytest.raises(Disconnected, match="4001"):
            await client.until(lambda model: False)


async def test_silence_is_taken_for_a_loss(fake: Fake) -> None:
    async def greet_all() -> None:
        while True:
            with suppress(ConnectionClosed):  # on a busy machine it may be silent for so long before the welcome, too
                await _greet(fake)

    greeting = asyncio.create_task(greet_all())
    async with connect(fake.url, token="secret", reconnect=QUICK, silence=0.05):
        greeting.cancel()
        await fake.peer()


async def test_a_restart_says_how_long_to_wait() -> None:
    assert Disconnected(Close.RESTART, '{"after": 1500}').after == 1.5
    assert Disconnected(Close.RESTART, "soon").after == 0
    assert Disconnected(Close.SLOW, '{"after": 1500}').after == 0


async def test_an_unreachable_server_is_an_error_at_once(fake: Fake) -> None:
    async with fake_server() as gone:
        pass
    with pytest.raises(Disconnected):
        async with connect(gone.url, token="secret"):
            raise AssertionError("connected to no server")


async def test_a_snapshot_is_asked_for_after_an_event_from_the_future(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer)
        await peer.socket.send(msgpack.packb([73, 1, 43, [[31, "new"]]]))
        await peer.expect(m.GetSnapshot)
        await peer.send(snapshot(43))
        await client.until(lambda model: model.number == 43)


async def test_a_message_from_the_future_is_left_alone(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer)
        with client.messages() as feed:
            await peer.socket.send(msgpack.packb([127, "new"]))
            await peer.send(m.Pong("afterwards"))
            assert await anext(feed) == m.Pong("afterwards")
        async with asked(client.ping()):
            await peer.send(m.Pong((await peer.expect(m.Ping)).id))


async def test_choices_of_our_seats_come_once_until_the_match_is_over(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer, choices=(Ask(12, 0), Ask(13, 1)))
        found = client.choices()
        assert await anext(found) == Ask(12, 0)
        await peer.send(m.ChoiceFrame(1, 42, (Ask(12, 0), Ask(14, 0))))
        assert await anext(found) == Ask(14, 0)
        await peer.send(m.EventFrame(1, 43, (m.MatchFinished(),)), m.ChoiceFrame(1, 43, ()))
        with pytest.raises(StopAsyncIteration):
            await anext(found)


async def test_a_choice_whose_answer_was_lost_with_the_store_is_asked_again(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer, choices=(Ask(12, 0),))
        found = client.choices()
        assert await anext(found) == Ask(12, 0)
        await peer.send(snapshot(42, choices=(Ask(12, 0),)), snapshot(40, choices=(Ask(12, 0),), epoch=2))
        assert await anext(found) == Ask(12, 0)
        assert client.model.epoch == 2


async def test_a_choice_of_another_history_of_the_same_epoch_is_asked_again(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        await watch(client, peer, choices=(Ask(12, 0),))
        found = client.choices()
        assert await anext(found) == Ask(12, 0)
        await peer.send(
            m.Entered("", ROOM, (0,), False, lost=True, game=GAME),
            snapshot(40, choices=(Ask(12, 0),)),
        )
        assert await anext(found) == Ask(12, 0)
        assert client.model.number == 40


async def test_a_game_that_the_client_cannot_follow_ends_it_with_the_cause(
    fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.client.folds.FOLDS", {})
    monkeypatch.setattr("botyard.client.folds.entry_points", lambda **_: ())
    async with met(fake) as (client, peer):
        await watch(client, peer)
        await peer.send(m.EventFrame(1, 43, EVENTS))
        with pytest.raises(Disconnected, match=r"3000 .* UnknownGame: .* take a newer one, or install") as ended:
            await client.until(lambda model: model.number == 44)
    assert isinstance(ended.value.__cause__, UnknownGame)
    assert not ended.value.come_back


async def test_an_error_of_a_fold_is_the_cause_of_the_end(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(view: object, event: object) -> object:
        raise AttributeError("no such seat")

    monkeypatch.setattr("botyard.client.folds.FOLDS", {GAME: Fold(broken, lambda _: 0, lambda *_: None)})
    async with met(fake) as (client, peer):
        await watch(client, peer)
        await peer.send(m.EventFrame(1, 43, EVENTS))
        with pytest.raises(Disconnected, match="AttributeError: no such seat") as ended:
            await client.until(lambda model: model.number == 44)
    assert isinstance(ended.value.__cause__, AttributeError)


async def test_before_a_match_there_is_nothing_to_look_at(fake: Fake) -> None:
    async with met(fake) as (client, peer):
        with pytest.raises(Refused, match="not_started"):
            assert client.view is not None
        await watch(client, peer)
        assert client.view == snapshot(42).view


async def test_everything_is_recorded_and_can_be_followed(fake: Fake) -> None:
    record = Record()
    async with met(fake, record=record) as (client, peer):
        await watch(client, peer)
        with client.messages() as feed:
            await peer.send(m.EventFrame(1, 43, EVENTS), m.ChoiceFrame(1, 43, ()))
            assert [await anext(feed), await anext(feed)] == [m.EventFrame(1, 43, EVENTS), m.ChoiceFrame(1, 43, ())]
    assert record.events == {(1, 43): ((0,), EVENTS)}


async def test_a_feed_that_is_not_read_ends_without_harm() -> None:
    feed = Feed(limit=2)
    for id in ("p1", "p2", "p3"):
        feed.put(m.Pong(id))
    assert [await anext(feed), await anext(feed)] == [m.Pong("p1"), m.Pong("p2")]
    with pytest.raises(Overrun):
        await anext(feed)


async def test_a_request_that_is_given_up_is_not_sent_again(fake: Fake) -> None:
    async with met(fake) as (client, _):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await client.ping()
        client.cut()
        back = await _greet(fake)
        async with asked(client.leave_lobby()):
            await back.send(m.Exited((await back.expect(m.LeaveLobby)).id))


def test_delays_double_up_to_a_limit_and_differ_by_chance() -> None:
    backoff = Backoff(0.1, 5.0)
    for failures, longest in ((1, 0.1), (2, 0.2), (5, 1.6), (9, 5.0), (10_000, 5.0)):
        assert longest / 2 <= backoff.delay(failures) <= longest


# --- docs/sdk.md ------------------------------------------------------------------------------------------------


DOCUMENT = Path(__file__).parents[2] / "docs" / "sdk.md"
TEXT = DOCUMENT.read_text()


def snippets(server: str) -> Iterator[CodeType]:
    """The Python code, for a server at another host and port; tracebacks name the lines of the document."""
    for found in re.finditer(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        above = TEXT[: found.start(1)].count("\n")
        source = "\n" * above + found[1].replace("127.0.0.1:8000", server)
        yield compile(source, str(DOCUMENT), "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)


async def test_the_code_of_the_document_runs(node: LiveNode, capsys: pytest.CaptureFixture[str]) -> None:
    http, ws = f"http://{node.address}", f"ws://{node.address}/ws"
    ann, ben = [(await guest_token(http, name)).token for name in ("Ann", "Ben")]
    async with connect(ws, token=ann) as first, connect(ws, token=ben) as second:
        names: dict[str, Any] = {"ann": first, "ben": second}
        for code in snippets(node.address):
            running = eval(code, names)
            if inspect.isawaitable(running):
                await running
    said = capsys.readouterr().out
    assert "welcomed as " in said
    assert "winners: " in said
    assert "['Ann', 'Ben']" in said
    assert "TilePlaced" in said or "Passed" in said
    assert "refused" not in said


def test_every_field_of_the_view_is_in_the_document() -> None:
    section = TEXT.split("## The view\n")[1].split("\n## ")[0]
    views = (ttb.View, ttb.RobotView, ttb.CrystalView, ttb.SeatView, ttb.ResultView)
    fields = {name for view in views for name in view.__struct_fields__}
    assert set(re.findall(r"`([a-z_]+)`", section)) - {"view"} == fields


def test_everything_that_the_client_offers_is_in_the_document() -> None:
    offered = [name for name in dir(botyard.client.Client) if not name.startswith("_")]
    offered += botyard.client.__all__
    assert [name for name in offered if not re.search(rf"\b{name}\b", TEXT)] == []
