// A player is missing, Redis is missing, or a game is: the match goes on.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { becomes, check, matches, MOVING, Person } from "./person.mjs";
import { PYTHON, Redis, ROOT, Service } from "./service.mjs";
import { browser } from "./shared_browser.mjs";

let redis, service;

before(async () => {
  redis = await Redis.start();
  service = await Service.start({ redis: redis.url, settings: { BOTYARD_BOT_THINKING: "0" } });
});

after(async () => {
  await service?.stop();
  await redis?.stop();
});

// A player is missing in a match: the other is asked, a bot stands in, and the player who comes back goes on; preset answers.

const FIRST_PLACES = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));

test("while a player is gone a bot plays, and leaves when they are back", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Absence");
  await ben.joinFromLobby(room);
  const { room: seating, choices } = await ann.look(room);
  const [annSeat, benSeat] = ["Ann", "Ben"].map((name) => seating.seats.findIndex((seat) => seat.name === name));
  const lamp = ann.page.locator(`.seat-panel[data-seat="${benSeat}"] .lamp`);
  await lamp.and(ann.page.locator('[data-here="here"]')).waitFor();
  await ben.page.goto(`${service.url}/`);
  await lamp.and(ann.page.locator('[data-here="offline"]')).waitFor();

  hasBeenGoneForLong(room, seating.seats[benSeat].identity);
  await ann.look(room); // a second connection comes and goes, so that presence is looked at
  await becomes(() => ann.page.locator("[data-absence-action]:visible").allInnerTexts(), ["Claim the win", "Let a bot play (hard)"]);
  await ann.page.locator(".absence summary").press("Enter");
  await ann.page.locator('.absence [data-absence-action="bot"][data-level="greedy"]').click();
  await ann.page.locator('.absence[data-decided="bot"]').waitFor();
  await ann.page.locator(`.seat-panel[data-seat="${benSeat}"] .stands-in[data-level="greedy"]`).waitFor();
  await picture(ann, "bot");
  if (choices[0].seat === annSeat) await ann.answer({ type: "first", places: FIRST_PLACES }, annSeat);
  const placed = `.seat-panel[data-seat="${benSeat}"] .slot:not([data-tile=""])`;
  await ann.page.locator(placed).first().waitFor(); // the bot has played for Ben

  await ben.page.goto(`${service.url}/room/${room}`);
  await ben.page.locator(".absence").getByRole("button", { name: /back/ }).click();
  await ann.page.locator(".absence").waitFor({ state: "detached" });
  await becomes(() => ann.page.locator(".stands-in").count(), 0);
  assert.deepEqual([...ann.problems, ...ben.problems], []);
  await Promise.all([ann.close(), ben.close()]);
});

test("a player who leaves loses, the others confirm it, and every page says that the match is over", async () => {
  const [ann, ben, cay] = await Promise.all(["Ann", "Ben", "Cay"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Deserted");
  await ben.joinFromLobby(room);
  await ann.look(room);
  await ben.page.goto(`${service.url}/account`);
  await ben.page.evaluate(() => fetch("/api/logout", { method: "POST" })); // a guest who logs out can never come back
  await ann.page.locator(".absence strong", { hasText: "Ben can’t come back" }).waitFor();
  await becomes(() => remediesOf(ann), ["forfeit", "bot", "bot", "rules", "end"]);
  await ann.page.locator('[data-absence-action="forfeit"]').click();
  await picture(ann, "forfeit");
  await ann.page.locator('[data-confirm="forfeit"]').click();
  await ann.page.locator(".dialog .ranking").first().waitFor();
  const { room: over, view } = await ann.look(room);
  assert.equal(over.abandoned, null);
  assert.deepEqual(view.result.ranking.map((place) => place.map((seat) => over.seats[seat].name)).flat()[0], "Ann");

  await ann.page.goto(`${service.url}/`);
  const next = await ann.createRoom(2, "Unfinished");
  await cay.joinFromLobby(next);
  await ann.look(next);
  await cay.page.goto(`${service.url}/account`);
  await cay.page.evaluate(() => fetch("/api/me/delete", { method: "POST", body: JSON.stringify({ password: "" }), headers: { "Content-Type": "application/json" } }));
  await ann.page.locator(".absence summary").press("Enter");
  await ann.page.locator('[data-absence-action="end"]').click();
  await ann.page.locator('[data-confirm="end"]').click();
  await ann.page.locator('.abandoned[data-by="vote"]').waitFor();
  await ann.page.reload();
  await ann.page.locator(".abandoned").waitFor();
  await ann.page.getByRole("button", { name: "Back to the board" }).press("Enter");
  await becomes(() => ann.page.locator(".turn-bar .whose").innerText(), "The match is over");
  await becomes(() => ann.page.locator('.match [data-active="true"]').count(), 0);
  await picture(ann, "over");
  assert.deepEqual(ann.problems, []);
  await Promise.all([ann.close(), ben.close(), cay.close()]);
});

/** The remedies that a player may vote for, as shown. */
function remediesOf(person) {
  return person.page.locator("[data-absence-action]").evaluateAll((all) => all.map((one) => one.dataset.absenceAction));
}

test("preset answers are kept, and shown only to their player", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Ahead");
  await ben.joinFromLobby(room);
  await ann.page.locator(".in-advance").click();
  await check(ann.page.locator("input[name=crystal][value=nearest]"));
  await check(ann.page.locator("input[name=zap][value=orders]"));
  await ann.page.locator('[data-order="load"]').click();
  await ann.page.locator('[data-order="load"]').click();
  await picture(ann, "standing");
  await ann.page.locator('[data-order="load"] .tally', { hasText: "5" }).waitFor();
  await ann.page.reload();
  await ann.page.locator('.in-advance[data-set="true"]').click();
  await becomes(() => ann.page.locator("input[name=crystal][value=nearest]").isChecked(), true);
  await becomes(() => ben.page.locator('.in-advance[data-set="false"]').count(), 1);
  assert.deepEqual([...ann.problems, ...ben.problems], []);
  await Promise.all([ann.close(), ben.close()]);
});

/** Write to Redis that a person was last seen long ago, so that the test does not have to wait for it. */
function hasBeenGoneForLong(room, identity) {
  const code = [
    "import redis, sys, time",
    "from botyard.store.keys import room_keys",
    "since = int(time.time() * 1000) - 600_000",
    "redis.from_url(sys.argv[1]).zadd(room_keys(sys.argv[2]).seen, {sys.argv[3]: since})",
  ];
  execFileSync(PYTHON, ["-c", code.join("\n"), redis.url, room, identity], { cwd: ROOT });
}

/** Save a picture of the page if `PICTURES=directory` is set. */
async function picture(person, name) {
  if (process.env.PICTURES) await person.page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
}

// Redis goes away in the middle of a match: the page says so, loses nothing, and goes on when it is back.

test("a command given while Redis is away is said to wait, and is carried out once when it is back", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name, MOVING)));
  const room = await ann.createRoom(2, "Stormy");
  await bob.joinFromLobby(room);
  const { choices, number } = await ann.look(room);
  const mover = choices[0].seat === 0 ? ann : bob;
  await mover.waitForNumber(number);

  await redis.kill();
  const places = ["A", "B"].map((robot) => ({ robot, slot: 2, tile: "turn_left" }));
  await mover.answer({ type: "first", places }, choices[0].seat);
  await mover.page.locator(".banner.waiting").waitFor();
  await matches(() => mover.page.locator(".banner.waiting").innerText(), /try again/i);
  assert.equal(await mover.number(), number, "nothing has happened yet");

  await redis.launch();
  await Promise.all([ann, bob].map((one) => one.waitForNumber(number + 1)));
  await mover.page.locator(".banner.waiting").waitFor({ state: "detached" });
  const later = await ann.look(room);
  assert.equal(later.number, number + 1, "once, not twice");
  assert.deepEqual(later.view.seats[choices[0].seat].programs[0], [null, "turn_left", null]);
  for (const person of [ann, bob]) assert.deepEqual(person.problems, []);
});

// A server that offers one game: the page shows no other, and a match of another one can still be watched.

test("only the offered game can be chosen, and a running match of another one goes on", async (t) => {
  const one = await Service.start({ redis: redis.url, settings: { BOTYARD_GAMES: "volt" } });
  t.after(() => one.stop());
  const host = await Person.away(browser, service.url, "Ann");
  const room = await host.makeTable({ game: "twin_tin_bots", bots: ["random"] });

  const eve = await Person.arrive(browser, one.url, "Eve");
  const form = await eve.openNewTable();
  assert.equal(await form.locator("select[name=game], input[name=game]").count(), 0);
  await eve.page.goto(`${one.url}/learn/twin_tin_bots`);
  await eve.page.getByText("This game has no lessons yet.").waitFor();
  await eve.page.goto(`${one.url}/rules/twin_tin_bots`);
  await eve.page.locator("#main.rules").waitFor();
  await eve.page.goto(`${one.url}/room/${room}`);
  await eve.page.locator(".match").waitFor();
  await host.send(room, { type: "resign", seat: 0 });
  await eve.page.locator(`.room[data-room="${room}"][data-status=finished]`).waitFor();
  assert.deepEqual(eve.problems, []);
});
