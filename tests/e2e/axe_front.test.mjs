// What strangers and owners see before a match, in all themes: axe (axe-core) finds no violation of the rules of accessibility.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { EXAMINED, faultsOf } from "./axe.mjs";
import { NOWHERE, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { Service } from "./service.mjs";

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
