// A match by keyboard alone and by touch on a small phone, and people who press too often.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, matches, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";

// A match by keyboard alone, from the name to the result: few keys for a turn, the focus never lost, turns announced in words.

const MOST_TABS = 80;
const MOST_KEYS = 8;

/** So many rounds without a delivery end the match. */
const ROUNDS = 5;

let ann, touches;

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

// A match by touch on a small phone, upright and across: the page never scrolls, and all that is touched is large enough.

const UPRIGHT = { width: 360, height: 740 };
const ACROSS = { width: 740, height: 360 };
const LEAST_PX = 44;

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

// People who click too often, open a page twice, delete their cookies, or have names of one long word.

const PHONE = { viewport: { width: 390, height: 844 } };
const notices = (person) => person.page.locator(".notice").allInnerTexts();

test("clicking three times enters once, sits down once and is not scolded", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(3, "Thrice");

  const { page } = await Person.open(browser, service.url, "Vic");
  const guests = [];
  page.on("request", (request) => request.url().endsWith("/api/guest") && guests.push(request));
  await page.getByRole("button", { name: "Join Thrice" }).click();
  await page.getByRole("button", { name: "Continue as guest" }).click({ clickCount: 3 });
  await page.locator('.room[data-audience="1"]').waitFor();
  assert.equal(guests.length, 1);

  await ann.page.locator('[data-seat="1"][data-taken="true"]').waitFor();
  await page.getByRole("button", { name: "Leave seat 2" }).click(); // whatever was asked before is answered by now
  await page.locator('.room[data-audience=""]').waitFor();
  assert.deepEqual(await page.locator(".notice").allInnerTexts(), []);
  await becomes(() => ann.room.getAttribute("data-room"), room);
});

test("a tile in the hand goes back when another tab answers, and that tab's answer counts", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Two tabs");
  await bob.joinFromLobby(room);
  const { choices, number } = await ann.look(room);
  const { seat } = choices[0];
  const mover = [ann, bob][seat];
  await mover.page.locator('.player-panel[data-busy=false][data-choice="first"]').waitFor();
  const twin = new Person(mover.name, mover.context, await mover.context.newPage(), service.url);
  await twin.page.goto(`${service.url}/room/${room}`);
  const places = ["A", "B"].map((robot) => ({ type: "place", robot, slot: 1, tile: "turn_left" }));
  for (const place of places) await twin.stage(place, seat);

  await mover.page.bringToFront();
  const hand = mover.panel(seat).locator('[data-hand="forward_1"]');
  await hand.hover(); // once it stands still
  const tile = await hand.boundingBox();
  await mover.page.mouse.down();
  await mover.page.mouse.move(tile.x + 90, tile.y - 90, { steps: 3 });
  await mover.page.locator(".drag-ghost").waitFor();
  await twin.run();
  await mover.page.locator('.player-panel[data-choice=""]').waitFor();
  await mover.page.locator(".drag-ghost").waitFor({ state: "detached" });
  await mover.page.mouse.up();
  assert.equal((await ann.look(room)).number, number + 1);
  assert.deepEqual([...(await notices(mover)), ...mover.problems], []);
});

test("a guest whom the service no longer knows is asked for a name, and stays where they are", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Forgetful");
  await ann.context.clearCookies();
  await service.kill();
  await service.launch();
  await ann.page.locator(".invitation [name=name]").fill("Ann again");
  await ann.page.getByRole("button", { name: "Take a seat" }).click();
  await ann.page.locator(`.room[data-room="${room}"][data-audience="1"]`).waitFor();
  await becomes(() => ann.page.locator(".banner").count(), 0);
  assert.deepEqual(ann.problems, []);
});

test("names of one long word stay inside a phone", async () => {
  const [ann, bob] = await Promise.all(["W".repeat(24), "m".repeat(24)].map((name) => Person.arrive(browser, service.url, name, PHONE)));
  const fits = async (person) => becomes(() => person.page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width);
  const room = await ann.createRoom(2, "W".repeat(60));
  await fits(ann);
  await bob.page.locator(`[data-room="${room}"]`).waitFor();
  await fits(bob);
  await bob.joinFromLobby(room);
  for (const person of [ann, bob]) {
    await person.page.locator(".match").waitFor();
    await fits(person);
  }
});
