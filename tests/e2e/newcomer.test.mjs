// A newcomer who knows only what the page says plays first matches: reads roles, names and sentences, and presses what these name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

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
async function arrive(game, options) {
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
    const newcomer = await arrive(game, options);
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
  const newcomer = await arrive("Robot Master", DESKTOP);
  const { page, problems } = newcomer.person;
  for (let presses; (presses = await takeTurn(newcomer)); ) t.diagnostic(`${presses.length} presses: ${presses.join(" | ")}`);
  await page.getByRole("dialog").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Rematch" }).press("Enter"); // the dialog grows while its parts come
  await becomes(async () => (await openChoice(newcomer.person)) !== "over", true);
  t.diagnostic(`${(await takeTurn(newcomer)).length} presses in the first turn of the rematch`);
  assert.deepEqual(problems, []);
});
