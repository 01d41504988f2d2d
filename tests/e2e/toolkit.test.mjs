// The gallery of the documents, opened from its folder: each part of the toolkit is drawn by the lines above it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { launch } from "../../client_js/e2e/browser.mjs";
import { PYTHON, ROOT } from "./service.mjs";

const BUILD = "import sys; from pathlib import Path; from tools.build_docs import copy_sources, write_gallery as write; copy_sources(Path(sys.argv[1])); write(Path(sys.argv[1]))";
let folder, browser, codes;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "botyard-gallery-"));
  execFileSync(PYTHON, ["-c", BUILD, folder], { cwd: ROOT });
  codes = JSON.parse(/id="codes">(.*)<\/script>/.exec(await readFile(join(folder, "docs/toolkit/part.html"), "utf8"))[1]);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** A page with the part of the gallery whose code has these words, and everything that went wrong on it. */
async function open(words) {
  const page = await browser.newPage({ viewport: { width: 700, height: 440 } });
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const number = codes.findIndex((code) => code.includes(words));
  assert.notEqual(number, -1, `docs/toolkit.md has ${words}`);
  await page.goto(`${pathToFileURL(join(folder, "docs/toolkit/part.html"))}#${number}`);
  return { page, problems, close: () => page.close() };
}

/** By words of their code, the selector and the text of what parts draw. */
const DRAWN = [
  ["ui.Lamp", ".lamp[data-here=offline]", ""],
  ["ui.SeatAvatar", ".avatar", ""],
  ["ui.SeatBotBadge", ".bot-face", ""],
  ["ui.seatColour(seat), style", "b", "1"],
  ["ui.Clock", "[role=timer][data-runs=true]", /^1:3\d$/],
  ["ui.AbsencePanel", ".absence[data-decided='']", /Ben/],
  ["ui.AbsencePanel", "[data-absence-action=wait]", ""],
  ["ui.MatchLog", ".log-line.marked", "Cell 5 is marked."],
  ["ui.MatchLog", ".log-part:has(.marked) h3", /Turn of Ann/],
  ["ui.EndDialog", "dialog[open] .ranking", "Ann wins."],
  ["ui.Field", "fieldset legend", "Rounds"],
  ['class: "chip"', ".plate .chip", "3 left"],
  ["words.plural", "p", "2 stones"],
  ["words.list", "p:nth-of-type(2)", "Ann, Ben and Cog"],
  ["sha256", "code", /^\d+$/],
];

test("each part of the toolkit is drawn by the lines of its code, without an error", async () => {
  for (const [words, selector, text] of DRAWN) {
    const { page, problems, close } = await open(words);
    const drawn = page.locator(selector).first();
    await drawn.waitFor();
    const said = (await drawn.textContent()).trim();
    if (text instanceof RegExp) assert.match(said, text, words);
    else if (text !== "") assert.equal(said, text, words);
    assert.deepEqual(problems, [], words);
    await close();
  }
});

test("no part needs more room than its frame has", async () => {
  const heights = [...(await readFile(join(ROOT, "docs/toolkit.md"), "utf8")).matchAll(/<!-- live (\d+) -->/g)];
  assert.equal(heights.length, codes.length);
  for (const [number, [, height]] of heights.entries()) {
    const { page, problems, close } = await open(codes[number]);
    await page.setViewportSize({ width: 700, height: Number(height) });
    await page.locator(".gallery-part > *, dialog").first().waitFor();
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(needed <= Number(height), `frame ${number} needs ${needed} pixels`);
    assert.deepEqual(problems, [], codes[number]);
    await close();
  }
});

test("a dialog of the gallery opens and closes, and helpers of a scene move what they are given", async () => {
  const dialog = await open("ui.Dialog");
  await dialog.page.getByRole("button", { name: "Open" }).click();
  await dialog.page.getByRole("dialog", { name: "Which colour?" }).waitFor();
  await dialog.page.getByRole("button", { name: "Red" }).click();
  await dialog.page.getByRole("dialog").waitFor({ state: "detached" });
  assert.deepEqual(dialog.problems, []);

  const { page, problems } = await open("scene.stage");
  for (const way of ["translate", "turn", "scale", "appear", "pop", "shake", "glow"]) {
    await page.evaluate(() => document.querySelector(".stone").getAnimations().forEach((animation) => animation.cancel()));
    await page.getByRole("button", { name: way, exact: true }).click();
    assert.equal(await page.evaluate(() => document.querySelector(".stone").getAnimations().length), 1, way);
  }
  await page.getByRole("button", { name: "bubble" }).click();
  await page.locator(".effects .bubble", { hasText: "+2" }).waitFor();
  assert.deepEqual(problems, []);
});
