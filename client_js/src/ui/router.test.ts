import { afterEach, expect, test, vi } from "vitest";
import { ACCOUNT, DESK, coachPath, channelOf, fromHere, invitationPath, routeOf, roomPath, watchPath, withoutTokenInPath } from "./router";

afterEach(() => void vi.unstubAllGlobals());

test("addresses name places", () => {
  expect(routeOf("/")).toEqual({ kind: "lobby" });
  expect(routeOf(roomPath("a.B-1_:9"))).toEqual({ kind: "room", id: "a.B-1_:9" });
  expect(routeOf("/room/abc/")).toEqual({ kind: "room", id: "abc" });
  expect(routeOf(invitationPath("q83vEjRWeJCrze8SNFZ4kA"))).toEqual({ kind: "invitation", secret: "q83vEjRWeJCrze8SNFZ4kA" });
  expect(routeOf("/i/BCDF-GHJK")).toEqual({ kind: "invitation", secret: "BCDF-GHJK" });
});

test("the desk of moderators and its parts have addresses", () => {
  expect(routeOf(DESK)).toEqual({ kind: "desk", part: "", of: "" });
  expect(routeOf("/desk/log")).toEqual({ kind: "desk", part: "log", of: "" });
  expect(routeOf("/desk/people/0123456789abcdef")).toEqual({ kind: "desk", part: "people", of: "0123456789abcdef" });
  expect(routeOf("/desk/people/unknown")).toBeNull();
});

test("an account is at its own address", () => {
  expect(routeOf(ACCOUNT)).toEqual({ kind: "account" });
  expect(channelOf(routeOf(ACCOUNT))).toBeNull();
});

test("only the lobby and rooms are followed over the connection", () => {
  expect(channelOf(routeOf("/"))).toEqual({ kind: "lobby" });
  expect(channelOf(routeOf("/room/abc"))).toEqual({ kind: "room", id: "abc" });
  expect([channelOf(routeOf("/i/BCDFGHJK")), channelOf(null)]).toEqual([null, null]);
});

test("links name the room and show their token", () => {
  expect(routeOf(watchPath("abc", "w0.q83v_-J"))).toEqual({ kind: "room", id: "abc", token: "w0.q83v_-J" });
  expect(routeOf(coachPath("abc.0.1.q83v_-J"))).toEqual({ kind: "room", id: "abc", coach: "abc.0.1.q83v_-J" });
});

test("links carry their tokens in the fragment, which browsers send to no server", () => {
  for (const path of [invitationPath("secret"), watchPath("abc", "w0.secret"), coachPath("abc.0.1.secret")]) {
    const url = new URL(path, "https://play.example.org");
    expect(url.pathname + url.search).not.toContain("secret");
    expect(url.hash).toContain("secret");
  }
});

test("links of older versions name the same places, without the token in the path", () => {
  for (const [old, now] of [
    ["/i/BCDF-GHJK", invitationPath("BCDF-GHJK")],
    ["/room/abc/w0.q83v_-J", watchPath("abc", "w0.q83v_-J")],
    ["/room/abc/w0.q83v_-J/", watchPath("abc", "w0.q83v_-J")],
    ["/coach/abc.0.1.q83v_-J", coachPath("abc.0.1.q83v_-J")],
  ] as const) {
    expect(withoutTokenInPath(old)).toBe(now);
    expect(routeOf(old)).toEqual(routeOf(now));
  }
  for (const path of ["/", "/room/abc", "/room/abc/", "/account", "/room/abc#w0.x"]) expect(withoutTokenInPath(path)).toBe(path);
});

test("other fragments name parts of a page", () => {
  expect(routeOf("/#main")).toEqual({ kind: "lobby" });
  expect(routeOf("/room/abc#main")).toEqual({ kind: "room", id: "abc" });
});

test("other addresses are nowhere", () => {
  for (const path of ["/room/", "/room/a/b/c", "/coach/", "/coach/abc", "/room/a%20b", `/room/${"a".repeat(41)}`, "/rooms", "/i/", "/i", "/i/a/b", "/coach#abc", "/i#a.b"]) {
    expect(routeOf(path), path).toBeNull();
  }
});

test("moments of matches are rooms with a place in their timeline", () => {
  expect(routeOf("/m/abc?turn=17&as=red")).toEqual({ kind: "room", id: "abc", moment: "turn=17&as=red" });
  expect(routeOf("/m/abc")).toEqual({ kind: "room", id: "abc", moment: "" });
  expect(routeOf("/m/abc?turn=1#w0.q83v_-J")).toEqual({ kind: "room", id: "abc", token: "w0.q83v_-J", moment: "turn=1" });
  expect(channelOf(routeOf("/m/abc?turn=17"))).toEqual({ kind: "room", id: "abc" });
});

test.each([".", ",", ")", "%20", "%E2%80%8B", "\u200b", "!)", "/"])("signs behind a link that chats add make no difference: %s", (added) => {
  for (const address of ["/room/abc123", "/i#q83vEjRWeJCrze8SNFZ4kA", "/learn/volt", "/m/abc123"]) {
    if (added === "/" && address.includes("#")) continue;
    expect(routeOf(address + added)).toEqual(routeOf(address));
  }
});

test("a link whose # was encoded leads to the same page", () => {
  expect(routeOf("/i%23q83vEjRWeJCrze8SNFZ4kA")).toEqual(routeOf("/i#q83vEjRWeJCrze8SNFZ4kA"));
});

test("an answer leads to its page from where it was asked for, and from no other page", () => {
  const gone: string[] = [];
  vi.stubGlobal("location", { href: "https://play.example.org/" });
  const go = fromHere((path) => gone.push(path));
  go("one");
  vi.stubGlobal("location", { href: "https://play.example.org/room/running" });
  go("two");
  expect(gone).toEqual([roomPath("one")]);
});
