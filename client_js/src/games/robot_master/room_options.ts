/** The options of a room, each in words. The service has the last word. */
import { text } from "#text/robot_master/lobby";
import type { FieldSchema, GameSchema } from "../../protocol/schema";
import type { RoomPlan, RoomPreset, SeatChip } from "../api";
import type { OptionsView } from "./generated";
import type { Side } from "./grid";

/**
 * The tables of a room's options, which every page has. Those of matches come with the part for matches (`generated.ts`),
 * so that the first page needs no more than this; a test holds both against each other.
 */
export const LOBBY_ENUMS = {
  RowsOwner: ["random", "first_seat", "second_seat"],
  Beginner: ["random", "rows", "columns"],
} as const;

const FIELDS: readonly FieldSchema[] = [
  ["rows", ["enum", "RowsOwner"], "random"],
  ["begins", ["enum", "Beginner"], "random"],
  ["games", "value", 1],
];
const OPTIONS = { tag: 1, key: "game", name: "robot_master", fields: FIELDS };

export const LOBBY_TABLES: GameSchema = { enums: LOBBY_ENUMS, unions: {}, structs: { Options: OPTIONS, OptionsView: OPTIONS } };

export const STANDARD: OptionsView = { game: "robot_master", rows: "random", begins: "random", games: 1 };

export const PLAYER_COUNTS = [2] as const;
export const ROWS_OWNERS = LOBBY_ENUMS.RowsOwner;
export const BEGINNERS = LOBBY_ENUMS.Beginner;
/** A match is the best of so many games. */
export const GAME_COUNTS = [1, 3, 5] as const;

type Plan = RoomPlan<OptionsView>;

const PLANS: Readonly<Record<keyof typeof text.presets, (plan: Plan) => Plan>> = {
  standard: ({ players }) => ({ players, options: STANDARD, clock: null }),
  best_of_3: ({ players }) => ({ players, options: { ...STANDARD, games: 3 }, clock: null }),
};

export const PRESETS: readonly RoomPreset<OptionsView>[] = (Object.keys(PLANS) as (keyof typeof PLANS)[]).map((id) => ({
  id,
  get name() {
    return text.presets[id].name;
  },
  get about() {
    return text.presets[id].about;
  },
  apply: PLANS[id],
}));

/** The side of a seat in the first game; null if chance decides. */
export function firstSide(options: OptionsView | null, seat: number): Side | null {
  const { rows } = options ?? STANDARD;
  if (rows === "random") return null;
  return (rows === "first_seat") === (seat === 0) ? "rows" : "columns";
}

/** The differences from the standard game, in a few words each. */
export function optionWords(options: OptionsView | null): string[] {
  if (!options) return [];
  const { rows, begins, games } = options;
  return [
    ...(games === STANDARD.games ? [] : [text.options.gamesWords(games)]),
    ...(rows === STANDARD.rows ? [] : [text.options.rowsWords[rows]]),
    ...(begins === STANDARD.begins ? [] : [text.options.beginsWords[begins]]),
  ];
}

/** The goal of the game, and how long the match is. */
export function introduction(options: OptionsView | null): string {
  const { games } = options ?? STANDARD;
  return games === 1 ? text.introduction.goal : `${text.introduction.goal} ${text.introduction.games(games)}`;
}

/** The side of a seat, and whether it begins. */
export function seatChips(options: OptionsView | null, _players: number, seat: number): SeatChip[] {
  const side = firstSide(options, seat);
  if (side === null) return [];
  const begins = options?.begins === side;
  return [
    { label: text.seats.owns[side], title: text.seats.ownsAbout[side] },
    ...(begins ? [{ label: text.seats.begins, title: text.seats.beginsAbout }] : []),
  ];
}
