/** How fast events are shown. */
import type { KeptText } from "../model/browser_storage";
import { Store } from "../store";

export const SPEEDS = ["normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Durations are multiplied by this. */
export const FACTOR: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.4, instant: 0 };

export const SPEED_KEY = "botyard.speed";

/** The player's speed, kept in this browser. The wish for less motion changes no speed: steps are then shown without moving. */
export function speedStore(storage: KeptText): Store<Speed> {
  const store = new Store<Speed>(SPEEDS.find((speed) => speed === storage.getItem(SPEED_KEY)) ?? "normal");
  store.subscribe((speed) => storage.setItem(SPEED_KEY, speed));
  return store;
}
