// Lessons, rules, puzzles, the sandbox, and a first match by what the page says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { becomes, matches, MOVING, NOWHERE, PASSWORD, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";

// The first match, played by a script that follows only the words and marks of the page.

/** What the page asks for: a button of its own words, or something that it marks. */
const ASKED = "[data-lesson=next], [data-lesson=again], [data-lesson-mark]";

const arrive = (path = "/") => Person.open(browser, service.url, "Vic", { path, viewport: { width: 360, height: 740 } });

/** Does what the page asks for until a step is shown; the steps on the way. The next one is offered only after a task is done. */
async function follow(page, until) {
  const steps = new Set();
  for (;;) {
    const step = await page.locator("[data-lesson-step]").getAttribute("data-lesson-step");
    steps.add(step);
    if (step === until) return [...steps];
    await page.locator(ASKED).first().click();
  }
}

test("a visitor without a name learns the game by what the page says, and goes on where they left", async () => {
  const { page, problems } = await arrive();
  await page.locator('.game-card a[href^="/learn"]').first().click();
  assert.deepEqual(await follow(page, "carry"), ["robots", "load", "carry"]);
  await page.getByRole("link", { name: "Leave" }).click();
  await page.locator('.game-card a[href^="/learn"]').first().click();
  await page.locator(ASKED).first().click(); // a tile
  await page.locator(ASKED).first().click(); // its slot
  await page.locator(ASKED).first().click(); // Run
  await becomes(() => page.locator(".log-part h3").first().textContent().then((words) => words.trim()), "Mid-turn A2: Unload", "a lesson begins in a match");
  assert.deepEqual(await follow(page, "end"), ["carry", "values", "order", "ignored", "track", "theft", "end"]);
  await page.getByRole("link", { name: "Play now" }).waitFor();
  assert.deepEqual(problems, []);
});

test("Robot Master is learned by what the page says, and its rules play on small boards", async () => {
  const { page, problems } = await arrive("/learn/robot_master");
  assert.deepEqual(await follow(page, "end"), ["sides", "lay", "pair", "triple", "lowest", "watch", "cross", "spoil", "end"]);
  await page.getByRole("link", { name: "Rules" }).click();
  const board = page.locator('[data-board="rules-lay"]');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: "Play" }).click();
  await board.locator('[data-played="true"]').waitFor();
  await becomes(() => board.locator('[data-card="c4"]').count(), 1);
  assert.deepEqual(problems, []);
});

test("VOLT is learned by what the page says, and its questions play their answers", async () => {
  const { page, problems } = await arrive("/learn/volt");
  const steps = ["points", "move", "units", "fire", "order", "push", "return", "equip", "module", "workshop", "killbot", "end"];
  assert.deepEqual(await follow(page, "end"), steps);
  await page.getByRole("link", { name: "Rules" }).click();
  const board = page.locator('[data-board="rules-1a"]');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: "Play" }).click();
  await board.locator('[data-played="true"]').waitFor();
  await becomes(() => board.locator('[data-robot="1"]').getAttribute("data-at"), "3,3");
  assert.deepEqual(problems, []);
});

test("rules show what they say, and a puzzle is checked and remembered", async () => {
  const { page, problems } = await arrive("/rules/twin_tin_bots");
  const board = page.locator('[data-board="rules-deliver"]');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: "Play" }).click();
  await board.locator('[data-played="true"]').waitFor();
  await becomes(() => board.locator('[data-robot="0A"]').getAttribute("data-cargo"), "");

  await page.getByRole("link", { name: "Puzzles" }).click();
  for (let turn = 0; turn < 2; turn += 1) await page.locator(".player-panel").getByRole("button", { name: "Pass" }).click();
  await page.locator('.lesson[data-state="missed"]').waitFor();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.locator('.lesson[data-state="task"]').waitFor();
  assert.deepEqual(problems, []);
});

test("rules are read without scripts, in the language of the address, and lead to the other languages", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de" });
  const page = await context.newPage();
  await page.goto(`${service.url}/rules/volt?lang=uk`);
  await page.locator("article[lang=uk]").getByRole("heading", { level: 2, name: "Коротко" }).waitFor();
  await page.locator("article[lang=uk] figure[data-board=rules-fire] img").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Français" }).click();
  await page.locator("article[lang=fr]").getByRole("heading", { level: 2, name: "En bref" }).waitFor();
  await page.goto(`${service.url}/rules/volt`);
  await page.locator("article[lang=de]").waitFor();
  const document = await (await fetch(`${service.url}/rules/volt?lang=uk`)).text();
  assert.ok(document.includes(`<link rel="canonical" href="${service.url}/rules/volt?lang=uk" />`));
  assert.equal(document.match(/rel="alternate" hreflang="\w\w"/g).length, 5);
  await context.close();
});

// A sandbox from the middle of a match: with the player on all seats, and against bots; the match stays as it is.

/** Asks the service as the person of a page. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })).json();
    },
    [method, path, body],
  );

/** The room once its first seat has a choice: the bot may still think. */
const turnOf = (page, room) =>
  page.evaluate(async (room) => {
    for (;;) {
      const shown = await (await fetch(`/api/rooms/${room}`)).json();
      if (shown.choices?.some(({ seat }) => seat === 0)) return shown;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }, room);

/** A match of two against a bot in which the person has played `turns` turns; the room, and the log's number then. */
async function playedMatch(page, turns) {
  const { room } = await ask(page, "POST", "/rooms", { id: "make", game: "twin_tin_bots", players: 2, bots: ["random"] });
  for (let played = 0; ; ) {
    const { choices, number } = await turnOf(page, room);
    const choice = choices.find(({ seat }) => seat === 0);
    if (played === turns) return { room, number };
    const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));
    const command = { first: { type: "first", places }, program: { type: "pass" }, zap_robot: { type: "zap_robot", order: null } }[choice.kind];
    await ask(page, "POST", `/rooms/${room}/requests`, { type: "command", id: `c${choice.id}`, seat: 0, choice: choice.id, command });
    if (choice.kind !== "zap_robot") played += 1;
  }
}

/** Makes a change of a seat, and sends it. */
async function changed(person, seat) {
  await person.stage({ type: "remove", robot: "A", slot: 1 }, seat);
  await person.page.locator('.slot[data-staged="true"]').waitFor();
  await person.run();
}

test("a running and a finished match go on in a sandbox", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const { page, problems } = ann;
  const { room, number } = await playedMatch(page, 2);
  await page.goto(`${service.url}/practice?room=${room}&number=${number}`);
  await page.locator(".run:not(.resting .run)").first().waitFor();
  const place = () => page.locator(".match").getAttribute("data-active");
  const before = await place();
  for (const turn of [() => page.getByRole("button", { name: "Pass" }).first().click(), () => changed(ann, before)]) {
    await turn();
    await page.waitForFunction((active) => document.querySelector(".match").dataset.active !== active, before);
    await page.getByRole("button", { name: "Take back" }).click();
    await page.waitForFunction((active) => document.querySelector(".match").dataset.active === active, before);
    await ann.panel(before).and(page.locator('[data-choice="program"]')).waitFor();
    assert.equal(await page.locator('.slot[data-staged="true"]').count(), 0);
  }
  assert.equal((await ask(page, "GET", `/rooms/${room}`)).number, number);

  await page.getByLabel("I play").selectOption("Ann");
  await becomes(() => page.getByLabel("The others").locator("option").allTextContents(), ["do nothing", "easy", "medium"]);
  await page.getByRole("button", { name: "Pass" }).first().click();
  await page.locator('[data-practice="restart"]:not(:disabled)').waitFor();
  await page.locator('.player-panel[data-busy=false][data-choice="program"]').waitFor();

  await ask(page, "POST", `/rooms/${room}/requests`, { type: "resign", id: "r1", seat: 0 });
  await page.goto(`${service.url}/practice?room=${room}&number=${number}&as=1`);
  await page.getByLabel("I play").selectOption("Ann");
  await becomes(async () => (await page.getByLabel("The others").locator("option").allTextContents()).includes("hard"), true);
  await page.getByRole("button", { name: "Pass" }).first().click();
  await page.locator('[data-practice="restart"]:not(:disabled)').waitFor();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.locator('[data-practice="restart"]:disabled').waitFor();
  await page.getByRole("button", { name: "What would the planner do?" }).click();
  await page.locator(".suggestions button").first().click();
  await page.locator('[data-practice="restart"]:not(:disabled)').waitFor();
  assert.deepEqual(problems, []);
  await page.close();
});

// The puzzle of the day: a visitor finds it, solves it and shares that; an account sees its days in a row elsewhere.
// For the service it stays noon of one day.

const GAME = "robot_master";

/** The commands that solve a puzzle: a search finds them, since no file has them. */
function solutionOf(id) {
  const search = `
import json, sys
from botyard.games.registry import GAMES
from botyard.practice.lessons import find_step
from botyard_protocol.json_form import to_named
from tests.games.find_puzzles import shortest
game, id = sys.argv[1:]
print(json.dumps([to_named(one) for one in shortest(game, find_step(GAMES[game], id))[0]]))`;
  return JSON.parse(execFileSync(process.env.PYTHON, ["-c", search, GAME, id], { encoding: "utf-8" }));
}

/** Opens today's puzzle of the game from the page that is shown, and waits for its table. */
async function openPuzzle(page) {
  await page.locator("section.daily[data-daily] a").click();
  await page.getByRole("navigation", { name: "Daily puzzle" }).getByRole("button", { name: /^Robot Master/ }).click();
  await page.locator('.lesson[data-state="task"]').waitFor();
  return page.locator("[data-puzzle]").getAttribute("data-puzzle");
}

/** Lays a card. */
async function lay(page, { value, at }) {
  await page.locator(`[data-pile="${value}"]`).click();
  await page.locator(`[data-cell="${at}"]`).click();
  await page.locator(".rm-lay:not(:disabled)").click();
}

/** Solves the puzzle that is shown. */
async function solve(page, id) {
  const cards = solutionOf(id);
  for (const [number, card] of cards.entries()) {
    await page.locator(`[data-pile="${card.value}"]:not(:disabled)`).waitFor();
    await lay(page, card);
    if (number < cards.length - 1) await page.locator(".rm-hand").waitFor();
  }
  await page.locator('.lesson[data-state="done"]').waitFor();
}

/** Runs in the page as it loads: notes what is shown of the puzzle when an answer is sent. */
function noteStates() {
  const { fetch } = window;
  window.states = [];
  window.fetch = (path, options) => {
    if (options?.method === "POST" && path.includes("/api/daily")) window.states.push(document.querySelector(".lesson").dataset.state);
    return fetch(path, options);
  };
}

test("a visitor without a name solves the puzzle of the day and shares it, and the page remembers it", async () => {
  const ann = await Person.open(browser, service.url, "Ann", { viewport: { width: 360, height: 740 } });
  const { page } = ann;
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: (shared) => ((globalThis.shared = shared), Promise.resolve()), configurable: true }));
  const id = await openPuzzle(page);
  await solve(page, id);
  await matches(() => page.locator(".lesson-words").textContent(), /Solved! 1 day in a row\. Solved by 100% of 1\. Next puzzle at \d\d:\d\d\./);
  await page.locator("[data-action=share-daily]").click();
  const shared = await (await page.waitForFunction(() => globalThis.shared)).jsonValue();
  assert.match(shared.text, /^Botyard daily 2026-11-29, Robot Master: solved in 1$/);
  assert.equal(shared.url, `${service.url}/daily/${GAME}`);
  await page.goto(service.url);
  await matches(() => page.locator("section.daily[data-daily]").textContent(), /1 day in a row/);
  assert.deepEqual(ann.problems, []);
});

test("an account sees its days in a row and the share of solvers in another browser", async () => {
  const account = { name: "Ben of the Days", password: PASSWORD };
  const before = (page) => page.addInitScript(noteStates);
  const ben = await Person.arrive(browser, service.url, "Ben", { account: account.name, before, ...MOVING });
  await solve(ben.page, await openPuzzle(ben.page));
  assert.deepEqual(await ben.page.evaluate(() => window.states), ["task"], "the answer is sent before the last card has come to rest");
  await matches(() => ben.page.locator(".lesson-words").textContent(), /1 day in a row\. Solved by 100% of \d/);
  const elsewhere = await Person.open(browser, service.url, "Ben", { path: NOWHERE });
  await elsewhere.context.request.post(`${service.url}/api/login`, { data: account, headers: { origin: service.url } });
  await elsewhere.page.goto(`${service.url}/daily`);
  await becomes(() => elsewhere.page.locator('.puzzle-list [data-solved="true"]').count(), 1);
  await elsewhere.page.goto(service.url);
  await matches(() => elsewhere.page.locator("section.daily[data-daily]").textContent(), /1 day in a row/);
  assert.deepEqual([...ben.problems, ...elsewhere.problems], []);
});

// A newcomer who knows only what the page says plays first matches: reads roles, names and sentences, and presses what these name.

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 375, height: 720 }, hasTouch: true };

/** Presses in a turn. */
const MOST_PRESSES = 8;

/** Own turns of a match that is not played to its end. */
const TURNS = 3;

/** Roles of what can be pressed. */
const PRESSED = /^(button|gridcell)$/;

/** Places of a page that say nothing about the turn. */
const ELSEWHERE = /^(banner|contentinfo|log|tabpanel)$/;

/** What sentences ask for stands behind these words. */
const VERBS = /\b(?:choose|pick|press|place|then|and) (?:a|an|the|one) ([^,.:;?]+?)(?= here| and | then |[,.:;?]|$)/gi;

/** How long something may be on its way to be pressed before the newcomer looks again, and how often that is. */
const PATIENT = { timeout: 5_000 };

const MOST_LOOKS = 5;

/** Things that are called by another word when there are several. */
const SEVERAL = { die: "dice" };

/** What a page says, as a screen reader has it: for each element its role, name, text and states, and what it stands in. */
async function read(page) {
  const above = [];
  return (await page.locator("body").ariaSnapshot()).split("\n").map((line) => {
    const [, indent = "", quoted, plain = "", text = ""] = /^( *)- (?:'((?:[^']|'')*)'|((?:[^":]|"(?:[^"\\]|\\.)*")+))(?:: ?(.*))?$/.exec(line) ?? [];
    const [, role = "", name = "", states = ""] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec((quoted ?? plain).replaceAll("''", "'")) ?? [];
    above.length = indent.length / 2;
    const within = [...above];
    const said = { role, name, text: text.replace(/^"(.*)"$/, "$1"), states, within };
    above.push(said);
    return said;
  });
}

/** How well a thing fits to what is asked for: how many of these words are its own or those of its group; the first words count more. */
function fit({ role, name, within }, asked) {
  const group = within.findLast((one) => one.name && /^(group|region)$/.test(one.role))?.name ?? "";
  const words = [role === "gridcell" ? "cell" : "", ...`${name} ${group}`.toLowerCase().split(/[^a-z]+/)];
  const isCalled = (word) => word.length > 2 && [word, `${word}s`, SEVERAL[word]].some((called) => words.includes(called));
  return asked.split(" ").reduce((sum, word, place) => sum + (isCalled(word) ? 1 + 1 / (place + 2) : 0), 0);
}

const isIn = (place, { within }) => within.includes(place);
const groupOf = ({ within }) => within.findLast(({ name }) => name)?.name ?? "";

/** Reads the page of a person, presses what it asks for, and of equal things what was pressed least. */
class Newcomer {
  pressed = new Map();
  followed = new Set();

  constructor(person) {
    this.person = person;
    this.page = person.page;
  }

  /** What the page says about the turn: the open dialog, or else the table without its log. */
  async look() {
    const all = await read(this.page);
    const dialog = all.find(({ role }) => role === "dialog");
    const main = all.find(({ role }) => role === "main");
    const lines = all.filter((one) => isIn(dialog ?? main, one) && !one.within.some(({ role }) => ELSEWHERE.test(role)));
    const things = lines.filter(({ role, states }) => PRESSED.test(role) && !states.includes("disabled"));
    const bubble = things.find(({ role, within }) => role === "button" && lines.some((one) => one.role === "paragraph" && one.within.at(-1) === within.at(-1) && within.at(-1).role === "status"));
    const said = lines.filter((one) => one.text && !PRESSED.test(one.role) && (!bubble || isIn(bubble.within.at(-1), one))).map(({ text }) => text);
    const brightNames = await this.page.locator("button:enabled:visible").evaluateAll(namesOfBright);
    const bright = things.filter(({ role, name, text, states }) => role === "button" && !states.includes("pressed") && [name, text].some((one) => one && brightNames.includes(one)));
    return { all, things, bubble, said, bright };
  }

  /**
   * The next thing to press; null if the page asks for nothing. `asked`: the words that ask for it. A bubble goes before all
   * else; then what a sentence names or asks for and was not done, and then a bright button.
   */
  next({ things, bubble, said, bright }) {
    const named = things.find(({ name, text }) => said.some((sentence) => [name, text].some((label) => label && sentence.includes(`Press ${label}`))));
    if (named) return { thing: named };
    const asks = said.flatMap((sentence) => [...sentence.matchAll(VERBS)].map(([, asked]) => asked.toLowerCase()));
    for (const isAgain of [false, true]) {
      if (isAgain) this.followed.clear();
      for (const asked of asks.filter((one) => !this.followed.has(one))) {
        const thing = this.best(things, asked);
        if (thing) return { thing, asked };
      }
      if (bubble ?? bright[0]) return { thing: bubble ?? bright[0] };
    }
    return null;
  }

  /** The thing that fits best to what is asked for; null if none does, or one of them is chosen already. */
  best(things, asked) {
    const most = Math.max(...things.map((thing) => fit(thing, asked)));
    const found = things.filter((thing) => most > 0 && fit(thing, asked) === most);
    if (found.some(({ states }) => states.includes("pressed"))) return null;
    const count = (name) => this.pressed.get(name) ?? 0;
    return found.toSorted((a, b) => count(groupOf(a)) - count(groupOf(b)) || count(a.name) - count(b.name))[0] ?? null;
  }

  /** Presses the next thing, and waits until the page says something else; its name. Null if the turn is over: what the page shows may be of the next one. */
  async press(isOver) {
    let seen, next;
    for (let again = MOST_LOOKS; again > 0; again -= 1) {
      await becomes(async () => Boolean((next = this.next((seen = await this.look()))) || (await isOver())), true, "the page says what to press");
      if (await isOver()) return null;
      const { role, name } = next.thing;
      const nth = seen.all.filter((one) => one.role === role && one.name === name).indexOf(next.thing);
      const place = this.page.getByRole(role, { name, exact: true }).nth(nth);
      const press = this.isTouched ? this.person.tap(place, PATIENT) : place.click(PATIENT);
      if (await press.then(() => true, (error) => hasLeft(error, again))) break;
    }
    const { thing, asked } = next;
    const { name } = thing;
    if (asked) this.followed.add(asked);
    for (const one of [name, groupOf(thing)]) this.pressed.set(one, (this.pressed.get(one) ?? 0) + 1);
    await becomes(async () => JSON.stringify(await read(this.page)) !== JSON.stringify(seen.all), true, `a press on ${name} changes something`);
    return name;
  }
}

/** False for what has left the page before it was pressed, such as a bubble whose thing was drawn anew: the newcomer looks again. Throws any other error. */
function hasLeft(error, again) {
  if (error.name !== "TimeoutError" || again === 1) throw error;
  return false;
}

/** Runs in the page: the words of the buttons whose ground differs from that of the page as much as words have to (3 to 1). */
function namesOfBright(buttons) {
  const light = (colour) => {
    const parts = colour.match(/[\d.]+/g);
    if (!parts) return null; // it has left the page meanwhile
    const [red, green, blue, alpha = 1] = parts.map(Number);
    const linear = [red, green, blue].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return alpha < 1 ? null : 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const page = light(getComputedStyle(document.body).backgroundColor) ?? 1;
  const isBright = (button) => {
    const own = light(getComputedStyle(button).backgroundColor);
    return own !== null && (Math.max(own, page) + 0.05) / (Math.min(own, page) + 0.05) >= 3;
  };
  return buttons.filter(isBright).map((button) => button.innerText.trim());
}

/** What the service knows of a match: the seats of the reader, the open choices, and the view. */
async function stateOf(person) {
  const [, room] = /\/room\/(\w+)/.exec(person.page.url());
  return (await person.context.request.get(`${service.url}/api/rooms/${room}`)).json();
}

/** The id of the choice that is open for a person; null for none, "over" once there is a result. */
async function openChoice(person) {
  const { audience, choices, view } = await stateOf(person);
  return view?.result ? "over" : (choices.find(({ seat }) => audience.includes(seat))?.id ?? null);
}

/** Takes a turn: the names of what was pressed. */
async function takeTurn(newcomer) {
  const { person } = newcomer;
  let choice;
  await becomes(async () => (choice = await openChoice(person)) !== null, true, "the turn comes");
  if (choice === "over") return null;
  await person.waitForNumber((await stateOf(person)).number);
  const { bright, bubble } = await newcomer.look();
  assert.deepEqual(bright.filter((one) => one !== bubble).map(({ name }) => name), [], "no bright button gives a turn away");
  const presses = [];
  newcomer.followed.clear();
  const isOver = async () => (await openChoice(person)) !== choice;
  for (let name; (name = await newcomer.press(isOver)) !== null; ) {
    presses.push(name);
    assert.ok(presses.length <= MOST_PRESSES, `${presses}`);
  }
  return presses;
}

/** From the first page to the table of a game against bots, by the button that says so. */
async function arriveAt(game, options) {
  const vic = await Person.open(browser, service.url, "Vic", { ...options, colorScheme: "light" });
  const newcomer = Object.assign(new Newcomer(vic), { isTouched: Boolean(options.hasTouch) });
  await vic.page.getByRole("button", { name: `Play bots: ${game}` }).click();
  await vic.page.waitForURL(/\/room\//);
  return newcomer;
}

/** Presses to the first die of VOLT, and to the first program. */
const MOST_TO_DIE = 3;

const MOST_TO_PROGRAM = 8;

for (const [game, options] of [["Twin Tin Bots", DESKTOP], ["VOLT", DESKTOP], ["VOLT", PHONE]]) {
  test(`a newcomer who reads the page takes first turns of ${game} at ${options.viewport.width} px`, async (t) => {
    const newcomer = await arriveAt(game, options);
    const turns = [];
    for (let count = 0; count < TURNS; count += 1) turns.push(await takeTurn(newcomer));
    for (const presses of turns) t.diagnostic(`${presses.length} presses: ${presses.join(" | ")}`);
    const [place = [], program = []] = game === "VOLT" ? turns : [];
    assert.ok(place.length + program.findIndex((name) => name.startsWith("Unit")) < MOST_TO_DIE, "a die lies soon");
    assert.ok(place.length + program.length <= MOST_TO_PROGRAM);
    assert.deepEqual(newcomer.person.problems, []);
  });
}

test("a newcomer who reads the page plays a whole match of Robot Master and another one", async (t) => {
  const newcomer = await arriveAt("Robot Master", DESKTOP);
  const { page, problems } = newcomer.person;
  for (let presses; (presses = await takeTurn(newcomer)); ) t.diagnostic(`${presses.length} presses: ${presses.join(" | ")}`);
  await page.getByRole("dialog").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Rematch" }).press("Enter"); // the dialog grows while its parts come
  await becomes(async () => (await openChoice(newcomer.person)) !== "over", true);
  t.diagnostic(`${(await takeTurn(newcomer)).length} presses in the first turn of the rematch`);
  assert.deepEqual(problems, []);
});
