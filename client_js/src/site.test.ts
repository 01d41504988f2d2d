/** Where and under which name the service stands, and whether the page is whole. */
import { expect, test } from "vitest";
import { brand, ownersWords, read, siteName, CREDENTIALS, EMBEDDED, embeddedRoom, toAddress, toPath } from "./site";

test("without a brand the page has the name and the logo of the software", () => {
  expect([siteName(), brand]).toEqual(["Botyard", { logo: null, sentence: null, links: [] }]);
});

test("a brand may lack parts", () => {
  expect(read('{"logo":"/brand/1.svg"}')).toEqual({ logo: "/brand/1.svg", sentence: null, links: [] });
});

test("words are shown in the language of the page, else in English, else in their first language", () => {
  const words = { de: "Unser Verein", en: "Our club" };
  expect(["de", "fr"].map((language) => ownersWords(words, language))).toEqual(["Unser Verein", "Our club"]);
  expect(ownersWords({ nl: "Onze club" }, "uk")).toBe("Onze club");
});

test("below a path, addresses begin with it and paths of the page do not", () => {
  for (const path of ["/", "/room/abc?turn=1#token", "/api/games"]) expect(toPath(toAddress(path, "/play"), "/play")).toBe(path);
  expect(toAddress("/ws", "/a/b")).toBe("/a/b/ws");
  expect(["/play", "/play?x", "/play#y"].map((address) => toPath(address, "/play"))).toEqual(["/", "/?x", "/#y"]);
});

test("an address outside of the path stays as it is", () => {
  expect(["/player", "/", "/other/room/x"].map((address) => toPath(address, "/play"))).toEqual(["/player", "/", "/other/room/x"]);
});

test("without a path nothing changes", () => {
  expect([toAddress("/room/x"), toPath("/room/x")]).toEqual(["/room/x", "/room/x"]);
});

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
