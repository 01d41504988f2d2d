"""Values for the samples: people, luck, options, clocks, and the commands and events of a game."""

from hashlib import sha256

import msgspec

from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.luck import share_commitment
from botyard_protocol.twin_tin_bots import Colour, Crystal, EndReason, Mode, Placing, Reason, RobotName, Tile, ZapHit

LARGEST = 2**53 - 1
A, B = RobotName.A, RobotName.B
ROOM = "r-7f3k2q"
GAME = "twin_tin_bots"
ANN, BEN, COG = "g-ann01", "g-ben02", "b-cog03"
SECRET = bytes(range(32)).hex()
COMMITMENT = sha256(bytes.fromhex(SECRET)).hexdigest()
SHARE, OTHER_SHARE = bytes(range(32)).hex(), bytes(range(224, 256)).hex()
PROMISE, OTHER_PROMISE = share_commitment(ANN, SHARE), share_commitment(BEN, OTHER_SHARE)

COACH_TOKEN = "4kq7zr2mwx5t.0.1.q83vEjRWeJCrze8SNFZ4kA"

OPTIONS: dict[str, ttb.Options] = {
    "standard": ttb.Options(),
    "simplified": ttb.Options(mode=Mode.SIMPLIFIED, stalled_after=0),
    "teams": ttb.Options(mode=Mode.TEAMS, score_victory=False),
    "advanced_two_player": ttb.Options(mode=Mode.ADVANCED_TWO_PLAYER, stalled_after=1000),
    "no_score_victory": ttb.Options(score_victory=False),
    "random_elements": ttb.Options(teleporters=1, rocks=2, blobs=3, mud=3),
    "example_elements": ttb.Options(placing=Placing.EXAMPLE),
    "elements_by_hand": ttb.Options(
        placing=Placing.BY_HAND,
        teleporter_hexes=(((0, -3), (-2, 1)), ((2, -3), (1, 0))),
        rock_hexes=((3, -2),),
        blob_hexes=((-1, -1),),
        mud_hexes=((4, -1), (3, 1), (0, 2)),
    ),
    "colours": ttb.Options(colours=(Colour.PINK, Colour.PURPLE)),
    "combined": ttb.Options(Mode.SIMPLIFIED, False, 50, tuple(Colour), teleporters=3, mud=1),
}


PLAYERS = {"teams": 3, "combined": 6}
"""The numbers of players for options that are not for two players."""


def shown(options: ttb.Options) -> ttb.OptionsView:
    """Options as the server sends them."""
    return ttb.OptionsView(**msgspec.structs.asdict(options))


LIVE = m.TimeControl(m.Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)
SLOW = m.TimeControl(m.Pace.SLOW, turn=86_400, off_turn=3_600)

ABSENCE = m.Absence(
    (m.Missing(BEN, 1_790_000_063_456), m.Missing("g-cay05", 0, bot=m.Occupant(COG, "Cog", m.BotLevel.GREEDY))),
    (m.Ballot(ANN, m.Remedy.BOT, m.BotLevel.GREEDY),),
    m.Remedy.WAIT,
    2,
    1_790_000_100_000,
)

ANSWERS = ttb.StandingAnswers(
    ttb.ZapRule.ORDERS,
    (Tile.UNLOAD, Tile.TURN_LEFT, Tile.TURN_RIGHT, Tile.FORWARD_1, Tile.LOAD),
    ttb.BlobRule.DECLINE,
    ttb.CrystalRule.FARTHEST,
)
ANSWERS_VIEW = ttb.StandingAnswersView(**msgspec.structs.asdict(ANSWERS))


def control_view(clock: m.TimeControl) -> m.TimeControlView:
    """A time control as the server sends it."""
    return m.TimeControlView(**msgspec.structs.asdict(clock))


STANDARD, WITH_ELEMENTS = shown(OPTIONS["standard"]), shown(OPTIONS["elements_by_hand"])

# --- client to server -------------------------------------------------------------------------------------------

COMMANDS: dict[str, m.GameCommand] = {
    "place": ttb.Place(A, 1, Tile.FORWARD_2),
    "place.special": ttb.Place(B, 3, Tile.LONG_RANGE_ZAP),
    "swap": ttb.Swap(A, (1, 3)),
    "remove": ttb.Remove(B, 2),
    "reset": ttb.Reset(B),
    "pass": ttb.Pass(),
    "double": ttb.Double((ttb.Remove(A, 2), ttb.Place(B, 2, Tile.LOAD))),
    "double.others": ttb.Double((ttb.Swap(A, (2, 1)), ttb.Reset(B))),
    "first": ttb.First((ttb.FirstPlace(A, 2, Tile.FORWARD_1), ttb.FirstPlace(B, 1, Tile.TURN_LEFT))),
    "first.one_robot": ttb.First((ttb.FirstPlace(A, 3, Tile.ZAP),)),
    "zap_robot": ttb.ZapRobot(Tile.TURN_RIGHT),
    "zap_robot.declined": ttb.ZapRobot(None),
    "zap_blob": ttb.ZapBlob(5),
    "zap_blob.declined": ttb.ZapBlob(None),
    "place_crystal": ttb.PlaceCrystal((0, -1)),
    "place_crystal.far": ttb.PlaceCrystal((-33, 128)),
}

ROBOT = ttb.RobotId(0, A)
OTHER = ttb.RobotId(1, B)
RIVAL = ttb.RobotId(1, A)
RUN = ttb.Cause(0, A, 2)
TURN = ttb.Cause(0)
GATE = ((2, -4), (-2, 4))

KEPT = m.RoomSettingsView("de", m.Access.INVITED, True, m.Watching.LINK, delay_turns=3)
OFFER, SWAP = m.Offer(3, 0, ANN, None, BEN), m.Offer(4, 0, ANN, 1, BEN)

EVENTS: dict[str, m.Event] = {
    "room_created": m.RoomCreated(ANN, "twin_tin_bots", 2, "Ann's table", STANDARD, COMMITMENT),
    "room_created.with_elements": m.RoomCreated(BEN, "twin_tin_bots", 4, "", WITH_ELEMENTS, COMMITMENT),
    "room_created.live_clock": m.RoomCreated(BEN, "twin_tin_bots", 2, "", STANDARD, COMMITMENT, control_view(LIVE)),
    "room_created.by_an_older_server": m.RoomCreated(ANN, "twin_tin_bots", 2, "Ann's table"),
    "seat_taken": m.SeatTaken(1, BEN, "Ben"),
    "seat_taken.bot": m.SeatTaken(1, COG, "Cog", m.BotLevel.GREEDY),
    "seat_taken.handed_over": m.SeatTaken(1, ANN, "Ann", former=m.Occupant(BEN, "Ben")),
    "seat_left": m.SeatLeft(1),
    "host_changed": m.HostChanged(BEN),
    "host_changed.nobody": m.HostChanged(None),
    "match_started": m.MatchStarted((0, 2)),
    "match_started.two_seats_each": m.MatchStarted((0, 1, 0, 1)),
    "match_finished": m.MatchFinished(SECRET),
    "match_finished.by_an_older_server": m.MatchFinished(),
    "contributed": m.Contributed(1, PROMISE),
    "opening_started": m.OpeningStarted(1, (0, 1), (PROMISE, OTHER_PROMISE)),
    "share_opened": m.ShareOpened(0, SHARE),
    "start_called_off": m.StartCalledOff(2, (m.Occupant(BEN, "Бен 🤖"),)),
    "start_called_off.of_an_earlier_release": m.StartCalledOff(1, ()),
    "timed_out": m.TimedOut(1),
    "seat_absent": m.SeatAbsent(1),
    "seat_returned": m.SeatReturned(1),
    "person_gone": m.PersonGone(1, 1_790_000_063_456),
    "person_seen": m.PersonSeen(1),
    "voted": m.Voted(0, m.Remedy.WAIT),
    "voted.bot": m.Voted(0, m.Remedy.BOT, m.BotLevel.GREEDY),
    "decided": m.Decided(m.Remedy.RULES),
    "decided.bot": m.Decided(m.Remedy.BOT, m.BotLevel.GREEDY),
    "absence_changed": m.AbsenceChanged(ABSENCE),
    "absence_changed.nobody": m.AbsenceChanged(None),
    "match_abandoned": m.MatchAbandoned(m.Abandoned.VOTE),
    "match_abandoned.by_an_operator": m.MatchAbandoned(m.Abandoned.OPERATOR, "Insults at the table"),
    "time_granted": m.TimeGranted(0, 4_210),
    "offer_made": m.OfferMade(OFFER),
    "offer_made.swap": m.OfferMade(SWAP),
    "offer_made.anybody": m.OfferMade(m.Offer(LARGEST, 7, ANN, None, None)),
    "offer_ended": m.OfferEnded(3, m.OfferEnd.ACCEPTED),
    "offer_ended.void": m.OfferEnded(LARGEST, m.OfferEnd.VOID),
    "person_barred": m.PersonBarred(BEN, "Ben", True),
    "person_barred.no_more": m.PersonBarred(BEN, "Ben", False),
    "ready_changed": m.ReadyChanged((0, 2)),
    "ready_changed.nobody": m.ReadyChanged(()),
    "room_changed": m.RoomChanged(3, "Ann's table", STANDARD, control_view(LIVE), KEPT),
    "room_changed.reserved": m.RoomChanged(2, "", STANDARD, reserved=(None, m.Occupant(BEN, "Ben"))),
    "link_set": m.LinkSet(0, True),
    "link_set.spectators": m.LinkSet(None, True),
    "turn_started": ttb.TurnStarted(ttb.Cause(1), 3, None),
    "turn_started.end_phase": ttb.TurnStarted(TURN, 300, 2),
    "tile_placed": ttb.TilePlaced(TURN, A, 1, Tile.LOAD, Tile.FORWARD_1),
    "tile_placed.over_another": ttb.TilePlaced(TURN, B, 3, Tile.DASH, Tile.LOAD),
    "tiles_swapped": ttb.TilesSwapped(TURN, A, (1, 2)),
    "tile_removed": ttb.TileRemoved(TURN, A, 3, Tile.ZAP),
    "robot_reset": ttb.RobotReset(TURN, A, (Tile.FORWARD_1, Tile.ZAP)),
    "passed": ttb.Passed(TURN),
    "double_modification_used": ttb.DoubleModificationUsed(TURN),
    "order_started": ttb.OrderStarted(RUN, Tile.FORWARD_2),
    "robot_moved": ttb.RobotMoved(RUN, ROBOT, (0, 1), (1, 1), 0),
    "robot_moved.through_gate": ttb.RobotMoved(RUN, ROBOT, (2, -3), (-2, 4), 2, (GATE,), True),
    "robot_pushed": ttb.RobotPushed(RUN, ROBOT, (0, 1), (-2, 1), 3, (), True),
    "robot_pushed.past_mud": ttb.RobotPushed(RUN, OTHER, (1, -3), (2, -3), 0),
    "crystal_pushed": ttb.CrystalPushed(RUN, Crystal.BLUE, (1, 1), (2, 1), 0),
    "crystal_pushed.through_gates": ttb.CrystalPushed(RUN, Crystal.BLUE, (0, 0), (0, 1), 1, (GATE, GATE)),
    "blob_pushed": ttb.BlobPushed(RUN, (0, -1), (1, -1), 0),
    "blob_moved": ttb.BlobMoved(RUN, (0, -1), (0, -2), 4),
    "robot_jumped": ttb.RobotJumped(RUN, ROBOT, (0, 1), (2, 1), 0),
    "robot_turned": ttb.RobotTurned(RUN, ROBOT, -2, 4),
    "robot_turned.about": ttb.RobotTurned(RUN, ROBOT, 3, 0),
    "crystal_loaded": ttb.CrystalLoaded(RUN, ROBOT, Crystal.BLUE, (1, 1)),
    "crystal_taken": ttb.CrystalTaken(RUN, ROBOT, Crystal.PINK, RIVAL),
    "crystal_unloaded": ttb.CrystalUnloaded(RUN, RIVAL, Crystal.PINK, (-1, 1)),
    "crystal_handed": ttb.CrystalHanded(RUN, RIVAL, Crystal.PINK, ROBOT),
    "crystal_delivered": ttb.CrystalDelivered(RUN, RIVAL, Crystal.PINK, 1),
    "special_drawn": ttb.SpecialDrawn(RUN, 1, None),
    "special_drawn.own": ttb.SpecialDrawn(RUN, 0, Tile.JUMP),
    "crystal_placed": ttb.CrystalPlaced(RUN, Crystal.GREEN, (-1, 0), False),
    "crystal_waited": ttb.CrystalWaited(RUN, Crystal.GREEN),
    "end_phase_begun": ttb.EndPhaseBegun(RUN, 3),
    "zap_fired": ttb.ZapFired(RUN, ROBOT, ((1, 1),), ZapHit.CRYSTAL),
    "zap_fired.far": ttb.ZapFired(RUN, ROBOT, ((1, -3), (2, -3)), ZapHit.ROBOT),
    "zap_fired.over_the_edge": ttb.ZapFired(RUN, ROBOT, (), ZapHit.EDGE),
    "zap_obeyed": ttb.ZapObeyed(RUN, RIVAL, Tile.TURN_LEFT),
    "zap_declined": ttb.ZapDeclined(RUN),
    "game_ended": ttb.GameEnded(RUN, EndReason.SCORE, ((1,), (0,)), (3, 11), ((Tile.JUMP,), (Tile.DASH,))),
    "game_ended.equal": ttb.GameEnded(RUN, EndReason.SCORE, ((0,), (1, 2)), (20, 14, 14), ((Tile.JUMP,), (), ())),
    "seat_resigned": ttb.SeatResigned(TURN),
    **{
        f"order_ignored{'' if reason is Reason.STUCK_IN_MUD else '.' + reason.wire}": ttb.OrderIgnored(
            RUN, RIVAL, Tile.FORWARD_1, reason
        )
        for reason in Reason
    },
}
