import type { Event } from "../model/types";

/** Whatever shows events while they happen; a test has one that only remembers them. */
export interface Scene {
  /** Begins to show `event`, for `duration` ms. */
  play(event: Event, duration: number): void;
}
