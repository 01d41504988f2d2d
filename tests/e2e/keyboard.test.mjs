// A match by keyboard alone, from the name to the result: few keys for a turn, the focus never lost, turns announced in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

const MOST_TABS = 80;
const MOST_KEYS = 8;
/** So many rounds without a delivery end the match. */
const ROUNDS = 5;

let ann;

const press = async (...keys) => {
  for (const key of keys) await ann.page.keyboard.press(key);
};

/** Presses Tab until the first element of a selector has the focus. */
async function tabTo(selector) {
  await ann.page.locator(selector).first().waitFor();
  for (let count = 0; count < MOST_TABS; count += 1) {
    if (await ann.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await press("Tab");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

const isLost = () => ann.page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
const isFocused = (selector) => ann.page.waitForFunction((wanted) => document.activeElement?.closest(wanted), selector);
const waitUntilAsked = () => ann.page.locator('.player-panel[data-busy=false]:not([data-choice=""]), dialog[open]').first().waitFor();
const isOver = async () => (await ann.page.locator("dialog[open]").count()) > 0;
const summary = () => ann.page.locator(".turn-summary").textContent();

/** Takes a turn and waits for the next one; the focus is in the panel all the time. */
async function turn(...keys) {
  assert.ok(keys.length <= MOST_KEYS);
  const number = await ann.number();
  await press(...keys);
  await ann.waitForNumber(number + 1);
  await becomes(isLost, false, `the focus is lost after ${keys}`);
  await waitUntilAsked();
}

async function openTable() {
  await ann.page.locator("[data-action=new-table]").waitFor();
  await tabTo("[data-action=new-table]");
  await press("Enter");
  await tabTo("dialog [name=name]");
  await ann.page.keyboard.type("Ann");
  await press("Enter");
  await ann.page.locator(".options-form summary").waitFor();
  await tabTo("form.create [name=players]");
  while ((await ann.page.locator("[name=players]:checked").getAttribute("value")) !== "2") await press("ArrowLeft");
  await tabTo("[name=room-name]");
  await ann.page.keyboard.type("Keys alone");
  await tabTo("[name=bots]");
  await ann.page.keyboard.type("1");
  await tabTo(".options-form summary");
  await press("Enter");
  await ann.page.locator("[name=stalled] option").last().evaluate((option, rounds) => (option.value = rounds), String(ROUNDS)); // fewer than offered
  await tabTo("[name=stalled]");
  await press("End");
  await tabTo("form.create .button.primary");
  await press("Enter");
}

test("a match is played to its end by keyboard alone", async () => {
  ann = await Person.open(browser, service.url, "Ann");
  await openTable();
  await isFocused("#main");
  await waitUntilAsked();
  await becomes(() => ann.page.locator(".match").getAttribute("data-players"), "2");

  await ann.page.locator(".match-access [aria-keyshortcuts=B]").waitFor({ state: "attached" });
  await press("?");
  await ann.page.locator(".key-list").waitFor();
  await press("Escape");
  await ann.page.locator(".key-list").waitFor({ state: "detached" });
  await isFocused(".player-panel");
  await press("h");
  const rules = ann.page.getByRole("dialog", { name: "Rules in short" });
  await rules.getByText("Two robots each, three slots per robot.").waitFor();
  assert.equal(await rules.getByRole("heading").count(), 1);
  assert.equal(await rules.getByRole("link", { name: "All rules" }).getAttribute("href"), "/rules/twin_tin_bots");
  await ann.closeDialog();
  await isFocused(".player-panel");
  await press("b");
  const own = ann.page.getByRole("row", { name: /^Ann’s A / });
  await own.waitFor();
  await matches(() => own.textContent(), /[A-I][1-9]facing \S+, carries nothing/);
  await press("Escape");
  await ann.page.locator(".board-table").waitFor({ state: "detached" });
  await isFocused(".player-panel");

  await turn("1", "q", "2", "a", "r");
  await matches(() => summary(), /: .*[A-I][1-9]/, "the bot's turn is announced");
  await turn("3", "Escape", "3", "w", "Control+z", "4", "s", "r");
  await becomes(() => ann.page.locator('.player-panel [data-slot$="B2"]').getAttribute("data-tile"), "turn_right");
  await becomes(() => ann.page.locator('.player-panel [data-slot$="A2"]').getAttribute("data-tile"), "");

  await ann.page.locator(".board").press("ArrowRight");
  await matches(() => ann.page.evaluate(() => document.activeElement.getAttribute("aria-label")), / on [A-I][1-9]/);
  while (!(await isOver())) await turn(...((await ann.page.locator(".player-panel .prompt").count()) > 0 ? ["1"] : ["p"]));

  await isFocused("dialog");
  await press("Escape");
  await ann.page.locator("dialog").waitFor({ state: "detached" });
  await becomes(isLost, false, "the focus is lost after the end");
  assert.deepEqual(ann.problems, []);
});
