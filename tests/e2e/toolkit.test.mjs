// The gallery of the documents, opened from its folder: each part of the toolkit is drawn by the lines above it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { MOVING, Person, becomes, matches } from "./person.mjs";
import { PYTHON, ROOT } from "./service.mjs";
import { browser } from "./shared_browser.mjs";

const BUILD = "import sys; from pathlib import Path; from tools.build_docs import copy_sources, write_gallery as write; copy_sources(Path(sys.argv[1])); write(Path(sys.argv[1]))";
let folder, codes;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "botyard-gallery-"));
  execFileSync(PYTHON, ["-c", BUILD, folder], { cwd: ROOT });
  codes = JSON.parse(/id="codes">(.*)<\/script>/.exec(await readFile(join(folder, "docs/toolkit/part.html"), "utf8"))[1]);
});

after(() => folder && rm(folder, { recursive: true, force: true }));

/** A person at the part of the gallery whose code has these words. */
async function open(words, options = {}) {
  const number = codes.findIndex((code) => code.includes(words));
  assert.notEqual(number, -1, `docs/toolkit.md has ${words}`);
  const failed = [];
  const before = (page) => page.on("requestfailed", (request) => failed.push(request.url()));
  const gallery = String(pathToFileURL(join(folder, "docs/toolkit/part.html")));
  const person = await Person.open(browser, gallery, "Vic", { viewport: { width: 700, height: 440 }, path: `#${number}`, before, ...options });
  assert.deepEqual(failed, []);
  return person;
}

/** By words of their code, the selector and the text of what parts draw. */
const DRAWN = [
  ["ui.Lamp", ".lamp[data-here=offline]", ""],
  ["ui.SeatAvatar", ".avatar", ""],
  ["ui.SeatBotBadge", ".bot-face", ""],
  ["ui.seatColour(seat), style", "b", "1"],
  ["ui.Clock", "[role=timer][data-runs=true]", /^1:[0-3]\d$/], // it runs from 1:35 on
  ["ui.AbsencePanel", ".absence[data-decided='']", /Ben/],
  ["ui.AbsencePanel", ".absence .ballots > [data-absence-action]", ""],
  ["ui.MatchLog", ".log-line.marked", "Cell 5 is marked."],
  ["ui.MatchLog", ".log-part:has(.marked) h3", /Turn of Ann/],
  ['shape: "squares"', ".board-part[role=grid] [role=row]:nth-child(2) [role=gridcell][aria-label=b2]", ""],
  ['shape: "hexes"', "[role=gridcell][data-open=true]", ""],
  ["ui.BoardMap", "td[data-on-board=true]", "your stone"],
  ["ui.WideTable", "tbody th", "Ann"],
  ["ui.EndDialog", "dialog[open] .ranking", "Ann wins."],
  ["ui.Field", "fieldset legend", "Rounds"],
  ['class: "chip"', ".plate .chip", "3 left"],
  ["words.plural", "p", "2 stones"],
  ["words.list", "p:nth-of-type(2)", "Ann, Ben and Cog"],
  ["sha256", "code", /^\d+$/],
];

/** What the part with a code draws: its words are in no code before. */
const drawnBy = (code) => DRAWN.filter(([words]) => codes.find((one) => one.includes(words)) === code);

test("each part of the toolkit is drawn by the lines of its code, without an error, and needs no more room than its frame has", async () => {
  const heights = [...(await readFile(join(ROOT, "docs/toolkit.md"), "utf8")).matchAll(/<!-- live (\d+) -->/g)].map(([, height]) => Number(height));
  assert.equal(heights.length, codes.length);
  for (const [words] of DRAWN) assert.ok(codes.some((code) => code.includes(words)), `docs/toolkit.md has ${words}`);
  for (const [number, height] of heights.entries()) {
    const person = await open(codes[number], { viewport: { width: 700, height } });
    const { page, problems } = person;
    await page.locator(".gallery-part > *, dialog").first().waitFor();
    await becomes(() => page.evaluate((most) => Math.max(most, document.documentElement.scrollHeight), height), height, `what frame ${number} needs`);
    for (const [words, selector, text] of drawnBy(codes[number])) {
      const drawn = page.locator(selector).first();
      await drawn.waitFor();
      const said = async () => (await drawn.textContent()).trim();
      if (text instanceof RegExp) await matches(said, text, words);
      else if (text !== "") await becomes(said, text, words);
    }
    assert.deepEqual(problems, [], codes[number]);
    await person.close();
  }
});

test("a dialog of the gallery opens and closes, and helpers of a scene move what they are given", async () => {
  const dialog = await open("ui.Dialog");
  await dialog.page.getByRole("button", { name: "Open" }).click();
  await dialog.page.getByRole("dialog", { name: "Which colour?" }).waitFor();
  await dialog.page.getByRole("button", { name: "Red" }).click();
  await dialog.page.getByRole("dialog").waitFor({ state: "detached" });
  assert.deepEqual(dialog.problems, []);

  const { page, problems } = await open("scene.stage", MOVING);
  await page.evaluate(pauseAnimations);
  for (const way of ["translate", "turn", "scale", "appear", "pop", "shake", "glow"]) {
    await page.evaluate(() => document.querySelector(".stone").getAnimations().forEach((animation) => animation.cancel()));
    await page.getByRole("button", { name: way, exact: true }).click();
    await becomes(() => page.evaluate(() => document.querySelector(".stone").getAnimations().length), 1, way);
  }
  await page.getByRole("button", { name: "bubble" }).click();
  await page.locator(".effects .bubble", { hasText: "+2" }).waitFor();
  assert.deepEqual(problems, []);
});

/** Runs in the page: animations do not go on by themselves, so that none is over before it is counted. */
function pauseAnimations() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...frames) {
    const animation = animate.apply(this, frames);
    animation.pause();
    return animation;
  };
}

/** The place of the stone on the board of squares. */
const stoneOf = (page) => page.locator("[role=gridcell]:has(.board-piece)").getAttribute("data-cell");

test("a stone of the board is moved by mouse, by a finger that rests on it, by presses and by keys", async () => {
  const { page, problems } = await open('shape: "squares"');
  const cell = (number) => page.locator(`[data-cell="${number}"]`);
  const middle = async (number) => {
    const { x, y, width, height } = await cell(number).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(0)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(4)), { steps: 4 });
  await page.locator(".board-ghost svg").waitFor();
  await page.locator('[data-cell="4"][data-drop-target]').waitFor();
  await page.mouse.up();
  await becomes(() => stoneOf(page), "4");
  await page.locator(".board-ghost").waitFor({ state: "detached" });

  await cell(4).click();
  await page.locator('[data-cell="4"][aria-selected=true]').waitFor();
  await cell(8).click();
  await becomes(() => stoneOf(page), "8");

  await cell(8).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.locator('[data-cell="8"][aria-selected=false]').waitFor();
  for (const key of ["Enter", "ArrowUp", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await becomes(() => stoneOf(page), "4");

  const touch = (type, [clientX, clientY]) => cell(4).dispatchEvent(type, { pointerType: "touch", pointerId: 9, isPrimary: true, button: 0, bubbles: true, clientX, clientY });
  await page.evaluate(() => (Element.prototype.setPointerCapture = () => undefined)); // a made-up finger can't be captured
  const [from, to] = [await middle(4), await middle(2)];
  await touch("pointerdown", from);
  await page.locator('[data-cell="4"][aria-selected=true]').waitFor();
  await touch("pointermove", to);
  await touch("pointerup", to);
  await becomes(() => stoneOf(page), "2");
  assert.deepEqual(problems, []);
});

test("hexes are pressed, and arrow keys lead to the neighbours", async () => {
  const { page, problems } = await open('shape: "hexes"');
  await page.locator('[aria-label="Hex 4"]').click();
  await page.locator('[aria-label="Hex 4: taken"][data-open=false]').waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator('[aria-label="Hex 5: taken"]').waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator('[aria-label="Hex 7: taken"]').waitFor();
  assert.deepEqual(problems, []);
});

test("an element of a game is dragged into a box, and the box takes a press, too", async () => {
  for (const way of ["drag", "press"]) {
    const { page, problems } = await open("ui.useDrag");
    const stone = page.getByRole("button", { name: "Stone" });
    if (way === "drag") await stone.dragTo(page.locator(".box"));
    else await stone.press("Enter");
    await page.getByText("It is in the box.").waitFor();
    assert.deepEqual(problems, []);
    }
});

test("a second finger on an element that is dragged leaves no picture of it on the page", async () => {
  const { page, problems } = await open("ui.useDrag");
  await page.evaluate(() => (Element.prototype.setPointerCapture = () => undefined)); // a made-up finger can't be captured
  const stone = page.getByRole("button", { name: "Stone" });
  const count = await page.evaluate(() => document.body.childElementCount);
  const finger = (type, pointerId, clientX) => stone.dispatchEvent(type, { pointerType: "touch", pointerId, isPrimary: pointerId === 1, button: 0, bubbles: true, clientX, clientY: 10 });
  for (const x of [10, 60]) await finger(x === 10 ? "pointerdown" : "pointermove", 1, x);
  assert.equal(await page.evaluate(() => document.body.childElementCount), count + 1, "the picture goes with the finger");
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) await finger(type, 2, 10);
  assert.equal(await page.evaluate(() => document.body.childElementCount), count + 1, "the other finger ends nothing");
  await finger("pointerup", 1, 60);
  assert.equal(await page.evaluate(() => document.body.childElementCount), count);
  assert.deepEqual(problems, []);
});
