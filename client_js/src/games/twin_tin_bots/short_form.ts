/** The short form in which events come (PROTOCOL.md, "Short events"). */
import { STEPS } from "./hex";

const SLOTS = 3;
const TILES = 21;
const REASONS = 12;

const [SEAT_CAUSE, CAUSE, ROBOT, TURN_STARTED, ORDER_STARTED, ORDER_IGNORED] = [1, 2, 3, 32, 39, 40];

/** By tag the number of values: of events of a seat, and of events of a robot. */
const OF_SEAT: Record<number, number> = { 33: 4, 34: 2, 35: 3, 36: 2, 37: 0, 38: 0, 53: 2, 54: 3, 55: 1, 56: 1, 59: 0, 60: 4, 61: 0 };
const OF_ROBOT: Record<number, number> = { 40: 1, 47: 2, 48: 2, 49: 2, 50: 2, 51: 2, 52: 2, 57: 2, 58: 1 };
/** By tag the steps of a robot's move, and the number of values before the hex that an object leaves. */
const ROBOT_STEPS: Record<number, number> = { 41: 1, 42: 1, 46: 2 };
const OBJECT_MOVES: Record<number, number> = { 43: 1, 44: 0, 45: 0 };

/** The events as arrays in the explicit form. One that is not whole, or of an unknown tag, ends them and is `[tag]`. */
export function expandEvents(items: readonly unknown[]): unknown[] {
  const events: unknown[] = [];
  const places = new Map<string, unknown>();
  let [at, cause, other] = [0, [] as unknown[], null as unknown[] | null];

  const take = (count: number): unknown[] => {
    if (at + count > items.length) throw new RangeError("not whole");
    return items.slice(at, (at += count));
  };
  const hexAfter = (from: unknown, direction: unknown, steps: number): number[] => {
    const [[q, r], [x, y]] = [from as number[], STEPS[direction as number] as readonly number[]];
    return [q! + steps * x!, r! + steps * y!];
  };
  const eventOf = (tag: number): unknown[] => {
    if (tag === TURN_STARTED) return [tag, (cause = take(1)), ...take(2)];
    if (tag === ORDER_STARTED) {
      const value = take(1)[0] as number;
      const place = Math.floor(value / TILES);
      cause = [cause[0], Math.floor(place / SLOTS), (place % SLOTS) + 1];
      return [tag, cause, value % TILES];
    }
    if (tag in OF_SEAT) return [tag, cause, ...take(OF_SEAT[tag]!)];
    if (tag in OBJECT_MOVES) {
      const values = take(OBJECT_MOVES[tag]! + 2);
      const direction = values.pop();
      return [tag, cause, ...values, hexAfter(values.at(-1), direction, 1), direction];
    }
    const robot = other ?? cause.slice(0, 2);
    other = null;
    if (tag in ROBOT_STEPS) {
      const from = places.get(`${robot}`) ?? take(1)[0];
      const [direction] = take(1);
      const to = hexAfter(from, direction, ROBOT_STEPS[tag]!);
      places.set(`${robot}`, to);
      return [tag, cause, robot, from, to, direction];
    }
    const values = take(OF_ROBOT[tag] ?? items.length);
    if (tag !== ORDER_IGNORED) return [tag, cause, robot, ...values];
    const value = values[0] as number;
    return [tag, cause, robot, Math.floor(value / REASONS), value % REASONS];
  };

  while (at < items.length) {
    const item = items[at++];
    try {
      if (Array.isArray(item)) {
        places.clear();
        events.push(item);
      } else if (item === SEAT_CAUSE) cause = take(1);
      else if (item === CAUSE) cause = take(3);
      else if (item === ROBOT) other = take(2);
      else events.push(eventOf(item as number));
    } catch { // the page asks for a snapshot at an event that it cannot read
      events.push([typeof item === "number" ? item : 0]);
      break;
    }
  }
  return events;
}
