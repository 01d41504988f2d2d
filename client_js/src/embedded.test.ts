import { expect, test } from "vitest";
import { CREDENTIALS, EMBEDDED, embeddedRoom } from "./embedded";

test("rooms and matches are shown alone at an address that says so", () => {
  expect(embeddedRoom("/room/abc", "?embed")).toBe("abc");
  expect(embeddedRoom("/m/abc", "?turn=3&embed=1")).toBe("abc");
});

test("all other pages are whole pages", () => {
  for (const [path, query] of [["/room/abc", ""], ["/", "?embed"], ["/room/abc/token", "?embed"], ["/coach", "?embed"], ["/m/abc", "?embedded"], ["/account", "?embed"]] as const) {
    expect(embeddedRoom(path, query)).toBeNull();
  }
});

test("whole pages take the cookie of their visitor", () => {
  expect([EMBEDDED, CREDENTIALS]).toEqual([null, "same-origin"]);
});
