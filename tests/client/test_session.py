"""The conversation without a network: what is sent when, and what a lost connection costs.

And what a program needs before it connects: the address in a link, and the token of a guest or of an account.
"""

import urllib.error
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from msgspec import structs

from botyard.client import RoomAddress, ServerUnavailable, account_token, connect, guest_token
from botyard.client.folds import find_game
from botyard.client.session import Session, Step
from botyard_protocol import messages as m
from tests.client.fake import ROOM, snapshot
from tests.net.browser import PASSWORD, registered
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.toy_game import Ask, Said

find_game(GAME)
WELCOME = m.Welcome("g-ann01", "Ann", "fake/1", 15)
COMMAND = m.Command("k1", 0, 12, ANSWER)
ACCEPTED = m.Accepted("k1", 43, m.Durability.FSYNC)
BUSY = m.TryAgain("k1", "busy", "Too much at once.", 250)


def frame(number: int, epoch: int = 1) -> m.EventFrame:
    return m.EventFrame(epoch, number, (Said(0, 1),))


def greeted() -> Session:
    session = Session("test/1", "t")
    session.opened()
    session.receive(WELCOME)
    return session


def entered(number: int = 42) -> Session:
    session = greeted()
    session.ask("w1", m.Watch("w1", ROOM))
    session.receive(m.Entered("w1", ROOM, (0,), False, game=GAME))
    session.receive(snapshot(number))
    return session


def reconnect(session: Session) -> tuple[m.ClientMessage, ...]:
    session.closed()
    assert [type(message) for message in session.opened()] == [m.Hello]
    return session.receive(WELCOME).send


def test_nothing_is_asked_before_the_welcome() -> None:
    session = Session("test/1", "t")
    assert session.opened() == (m.Hello("test/1"),)
    assert session.ask("p1", m.Ping("p1")) == ()
    assert session.receive(WELCOME).send == (m.Ping("p1"),)


def test_an_answer_ends_a_request() -> None:
    session = entered()
    assert session.ask("k1", COMMAND) == (COMMAND,)
    assert session.receive(ACCEPTED) == Step(answered=("k1",))
    assert session.receive(ACCEPTED) == Step()


def test_a_command_is_sent_again_after_the_room_is_entered_again() -> None:
    session = entered()
    session.ask("k1", COMMAND)
    (resume,) = reconnect(session)
    assert isinstance(resume, m.Resume)
    assert resume.cursor == m.Cursor(1, 42, (0,))
    assert session.receive(m.Entered(resume.id, ROOM, (0,), True, game=GAME)).send == (COMMAND,)
    assert session.receive(ACCEPTED).answered == ("k1",)


def test_requests_are_sent_again_in_the_order_in_which_they_were_made() -> None:
    session = greeted()
    asked = [m.Ping(f"p{i}") for i in range(3)]
    for ping in asked:
        session.ask(ping.id, ping)
    session.receive(m.Pong("p1"))
    assert reconnect(session) == (asked[0], asked[2])


def test_try_again_is_obeyed_with_the_same_message() -> None:
    session = entered()
    session.ask("k1", COMMAND)
    assert session.receive(BUSY) == Step(retry="k1", after=250)
    assert session.ask_again("k1") == (COMMAND,)
    session.receive(ACCEPTED)
    assert session.ask_again("k1") == ()


def test_a_retry_that_comes_due_without_a_connection_waits_for_it() -> None:
    session = entered()
    session.ask("k1", COMMAND)
    session.receive(BUSY)
    session.closed()
    assert session.ask_again("k1") == ()


def test_resuming_is_tried_again_too() -> None:
    session = entered()
    session.ask("k1", COMMAND)
    (resume,) = reconnect(session)
    assert isinstance(resume, m.Resume)
    assert session.receive(m.TryAgain(resume.id, "unavailable", "Away.", 10)).retry == resume.id
    assert session.ask_again("k1") == ()
    assert session.ask_again(resume.id) == (resume,)


def test_a_room_that_cannot_be_entered_again_is_left_and_commands_get_their_own_answer() -> None:
    session = entered()
    session.ask("k1", COMMAND)
    (resume,) = reconnect(session)
    assert isinstance(resume, m.Resume)
    assert session.receive(m.Rejected(resume.id, "no_such_room", "Gone.")).send == (COMMAND,)
    assert session.model.room is None
    refusal = m.Rejected("k1", "not_in_a_room", "Enter a room first.")
    assert session.receive(refusal).answered == ("k1",)


def test_a_room_without_a_snapshot_yet_is_watched_again() -> None:
    session = greeted()
    session.ask("w1", m.Watch("w1", ROOM))
    session.receive(m.Entered("w1", ROOM, (), False, game=GAME))
    (again,) = reconnect(session)
    assert isinstance(again, m.Watch)
    assert again.room == ROOM


def test_the_lobby_is_entered_again_until_it_was_left() -> None:
    session = greeted()
    session.ask("l1", m.EnterLobby("l1"))
    session.receive(m.LobbyRooms("l1", ()))
    assert [type(message) for message in reconnect(session)] == [m.EnterLobby]
    session.ask("l2", m.LeaveLobby("l2"))
    session.receive(m.Exited("l2"))
    assert reconnect(session) == ()


def test_a_join_is_answered_by_entering() -> None:
    session = greeted()
    session.ask("j1", m.Join("j1", ROOM))
    assert session.receive(m.Accepted("j1", 3, m.Durability.FSYNC)).answered == ()
    assert reconnect(session) == (m.Join("j1", ROOM),)
    assert session.receive(m.Accepted("j1", 3, m.Durability.FSYNC)).answered == ()
    done = m.Entered("j1", ROOM, (1,), False, game=GAME)
    assert session.receive(done).answered == ("j1",)


def test_a_join_of_the_room_that_is_watched_is_answered_by_accepted() -> None:
    session = entered()
    session.ask("j1", m.Join("j1", ROOM))
    done = m.Accepted("j1", 43, m.Durability.FSYNC)
    assert session.receive(done).answered == ("j1",)


def test_leaving_a_room_is_for_good() -> None:
    session = entered()
    session.ask("x1", m.Exit("x1"))
    session.receive(m.Exited("x1"))
    assert session.model.room is None
    assert reconnect(session) == ()


@pytest.mark.parametrize(
    "message",
    [frame(44), frame(43, epoch=2), m.ChoiceFrame(1, 44, ()), m.Heartbeat(1, 43), m.Heartbeat(2, 1)],
    ids=["a later entry", "another epoch", "later choices", "a later number", "another epoch's number"],
)
def test_a_gap_is_closed_by_one_snapshot(message: m.ServerMessage) -> None:
    session = entered(42)
    (asked,) = session.receive(message).send
    assert isinstance(asked, m.GetSnapshot)
    assert session.receive(frame(45)).send == ()
    session.receive(snapshot(45))
    assert session.model.number == 45
    assert session.receive(frame(47)).send != ()


def test_a_snapshot_that_is_refused_can_be_asked_for_again() -> None:
    session = entered()
    (asked,) = session.ask_snapshot()
    assert isinstance(asked, m.GetSnapshot)
    assert session.receive(m.TryAgain(asked.id, "busy", "Later.", 5)).retry == asked.id
    assert session.ask_again(asked.id) == (asked,)
    session.receive(m.Error(asked.id, "not_in_a_room", "Enter a room first."))
    assert session.ask_snapshot() != ()


def test_a_snapshot_answers_all_requests_for_one() -> None:
    session = entered()
    for id in ("n1", "n2"):
        assert session.ask(id, m.GetSnapshot(id)) == (m.GetSnapshot(id),)
    assert session.receive(snapshot(42)) == Step(answered=("n1", "n2"))
    assert session.receive(snapshot(42)) == Step()


def test_a_snapshot_is_asked_for_again_after_a_lost_connection() -> None:
    session = entered()
    session.ask("n1", m.GetSnapshot("n1"))
    (resume,) = reconnect(session)
    assert isinstance(resume, m.Resume)
    assert session.receive(m.Entered(resume.id, ROOM, (0,), True, game=GAME)).send == (m.GetSnapshot("n1"),)
    assert session.receive(snapshot(42)).answered == ("n1",)


def test_a_snapshot_that_is_asked_for_without_a_connection_waits_for_one() -> None:
    session = entered()
    session.closed()
    assert session.ask("n1", m.GetSnapshot("n1")) == ()
    session.opened()
    (resume,) = session.receive(WELCOME).send
    assert isinstance(resume, m.Resume)
    assert session.receive(m.Entered(resume.id, ROOM, (0,), True, game=GAME)).send == (m.GetSnapshot("n1"),)


def test_no_snapshot_is_asked_for_outside_of_rooms() -> None:
    assert greeted().ask_snapshot() == ()


def test_a_forgotten_request_is_not_sent_again() -> None:
    session = entered()
    session.ask("k1", COMMAND)
    session.forget("k1")
    (resume,) = reconnect(session)
    assert isinstance(resume, m.Resume)
    assert session.receive(m.Entered(resume.id, ROOM, (0,), True, game=GAME)).send == ()


def test_frames_are_followed_and_choices_replaced() -> None:
    session = entered(42)
    mine, theirs = Ask(13, 0), Ask(14, 1)
    session.receive(frame(43))
    session.receive(m.ChoiceFrame(1, 43, (mine, theirs)))
    assert session.model.cursor == m.Cursor(1, 43, (0,))
    assert session.model.choices == (mine, theirs)
    assert session.model.own_choices == (mine,)


def test_the_cursor_holds_the_digest_of_the_newest_number() -> None:
    session = entered(42)
    session.receive(structs.replace(snapshot(42), digest=4242))
    assert session.model.cursor == m.Cursor(1, 42, (0,), 4242)
    session.receive(structs.replace(frame(43), digest=4343))
    assert session.model.cursor == m.Cursor(1, 43, (0,), 4343)
    (resume,) = reconnect(session)
    assert isinstance(resume, m.Resume)
    assert resume.cursor == m.Cursor(1, 43, (0,), 4343)


def test_a_frame_older_than_the_snapshot_changes_nothing() -> None:
    session = entered(42)
    assert session.receive(frame(41)) == Step()
    assert session.receive(m.ChoiceFrame(1, 41, (Ask(9, 0),))) == Step()
    assert (session.model.number, session.model.choices) == (42, ())


def test_another_audience_comes_with_a_snapshot() -> None:
    session = entered(42)
    session.receive(m.Entered("", ROOM, (0, 1), False, game=GAME))
    assert session.model.cursor is None
    assert session.receive(frame(43)) == Step()
    session.receive(snapshot(43, (0, 1)))
    assert session.model.cursor == m.Cursor(1, 43, (0, 1))


def test_the_end_of_the_match_is_noticed_in_frames() -> None:
    session = entered(42)
    assert not session.model.finished
    session.receive(m.EventFrame(1, 43, (m.MatchFinished(),)))
    assert session.model.finished


def test_the_lobby_is_folded() -> None:
    session = greeted()
    line = m.RoomSummary(ROOM, GAME, "", m.Status.OPEN, 2, (None, None), 1)
    other = m.RoomSummary("r2", GAME, "", m.Status.OPEN, 2, (None, None), 2)
    session.receive(m.LobbyRooms("l1", (line,)))
    session.receive(m.LobbyChanged(other))
    session.receive(m.LobbyRemoved(ROOM))
    session.receive(m.LobbyRemoved("never seen"))
    assert session.model.rooms == {"r2": other}


def test_a_room_is_entered_again_by_the_link_by_which_it_was_entered() -> None:
    session = greeted()
    session.ask("w1", m.Watch("w1", ROOM, "w0.secret"))
    session.receive(m.Entered("w1", ROOM, (), False, late=True, game=GAME))
    (watch,) = reconnect(session)
    assert isinstance(watch, m.Watch)
    assert watch.token == "w0.secret"
    session.receive(m.Entered(watch.id, ROOM, (), False, game=GAME))
    session.receive(snapshot(42))
    (resume,) = reconnect(session)
    assert isinstance(resume, m.Resume)
    assert (resume.room, resume.token) == (ROOM, "w0.secret")


def test_a_coach_comes_back_as_a_coach_and_has_no_choices() -> None:
    session = greeted()
    session.ask("v1", m.Coach("v1", "room.0.1.secret"))
    session.receive(m.Entered("v1", ROOM, (0,), False, coach=True, game=GAME))
    session.receive(snapshot(42, choices=(Ask(12, 0),)))
    assert session.model.choices
    assert session.model.own_choices == ()
    (coach,) = reconnect(session)
    assert coach == m.Coach(getattr(coach, "id", ""), "room.0.1.secret", session.model.cursor)


# --- before the connection --------------------------------------------------------------------------------------


# --- links of rooms ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "http", "ws"),
    [
        ("http://127.0.0.1:8000/room/r-7f3k2q", "http://127.0.0.1:8000", "ws://127.0.0.1:8000/ws"),
        ("https://play.example.org/room/r-7f3k2q/", "https://play.example.org", "wss://play.example.org/ws"),
        ("http://[::1]:8000/room/r-7f3k2q", "http://[::1]:8000", "ws://[::1]:8000/ws"),
        ("https://club.org/play/room/r-7f3k2q", "https://club.org/play", "wss://club.org/play/ws"),
    ],
)
def test_a_link_says_where_the_server_and_the_room_are(link: str, http: str, ws: str) -> None:
    assert RoomAddress.of(link) == RoomAddress(http, ws, "r-7f3k2q")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "r-7f3k2q",
        "127.0.0.1:8000/room/r-7f3k2q",
        "ftp://host/room/r-7f3k2q",
        "http:///room/r-7f3k2q",
        "http://host:0/room/r-7f3k2q",
        "http://host:65536/room/r-7f3k2q",
        "http://ann:secret@host/room/r-7f3k2q",
        "http://host/room/",
        "http://host/room/a b",
        f"http://host/room/{'a' * 41}",
        "http://host/room/a/b",
        "http://host/room/a?b",
        "http://host/rooms",
    ],
)
def test_a_link_that_leads_to_no_room_is_reported(link: str) -> None:
    with pytest.raises(ValueError, match="is not the link of a room, such as"):
        RoomAddress.of(link)


# --- the token of a guest ---------------------------------------------------------------------------------------


GUEST = b'{"identity": "5e09cbe7f2aca077", "name": "Ann", "token": "v1.x"}'
AWAY = b'{"code": "unavailable", "message": "The server cannot reach its store: try again."}'

Reply = tuple[int, bytes, dict[str, str]]


@contextmanager
def server(*replies: Reply) -> Iterator[tuple[str, list[str]]]:
    """A server that answers with these in turn, and the paths that it was asked for."""
    left, asked = list(replies), []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            status, body, headers = left.pop(0)
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Keep standard error for the tests."""

    with HTTPServer(("127.0.0.1", 0), Handler) as made:
        thread = Thread(target=made.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{made.server_port}", asked
        finally:
            made.shutdown()
            thread.join()


async def test_a_guest_is_asked_for_again_while_the_store_is_away() -> None:
    with server((503, AWAY, {}), (503, AWAY, {"Retry-After": "0"}), (200, GUEST, {})) as (url, asked):
        assert (await guest_token(url, "Ann")).name == "Ann"
    assert asked == ["/api/token"] * 3


async def test_a_server_that_stays_away_is_distinguished_from_a_refusal() -> None:
    with server((503, AWAY, {})) as (url, _), pytest.raises(ServerUnavailable, match="cannot reach its store"):
        await guest_token(url, "Ann", wait=0)


async def test_a_wait_that_takes_too_long_is_not_begun() -> None:
    with server((503, b"", {"Retry-After": "3600"})) as (url, asked):
        with pytest.raises(ServerUnavailable, match="HTTP 503"):
            await guest_token(url, "Ann")
        assert len(asked) == 1


async def test_a_refusal_is_not_asked_again() -> None:
    with server((429, AWAY, {})) as (url, _), pytest.raises(urllib.error.HTTPError, match="429"):
        await guest_token(url, "Ann")


async def test_an_answer_that_breaks_off_is_a_lost_connection() -> None:
    lost = pytest.raises(ConnectionError, match="before its answer was complete")
    with server((200, GUEST[:20], {"Content-Length": str(len(GUEST))})) as (url, _), lost:
        await guest_token(url, "Ann")


# --- the token of an account ------------------------------------------------------------------------------------


async def test_an_account_gives_a_token_and_keeps_no_other_session(node: LiveNode) -> None:
    ann, http = await registered(node, "Ann"), f"http://{node.address}"
    made = await account_token(f"{http}/", "ann", PASSWORD, "My bot")
    assert (made.name, made.identity) == ("Ann", (await ann.ask("GET", "/api/me")).json()["identity"])
    async with connect(f"ws://{node.address}/ws", token=made.token) as client:
        assert client.identity == made.identity
    assert sorted(str(one["label"]) for one in await ann.sessions()) == ["", "My bot"]
    for password, label, status in (("wrong horse", "My bot", 403), (PASSWORD, "", 400)):
        with pytest.raises(urllib.error.HTTPError) as refused:
            await account_token(http, "Ann", password, label)
        assert refused.value.code == status
        refused.value.close()
    assert len(await ann.sessions()) == 2
