import { describe, expect, test } from "vitest";
import { STANDARD } from "../games/twin_tin_bots/room_options";
import { PRESETS, planOf, presetOf } from "./presets";

const PLAN = { players: 2, options: STANDARD, clock: null };

describe("a preset", () => {
  test.each(PRESETS)("%s is known again as itself", (preset) => {
    expect(presetOf(planOf(preset, PLAN, STANDARD), STANDARD)).toBe(preset);
  });

  test("is none as soon as something else is chosen", () => {
    expect(presetOf({ ...PLAN, options: { ...STANDARD, rocks: 1 } }, STANDARD)).toBeNull();
  });

  test("of teams has enough players for them", () => {
    expect(planOf("teams", PLAN, STANDARD).players).toBe(4);
    expect(planOf("teams", { ...PLAN, players: 6 }, STANDARD).players).toBe(6);
  });
});
