// Matches of Twin Tin Bots: whole ones of people, a turn and its preview, and tables with options.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { becomes, check, matches, MOVING, NOWHERE, Person } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

// Two people play a whole match by clicking, a third watches, and the server is killed in the middle.

const MOST_COMMANDS = 400;

test("two people play a match to its end while a third watches and the server is killed", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.makeTable({ game: "twin_tin_bots", options: { game: "twin_tin_bots", stalled_after: 10 } });
  await bob.joinFromLobby(room);
  await ann.page.goto(`${service.url}/room/${room}`);
  const eve = await Person.arrive(browser, service.url, "Eve", { path: `/room/${room}` });
  await eve.page.locator(".match").waitFor();

  const done = { killed: false, doubled: false, kinds: new Set() };
  const players = [ann, bob];
  let person = ann;
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    let own = await person.look(room);
    const { choices, number } = own;
    if (own.view.result) break;
    const [choice] = choices;
    if (person !== players[choice.seat]) {
      person = players[choice.seat];
      own = await person.look(room);
    }
    await person.waitForNumber(number);
    if (choice.kind === "zap_robot" && !done.killed) {
      await killUnderAnOpenChoice({ person, people: [ann, bob, eve], room, number, choice });
      done.killed = true;
    }
    const command = await brain.ask({ view: own.view, choice, wish: wishOf(done, own.view, choice.seat) });
    done.doubled ||= command.type === "double";
    done.kinds.add(command.type);
    await person.answer(command, choice.seat);
    await person.waitForNumber(number + 1);
    person = players[1 - choice.seat]; // is most often asked next
  }

  assert.ok(done.killed, "a zap choice was open when the server was killed");
  assert.ok(done.doubled, "a double modification was made");
  for (const kind of ["first", "place", "zap_robot"]) assert.ok(done.kinds.has(kind), `a ${kind} was answered by clicking`);
  await sameEndForAll([ann, bob, eve], room);
});

function wishOf(done, view, seat) {
  if (!done.killed) return "zap";
  if (done.doubled) return "end";
  const canDouble = view.seats[seat].hand[7] > 0 && view.seats[seat].turns > 0;
  return canDouble ? "double" : "play";
}

/** The server dies without warning while a zap waits for its answer: all players find the same question again. */
async function killUnderAnOpenChoice({ person, people, room, number, choice }) {
  await Promise.all(people.map((one) => one.waitForNumber(number)));
  const shown = await Promise.all(people.map((one) => one.board()));
  await person.page.locator('[data-prompt="zap_robot"]').waitFor();
  await service.kill();
  for (const one of people) await one.page.locator(".banner").first().waitFor();
  await service.launch();
  for (const one of people) await one.page.locator(".banner").first().waitFor({ state: "detached" });

  const again = await person.look(room);
  assert.equal(again.number, number, "the log is where it was");
  assert.deepEqual(again.choices, [choice], "the same choice is open");
  await person.page.locator('[data-prompt="zap_robot"]').waitFor();
  await becomes(() => Promise.all(people.map((one) => one.number())), [number, number, number]);
  await becomes(() => Promise.all(people.map((one) => one.board())), shown, "the boards are as they were");
}

async function sameEndForAll(people, room) {
  const { number, view } = await people[2].look(room);
  assert.ok(view.result, "the match came to its end");
  assert.notEqual(view.result.reason, "resigned");
  for (const person of people) {
    await person.waitForNumber(number);
    await person.page.getByRole("dialog").waitFor();
    assert.deepEqual(person.problems, [], `${person.name}'s page had no errors`);
  }
  const [first, ...others] = people;
  const robots = view.robots.map(({ seat, name, at, facing, cargo }) => `${seat}${name} ${at} ${facing} ${cargo ?? ""}`).sort();
  await becomes(async () => (await first.board()).robots, robots, "the board is the one that the service has");
  assert.deepEqual((await first.board()).crystals, view.crystals.map(({ crystal, at }) => `${crystal} ${at}`).sort());
  for (const other of others) await becomes(() => other.board(), await first.board(), "all see the same board");
}

// A turn by a few keys, the focus after it, tips of pieces, last changes, and the current ranking.

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

// Each change of a draft shows its effect at once; Run has exactly that effect.

/** The deal is random: turns are played until robots have moved and an order was ignored, mostly three or four. */
const MOST_TURNS = 60;

test("the preview of a draft shows what happens when it runs", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Look ahead", { bots: 1 });
  await ann.page.locator(".match").waitFor();
  await ann.page.evaluate(watchDrawing);
  const seen = { ignored: 0, moved: 0, drawn: 0 };
  const enough = () => seen.moved > 0 && seen.ignored > 0 && seen.drawn > 2;
  for (let turn = 0; turn < MOST_TURNS && !enough(); turn += 1) {
    const { view, choice, number, seat } = await ownChoice(ann, room);
    const command = await brain.ask({ view, choice, wish: "play" });
    if (choice.kind !== "program" && choice.kind !== "first") {
      await ann.answer(command, seat);
      await ann.waitForNumber(number + 1);
      continue;
    }
    const changes = command.places?.map((place) => ({ type: "place", ...place })) ?? command.changes ?? [command];
    if (command.type === "pass") await ann.page.keyboard.press("t");
    if (command.type === "double") await ann.page.locator('[data-hand="double_modification"]').click();
    for (const change of changes) if (change.type !== "pass") await ann.stage(change, seat);
    await ann.page.locator('.preview[data-preview="seen"]').waitFor();
    if (command.type !== "pass") {
      await ann.page.waitForFunction(() => globalThis.isDrawn); // that of the last change
      seen.drawn += 1;
    }
    const drawn = await drawnPreview(ann.page);
    await (command.type === "pass" ? ann.page.getByRole("button", { name: "Pass", exact: true }).click() : ann.run());
    const events = await eventsAfter(ann, room, number);
    compare(drawn, view, events, seat);
    seen.ignored += drawn.steps.filter(({ reason }) => reason).length;
    seen.moved += drawn.robots.length;
  }
  assert.ok(enough(), "robots moved, and orders were ignored");
  assert.deepEqual(ann.problems, []);
});

test("a change that is being made stays while the page shows that another player resigns", async () => {
  const ann = await Person.open(browser, service.url, "Ann", { guest: true, path: NOWHERE, ...MOVING });
  const room = await ann.makeTable({ game: "twin_tin_bots", players: 3, clock: { pace: "slow", turn: 86_400, off_turn: 86_400 } }); // begins as soon as it is full
  const others = await Promise.all(["Ben", "Cay"].map((name) => Person.away(browser, service.url, name)));
  for (const other of others) await other.send(room, { type: "join", room });
  await ann.page.goto(`${service.url}/room/${room}`);
  await ann.page.locator(".match").waitFor();
  for (let seat = null; seat !== 0; ) {
    const [choice] = (await ann.look(room)).choices;
    seat = choice.seat;
    const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));
    if (seat !== 0) await others[seat - 1].reply(room, choice, { type: "first", places });
  }
  await ann.stage({ type: "place", robot: "A", slot: 1, tile: "turn_left" }, 0);
  await ann.page.locator('.slot[data-staged="true"]').waitFor();
  await others[1].send(room, { type: "resign", seat: 2 });
  await ann.page.locator(".log").getByText("Cay resigned").waitFor();
  await ann.page.locator('.player-panel:not([data-choice=""])').waitFor();
  await becomes(() => ann.page.locator('.slot[data-staged="true"]').count(), 1);
  assert.deepEqual(ann.problems, []);
});

/** The page's open choice of the player, with the newest view. */
async function ownChoice(person, room) {
  for (;;) {
    await person.page.locator('.player-panel[data-busy=false]:not([data-choice=""])').waitFor();
    const { choices, number, view } = await person.look(room);
    const [choice] = choices;
    if (choice?.seat !== 0) continue;
    await person.waitForNumber(number);
    return { choice, number, view, seat: choice.seat };
  }
}

/** What the page draws of a preview: the robots that would change, and the orders in their sequence. */
function drawnPreview(page) {
  return page.evaluate(() => ({
    robots: [...document.querySelectorAll("[data-ghost][data-facing]")].map(({ dataset: { ghost, at, facing, cargo } }) => [ghost, at, facing, cargo].join(" ")).sort(),
    steps: [...document.querySelectorAll("[data-step]")].map(({ dataset: { order, reason } }) => ({ order, reason })),
  }));
}

/** The events of the entry that the player's command made. */
async function eventsAfter(person, room, number) {
  await person.waitForNumber(number + 1);
  return person.page.evaluate(async ([id, after]) => {
    const answer = await fetch(`/api/rooms/${id}/events?after=${after}`);
    const { frames } = await answer.json();
    return frames[0].events;
  }, [room, number]);
}

function compare(drawn, view, events, seat) {
  const started = events.filter(({ type }) => type === "order_started");
  assert.deepEqual(drawn.steps.map(({ order }) => order), started.map(({ cause, tile }) => `${cause.robot}${cause.slot} ${tile}`));
  const ignored = events.filter(({ type, cause, robot }) => type === "order_ignored" && robot.seat === seat && robot.name === cause.robot);
  assert.deepEqual(drawn.steps.filter(({ reason }) => reason).map(({ reason }) => reason), [...new Map(ignored.map(({ cause, reason }) => [`${cause.robot}${cause.slot}`, reason])).values()]);
  assert.deepEqual(drawn.robots, changedRobots(view, events));
}

/** The robots that stand, face or carry otherwise after the events. */
function changedRobots(view, events) {
  const words = ({ seat, name, at, facing, cargo }) => [`${seat}${name}`, at, facing, cargo ?? ""].join(" ");
  const robots = new Map(view.robots.map((robot) => [`${robot.seat}${robot.name}`, { ...robot }]));
  const of = ({ seat, name }) => robots.get(`${seat}${name}`);
  const cargo = (taker, giver, crystal) => {
    if (giver) of(giver).cargo = null;
    if (taker) of(taker).cargo = crystal;
  };
  for (const event of events) {
    if (event.robot?.name && event.to) of(event.robot).at = event.to;
    if (event.type === "robot_turned") of(event.robot).facing = event.facing;
    if (event.type === "crystal_loaded") cargo(event.robot, null, event.crystal);
    if (event.type === "crystal_taken") cargo(event.robot, event.source, event.crystal);
    if (event.type === "crystal_unloaded" || event.type === "crystal_delivered") cargo(null, event.robot, event.crystal);
    if (event.type === "crystal_handed") cargo(event.target, event.robot, event.crystal);
  }
  const before = new Set(view.robots.map(words));
  return [...robots.values()].map(words).filter((one) => !before.has(one)).sort();
}

/** Notes in the page whether the preview of the last change of the draft is drawn. */
function watchDrawing() {
  globalThis.isDrawn = false;
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === "attributes" && target.dataset.staged === "true") globalThis.isDrawn = false;
      if ([...addedNodes].some((node) => node.classList?.contains("ghosts"))) globalThis.isDrawn = true;
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-staged"] });
}

// Statements of the games' sources about the pages of matches: points, marks, the end, turns, possible places, modules.

test("a match of Twin Tin Bots shows points with what is needed, the active base, how it ends, and a used joker", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  await ann.createRoom(2, "Statements", { bots: 1 });
  await ann.page.locator('.player-panel[data-choice="first"]').waitFor();
  await becomes(() => ann.page.locator("[data-score] [aria-hidden]").allTextContents().then((all) => all.map((one) => one.replace(/\s/g, ""))), ["0/11", "0/11"]);
  await becomes(() => ann.page.locator(".board [data-robot]").count(), 4);
  await becomes(() => ann.page.locator(".board [data-base]").count(), 2);
  await becomes(() => ann.page.locator(".board [data-crystal]").count(), 5);
  await becomes(() => ann.page.locator(".board [data-base][data-active=true]").getAttribute("data-base"), await ann.page.locator(".player-panel").first().getAttribute("data-seat"));

  await ann.page.locator(".how-it-ends").click();
  const dialog = ann.page.getByRole("dialog");
  for (const words of [/base holds 11 points/, /play three more/, /carried crystals at one point less/, /Ties: more blue/]) await dialog.getByText(words).first().waitFor();
  await ann.closeDialog();

  const marks = () => ann.page.locator(".board [data-robot] text").filter({ hasText: /^[LR]$/ }).count();
  await becomes(marks, 0, "marks of left and right are off until they are chosen");
  await ann.page.evaluate(() => localStorage.setItem("botyard.twin_tin_bots.board", JSON.stringify({ sideMarks: true, hexNames: false, ownBaseNear: false, automaticPreview: true })));
  await ann.page.reload();
  await becomes(marks, 8, "two on each robot, and kept");
  await ann.page.locator('.player-panel[data-busy=false][data-choice="first"]').waitFor();
  const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_right" }));
  const seat = Number(await ann.page.locator(".player-panel").first().getAttribute("data-seat"));
  await ann.answer({ type: "first", places }, seat);
  await ann.page.locator('.player-panel[data-busy=false][data-choice="program"]').waitFor();
  const eve = await Person.arrive(browser, service.url, "Eve", { path: `/room/${await ann.room.getAttribute("data-room")}` });
  await eve.page.locator(".board [data-robot]").first().waitFor();
  await becomes(() => eve.page.locator("[data-joker-used=true]").count(), 0);
  const changes = ["A", "B"].map((robot) => ({ type: "place", robot, slot: 2, tile: "turn_left" }));
  await ann.answer({ type: "double", changes }, seat);
  await eve.page.locator("[data-joker-used=true]").first().waitFor();
  assert.deepEqual(ann.problems, []);
});

// Options chosen in the form: elements on the board, two seats of one person, previews, a match that proves its luck.

const COMMANDS = 12;
const SEATS = 4;
const FIRST_PLACES = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "forward_1" }));

async function twoAtATable(title, options) {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, title, options);
  await ann.page.locator('.luck[data-shared="true"]').waitFor();
  await bob.joinFromLobby(room);
  await Promise.all([ann, bob].map((person) => person.page.locator(".match").waitFor()));
  return { ann, bob, room };
}

/** What is open, once the page of the player to answer shows it. Each of two people holds every second seat. */
async function next(people, room) {
  const { choices, number, view } = await people[0].look(room);
  const [choice] = choices;
  const person = people[choice.seat % people.length];
  await person.waitForNumber(number);
  return { choice, number, view, person };
}

test("two people play among example elements, and all see the board that the service has", async () => {
  const { ann, bob, room } = await twoAtATable("Wild yard", { placing: "example", stalled: 0 });
  for (let count = 0; count < COMMANDS; count += 1) {
    const { choice, number, person } = await next([ann, bob], room);
    const { view } = await person.look(room);
    await person.answer(await brain.ask({ view, choice, wish: "play" }), choice.seat);
    await person.waitForNumber(number + 1);
  }
  const { number, view } = await ann.look(room);
  await Promise.all([ann, bob].map((person) => person.waitForNumber(number)));
  await becomes(() => ann.board(), await bob.board());
  const hers = await ann.board();
  assert.equal(view.stalled_after, null);
  assert.ok(view.blobs.length > 0 && view.teleporters.length > 0, "the example has blobs and teleporters");
  assert.deepEqual(hers.blobs, view.blobs.map(String).sort());
  assert.deepEqual(hers.rocks, view.rocks.map(String).sort());
  assert.deepEqual(hers.mud, view.mud.map(String).sort());
  const gates = view.teleporters.flatMap((pair, index) => pair.map((hex) => `${index} ${hex}`));
  assert.deepEqual(hers.teleporters, gates.sort());
  const stuck = view.robots.filter((robot) => robot.stuck).map(({ seat, name }) => `${seat}${name}`);
  assert.deepEqual(hers.stuck, stuck.sort());
  assert.deepEqual(hers.crystals, view.crystals.map(({ crystal, at }) => `${crystal} ${at}`).sort());
  for (const person of [ann, bob]) assert.deepEqual(person.problems, []);
});

test("a person answers for two seats, tries a change in private, and the match proves its luck", async () => {
  const { ann, bob, room } = await twoAtATable("Two by two", { mode: "advanced_two_player" });
  await becomes(() => ann.page.locator(".player-panel").count(), 2);
  await becomes(() => ann.page.locator(".side-scores li").count(), 2);
  const answered = [];
  for (let count = 0; count < SEATS; count += 1) {
    const { choice, number, person } = await next([ann, bob], room);
    await person.answer({ type: "first", places: FIRST_PLACES }, choice.seat);
    await person.waitForNumber(number + 1);
    answered.push(choice.seat);
  }
  assert.deepEqual(answered.sort(), [0, 1, 2, 3], "each answered for both of their seats");
  await triesInPrivate(await next([ann, bob], room), [ann, bob]);
  await bob.resign();
  for (const person of [ann, bob]) await person.page.locator('.ranking [data-place="1"]').waitFor();
  await becomes(() => bob.page.locator(".ranking .mine").getAttribute("data-place"), "2");
  await ann.page.locator('.end-details').waitFor();
  await ann.page.getByRole("button", { name: "Add friend: Bob" }).waitFor();
  await sharesTheResult(ann);
  await provesItsLuck(ann);
  for (const person of [ann, bob]) assert.deepEqual(person.problems, []);
});

/** The preview shows only on the page of the player who asked for it, and goes away again. */
async function triesInPrivate({ person, choice, number }, people) {
  const other = people.find((one) => one !== person);
  await other.waitForNumber(number);
  const match = async (one) => ({ ...(await one.board()), foreseen: await one.page.locator("[data-ghost], [data-preview=seen]").count() });
  const [before, board] = [await match(other), await person.board()];

  await person.stage({ type: "place", robot: "A", slot: 2, tile: "turn_right" }, choice.seat);
  await person.page.locator('.preview[data-preview="seen"]').waitFor();
  await person.page.locator(`[data-ghost="${choice.seat}A"]`).waitFor();
  await check(person.page.locator('.preview [value="2"]'));
  await person.page.locator(".preview-summary button").click();
  await person.page.locator('.preview [data-event="turn_started"]').nth(3).waitFor();
  assert.deepEqual(await match(other), before, "the other page shows the match as it was");
  await becomes(() => person.number(), number);

  await person.page.keyboard.press("Escape");
  await person.page.locator(".preview, .ghosts").first().waitFor({ state: "detached" });
  await person.page.getByRole("button", { name: "Undo" }).click();
  await becomes(() => person.board(), board, "and so is one's own board again");
}

/** The card of the result: a picture with the points in words. It is saved as a file, and closing it leads back to the end. */
async function sharesTheResult({ page }) {
  await page.getByRole("button", { name: "Share the result" }).press("Enter"); // the dialog grows while its parts come
  const card = page.getByRole("dialog", { name: "Share the result" });
  const picture = card.getByRole("img", { name: /^Twin Tin Bots – Ann.*: \d+.*Bob.*: \d+/ });
  await picture.waitFor();
  await card.getByRole("button", { name: "Copy link" }).waitFor();
  const [saved] = await Promise.all([page.waitForEvent("download"), card.getByRole("button", { name: "Save picture" }).click()]);
  assert.match(saved.suggestedFilename(), /\.png$/);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await page.locator(".end-details").waitFor();
}

async function provesItsLuck(person) {
  await person.page.locator(".end-more > summary").press("Enter");
  const folder = await mkdtemp(join(tmpdir(), "botyard-match-"));
  try {
    const [download] = await Promise.all([
      person.page.waitForEvent("download"),
      person.page.getByRole("link", { name: /download/i }).press("Enter"),
    ]);
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const { stdout } = await promisify(execFile)(PYTHON, ["-m", "botyard.cli", "verify", file], { cwd: ROOT });
    assert.match(stdout, /: verified: /);
  } finally {
    await rm(folder, { recursive: true });
  }
}
