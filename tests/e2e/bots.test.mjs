// Matches against bots, and matches with a time control.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, Person } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

// Bots: a match against them in one click to its end, seats that the host gives to them, and how they are marked.

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
  const ann = await Person.arrive(browser, service.url, "Ruth", PHONE);
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
  const tables = ann.page.locator(".room-line[data-room]", { hasText: "Twin Tin Bots: Ruth" });
  await tables.first().waitFor();
  await becomes(() => tables.count(), 1, "three clicks make one match");
  assert.deepEqual(ann.problems, []);
});

// Rooms with a time control: the clock of the player to move, its pause during an outage, and absent players.

const CLOCK = "5 min + 10 s per turn";
const BANK = 300;
const INCREMENT = 10;

/** As little as a room may have, so that time is up soon. */
const BRIEF = { pace: "live", bank: 10, cap: 10, off_turn: 5 };

const FORWARD = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "forward_1" }));

test("the clock of the player to move counts down for both, stops with the answer and pauses with the service", async () => {
  const people = await twoAtATable();
  const { choices } = await people[0].look(people.room);
  const mover = choices[0].seat;
  const other = 1 - mover;

  for (const person of people) {
    await runs(person, mover);
    await becomes(async () => [await person.page.locator(".clock").count(), await left(person, other)], [2, BANK]);
    await countsDown(person, mover);
  }
  const since = Date.now();
  await countsDown(people[mover], mover); // so that what is shown is no older than `since`
  const held = await left(people[mover], mover);
  await people[mover].answer({ type: "first", places: FORWARD }, mover);
  await Promise.all(people.map((person) => runs(person, other)));
  const taken = (Date.now() - since) / 1000;
  for (const person of people) {
    const now = await left(person, mover);
    assert.ok(now >= held + INCREMENT - taken - 2 && now <= held + INCREMENT, `${now} s after ${held} s and ${taken} s`);
    await becomes(() => clock(person, mover).getAttribute("data-runs"), "false");
    await countsDown(person, other);
  }

  await service.kill();
  await Promise.all(people.map((person) => person.page.locator('.clock[data-lost="true"]').nth(1).waitFor()));
  const frozen = await left(people[0], other);
  await service.launch();
  for (const person of people) {
    await person.page.locator('.clock[data-lost="true"]').first().waitFor({ state: "detached" });
    await runs(person, other);
    // on from the last heartbeat of the service, which may be a little more than was shown
    await becomes(async () => (await left(person, other)) < frozen, true, "it goes on from where it was");
    assert.deepEqual(person.problems, []);
  }
});

test("a page whose device has slept shows the time that is left", async () => {
  const people = await twoAtATable();
  const { choices } = await people[0].look(people.room);
  const mover = choices[0].seat;
  for (const person of people) await countsDown(person, mover);
  const [asleep, awake] = people;
  const before = await left(asleep, mover);
  await asleep.page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() - 20_000; // as where it stands still in a sleep, and the connection survives
  });
  // less than before the sleep: by its own clock the page would show that only 20 seconds later
  await becomes(async () => {
    const [shown, real] = await Promise.all([left(asleep, mover), left(awake, mover)]);
    return shown < before && Math.abs(shown - real) <= 1;
  }, true);
  for (const person of people) assert.deepEqual(person.problems, []);
});

test("a player who lets three turns pass is marked absent for both, and comes back with a button", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.page.evaluate(createRoom, { game: "twin_tin_bots", players: 2, clock: BRIEF });
  await ann.page.goto(`${service.url}/room/${room}`);
  await bob.joinFromLobby(room);
  const comeBack = ann.page.locator(".come-back button");
  while (!(await comeBack.isVisible())) await answerOrWaitFor(bob, ann, room);
  const marks = [ann, bob].map(({ page }) => page.locator('.match [data-seat="0"] .absent'));
  for (const mark of marks) await mark.waitFor();
  await becomes(() => bob.page.locator(".log-line.timed_out", { hasText: "Ann timed out" }).count(), 3);

  await comeBack.click();
  for (const mark of marks) await mark.waitFor({ state: "detached" });
  await comeBack.waitFor({ state: "detached" });
  await bob.page.locator(".log-line.seat_returned", { hasText: "Ann is back." }).waitFor();
  for (const person of [ann, bob]) assert.deepEqual(person.problems, []);
});

/** Bob answers as soon as he is asked, unless Ann is marked absent before. */
async function answerOrWaitFor(bob, ann, room) {
  const asked = bob.page.locator('.player-panel[data-busy=false]:not([data-choice=""])');
  await asked.or(bob.page.locator(".match .absent")).first().waitFor();
  if (await bob.page.locator(".match .absent").isVisible()) return ann.page.locator(".come-back").waitFor();
  const number = await bob.number();
  if (await bob.page.evaluate(answerFor, [room, 1, FORWARD])) await bob.waitForNumber(number + 1);
}

/** Runs in the page: answers for a seat over HTTP, well before its time is up on a busy machine; false if it is not asked. */
async function answerFor([room, seat, places]) {
  const { choices } = await (await fetch(`/api/rooms/${room}`)).json();
  const choice = choices.find((one) => one.seat === seat);
  if (!choice) return false;
  const command = choice.kind === "first" ? { type: "first", places } : { type: "pass" };
  const body = JSON.stringify({ type: "command", id: `c${choice.id}`, seat, choice: choice.id, command });
  return (await fetch(`/api/rooms/${room}/requests`, { method: "POST", headers: { "content-type": "application/json" }, body })).ok;
}

/** Runs in the page: makes a room that the form does not offer; its id. */
function createRoom(room) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws`, "botyard.v1.json");
    socket.onerror = () => reject(new Error("no connection"));
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", client: "second tab" }));
      socket.send(JSON.stringify({ type: "create_room", id: "make", ...room }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.id !== "make") return;
      socket.close();
      if (message.type === "created") resolve(message.room);
      else reject(new Error(message.message));
    };
  });
}

/** Ann has seat 0, Bob has seat 1; Bob has seen in the lobby what time there is. */
async function twoAtATable() {
  const people = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const [ann, bob] = people;
  const room = await ann.createRoom(2, "In time", { time: "live_5" });
  await ann.page.locator(".pre-match .chip", { hasText: CLOCK }).waitFor();
  await bob.page.locator(`[data-room="${room}"] .chip`, { hasText: CLOCK }).waitFor();
  await bob.joinFromLobby(room);
  await Promise.all(people.map((person) => person.page.locator(".match").waitFor()));
  return Object.assign(people, { room });
}

function clock(person, seat) {
  return person.page.locator(`.match [data-seat="${seat}"] .clock`);
}

/** What a page shows for a seat, in seconds. */
async function left(person, seat) {
  const [minutes, seconds] = (await clock(person, seat).textContent()).split(":").map(Number);
  return 60 * minutes + seconds;
}

async function runs(person, seat) {
  await person.page.locator(`.match [data-seat="${seat}"] .clock[data-runs="true"]`).waitFor();
}

/** Waits until another, smaller time shows. */
async function countsDown(person, seat) {
  const from = await left(person, seat);
  const shown = await clock(person, seat).textContent();
  await person.page.waitForFunction(
    ([selector, before]) => document.querySelector(selector)?.textContent !== before,
    [`.match [data-seat="${seat}"] .clock`, shown],
  );
  assert.ok((await left(person, seat)) < from);
}
