import { expect, test } from "vitest";
import { structsOf } from "./struct_lines";

test("a line has the tag, the names, the fields, their shapes and their defaults", () => {
  expect(structsOf("\nWatch 7 look kind|id seat:%Colour token=null\nLeaveSeat 8|\nEmpty|\n")).toEqual({
    LeaveSeat: { tag: 8, key: "type", name: "leave_seat", fields: [] },
    Watch: { tag: 7, key: "kind", name: "look", fields: [["id", "value"], ["seat", ["enum", "Colour"]], ["token", "value", null]] },
    Empty: { fields: [] },
  });
});

test("shapes may stand in each other", () => {
  const { All } = structsOf('All|a:?*.Die b:*(*&Event,,?%Colour)=[] c:((.A,.B),)=[0,"x=y"] d:?(*.A,*.B)');
  expect(All!.fields).toEqual([
    ["a", ["null", ["list", ["struct", "Die"]]]],
    ["b", ["list", ["tuple", ["list", ["union", "Event"]], "value", ["null", ["enum", "Colour"]]]], []],
    ["c", ["tuple", ["tuple", ["struct", "A"], ["struct", "B"]], "value"], [0, "x=y"]],
    ["d", ["null", ["tuple", ["list", ["struct", "A"]], ["list", ["struct", "B"]]]]],
  ]);
});
