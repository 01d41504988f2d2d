import { expect, test } from "vitest";
import { lastSeen, remember } from "./since_offer";

function memory(start?: string) {
  let kept: string | null = start ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value), size: () => JSON.parse(kept ?? "[]").length };
}

test("the last entry that was shown is known at the next visit", () => {
  const storage = memory();
  expect(lastSeen("abc", storage)).toBeNull();
  remember("abc", 7, storage);
  remember("def", 3, storage);
  remember("abc", 9, storage);
  expect(lastSeen("abc", storage)).toEqual({ number: 9, away: true });
  expect(lastSeen("def", storage)).toEqual({ number: 3, away: true });
});

test("old matches are forgotten, and what another program has written is ignored", () => {
  const storage = memory("{broken");
  expect(lastSeen("abc", storage)).toBeNull();
  for (let room = 0; room < 60; room += 1) remember(`room${room}`, room, storage);
  expect(storage.size()).toBe(40);
  expect(lastSeen("room0", storage)).toBeNull();
  expect(lastSeen("room59", memory('[["room59","x"],5]'))).toBeNull();
});
