/** The deal that follows from the seed of a match, as far as every player can see it. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { drawsOf, shuffled } from "../../net/seeds";
import type { GameDeal } from "../api";
import { ENUMS } from "./generated";
import type { Tile, View } from "./generated";

const FIRST_SPECIAL = ENUMS.Tile.indexOf("turn_left_2");

interface Deal {
  /** The seat that begins. */
  readonly first: number;
  /** The special tile that each seat is dealt; empty in the simplified game. */
  readonly specials: readonly Tile[];
}

/** The deal of a match of so many seats. */
export function dealOf(seed: Uint8Array, seats: number, mode: View["mode"]): Deal {
  const draw = drawsOf(seed);
  const first = draw(seats);
  const specials: Tile[] = mode === "simplified" ? [] : shuffled(ENUMS.Tile.slice(FIRST_SPECIAL), draw).slice(0, seats);
  return { first, specials };
}

/** The check of a deal for the client (see `GameDeal`); the note has the special tile of each own seat. */
export const deal: GameDeal<View> = {
  memoryKey: "specials",
  remember: (view, seats) => {
    const dealt = seats.flatMap((seat) => {
      const { turns, specials } = view.seats[seat]!;
      return turns === 0 && view.round === 1 && specials.length === 1 ? [[String(seat), specials[0]!] as const] : [];
    });
    return dealt.length > 0 ? Object.fromEntries(dealt) : null;
  },
  faults: (seed, view, note) => {
    const { first, specials } = dealOf(seed, view.seats.length, view.mode);
    const wrong = Object.entries(note ?? {}).some(([seat, tile]) => specials[Number(seat)] !== tile);
    return [...(first === view.first ? [] : ["first"]), ...(wrong ? ["special"] : [])];
  },
  faultWords: matchText.deal,
};
