/** The order tiles, in the order of the wire (rules §2). */
import { ENUMS } from "./generated";
import type { Crystal, SeatView, Tile } from "./generated";

const JOKER_INDEX = 7;

/** Tiles that every seat owns several of; `hand` counts them in this order, the joker last. */
export const ORDINARY: readonly Tile[] = ENUMS.Tile.slice(0, JOKER_INDEX + 1);
/** Tiles of which there is one each. */
export const SPECIAL: readonly Tile[] = ENUMS.Tile.slice(JOKER_INDEX + 1);
/** Orders that a zap can force on a robot (rules §6). */
export const FORCED: readonly Tile[] = ["forward_1", "turn_left", "turn_right", "load", "unload"];
export const ROBOT_NAMES = ENUMS.RobotName;
export const CRYSTALS = ENUMS.Crystal;
export const SLOTS = [1, 2, 3] as const;
/** Points of a delivered crystal, in the order of `CRYSTALS` (rules §1). */
export const POINTS: readonly number[] = [2, 3, 4];

/** Ascending as on the wire. */
export function sortTiles(tiles: readonly Tile[]): Tile[] {
  return tiles.toSorted((a, b) => ENUMS.Tile.indexOf(a) - ENUMS.Tile.indexOf(b));
}

/** `tiles` without one `tile`; unchanged if there is none. */
export function without(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const index = tiles.indexOf(tile);
  return index < 0 ? tiles : tiles.toSpliced(index, 1);
}

/** The points that a crystal brings its base's owner. */
export function pointsOf(crystal: Crystal): number {
  return POINTS[CRYSTALS.indexOf(crystal)]!;
}

/** The points of a seat's delivered crystals; those that its robots carry count only at the end (rules §7). */
export function score(seat: SeatView): number {
  return seat.delivered.reduce((sum, count, index) => sum + count * POINTS[index]!, 0);
}
