// The log of a long match: the document has a bounded number of its parts, and the reader keeps the place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOWHERE, Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

const MOST_PARTS = 72;
const TURNS = 25; // with three bots a part for each seat
const FIRST = { type: "first", places: ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" })) };

/** Takes turns over HTTP, as a program does, in a match against bots that take few crystals, so that it is long; its room. */
async function playLong(person) {
  const options = { game: "twin_tin_bots", score_victory: false, stalled_after: 0 };
  const room = await person.makeTable({ game: "twin_tin_bots", players: 4, bots: ["random", "random", "random"], options });
  for (let turns = 0; turns < TURNS; turns += 1) {
    let choice;
    await becomes(async () => Boolean((choice = (await person.ask("GET", `/rooms/${room}`)).choices?.find(({ seat }) => seat === 0))), true);
    await person.reply(room, choice, choice.kind === "first" ? FIRST : { type: "pass" });
  }
  return room;
}

test("reading back in a long log keeps the place, and the document bounded", async () => {
  const ann = await Person.open(browser, service.url, "Ann", { guest: true, path: NOWHERE });
  await ann.page.goto(`${service.url}/room/${await playLong(ann)}`);
  await isAsked(ann);
  await ann.page.locator(".log-part").nth(22).waitFor(); // the log comes a little later
  const newest = (await look(ann)).parts.at(-1);
  assertAbout((await look(ann)).parts.length, 24);

  await ann.page.evaluate(holdScrollEvents);
  await press(ann, "Earlier entries", 48);
  const { top } = await look(ann);
  await ann.page.evaluate(lowerLog);
  assert.equal((await look(ann)).top, top, "a log that gets lower stays where it is read");
  await ann.page.evaluate(() => window.held.abort());
  await press(ann, "Earlier entries", MOST_PARTS);
  await press(ann, "Earlier entries", MOST_PARTS);
  const back = await look(ann);
  assert.ok(!back.parts.includes(newest), "the newest part is out of the document");

  await pass(ann);
  const after = await look(ann);
  assert.deepEqual([after.parts, after.top], [back.parts, back.top], "new entries move nothing");
  await isAsked(ann); // while bots play, the seats above get and lose lines, and the log becomes lower and higher

  await press(ann, "Later entries");
  await press(ann, "Earlier entries", MOST_PARTS);
  await ann.page.getByRole("button", { name: "Newest entries" }).click();
  await becomes(async () => (await look(ann)).parts.includes(newest), true);
  await becomes(async () => (await look(ann)).toEnd < 60, true);
  await becomes(async () => (await look(ann)).hasFocus, true);
  await pass(ann);
  await becomes(async () => (await look(ann)).parts.length <= 24, true);
  await becomes(async () => (await look(ann)).toEnd < 60, true);
  assert.deepEqual(ann.problems, []);
});

/** Goes to a button of the log and presses it by the keyboard: so many parts are there then, and those that were visible have not moved. */
async function press(person, name, parts = null) {
  const button = person.page.getByRole("button", { name, exact: true });
  await button.focus();
  await person.page.evaluate(scrollTo, name === "Earlier entries" ? "begin" : "end");
  const before = await look(person);
  await button.press("Enter");
  await becomes(async () => (await look(person)).parts[0] === before.parts[0], false);
  const now = await look(person);
  assert.ok(now.parts.length <= MOST_PARTS);
  if (parts !== null) assertAbout(now.parts.length, parts);
  const seen = before.visible.find(([part]) => now.parts.includes(part));
  const there = now.tops[seen[0]];
  assert.ok(Math.abs(there - seen[1]) <= 2, `${name}: ${seen} is at ${there}`);
  await becomes(async () => (await look(person)).hasFocus, true, "the focus stays in the log");
}

/** So many parts are drawn; the newest one has no line yet, and is not seen, when its turn has only begun. */
function assertAbout(count, most) {
  assert.ok(count <= most && count >= most - 1, `${count} parts, not ${most}`);
}

const look = (person) => person.page.evaluate(lookAtLog);

/** Runs in the page: scrolls the log to its begin or end. */
function scrollTo(place) {
  const list = document.querySelector(".log-lines");
  list.scrollTop = place === "begin" ? 0 : list.scrollHeight;
}

/** Runs in the page: it gets no scroll event until `held` is aborted, as when a button is pressed before the next frame. */
function holdScrollEvents() {
  window.held = new AbortController();
  window.addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true, signal: window.held.signal });
}

/** Runs in the page: makes the window of the log lower, as a line above it does, and waits until that is drawn. */
async function lowerLog() {
  const list = document.querySelector(".log-lines");
  list.style.flex = `0 0 ${list.clientHeight - 40}px`;
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/** Runs in the page: the parts of the log, and where they are in its window, which moves when seats above it get lines. */
function lookAtLog() {
  const list = document.querySelector(".log-lines");
  const { top, bottom } = list.getBoundingClientRect();
  const places = [...list.querySelectorAll(".log-part")].map((part) => [part.dataset.part, part.getBoundingClientRect()]);
  return {
    parts: places.map(([part]) => part),
    tops: Object.fromEntries(places.map(([part, place]) => [part, place.top - top])),
    visible: places.filter(([, place]) => place.bottom > top && place.top < bottom).map(([part, place]) => [part, place.top - top]),
    top: list.scrollTop,
    toEnd: list.scrollHeight - list.scrollTop - list.clientHeight,
    hasFocus: list.contains(document.activeElement),
  };
}

/** Passes in the open turn of a person, after which the bots take theirs. */
async function pass(person) {
  await isAsked(person);
  const number = await person.number();
  await person.answer({ type: "pass" });
  await person.waitForNumber(number + 1);
}

const isAsked = (person) => person.page.locator('.player-panel[data-busy=false]:not([data-choice=""])').first().waitFor();
