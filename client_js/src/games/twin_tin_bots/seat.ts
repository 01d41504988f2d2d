/** The order tiles, in the order of the wire (rules §2), the programs and hand of a seat, and what it answers without being asked. */
import { type Crystal, type SeatView, type Tile, type Change, type RobotName, type StandingAnswersView, type ZapRule, ENUMS } from "./generated";

const JOKER_INDEX = 7;

/** Tiles that every seat owns several of; `hand` counts them in this order, the joker last. */
export const ORDINARY: readonly Tile[] = ENUMS.Tile.slice(0, JOKER_INDEX + 1);
/** Orders that a zap can force on a robot (rules §6). */
export const FORCED: readonly Tile[] = ["forward_1", "turn_left", "turn_right", "load", "unload"];
export const ROBOT_NAMES = ENUMS.RobotName;
export const CRYSTALS = ENUMS.Crystal;
export const SLOTS = [1, 2, 3] as const;
/** Points of a delivered crystal, in the order of `CRYSTALS` (rules §1). */
const POINTS: readonly number[] = [2, 3, 4];

/** The tiles in the order of the protocol, which lists of tiles on the wire keep. */
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

/** The tile in a slot (1..3) of a robot, or null. */
export function tileAt(seat: SeatView, robot: RobotName, slot: number): Tile | null {
  return programOf(seat, robot)[slot - 1] ?? null;
}

/** The three slots of a robot. */
export function programOf(seat: SeatView, robot: RobotName): readonly (Tile | null)[] {
  return seat.programs[ROBOT_NAMES.indexOf(robot)] ?? [];
}

/** How many of `tile` the seat has in hand, as far as is known. */
export function inHand(seat: SeatView, tile: Tile): number {
  const index = ORDINARY.indexOf(tile);
  return index >= 0 ? seat.hand[index]! : Number(seat.specials.includes(tile));
}

/** The seat after a change of its program (rules §3.1). */
export function changeSeat(seat: SeatView, change: Change): SeatView {
  switch (change.type) {
    case "place":
      return place(seat, change.robot, change.slot, change.tile);
    case "swap":
      return swap(seat, change.robot, change.slots);
    case "remove":
      return remove(seat, change.robot, change.slot);
    case "reset":
      return reset(seat, change.robot);
  }
}

/** A tile goes from hand to a slot; what lay there goes back to hand. */
export function place(seat: SeatView, robot: RobotName, slot: number, tile: Tile): SeatView {
  const before = tileAt(seat, robot, slot);
  const taken = fromHand(seat, tile);
  return withSlot(before ? toHand(taken, before) : taken, robot, slot, tile);
}

export function swap(seat: SeatView, robot: RobotName, [a, b]: readonly [number, number]): SeatView {
  const [first, second] = [tileAt(seat, robot, a), tileAt(seat, robot, b)];
  return withSlot(withSlot(seat, robot, a, second), robot, b, first);
}

export function remove(seat: SeatView, robot: RobotName, slot: number): SeatView {
  const tile = tileAt(seat, robot, slot);
  return tile ? withSlot(toHand(seat, tile), robot, slot, null) : seat;
}

export function reset(seat: SeatView, robot: RobotName): SeatView {
  return SLOTS.reduce((current: SeatView, slot) => remove(current, robot, slot), seat);
}

/** The seat without its double modification. */
export function useJoker(seat: SeatView): SeatView {
  return { ...seat, hand: seat.hand.with(ORDINARY.indexOf("double_modification"), 0) };
}

function withSlot(seat: SeatView, robot: RobotName, slot: number, tile: Tile | null): SeatView {
  const index = ROBOT_NAMES.indexOf(robot);
  return { ...seat, programs: seat.programs.with(index, programOf(seat, robot).with(slot - 1, tile)) };
}

// A special that is not among the known ones was one of the secret ones: now it is public.
function fromHand(seat: SeatView, tile: Tile): SeatView {
  const index = ORDINARY.indexOf(tile);
  if (index >= 0) return { ...seat, hand: seat.hand.with(index, seat.hand[index]! - 1) };
  if (!seat.specials.includes(tile)) return { ...seat, secret_specials: seat.secret_specials - 1 };
  return { ...seat, specials: without(seat.specials, tile), known: without(seat.known, tile) };
}

/** The seat with one more tile in hand, which all have seen. */
function toHand(seat: SeatView, tile: Tile): SeatView {
  const index = ORDINARY.indexOf(tile);
  if (index >= 0) return { ...seat, hand: seat.hand.with(index, seat.hand[index]! + 1) };
  return { ...seat, specials: sortTiles([...seat.specials, tile]), known: sortTiles([...seat.known, tile]) };
}

/** No standing answer: the player is asked every question. */
export const ASKED: StandingAnswersView = { zap: "ask", orders: [], blob: "ask", crystal: "ask" };

/** Whether the player is asked every question: there is no standing answer. */
export function isAsked({ zap, blob, crystal }: StandingAnswersView): boolean {
  return zap === "ask" && blob === "ask" && crystal === "ask";
}

/** The answers with another rule for zaps. Only the rule `orders` has orders: all of them, until the player says which. */
export function withZap(answers: StandingAnswersView, zap: ZapRule): StandingAnswersView {
  return { ...answers, zap, orders: zap === "orders" ? FORCED : [] };
}

/** The answers with an order added at the end, or removed if it was there; the only order left can't be removed. */
export function withOrder(answers: StandingAnswersView, tile: Tile): StandingAnswersView {
  const others = answers.orders.filter((order) => order !== tile);
  if (others.length === answers.orders.length) return { ...answers, orders: [...others, tile] };
  return others.length === 0 ? answers : { ...answers, orders: others };
}
