"""The client against a real server: every request that it can make is understood, in both forms.

And bots that play from outside, as any program may: the example of the documents, and `botyard bot`.
"""

import asyncio
import sys
import urllib.error
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from botyard import remote_bot
from botyard.cli import main
from botyard.client import Client, Disconnected, Model, Record, Refused, RoomAddress, connect, guest_token
from botyard.remote_bot import CannotPlay, Visit, play
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding
from botyard_protocol.messages import Accepted, BotLevel, Cursor, Rejected, Status
from botyard_protocol.twin_tin_bots import Mode, Options, OptionsView, RobotName, Tile
from botyard_protocol.vectors import samples
from botyard_protocol.vectors.contents import GAME
from botyard_protocol.volt import basics as volt
from tests.client.fake import ROOM, fake_server
from tests.live.processes import NodeProcess, free_port

FIRST = ttb.First((ttb.FirstPlace(RobotName.A, 1, Tile.FORWARD_1), ttb.FirstPlace(RobotName.B, 1, Tile.TURN_LEFT)))
PLACES = tuple(ttb.Place(one.robot, one.slot, one.tile) for one in FIRST.places)
TEAMS = Options(mode=Mode.TEAMS, rocks=1)

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def node(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[NodeProcess]:
    process = NodeProcess(tmp_path_factory.mktemp("node"), "node", None)
    await process.start()
    yield process
    await process.end()


async def token(node: NodeProcess, name: str) -> str:
    return (await guest_token(node.http, name)).token


async def test_a_guest_gets_a_name_or_a_reason(node: NodeProcess) -> None:
    guest = await guest_token(node.http + "/", "  Ann ")
    assert guest.name == "Ann"
    with pytest.raises(urllib.error.HTTPError, match="400"):
        await guest_token(node.http, "")


async def test_a_token_that_was_not_signed_is_refused_for_good(node: NodeProcess) -> None:
    with pytest.raises(Disconnected) as refused:
        async with connect(node.ws, token="v1.forged.QW5u.AAAA"):
            raise AssertionError("a forged token was welcomed")
    assert not refused.value.come_back


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_table_is_set_and_cleared(node: NodeProcess, encoding: Encoding) -> None:
    async with (
        connect(node.ws, token=await token(node, "Ann"), encoding=encoding) as ann,
        connect(node.ws, token=await token(node, "Ben"), encoding=encoding) as ben,
    ):
        await ben.lobby()
        room = await ann.create("twin_tin_bots", 3, "Table of three", TEAMS)
        await ben.until(lambda model: room in model.rooms)
        assert ben.model.rooms[room].options == OptionsView(**msgspec.structs.asdict(TEAMS))
        await ann.watch(room)
        assert ann.model.audience == (0,)
        assert isinstance(await ann.contribute(0, "0f" * 16), Accepted)
        with pytest.raises(Refused, match="already_contributed"):
            await ann.contribute(0, "f0" * 16)
        await ben.join(room, 2, contribution="a5" * 16)
        assert ben.model.audience == (2,)
        assert (await ben.snapshot()).room.contributed == (True, False, True)
        assert isinstance(await ben.leave_seat(2), Accepted)
        await ben.until(lambda model: model.audience == ())
        await ben.exit()
        await ben.leave_lobby()
        await ben.ping()
        with pytest.raises(Refused, match="not_enough_players"):
            await ann.start()
        with pytest.raises(Refused, match="no_such_room"):
            await ben.watch("nowhere")
        with pytest.raises(Refused, match="bad_options: mode"):
            await ben.create("twin_tin_bots", 2, "", TEAMS)


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_turns_are_played_across_cuts_and_all_clients_receive_the_same(
    node: NodeProcess, encoding: Encoding
) -> None:
    records = [Record(), Record(), Record()]
    async with (
        connect(node.ws, token=await token(node, "Ann"), encoding=encoding, record=records[0]) as ann,
        connect(node.ws, token=await token(node, "Ben"), encoding=encoding, record=records[1]) as ben,
        connect(node.ws, token=await token(node, "Sue"), encoding=encoding, record=records[2]) as sue,
    ):
        room = await ann.create("twin_tin_bots", 2)
        await sue.watch(room)
        await ben.join(room)
        await asyncio.gather(ann.watch(room), ben.until(lambda model: model.view is not None))
        await asyncio.gather(*(play_with_cuts(client, turns=6) for client in (ann, ben)))
        assert isinstance(await ann.resign(0), Accepted)
        await asyncio.gather(*(client.until(lambda model: model.finished) for client in (ann, ben, sue)))
        history = await sue.history(before=sue.model.number or 0, limit=3)
        assert [frame.number for frame in history.frames] == [number_of(sue) - 3 + i for i in range(3)]
        assert history.more
        assert (await sue.snapshot()).room.status is Status.FINISHED
    ends = [max(record.events) for record in records]
    assert len(set(ends)) == 1
    assert [record.contradictions for record in records] == [[], [], []]
    assert len(records[0].accepted) == 6 + 1  # the turns, and the end


async def play_with_cuts(client: Client, turns: int) -> None:
    """Play the first turns, breaking the connection while every answer is on its way."""
    done = 0
    async for choice in client.choices():
        command = FIRST if isinstance(choice, ttb.ChooseFirst) else ttb.Pass()
        asking = asyncio.create_task(client.command(choice.seat, choice.id, command))
        await asyncio.sleep(0)
        client.cut()
        assert isinstance(await asking, Accepted)
        done += 1
        if done == turns:
            return


async def test_a_command_that_is_asked_again_gets_its_old_answer(node: NodeProcess) -> None:
    async with (
        connect(node.ws, token=await token(node, "Ann")) as ann,
        connect(node.ws, token=await token(node, "Ben")) as ben,
    ):
        room = await ann.create("twin_tin_bots", 2)
        await ann.watch(room)
        await ben.join(room)
        await ann.until(lambda model: model.choices != ())
        (choice,) = ann.model.choices
        first = (ann, ben)[choice.seat]
        once = await first.command(choice.seat, choice.id, FIRST, id="same")
        assert isinstance(once, Accepted)
        assert await first.command(choice.seat, choice.id, FIRST, id="same") == once
        other = await first.command(choice.seat, choice.id, ttb.Pass(), id="same")
        assert isinstance(other, Rejected)
        assert other.code == "id_reused"


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_the_seat_that_programs_can_have_previews(node: NodeProcess, encoding: Encoding) -> None:
    async with (
        connect(node.ws, token=await token(node, "Ann"), encoding=encoding) as ann,
        connect(node.ws, token=await token(node, "Ben"), encoding=encoding) as ben,
    ):
        room = await ann.create("twin_tin_bots", 2)
        await ann.watch(room)
        await ben.join(room)
        await ann.until(lambda model: model.choices != ())
        (choice,) = ann.model.choices
        first = (ann, ben)[choice.seat]
        ahead = await first.preview(choice.seat, PLACES, rounds=2, branches=True)
        assert [type(event) for event in ahead.events[:2]] == [ttb.TilePlaced, ttb.TilePlaced]
        assert sum(isinstance(event, ttb.RobotMoved) for event in ahead.events) == 2
        with pytest.raises(Refused, match="one_tile_each"):
            await first.preview(choice.seat, PLACES[:1])
        assert ann.model.choices == (choice,)


async def test_a_cursor_of_another_epoch_is_answered_with_a_snapshot(node: NodeProcess) -> None:
    async with connect(node.ws, token=await token(node, "Ann")) as ann:
        room = await ann.create("twin_tin_bots", 2)
        await ann.watch(room)
        assert ann.model.cursor is not None
        assert (await ann.resume(room, ann.model.cursor)).recovered
        assert not (await ann.resume(room, Cursor(99, 1, (0,)))).recovered
        await ann.until(lambda model: model.number is not None)


def number_of(client: Client) -> int:
    assert client.model.number is not None
    return client.model.number


# --- bots from outside ------------------------------------------------------------------------------------------


EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
SOON_OVER = ttb.Options(stalled_after=3)


@pytest_asyncio.fixture(loop_scope="module")
async def host(node: NodeProcess) -> AsyncIterator[Client]:
    """The client of a user who makes rooms for others, and watches."""
    guest = await guest_token(node.http, "Host")
    async with connect(node.ws, token=guest.token) as client:
        yield client


async def free_room(host: Client, players: int = 2, options: m.GameOptions = SOON_OVER, game: str = GAME) -> str:
    """A new room without anybody on a seat; the host watches it."""
    room = await host.create(game, players, options=options)
    await host.watch(room)
    await host.leave_seat(0)
    await host.until(lambda model: model.audience == () and model.number is not None)
    return room


def link(node: NodeProcess, room: str) -> str:
    return f"{node.http}/room/{room}"


def visit(node: NodeProcess, room: str, level: BotLevel = BotLevel.RANDOM, token: str | None = None) -> Visit:
    return Visit(RoomAddress.of(link(node, room)), level, "Visitor (bot)", token=token, nodes=20)


async def said_by(*command: str) -> str:
    """The standard output of a Python program, which must succeed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        output, errors = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, errors.decode()
    return output.decode()


# --- the example ------------------------------------------------------------------------------------------------


async def test_two_of_the_example_play_a_match_to_its_end(node: NodeProcess, host: Client) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    room = await free_room(host)
    said = await asyncio.gather(*(said_by(str(EXAMPLE), link(node, room), name) for name in ("Ann", "Ben")))
    await host.until(lambda model: model.finished)
    result = host.view.result
    assert result is not None
    for name, line in zip(("Ann", "Ben"), said, strict=True):
        assert host.model.seating is not None
        seat = next(seat for seat, one in enumerate(host.model.seating.seats) if one is not None and one.name == name)
        assert line == f"{name} on seat {seat}: the scores are {result.scores}\n"


# --- botyard bot ------------------------------------------------------------------------------------------------


async def test_the_command_plays_a_match_to_its_end(node: NodeProcess, host: Client) -> None:
    room = await free_room(host)
    bot = ("-m", "botyard.cli", "bot", "--room", link(node, room), "--nodes", "20")
    weak, strong = await asyncio.gather(
        said_by(*bot, "--level", "random", "--seat", "1"),
        said_by(*bot, "--level", "planner", "--seat", "0", "--name", "Deep"),
    )
    await host.until(lambda model: model.finished)
    assert host.model.seating is not None
    assert {one.name for one in host.model.seating.seats if one is not None} == {"Random (bot)", "Deep"}
    assert weak.startswith(f"On seat 1 of {link(node, room)}.\nThe match is over: seat 1 is number ")
    assert strong.startswith(f"On seat 0 of {link(node, room)}.\nThe match is over: seat 0 is number ")


async def test_a_bot_plays_both_seats_of_a_team(node: NodeProcess, host: Client) -> None:
    room = await free_room(host, 2, ttb.Options(mode=ttb.Mode.ADVANCED_TWO_PLAYER, stalled_after=3))
    lines: list[str] = []
    await asyncio.gather(*(play(visit(node, room), lines.append) for _ in range(2)))
    assert sorted(line.count("is number") for line in lines) == [0, 0, 2, 2]


async def test_two_bots_play_a_game_in_which_both_answer_at_once(node: NodeProcess, host: Client) -> None:
    room = await free_room(host, 2, volt.Options(mode=volt.Mode.TRAINING, killbots=1, round_limit=3), "volt")
    lines: list[str] = []
    await asyncio.gather(*(play(visit(node, room), lines.append) for _ in range(2)))
    assert sorted(line.count("is number") for line in lines) == [0, 0, 1, 1]


async def until_it_waits(host: Client, name: str) -> None:
    """Wait until the open choice belongs to the player of this name."""

    def waits(model: Model) -> bool:
        seats = model.seating.seats if model.seating else ()
        return any((one := seats[choice.seat]) is not None and one.name == name for choice in model.choices)

    await host.until(waits)


async def test_a_bot_that_was_stopped_comes_back_with_its_token(node: NodeProcess, host: Client) -> None:
    room = await free_room(host)
    bot, ben = [(await guest_token(node.http, name)).token for name in ("Bot", "Ben")]
    stopped = asyncio.create_task(play(visit(node, room, token=bot), print))
    await host.until(lambda model: model.seating is not None and any(model.seating.seats))
    async with connect(node.ws, token=ben) as client:
        await client.join(room)
    await until_it_waits(host, "Ben")
    stopped.cancel()
    await asyncio.wait([stopped])
    with pytest.raises(CannotPlay, match="This token already holds seat"):
        await play(replace(visit(node, room, token=bot), seat=5), print)
    lines: list[str] = []
    await asyncio.gather(*(play(visit(node, room, token=token), lines.append) for token in (bot, ben)))
    assert sum(line.startswith("The match is over: seat ") for line in lines) == 2


@pytest.mark.kill
async def test_a_bot_plays_on_when_the_server_was_killed(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, "node", None)
    await node.start()
    try:
        host, ben = [(await guest_token(node.http, name)).token for name in ("Host", "Ben")]
        async with connect(node.ws, token=host) as watching, connect(node.ws, token=ben) as client:
            room = await free_room(watching)
            playing = asyncio.create_task(play(visit(node, room), print))
            await client.join(room)
            await until_it_waits(watching, "Ben")
            await node.end()
            await node.start()
            await asyncio.gather(playing, play(visit(node, room, token=ben), print))
            await watching.until(lambda model: model.finished)
    finally:
        await node.end()


async def test_a_seat_that_was_marked_absent_comes_back() -> None:
    absent, present = (m.SeatClock(1000, 1000, absent=gone) for gone in (True, False))
    lines: list[str] = []
    async with fake_server() as fake:
        address = RoomAddress(fake.url, fake.url, ROOM)
        playing = asyncio.create_task(play(Visit(address, BotLevel.RANDOM, "", token="secret"), lines.append))
        peer = await fake.peer()
        await peer.welcome()
        watch = await peer.expect(m.Watch)
        received = m.Snapshot(1, 42, (0,), samples.MATCH_ROOM, samples.VIEW, (), 1, (absent, present))
        await peer.send(m.Entered(watch.id, ROOM, (0,), False, game=GAME), received)
        asked = await peer.expect(m.ComeBack)
        assert asked.seat == 0
        await peer.send(m.Accepted(asked.id, 43, m.Durability.FSYNC), m.EventFrame(1, 43, (m.SeatReturned(0),)))
        await peer.send(m.ChoiceFrame(1, 43, (), 1, (present, present)))
        ended = ttb.GameEnded(
            ttb.Cause(0), ttb.EndReason.SCORE, ((0,), (1,)), (20, 14), ((),) * len(samples.VIEW.seats)
        )
        await peer.send(m.EventFrame(1, 44, (ended, m.MatchFinished())))
        await playing
    assert lines[-1].startswith("The match is over: seat 0 is number 1 with 20 points")


# --- it cannot play ---------------------------------------------------------------------------------------------


async def refused(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The status and the one line of `botyard bot`."""
    status = await asyncio.to_thread(main, ["bot", *arguments])
    (line,) = capsys.readouterr().err.splitlines()
    return status, line


async def test_why_there_is_no_playing_is_one_line(
    node: NodeProcess, host: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await free_room(host)
    here = ("--room", link(node, room))
    cases = {
        ("--room", "nowhere"): (2, "botyard: 'nowhere' is not the link of a room, such as "),
        ("--room", link(node, "nowhere")): (1, "botyard: We couldn't find this table"),
        ("--room", f"http://127.0.0.1:{free_port()}/room/r1"): (1, "botyard: http://127.0.0.1:"),
        (*here, "--token", "v1.forged.QW5u.AAAA"): (1, "botyard: The server does not accept this token."),
        (*here, "--name", "n" * 25): (1, f"botyard: The server makes no guest called '{'n' * 25}': "),
        (*here, "--seat", "7"): (1, "botyard: This room has seats 0 to 1."),
    }
    for arguments, (status, begins) in cases.items():
        received = await refused(*arguments, capsys=capsys)
        assert received[0] == status, arguments
        assert received[1].startswith(begins), arguments
    await host.join(room, 1)
    assert (await refused(*here, "--seat", "1", capsys=capsys))[0] == 1
    async with connect(node.ws, token=(await guest_token(node.http, "Ben")).token) as ben:
        await ben.join(room)
        await host.until(lambda model: model.view is not None)
    status, line = await refused(*here, capsys=capsys)
    assert (status, line) == (1, "botyard: The match has already started, but you can watch.")


async def test_a_server_that_is_no_botyard_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(greet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        there = ("--room", f"http://127.0.0.1:{port}/room/r1")
        assert await refused(*there, capsys=capsys) == (
            1,
            f"botyard: http://127.0.0.1:{port} answers, but not as Botyard does.",
        )
        status, line = await refused(*there, "--token", "secret", capsys=capsys)
        assert status == 1
        assert line.startswith(f"botyard: There is no connection to http://127.0.0.1:{port}: ")


async def test_the_token_may_be_a_setting(
    node: NodeProcess, host: Client, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await free_room(host)
    monkeypatch.setenv(remote_bot.TOKEN, "v1.forged.QW5u.AAAA")
    assert (await refused("--room", link(node, room), capsys=capsys))[1] == (
        "botyard: The server does not accept this token."
    )


async def test_a_room_that_is_gone_ends_the_choices() -> None:
    async with fake_server() as fake:
        address = RoomAddress(fake.url, fake.url, ROOM)
        playing = asyncio.create_task(play(Visit(address, BotLevel.RANDOM, "", token="secret"), print))
        peer = await fake.peer()
        await peer.welcome()
        await peer.enter(42)
        await peer.close(4004)
        back = await fake.peer()
        await back.welcome()
        resume = await back.expect(m.Resume)
        await back.send(m.Rejected(resume.id, "no_such_room", "There is no such room."))
        with pytest.raises(CannotPlay, match="The room is gone, or was left"):
            await playing
