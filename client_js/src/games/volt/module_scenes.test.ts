/** The scenes that show what modules do. */
import { expect, test } from "vitest";
import { ENUMS } from "./generated";
import { framesOf } from "./module_scene";

test.each(ENUMS.Module)("the scene of %s fits its arena, changes something to be seen, and takes two seconds", (module) => {
  const frames = framesOf(module);
  const shown = frames.filter(({ event }) => event !== null);
  expect(shown.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(2000);
  for (const { view } of frames) {
    const places = view.seats.flatMap(({ at }) => (at ? [at] : []));
    for (const space of [...places, ...view.mines.map(({ at }) => at)]) for (const one of space) expect(one >= 0 && one < view.arena.size).toBe(true);
    expect(new Set(places.map(String)).size, "no two robots stand on one space").toBe(places.length);
  }
  expect(shown.length).toBeGreaterThan(1);
  expect(frames.at(-1)!.view).not.toEqual(frames[0]!.view);
});
