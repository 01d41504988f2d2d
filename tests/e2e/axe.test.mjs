// All pages in all themes, on a desk and on a phone: axe (axe-core) finds no violation of the rules of accessibility.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { EXAMINED, faultsOf } from "./axe.mjs";
import { check, NOWHERE, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { Service } from "./service.mjs";

let ann;
const found = [];
const examine = async (name) => found.push(...(await faultsOf(ann, name)));
const button = (name) => ann.page.getByRole("button", { name });

async function examineDialog(name, opener) {
  await opener.click();
  await ann.page.getByRole("dialog").waitFor();
  await examine(name);
  await ann.closeDialog();
}

test("no page has a fault that axe finds", async () => {
  ann = await Person.open(browser, service.url, "Ann", EXAMINED);
  await ann.page.locator('.show[data-kind="recorded"]').waitFor();
  await examine("first page");
  await examineDialog("log-in", ann.page.locator("[data-action=log-in]"));
  await examineDialog("name", ann.page.locator("[data-action=new-table]"));
  await ann.giveName(() => ann.page.locator("[data-action=new-table]").click());
  await ann.page.locator("form.create").waitFor();
  await ann.closeDialog();

  const form = await ann.openNewTable();
  await form.locator(".options-form summary").click();
  await check(form.locator("[name=placing][value=random]"));
  await examine("form of a new table");
  await ann.page.goto(service.url);

  await ann.createRoom(3, "For all");
  const vic = ann;
  ann = await Person.open(browser, service.url, "Vic", EXAMINED);
  await ann.page.goto(vic.page.url());
  await ann.page.locator(".invitation h1").waitFor();
  await examine("link of an open table");
  ann = vic;
  await ann.page.goto(service.url);
  await ann.createRoom(2, "Watched", { bots: 1 });
  await ann.page.locator(".match").waitFor();
  const watched = ann.page.url();
  ann = await Person.open(browser, service.url, "Vic", EXAMINED);
  await ann.page.goto(watched);
  await ann.page.locator(".door-board svg").first().waitFor();
  await examine("link of a running match");
  await ann.page.locator("[data-action=watch]").click();
  await ann.page.locator(".match .board").waitFor();
  await examine("match watched without a name");
  ann = vic;
  await ann.page.goto(service.url);

  await ann.createRoom(3, "Axe", { access: true });
  await button("Invite").click();
  const link = new URL(await ann.page.locator("[name=invite-link]").inputValue());
  await examine("table before a match");
  await ann.page.goto(service.url + link.pathname + link.hash);
  await ann.page.locator(".invitation h1").waitFor();
  await examine("invitation");
  await ann.page.goto(service.url);

  await ann.createRoom(2, "Axe at play", { bots: 1, placing: "example" });
  await ann.page.locator('.player-panel[data-busy=false]:not([data-choice=""])').waitFor();
  await ann.page.locator(".match-access [aria-keyshortcuts=B]").waitFor({ state: "attached" });
  await ann.page.keyboard.press("1");
  await ann.page.keyboard.press("q");
  await examine("match");
  for (const [name, key] of [["board as a table", "b"], ["rules in short", "h"], ["keys", "?"]]) {
    await ann.page.keyboard.press(key);
    await ann.page.getByRole("dialog").waitFor();
    await examine(name);
    await ann.closeDialog();
  }
  await examineDialog("settings", button(/settings/i));
  await ann.resign();
  await ann.page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await examine("end of a match");
  await ann.page.goto(`${ann.page.url().replace("/room/", "/m/")}?turn=1`);
  await ann.page.locator(".timeline-bar[data-position]").waitFor();
  await examine("timeline");

  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(ann.problems, []);
});

// What strangers and owners see before a match, in all themes: axe (axe-core) finds no violation of the rules of accessibility.

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#7a1f3d"/></svg>';
const BRAND = `[light]\naccent = "#7a1f3d"\nhighlight = "#7a4b00"\n[dark]\naccent = "#ff9db8"\nhighlight = "#f2c14e"\n[sentence]\nen = "On Thursdays"\n[[links]]\naddress = "/about"\nen = "Us"`;
const OPTIONS = { ...EXAMINED, colorScheme: "light" };
let branded, brand;

before(async () => {
  brand = await mkdtemp(join(tmpdir(), "botyard-e2e-"));
  await writeFile(join(brand, "logo.svg"), LOGO);
  await writeFile(join(brand, "brand.toml"), BRAND);
  const owners = { BOTYARD_SITE_NAME: "Thursday Club", BOTYARD_BRAND: brand, BOTYARD_EMBED: "https://club.example" };
  branded = await Service.start({ settings: { ...owners, BOTYARD_BOT_THINKING: "0" } });
});

after(async () => {
  await branded?.stop();
  await rm(brand, { recursive: true });
});

/** Opens addresses one after the other; the faults of each page once `there` is on it. */
async function faultsAt(person, pages) {
  const found = [];
  for (const [path, there] of pages) {
    await person.page.goto(person.url + path);
    await person.page.locator(there).first().waitFor();
    found.push(...(await faultsOf(person, path)));
  }
  return found;
}

/** A match of two on a service, which goes on: Ann looks at it, and Ben has no page. */
async function matchOfTwo(url, title) {
  const [ann, ben] = [await Person.arrive(browser, url, "Ann", OPTIONS), await Person.away(browser, url, "Ben")];
  const room = await ann.createRoom(2, title);
  await ben.send(room, { type: "join", room });
  await ann.page.locator(".match").waitFor();
  return { ann, ben, room };
}

const stranger = (url) => Person.open(browser, url, "Vic", { ...OPTIONS, path: NOWHERE });

test("the first page with a live match has no fault that a stranger meets", async () => {
  await matchOfTwo(service.url, "Live");
  const host = await Person.arrive(browser, service.url, "Cleo", OPTIONS);
  await host.createRoom(3, "Open");
  const vic = await stranger(service.url);
  const found = await faultsAt(vic, [["/", '.show[data-kind="live"]']]);
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(vic.problems, []);
});

test("the lobby with a match that waits and finished ones, and the waiting room have no fault", async () => {
  const { ann, ben, room } = await matchOfTwo(service.url, "Ended");
  await ben.send(room, { type: "resign", seat: 1 });
  await ann.page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await ann.page.goto(service.url);
  await ann.createRoom(2, "Waits", { bots: 1 });
  await ann.page.locator(".match").waitFor();
  await ann.page.goto(service.url);
  await ann.page.locator(".turn-band .still-board[data-shown=true]").waitFor();
  await ann.page.locator(".shelf").scrollIntoViewIfNeeded();
  await ann.page.locator(".shelf .still-board[data-shown=true]").waitFor();
  const found = await faultsOf(ann, "lobby");
  await ann.page.goto(`${service.url}/room/${room}`);
  await ann.page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await ann.closeDialog();
  found.push(...(await faultsOf(ann, "board of a finished match")));
  await ann.page.goto(service.url);
  await ann.createRoom(3, "Waiting room");
  await ann.page.locator("[name=table-link]").waitFor();
  found.push(...(await faultsOf(ann, "waiting room")));
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(ann.problems, []);
});

test("a branded site and a match in a frame have no fault", async () => {
  const { ann, ben, room } = await matchOfTwo(branded.url, "Branded");
  const [choice] = (await ann.look(room)).choices;
  const first = { type: "first", places: ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" })) };
  if (choice.seat === 1) await ben.reply(room, choice, first); // then it is Ann's turn
  const vic = await stranger(branded.url);
  const found = await faultsAt(vic, [["/", '.show[data-kind="live"]'], ["/games/volt", ".game-match"], [`/room/${room}?embed`, ".embedded .match"]]);
  found.push(...(await faultsAt(ann, [["/", ".turn-band"], [`/room/${room}`, ".match"]])));
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual([...ann.problems, ...vic.problems], []);
});

// The page of each route that the router knows, and the matches of all games, in all themes: axe (axe-core) finds no fault.

const GAMES = { twin_tin_bots: ".match", robot_master: ".rm-match", volt: ".vt-match" };
const HEADING = ["main h1"];

/** Examined where there is a match, in this test. */
const OF_MATCHES = [];

const inGames = (address, there) => Object.keys(GAMES).map((game) => [`${address}/${game}`, ...there]);

/** By the first part of its path: the addresses of a route, each with an element that it shows once it is complete. */
const ROUTES = {
  "": [["/", "[data-action=new-table]"]],
  about: [["/about", ...HEADING]],
  account: [["/account", "[data-webhooks]"]],
  coach: [["/coach#nonsense.abc", ...HEADING]],
  contact: [["/contact", ...HEADING]],
  daily: [["/daily", '.lesson[data-state="task"]']],
  desk: [["/desk", ...HEADING]],
  dev: [], // only where `botyard dev` serves: outside/dev.test.mjs
  games: inGames("/games", [".game-match"]),
  help: [["/help", "main table"]],
  i: [["/i", ...HEADING], ["/i#nonsense", ...HEADING]],
  imprint: [["/imprint", ...HEADING]],
  learn: inGames("/learn", [".match, .rm-match, .vt-match"]),
  m: OF_MATCHES,
  leaderboards: [["/leaderboards/volt", '.leaderboard-players[aria-busy="false"]']],
  matches: [["/matches", '.history-found[aria-busy="false"]']],
  mail: [["/mail#confirm.0123456789abcdef.0123456789abcdef", ...HEADING]],
  practice: [["/practice/volt", "main [role=alert]"]],
  privacy: [["/privacy", ...HEADING]],
  puzzles: inGames("/puzzles", [".match, .rm-match, .vt-match"]),
  reset: [["/reset#0123456789abcdef.0123456789abcdefghijkl", ...HEADING]],
  room: OF_MATCHES,
  rules: inGames("/rules", [".rules-board svg"]),
  status: [["/status", ...HEADING]],
  terms: [["/terms", ...HEADING]],
  u: [["/u/Nope", ".site-text [role=alert]"]],
};

const UNKNOWN = ["/nowhere", ...HEADING];

test("the list of routes is that of the router", async () => {
  const source = await readFile(new URL("../../client_js/src/ui/router.ts", import.meta.url), "utf8");
  const pages = /SITE_PAGES = \[(.*)\]/.exec(source)[1].match(/\w+/g);
  const named = [...source.matchAll(/^export const [A-Z]+ = "\/(\w+)"/gm)].map(([, path]) => path);
  const [body] = /function routeOf[^]*?\n}/.exec(source);
  const inPatterns = [...body.matchAll(/(?:\^\\|")\/(?:\(([a-z|]+)\)|([a-z]+)\b)/g)].flatMap(([, several, one]) => several?.split("|") ?? [one]);
  assert.deepEqual(Object.keys(ROUTES).toSorted(), [...new Set(["", ...pages, ...named, ...inPatterns])].toSorted());
});

/** A person whose pages are examined, with the faults that were found on them. */
async function examiner(name) {
  const person = await Person.arrive(browser, service.url, name, EXAMINED);
  const found = [];
  const examine = async (address, there) => {
    await person.page.goto(service.url + address);
    await person.page.locator(there).first().waitFor();
    found.push(...(await faultsOf(person, address)));
  };
  return { person, found, examine };
}

test("no page of a route has a fault that axe finds", async () => {
  const { person, found, examine } = await examiner("Ann");
  for (const [address, there] of [...Object.values(ROUTES).flat(), UNKNOWN]) await examine(address, there);
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(person.problems, []);
});

for (const [game, match] of Object.entries(GAMES).slice(1)) {
  test(`a match of ${game}, its end and its timeline have no fault that axe finds`, async () => {
    const { person, found, examine } = await examiner("Ann");
    const { page } = person;
    await page.locator(`.game-card[data-game=${game}] .play-button`).first().press("Enter");
    await page.locator(match).waitFor();
    const [address] = /\/room\/\w+/.exec(page.url());
    await examine(address, match);
    await person.resign();
    await page.getByRole("dialog", { name: "The match is over" }).waitFor();
    found.push(...(await faultsOf(person, `end of ${game}`)));
    await examine(`${address.replace("/room/", "/m/")}?turn=1`, ".timeline-bar[data-position]");
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(person.problems, []);
  });
}
