// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
import type { Unknown } from "../../protocol/generated";
import type { GameSchema, StructSchema } from "../../protocol/schema";
import { structsOf } from "../../protocol/struct_lines";
import { LOBBY_ENUMS, OPTIONS } from "./lobby.generated";

/** Axial coordinates of a hex. */
export type Hex = readonly [q: number, r: number];

/** What a zap that hits a blob does: ask, or decline. */
export type BlobRule = "ask" | "decline";

/** A seat's colour (rules §1). */
export type Colour = "red" | "yellow" | "green" | "blue" | "purple" | "pink";

/** A crystal's colour; it is worth 2, 3, 4 points (rules §1). */
export type Crystal = "blue" | "green" | "pink";

/** On which of the offered hexes a crystal enters play: ask, or the one that `PROTOCOL.md` names. */
export type CrystalRule = "ask" | "nearest" | "farthest" | "first";

/** Why a game ended (rules §7). */
export type EndReason = "score" | "crystals" | "stalled" | "resigned";

/** Which game is played (rules §8); the three others exclude each other. */
export type Mode = "standard" | "simplified" | "teams" | "advanced_two_player";

/** How elements come to lie on the board (rules §8). */
export type Placing = "random" | "example" | "by_hand";

/** Why an order, or a part of one, was ignored: a closed list (rules §4, §5). */
export type Reason = "off_board" | "base_in_the_way" | "rock_in_the_way" | "push_blocked" | "landing_occupied" | "stuck_in_mud" | "already_loaded" | "nothing_to_load" | "anti_theft" | "nothing_to_unload" | "no_room_to_unload" | "own_other_base";

/** One of a seat's two robots. */
export type RobotName = "A" | "B";

/** An order tile (rules §2): 0..7 ordinary, 8..20 special. */
export type Tile = "forward_1" | "forward_2" | "turn_left" | "turn_right" | "load" | "unload" | "zap" | "double_modification" | "turn_left_2" | "turn_right_2" | "anti_zap" | "u_turn" | "forward_3" | "forward_load" | "forward_zap" | "dash" | "jump" | "back_up" | "double_zap" | "anti_theft" | "long_range_zap";

/** What ended a pulse (rules §6). */
export type ZapHit = "nothing" | "robot" | "shielded_robot" | "blob" | "base" | "crystal" | "rock" | "teleporter" | "edge";

/**
 * What a zap that hits a robot does: ask, decline, or give the first of some orders that the robot can execute.
 *
 * Orders are given to opponents' robots only: at a friendly one the player is asked.
 */
export type ZapRule = "ask" | "decline" | "orders";

/** Place a tile from hand on a slot; a tile already there goes back to hand (rules §3.1). */
export interface Place { readonly type: "place"; readonly robot: RobotName; readonly slot: number; readonly tile: Tile }

/** Swap two different slots of one robot, of which at least one holds a tile (rules §3.1). */
export interface Swap { readonly type: "swap"; readonly robot: RobotName; readonly slots: readonly [number, number] }

/** Take one tile back to hand (rules §3.1). */
export interface Remove { readonly type: "remove"; readonly robot: RobotName; readonly slot: number }

/** Take all tiles of one robot back to hand (rules §3.1). */
export interface Reset { readonly type: "reset"; readonly robot: RobotName }

/** Change nothing this turn (rules §3.1). */
export interface Pass { readonly type: "pass" }

/** Double modification, once per game: two changes, applied in order (rules §3.1). */
export interface Double { readonly type: "double"; readonly changes: readonly [Change, Change] }

/** A seat's first turn: one tile on each of its robots (rules §3.1). */
export interface First { readonly type: "first"; readonly places: readonly FirstPlace[] }

/** What the robot hit by a zap executes, or null to decline (rules §6). */
export interface ZapRobot { readonly type: "zap_robot"; readonly order: Tile | null }

/** Where the blob hit by a zap moves, or null to decline (rules §6). */
export interface ZapBlob { readonly type: "zap_blob"; readonly direction: number | null }

/** On which of the offered hexes the next crystal enters play (rules §5). */
export interface PlaceCrystal { readonly type: "place_crystal"; readonly at: Hex }

/** The seat programs: place, swap, remove, reset, pass or double (rules §3.1). */
export interface ChooseProgram { readonly kind: "program"; readonly id: number; readonly seat: number }

/** The seat's first turn: one tile on each of its robots (rules §3.1). */
export interface ChooseFirst { readonly kind: "first"; readonly id: number; readonly seat: number }

/** A zap hit `robot`: name an order for it, or decline with null (rules §6). */
export interface ChooseZapRobot { readonly kind: "zap_robot"; readonly id: number; readonly seat: number; readonly robot: RobotId; readonly options: readonly (Tile | null)[] }

/** A zap hit the blob on `at`: name a direction for it, or decline with null (rules §6). */
export interface ChooseZapBlob { readonly kind: "zap_blob"; readonly id: number; readonly seat: number; readonly at: Hex; readonly options: readonly (number | null)[] }

/** The base's owner chooses the hex on which `crystal` enters play (rules §5). */
export interface ChooseCrystalHex { readonly kind: "place_crystal"; readonly id: number; readonly seat: number; readonly crystal: Crystal; readonly options: readonly Hex[] }

/**
 * It is the cause's seat's turn. `round` counts from 1; `rounds_left` is null before the end phase (rules §7).
 *
 * Robots that stand in mud are stuck anew (rules §4).
 */
export interface TurnStarted { readonly type: "turn_started"; readonly cause: Cause; readonly round: number; readonly rounds_left: number | null }

/**
 * A tile went from the seat's hand to a slot, and `returned` (or null) from there back to hand.
 *
 * A special that was secret is public knowledge from now on.
 */
export interface TilePlaced { readonly type: "tile_placed"; readonly cause: Cause; readonly robot: RobotName; readonly slot: number; readonly tile: Tile; readonly returned: Tile | null }

/** Two slots of one robot exchanged what they hold. */
export interface TilesSwapped { readonly type: "tiles_swapped"; readonly cause: Cause; readonly robot: RobotName; readonly slots: readonly [number, number] }

/** A tile went back to hand. */
export interface TileRemoved { readonly type: "tile_removed"; readonly cause: Cause; readonly robot: RobotName; readonly slot: number; readonly tile: Tile }

/** All tiles of a robot went back to hand. */
export interface RobotReset { readonly type: "robot_reset"; readonly cause: Cause; readonly robot: RobotName; readonly tiles: readonly Tile[] }

/** The seat changed nothing. */
export interface Passed { readonly type: "passed"; readonly cause: Cause }

/** The seat used up its joker; the two changes follow in the same frame. */
export interface DoubleModificationUsed { readonly type: "double_modification_used"; readonly cause: Cause }

/** The order in the cause's slot begins. */
export interface OrderStarted { readonly type: "order_started"; readonly cause: Cause; readonly tile: Tile }

/**
 * `robot` could not execute `order`, or that part of its slot's order, because of `reason`.
 *
 * `order` is the part: forward_1 for each step of a forward or dash, back_up, jump, load, unload, zap.
 */
export interface OrderIgnored { readonly type: "order_ignored"; readonly cause: Cause; readonly robot: RobotId; readonly order: Tile; readonly reason: Reason }

/**
 * `robot` moved by itself one step, in direction `direction`, from `at` to `to`.
 *
 * `gates` lists the teleporters that carried it, two hexes each (entered, left); mostly empty.
 * `stuck`: it entered mud.
 */
export interface RobotMoved { readonly type: "robot_moved"; readonly cause: Cause; readonly robot: RobotId; readonly at: Hex; readonly to: Hex; readonly direction: number; readonly gates: readonly (readonly [Hex, Hex])[]; readonly stuck: boolean }

/**
 * `robot` was pushed one step; facing and cargo are kept.
 *
 * Pushes come before the move that made them, far end first.
 */
export interface RobotPushed { readonly type: "robot_pushed"; readonly cause: Cause; readonly robot: RobotId; readonly at: Hex; readonly to: Hex; readonly direction: number; readonly gates: readonly (readonly [Hex, Hex])[]; readonly stuck: boolean }

/** A crystal was pushed one step. */
export interface CrystalPushed { readonly type: "crystal_pushed"; readonly cause: Cause; readonly crystal: Crystal; readonly at: Hex; readonly to: Hex; readonly direction: number; readonly gates: readonly (readonly [Hex, Hex])[] }

/** A blob was pushed one step. */
export interface BlobPushed { readonly type: "blob_pushed"; readonly cause: Cause; readonly at: Hex; readonly to: Hex; readonly direction: number; readonly gates: readonly (readonly [Hex, Hex])[] }

/** A blob moved one step because of a zap (rules §6). */
export interface BlobMoved { readonly type: "blob_moved"; readonly cause: Cause; readonly at: Hex; readonly to: Hex; readonly direction: number; readonly gates: readonly (readonly [Hex, Hex])[] }

/** `robot` jumped from `at` to `to` (rules §4). */
export interface RobotJumped { readonly type: "robot_jumped"; readonly cause: Cause; readonly robot: RobotId; readonly at: Hex; readonly to: Hex; readonly direction: number; readonly gates: readonly (readonly [Hex, Hex])[]; readonly stuck: boolean }

/** `robot` turned by `steps` sixths of a circle (-2..3, right is positive) and now faces `facing`. */
export interface RobotTurned { readonly type: "robot_turned"; readonly cause: Cause; readonly robot: RobotId; readonly steps: number; readonly facing: number }

/** `robot` took a crystal from the hex `at`. */
export interface CrystalLoaded { readonly type: "crystal_loaded"; readonly cause: Cause; readonly robot: RobotId; readonly crystal: Crystal; readonly at: Hex }

/** `robot` took the crystal that the robot `source` carried. */
export interface CrystalTaken { readonly type: "crystal_taken"; readonly cause: Cause; readonly robot: RobotId; readonly crystal: Crystal; readonly source: RobotId }

/** `robot` laid its crystal on the empty hex `at`. */
export interface CrystalUnloaded { readonly type: "crystal_unloaded"; readonly cause: Cause; readonly robot: RobotId; readonly crystal: Crystal; readonly at: Hex }

/** `robot` gave its crystal to the robot `target`. */
export interface CrystalHanded { readonly type: "crystal_handed"; readonly cause: Cause; readonly robot: RobotId; readonly crystal: Crystal; readonly target: RobotId }

/** `robot` unloaded a crystal into the base of `seat`, whose points it is (rules §5). */
export interface CrystalDelivered { readonly type: "crystal_delivered"; readonly cause: Cause; readonly robot: RobotId; readonly crystal: Crystal; readonly seat: number }

/** `seat` drew a special tile; `tile` is null for audiences that may not know it. */
export interface SpecialDrawn { readonly type: "special_drawn"; readonly cause: Cause; readonly seat: number; readonly tile: Tile | null }

/** A crystal entered play on `at`: the first of the track, or (`waited`) the first of those waiting (rules §5). */
export interface CrystalPlaced { readonly type: "crystal_placed"; readonly cause: Cause; readonly crystal: Crystal; readonly at: Hex; readonly waited: boolean }

/** The first crystal of the track found no empty hex and waits (rules §5). */
export interface CrystalWaited { readonly type: "crystal_waited"; readonly cause: Cause; readonly crystal: Crystal }

/** The track's last crystal is in play: `rounds_left` rounds follow the current one (rules §7). */
export interface EndPhaseBegun { readonly type: "end_phase_begun"; readonly cause: Cause; readonly rounds_left: number }

/** `robot` zapped: the pulse went over `path` (hexes, the last one is where it ended) and met `hit`. */
export interface ZapFired { readonly type: "zap_fired"; readonly cause: Cause; readonly robot: RobotId; readonly path: readonly Hex[]; readonly hit: ZapHit }

/** The zapping seat has `robot` execute `order` now; what comes of it follows (rules §6). */
export interface ZapObeyed { readonly type: "zap_obeyed"; readonly cause: Cause; readonly robot: RobotId; readonly order: Tile }

/** The zapping seat declined. */
export interface ZapDeclined { readonly type: "zap_declined"; readonly cause: Cause }

/**
 * The game is over (rules §7).
 *
 * `ranking`: places from the first on, the seats that share one together. `scores`: final score by seat.
 * `specials`: the special tiles in each seat's hand, revealed.
 */
export interface GameEnded { readonly type: "game_ended"; readonly cause: Cause; readonly reason: EndReason; readonly ranking: readonly (readonly number[])[]; readonly scores: readonly number[]; readonly specials: readonly (readonly Tile[])[] }

/** The cause's seat resigned: its programs stay and do not run (rules §7). */
export interface SeatResigned { readonly type: "seat_resigned"; readonly cause: Cause }

/**
 * The whole game as one audience may know it.
 *
 * `track`: crystals to come, next first. `waiting`: crystals that found no empty hex. `stack`: special tiles left, a
 * count. `first`, `active`: seats. `rounds_left`: null before the end phase, then rounds after the current one
 * (rules §7). `score_to_win`: points of a score victory, or null. `executing`: the cause of the order under way while
 * a choice interrupts a run, else null. `sides`: the side of each seat; seats of one side are friendly (rules §1).
 * `stalled_after`: rounds without a delivery that end the game, or null. `quiet`: rounds without a delivery right
 * before this one; null once there was one in this round, and when the game is over.
 */
export interface View { readonly game: "twin_tin_bots"; readonly radius: number; readonly mud: readonly Hex[]; readonly teleporters: readonly (readonly [Hex, Hex])[]; readonly rocks: readonly Hex[]; readonly blobs: readonly Hex[]; readonly robots: readonly RobotView[]; readonly crystals: readonly CrystalView[]; readonly seats: readonly SeatView[]; readonly track: readonly Crystal[]; readonly waiting: readonly Crystal[]; readonly stack: number; readonly first: number; readonly active: number; readonly round: number; readonly rounds_left: number | null; readonly score_to_win: number | null; readonly executing: Cause | null; readonly result: ResultView | null; readonly mode: Mode; readonly sides: readonly number[]; readonly stalled_after: number | null; readonly quiet: number | null }

/**
 * The options of a room (rules §8); the defaults are the standard game.
 *
 * `score_victory`: false plays to the crystals' end. `stalled_after`: rounds without a delivery that end the game, 0
 * for never (rules §7). `colours`: the seats' colours in order of play, null for the printed ones. `teleporters`
 * (pairs), `rocks`, `blobs`, `mud`: how many are placed at random; the four `..._hexes` list them if they are placed
 * by hand.
 */
export interface Options { readonly game: "twin_tin_bots"; readonly mode?: Mode; readonly score_victory?: boolean; readonly stalled_after?: number; readonly colours?: readonly Colour[] | null; readonly placing?: Placing; readonly teleporters?: number; readonly rocks?: number; readonly blobs?: number; readonly mud?: number; readonly teleporter_hexes?: readonly (readonly [Hex, Hex])[]; readonly rock_hexes?: readonly Hex[]; readonly blob_hexes?: readonly Hex[]; readonly mud_hexes?: readonly Hex[] }

/** The options of a room as the server tells them: newer servers may append some. */
export interface OptionsView { readonly game: "twin_tin_bots"; readonly mode: Mode; readonly score_victory: boolean; readonly stalled_after: number; readonly colours: readonly Colour[] | null; readonly placing: Placing; readonly teleporters: number; readonly rocks: number; readonly blobs: number; readonly mud: number; readonly teleporter_hexes: readonly (readonly [Hex, Hex])[]; readonly rock_hexes: readonly Hex[]; readonly blob_hexes: readonly Hex[]; readonly mud_hexes: readonly Hex[] }

/**
 * What a player answers without being asked, until it is changed.
 *
 * `orders`: with `zap` as `orders`, at most five different ones that a zap can force, the best first; else empty.
 */
export interface StandingAnswers { readonly zap?: ZapRule; readonly orders?: readonly Tile[]; readonly blob?: BlobRule; readonly crystal?: CrystalRule }

/** Standing answers as the server tells them. */
export interface StandingAnswersView { readonly zap: ZapRule; readonly orders: readonly Tile[]; readonly blob: BlobRule; readonly crystal: CrystalRule }

/**
 * What one answer to a zap would lead to, up to the next open choice, as in `previewed`.
 *
 * `order`: the order that the robot would get; `direction`: where the blob would be moved. Both null: declined.
 */
export interface Branch { readonly order: Tile | null; readonly events: readonly (GameEvent | Unknown)[]; readonly choice: Choice | null; readonly direction: number | null }

/** One placement of a first turn. */
export interface FirstPlace { readonly robot: RobotName; readonly slot: number; readonly tile: Tile }

/** A robot: its seat and its name. */
export interface RobotId { readonly seat: number; readonly name: RobotName }

/**
 * What made an event happen.
 *
 * In a run: the seat, the robot and the slot (1..3) whose order is being executed. An order that a zap forces on
 * another robot has the zapping robot's slot as its cause. While programming, and at a turn's start, `robot` and
 * `slot` are null.
 */
export interface Cause { readonly seat: number; readonly robot: RobotName | null; readonly slot: number | null }

/** A robot on the board. `stuck`: in mud, and not freed yet (rules §4). */
export interface RobotView { readonly seat: number; readonly name: RobotName; readonly at: Hex; readonly facing: number; readonly cargo: Crystal | null; readonly stuck: boolean }

/** A crystal that lies on the board. */
export interface CrystalView { readonly at: Hex; readonly crystal: Crystal }

/**
 * A seat's board and hand, as an audience may know them.
 *
 * `programs`: slots 1..3 of robots A, B. `hand`: tiles in hand by `Tile` 0..7 (counts of the eight ordinary kinds; the
 * last is 1 until the double modification is used). `specials`: special tiles in hand that the audience knows, sorted;
 * `known`: those of them that are public; `secret_specials`: how many more there are in hand that the audience does
 * not know. `delivered`: crystals in the base, counts of blue, green, pink. `turns`: turns finished.
 */
export interface SeatView { readonly colour: Colour; readonly base: Hex; readonly programs: readonly (readonly (Tile | null)[])[]; readonly hand: readonly number[]; readonly specials: readonly Tile[]; readonly known: readonly Tile[]; readonly secret_specials: number; readonly delivered: readonly [number, number, number]; readonly turns: number; readonly resigned: boolean }

/** The end of a game: as in `GameEnded`. */
export interface ResultView { readonly reason: EndReason; readonly ranking: readonly (readonly number[])[]; readonly scores: readonly number[] }

export type GameCommand = Place | Swap | Remove | Reset | Pass | Double | First | ZapRobot | ZapBlob | PlaceCrystal;

export type Choice = ChooseProgram | ChooseFirst | ChooseZapRobot | ChooseZapBlob | ChooseCrystalHex;

export type GameEvent = TurnStarted | TilePlaced | TilesSwapped | TileRemoved | RobotReset | Passed | DoubleModificationUsed | OrderStarted | OrderIgnored | RobotMoved | RobotPushed | CrystalPushed | BlobPushed | BlobMoved | RobotJumped | RobotTurned | CrystalLoaded | CrystalTaken | CrystalUnloaded | CrystalHanded | CrystalDelivered | SpecialDrawn | CrystalPlaced | CrystalWaited | EndPhaseBegun | ZapFired | ZapObeyed | ZapDeclined | GameEnded | SeatResigned;

export type Change = Place | Swap | Remove | Reset;

export const ENUMS = {
  ...LOBBY_ENUMS,
  BlobRule: ["ask", "decline"],
  Crystal: ["blue", "green", "pink"],
  CrystalRule: ["ask", "nearest", "farthest", "first"],
  EndReason: ["score", "crystals", "stalled", "resigned"],
  Reason: ["off_board", "base_in_the_way", "rock_in_the_way", "push_blocked", "landing_occupied", "stuck_in_mud", "already_loaded", "nothing_to_load", "anti_theft", "nothing_to_unload", "no_room_to_unload", "own_other_base"],
  RobotName: ["A", "B"],
  Tile: ["forward_1", "forward_2", "turn_left", "turn_right", "load", "unload", "zap", "double_modification", "turn_left_2", "turn_right_2", "anti_zap", "u_turn", "forward_3", "forward_load", "forward_zap", "dash", "jump", "back_up", "double_zap", "anti_theft", "long_range_zap"],
  ZapHit: ["nothing", "robot", "shielded_robot", "blob", "base", "crystal", "rock", "teleporter", "edge"],
  ZapRule: ["ask", "decline", "orders"],
} as const;

export const UNIONS = {
  GameCommand: "Place Swap Remove Reset Pass Double First ZapRobot ZapBlob PlaceCrystal".split(" "),
  Choice: "ChooseProgram ChooseFirst ChooseZapRobot ChooseZapBlob ChooseCrystalHex".split(" "),
  GameEvent: "TurnStarted TilePlaced TilesSwapped TileRemoved RobotReset Passed DoubleModificationUsed OrderStarted OrderIgnored RobotMoved RobotPushed CrystalPushed BlobPushed BlobMoved RobotJumped RobotTurned CrystalLoaded CrystalTaken CrystalUnloaded CrystalHanded CrystalDelivered SpecialDrawn CrystalPlaced CrystalWaited EndPhaseBegun ZapFired ZapObeyed ZapDeclined GameEnded SeatResigned".split(" "),
  Change: "Place Swap Remove Reset".split(" "),
};

export const STRUCTS: Readonly<Record<string, StructSchema>> = structsOf(`
Place 1|robot:%RobotName slot tile:%Tile
Swap 2|robot:%RobotName slots
Remove 3|robot:%RobotName slot
Reset 4|robot:%RobotName
Pass 5|
Double 6|changes:(&Change,&Change)
First 7|places:*.FirstPlace
ZapRobot 8|order:?%Tile
ZapBlob 9|direction
PlaceCrystal 10|at
ChooseProgram 1 program kind|id seat
ChooseFirst 2 first kind|id seat
ChooseZapRobot 3 zap_robot kind|id seat robot:.RobotId options:*?%Tile
ChooseZapBlob 4 zap_blob kind|id seat at options
ChooseCrystalHex 5 place_crystal kind|id seat crystal:%Crystal options
TurnStarted 32|cause:.Cause round rounds_left
TilePlaced 33|cause:.Cause robot:%RobotName slot tile:%Tile returned:?%Tile
TilesSwapped 34|cause:.Cause robot:%RobotName slots
TileRemoved 35|cause:.Cause robot:%RobotName slot tile:%Tile
RobotReset 36|cause:.Cause robot:%RobotName tiles:*%Tile
Passed 37|cause:.Cause
DoubleModificationUsed 38|cause:.Cause
OrderStarted 39|cause:.Cause tile:%Tile
OrderIgnored 40|cause:.Cause robot:.RobotId order:%Tile reason:%Reason
RobotMoved 41|cause:.Cause robot:.RobotId at to direction gates=[] stuck=false
RobotPushed 42|cause:.Cause robot:.RobotId at to direction gates=[] stuck=false
CrystalPushed 43|cause:.Cause crystal:%Crystal at to direction gates=[]
BlobPushed 44|cause:.Cause at to direction gates=[]
BlobMoved 45|cause:.Cause at to direction gates=[]
RobotJumped 46|cause:.Cause robot:.RobotId at to direction gates=[] stuck=false
RobotTurned 47|cause:.Cause robot:.RobotId steps facing
CrystalLoaded 48|cause:.Cause robot:.RobotId crystal:%Crystal at
CrystalTaken 49|cause:.Cause robot:.RobotId crystal:%Crystal source:.RobotId
CrystalUnloaded 50|cause:.Cause robot:.RobotId crystal:%Crystal at
CrystalHanded 51|cause:.Cause robot:.RobotId crystal:%Crystal target:.RobotId
CrystalDelivered 52|cause:.Cause robot:.RobotId crystal:%Crystal seat
SpecialDrawn 53|cause:.Cause seat tile:?%Tile
CrystalPlaced 54|cause:.Cause crystal:%Crystal at waited
CrystalWaited 55|cause:.Cause crystal:%Crystal
EndPhaseBegun 56|cause:.Cause rounds_left
ZapFired 57|cause:.Cause robot:.RobotId path hit:%ZapHit
ZapObeyed 58|cause:.Cause robot:.RobotId order:%Tile
ZapDeclined 59|cause:.Cause
GameEnded 60|cause:.Cause reason:%EndReason ranking scores specials:**%Tile
SeatResigned 61|cause:.Cause
View 1 twin_tin_bots game|radius mud teleporters rocks blobs robots:*.RobotView crystals:*.CrystalView seats:*.SeatView track:*%Crystal waiting:*%Crystal stack first active round rounds_left score_to_win executing:?.Cause result:?.ResultView mode:%Mode="standard" sides=[] stalled_after=null quiet=null
StandingAnswers|zap:%ZapRule="ask" orders:*%Tile=[] blob:%BlobRule="ask" crystal:%CrystalRule="ask"
StandingAnswersView|zap:%ZapRule="ask" orders:*%Tile=[] blob:%BlobRule="ask" crystal:%CrystalRule="ask"
Branch|order:?%Tile events:*&GameEvent choice:?&Choice direction=null
FirstPlace|robot:%RobotName slot tile:%Tile
RobotId|seat name:%RobotName
Cause|seat robot:?%RobotName=null slot=null
RobotView|seat name:%RobotName at facing cargo:?%Crystal stuck
CrystalView|at crystal:%Crystal
SeatView|colour:%Colour base programs:**?%Tile hand specials:*%Tile known:*%Tile secret_specials delivered turns resigned
ResultView|reason:%EndReason ranking scores
`);

export const SCHEMA: GameSchema = {
  enums: ENUMS,
  unions: UNIONS,
  structs: { ...STRUCTS, Options: OPTIONS, OptionsView: OPTIONS },
};
