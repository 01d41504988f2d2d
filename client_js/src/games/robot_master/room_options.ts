/** The options of a room, each in words. The service has the last word. */
import { text } from "#text/robot_master/lobby";
import { presetsOf, standardOf } from "../../kit/lobby";
import type { SeatChip } from "../api";
import type { OptionsView } from "./generated";
import { OPTIONS } from "./lobby.generated";
import type { Side } from "./grid";

export const STANDARD = standardOf<OptionsView>(OPTIONS);

export const PLAYER_COUNTS = [2] as const;
/** A match is the best of so many games. */
export const GAME_COUNTS = [1, 3, 5] as const;

/** Ready-made rooms: each fills in what makes it what it is, and no more. */
export const PRESETS = presetsOf<keyof typeof text.presets, OptionsView>(text, {
  standard: ({ players }) => ({ players, options: STANDARD, clock: null }),
  best_of_3: ({ players }) => ({ players, options: { ...STANDARD, games: 3 }, clock: null }),
});

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

/** The side of a seat in the first game, and whether it begins; nothing if chance decides the side. */
export function seatChips(options: OptionsView | null, _players: number, seat: number): SeatChip[] {
  const side = firstSide(options, seat);
  if (side === null) return [];
  const begins = options?.begins === side;
  return [
    { label: text.seats.owns[side], title: text.seats.ownsAbout[side] },
    ...(begins ? [{ label: text.seats.begins, title: text.seats.beginsAbout }] : []),
  ];
}
