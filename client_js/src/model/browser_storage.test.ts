import { expect, test } from "vitest";
import { guarded } from "./browser_storage";

const full = { getItem: () => "old", setItem: () => { throw new DOMException("full", "QuotaExceededError"); } } as unknown as Storage;

test.each([
  ["refuses", () => { throw new DOMException("denied", "SecurityError"); }],
  ["has no storage", () => null],
  ["is full", () => full],
])("a browser that %s stops nothing, and values stay while the page is open", (_, find) => {
  const storage = guarded(find as () => Storage | null);
  storage.setItem("botyard.theme", "dark");
  expect(storage.getItem("botyard.theme")).toBe("dark");
});
