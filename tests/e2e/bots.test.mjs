// Bots: a match against them in one click to its end, seats that the host gives to them, and how they are marked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

const PHONE = { viewport: { width: 390, height: 844 } };
const MOST_ANSWERS = 150;

const button = (person, name) => person.page.getByRole("button", { name });
const WORDS = { random: "easy", greedy: "medium", planner: "hard" };
const marks = (place, level) => place.getByRole("img", { name: `Bot (${WORDS[level]})`, exact: true });

test("a click on the first page begins a match against three bots, which is played to its end", async () => {
  const ann = await Person.open(browser, service.url, "Ann");
  await ann.page.locator("[data-action=play-now]").click();
  const match = ann.page.locator(".match");
  await match.waitFor();
  await becomes(() => match.getAttribute("data-players"), "4");
  await becomes(() => marks(ann.page.locator(".seat-panel"), "greedy").count(), 3);
  await becomes(() => marks(ann.page.locator(".player-panel"), "greedy").count(), 0);

  const room = await ann.room.getAttribute("data-room");
  const asked = ann.page.locator('.player-panel[data-busy=false]:not([data-choice=""])');
  const ranking = ann.page.getByRole("dialog", { name: "The match is over" });
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    await asked.or(ranking).first().waitFor();
    if (await ranking.isVisible()) break;
    await answer(ann, room);
  }
  await ranking.waitFor();
  const check = ranking.locator(".luck-check");
  await check.waitFor({ state: "attached" });
  await becomes(() => check.evaluate(({ dataset }) => ({ ...dataset })), { own: "true", shares: "1" });
  const { view } = await ann.look(room);
  assert.notEqual(view.result, null);
  await saysTheOwnResult(ranking, view.result);
  await ann.showsMoment();
  await becomes(() => marks(ranking, "greedy").count(), 3);
  await ann.page.waitForFunction(logShowsItsEnd);
  assert.deepEqual(ann.problems, []);
});

/** The end begins with the player's own result and the moment that decided it; all else about it is folded away. */
async function saysTheOwnResult(dialog, { ranking, scores }) {
  const verdict = dialog.locator(".verdict");
  const place = 1 + ranking.slice(0, ranking.findIndex((seats) => seats.includes(0))).flat().length;
  await becomes(() => verdict.getAttribute("data-place"), String(place));
  const others = ranking.flat().filter((seat) => seat !== 0);
  await becomes(() => verdict.locator(".verdict-points").innerText(), [0, ...others].map((seat) => scores[seat]).join(" : "));
  await becomes(() => dialog.locator(".end-table").last().isVisible(), false);
  await dialog.locator(".end-more > summary").press("Enter");
  await dialog.locator(".end-table").last().waitFor();
}

test("the end of a match against bots leads to the same match one level higher, as far as there is one", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  await ann.createRoom(2, "Upwards", { bots: 1 });
  const room = await ann.room.getAttribute("data-room");
  await ann.page.locator(".match").waitFor();
  await ann.resign();
  const higher = ann.page.locator(".higher-level");
  const levels = ["random", "greedy", "planner"];
  const met = await levelOf(ann, room);
  await higher.press("Enter");
  await ann.page.waitForFunction((former) => (document.querySelector(".room")?.dataset.room ?? former) !== former, room);
  const next = await ann.room.getAttribute("data-room");
  assert.equal(levels.indexOf(await levelOf(ann, next)), levels.indexOf(met) + 1);
  await becomes(() => ann.page.locator(".match").getAttribute("data-players"), "2");
  if (levels.at(-1) === await levelOf(ann, next)) {
    await ann.resign();
    await ann.page.locator(".end-next").waitFor();
    await becomes(() => higher.count(), 0, "there is no higher level");
  }
  assert.deepEqual(ann.problems, []);
});

async function levelOf(person, room) {
  const { room: { seats } } = await person.look(room);
  return seats.find((seat) => seat.bot).bot;
}

/** Runs in the page: whether the log has followed what happened. */
function logShowsItsEnd() {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log-lines");
  return scrollHeight - scrollTop - clientHeight < 60;
}

async function answer(person, room) {
  const { view, choices, audience, number } = await person.look(room);
  const choice = choices.find(({ seat }) => audience.includes(seat));
  await person.answer(await brain.ask({ view, choice, wish: "play" }), choice.seat);
  await person.waitForNumber(number + 1);
}

test("the host seats bots of several levels and sends one away, and all people see which players are bots", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(4, "Mixed company");
  await ann.page.getByLabel("Bot level").selectOption("planner");
  await button(ann, "Add bot to seat 2").press("Enter");
  await marks(ann.page.locator('[data-seat="1"]'), "planner").waitFor();
  await ann.page.locator('[data-seat="1"] button:focus').waitFor();
  await ann.page.getByLabel("Bot level").selectOption("random");
  await button(ann, "Add bot to seat 3").click();
  await marks(ann.page.locator('[data-seat="2"]'), "random").waitFor();
  await marks(bob.page.locator(`[data-room="${room}"]`), "random").waitFor();
  await button(ann, /^Remove .+ from seat 3$/).click();
  await marks(bob.page.locator(`[data-room="${room}"]`), "random").waitFor({ state: "detached" });

  await bob.joinFromLobby(room);
  await marks(bob.page.locator('[data-seat="1"]'), "planner").waitFor();
  await becomes(() => button(bob, /bot/).count(), 0, "only the host seats bots");
  await button(ann, "Add bot to seat 4").click();
  for (const person of [ann, bob]) {
    await person.page.locator(".match").waitFor();
    for (const level of ["planner", "random"]) await becomes(() => marks(person.page.locator(".seat-panel"), level).count(), 1);
    assert.deepEqual(person.problems, []);
  }
});

test("a room that is filled with bots begins at once, and what was chosen is remembered, on a phone as well", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", PHONE);
  const fits = async () => becomes(() => ann.page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width);
  await fits();
  await ann.page.getByLabel("Opponents").selectOption("5");
  await ann.page.locator(".play-now [name=bot-level]").selectOption("random");
  await fits();
  await ann.createRoom(2, "Duel", { bots: 1 });
  await ann.page.locator(".seat-tab").click();
  await marks(ann.page.locator(".seat-panel"), "random").waitFor();
  await fits();
  const home = ann.page.getByRole("link", { name: "Back to the lobby" });
  await home.click();
  await becomes(() => ann.page.getByLabel("Opponents").inputValue(), "5");
  await ann.page.locator(".play-button").first().click({ clickCount: 3 });
  await ann.page.locator('.match[data-players="6"]').waitFor();
  await fits();
  await home.click();
  const tables = ann.page.locator(".room-line[data-room]", { hasText: "Twin Tin Bots: Ann" });
  await tables.first().waitFor();
  await becomes(() => tables.count(), 1, "three clicks make one match");
  assert.deepEqual(ann.problems, []);
});
