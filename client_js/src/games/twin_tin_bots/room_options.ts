/** The options of a room (rules §8): what fits how many players, and each in words. The service has the last word. */
import { text } from "#text/twin_tin_bots/lobby";
import { TEMPO_CONTROLS } from "../../protocol/generated";
import { presetsOf, standardOf } from "../../kit/lobby";
import type { SeatChip } from "../api";
import type { Mode, OptionsView } from "./generated";
import { OPTIONS } from "./lobby.generated";

export const STANDARD = standardOf<OptionsView>(OPTIONS);

/** A board without pieces that were placed by hand. */
export const NOTHING_PLACED: Pick<OptionsView, "teleporter_hexes" | "rock_hexes" | "blob_hexes" | "mud_hexes"> = { teleporter_hexes: [], rock_hexes: [], blob_hexes: [], mud_hexes: [] };

/** The numbers of players. */
export const PLAYER_COUNTS = [2, 3, 4, 5, 6] as const;
export const KINDS = ["teleporters", "rocks", "blobs", "mud"] as const;
export type Kind = (typeof KINDS)[number];
export const MOST_OF_A_KIND = 3;

const FEWEST_FOR_TEAMS = 3;
const SECOND_SEAT = 1;
const ADVANCED_PLAYERS = 2;
const ADVANCED_SEATS = 4;
/** Places for teleporters, rocks and blobs that are far enough apart, on the board for so many seats. */
const PLACES: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 7, 5: 13, 6: 12 };
/** How many of those places each takes. */
const TAKES: Readonly<Record<Kind, number>> = { teleporters: 2, rocks: 1, blobs: 1, mud: 0 };
/** In this order they are left out where a board has no room for all. */
const DISPENSABLE: readonly Kind[] = ["blobs", "rocks", "teleporters"];

/** Why so many players can't play a mode, in words; null if they can. */
export function modeProblem(mode: Mode, players: number): string | null {
  if (mode === "teams" && players < FEWEST_FOR_TEAMS) return text.options.teamsNeed(FEWEST_FOR_TEAMS);
  if (mode === "advanced_two_player" && players !== ADVANCED_PLAYERS) return text.options.advancedNeeds;
  return null;
}

/** Why so many players can't play by the options, in words; null if they can. */
export function problem(options: OptionsView | null, players: number): string | null {
  if (!options) return null;
  return modeProblem(options.mode, players) ?? (placesLeft(options, players) < 0 ? text.options.boardTooSmall : null);
}

/** The number of seats of the match: some modes give a player two. */
export function seatCount({ mode }: Pick<OptionsView, "mode">, players: number): number {
  if (mode === "advanced_two_player") return ADVANCED_SEATS;
  return mode === "teams" ? players + (players % 2) : players;
}

/** The seats, team and robots that a seat before the match stands for, once all seats are taken. */
interface Layout {
  /** How many seats of the match. */
  readonly seats: number;
  /** The team, from 0; null without teams. */
  readonly team: number | null;
  readonly robots: number;
}

/**
 * What a seat stands for, as `seating` of the service has it. A player has two seats in the advanced game of two, and the
 * second one of an odd number in teams.
 */
export function layout(options: OptionsView | null, players: number, seat: number): Layout {
  const { mode } = options ?? STANDARD;
  const double = mode === "advanced_two_player" || (mode === "teams" && players % 2 === 1 && seat === SECOND_SEAT);
  const seats = double ? 2 : 1;
  const each = mode === "simplified" ? 1 : 2;
  return { seats, team: mode === "teams" ? seat % 2 : null, robots: seats * each };
}

/** The team, second seat and robots of a seat in a few words. */
export function seatChips(options: OptionsView | null, players: number, seat: number): SeatChip[] {
  const { team, seats, robots } = layout(options, players, seat);
  return [
    ...(team === null ? [] : [{ label: text.seats.team(team + 1) }]),
    ...(seats > 1 ? [{ label: text.seats.two, title: text.seats.robots(robots) }] : []),
  ];
}

/** How many robots each seat has. */
export function robotCount({ mode }: Pick<OptionsView, "mode">): number {
  return mode === "simplified" ? 1 : 2;
}

/** How many more places for teleporters, rocks and blobs the board has; negative if it is too small. */
export function placesLeft(options: OptionsView, players: number): number {
  const taken = KINDS.reduce((sum, kind) => sum + options[kind] * TAKES[kind], 0);
  return (PLACES[seatCount(options, players)] ?? 0) - taken;
}

/** Whether there is room for `count` of a kind with all others. */
export function hasRoom(options: OptionsView, players: number, kind: Kind, count: number): boolean {
  return TAKES[kind] === 0 || placesLeft({ ...options, [kind]: count }, players) >= 0;
}

/** The nearest options that so many players can play by, without what was placed by hand: `fit` keeps what of it fits. */
export function fitted(options: OptionsView, players: number): OptionsView {
  const mode = modeProblem(options.mode, players) === null ? options.mode : "standard";
  let fitting: OptionsView = { ...options, mode };
  for (const kind of DISPENSABLE) {
    while (fitting[kind] > 0 && placesLeft(fitting, players) < 0) fitting = { ...fitting, [kind]: fitting[kind] - 1 };
  }
  const seats = seatCount(fitting, players);
  if (fitting.colours && fitting.colours.length !== seats) fitting = { ...fitting, colours: null };
  return { ...fitting, ...NOTHING_PLACED };
}

/** The differences from the standard game, in a few words each. */
export function optionWords(options: OptionsView | null): string[] {
  if (!options) return [];
  const { mode, score_victory, stalled_after, colours } = options;
  return [
    ...(mode === "standard" ? [] : [text.options.modes[mode].name]),
    ...(score_victory || mode === "teams" ? [] : [text.options.noScoreVictory]),
    ...stalledWords(stalled_after),
    ...elementWords(options),
    ...(colours ? [text.options.colours] : []),
  ];
}

/** A few sentences about the game for people who wait for a match; `players`: their number now, which may change. */
export function introduction(options: OptionsView | null, players: number): string {
  const { mode, score_victory } = options ?? STANDARD;
  const double = mode === "teams" && players % 2 === 1 ? [text.options.doubleSeat] : [];
  const winning = score_victory && mode !== "teams" ? text.options.firstWins : text.options.mostWins;
  return [text.options.modes[mode].before, ...double, winning].join(" ");
}

function stalledWords(rounds: number): string[] {
  if (rounds === STANDARD.stalled_after) return [];
  return [rounds === 0 ? text.options.stalledOff : text.options.stalledRounds(rounds)];
}

/** The elements of the board in a few words. */
function elementWords(options: OptionsView): string[] {
  switch (options.placing) {
    case "example":
      return [text.options.exampleElements];
    case "random":
      return countWords(KINDS.map((kind) => options[kind]));
    case "by_hand": {
      const { teleporter_hexes, rock_hexes, blob_hexes, mud_hexes } = options;
      const counts = [teleporter_hexes, rock_hexes, blob_hexes, mud_hexes].map(({ length }) => length);
      return [text.options.byHand(countWords(counts).join(", "))];
    }
  }
}

function countWords(counts: readonly number[]): string[] {
  return KINDS.flatMap((kind, index) => (counts[index] ? [text.options.counts[kind](counts[index])] : []));
}

const TEAMS_PLAYERS = 4;

/** Ready-made rooms: each fills in what makes it what it is, and no more. */
export const PRESETS = presetsOf<keyof typeof text.presets, OptionsView>(text, {
  standard: ({ players }) => ({ players, options: STANDARD, clock: null }),
  quick: ({ players }) => ({ players, options: { ...STANDARD, mode: "simplified" }, clock: TEMPO_CONTROLS.live_2 }),
  elements: ({ players }) => ({ players, options: { ...STANDARD, placing: "example" }, clock: null }),
  teams: ({ players }) => ({ players: Math.max(players, TEAMS_PLAYERS), options: { ...STANDARD, mode: "teams" }, clock: null }),
});
