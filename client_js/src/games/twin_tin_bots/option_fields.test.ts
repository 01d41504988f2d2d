import { expect, test } from "vitest";
import { lying, withFitting } from "./placing";
import { randomSetup } from "./option_fields";
import { PLAYER_COUNTS, STANDARD, problem, robotCount, seatCount } from "./room_options";

/** A repeatable source of chance. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

test.each(PLAYER_COUNTS)("a random set-up for %i players keeps the rules of placing", (players) => {
  const random = chance(players);
  const seen = new Set<string>();
  for (let count = 0; count < 50; count += 1) {
    const options = randomSetup({ ...STANDARD, rocks: 2 }, players, random);
    expect(options.placing).toBe("by_hand");
    expect(problem(options, players)).toBeNull();
    expect(withFitting(options, seatCount(options, players), robotCount(options))).toEqual(options);
    expect(options.teleporter_hexes.length).toBeGreaterThan(0);
    expect(options.mud_hexes.length).toBeGreaterThan(0);
    seen.add(JSON.stringify(lying(options)));
  }
  expect(seen.size).toBeGreaterThan(45);
});
