// The page of each route that the router knows, and the matches of all games, in all themes: axe (axe-core) finds no fault.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { EXAMINED, faultsOf } from "./axe.mjs";
import { Person } from "./person.mjs";
import { browser, service } from "./running.mjs";

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
