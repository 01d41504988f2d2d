/** Who may watch a match, and how late: what a room's settings say of spectators. */
import type { RoomSettingsView } from "../protocol/generated";
import { text } from "../text";

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

/** How late spectators see a match, in words; null if they do not. */
export function delayWords(settings: Delay | null): string | null {
  if (!settings || (settings.delay_turns === 0 && settings.delay_seconds === 0)) return null;
  return text.watching.delayed(settings.delay_turns, settings.delay_seconds);
}

/** What a room says of its spectators; nothing if everybody may watch as it happens. */
export function watchWords(settings: WatchSettings | null): readonly string[] {
  if (!settings || settings.watching === "none") return settings ? [text.watching.chips.none] : [];
  const delay = delayWords(settings);
  const who = settings.watching === "link" ? [text.watching.chips.link] : [];
  return delay ? [...who, text.watching.chips.late(delay)] : who;
}
