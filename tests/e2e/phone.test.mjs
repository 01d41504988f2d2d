// A match by touch on a small phone, upright and across: the page never scrolls, and all that is touched is large enough.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

const UPRIGHT = { width: 360, height: 740 };
const ACROSS = { width: 740, height: 360 };
const LEAST_PX = 44;
/** So many rounds without a delivery end the match. */
const ROUNDS = 5;

let ann, touches;

/** Where something can be touched: the middle of what is seen, not covered, and large enough for a finger. */
async function spot(locator) {
  await locator.waitFor();
  let middle;
  const find = () =>
    locator.evaluate((element, least) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const inside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
      const facts = { inside, large: width >= least && height >= least, free: element.contains(document.elementFromPoint(x, y)) };
      return [{ x, y }, facts, element.outerHTML.slice(0, 120)];
    }, LEAST_PX);
  const look = async () => {
    const [at, facts, name] = await find();
    middle = at;
    return Object.values(facts).every(Boolean) || { name, ...facts };
  };
  await becomes(look, true);
  return middle;
}

/** Taps where it can be touched; nothing has scrolled then. */
async function tap(locator) {
  const { x, y } = await spot(locator);
  await ann.tapAt(x, y);
  await stands();
}

/** Nothing on the page has scrolled down, or could. */
async function stands() {
  const moved = () =>
    ann.page.evaluate(() =>
      [document.scrollingElement, ...document.querySelectorAll("#app, main, .match, .player-panels, .player-panel")]
        .filter((one) => one.scrollTop > 0 || (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible"))
        .map(({ className, scrollTop, scrollHeight, clientHeight }) => `${className} ${scrollTop} ${scrollHeight} > ${clientHeight}`),
    );
  await becomes(moved, []);
}

/** So long a finger rests before it drags, and before a tip is shown, as the page has it. */
const PRESSES_MS = [400, 450];

/** Runs in the page: a finger rests only while `rests` is set there, however busy the machine is. */
function restOnPurpose(presses) {
  const { setTimeout } = window;
  window.setTimeout = (call, ms, ...more) => setTimeout(call, presses.includes(ms) && !window.rests ? 3_600_000 : ms, ...more);
}

/**
 * A finger that goes from one point to another, at once or after a rest. By the times of its events it stops before it is
 * lifted, so that the browser does not scroll on by a speed that depends on how busy the machine is.
 */
async function swipe(from, to, rests = false) {
  let timestamp = Date.now() / 1000;
  const send = (type, ...touchPoints) => touches.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: (timestamp += type === "touchEnd" ? 0.5 : 0.02) });
  const move = (share) => send("touchMove", { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await ann.page.evaluate((rests) => (window.rests = rests), rests);
  await send("touchStart", { x: from.x, y: from.y });
  if (rests) await ann.page.locator(".drag-ghost").waitFor();
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await move(share);
  await send("touchEnd");
  await ann.page.waitForFunction((end) => Date.now() / 1000 > end, timestamp); // the next touch must not come before it
  await ann.page.evaluate(() => (window.rests = false));
}

const own = (selector) => ann.page.locator(`.player-panel ${selector}`);
const tile = (name) => own(`[data-hand="${name}"]`);
const slot = (name) => own(`[data-slot$="${name}"]`);

async function place(name, where) {
  await tap(tile(name));
  await tap(slot(where));
}

async function run() {
  const number = await ann.number();
  await tap(own("button.run"));
  await ann.waitForNumber(number + 1);
}

/** Waits for an own turn; false if the match ends before. */
async function ownTurn() {
  await ann.page.locator('.player-panel[data-busy=false][data-choice="program"], dialog[open]').first().waitFor();
  return (await ann.page.locator("dialog[open]").count()) === 0;
}

test("a match by touch at 360 pixels never scrolls the page", async () => {
  ann = await Person.arrive(browser, service.url, "Ann", { viewport: UPRIGHT, hasTouch: true });
  touches = await ann.context.newCDPSession(ann.page);
  await ann.page.evaluate(restOnPurpose, PRESSES_MS);
  await (await ann.openNewTable()).locator(".options-form summary").click();
  const stalled = ann.page.locator("[name=stalled]");
  await stalled.locator("option").last().evaluate((option, rounds) => (option.value = rounds), String(ROUNDS)); // fewer than offered
  await stalled.selectOption(String(ROUNDS));
  await ann.createRoom(2, "Pocket", { bots: 1 });
  await own("button.run").waitFor();
  await stands();
  await ann.tap(ann.page.locator(".how-it-ends"));
  await ann.page.getByRole("dialog").getByText(/base holds 11 points/).first().waitFor();
  await ann.closeDialog();
  await place("forward_1", "A1");
  await place("turn_right", "B1");
  await run();
  await ownTurn();

  await tap(ann.page.locator(".seat-tab"));
  await spot(ann.page.locator(".seat-panel"));
  await tap(ann.page.locator(".close-sheet"));
  await tap(ann.page.locator(".log-tab"));
  await spot(ann.page.locator(".log-lines"));
  await tap(ann.page.locator(".log-tab"));

  const { x, y } = await spot(tile("turn_left"));
  await swipe({ x, y }, { x: x - 120, y });
  await ann.page.waitForFunction(() => document.querySelector(".hand").scrollLeft > 50);
  await swipe({ x: 60, y }, { x: 350, y });
  await ann.page.waitForFunction(() => document.querySelector(".hand").scrollLeft === 0);
  await becomes(() => ann.page.locator('.slot[data-staged="true"]').count(), 0, "a swipe is no drag");
  await swipe(await spot(tile("turn_left")), await spot(slot("A2")), true);
  await becomes(() => slot("A2").getAttribute("data-tile"), "turn_left", "a long press is one");

  await ann.page.setViewportSize(ACROSS);
  await stands();
  await place("turn_left", "A3"); // replaces the change before it
  await run();
  while (await ownTurn()) {
    const number = await ann.number();
    await tap(own(".actions").getByRole("button", { name: "Pass", exact: true }));
    await ann.waitForNumber(number + 1);
  }
  await tap(ann.page.getByRole("dialog").getByRole("button", { name: "Close" }));
  assert.deepEqual(ann.problems, []);
});

test("the points of both teams stand on a small screen, upright and across", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { viewport: { width: 360, height: 740 }, hasTouch: true });
  await ann.createRoom(4, "Teams", { bots: 3, mode: "teams" });
  const points = ann.page.locator(".side-scores [data-points] > :last-child");
  for (const size of [{ width: 360, height: 740 }, { width: 740, height: 360 }]) {
    await ann.page.setViewportSize(size);
    const isInside = async (one) => {
      const { x, y, width, height } = (await one.boundingBox()) ?? { x: NaN };
      return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
    };
    for (const side of [0, 1]) await becomes(() => isInside(points.nth(side)), true, `side ${side} at ${size.width} pixels`);
  }
  assert.deepEqual(ann.problems, []);
});
