import { expect, test } from "vitest";
import { sampleSeat } from "./samples";
import { slotKey, tileKey, turnKey } from "./turn_keys";
import type { Press } from "../../ui/keys";

const seat = sampleSeat({ specials: ["jump", "dash"] });
const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

test("digits pick the tiles of the hand in the order shown, specials last", () => {
  expect(turnKey(seat, press("1"))).toEqual({ kind: "tile", tile: "forward_1" });
  expect(turnKey(seat, press("7"))).toEqual({ kind: "tile", tile: "zap" });
  expect(turnKey(seat, press("8"))).toEqual({ kind: "tile", tile: "jump" });
  expect(turnKey(seat, press("0"))).toBeNull();
  expect([tileKey(seat, "load"), tileKey(seat, "dash"), tileKey(seat, "double_modification")]).toEqual(["5", "9", "J"]);
});

test("letters choose the slots, on keyboards without Latin letters by their place", () => {
  expect(turnKey(seat, press("w"))).toEqual({ kind: "slot", robot: "A", slot: 2 });
  expect(turnKey(seat, press("D"))).toEqual({ kind: "slot", robot: "B", slot: 3 });
  expect(turnKey(seat, press("й", { code: "KeyQ" }))).toEqual({ kind: "slot", robot: "A", slot: 1 });
  expect(slotKey("B", 1)).toBe("A");
  expect(turnKey(sampleSeat({ programs: [[null, null, null]] }), press("a"))).toBeNull();
});

test("Ctrl or Cmd and Z undo; other keys with modifiers are the browser's", () => {
  expect(turnKey(seat, press("z", { ctrlKey: true }))).toEqual({ kind: "undo" });
  expect(turnKey(seat, press("z", { metaKey: true }))).toEqual({ kind: "undo" });
  expect(turnKey(seat, press("z"))).toBeNull();
  expect(turnKey(seat, press("r", { ctrlKey: true }))).toBeNull();
  expect(turnKey(seat, press("1", { altKey: true }))).toBeNull();
});

test("further keys run, pass, drop and remove", () => {
  const kinds = ["r", "p", "Escape", "Delete", "j", "x"].map((key) => turnKey(seat, press(key))?.kind);
  expect(kinds).toEqual(["run", "pass", "drop", "remove", "tile", undefined]);
});
