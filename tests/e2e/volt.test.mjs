// VOLT: a league match of two people on a large and on a small page, watched, over a killed service; one against KillBots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOVING, NOWHERE, Person, becomes, check } from "./person.mjs";
import { browser, service } from "./running.mjs";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const STEPS = { 0: [0, 1], 2: [1, 0], 4: [0, -1], 6: [-1, 0] };
/** The rounds after which the second player gives up, so that the test ends soon. */
const LONGEST = 5;
/** More answers than a match of ten rounds can have. */
const ENOUGH = 250;

test("two people play a league match to its end while a third watches and the service is killed", async () => {
  const [ann, ben] = [await Person.arrive(browser, service.url, "Ann", DESKTOP), await Person.arrive(browser, service.url, "Ben", PHONE)];
  const room = await openRoom(ann, { target: 3 });
  const eve = await Person.arrive(browser, service.url, "Eve", { ...DESKTOP, path: `/room/${room}` });
  await eve.room.waitFor();
  await ben.joinFromLobby(room);
  for (const person of [ann, ben, eve]) await person.page.locator(".vt-match").waitFor();

  const people = [ann, ben];
  const seen = { changed: false, ordered: false, killed: false, kept: false };
  for (let count = 0; count < ENOUGH; count += 1) {
    const state = await ann.look(room);
    if (state.view.result) break;
    if (state.view.round > LONGEST) {
      await ben.resign();
      break;
    }
    const choice = state.choices[0];
    const person = people[choice.seat];
    const own = choice.seat === 0 ? state.view : (await ben.look(room)).view;
    await person.waitForNumber(state.number);
    if (choice.kind === "program" && choice.seat === 0 && !seen.changed) {
      seen.changed = true;
      await changesItsProgram(ann, eve, room, choice);
    } else if (choice.kind === "use" && choice.seat === 0 && !seen.killed) {
      seen.killed = true;
      await saysWhatOthersModulesDo(eve);
      await survivesTheEndOfTheService([ann, ben, eve], room, choice);
    } else if (choice.kind === "program" && choice.seat === 1 && !seen.ordered) {
      seen.ordered = true;
      await setsAnOrder(ben, room, own.seats[1]);
    } else if (choice.kind === "program" && choice.seat === 1) {
      await program(ben, []); // the first player alone is quicker at the end
    } else {
      await answer(person, choice, own);
    }
    await ann.waitForNumber(state.number + 1);
    if (choice.kind === "equip" && choice.seat === 0 && state.view.round === 1) seen.kept = await sentStaysSent(ann);
  }

  await ann.page.locator(".vt-winner").getByText(/wins!|share/).waitFor({ state: "attached" });
  const { view, number } = await eve.look(room);
  assert.ok(view.result, "the match ends");
  assert.deepEqual(seen, { changed: true, ordered: true, killed: true, kept: true });
  for (const person of [ann, ben, eve]) {
    await person.waitForNumber(number);
    const places = person.page.getByRole("dialog").locator(".vt-ranking [data-place]");
    await places.first().waitFor();
    await becomes(() => places.count(), 2);
    assert.deepEqual(person.problems, [], person.name);
  }
  await becomes(() => eve.page.locator(".vt-desk").count(), 0, "a spectator has no desk");
});

test("a person plays against three KillBots to the end on a phone, held upright and across", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", PHONE);
  const room = await openRoom(ann, { players: 1, killbots: 3, target: 3 });
  await ann.page.locator(".vt-match").waitFor();
  const kinds = new Set();
  for (let count = 0; count < ENOUGH; count += 1) {
    const { view, choices, number } = await ann.look(room);
    if (view.result) break;
    await ann.waitForNumber(number);
    const [choice] = choices;
    if (!kinds.has(choice.kind)) await fitsWithoutScrolling(ann, choice.kind);
    kinds.add(choice.kind);
    await answer(ann, choice, view);
    await ann.waitForNumber(number + 1);
  }
  const { view } = await ann.look(room);
  assert.ok(view.result, "the match ends");
  assert.ok(["draw", "equip", "restart", "program"].every((kind) => kinds.has(kind)), [...kinds].join(", "));
  const dialog = ann.page.getByRole("dialog");
  await dialog.locator(".vt-ranking [data-squad]").getByText("The KillBots together").waitFor();
  await becomes(() => dialog.locator(".vt-ranking [data-place]").count(), 2);
  await ann.showsMoment();
  assert.deepEqual(ann.problems, []);
});

test("a first match against bots is a training whose first program takes few presses", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", PHONE);
  const card = ann.page.locator('.game-card[data-game="volt"]').first();
  await card.locator("[name=first-volt]:checked").waitFor();
  await card.locator(".play-button").press("Enter");
  await ann.page.locator(".vt-match").waitFor();
  let presses = 0;
  const pressed = (selector) => {
    presses += 1;
    return press(ann, selector);
  };
  await pressed("[data-space-option=c1]:enabled");
  await pressed('[data-button="1,0"]:enabled');
  await ann.page.locator('[data-button="1,0"][data-die=blue3]').waitFor();
  assert.ok(presses <= 3, `${presses} presses to the first die`);
  await pressed("[data-hand=red]");
  await pressed('[data-button="2,1"]');
  await pressed("[data-done]:enabled");
  assert.ok(presses <= 8, `${presses} presses to the first program`);
  const room = await ann.room.getAttribute("data-room");
  assert.equal((await ann.look(room)).view.mode, "training");
  await becomes(async () => (await ann.look(room)).view.round, 2);
  await ann.page.locator(".goal-strip").getByText("destroys a robot").waitFor({ state: "attached" }); // the hint of round 2
  assert.deepEqual(ann.problems, []);
});

test("the desk of a player is the same one after another has answered", async () => {
  const ann = await Person.open(browser, service.url, "Ann", { ...DESKTOP, guest: true, path: NOWHERE });
  const ben = await Person.away(browser, service.url, "Ben");
  const room = await ann.makeTable({ game: "volt", options: { game: "volt", mode: "training" } });
  await ann.page.goto(`${service.url}/room/${room}`);
  await ann.page.locator('.seat-line[data-seat="0"] [data-here=here]').waitFor(); // else she is asked whether she is ready
  await ben.send(room, { type: "join", room });
  const chosen = async (kind, seat) => {
    let found;
    await becomes(async () => Boolean((found = (await ann.ask("GET", `/rooms/${room}`)).choices.find((one) => one.kind === kind && one.seat === seat))), true);
    return found;
  };
  for (const [seat, person] of [ann, ben].entries()) {
    const choice = await chosen("restart", seat);
    await person.reply(room, choice, { type: "restart", at: choice.spaces[0] });
  }
  const button = await ann.page.locator('.vt-desk [data-button="1,0"]:enabled').elementHandle();
  const number = await ann.number();
  await ben.reply(room, await chosen("program", 1), { type: "program", units: [[], [], []] });
  await ann.waitForNumber(number + 1);
  assert.ok(await button.evaluate((one) => one.isConnected), "a press that has begun is not lost");
  assert.deepEqual(ann.problems, []);
});

test("a person who has not played can choose the standard game at once", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", DESKTOP);
  const card = ann.page.locator('.game-card[data-game="volt"]').first();
  await check(card.locator("[name=first-volt]"), false);
  await card.locator(".play-button").press("Enter");
  await ann.page.locator(".vt-match [data-stack=red]").waitFor();
  assert.deepEqual(ann.problems, []);
});

test("the card of a drawn module turns over large, and goes with Escape or by itself", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { ...DESKTOP, ...MOVING });
  const room = await openRoom(ann, { players: 1, killbots: 1, target: 3 });
  const card = ann.page.locator("[data-drawn]");
  await ann.page.evaluate(holdCards, CARD_MS);
  await press(ann, "[data-stack=red]");
  await card.locator("[data-playing=true]").waitFor();
  const [first] = (await ann.look(room)).view.seats[0].own.inventory;
  await becomes(() => card.getAttribute("data-drawn"), first);
  await ann.page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await press(ann, "[data-stack=blue]:enabled");
  await card.waitFor();
  await ann.page.evaluate(() => window.cards.at(-1)());
  await card.waitFor({ state: "detached" });
  await press(ann, `[data-owned-module=${first}]`);
  await becomes(() => linesOf(ann, ["Teleport", "Crossfire", "Grenades"]), [1, 1, 1], "names of modules do not break inside of a word");
  for (const playing of [false, true, false]) {
    await ann.page.locator(`[data-play-scene=${first}] [data-playing=${playing}]`).waitFor(); // it has played by itself; a press plays it again
    if (!playing) await ann.page.locator(`[data-play-scene=${first}]`).press("Enter");
  }
  assert.deepEqual(ann.problems, []);
});

test("the dice of a round stand in their order, and the arena stays in its place while they run", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { ...PHONE, ...MOVING });
  await openRoom(ann, { players: 1, killbots: 2, mode: "training" });
  const arena = ann.page.locator(".vt-board > .vt-arena");
  await press(ann, "[data-space-option]:enabled >> nth=0");
  await ann.page.locator(".vt-match[data-choice=program]").waitFor();
  const place = await arena.boundingBox();
  await program(ann, [{ unit: 1, colour: "blue", number: 1, button: 0 }, { unit: 2, colour: "red", number: 6, button: 0 }]);
  const list = ann.page.locator(".vt-order-list");
  await list.locator("[data-state=next]").nth(1).waitFor();
  await list.locator("[aria-current=step]").first().waitFor();
  await list.locator("[data-state=done]").first().waitFor();
  assert.deepEqual(await arena.boundingBox(), place);
  const isInSight = (strip) => {
    const { offsetLeft } = strip.querySelector("[aria-current], [data-state=next]") ?? { offsetLeft: 0 };
    return offsetLeft >= strip.scrollLeft && offsetLeft < strip.scrollLeft + strip.clientWidth;
  };
  await becomes(() => list.evaluate(isInSight), true, "the die that runs is in sight");
  await ann.page.waitForFunction(pauseWhileADieRuns);
  await ann.page.setViewportSize({ width: 1280, height: 800 });
  await standsNextToTheArena(ann.page.locator(".timeline .vt-match"));
  assert.deepEqual(ann.problems, []);
});

test("a VP flies from its space to the counter of its seat, and with less motion nothing flies", async () => {
  for (const [options, counter] of [[PHONE, '[data-tab="0"] b'], [{ ...DESKTOP, reducedMotion: "reduce" }, null]]) {
    const ann = await Person.open(browser, service.url, "Ann", { ...MOVING, ...options });
    await ann.page.evaluate(() => localStorage.setItem("botyard.speed", "fast"));
    await ann.page.goto(`${service.url}/learn/volt`);
    await ann.page.evaluate(collectFlights, counter);
    const step = ann.page.locator("[data-lesson-step]");
    while ((await step.getAttribute("data-lesson-step")) !== "units") await ann.page.locator("[data-lesson=next], [data-lesson-mark]").first().press("Enter");
    await becomes(() => ann.page.evaluate(() => window.flights), counter ? ["from 0,0 to 0,0"] : []);
    await ann.page.locator(".vt-flying").waitFor({ state: "detached" });
    assert.deepEqual(ann.problems, []);
    await ann.close();
  }
});

test("the die that runs flies from its list to its robot within the time of its event, in timelines, too, and with less motion nothing flies", async () => {
  for (const options of [PHONE, { ...DESKTOP, reducedMotion: "reduce" }]) {
    const ann = await Person.arrive(browser, service.url, "Ann", { ...MOVING, ...options });
    const { page } = ann;
    await openRoom(ann, { players: 1, killbots: 1, mode: "training" });
    await press(ann, "[data-space-option]:enabled >> nth=0");
    await page.locator(".vt-match[data-choice=program]").waitFor();
    await page.evaluate(collectDice, ACTIVATION_MS);
    const flown = () => page.evaluate(() => window.dice);
    await program(ann, [{ unit: 1, colour: "blue", number: 1, button: 0 }]);
    await page.locator('.vt-match[data-round="2"]').waitFor();
    const live = await flown();
    if (options === PHONE) {
      assert.ok(live.length > 0);
      await page.setViewportSize(DESKTOP.viewport);
      await page.locator("[data-playback=replay]").press("Enter");
      await becomes(async () => (await flown()).length > live.length, true, "it flies in the timeline");
    }
    for (const die of await flown()) assert.deepEqual(die, options === PHONE ? { leaves: true, arrives: true, frames: "transform", tag: "DIV", inTime: true } : null);
    await page.locator(".vt-flying-die").waitFor({ state: "detached" });
    assert.deepEqual(ann.problems, []);
    await ann.close();
  }
});

test("a drawn module has no card at the speed at which nothing is shown", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", PHONE);
  const room = await openRoom(ann, { players: 1, killbots: 1, target: 3 });
  for (const stack of ["red", "blue"]) await press(ann, `[data-stack=${stack}]:enabled`);
  await ann.page.locator("[data-new-modules] li").nth(1).waitFor(); // the robot card says what is new
  assert.equal(await ann.page.locator("[data-drawn]").count(), 0);
  assert.equal((await ann.look(room)).choices[0].kind, "equip");
  await ann.page.locator(".log").getByText("The match started").waitFor({ state: "attached" });
  assert.equal(await ann.page.locator(".log").getByText("random number").count(), 0, "the steps of the shuffle are no lines of the log");
  assert.deepEqual(ann.problems, []);
});

test("a dialog stands between two arenas of a championship", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", DESKTOP);
  const room = await openRoom(ann, { players: 1, killbots: 3, target: 3, mode: "championship" });
  const next = ann.page.getByRole("dialog").locator("[data-play-on]");
  for (let count = 0; count < ENOUGH; count += 1) {
    const { view, choices, number } = await ann.look(room);
    await ann.waitForNumber(number);
    if (view.championship.match > 1) break;
    const [choice] = choices;
    await (choice.kind === "program" ? program(ann, []) : answer(ann, choice, view));
    await ann.waitForNumber(number + 1);
  }
  await next.waitFor();
  await ann.page.getByRole("dialog").locator("[data-arena=A]").waitFor();
  await next.press("Enter");
  await ann.page.locator("dialog").waitFor({ state: "detached" });
  assert.deepEqual(ann.problems, []);
});

/** Opens a room of the game with ten rounds at most; its id. */
async function openRoom(person, { players = 2, killbots = 0, target, mode = "league" }) {
  const form = await person.openNewTable();
  await check(form.getByRole("radio", { name: "VOLT", exact: true }));
  await check(form.getByRole("radio", { name: String(players), exact: true }));
  await form.locator(".options-form summary").click();
  await check(form.locator(`[name=mode][value=${mode}]`));
  await check(form.locator(`[name=killbots][value="${killbots}"]`));
  if (target) await check(form.locator(`[name=target][value="${target}"]`));
  await check(form.locator('[name=round_limit][value="10"]'));
  await form.getByRole("button", { name: "Create table" }).click();
  await person.room.waitFor();
  return person.room.getAttribute("data-room");
}

// --- the parts of the first match that are looked at closely ---

/** In the first round all modules are new: they are marked, and a sentence says what each does. */
async function saysWhatIsNew({ page }, owned) {
  const sentences = page.locator("[data-new-modules] li");
  await becomes(() => sentences.count(), owned.length);
  await becomes(() => page.locator("[data-owned-module][data-new=true]").count(), owned.length);
}

/** Runs in the page: pauses once a die runs, as none does between two units; whether it has. */
function pauseWhileADieRuns() {
  const runs = document.querySelector(".vt-order-list [aria-current=step]") !== null;
  if (runs) document.querySelector("[data-playback=pause]").click();
  return runs;
}

/** On a wide page the dice of a round are a column next to the arena, and a sign marks the one that runs. */
async function standsNextToTheArena(match) {
  const list = match.locator(".vt-order-list");
  await list.locator("[aria-current=step]").waitFor();
  await becomes(async () => {
    const [dice, arena] = [await list.boundingBox(), await match.locator(".vt-board").boundingBox()];
    const isNext = dice.x + dice.width <= arena.x && dice.y === arena.y && dice.height === arena.height;
    return isNext ? "next to it" : JSON.stringify([dice, arena]);
  }, "next to it");
  const column = await list.locator("[data-state]").evaluateAll((all) => all.map((one) => ({ top: one.offsetTop, state: one.dataset.state, marked: getComputedStyle(one, "::after").content !== "none" })));
  assert.deepEqual(column, column.toSorted((a, b) => a.top - b.top), "one below the other");
  for (const { state, marked } of column) assert.equal(marked, state === "now", state);
}

/** Runs in the page: collects in `flights` how far from the space of a VP and from a counter each VP begins and ends to fly. */
function collectFlights(counter) {
  window.flights = [];
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const from = (a, b) => middle(a).map((at, axis) => Math.abs(Math.round(at - middle(b)[axis])));
  const added = ({ addedNodes: [star] }) => {
    if (!star?.isConnected || !star.matches?.(".vt-flying")) return;
    const [flight] = star.getAnimations();
    flight.pause();
    const places = [[0, '[data-space="2,3"]'], [0.999, counter]].map(([share, target]) => {
      flight.currentTime = share * flight.effect.getTiming().duration;
      return from(star, document.querySelector(target));
    });
    window.flights.push(`from ${places[0]} to ${places[1]}`);
  };
  new MutationObserver((records) => records.forEach(added)).observe(document.body, { childList: true, subtree: true });
}

/** The milliseconds that the card of a drawn module stays at the normal speed. */
const CARD_MS = 4500;

/** Runs in the page: a card goes by itself only when the last function of `cards` is called, however long the test takes. */
function holdCards(length) {
  const { setTimeout: later } = window;
  window.cards = [];
  window.setTimeout = (work, ms, ...values) => (ms === length ? (window.cards.push(work), 0) : later(work, ms, ...values));
}

/** The milliseconds that the activation of a die takes at the normal speed. */
const ACTIVATION_MS = 500;

/** Runs in the page: collects in `dice` whether each die leaves its list and arrives at the robot that runs, and how. */
function collectDice(most) {
  window.dice = [];
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isAt = (one, other) => middle(one).every((at, axis) => Math.abs(at - middle(other)[axis]) <= 2);
  const added = ({ addedNodes: [die] }) => {
    if (!die?.isConnected || !die.matches?.(".vt-flying-die")) return;
    const [flight] = die.getAnimations();
    const { duration } = flight.effect.getTiming();
    const at = (share) => (flight.currentTime = share * duration);
    const names = flight.effect.getKeyframes().flatMap((frame) => Object.keys(frame)).filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name));
    const shown = [...document.querySelectorAll(".vt-match")].findLast((one) => one.getClientRects().length > 0);
    at(0);
    const leaves = isAt(die, shown.querySelector(".vt-order-list [data-state=now] .vt-die"));
    at(0.8);
    const arrives = isAt(die, shown.querySelector(".vt-board [data-robot][data-active=true] .vt-inner"));
    at(0);
    window.dice.push({ leaves, arrives, frames: [...new Set(names)].join(), tag: die.tagName, inTime: duration <= most });
  };
  new MutationObserver((records) => records.forEach(added)).observe(document.body, { childList: true, subtree: true });
}

/** In how many lines words stand in a place of the robot card. */
function linesOf({ page }, words) {
  const slot = page.locator("[data-equipped] > span").first();
  return slot.evaluate((one, all) => {
    const before = one.textContent;
    const heights = ["T", ...all].map((word) => {
      one.textContent = word;
      return one.offsetHeight;
    });
    one.textContent = before;
    return heights.slice(1).map((height) => height / heights[0]);
  }, words);
}

/** Who points at a module of another player reads what it does. */
async function saysWhatOthersModulesDo(person) {
  const { page } = person;
  const module = page.locator(".vt-modules [data-module]").first();
  const name = await module.textContent();
  await person.pointAt(module);
  const tip = page.getByRole("tooltip").filter({ hasText: name });
  await tip.waitFor();
  assert.ok((await tip.textContent()).length > name.length + 20, "it says what the module does");
  await page.mouse.move(1, 1);
}

/** Sends a program, changes it while it waits for the other player, and sends it again. */
async function changesItsProgram(ann, eve, room, choice) {
  const { view } = await ann.look(room);
  const dice = diceFor(view, 0);
  await program(ann, dice);
  await ann.page.locator(".vt-dry-run").waitFor({ state: "attached" }); // the dry run comes by itself
  await ann.page.locator(".vt-match[data-again=true]").waitFor();
  const { view: public_ } = await eve.look(room);
  assert.equal(public_.seats[0].answered, choice.id);
  assert.equal(public_.seats[0].own, null, "the program is secret till all have answered");
  assert.deepEqual(await unitsOf(ann, room), byUnits(dice));
  const [first, ...others] = dice;
  const changed = [{ ...first, number: first.number === 6 ? 5 : first.number + 1 }, ...others];
  await program(ann, changed);
  await ann.page.locator("[data-sent]").waitFor();
  assert.deepEqual(await unitsOf(ann, room), byUnits(changed));
}

async function unitsOf(person, room) {
  return (await person.look(room)).view.seats[0].own.units;
}

/** The service is killed while the first player is asked for modules; after it is back the same answer is possible. */
async function survivesTheEndOfTheService(people, room, choice) {
  const [ann] = people;
  const robots = () => ann.page.locator("[data-robot]").evaluateAll((all) => all.map(({ dataset }) => `${dataset.robot} ${dataset.at}`));
  await ann.page.locator(`[data-use=${choice.modules[0]}]`).waitFor();
  await ann.page.locator(".vt-aims").waitFor({ state: "attached" });
  assert.equal(await ann.page.locator("[data-order]:visible").count(), 0, "standing orders are behind a press");
  const stood = await robots();
  await service.kill();
  for (const { page } of people) await page.locator(".banner").first().waitFor();
  await service.launch();
  for (const { page } of people) await page.locator(".banner").first().waitFor({ state: "detached" });
  const { view, choices } = await ann.look(room);
  assert.deepEqual(choices, [choice], "the choice is still open");
  await becomes(robots, stood);
  await answer(ann, choice, view);
}

/** A card that was sent reads as sent while an order waits, which another press of the button sends. Returns true. */
async function sentStaysSent({ page }) {
  const [words, done] = [page.locator(".vt-equip-end [role=status]").getByText("Sent"), page.locator(".vt-equip-end [data-done]")];
  await words.waitFor();
  assert.ok(await done.isDisabled());
  const orders = page.locator(".vt-shown .vt-orders");
  if ((await orders.count()) === 0) return true; // a passive module takes none
  await orders.locator("[data-order=no]").click();
  await becomes(() => done.isEnabled(), true);
  assert.equal(await words.count(), 1, "the card was sent");
  await orders.locator("[data-order=ask]").click();
  await becomes(() => done.isEnabled(), false);
  return true;
}

/** A standing order waits for the next answer, and holds from then on. */
async function setsAnOrder(ben, room, { left, right, own }) {
  const module = [...left, ...right, ...own.inventory].find((one) => one !== "thruster" && one !== "ram_expansion");
  if (module) {
    await ben.tap(ben.page.locator(".vt-modules-button"));
    const dialog = ben.page.getByRole("dialog");
    await ben.tap(dialog.locator(`[data-orders=${module}] [data-order=no]`));
    await dialog.locator(`[data-orders=${module}][data-pending=true]`).waitFor();
    await ben.closeDialog();
  }
  await program(ben, []);
  if (module) {
    const { view } = await ben.look(room);
    assert.deepEqual(view.seats[1].own.orders, [{ module, order: "no" }]);
  }
}

// --- answers by clicking ---

/** Answers a choice of a person, whose `view` it is. */
async function answer(person, choice, view) {
  await ANSWERS[choice.kind](person, choice, view);
}

const ANSWERS = {
  draw: (person, { stacks }) => press(person, `[data-stack=${stacks.includes("red") ? "red" : stacks[0]}]`),
  async equip(person, { seat }, view) {
    const owned = view.seats[seat].own.inventory;
    if (view.round === 1) await saysWhatIsNew(person, owned);
    for (const module of owned.slice(0, 2)) await press(person, `[data-owned-module=${module}]`);
    await press(person, "[data-done]");
  },
  restart: (person, { spaces }) => press(person, `[data-space="${spaces.at(-1)}"]`),
  program: (person, { seat }, view) => program(person, diceFor(view, seat)),
  async use(person, { modules: [first] }) {
    const module = person.page.locator(`[data-use=${first}]`);
    if ((await module.getAttribute("aria-pressed")) === "false") await module.click();
    const option = person.page.locator("[data-remote-option]").first();
    await option.or(person.page.locator("[data-use-done]:enabled")).first().waitFor(); // a module with a target asks for it
    if (await option.isVisible()) await option.click();
    await press(person, "[data-use-done]");
  },
  react: (person, { limits }) => press(person, limits.length > 0 ? `[data-limit="${limits[0]}"]` : "[data-react=yes]"),
  arm: (person) => press(person, '[data-space-option=""]'),
  workshop: (person, { repair, stacks }) => press(person, repair ? "[data-repair]" : `[data-stack=${stacks[0]}]`),
};

async function program(person, dice) {
  if ((await person.page.locator("[data-clear]:enabled").count()) > 0) await press(person, "[data-clear]");
  for (const { unit, colour, number, button } of dice) {
    await press(person, `[data-hand=${colour}]`);
    await press(person, `[data-number="${number}"]`);
    await press(person, `[data-button="${unit},${button}"]`);
  }
  if (dice.length === 0) await press(person, "[data-skip]"); // it asks once
  await press(person, "[data-done]");
}

async function press({ page }, selector) {
  await page.locator(`.vt-match ${selector}`).click();
}

/** Blue dice that lead safely to the nearest VP token with a free way, else elsewhere, and a red one that fits a module. */
function diceFor(view, seat) {
  const { at, left, right } = view.seats[seat];
  if (!at) return [];
  const tokens = view.arena.vp.filter(({ number }) => view.tokens.includes(number)).map((token) => token.at);
  const ways = tokens.flatMap((to) => waysTo(at, to)).filter((way) => isSafe(view.arena, at, way));
  const strolls = [0, 2, 4, 6].map((turn) => [[1 + (view.round % 3), (turn + 2 * view.round) % 8]]).filter((stroll) => isSafe(view.arena, at, stroll));
  const way = ways.sort((a, b) => lengthOf(a) - lengthOf(b))[0] ?? strolls[0] ?? [];
  const blue = way.map(([steps, button], index) => ({ unit: index + 1, colour: "blue", number: steps, button }));
  const card = view.cards.find(({ module, die, use }) => [...left, ...right].includes(module) && die === "red" && use !== "passive");
  return [...blue, { unit: blue.length + 1, colour: "red", number: card?.low ?? 1, button: at[1] < 4 ? 4 : 0 }];
}

/** The two ways around a corner, each a list of `[steps, button]`. */
function waysTo([x, y], [toX, toY]) {
  const legs = [[Math.abs(toX - x), toX > x ? 2 : 6], [Math.abs(toY - y), toY > y ? 0 : 4]].filter(([steps]) => steps > 0);
  return legs.some(([steps]) => steps > 6) ? [] : [legs, legs.toReversed()];
}

function lengthOf(way) {
  return way.reduce((sum, [steps]) => sum + steps, 0);
}

/** Whether a way has neither a wall nor a pit. */
function isSafe({ size, wall, pit }, from, way) {
  const has = (list, x, y, side) => list.some((one) => one.at[0] === x && one.at[1] === y && one.side === side);
  let [x, y] = from;
  for (const [steps, button] of way) {
    for (let step = 0; step < steps; step += 1) {
      const [dx, dy] = STEPS[button];
      if (has(wall, Math.min(x, x + dx), Math.min(y, y + dy), dx === 0 ? "n" : "e")) return false;
      [x, y] = [x + dx, y + dy];
      if (Math.min(x, y) < 0 || Math.max(x, y) >= size || pit.some(([px, py]) => px === x && py === y)) return false;
    }
  }
  return true;
}

function byUnits(dice) {
  return [1, 2, 3].map((unit) => dice.filter((die) => die.unit === unit).map(({ colour, number, button }) => ({ colour, number, button })));
}

/** All that answers a choice is seen at once, with the whole arena, upright and across. */
async function fitsWithoutScrolling({ page }, kind) {
  for (const size of [PHONE.viewport, { width: 740, height: 360 }, PHONE.viewport]) {
    await page.setViewportSize(size);
    const notSeen = () => {
      const inside = (one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      };
      const needed = [document.querySelector(".vt-arena"), ...document.querySelectorAll(".vt-desk .vt-controller button, .vt-desk .vt-question button:not(.vt-dont-ask *), .vt-desk [data-done]")];
      const { scrollWidth, scrollHeight } = document.documentElement;
      const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? [`the page has ${scrollWidth}x${scrollHeight}`] : [];
      return [...scrolls, ...needed.filter((one) => !inside(one)).map((one) => one.outerHTML.slice(0, 120))];
    };
    await becomes(() => page.evaluate(notSeen), [], `${kind} at ${size.width}x${size.height}`);
  }
}
