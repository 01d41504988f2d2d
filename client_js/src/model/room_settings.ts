/** What the forms for a new room offer: settings that no game's rules depend on, presets, time controls, delays of spectators. */
import type { GameOptions, RoomPlan, RoomPreset } from "../games/api";
import { type RoomSettingsView, type TimeControlView, TEMPO_CONTROLS } from "../protocol/generated";

/** The settings of an open room without restrictions. */
export const USUAL: RoomSettingsView = {
  language: "",
  access: "open",
  ready_check: false,
  watching: "open",
  delay_turns: 0,
  delay_seconds: 0,
  rated: false,
};

/** The languages that the form for a new room offers, by their letters (ISO 639-1). */
export const LANGUAGES = [
  "en", "de", "fr", "es", "it", "pt", "pl", "nl", "cs", "sv", "ru", "uk", "tr", "zh", "ja", "ko",
] as const;

/** The first preset that would leave this plan as it is; null if none would. */
export function presetOf<Options extends GameOptions>(
  plan: RoomPlan<Options>,
  presets: readonly RoomPreset<Options>[],
): RoomPreset<Options> | null {
  return presets.find((preset) => JSON.stringify(preset.apply(plan)) === JSON.stringify(plan)) ?? null;
}

/** By the name that the form uses; null is no clock. All times are in seconds. */
export const PRESETS: Readonly<Record<string, TimeControlView | null>> = TEMPO_CONTROLS;

/** The object of `PRESETS` that equals a time control, since the form compares objects; without one the control itself. */
export function offered(control: TimeControlView | null): TimeControlView | null {
  const same = Object.values(PRESETS).find((preset) => control && preset && isSame(preset, control));
  return same ?? control;
}

function isSame(one: TimeControlView, other: TimeControlView): boolean {
  return (Object.keys(one) as (keyof TimeControlView)[]).every((field) => one[field] === other[field]);
}

/** How far the view of spectators is behind: by turns or by seconds; both 0 for no delay. */
export type Delay = Pick<RoomSettingsView, "delay_turns" | "delay_seconds">;
/** The settings of a room about spectators: access and delay. */
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

/** The one of `DELAYS` whose `keyOf` is `key`; no delay if there is none. */
export function delayOf(key: string): Delay {
  return DELAYS.find((delay) => keyOf(delay) === key) ?? NO_DELAY;
}
