// The puzzle of the day: a visitor finds it, solves it and shares that; an account sees its days in a row elsewhere.
// For the service it stays noon of one day.
import assert from "node:assert/strict";
import { test } from "node:test";
import { execFileSync } from "node:child_process";
import { MOVING, NOWHERE, PASSWORD, Person, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

const GAME = "robot_master";

/** The commands that solve a puzzle: a search finds them, since no file has them. */
function solutionOf(id) {
  const search = `
import json, sys
from botyard.games.registry import GAMES
from botyard.practice.lessons import find_step
from botyard_protocol.json_form import to_named
from tests.games.find_puzzles import shortest
game, id = sys.argv[1:]
print(json.dumps([to_named(one) for one in shortest(game, find_step(GAMES[game], id))[0]]))`;
  return JSON.parse(execFileSync(process.env.PYTHON, ["-c", search, GAME, id], { encoding: "utf-8" }));
}

/** Opens today's puzzle of the game from the page that is shown, and waits for its table. */
async function openPuzzle(page) {
  await page.locator("section.daily[data-daily] a").click();
  await page.getByRole("navigation", { name: "Daily puzzle" }).getByRole("button", { name: /^Robot Master/ }).click();
  await page.locator('.lesson[data-state="task"]').waitFor();
  return page.locator("[data-puzzle]").getAttribute("data-puzzle");
}

/** Lays a card. */
async function lay(page, { value, at }) {
  await page.locator(`[data-pile="${value}"]`).click();
  await page.locator(`[data-cell="${at}"]`).click();
  await page.locator(".rm-lay:not(:disabled)").click();
}

/** Solves the puzzle that is shown. */
async function solve(page, id) {
  const cards = solutionOf(id);
  for (const [number, card] of cards.entries()) {
    await page.locator(`[data-pile="${card.value}"]:not(:disabled)`).waitFor();
    await lay(page, card);
    if (number < cards.length - 1) await page.locator(".rm-hand").waitFor();
  }
  await page.locator('.lesson[data-state="done"]').waitFor();
}

/** Runs in the page as it loads: notes what is shown of the puzzle when an answer is sent. */
function noteStates() {
  const { fetch } = window;
  window.states = [];
  window.fetch = (path, options) => {
    if (options?.method === "POST" && path.includes("/api/daily")) window.states.push(document.querySelector(".lesson").dataset.state);
    return fetch(path, options);
  };
}

test("a visitor without a name solves the puzzle of the day and shares it, and the page remembers it", async () => {
  const ann = await Person.open(browser, service.url, "Ann", { viewport: { width: 360, height: 740 } });
  const { page } = ann;
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: (shared) => ((globalThis.shared = shared), Promise.resolve()), configurable: true }));
  const id = await openPuzzle(page);
  await solve(page, id);
  await matches(() => page.locator(".lesson-words").textContent(), /Solved! 1 day in a row\. Solved by 100% of 1\. Next puzzle at \d\d:\d\d\./);
  await page.locator("[data-action=share-daily]").click();
  const shared = await (await page.waitForFunction(() => globalThis.shared)).jsonValue();
  assert.match(shared.text, /^Botyard daily 2026-11-29, Robot Master: solved in 1$/);
  assert.equal(shared.url, `${service.url}/daily/${GAME}`);
  await page.goto(service.url);
  await matches(() => page.locator("section.daily[data-daily]").textContent(), /1 day in a row/);
  assert.deepEqual(ann.problems, []);
});

test("an account sees its days in a row and the share of solvers in another browser", async () => {
  const account = { name: "Ben of the Days", password: PASSWORD };
  const before = (page) => page.addInitScript(noteStates);
  const ben = await Person.arrive(browser, service.url, "Ben", { account: account.name, before, ...MOVING });
  await solve(ben.page, await openPuzzle(ben.page));
  assert.deepEqual(await ben.page.evaluate(() => window.states), ["task"], "the answer is sent before the last card has come to rest");
  await matches(() => ben.page.locator(".lesson-words").textContent(), /1 day in a row\. Solved by 100% of \d/);
  const elsewhere = await Person.open(browser, service.url, "Ben", { path: NOWHERE });
  await elsewhere.context.request.post(`${service.url}/api/login`, { data: account, headers: { origin: service.url } });
  await elsewhere.page.goto(`${service.url}/daily`);
  await becomes(() => elsewhere.page.locator('.puzzle-list [data-solved="true"]').count(), 1);
  await elsewhere.page.goto(service.url);
  await matches(() => elsewhere.page.locator("section.daily[data-daily]").textContent(), /1 day in a row/);
  assert.deepEqual([...ben.problems, ...elsewhere.problems], []);
});
