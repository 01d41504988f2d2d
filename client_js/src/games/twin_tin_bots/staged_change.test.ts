import { expect, test } from "vitest";
import type { Press } from "../../ui/keys";
import type { Tile } from "./generated";
import { sampleSeat } from "./samples";
import { ASKED, isAsked, withOrder, withZap } from "./seat";
import { type StagedChange, chooseSlot, chooseTile, commandOf, possible, stage, staged, startStagedChange, toggleDouble, undo, slotKey, tileKey, turnKey } from "./staged_change";

const seat = sampleSeat();

function placing(tile: Tile, robot: "A" | "B", slot: number, staging: StagedChange = startStagedChange("program")): StagedChange {
  return chooseSlot(chooseTile(staging, seat, tile), seat, robot, slot);
}

test("a tile and then a slot stage a placement", () => {
  const staging = placing("load", "A", 2);
  expect(commandOf(staging, seat)).toEqual({ type: "place", robot: "A", slot: 2, tile: "load" });
  expect(staged(seat, staging).programs[0]).toEqual(["forward_1", "load", "zap"]);
});

test("a slot and then a tile stage the same", () => {
  const staging = chooseTile(chooseSlot(startStagedChange("program"), seat, "A", 2), seat, "load");
  expect(commandOf(staging, seat)).toEqual({ type: "place", robot: "A", slot: 2, tile: "load" });
});

test("two slots of one robot stage a swap, slots of different robots don't", () => {
  const first = chooseSlot(startStagedChange("program"), seat, "A", 1);
  expect(commandOf(chooseSlot(first, seat, "A", 2), seat)).toEqual({ type: "swap", robot: "A", slots: [1, 2] });
  expect(chooseSlot(first, seat, "B", 2)).toMatchObject({ changes: [], pick: { kind: "slot", robot: "B", slot: 2 } });
});

test("two empty slots can't be swapped: the second is picked instead", () => {
  const first = chooseSlot(startStagedChange("program"), seat, "B", 1);
  expect(chooseSlot(first, seat, "B", 2)).toMatchObject({ changes: [], pick: { slot: 2 } });
});

test("choosing the same again puts it down", () => {
  expect(chooseTile(chooseTile(startStagedChange("program"), seat, "zap"), seat, "zap").pick).toBeNull();
  expect(chooseSlot(chooseSlot(startStagedChange("program"), seat, "A", 1), seat, "A", 1).pick).toBeNull();
});

test("another change takes the place of the staged one", () => {
  expect(commandOf(placing("zap", "B", 1, placing("load", "A", 2)), seat)).toMatchObject({ robot: "B" });
});

test("with the double modification two changes go together, in order", () => {
  const one = placing("load", "A", 2, chooseTile(startStagedChange("program"), seat, "double_modification"));
  expect(commandOf(one, seat)).toBeNull();
  const two = stage(one, seat, { type: "remove", robot: "A", slot: 2 });
  expect(commandOf(two, seat)).toEqual({
    type: "double",
    changes: [{ type: "place", robot: "A", slot: 2, tile: "load" }, { type: "remove", robot: "A", slot: 2 }],
  });
  expect(commandOf(toggleDouble(two), seat)).toMatchObject({ type: "place" });
});

test("the second change is judged after the first", () => {
  const one = placing("forward_1", "B", 1, toggleDouble(startStagedChange("program")));
  expect(possible(one, seat, { type: "place", robot: "B", slot: 2, tile: "forward_1" })).toBe(false);
  expect(possible(one, seat, { type: "reset", robot: "B" })).toBe(true);
});

test("an impossible change is not staged", () => {
  const start = startStagedChange("program");
  expect(stage(start, seat, { type: "place", robot: "A", slot: 1, tile: "dash" }).changes).toEqual([]);
  expect(stage(start, seat, { type: "remove", robot: "B", slot: 1 }).changes).toEqual([]);
  expect(stage(start, seat, { type: "reset", robot: "B" }).changes).toEqual([]);
});

test("a first turn needs one tile on each robot", () => {
  const one = placing("zap", "B", 3, startStagedChange("first"));
  expect(commandOf(one, seat)).toBeNull();
  const both = placing("jump", "A", 1, placing("load", "A", 2, one));
  expect(commandOf(both, seat)).toEqual({
    type: "first",
    places: [{ robot: "A", slot: 1, tile: "jump" }, { robot: "B", slot: 3, tile: "zap" }],
  });
});

test("a first turn knows neither the double modification nor other changes", () => {
  const start = startStagedChange("first");
  expect(toggleDouble(start)).toBe(start);
  expect(possible(start, seat, { type: "remove", robot: "A", slot: 1 })).toBe(false);
});

test("undo takes the last change back", () => {
  expect(undo(placing("load", "A", 2)).changes).toEqual([]);
});

const withSpecials = sampleSeat({ specials: ["jump", "dash"] });
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
  expect(turnKey(withSpecials, press("1"))).toEqual({ kind: "tile", tile: "forward_1" });
  expect(turnKey(withSpecials, press("7"))).toEqual({ kind: "tile", tile: "zap" });
  expect(turnKey(withSpecials, press("8"))).toEqual({ kind: "tile", tile: "jump" });
  expect(turnKey(withSpecials, press("0"))).toBeNull();
  expect([tileKey(withSpecials, "load"), tileKey(withSpecials, "dash"), tileKey(withSpecials, "double_modification")]).toEqual(["5", "9", "J"]);
});

test("letters choose the slots, on keyboards without Latin letters by their place", () => {
  expect(turnKey(withSpecials, press("w"))).toEqual({ kind: "slot", robot: "A", slot: 2 });
  expect(turnKey(withSpecials, press("D"))).toEqual({ kind: "slot", robot: "B", slot: 3 });
  expect(turnKey(withSpecials, press("й", { code: "KeyQ" }))).toEqual({ kind: "slot", robot: "A", slot: 1 });
  expect(slotKey("B", 1)).toBe("A");
  expect(turnKey(sampleSeat({ programs: [[null, null, null]] }), press("a"))).toBeNull();
});

test("Ctrl or Cmd and Z undo; other keys with modifiers are the browser's", () => {
  expect(turnKey(withSpecials, press("z", { ctrlKey: true }))).toEqual({ kind: "undo" });
  expect(turnKey(withSpecials, press("z", { metaKey: true }))).toEqual({ kind: "undo" });
  expect(turnKey(withSpecials, press("z"))).toBeNull();
  expect(turnKey(withSpecials, press("r", { ctrlKey: true }))).toBeNull();
  expect(turnKey(withSpecials, press("1", { altKey: true }))).toBeNull();
});

test("further keys run, pass, drop and remove", () => {
  const kinds = ["r", "p", "Escape", "Delete", "j", "x"].map((key) => turnKey(withSpecials, press(key))?.kind);
  expect(kinds).toEqual(["run", "pass", "drop", "remove", "tile", undefined]);
});

test("orders are named only if the zap gives some", () => {
  const ordering = withZap(ASKED, "orders");
  expect(ordering.orders).toHaveLength(5);
  expect(isAsked(ordering)).toBe(false);
  expect(withZap(ordering, "decline").orders).toEqual([]);
  expect(isAsked(withZap(ordering, "ask"))).toBe(true);
});

test("an order is taken away, put last, and the last one stays", () => {
  const two = { ...withZap(ASKED, "orders"), orders: ["load", "unload"] as const };
  expect(withOrder(two, "load").orders).toEqual(["unload"]);
  expect(withOrder(withOrder(two, "load"), "load").orders).toEqual(["unload", "load"]);
  expect(withOrder({ ...two, orders: ["load"] }, "load").orders).toEqual(["load"]);
});
