// Rooms with a time control: the clock of the player to move, its pause during an outage, and absent players.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

const WORDS = "5 min + 10 s per turn";
const BANK = 300;
const INCREMENT = 10;
/** As little as a room may have, so that time is up soon. */
const BRIEF = { pace: "live", bank: 10, cap: 10, off_turn: 5 };
const FIRST_PLACES = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "forward_1" }));

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
  await people[mover].answer({ type: "first", places: FIRST_PLACES }, mover);
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
  if (await bob.page.evaluate(answerFor, [room, 1, FIRST_PLACES])) await bob.waitForNumber(number + 1);
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
  await ann.page.locator(".pre-match .chip", { hasText: WORDS }).waitFor();
  await bob.page.locator(`[data-room="${room}"] .chip`, { hasText: WORDS }).waitFor();
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
