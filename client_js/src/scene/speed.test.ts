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
  speedStore(place).set("fast");
  expect(speedStore(place).value).toBe("fast");
});

test("without a choice, it is the normal one", () => {
  expect(speedStore(storage()).value).toBe("normal");
});

test("a value that is no speed is ignored", () => {
  expect(speedStore(storage({ "botyard.speed": "warp" })).value).toBe("normal");
});
