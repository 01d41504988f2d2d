import { expect, test, vi } from "vitest";
import { Store } from "./store";

test("a listener that throws is reported and stops no other", () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const store = new Store(1);
  const heard: number[] = [];
  store.subscribe(() => {
    throw new TypeError("Illegal constructor");
  });
  store.subscribe((value) => heard.push(value));
  store.set(2);
  store.set(3);
  expect(heard).toEqual([2, 3]);
  expect(reported).toHaveBeenCalledTimes(2);
  reported.mockRestore();
});
