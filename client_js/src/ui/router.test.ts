import { expect, test } from "vitest";
import { placeOf, roomPath } from "./router";

test("addresses name places", () => {
  expect(placeOf("/")).toEqual({ kind: "lobby" });
  expect(placeOf(roomPath("a.B-1_:9"))).toEqual({ kind: "room", id: "a.B-1_:9" });
  expect(placeOf("/room/abc/")).toEqual({ kind: "room", id: "abc" });
});

test("other addresses are nowhere", () => {
  for (const path of ["/room/", "/room/a/b", "/room/a%20b", `/room/${"a".repeat(41)}`, "/rooms"]) {
    expect(placeOf(path), path).toBeNull();
  }
});
