/** Ready-made rooms of a game that the form for a new room offers. */
import type { GameOptions, RoomPlan, RoomPreset } from "../games/api";

/** The preset that makes just this plan; null if none does. */
export function presetOf<Options extends GameOptions>(
  plan: RoomPlan<Options>,
  presets: readonly RoomPreset<Options>[],
): RoomPreset<Options> | null {
  return presets.find((preset) => JSON.stringify(preset.apply(plan)) === JSON.stringify(plan)) ?? null;
}
