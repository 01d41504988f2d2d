// The first match, played by a script that follows only the words and marks of the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

/** What the page asks for: a button of its own words, or something that it marks. */
const ASKED = "[data-lesson=next], [data-lesson=again], [data-lesson-mark]";

const arrive = (path = "/") => Person.open(browser, service.url, "Vic", { path, viewport: { width: 360, height: 740 } });

/** Does what the page asks for until a step is shown; the steps on the way. The next one is offered only after a task is done. */
async function follow(page, until) {
  const steps = new Set();
  for (;;) {
    const step = await page.locator("[data-lesson-step]").getAttribute("data-lesson-step");
    steps.add(step);
    if (step === until) return [...steps];
    await page.locator(ASKED).first().click();
  }
}

test("a visitor without a name learns the game by what the page says, and goes on where they left", async () => {
  const { page, problems } = await arrive();
  await page.locator('.game-card a[href^="/learn"]').first().click();
  assert.deepEqual(await follow(page, "carry"), ["robots", "load", "carry"]);
  await page.getByRole("link", { name: "Leave" }).click();
  await page.locator('.game-card a[href^="/learn"]').first().click();
  await page.locator(ASKED).first().click(); // a tile
  await page.locator(ASKED).first().click(); // its slot
  await page.locator(ASKED).first().click(); // Run
  await becomes(() => page.locator(".log-part h3").first().textContent().then((words) => words.trim()), "Mid-turn A2: Unload", "a lesson begins in a match");
  assert.deepEqual(await follow(page, "end"), ["carry", "values", "order", "ignored", "track", "theft", "end"]);
  await page.getByRole("link", { name: "Play now" }).waitFor();
  assert.deepEqual(problems, []);
});

test("Robot Master is learned by what the page says, and its rules play on small boards", async () => {
  const { page, problems } = await arrive("/learn/robot_master");
  assert.deepEqual(await follow(page, "end"), ["sides", "lay", "pair", "triple", "lowest", "watch", "cross", "spoil", "end"]);
  await page.getByRole("link", { name: "Rules" }).click();
  const board = page.locator('[data-board="rules-lay"]');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: "Play" }).click();
  await board.locator('[data-played="true"]').waitFor();
  await becomes(() => board.locator('[data-card="c4"]').count(), 1);
  assert.deepEqual(problems, []);
});

test("VOLT is learned by what the page says, and its questions play their answers", async () => {
  const { page, problems } = await arrive("/learn/volt");
  const steps = ["points", "move", "units", "fire", "order", "push", "return", "equip", "module", "workshop", "killbot", "end"];
  assert.deepEqual(await follow(page, "end"), steps);
  await page.getByRole("link", { name: "Rules" }).click();
  const board = page.locator('[data-board="rules-1a"]');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: "Play" }).click();
  await board.locator('[data-played="true"]').waitFor();
  await becomes(() => board.locator('[data-robot="1"]').getAttribute("data-at"), "3,3");
  assert.deepEqual(problems, []);
});

test("rules show what they say, and a puzzle is checked and remembered", async () => {
  const { page, problems } = await arrive("/rules/twin_tin_bots");
  const board = page.locator('[data-board="rules-deliver"]');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: "Play" }).click();
  await board.locator('[data-played="true"]').waitFor();
  await becomes(() => board.locator('[data-robot="0A"]').getAttribute("data-cargo"), "");

  await page.getByRole("link", { name: "Puzzles" }).click();
  for (let turn = 0; turn < 2; turn += 1) await page.locator(".player-panel").getByRole("button", { name: "Pass" }).click();
  await page.locator('.lesson[data-state="missed"]').waitFor();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.locator('.lesson[data-state="task"]').waitFor();
  assert.deepEqual(problems, []);
});

test("rules are read without scripts, in the language of the address, and lead to the other languages", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de" });
  const page = await context.newPage();
  await page.goto(`${service.url}/rules/volt?lang=uk`);
  await page.locator("article[lang=uk]").getByRole("heading", { level: 2, name: "Коротко" }).waitFor();
  await page.locator("article[lang=uk] figure[data-board=rules-fire] img").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Français" }).click();
  await page.locator("article[lang=fr]").getByRole("heading", { level: 2, name: "En bref" }).waitFor();
  await page.goto(`${service.url}/rules/volt`);
  await page.locator("article[lang=de]").waitFor();
  const document = await (await fetch(`${service.url}/rules/volt?lang=uk`)).text();
  assert.ok(document.includes(`<link rel="canonical" href="${service.url}/rules/volt?lang=uk" />`));
  assert.equal(document.match(/rel="alternate" hreflang="\w\w"/g).length, 5);
  await context.close();
});
