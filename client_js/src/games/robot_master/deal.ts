/** The deals that follow from the seed of a match, as far as every player can see them. */
import { text as matchText } from "#text/robot_master/match";
import { drawsOf, shuffled } from "../../net/seeds";
import type { GameDeal } from "../api";
import type { OptionsView, View } from "./generated";
import { CENTRE, VALUES } from "./grid";
import { STANDARD } from "./room_options";
import { HAND } from "./worth";

const COPIES = 6;
const SEATS = 2;
const DECK = VALUES.flatMap((value) => Array.from({ length: COPIES }, () => value as number));

/** How one game of a match begins. */
export interface Deal {
  /** The seat that owns the rows. */
  readonly rows: number;
  /** The seat that begins. */
  readonly first: number;
  readonly centre: number;
  /** The hands by seat, ascending. */
  readonly hands: readonly (readonly number[])[];
}

/** The deals of so many games of a match. */
export function dealsOf(seed: Uint8Array, { rows: owner, begins }: OptionsView, games: number): Deal[] {
  const draw = drawsOf(seed);
  const firstRows = owner === "random" ? draw(SEATS) : Number(owner === "second_seat");
  return Array.from({ length: games }, (_, game) => {
    const rows = game % 2 === 0 ? firstRows : 1 - firstRows;
    const columnsBegin = begins === "random" ? draw(SEATS) === 1 : begins === "columns";
    const [centre = 0, ...rest] = shuffled(DECK, draw);
    const hands = [rest.slice(0, HAND), rest.slice(HAND, SEATS * HAND)].map((hand) => hand.sort((a, b) => a - b));
    return { rows, first: columnsBegin ? 1 - rows : rows, centre, hands };
  });
}

/** The own hand as it was dealt in a game of the match. */
interface Note {
  readonly number: number;
  readonly seat: number;
  readonly values: readonly number[];
}

/** The check of the deals for the client (see `GameDeal`); the note has the own hand of the newest game. */
export const deal: GameDeal<View> = {
  memoryKey: "hand",
  remember: ({ number, hands }, [seat]): Note | null => {
    const values = seat === undefined ? [] : hands[seat]!.values;
    return seat !== undefined && values.length === HAND ? { number, seat, values } : null;
  },
  faults: (seed, view, note, options) => {
    const deals = dealsOf(seed, (options as OptionsView | null) ?? STANDARD, view.number);
    const newest = deals.at(-1)!;
    const owners = [...view.finished.map(({ rows }) => rows), view.rows].slice(0, view.number);
    return [
      ...(owners.every((rows, game) => rows === deals[game]!.rows) ? [] : ["rows"]),
      ...(view.first === newest.first ? [] : ["first"]),
      ...(view.cells[CENTRE] === newest.centre ? [] : ["centre"]),
      ...(isDealt(note as Note | null, deals) ? [] : ["hand"]),
    ];
  },
  faultWords: matchText.deal,
};

/** Whether the noted hand is the one of its game; a missing note fits. */
function isDealt(note: Note | null, deals: readonly Deal[]): boolean {
  const hand = note && deals[note.number - 1]?.hands[note.seat];
  return !hand || hand.join() === note.values.join();
}
