import { expect, test, vi } from "vitest";
import { litBy } from "./lit";

const EVENT = { type: "robot_moved" };

test("the game says which pieces an event is about", async () => {
  expect(await litBy({ lit: async ({ type }) => [`[data-event=${type}]`] }, EVENT)).toEqual(["[data-event=robot_moved]"]);
  expect(await litBy({}, EVENT)).toEqual([]);
});

test("an event is shown without marks if the part that knows them can't be loaded", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await litBy({ lit: () => Promise.reject(new TypeError("Failed to fetch")) }, EVENT)).toEqual([]);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
