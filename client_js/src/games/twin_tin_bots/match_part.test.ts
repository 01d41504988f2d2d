import { expect, test } from "vitest";
import { bytes } from "../../net/seeds";
import { dealOf } from "./match_part";

// What the service's own generator of chance makes of these seeds.
test.each([
  [Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join(""), 1, ["anti_zap", "double_zap", "turn_right_2", "jump"]],
  ["00".repeat(32), 0, ["long_range_zap", "dash"]],
  ["ff".repeat(32), 5, ["back_up", "dash", "turn_left_2", "jump", "anti_theft", "turn_right_2"]],
])("the deal of a seed is the one of the service: %s", (seed, first, specials) => {
  expect(dealOf(bytes(seed), specials.length, "standard")).toEqual({ first, specials });
  expect(dealOf(bytes(seed), specials.length, "simplified")).toEqual({ first, specials: [] });
});
