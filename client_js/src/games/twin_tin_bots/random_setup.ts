/** Elements drawn at random for a new room, as if they were placed by hand (rules §8): so the form can show them. */
import { board } from "./hex";
import { NOTHING, isFree, lying, withPlaced } from "./placing";
import type { Lying, Placed } from "./placing";
import type { Hex, OptionsView } from "./generated";
import { robotCount, seatCount } from "./room_options";
import { SETUPS } from "./setup_data";

/** The fewest and the most of each kind that are drawn; those that take most room come first. */
const RANGES: readonly (readonly [Placed, number, number])[] = [
  ["teleporter", 1, 2],
  ["rock", 1, 3],
  ["blob", 0, 2],
  ["mud", 1, 3],
];

/**
 * `options` with elements at random, without those that were placed before. The number of each kind is drawn from
 * `RANGES`; on a board with too little room there are fewer. `random`: numbers from 0 to below 1.
 */
export function randomSetup(options: OptionsView, players: number, random: () => number = Math.random): OptionsView {
  let drawn: OptionsView = { ...options, ...NOTHING, placing: "by_hand", teleporters: 0, rocks: 0, blobs: 0, mud: 0 };
  const [seats, robots] = [seatCount(options, players), robotCount(options)];
  const hexes = board(SETUPS[seats]?.radius ?? 0);
  // a free hex at random; null if there is none
  const pick = (kind: Placed, there: readonly Lying[]): Hex | null => {
    const free = hexes.filter((at) => isFree(kind, at, there, seats, robots));
    return free[Math.floor(random() * free.length)] ?? null;
  };
  for (const [kind, fewest, most] of RANGES) {
    const count = fewest + Math.floor(random() * (most - fewest + 1));
    for (let placed = 0; placed < count; placed += 1) {
      const there = lying(drawn);
      const first = pick(kind, there);
      // a teleporter has a second end, which keeps its distance from the first
      const other = kind === "teleporter" && first ? pick(kind, [...there, { kind, at: first, pair: 0 }]) : null;
      if (first && (kind !== "teleporter" || other)) drawn = withPlaced(drawn, kind, other ?? first, other ? first : null);
    }
  }
  return drawn;
}

