/** What each seat changed on its programming board last, read from the events that the page knows. */
import { text as matchText } from "#text/twin_tin_bots/match";
import type { EventOf } from "./fold";
import type { GameEvent, RobotName } from "./generated";

const CHANGES = ["tile_placed", "tiles_swapped", "tile_removed", "robot_reset", "passed", "double_modification_used"] as const;

/** An event of the programming part of a turn (rules §3.1). */
export type ChangeEvent = EventOf<(typeof CHANGES)[number]>;

/**
 * The newest change of each seat, the events of one turn in their order; none for a seat that has not changed anything
 * yet. `events`: of the log, oldest first; those of the platform are passed over.
 */
export function lastChanges(events: readonly { readonly type: string }[], seats: number): readonly (readonly ChangeEvent[])[] {
  const found: ChangeEvent[][] = Array.from({ length: seats }, () => []);
  const whole = new Set<number>();
  for (let index = events.length - 1; index >= 0 && whole.size < seats; index -= 1) {
    const event = events[index] as GameEvent;
    if (event.type === "turn_started") {
      for (const [seat, changes] of found.entries()) if (changes.length > 0) whole.add(seat);
    } else if (isChange(event) && !whole.has(event.cause.seat)) found[event.cause.seat]?.unshift(event);
  }
  return found;
}

/** The change in a few words, such as "A1: Load (was Zap)"; null for no change. */
export function changeWords(changes: readonly ChangeEvent[]): string | null {
  const words = changes.flatMap((change) => wordsOf(change) ?? []);
  if (words.length === 0) return null;
  const joker = changes.some(({ type }) => type === "double_modification_used");
  return joker ? matchText.glance.double(words.join("; ")) : words.join("; ");
}

/** Whether the change touched a slot. */
export function isChanged(changes: readonly ChangeEvent[], robot: RobotName, slot: number): boolean {
  return changes.some((change) => {
    if (change.type === "passed" || change.type === "double_modification_used" || change.robot !== robot) return false;
    if (change.type === "robot_reset") return true;
    return change.type === "tiles_swapped" ? change.slots.includes(slot) : change.slot === slot;
  });
}

/** Whether an event is of the programming part of a turn. */
export function isChange(event: GameEvent): event is ChangeEvent {
  return (CHANGES as readonly string[]).includes(event.type);
}

/** A change of a program in words; null for the joker, which only allows two of them. */
function wordsOf(change: ChangeEvent): string | null {
  switch (change.type) {
    case "tile_placed": {
      const { robot, slot, tile, returned } = change;
      return matchText.glance.placed(robot, slot, matchText.tiles[tile], returned && matchText.tiles[returned]);
    }
    case "tiles_swapped":
      return matchText.glance.swapped(change.robot, ...change.slots);
    case "tile_removed":
      return matchText.glance.removed(change.robot, change.slot, matchText.tiles[change.tile]);
    case "robot_reset":
      return matchText.glance.reset(change.robot);
    case "passed":
      return matchText.glance.passed;
    case "double_modification_used":
      return null;
  }
}
