import { expect, test } from "vitest";
import { toAddress, toPath } from "./site_path";

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

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.ts", "!./site_path.ts"], { query: "?raw", import: "default", eager: true });
/** What makes or reads an address without `site_path.ts`. */
const BARE = /location\.origin|fetch\([`"]|(?:push|replace)State\(null, "", (?!toAddress|path\))|register\("|(?<!toPath\()location\.pathname/;

test("no other module makes an address from a path or reads the path of an address", () => {
  const found = Object.entries(sources).flatMap(([name, code]) =>
    code.split("\n").flatMap((line, index) => (BARE.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found, `Use toAddress, toLink or toPath of site_path.ts:\n${found.join("\n")}`).toEqual([]);
});
