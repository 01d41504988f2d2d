// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
import type { GameSchema, StructSchema } from "../../protocol/schema";
import { structsOf } from "../../protocol/struct_lines";
import { LOBBY_ENUMS, OPTIONS } from "./lobby.generated";

/** The side that begins each game of a match. A random one is drawn for each game. */
export type Beginner = "random" | "rows" | "columns";

/** A cell of the grid: its column `a`..`e` from left to right, and its row 1..5 from bottom to top. */
export type Cell = "a1" | "b1" | "c1" | "d1" | "e1" | "a2" | "b2" | "c2" | "d2" | "e2" | "a3" | "b3" | "c3" | "d3" | "e3" | "a4" | "b4" | "c4" | "d4" | "e4" | "a5" | "b5" | "c5" | "d5" | "e5";

/** Why a match ended. */
export type EndReason = "complete" | "resigned";

/** The seat that owns the rows in the first game of a match. The sides change with each further game. */
export type RowsOwner = "random" | "first_seat" | "second_seat";

/** Lay a card from hand on an empty cell that shares an edge with a laid card. */
export interface Lay { readonly type: "lay"; readonly value: number; readonly at: Cell }

/** The seat lays a card on one of `cells`, the legal ones in ascending order. */
export interface ChooseCard { readonly kind: "lay"; readonly id: number; readonly seat: number; readonly cells: readonly Cell[] }

/**
 * A game of the match begins with an empty grid, apart from a card on its centre.
 *
 * `number`: of the game, from 1. `rows`: the seat that owns the rows; the other one owns the columns. `first`: the
 * seat that begins. `centre`: the value of the card on c3. `hands`: by seat, as the audience may know them.
 */
export interface GameBegan { readonly type: "game_began"; readonly number: number; readonly rows: number; readonly first: number; readonly centre: number; readonly hands: readonly Hand[] }

/** `seat` laid a card on `at`, and it is the other seat's turn. `row`, `column`: the new worths of its two lines. */
export interface CardLaid { readonly type: "card_laid"; readonly seat: number; readonly value: number; readonly at: Cell; readonly row: number; readonly column: number }

/** All cells are filled. The next game of the match begins in the same frame, or the match ends. */
export interface GameEnded { readonly type: "game_ended"; readonly result: GameResult }

/** `seat` resigned, and with it the match ends. */
export interface SeatResigned { readonly type: "seat_resigned"; readonly seat: number }

/** The match is over: the fields are those of `ResultView`. */
export interface MatchEnded { readonly type: "match_ended"; readonly reason: EndReason; readonly ranking: readonly (readonly number[])[]; readonly scores: readonly number[] }

/**
 * A match as one audience may know it.
 *
 * `games`: the match is the best of so many. `number`: of the current game, from 1. `rows`: the seat that owns the
 * rows in it. `first`: the seat that began it. `active`: the seat whose turn it is. `cells`: the value on each `Cell`,
 * null for none. `worths`: of rows 1..5 and columns a..e, an empty line is worth 0. `hands`, `won` (games won): by
 * seat. `finished`: the games that were played to their end. `result`: null until the match is over.
 *
 * While no game follows, `active` after the last card of a match is the seat that began its last game.
 */
export interface View { readonly game: "robot_master"; readonly games: number; readonly number: number; readonly rows: number; readonly first: number; readonly active: number; readonly cells: readonly (number | null)[]; readonly worths: SideLists; readonly hands: readonly Hand[]; readonly won: readonly number[]; readonly finished: readonly GameResult[]; readonly result: ResultView | null }

/**
 * The options of a room; the defaults are the standard game.
 *
 * `games`: a match is the best of so many games: 1, 3 or 5.
 */
export interface Options { readonly game: "robot_master"; readonly rows?: RowsOwner; readonly begins?: Beginner; readonly games?: number }

/** The options of a room as the server sends them: newer servers may append some. */
export interface OptionsView { readonly game: "robot_master"; readonly rows: RowsOwner; readonly begins: Beginner; readonly games: number }

/**
 * The hand of a seat as an audience may know it.
 *
 * `size`: the number of cards. `values`: of all cards, ascending; empty for an audience that may not know them.
 */
export interface Hand { readonly size: number; readonly values: readonly number[] }

/**
 * The end of one game of a match.
 *
 * `rows`: the seat that owned the rows. `winner`: a seat, null for a draw. `worths`: of rows 1..5 and columns a..e.
 * `lowest`: the lowest worths of each side, ascending, up to the first difference. `cells`: the value on each `Cell`.
 */
export interface GameResult { readonly rows: number; readonly winner: number | null; readonly worths: SideLists; readonly lowest: SideLists; readonly cells: readonly number[] }

/** A list of worths for each side. */
export interface SideLists { readonly rows: readonly number[]; readonly columns: readonly number[] }

/**
 * The end of a match.
 *
 * `ranking`: places from the first on, the seats that share one together. `scores`: by seat, the number of games won;
 * in a match of one game, the lowest worth.
 */
export interface ResultView { readonly reason: EndReason; readonly ranking: readonly (readonly number[])[]; readonly scores: readonly number[] }

export type GameCommand = Lay;

export type Choice = ChooseCard;

export type GameEvent = GameBegan | CardLaid | GameEnded | SeatResigned | MatchEnded;

export const ENUMS = {
  ...LOBBY_ENUMS,
  Cell: ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "e3", "a4", "b4", "c4", "d4", "e4", "a5", "b5", "c5", "d5", "e5"],
  EndReason: ["complete", "resigned"],
} as const;

export const UNIONS = {
  GameCommand: "Lay".split(" "),
  Choice: "ChooseCard".split(" "),
  GameEvent: "GameBegan CardLaid GameEnded SeatResigned MatchEnded".split(" "),
};

export const STRUCTS: Readonly<Record<string, StructSchema>> = structsOf(`
Lay 1|value at:%Cell
ChooseCard 1 lay kind|id seat cells:*%Cell
GameBegan 32|number rows first centre hands:*.Hand
CardLaid 33|seat value at:%Cell row column
GameEnded 34|result:.GameResult
SeatResigned 35|seat
MatchEnded 36|reason:%EndReason ranking scores
View 1 robot_master game|games number rows first active cells worths:.SideLists hands:*.Hand won finished:*.GameResult result:?.ResultView
Hand|size values
GameResult|rows winner worths:.SideLists lowest:.SideLists cells
SideLists|rows columns
ResultView|reason:%EndReason ranking scores
`);

export const SCHEMA: GameSchema = {
  enums: ENUMS,
  unions: UNIONS,
  structs: { ...STRUCTS, Options: OPTIONS, OptionsView: OPTIONS },
};
