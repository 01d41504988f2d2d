// What has happened in a match: the timeline, a long log, and what delayed spectators see of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, matches, NOWHERE, Person } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

// The timeline: three viewpoints of a finished match, steps and keys, the events since the last turn, lines of the log.

const COMMANDS = 6;
const BAR = ".timeline-bar[data-position]";
let ann, bob, eve, room;

/** What the live pages of the three showed, by the number of the entry. */
const shown = { ann: new Map(), bob: new Map(), eve: new Map() };

const bar = (person) => person.page.locator(BAR);

const press = async (person, ...keys) => {
  for (const key of keys) await person.page.keyboard.press(key);
};

/** What a page draws of the match below an element: the newest state, or a moment of the timeline. */
function drawn(person, root = ".match-live") {
  return person.page.evaluate((root) => {
    const all = (selector, names) =>
      [...document.querySelectorAll(`${root} ${selector}:not(.key-moment *)`)].map((one) => names.map((name) => one.getAttribute(`data-${name}`)).join(" ")).sort();
    return {
      active: all(".match", ["active", "round"]),
      robots: all("[data-robot]", ["robot", "at", "facing", "cargo", "stuck"]),
      crystals: all(".board [data-crystal]", ["crystal", "at"]),
      scores: all("[data-score]", ["score"]),
      slots: all("[data-slot]", ["slot", "tile"]),
      hands: all("[data-hand]", ["hand"]),
    };
  }, root);
}

/** The bar's place: position, turn, and number of the entry. */
async function place(person) {
  const { position, turn, number, end } = await bar(person).evaluate(({ dataset }) => ({ ...dataset }));
  return { position: Number(position), turn: Number(turn), number: Number(number), end: Number(end) };
}

async function open(person, path) {
  await person.page.goto(service.url + path);
  await bar(person).waitFor();
}

/** Answers so many choices, of both players. */
async function play(commands) {
  for (let count = 0; count < commands; ) {
    const { choices, number } = await eve.look(room);
    const person = [ann, bob][choices[0]?.seat];
    await person.waitForNumber(number);
    const own = await person.look(room);
    await person.answer(await brain.ask({ view: own.view, choice: choices[0], wish: "play" }), choices[0].seat);
    await person.waitForNumber(number + 1);
    count += 1;
  }
}

test("the past of a match is seen again while it goes on and after its end", async () => {
  await lookBackInARunningMatch();
  await comeBack();
  await lookBackAtAFinishedMatch();
  for (const person of [ann, bob, eve]) assert.deepEqual(person.problems, []);
});

/** The timeline of a running match shows what the viewer knows, and covers the match without changing it. */
async function lookBackInARunningMatch() {
  [ann, bob, eve] = await Promise.all(["Ann", "Bob", "Eve"].map((name) => Person.arrive(browser, service.url, name)));
  const slowly = () => localStorage.setItem("botyard.timeline", JSON.stringify({ speed: 0.25 })); // a busy machine sees it before it has played to its end
  for (const person of [ann, bob, eve]) await person.page.evaluate(slowly);
  room = await ann.createRoom(2, "Past");
  await bob.joinFromLobby(room);
  await eve.page.goto(`${service.url}/room/${room}`);
  await eve.page.locator(".match").waitFor();
  for (let count = 0; count < COMMANDS; count += 1) {
    await play(1);
    const { number } = await eve.look(room);
    for (const [name, person] of Object.entries({ ann, bob, eve })) {
      await person.waitForNumber(number);
      shown[name].set(number, await drawn(person));
    }
  }

  const { view, choices } = await eve.look(room);
  assert.equal(view.result, null);
  const waits = [ann, bob][choices[0].seat];
  const other = waits === ann ? bob : ann;

  // what was begun stays as it is behind the timeline
  const isProgram = choices[0].kind === "program";
  await waits.page.locator(".player-panel[data-busy=false]").waitFor();
  if (isProgram) await press(waits, "3", "e");
  const draft = await drawn(waits);
  await press(waits, "l");
  await bar(waits).waitFor();
  await becomes(() => waits.page.locator(".timeline-your-turn").count(), 1);
  await becomes(() => waits.page.locator(".timeline-viewpoint").count(), 0, "others' views are not offered");
  await press(waits, "Home");
  await becomes(async () => (await place(waits)).position, 0);
  await press(waits, "Escape");
  await bar(waits).waitFor({ state: "detached" });
  await becomes(() => drawn(waits), draft);
  if (isProgram) await press(waits, "Control+z");
  await seesWhatHappenedSince(eve, choices[0].seat);

  const refused = await waits.page.evaluate(
    async ([room, seat]) => (await fetch(`/api/match/${room}/timeline?as=${seat}`)).status,
    [room, other === ann ? 0 : 1],
  );
  assert.ok(refused >= 400, "the service refuses them");
  await waits.page.goto(`${service.url}/m/${room}?turn=2&as=${other === ann ? 1 : 2}`);
  await waits.page.locator(".timeline-bar [role=alert]").waitFor();
  await waits.page.getByRole("button", { name: "Show my own view" }).click();
  await bar(waits).waitFor();
  await becomes(async () => (await place(waits)).turn, 2);
  await waits.page.goto(`${service.url}/room/${room}`);
  await waits.page.locator(".match").waitFor();
}

/** A spectator plays all since the last turn of a player, from the panel of the player: it begins where that turn ended. */
async function seesWhatHappenedSince(person, seat) {
  const active = async (other) => (await person.look(room)).view.active === other;
  await person.page.locator(`.seat-panel[data-seat="${seat}"] [data-since-turn]`).click();
  await bar(person).waitFor();
  const { position, end } = await place(person);
  assert.ok(position > 0 && position < end, `from ${position} of ${end}`);
  assert.ok(await active(seat), "the player is in turn again: all others have played since");
  await press(person, "Escape");
  await bar(person).waitFor({ state: "detached" });
}

/** A player who comes back is offered what happened since the last turn, and a line of the log shows its moment. */
async function comeBack() {
  const { choices } = await eve.look(room);
  const away = choices[0].seat === 0 ? bob : ann;
  await away.page.goto(`${service.url}/healthz`);
  const { number: left } = await eve.look(room);
  await play(1);
  await away.page.goto(`${service.url}/room/${room}`);
  const offer = away.page.locator(".since-offer");
  await offer.getByRole("button", { name: "See what happened" }).click();
  await bar(away).waitFor();
  await press(away, " ");
  const since = await place(away);
  assert.ok(since.number >= left, "it begins where the own turn ended");
  await press(away, "Escape");
  await bar(away).waitFor({ state: "detached" });
  await becomes(() => offer.count(), 0, "it is offered once");

  const line = away.page.locator(".match-live .log-jump").last();
  const [number, index] = await line.evaluate((one) => [one.closest("li").dataset.entry, one.closest("li").dataset.index]);
  await line.click();
  await bar(away).waitFor();
  await becomes(async () => (await place(away)).number, Number(number));
  const current = away.page.locator('.timeline [aria-current="step"]');
  await current.waitFor();
  await becomes(() => current.evaluate((one) => [one.dataset.entry, one.dataset.index]), [number, index]);
  await away.page.locator(".timeline .log-jump").first().click();
  await becomes(async () => (await place(away)).position < since.end, true);
  await press(away, "Escape");
}

/** The timeline of a finished match has the boards that the pages showed while it was played, by three viewpoints. */
async function lookBackAtAFinishedMatch() {
  for (const person of [ann, bob]) await person.page.goto(`${service.url}/room/${room}`);
  for (const person of [ann, bob]) await person.page.locator(".match").waitFor();
  await bob.resign();
  const over = ann.page.getByRole("dialog", { name: "The match is over" });
  await over.waitFor();
  await over.getByRole("button", { name: "Replay" }).press("Enter");
  await bar(ann).waitFor();
  await press(ann, " ", "Home");
  await becomes(async () => (await place(ann)).position, 0);

  const stops = { order: new Set([0]), turn: new Set([0]), round: new Set([0]) };
  for (const [unit, key] of [["order", "ArrowRight"], ["turn", "Shift+ArrowRight"], ["round", "PageDown"]]) {
    await press(ann, "Home");
    await becomes(async () => (await place(ann)).position, 0);
    for (let at = await place(ann); at.position < at.end; at = await place(ann)) {
      await press(ann, key);
      await becomes(async () => (await place(ann)).position > at.position, true);
      stops[unit].add((await place(ann)).position);
    }
  }
  assert.ok(stops.order.size > stops.turn.size && stops.turn.size > stops.round.size && stops.round.size > 1);
  for (const turn of stops.turn) assert.ok(stops.order.has(turn), "orders stop at turns, too");
  const { end } = await place(ann);
  await bar(ann).locator("input[type=range]").fill(String(Math.floor(end / 2)));
  await becomes(async () => (await place(ann)).position, Math.floor(end / 2));
  await matches(() => bar(ann).locator("input[type=range]").getAttribute("aria-valuetext"), /^Turn \d+ of \d+: (Ann|Bob)/);

  const live = { ann: await drawn(ann), bob: await drawn(bob), eve: await drawn(eve) };
  const choose = ann.page.getByLabel("As known then by");
  for (const [name, label] of [["ann", "You"], ["bob", "Bob"], ["eve", "Spectators"]]) {
    await choose.selectOption({ label });
    await bar(ann).waitFor();
    await press(ann, "End");
    await becomes(() => drawn(ann, ".timeline"), live[name], `the end as ${name} sees it`);
  }
  const colour = (await eve.look(room)).view.seats[1].colour;
  const numbers = [...shown.eve.keys()];
  for (const number of [numbers[1], numbers.at(-2)]) {
    for (const [name, as] of [["ann", "Ann"], ["bob", colour], ["eve", "spectator"]]) {
      await open(ann, `/m/${room}?entry=${number}&as=${as}`);
      await becomes(() => drawn(ann, ".timeline"), shown[name].get(number), `entry ${number} as ${name} knew it`);
    }
  }
  const stranger = await Person.open(browser, service.url, "Stranger", { path: `/m/${room}?entry=${numbers[1]}&as=2` });
  await bar(stranger).waitFor();
  await becomes(() => drawn(stranger, ".timeline"), shown.bob.get(numbers[1]), "a shared moment needs no name");
  await stranger.page.locator(".header .logo").waitFor();
  await matches(() => stranger.page.locator(".moment-about").innerText(), /robots/i, "a sentence says what the game is");
  await stranger.giveName(() => stranger.page.getByRole("button", { name: "Continue as guest" }).click());
  await stranger.page.locator(".header .name-button").waitFor();
  await ann.page.locator(".timeline-more").getByRole("button", { name: "Share this moment" }).click();
  await becomes(() => ann.page.locator(".timeline-more [role=menuitem]").count(), 2);
}

// The log of a long match: the document has a bounded number of its parts, and the reader keeps the place.

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
  await pressButton(ann, "Earlier entries", 48);
  const { top } = await look(ann);
  await ann.page.evaluate(lowerLog);
  assert.equal((await look(ann)).top, top, "a log that gets lower stays where it is read");
  await ann.page.evaluate(() => window.held.abort());
  await pressButton(ann, "Earlier entries", MOST_PARTS);
  await pressButton(ann, "Earlier entries", MOST_PARTS);
  const back = await look(ann);
  assert.ok(!back.parts.includes(newest), "the newest part is out of the document");

  await pass(ann);
  const after = await look(ann);
  assert.deepEqual([after.parts, after.top], [back.parts, back.top], "new entries move nothing");
  await isAsked(ann); // while bots play, the seats above get and lose lines, and the log becomes lower and higher

  await pressButton(ann, "Later entries");
  await pressButton(ann, "Earlier entries", MOST_PARTS);
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
async function pressButton(person, name, parts = null) {
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

// Spectators: delayed, by a link, or over the shoulder of a player; and what the players see of them.

/** The link that a player is shown, as where the browser forbids to copy it. */
async function linkOf(player, name) {
  const menu = player.page.locator(".match-menu");
  if ((await menu.getAttribute("open")) === null) await player.openMatchMenu();
  await menu.locator(`[data-link=${name}]`).press("Enter"); // presence that arrives in the header moves it
  return menu.locator(`.link-line:has([data-link=${name}]) input`).inputValue();
}

/** Opens a link. Its token must be in no request, and nor may that of an older link, but for the one that opened it. */
async function goTo(person, link) {
  const token = new URL(link).hash.slice(1);
  assert.ok(token, "the token stands in the fragment");
  person.page.on("request", (request) => assert.ok(!request.url().replace(/#.*/, "").includes(token)));
  await person.page.goto(link);
  await person.room.waitFor();
}

/** Runs in the page: nothing can be copied. */
function forbidToCopy() {
  Object.defineProperty(Navigator.prototype, "clipboard", { get: () => ({ writeText: () => Promise.reject(new Error("no")) }) });
  document.execCommand = () => false;
}

test("a delayed match is watched by a link, late, and by a coach as it happens", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { before: (page) => page.addInitScript(forbidToCopy) });
  const room = await ann.createRoom(2, "Late table", { watching: "link", delay: "2 turns" });
  const ben = await Person.arrive(browser, service.url, "Ben");
  await ben.joinFromLobby(room);
  await ann.page.locator(".match").waitFor();

  const wes = await Person.arrive(browser, service.url, "Wes", { path: `/room/${room}` });
  await wes.page.getByText("You need a link to watch this match").waitFor();
  await goTo(wes, await linkOf(ann, "watch"));
  await wes.page.getByText("You’re 2 turns behind.").waitFor();
  const start = await wes.number();

  const cal = await Person.arrive(browser, service.url, "Cal");
  await goTo(cal, await linkOf(ann, "coach"));
  await cal.page.getByText("You’re watching as Ann’s coach.").waitFor();
  await becomes(() => cal.page.locator(".player-panel .hand button:enabled").count(), 0);
  await ann.page.locator(".spectators summary").press("Enter");
  await ann.page.locator("[data-spectator=Cal]").getByText("coach of Ann").waitFor();
  await ann.page.locator("[data-spectator=Wes]").waitFor();
  await ann.page.keyboard.press("Escape");

  const { choices } = await ann.look(room);
  const [mover, other] = choices[0].seat === 0 ? [ann, ben] : [ben, ann];
  const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));
  await mover.answer({ type: "first", places }, choices[0].seat);
  await other.waitForNumber(start + 2); // the coach link is an entry, too
  await cal.waitForNumber(start + 2);
  await other.answer({ type: "first", places }, 1 - choices[0].seat);
  await mover.waitForNumber(start + 3);
  await cal.waitForNumber(start + 3);
  await wes.waitForNumber(start + 1);
  await becomes(() => wes.number(), start + 1);
  await mover.answer({ type: "pass" }, choices[0].seat);
  await wes.waitForNumber(start + 2);
  await becomes(() => wes.number(), start + 2);
  await becomes(() => wes.page.locator(".seat-panel .lamp").count(), 0);

  await ann.openMatchMenu();
  await ann.page.locator("[data-link=withdraw]").click();
  await cal.page.getByText("This link is no longer valid").waitFor();
  await becomes(() => ann.page.locator(".link-line:has([data-link=coach]) input").count(), 0, "the void link is not shown to be copied");
  for (const person of [ann, ben, wes, cal]) assert.deepEqual(person.problems, []);
});
