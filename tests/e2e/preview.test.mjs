// Each change of a draft shows its effect at once; Run has exactly that effect.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOVING, NOWHERE, Person, becomes } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

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
