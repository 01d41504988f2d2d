import { expect, test } from "vitest";
import { timelineKey } from "./keys";

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test("keys step by order, turn and round, play, and close", () => {
  const key = (name: string, shiftKey = false) => timelineKey({ ...plain, key: name, shiftKey });
  expect(key("ArrowRight")).toEqual({ kind: "step", unit: "order", direction: 1 });
  expect(key("ArrowLeft", true)).toEqual({ kind: "step", unit: "turn", direction: -1 });
  expect(key("PageUp")).toEqual({ kind: "step", unit: "round", direction: -1 });
  expect([key("Home"), key("End"), key(" "), key("Escape")].map((one) => one?.kind)).toEqual(["start", "end", "toggle", "close"]);
  expect([key("a"), key("Tab"), key(" ", true)]).toEqual([null, null, null]);
});

test("keys of the browser are left alone", () => {
  expect(timelineKey({ ...plain, key: "ArrowLeft", altKey: true })).toBeNull();
  expect(timelineKey({ ...plain, key: "Home", ctrlKey: true })).toBeNull();
});
