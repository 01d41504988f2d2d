import { expect, test } from "vitest";
import { speedStore } from "./speed";

function storage(kept: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  } as Storage;
}

test("the player's choice is kept", () => {
  const place = storage();
  speedStore(place, false).set("fast");
  expect(speedStore(place, true).value).toBe("fast");
});

test("without a choice, reduced motion is instant", () => {
  expect(speedStore(storage(), true).value).toBe("instant");
  expect(speedStore(storage(), false).value).toBe("normal");
});

test("a value that is no speed is ignored", () => {
  expect(speedStore(storage({ "botyard.speed": "warp" }), false).value).toBe("normal");
});
