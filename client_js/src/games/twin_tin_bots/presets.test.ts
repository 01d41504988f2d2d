import { describe, expect, test } from "vitest";
import { presetOf } from "../../model/presets";
import { PRESETS } from "./presets";
import { STANDARD } from "./room_options";

const PLAN = { players: 2, options: STANDARD, clock: null };
const teams = PRESETS.find(({ id }) => id === "teams")!;

describe("a preset", () => {
  test.each(PRESETS)("$id is known again as itself", (preset) => {
    expect(presetOf(preset.apply(PLAN), PRESETS)).toBe(preset);
  });

  test("is none as soon as something else is chosen", () => {
    expect(presetOf({ ...PLAN, options: { ...STANDARD, rocks: 1 } }, PRESETS)).toBeNull();
  });

  test("of teams has enough players for them", () => {
    expect(teams.apply(PLAN).players).toBe(4);
    expect(teams.apply({ ...PLAN, players: 6 }).players).toBe(6);
  });
});
