import { expect, test } from "vitest";
import type { RoomSummary } from "../../protocol/generated";
import { movingRows, stillRows } from "./rooms";

const rooms = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }) as RoomSummary);
const { rows } = movingRows(rooms("b", "a"));
const shown = ({ rows: all, added }: ReturnType<typeof stillRows>) => [all.map(({ room, gone }) => (gone ? `(${room.id})` : room.id)).join(" "), added];

test("a moving list is the list as it is", () => {
  expect(shown(movingRows(rooms("c", "a")))).toEqual(["c a", 0]);
});

test("new rows above are counted, and move nothing", () => {
  expect(shown(stillRows(rows, rooms("d", "c", "b", "a")))).toEqual(["b a", 2]);
});

test("new rows below the last one are shown", () => {
  expect(shown(stillRows(rows, rooms("c", "b", "a", "z")))).toEqual(["b a z", 1]);
});

test("a removed row keeps its place, and a changed one shows what it is now", () => {
  const changed = { ...rooms("a")[0]!, name: "another" };
  const still = stillRows(rows, [changed]);
  expect(shown(still)).toEqual(["(b) a", 0]);
  expect(still.rows[1]?.room.name).toBe("another");
});

test("a row that newer ones have pushed out of the list is not gone", () => {
  expect(shown(stillRows(rows, rooms("d", "c"), new Set(["b"])))).toEqual(["b (a)", 2]);
});

test("a list of other rows only is counted", () => {
  expect(shown(stillRows(rows, rooms("y", "z")))).toEqual(["(b) (a)", 2]);
});
