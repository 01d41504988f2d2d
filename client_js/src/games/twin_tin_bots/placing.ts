/** Elements that are placed by hand (rules §8): where they may lie on the printed set-ups. Pure; the service has the last word. */
import type { Hex, OptionsView, Colour } from "./generated";
import { STEPS } from "./hex";
import { NOTHING_PLACED, fitted, robotCount, seatCount } from "./room_options";

export const PLACED = ["teleporter", "rock", "blob", "mud"] as const;
export type Placed = (typeof PLACED)[number];

/** The largest number of teleporter pairs, rocks, blobs or mud hexes. */
const MOST_PLACED = 3;

/** An element on the board; `pair`: of teleporters, from 0. */
export interface Lying {
  readonly kind: Placed;
  readonly at: Hex;
  readonly pair: number;
}

type Hexes = typeof NOTHING_PLACED;

/** Everything that lies on the board. */
export function lying({ teleporter_hexes, rock_hexes, blob_hexes, mud_hexes }: Hexes): Lying[] {
  const one = (kind: Placed) => (at: Hex) => ({ kind, at, pair: 0 });
  return [
    ...teleporter_hexes.flatMap((ends, pair) => ends.map((at): Lying => ({ kind: "teleporter", at, pair }))),
    ...rock_hexes.map(one("rock")),
    ...blob_hexes.map(one("blob")),
    ...mud_hexes.map(one("mud")),
  ];
}

/**
 * Whether an element of `kind` may lie on `at`, given the others; `seats`: of the match, `robots`: of each. Mud may lie on any
 * free hex but the middle one; other kinds neither at the edge of the board, nor next to a base or to each other.
 */
export function isFree(kind: Placed, at: Hex, there: readonly Lying[], seats: number, robots: number): boolean {
  const setup = SETUPS[seats];
  if (!setup || ringOf(at) > setup.radius || ringOf(at) === 0) return false;
  if (isUsed(setup, at, robots) || there.some((one) => isSame(one.at, at))) return false;
  if (kind === "mud") return true;
  const solids = there.filter((one) => one.kind !== "mud");
  const near = (hex: Hex) => STEPS.some(([q, r]) => isSame([at[0] + q, at[1] + r], hex));
  return ringOf(at) < setup.radius && !setup.bases.some(near) && !solids.some((one) => near(one.at));
}

/** Whether there may be one more of a kind. */
export function hasOneMore(kind: Placed, options: Hexes): boolean {
  return listOf(kind, options).length < MOST_PLACED;
}

/** The options with something more on `at`; `other`: where the other end of a teleporter lies. */
export function withPlaced<T extends Hexes>(options: T, kind: Placed, at: Hex, other: Hex | null): T {
  switch (kind) {
    case "teleporter":
      return other ? { ...options, teleporter_hexes: [...options.teleporter_hexes, [other, at]] } : options;
    case "rock":
      return { ...options, rock_hexes: [...options.rock_hexes, at] };
    case "blob":
      return { ...options, blob_hexes: [...options.blob_hexes, at] };
    case "mud":
      return { ...options, mud_hexes: [...options.mud_hexes, at] };
  }
}

/** The options without what lies on `at`; of a teleporter both ends go. */
export function withoutAt<T extends Hexes>(options: T, at: Hex): T {
  const rest = (hexes: readonly Hex[]) => hexes.filter((hex) => !isSame(hex, at));
  return {
    ...options,
    teleporter_hexes: options.teleporter_hexes.filter((ends) => !ends.some((end) => isSame(end, at))),
    rock_hexes: rest(options.rock_hexes),
    blob_hexes: rest(options.blob_hexes),
    mud_hexes: rest(options.mud_hexes),
  };
}

/** The options without what may not lie on the board for so many seats. */
export function withFitting<T extends Hexes>(options: T, seats: number, robots: number): T {
  let fitting: T = { ...options, ...NOTHING_PLACED };
  const fits = (kind: Placed, at: Hex) => isFree(kind, at, lying(fitting), seats, robots);
  for (const [one, other] of options.teleporter_hexes) {
    const wider = withPlaced(fitting, "teleporter", other, one);
    const second = isFree("teleporter", other, [...lying(fitting), { kind: "teleporter", at: one, pair: 0 }], seats, robots);
    if (fits("teleporter", one) && second) fitting = wider;
  }
  for (const { kind, at } of lying({ ...options, teleporter_hexes: [] })) {
    if (fits(kind, at)) fitting = withPlaced(fitting, kind, at, null);
  }
  return fitting;
}

/** The nearest options that so many players can play by, with all that was placed by hand and fits their board. */
export function fit(options: OptionsView, players: number): OptionsView {
  const fitting = fitted(options, players);
  if (fitting.placing !== "by_hand") return fitting;
  const { teleporter_hexes, rock_hexes, blob_hexes, mud_hexes } = options;
  return withFitting({ ...fitting, teleporter_hexes, rock_hexes, blob_hexes, mud_hexes }, seatCount(fitting, players), robotCount(fitting));
}

function listOf(kind: Placed, options: Hexes): readonly unknown[] {
  return { teleporter: options.teleporter_hexes, rock: options.rock_hexes, blob: options.blob_hexes, mud: options.mud_hexes }[kind];
}

/** Whether the set-up itself has a base, a crystal or the start of a robot on a hex. */
function isUsed({ bases, starts, crystals }: Setup, at: Hex, robots: number): boolean {
  const used = [...bases, ...crystals, ...starts.A, ...(robots > 1 ? starts.B : [])];
  return used.some((hex) => isSame(hex, at));
}

/** The number of steps from the middle of the board to a hex. */
function ringOf([q, r]: Hex): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function isSame(one: Hex, other: Hex): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

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
    starts: { A: [[-4, 3], [4, -3]], B: [[0, -4], [0, 4]] },
    crystals: [[-2, 4], [-1, 1], [0, 0], [1, -1], [2, -4]],
  },
  3: {
    radius: 4,
    bases: [[2, -3], [1, 2], [-3, 1]],
    starts: { A: [[-4, 1], [3, -4], [1, 3]], B: [[2, 2], [-4, 2], [2, -4]] },
    crystals: [[-3, 4], [-1, -3], [-1, 1], [0, -1], [1, 0], [4, -1]],
  },
  4: {
    radius: 4,
    bases: [[2, -3], [2, 1], [-2, 3], [-2, -1]],
    starts: { A: [[-3, -1], [2, -4], [3, 1], [-2, 4]], B: [[2, 2], [-3, 4], [-2, -2], [3, -4]] },
    crystals: [[-4, 2], [-1, 0], [0, -4], [0, 1], [0, 4], [1, -1], [4, -2]],
  },
  5: {
    radius: 5,
    bases: [[2, -4], [4, -1], [1, 3], [-4, 4], [-3, -1]],
    starts: { A: [[-5, 4], [-3, -2], [3, -5], [5, -1], [1, 4]], B: [[2, 3], [-4, 5], [-4, -1], [2, -5], [5, -2]] },
    crystals: [[-5, 2], [-1, -4], [-1, 1], [-1, 5], [0, -1], [1, 0], [4, 1], [5, -4]],
  },
  6: {
    radius: 5,
    bases: [[4, -3], [3, 1], [-1, 4], [-4, 3], [-3, -1], [1, -4]],
    starts: { A: [[-3, -2], [2, -5], [5, -3], [3, 2], [-2, 5], [-5, 3]], B: [[-1, 5], [-5, 4], [-4, -1], [1, -5], [5, -4], [4, 1]] },
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
