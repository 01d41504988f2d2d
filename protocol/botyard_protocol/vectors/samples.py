"""One message of every kind, and more where a value is at its edge; the golden vectors are made of these.

Keys are names of vectors: the wire name of the message, then what is special about it. The one without anything
special is also the example in `reference/messages.md`.
"""

from importlib import import_module
from typing import Any

import msgspec

from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.base import MAX_ID_CHARS, MAX_TEXT_CHARS, TextArgument
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import Colour, Crystal, EndReason, Mode, Refusal, Tile, ZapHit
from botyard_protocol.vectors.contents import (
    ABSENCE,
    ANN,
    ANSWERS,
    ANSWERS_VIEW,
    BEN,
    COACH_TOKEN,
    COG,
    COMMANDS,
    COMMITMENT,
    EVENTS,
    GAME,
    GATE,
    KEPT,
    LARGEST,
    LIVE,
    OPTIONS,
    OTHER,
    OTHER_PROMISE,
    OTHER_SHARE,
    PLAYERS,
    PROMISE,
    ROBOT,
    ROOM,
    RUN,
    SECRET,
    SHARE,
    SLOW,
    STANDARD,
    TURN,
    WITH_ELEMENTS,
    A,
    B,
    control_view,
    shown,
)

CLIENT: dict[str, m.ClientMessage] = {
    "hello": m.Hello("example/1.0"),
    "hello.empty": m.Hello(""),
    "hello.longest": m.Hello("ü€🤖" * (MAX_TEXT_CHARS // 3)),
    "ping": m.Ping("p1"),
    "ping.longest_id": m.Ping("aZ09_.:-" * (MAX_ID_CHARS // 8)),
    "enter_lobby": m.EnterLobby("l1"),
    "enter_lobby.filtered": m.EnterLobby(
        "l1", m.RoomFilter("ann", "twin_tin_bots", 2, m.PaceFilter.LIVE, "de", True, True), 40, 0
    ),
    "leave_lobby": m.LeaveLobby("l2"),
    "more_rooms": m.MoreRooms("l3", m.Status.OPEN),
    "more_rooms.running": m.MoreRooms("l4", m.Status.PLAYING, 50),
    "create_room": m.CreateRoom("c1", "twin_tin_bots", 2, "Ann's table"),
    "create_room.no_name": m.CreateRoom("c2", "twin_tin_bots", 6),
    **{
        f"create_room.{name}": m.CreateRoom("c3", "twin_tin_bots", PLAYERS.get(name, 2), "", options)
        for name, options in OPTIONS.items()
    },
    "create_room.live_clock": m.CreateRoom("c4", "twin_tin_bots", 2, clock=LIVE),
    "create_room.slow_clock": m.CreateRoom("c5", "twin_tin_bots", 2, clock=SLOW),
    "create_room.bots": m.CreateRoom("c6", "twin_tin_bots", 4, bots=tuple(m.BotLevel)),
    "create_room.settings": m.CreateRoom(
        "c7", "twin_tin_bots", 2, settings=m.RoomSettings("de", m.Access.INVITED, True, m.Watching.LINK, delay_turns=3)
    ),
    "create_room.delay": m.CreateRoom("c8", "twin_tin_bots", 2, settings=m.RoomSettings(delay_seconds=3_600)),
    "create_room.rated": m.CreateRoom("c9", "twin_tin_bots", 2, settings=m.RoomSettings(rated=True)),
    "join": m.Join("j1", ROOM, 1),
    "join.any_seat": m.Join("j2", ROOM),
    "join.contributing": m.Join("j3", ROOM, None, PROMISE),
    "create_room.contributing": m.CreateRoom("c9", "twin_tin_bots", 2, contribution=PROMISE),
    "join.invited": m.Join("j4", ROOM, None, None, "q83vEjRWeJCrze8SNFZ4kA"),
    "watch": m.Watch("w1", ROOM),
    "watch.by_link": m.Watch("w2", ROOM, "w0.q83vEjRWeJCrze8SNFZ4kA"),
    "resume": m.Resume("s1", ROOM, m.Cursor(1, 41, (0,))),
    "resume.edges": m.Resume("s2", ROOM, m.Cursor(LARGEST, LARGEST, tuple(range(8)))),
    "resume.spectator": m.Resume("s3", ROOM, m.Cursor(0, 0, ())),
    "exit": m.Exit("x1"),
    "leave_seat": m.LeaveSeat("v1", 1),
    "start": m.Start("t1"),
    "resign": m.Resign("q1", 0),
    "get_snapshot": m.GetSnapshot("n1"),
    "get_history": m.GetHistory("h1", 41, 2),
    "get_history.default": m.GetHistory("h2", LARGEST),
    "contribute": m.Contribute("u1", 0, PROMISE),
    "contribute.edges": m.Contribute("u2", 7, "f" * 64, True),
    "contribute.as_in_earlier_logs": m.Contribute("u3", 0, "f" * 32),
    "open_share": m.OpenShare("u4", 0, SHARE),
    "open_share.shortest": m.OpenShare("u5", 7, "0f" * 16),
    "come_back": m.ComeBack("b1", 0),
    "add_bot": m.AddBot("o1", m.BotLevel.PLANNER, 1),
    "add_bot.any_seat": m.AddBot("o2", m.BotLevel.RANDOM),
    "remove_bot": m.RemoveBot("o3", 1),
    "resume.by_link": m.Resume("s3", ROOM, m.Cursor(1, 41, ()), "w0.q83vEjRWeJCrze8SNFZ4kA"),
    "coach": m.Coach("v1", COACH_TOKEN),
    "coach.again": m.Coach("v2", COACH_TOKEN, m.Cursor(1, 41, (0,))),
    "set_link": m.SetLink("v3", 0),
    "set_link.withdrawn": m.SetLink("v4", 0, False),
    "set_link.spectators": m.SetLink("v5", None),
    "get_link": m.GetLink("v6", 0),
    "get_link.spectators": m.GetLink("v7"),
    "enter_chat": c.EnterChat("m1", c.ChatPlace.ROOM),
    "enter_chat.lobby": c.EnterChat("m2", c.ChatPlace.LOBBY),
    "leave_chat": c.LeaveChat("m3", c.ChatPlace.SPECTATORS),
    "say": c.Say("m4", c.ChatPlace.ROOM, "Mind the mud!"),
    "say.phrase": c.Say("m5", c.ChatPlace.LOBBY, "", c.Phrase.GOOD_LUCK),
    "say.longest": c.Say("m6", c.ChatPlace.SPECTATORS, "ü€🤖x" * (c.MAX_LINE_CHARS // 4)),
    "mute": c.Mute("m7", BEN, True, "Ben"),
    "mute.no_more": c.Mute("m8", BEN, False),
    "report": c.Report("m9", c.ChatPlace.ROOM, "1790000123456-0", "Insults"),
    "report.no_words": c.Report("m10", c.ChatPlace.LOBBY, "1790000123456-12"),
    "set_away": m.SetAway(True),
    "set_away.no_more": m.SetAway(False),
    "vote": m.Vote("v1", m.Remedy.ADJOURN),
    "vote.bot": m.Vote("v2", m.Remedy.BOT, m.BotLevel.PLANNER),
    "set_standing": m.SetStanding("a1", ttb.StandingAnswers(crystal=ttb.CrystalRule.NEAREST)),
    "set_standing.nothing": m.SetStanding("a2", ttb.StandingAnswers()),
    "set_standing.all": m.SetStanding("a3", ANSWERS),
    "follow_matches": m.FollowMatches("f1"),
    "leave_matches": m.LeaveMatches("f2"),
    "quick_match": m.QuickMatch("u1", "twin_tin_bots", 4, m.Tempo.LIVE_5),
    "quick_match.contributing": m.QuickMatch("u2", "twin_tin_bots", 2, m.Tempo.SLOW_3, PROMISE),
    "move_seat": m.MoveSeat("m1", 0, 2),
    "offer_seat": m.OfferSeat("f1", 0, identity=BEN),
    "offer_seat.swap": m.OfferSeat("f2", 0, to=1),
    "offer_seat.anybody": m.OfferSeat("f3", 7),
    "answer_offer": m.AnswerOffer("f4", 3, m.OfferAnswer.ACCEPT),
    "answer_offer.elsewhere": m.AnswerOffer("f5", 3, m.OfferAnswer.DECLINE, ROOM),
    "answer_offer.withdraw": m.AnswerOffer("f6", LARGEST, m.OfferAnswer.WITHDRAW),
    "handle_person": m.HandlePerson("d1", BEN, m.PersonAction.SEND_AWAY),
    "handle_person.let_in": m.HandlePerson("d2", BEN, m.PersonAction.LET_IN),
    "handle_person.make_host": m.HandlePerson("d3", BEN, m.PersonAction.MAKE_HOST),
    "ready": m.Ready("e1"),
    "ready.not": m.Ready("e2", False),
    "change_room": m.ChangeRoom("g1", 3, "Ann's table", OPTIONS["standard"], LIVE),
    "change_room.usual": m.ChangeRoom("g2", 2),
    "change_room.settings": m.ChangeRoom("g3", 2, settings=m.RoomSettings("de", ready_check=True)),
    "rematch": m.Rematch("a1", ROOM),
    "preview": m.Preview("y1", 0, (ttb.Place(A, 1, Tile.FORWARD_2),)),
    "preview.pass": m.Preview("y2", 0, ()),
    "preview.two_changes": m.Preview("y3", 7, (ttb.Swap(A, (1, 3)), ttb.Reset(B)), 3, True),
    "preview.one_round_with_branches": m.Preview("y4", 0, (ttb.Remove(A, 2),), 1, True),
    "command": m.Command("k7", 0, 12, ttb.Place(A, 1, Tile.FORWARD_2)),
    "command.edges": m.Command("k8", 7, LARGEST, ttb.Pass()),
    **{f"command.{name}": m.Command("k9", 0, 12, command) for name, command in COMMANDS.items()},
}

# --- parts of what the server sends -----------------------------------------------------------------------------

CHOICES: dict[str, m.Choice] = {
    "program": ttb.ChooseProgram(12, 0),
    "first": ttb.ChooseFirst(3, 1),
    "zap_robot": ttb.ChooseZapRobot(13, 0, OTHER, (Tile.FORWARD_1, Tile.TURN_LEFT, Tile.TURN_RIGHT, None)),
    "zap_blob": ttb.ChooseZapBlob(13, 0, (1, -1), (0, 1, 2, 3, 4, 5, None)),
    "place_crystal": ttb.ChooseCrystalHex(14, 1, Crystal.PINK, ((0, 1), (-1, 0))),
    "place_crystal.edges": ttb.ChooseCrystalHex(LARGEST, 7, Crystal.BLUE, ()),
}

OTHER_GAMES: dict[str, dict[str, dict[str, Any]]] = {
    schema.name: import_module(f"botyard_protocol.{schema.name}.samples").SAMPLES
    for schema in BUILT_IN
    if schema.name != GAME
}
"""Examples of the games that no message above has content of: `SAMPLES` in their module `samples`."""

GAMES: dict[str, dict[str, dict[str, Any]]] = {
    GAME: {"command": COMMANDS, "choice": CHOICES, "event": EVENTS},
    **OTHER_GAMES,
}
"""Examples of each game's commands, choices and events, by their wire names; the documents show them."""

SEATS = (m.Occupant(ANN, "Ann"), m.Occupant(BEN, "Бен 🤖"))
OPEN_ROOM = m.RoomView(
    ROOM,
    "twin_tin_bots",
    1,
    "Ann's table",
    m.Status.OPEN,
    2,
    ANN,
    (SEATS[0], None),
    STANDARD,
    COMMITMENT,
    (True, False),
    settings=KEPT,
    luck=m.LuckView(1, (m.ShareView(0, ANN, PROMISE),)),
)
RESERVED_ROOM = msgspec.structs.replace(
    OPEN_ROOM,
    players=3,
    seats=(SEATS[0], None, None),
    contributed=(True, False, False),
    reserved=(None, SEATS[1], None),
    ready=(0,),
    barred=(m.Occupant("g-eve09", "Eve"),),
    offers=(m.Offer(3, 0, ANN, None, None),),
)
MATCH_ROOM = m.RoomView(
    ROOM,
    "twin_tin_bots",
    1,
    "",
    m.Status.PLAYING,
    2,
    ANN,
    SEATS,
    WITH_ELEMENTS,
    COMMITMENT,
    luck=m.LuckView(
        1, (m.ShareView(0, ANN, PROMISE, SHARE), m.ShareView(1, BEN, OTHER_PROMISE, OTHER_SHARE)), False, ()
    ),
)
CLOCK_ROOM = m.RoomView(
    ROOM, "twin_tin_bots", 1, "", m.Status.PLAYING, 2, ANN, SEATS, STANDARD, COMMITMENT, (), control_view(LIVE)
)
BOTS = (m.Occupant(COG, "Cog", m.BotLevel.RANDOM), m.Occupant("b-nut04", "Nut", m.BotLevel.PLANNER))
BOT_ROOM = msgspec.structs.replace(MATCH_ROOM, seats=(SEATS[0], *BOTS), players=3)
DOUBLE_ROOM = m.RoomView(
    ROOM, "twin_tin_bots", 1, "", m.Status.PLAYING, 2, ANN, SEATS * 2, shown(OPTIONS["advanced_two_player"]), COMMITMENT
)
DONE_ROOM = m.RoomView(
    ROOM, "twin_tin_bots", 1, "", m.Status.FINISHED, 2, None, (None, None), luck=m.LuckView(1, secret=SECRET)
)

OWN_SEAT = ttb.SeatView(
    Colour.RED,
    (0, -4),
    ((Tile.FORWARD_2, None, Tile.ZAP), (None, Tile.DASH, None)),
    (3, 1, 2, 2, 2, 2, 1, 1),
    (Tile.ANTI_ZAP, Tile.JUMP),
    (Tile.ANTI_ZAP,),
    0,
    (1, 0, 2),
    3,
    False,
)
OTHER_SEAT = ttb.SeatView(
    Colour.PINK, (0, 4), ((None,) * 3,) * 2, (3, 2, 2, 2, 2, 2, 2, 0), (), (), 1, (0, 0, 0), 2, True
)
VIEW = ttb.View(
    5,
    ((2, 2), (-2, -2)),
    (GATE,),
    ((3, 0),),
    ((-3, 0),),
    (ttb.RobotView(0, A, (0, -3), 1, Crystal.GREEN, False), ttb.RobotView(1, B, (2, 2), 5, None, True)),
    (ttb.CrystalView((0, 0), Crystal.PINK),),
    (OWN_SEAT, OTHER_SEAT),
    (Crystal.BLUE, Crystal.GREEN),
    (Crystal.PINK,),
    11,
    0,
    1,
    3,
    None,
    20,
    RUN,
    None,
    Mode.TEAMS,
    (0, 1),
    100,
    7,
)
LAST_VIEW = ttb.View(
    5, (), (), (), (), (), (), (OWN_SEAT, OTHER_SEAT), (), (), 0, 1, 0, 9, 0, None, None,
    ttb.ResultView(EndReason.STALLED, ((0, 1),), (0, 0)),
)  # fmt: skip

SUMMARY = m.RoomSummary(
    ROOM, "twin_tin_bots", "Ann's table", m.Status.OPEN, 2, ("Ann", None), 1_790_000_000, STANDARD, ("g-ann01", None)
)
SUMMARIES = {
    name: msgspec.structs.replace(SUMMARY, players=PLAYERS.get(name, 2), options=shown(options))
    for name, options in OPTIONS.items()
}
NOW = 1_790_000_123_456
CLOCKS = (m.SeatClock(212_340, 60_000, 212_940, 600), m.SeatClock(0, 41_000, None, 0, True))
RUNNING = (m.SeatClock(212_340, 60_000), m.SeatClock(310_000, 41_000, 12_500))
FRAME = m.EventFrame(1, 40, (ttb.Passed(TURN), ttb.OrderStarted(RUN, Tile.ZAP)))

AHEAD = (ttb.TilePlaced(TURN, A, 1, Tile.FORWARD_2, None), ttb.OrderStarted(RUN, Tile.LOAD))
ZAP = ttb.ZapFired(RUN, ROBOT, ((1, -3), (2, -3)), ZapHit.ROBOT)
BRANCHES = (
    ttb.Branch(Tile.TURN_LEFT, (ttb.ZapObeyed(RUN, OTHER, Tile.TURN_LEFT), ttb.RobotTurned(RUN, OTHER, -1, 2)), None),
    ttb.Branch(Tile.UNLOAD, (ttb.ZapObeyed(RUN, OTHER, Tile.UNLOAD),), CHOICES["place_crystal"]),
    ttb.Branch(None, (ttb.ZapDeclined(RUN),), None),
)
BLOB_BRANCHES = (
    ttb.Branch(None, (ttb.BlobMoved(RUN, (1, -1), (2, -2), 5),), CHOICES["place_crystal"], 5),
    ttb.Branch(None, (ttb.ZapDeclined(RUN),), None),
)

LINE = c.ChatLine("1790000123456-0", NOW, BEN, "Ben", "Mind the mud!")
PHRASE = c.ChatLine("1790000123456-1", NOW, ANN, "Ann", "Good luck!", "good_luck")
RUNNING_SUMMARY = msgspec.structs.replace(
    SUMMARY, status=m.Status.PLAYING, seats=("Ann", "Ben"), identities=(ANN, BEN), clock=control_view(SLOW)
)
MY_MATCH = m.MyMatch(RUNNING_SUMMARY, (0,), (0,), NOW + 42_000_000, NOW - 5_000)
DONE_SUMMARY = msgspec.structs.replace(RUNNING_SUMMARY, status=m.Status.FINISHED)
MY_LAST = m.MyMatch(DONE_SUMMARY, (0,), (), None, NOW - 9_000, ((1,), (0,)), 2)

# --- server to client -------------------------------------------------------------------------------------------

WAITING = m.WaitingInvitation(
    "9f86d081884c",
    ROOM,
    "Ann's table",
    "twin_tin_bots",
    4,
    "g-ann01",
    "Ann",
    None,
    "A round before supper?",
    1_795_300_000,
)

SERVER: dict[str, m.ServerMessage] = {
    "welcome": m.Welcome(ANN, "Ann", "botyard/0.1.0", 15),
    "pong": m.Pong("p1"),
    "heartbeat": m.Heartbeat(1, 42),
    "heartbeat.no_room": m.Heartbeat(None, None),
    "lobby_rooms": m.LobbyRooms("l1", (SUMMARY,), 114, 6),
    "lobby_rooms.none": m.LobbyRooms("l1", ()),
    "lobby_changed": m.LobbyChanged(SUMMARY),
    **{f"lobby_changed.{name}": m.LobbyChanged(summary) for name, summary in SUMMARIES.items()},
    "lobby_changed.slow_clock": m.LobbyChanged(msgspec.structs.replace(SUMMARY, clock=control_view(SLOW))),
    "lobby_changed.bots": m.LobbyChanged(
        msgspec.structs.replace(
            SUMMARY,
            status=m.Status.PLAYING,
            seats=("Ann", "Cog"),
            identities=(ANN, COG),
            bots=(None, m.BotLevel.PLANNER),
        )
    ),
    "lobby_changed.host_away": m.LobbyChanged(msgspec.structs.replace(SUMMARY, host=m.Attendance.AWAY, behind=True)),
    "lobby_removed": m.LobbyRemoved(ROOM),
    "lobby_removed.listed": m.LobbyRemoved(ROOM, True),
    "rooms_page": m.RoomsPage("l3", m.Status.OPEN, (SUMMARY,), 114),
    "lobby_totals": m.LobbyTotals(113, 6),
    "lobby_counts": m.LobbyCounts(41, 17, 6, 2),
    "my_matches": m.MyMatches("f1", NOW, (MY_MATCH,)),
    "my_matches.none": m.MyMatches("f1", NOW, ()),
    "match_changed": m.MatchChanged(NOW, MY_MATCH),
    "match_changed.finished": m.MatchChanged(NOW, MY_LAST),
    "match_removed": m.MatchRemoved(ROOM),
    "paired": m.Paired("u1", ROOM),
    "created": m.Created("c1", ROOM),
    "identity_changed": m.IdentityChanged("Anna", registered=True),
    "entered": m.Entered("s1", ROOM, (0,), True, game=GAME),
    "entered.unasked": m.Entered("", ROOM, (), False, game=GAME),
    "entered.coach": m.Entered("v1", ROOM, (0,), False, coach=True, game=GAME),
    "entered.late": m.Entered("w1", ROOM, (), False, late=True, game=GAME),
    "snapshot": m.Snapshot(1, 2, (0,), OPEN_ROOM, None, ()),
    "snapshot.match": m.Snapshot(1, 42, (0,), MATCH_ROOM, VIEW, (CHOICES["zap_robot"],)),
    "snapshot.clocks": m.Snapshot(1, 42, (0,), CLOCK_ROOM, None, (CHOICES["program"],), NOW, CLOCKS),
    "snapshot.two_seats": m.Snapshot(1, 5, (0, 2), DOUBLE_ROOM, None, ()),
    "snapshot.bots": m.Snapshot(1, 5, (0,), BOT_ROOM, None, ()),
    "snapshot.reserved": m.Snapshot(1, 9, (0,), RESERVED_ROOM, None, ()),
    "snapshot.absence": m.Snapshot(1, 42, (0,), msgspec.structs.replace(MATCH_ROOM, absence=ABSENCE), None, ()),
    "snapshot.abandoned": m.Snapshot(
        1, 42, (), msgspec.structs.replace(DONE_ROOM, abandoned=m.Abandoned.RESIGNED), None, ()
    ),
    "snapshot.result": m.Snapshot(LARGEST, LARGEST, (), DONE_ROOM, LAST_VIEW, ()),
    "events": m.EventFrame(1, 42, (ttb.TilePlaced(TURN, A, 1, Tile.FORWARD_2, None), ttb.OrderStarted(RUN, Tile.ZAP))),
    "events.none": m.EventFrame(0, 0, ()),
    "events.sizes": m.EventFrame(128, 65536, (ttb.Passed(ttb.Cause(7)),) * 16),
    "events.standing": m.EventFrame(1, 42, (), True),
    **{f"events.{name}": m.EventFrame(1, 42, (event,)) for name, event in EVENTS.items()},
    "choices": m.ChoiceFrame(1, 42, (ttb.ChooseProgram(12, 0),)),
    "choices.clocks": m.ChoiceFrame(1, 42, (CHOICES["place_crystal"],), NOW, RUNNING),
    "choices.none": m.ChoiceFrame(1, 43, ()),
    "choices.fingerprints": m.ChoiceFrame(1, 42, (ttb.ChooseProgram(12, 0),), hash=0xFFFFFFFF, own=(0, None)),
    **{f"choices.{name}": m.ChoiceFrame(1, 42, (choice,)) for name, choice in CHOICES.items()},
    "accepted": m.Accepted("k7", 42, m.Durability.FSYNC),
    "accepted.memory": m.Accepted("k7", 2**32, m.Durability.MEMORY),
    "accepted.unknown": m.Accepted("k7", 255, m.Durability.UNKNOWN),
    "rejected": m.Rejected("k7", Refusal.SLOT_EMPTY, "There is no tile in that slot."),
    "rejected.with_text": m.Rejected(
        "k7", Code.TOO_MANY, "A table has at most 20 invitations.", "too_many", (TextArgument("most", "20"),)
    ),
    "try_again": m.TryAgain("k7", Code.UNAVAILABLE, "The store is away.", 500),
    "error": m.Error("w1", Code.INVALID_FIELD, "$.room: expected `str`, got `int`"),
    "error.no_id": m.Error(None, Code.MALFORMED, "The frame is not JSON."),
    "presence": m.Presence((True, False), 3),
    "presence.in_detail": m.Presence(
        (True, True, False, False),
        3,
        (
            m.SeatPresence(m.Attendance.HERE),
            m.SeatPresence(m.Attendance.AWAY),
            m.SeatPresence(m.Attendance.OFFLINE, 1_790_000_063_456),
            None,
        ),
        NOW,
    ),
    "history": m.History("h1", (FRAME, m.EventFrame(1, 41, ())), True),
    "exited": m.Exited("x1"),
    "previewed": m.Previewed("y1", AHEAD, None),
    "previewed.nothing": m.Previewed("y2", (), None),
    "previewed.up_to_a_choice": m.Previewed("y3", AHEAD, CHOICES["place_crystal"]),
    "previewed.branches": m.Previewed("y4", (ZAP,), CHOICES["zap_robot"], BRANCHES),
    "previewed.branches_of_a_blob": m.Previewed("y5", (ZAP,), CHOICES["zap_blob"], BLOB_BRANCHES),
    "link": m.Link("v6", 0, COACH_TOKEN),
    "link.spectators": m.Link("v7", None, "w0.q83vEjRWeJCrze8SNFZ4kA"),
    "link.none": m.Link("v8", 0, None),
    "onlookers": m.Onlookers((m.Onlooker("g-wes04", "Wes"), m.Onlooker("g-eve05", "Eve", 0)), 2),
    "onlookers.nobody": m.Onlookers((), 0),
    "chat": c.Chat("m1", c.ChatPlace.ROOM, (LINE, PHRASE), True, (c.MutedPerson("g-moe05", "Moe"),)),
    "chat.nothing": c.Chat("m2", c.ChatPlace.LOBBY, (), False),
    "said": c.Said("m4", "1790000123456-0"),
    "line_said": c.LineSaid(c.ChatPlace.ROOM, ROOM, LINE),
    "line_said.lobby": c.LineSaid(c.ChatPlace.LOBBY, None, PHRASE),
    "lines_removed": c.LinesRemoved(c.ChatPlace.ROOM, ROOM, ("1790000123456-0", "1790000123456-1")),
    "lines_removed.lobby": c.LinesRemoved(c.ChatPlace.LOBBY, None, ("1790000123456-0",)),
    "muted": c.Muted("m7", (c.MutedPerson(BEN, "Ben"),)),
    "muted.unasked": c.Muted("", ()),
    "reported": c.Reported("m9"),
    "standing": m.Standing("a1", ROOM, GAME, ttb.StandingAnswersView(crystal=ttb.CrystalRule.NEAREST)),
    "standing.unasked": m.Standing("", ROOM, GAME, ANSWERS_VIEW),
    "invitation_came": m.InvitationCame(WAITING),
    "invitation_came.for_a_seat": m.InvitationCame(msgspec.structs.replace(WAITING, seat=1, word="")),
    "invitation_gone": m.InvitationGone(WAITING.id),
    "invitation_answered": m.InvitationAnswered(ROOM, "Ann's table", "g-ben02", "Ben", False, "Not tonight, sorry"),
    "invitation_answered.yes": m.InvitationAnswered(ROOM, "Ann's table", "g-ben02", "Ben", True, ""),
    "friends_changed": m.FriendsChanged(m.FriendChange.ASKED, "g-ben02", "Ben"),
    "friends_changed.accepted": m.FriendsChanged(m.FriendChange.ACCEPTED, "g-ben02", "Ben"),
    "seat_offered": m.SeatOffered(ROOM, 3, "Ann", "Ann's table"),
    "rematch_offered": m.RematchOffered(ROOM, "r-9x2c4v", "Ben"),
    "inbox_changed": m.InboxChanged(
        m.InboxItem(
            "seat_offer.r-7f3k2m.3",
            m.InboxKind.SEAT_OFFER,
            1_767_225_600,
            "g-ann01",
            "Ann",
            ROOM,
            "Ann's table",
            seat=2,
            offer=3,
        ),
        None,
    ),
    "inbox_changed.gone": m.InboxChanged(None, "seat_offer.r-7f3k2m.3"),
    "announcement_changed": m.AnnouncementChanged(
        m.Announcement("A new version comes.", 1_767_225_600, 1_767_226_200), 1_767_225_000
    ),
    "announcement_changed.none": m.AnnouncementChanged(None, 1_767_225_000),
}
