/** The settings of a room about spectators: access and delay. */
import type { RoomSettingsView } from "../protocol/generated";

export type Delay = Pick<RoomSettingsView, "delay_turns" | "delay_seconds">;
export type WatchSettings = Delay & Pick<RoomSettingsView, "watching">;

const NO_DELAY: Delay = { delay_turns: 0, delay_seconds: 0 };

/** The delays that a form offers. */
export const DELAYS: readonly Delay[] = [
  NO_DELAY,
  ...[1, 2, 5, 10].map((delay_turns) => ({ delay_turns, delay_seconds: 0 })),
  ...[30, 120, 600, 1800].map((delay_seconds) => ({ delay_turns: 0, delay_seconds })),
];

/** A delay as the value of an option of a form. */
export function keyOf({ delay_turns, delay_seconds }: Delay): string {
  return `${delay_turns} ${delay_seconds}`;
}

/** The delay that such a value says. */
export function delayOf(key: string): Delay {
  return DELAYS.find((delay) => keyOf(delay) === key) ?? NO_DELAY;
}
