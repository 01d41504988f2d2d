import { expect, test } from "vitest";
import { changeWords, isChanged, lastChanges } from "./last_changes";
import { BY_SEAT, sampleEvents, sampleGameEvents } from "./samples";

const { tile_placed, tiles_swapped, tile_removed, robot_reset, passed, double_modification_used } = sampleGameEvents;
const startOf = (seat: number) => ({ ...sampleGameEvents.turn_started, cause: { ...BY_SEAT, seat } });
const passedBy = (seat: number) => ({ ...passed, cause: { ...BY_SEAT, seat } });

test("each seat shows its newest change, also while a later turn of the seat has not changed anything", () => {
  const events = [startOf(0), tile_placed, startOf(1), passedBy(1), startOf(0), tile_removed, startOf(1)];
  expect(lastChanges(events, 3)).toEqual([[tile_removed], [passedBy(1)], []]);
});

test("both changes of a double modification are shown, and those of an earlier turn are not", () => {
  const events = [startOf(0), robot_reset, startOf(0), double_modification_used, tile_placed, tiles_swapped];
  expect(lastChanges(events, 1)).toEqual([[double_modification_used, tile_placed, tiles_swapped]]);
});

test("events of the platform and of the run are passed over", () => {
  const { order_started, room_created } = sampleEvents;
  expect(lastChanges([room_created, startOf(0), passed, order_started], 1)).toEqual([[passed]]);
});

test("a change is said in a few words", () => {
  expect(changeWords([tile_placed])).toBe("A1: Load (was Forward 1)");
  expect(changeWords([{ ...tile_placed, returned: null }])).toBe("A1: Load");
  expect(changeWords([tiles_swapped])).toBe("A1 and A2 swapped");
  expect(changeWords([tile_removed])).toBe("A3: Zap removed");
  expect(changeWords([robot_reset])).toBe("A cleared");
  expect(changeWords([passed])).toBe("Passed");
  expect(changeWords([double_modification_used, tile_removed, robot_reset])).toBe("Two changes: A3: Zap removed; A cleared");
  expect(changeWords([])).toBeNull();
});

test("the changed slots are known", () => {
  const changed = (event: Parameters<typeof isChanged>[0][number]) => [1, 2, 3].map((slot) => isChanged([event], "A", slot));
  expect(changed(tile_placed)).toEqual([true, false, false]);
  expect(changed(tiles_swapped)).toEqual([true, true, false]);
  expect(changed(robot_reset)).toEqual([true, true, true]);
  expect(changed(passed)).toEqual([false, false, false]);
  expect(isChanged([tile_placed], "B", 1)).toBe(false);
});
