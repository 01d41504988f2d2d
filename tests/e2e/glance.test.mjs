// A turn by a few keys, the focus after it, tips of pieces, last changes, and the current ranking.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

let ann;

const waitUntilAsked = (kind) => ann.page.locator(`.player-panel[data-busy=false][data-choice="${kind}"]`).waitFor();
const tileOn = (slot) => ann.page.locator(`.player-panel [data-slot$="${slot}"]`).getAttribute("data-tile");
const press = async (...keys) => {
  for (const key of keys) await ann.page.keyboard.press(key);
};
const tip = (expected) => ann.page.getByRole("tooltip").filter({ hasText: expected }).waitFor();

test("a turn takes a few keys, and the table explains itself", async () => {
  ann = await Person.arrive(browser, service.url, "Ann");
  await ann.createRoom(2, "Keys", { bots: 1 });
  await waitUntilAsked("first");
  await press("1", "q", "2", "a", "r");
  await waitUntilAsked("program");
  await becomes(async () => [await tileOn("A1"), await tileOn("B1")], ["forward_1", "forward_2"]);
  await matches(() => ann.page.locator(".player-panel [data-last-change]").textContent(), /A1: .+B1: /);

  await press("3", "Escape");
  await becomes(() => ann.page.locator('.player-panel [aria-pressed="true"][data-hand="turn_left"]').count(), 0, "Escape drops a tile");
  await press("3", "w");
  await becomes(() => tileOn("A2"), "turn_left");
  await press("Control+z");
  await becomes(() => tileOn("A2"), "", "the draft is undone");
  await press("3", "w");
  const number = await ann.number();
  await ann.page.locator("button.run").click();
  await ann.waitForNumber(number + 1);
  await waitUntilAsked("program");
  const isFocused = () => ann.page.evaluate(() => document.activeElement?.closest(".player-panel") !== null);
  await becomes(isFocused, true, "the focus stays in the panel after Run");

  await ann.pointAt(ann.page.locator(".board [data-crystal]").first());
  await ann.page.locator(".log-lines").evaluate((log) => log.dispatchEvent(new Event("scroll"))); // as it follows the match
  await tip(/Worth \d points/);
  await press("Escape");
  await ann.page.getByRole("tooltip").waitFor({ state: "hidden" });
  await ann.pointAt(ann.page.locator(".player-panel [data-hand]").first());
  await ann.page.mouse.move(1, 1);
  await ann.page.getByRole("tooltip").waitFor({ state: "hidden" });
  await ann.page.locator(".board").focus();
  await press("ArrowRight");
  await tip(/\w/);

  await ann.page.locator(".how-it-ends").click();
  const ranks = ann.page.locator("dialog .ranking li");
  await becomes(() => ranks.count(), 2);
  await becomes(() => ranks.locator("[data-carried-points]").count(), 2);
  await press("Escape");
  assert.deepEqual(ann.problems, []);
});
