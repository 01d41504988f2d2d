/** The time controls that the form for a new room offers. */
import { TEMPO_CONTROLS } from "../protocol/generated";
import type { TimeControlView } from "../protocol/generated";

/** By the name that the form uses; null is no clock. All times are in seconds. */
export const PRESETS: Readonly<Record<string, TimeControlView | null>> = TEMPO_CONTROLS;

/** The time control of the form that is the same as a given one, or that one itself. */
export function offered(control: TimeControlView | null): TimeControlView | null {
  const same = Object.values(PRESETS).find((preset) => control && preset && isSame(preset, control));
  return same ?? control;
}

function isSame(one: TimeControlView, other: TimeControlView): boolean {
  return (Object.keys(one) as (keyof TimeControlView)[]).every((field) => one[field] === other[field]);
}
