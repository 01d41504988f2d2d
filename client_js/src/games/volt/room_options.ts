/** The options of a room: what fits how many players, and each in words. The service has the last word. */
import { text } from "#text/volt/lobby";
import { presetsOf, standardOf } from "../../kit/lobby";
import type { SeatChip } from "../api";
import type { Colour, Mode, OptionsView, Side } from "./generated";
import { OPTIONS } from "./lobby.generated";

export const STANDARD = standardOf<OptionsView>(OPTIONS);

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export const TARGETS = [3, 4, 5, 6, 7] as const;
export const KILLBOT_COUNTS = [0, 1, 2, 3] as const;
export const ROUND_LIMITS = [10, 15, 20, 30, 50, 99] as const;
/** The value of the option for an arena that is drawn. */
export const RANDOM = "random";

const MOST_ROBOTS = 4;
const FEWEST_ROBOTS = 2;
const TRAINING_ARENAS = ["A", "B", RANDOM];
/** VP that win in a mode if the option doesn't say. */
const USUAL: Readonly<Record<Mode, number>> = { training: 3, league: 5, championship: 5 };

/** Ready-made rooms: each fills in what makes it what it is, and no more. */
export const PRESETS = presetsOf<keyof typeof text.presets, OptionsView>(text, {
  league: () => ({ players: 2, options: STANDARD, clock: null }),
  training: () => ({ players: 2, options: { ...STANDARD, mode: "training" }, clock: null }),
  solo: () => ({ players: 1, options: { ...STANDARD, killbots: 3 }, clock: null }),
  championship: ({ players }) => ({ players: Math.max(players, FEWEST_ROBOTS), options: { ...STANDARD, mode: "championship" }, clock: null }),
});

/** VP that win. */
export function targetOf({ mode, target }: OptionsView): number {
  return target || USUAL[mode];
}

/** Whether an arena can be chosen in a mode. */
export function arenaFits(mode: Mode, arena: string): boolean {
  return mode === "league" || (mode === "training" && TRAINING_ARENAS.includes(arena));
}

/** The nearest options that so many players can use. */
export function fitted(options: OptionsView, players: number): OptionsView {
  const fewest = Math.max(0, FEWEST_ROBOTS - players);
  const killbots = Math.min(Math.max(options.killbots, fewest), MOST_ROBOTS - players);
  const arena = arenaFits(options.mode, options.arena) ? options.arena : STANDARD.arena;
  // 0: the usual target of the mode, which training always has
  const target = options.mode === "training" || options.target === USUAL[options.mode] ? 0 : options.target;
  return { ...options, killbots, arena, target };
}

/** Why so many players can't use the options, in a sentence; null if they can. */
export function problem(options: OptionsView | null, players: number): string | null {
  const robots = players + (options ?? STANDARD).killbots;
  if (robots > MOST_ROBOTS) return text.options.tooMany;
  return robots < FEWEST_ROBOTS ? text.options.tooFew : null;
}

/** The differences from the standard game, in a few words each. */
export function optionWords(options: OptionsView | null): string[] {
  if (!options) return [];
  const { mode, arena, killbots, start_numbers, round_limit } = options;
  return [
    ...(mode === STANDARD.mode ? [] : [text.options.modeWords[mode]]),
    ...(arena === STANDARD.arena ? [] : [arenaWords(arena)]),
    ...(options.target === 0 ? [] : [text.options.targetWords(options.target)]),
    ...(killbots === STANDARD.killbots ? [] : [text.options.killbotWords(killbots)]),
    ...(start_numbers === STANDARD.start_numbers ? [] : [text.options.startNumberWords[start_numbers]]),
    ...(round_limit === STANDARD.round_limit ? [] : [text.options.roundWords(round_limit)]),
  ];
}

/** `Arena C`. */
export function arenaWords(arena: string): string {
  return arena === RANDOM ? text.options.randomWords : text.options.arenaName(arena);
}

/** The goal of the game, and who plays along. */
export function introduction(options: OptionsView | null): string {
  const chosen = options ?? STANDARD;
  return [
    text.introduction.goal,
    text.introduction.target(targetOf(chosen)),
    ...(chosen.mode === "championship" ? [text.introduction.championship] : []),
    ...(chosen.killbots > 0 ? [text.introduction.killbots(chosen.killbots)] : []),
  ].join(" ");
}

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ["south", "north"],
  3: ["south", "west", "north"],
  4: ["south", "west", "north", "east"],
};

/** The side by which the robot of a seat comes in. */
export function seatChips(options: OptionsView | null, players: number, seat: number): SeatChip[] {
  const side = SIDES[players + (options ?? STANDARD).killbots]?.[seat];
  return side ? [{ label: text.seats.sides[side], title: text.seats.sideAbout }] : [];
}

/** The colours by seat. */
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];

/** The colour of a seat. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? "red";
}
