/** Ready-made rooms that the form for a new one offers: each fills in what makes it what it is, and no more. */
import type { OptionsView, TimeControlView } from "../protocol/generated";
import { PRESETS as TIMES } from "./time_controls";

export const PRESETS = ["standard", "quick", "elements", "teams"] as const;
export type Preset = (typeof PRESETS)[number];

export interface Plan {
  readonly players: number;
  readonly options: OptionsView;
  readonly clock: TimeControlView | null;
}

const TEAMS_PLAYERS = 4;

/** The room that a preset makes of what is chosen already; `standard` are the options of the standard game. */
export function planOf(preset: Preset, { players }: Plan, standard: OptionsView): Plan {
  switch (preset) {
    case "standard":
      return { players, options: standard, clock: null };
    case "quick":
      return { players, options: { ...standard, mode: "simplified" }, clock: TIMES.live_2 ?? null };
    case "elements":
      return { players, options: { ...standard, placing: "example" }, clock: null };
    case "teams":
      return { players: Math.max(players, TEAMS_PLAYERS), options: { ...standard, mode: "teams" }, clock: null };
  }
}

/** The preset that a plan is, null if it is none. */
export function presetOf(plan: Plan, standard: OptionsView): Preset | null {
  return PRESETS.find((preset) => isSame(planOf(preset, plan, standard), plan)) ?? null;
}

function isSame(one: Plan, other: Plan): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
