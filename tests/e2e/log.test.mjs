// The log of a long match: the document has a bounded number of its parts, and the reader keeps the place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

const MOST_PARTS = 72;
const TURNS = 25; // with three bots a part for each seat

test("reading back in a long log keeps the place, and the document bounded", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(4, "Long", { scoreVictory: false, stalled: 0 });
  await ann.page.getByLabel("Bot level").selectOption("random"); // they take few crystals, so the match is long
  for (const seat of [2, 3, 4]) await ann.page.getByRole("button", { name: `Add bot to seat ${seat}` }).click();
  for (let turns = 0; turns < TURNS; ) if (isTurn(await answer(ann, room))) turns += 1; // the deal decides how often she zaps
  await isAsked(ann);
  const newest = (await look(ann)).parts.at(-1);
  assertAbout((await look(ann)).parts.length, 24);

  await press(ann, "Earlier entries", 48);
  await press(ann, "Earlier entries", MOST_PARTS);
  await press(ann, "Earlier entries", MOST_PARTS);
  const back = await look(ann);
  assert.ok(!back.parts.includes(newest), "the newest part is out of the document");

  await answer(ann, room);
  const after = await look(ann);
  assert.deepEqual([after.parts, after.top], [back.parts, back.top], "new entries move nothing");
  await isAsked(ann); // while bots play, the seats above get and lose lines, and the log becomes lower and higher

  await press(ann, "Later entries");
  await press(ann, "Earlier entries", MOST_PARTS);
  await ann.page.getByRole("button", { name: "Newest entries" }).click();
  await becomes(async () => (await look(ann)).parts.includes(newest), true);
  await becomes(async () => (await look(ann)).toEnd < 60, true);
  await becomes(async () => (await look(ann)).hasFocus, true);
  await answer(ann, room);
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

/** Whether a choice is that of a turn, and none that comes up in one. */
const isTurn = ({ kind }) => kind === "first" || kind === "program";

/** Answers the open choice of a person, after which the bots answer theirs; the choice. */
async function answer(person, room) {
  await isAsked(person);
  const { view, choices, audience, number } = await person.look(room);
  const choice = choices.find(({ seat }) => audience.includes(seat));
  await person.answer(await brain.ask({ view, choice, wish: "play" }), choice.seat);
  await person.waitForNumber(number + 1);
  return choice;
}

const isAsked = (person) => person.page.locator('.player-panel[data-busy=false]:not([data-choice=""])').first().waitFor();
