// Histories and profiles: a match is in both histories within a second of its end; others see what is public and shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOWHERE, Person, becomes, check, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

const GAME = "volt";

/** A new person, who has an account and looks at no page yet. */
const openAccount = (name, options = {}) => Person.open(browser, service.url, name.split(" ")[0], { account: name, path: NOWHERE, ...options });

/** Such a match begins also while a page still connects. */
const SLOW = { pace: "slow", turn: 86_400, off_turn: 86_400 };

/** Plays a match of two people, in which the second one resigns; its room. */
async function playMatch(one, other, watching) {
  const settings = { language: "", access: "open", ready_check: false, watching, delay_turns: 0, delay_seconds: 0 };
  const room = await one.makeTable({ game: GAME, clock: SLOW, settings });
  await other.send(room, { type: "join", room });
  await becomes(async () => (await one.ask("GET", `/rooms/${room}`)).room.status, "playing");
  await other.send(room, { type: "resign", seat: 1 });
  return room;
}

/** The rooms of the list that a person sees at an address. */
async function roomsAt(person, address) {
  await person.page.goto(service.url + address);
  await person.page.locator('.history-found[aria-busy="false"]').waitFor();
  return person.page.locator("[data-list=history] > [data-match]").evaluateAll((lines) => lines.map((line) => line.dataset.match));
}

test("a match is in the histories of both people, and a private one in no other", async () => {
  const [ann, ben, cleo] = [await openAccount("Ann of History"), await openAccount("Ben 100% _"), await openAccount("Cleo of History")];
  const open = await playMatch(ann, ben, "open");
  await becomes(async () => (await ben.ask("GET", "/matches?mine=1")).matches.map((match) => match.room.id).join(), open);
  const hidden = await playMatch(ann, ben, "none");
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1")).matches.length, 2);
  for (const person of [ann, ben]) assert.deepEqual(await roomsAt(person, "/matches"), [hidden, open]);
  for (const address of ["/matches?all=1&words=history", "/matches?person=Ben+100%25+_"]) {
    assert.deepEqual(await roomsAt(cleo, address), [open], address);
  }
  await cleo.page.locator(`[data-match="${open}"] a.button`).click();
  await cleo.page.waitForURL(`**/m/${open}**`);
  for (const person of [ann, ben, cleo]) assert.deepEqual(person.problems, []);
});

test("filters stand in the address, and what finds nothing says so", async () => {
  const ann = await openAccount("Ann the Filtering", { viewport: { width: 360, height: 740 } });
  const ben = await openAccount("Ben the Filtered");
  const room = await playMatch(ann, ben, "open");
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1")).matches.length, 1);
  assert.deepEqual(await roomsAt(ann, "/matches"), [room]);
  const { page } = ann;
  await page.locator("select[name=result]").selectOption("lost");
  await page.locator(".history-filters button").press("Enter");
  await page.waitForURL("**/matches?result=lost");
  await matches(() => page.locator(".history-found [role=status]").textContent(), /No matches found/);
  await page.goBack();
  await page.locator(`[data-match="${room}"] .chip.won`).waitFor();
  await page.locator("input[name=opponent]").fill("No such");
  await page.locator(".history-filters button").press("Enter");
  await matches(() => page.locator(".history-found [role=alert]").textContent(), /No registered player/);
  await becomes(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  assert.deepEqual([...ann.problems, ...ben.problems].filter((problem) => !/404/.test(problem)), []);
});

test("a stranger, a friend and the person see of a profile what the person has chosen", async () => {
  const [ann, ben] = [await openAccount("Ann the Shown"), await openAccount("Ben the Friend")];
  const room = await playMatch(ann, ben, "open");
  const stranger = await Person.open(browser, service.url, "Stranger", { path: NOWHERE });
  for (const [one, other] of [[ann, ben], [ben, ann]]) {
    const { identity, name } = await other.ask("GET", "/me");
    await one.ask("POST", "/me/friends", { identity, name });
  }
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1")).matches.length, 1);
  const seen = async (person) => {
    await person.page.goto(`${service.url}/u/Ann%20the%20Shown`);
    await person.page.locator("[data-profile], main [role=alert]").first().waitFor();
    return person.page.locator("[data-profile]").count();
  };
  const section = ann.page.locator("section[data-readers]");
  await ann.page.goto(`${service.url}/account`);
  await section.locator("input:enabled").first().waitFor();
  await check(section.locator("input[value=friends]"));
  await becomes(() => section.getAttribute("data-readers"), "friends");
  assert.deepEqual([await seen(stranger), await seen(ben), await seen(ann)], [0, 1, 1]);
  const { page } = ann;
  await page.locator(`.history-game[data-game=${GAME}] summary`).press("Enter");
  await becomes(() => page.locator("[data-list=history] > [data-match]").evaluateAll((lines) => lines.map((line) => line.dataset.match)), [room]);
  await page.locator(".history-game tbody th").first().waitFor();
  await becomes(() => page.locator(".history-game tbody th", { hasText: "…" }).count(), 0);
  await page.locator("[data-opponent] a").click();
  await page.locator('[data-profile="Ben the Friend"]').waitFor();
  assert.deepEqual([...ann.problems], []);
});
