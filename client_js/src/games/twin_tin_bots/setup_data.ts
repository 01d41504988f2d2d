/** The printed set-ups as far as elements are concerned (rules §8): where none may lie, by the seats of a match; and the seats' colours. */
import type { Colour, Hex } from "./generated";

export interface Setup {
  readonly radius: number;
  readonly bases: readonly Hex[];
  /** Where robots A and B of each seat start. */
  readonly starts: Readonly<Record<"A" | "B", readonly Hex[]>>;
  readonly crystals: readonly Hex[];
}

export const SETUPS: Readonly<Record<number, Setup>> = {
  2: {
    radius: 4,
    bases: [[3, 0], [-3, 0]],
    starts: {
      A: [[-4, 3], [4, -3]],
      B: [[0, -4], [0, 4]],
    },
    crystals: [[-2, 4], [-1, 1], [0, 0], [1, -1], [2, -4]],
  },
  3: {
    radius: 4,
    bases: [[2, -3], [1, 2], [-3, 1]],
    starts: {
      A: [[-4, 1], [3, -4], [1, 3]],
      B: [[2, 2], [-4, 2], [2, -4]],
    },
    crystals: [[-3, 4], [-1, -3], [-1, 1], [0, -1], [1, 0], [4, -1]],
  },
  4: {
    radius: 4,
    bases: [[2, -3], [2, 1], [-2, 3], [-2, -1]],
    starts: {
      A: [[-3, -1], [2, -4], [3, 1], [-2, 4]],
      B: [[2, 2], [-3, 4], [-2, -2], [3, -4]],
    },
    crystals: [[-4, 2], [-1, 0], [0, -4], [0, 1], [0, 4], [1, -1], [4, -2]],
  },
  5: {
    radius: 5,
    bases: [[2, -4], [4, -1], [1, 3], [-4, 4], [-3, -1]],
    starts: {
      A: [[-5, 4], [-3, -2], [3, -5], [5, -1], [1, 4]],
      B: [[2, 3], [-4, 5], [-4, -1], [2, -5], [5, -2]],
    },
    crystals: [[-5, 2], [-1, -4], [-1, 1], [-1, 5], [0, -1], [1, 0], [4, 1], [5, -4]],
  },
  6: {
    radius: 5,
    bases: [[4, -3], [3, 1], [-1, 4], [-4, 3], [-3, -1], [1, -4]],
    starts: {
      A: [[-3, -2], [2, -5], [5, -3], [3, 2], [-2, 5], [-5, 3]],
      B: [[-1, 5], [-5, 4], [-4, -1], [1, -5], [5, -4], [4, 1]],
    },
    crystals: [[-5, 1], [-4, 5], [-1, -4], [-1, 1], [0, -1], [1, 0], [1, 4], [4, -5], [5, -1]],
  },
};

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
