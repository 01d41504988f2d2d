// The package of types for authors, as `npm pack` in `kit` makes it: a page that is written against it, and pages with faults.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const client = fileURLToPath(new URL("../", import.meta.url));
const tsc = join(client, "node_modules/.bin/tsc");
const folder = mkdtempSync(join(tmpdir(), "botyard-kit-"));
const page = `import type { GameFactory, GameEvent } from "botyard-kit";
interface View { readonly stones: number }
interface Taken extends GameEvent { readonly type: "taken"; readonly count: number }
const game: GameFactory<View, Taken> = ({ h, text }) => ({
  apiVersion: 1,
  get title() { return text("title"); },
  Match: ({ view, ownSeats, choices, actions }) => {
    const asked = choices.find(({ seat }) => ownSeats.includes(seat));
    return h("button", { class: "button", onClick: () => asked && actions.answer(asked, { type: "take" }) }, view.stones);
  },
  model: { fold: (view, event) => ({ ...view, stones: view.stones - event.count }) },
});
export default game;
`;
const kit = JSON.parse(readFileSync(join(client, "kit/package.json"), "utf8"));

afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says about a page. */
function faultsOf(code) {
  writeFileSync(join(folder, "client.ts"), code);
  const options = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022"];
  return spawnSync(tsc, [...options, "client.ts"], { cwd: folder, encoding: "utf8" }).stdout;
}

test("a page is checked by the types of the package", { timeout: 60_000 }, () => {
  const target = join(folder, "node_modules/botyard-kit");
  mkdirSync(target, { recursive: true });
  execFileSync(tsc, ["-p", join(client, "kit"), "--outDir", join(target, "types")]);
  cpSync(join(client, "kit/package.json"), join(target, "package.json"));
  symlinkSync(join(client, "node_modules/preact"), join(folder, "node_modules/preact"));
  expect(kit.files).toContain("types");
  expect(faultsOf(page)).toBe("");
  const faults = faultsOf(page.replace("apiVersion: 1", "apiVersion: 2").replace("event.count", "event.counts"));
  expect(faults).toMatch(/Type '2' is not assignable to type '1'/);
  expect(faults).toMatch(/'counts' does not exist on type 'Taken'/);
});
