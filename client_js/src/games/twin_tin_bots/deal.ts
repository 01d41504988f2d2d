/** The deal that follows from the seed of a match, as far as every player can see it. */
import { sha256 } from "../../net/sha256";
import type { GameDeal } from "../api";
import { ENUMS } from "./generated";
import type { Tile, View } from "./generated";
import { text } from "./text";

const FIRST_SPECIAL = ENUMS.Tile.indexOf("turn_left_2");
const RANGE = 2n ** 64n;

export interface Deal {
  /** The seat that begins. */
  readonly first: number;
  /** The special tile that each seat is dealt; empty in the simplified game. */
  readonly specials: readonly Tile[];
}

/** The deal of a match of so many seats. */
export function dealOf(seed: Uint8Array, seats: number, mode: View["mode"]): Deal {
  const draw = drawing(seed);
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
  faultWords: text.deal,
};

type Draw = (below: number) => number;

/** Numbers from a seed: SHA-256 of the seed and a counter, without those that would make low numbers likelier. */
function drawing(seed: Uint8Array): Draw {
  let counter = 0;
  const word = () => {
    const block = new Uint8Array(seed.length + 8);
    block.set(seed);
    new DataView(block.buffer).setBigUint64(seed.length, BigInt(counter));
    counter += 1;
    return new DataView(sha256(block).buffer).getBigUint64(0);
  };
  return (below) => {
    const size = BigInt(below);
    let drawn = word();
    while (drawn >= RANGE - (RANGE % size)) drawn = word();
    return Number(drawn % size);
  };
}

function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = draw(last + 1);
    [result[last], result[chosen]] = [result[chosen]!, result[last]!];
  }
  return result;
}
