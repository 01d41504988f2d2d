/** The seats' colours in each set-up (rules §1), for rooms whose match has not begun. */
import type { Colour } from "./generated";

const BY_PLAYERS: Readonly<Record<number, readonly Colour[]>> = {
  2: ["red", "yellow"],
  3: ["green", "yellow", "red"],
  4: ["blue", "yellow", "red", "green"],
  5: ["green", "yellow", "blue", "purple", "red"],
  6: ["yellow", "blue", "pink", "purple", "red", "green"],
};

/** The colour of a seat if all `players` take part, or null. */
export function colourOf(seat: number, players: number): Colour | null {
  return BY_PLAYERS[players]?.[seat] ?? null;
}
