/** Changes of a seat's programming board and hand, shared by the fold and by staged changes. */
import type { Change, RobotName, SeatView, Tile } from "./generated";
import { ORDINARY, ROBOT_NAMES, SLOTS, sortTiles, without } from "./tiles";

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
