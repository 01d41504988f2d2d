// Rated matches: a table says that its match is rated, and a guest gets no seat there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOWHERE, Person, becomes, check } from "./person.mjs";
import { browser, service } from "./running.mjs";

const GAME = "volt";
/** Such a match begins also while a page still connects. */
const SLOW = { pace: "slow", turn: 86_400, off_turn: 86_400 };

test("a table says that its match is rated, and a guest is asked to register", async () => {
  const rosa = await Person.arrive(browser, service.url, "Rosa", { account: "Rosa" });
  const form = await rosa.openNewTable();
  await check(form.getByRole("radio", { name: "3", exact: true }));
  await form.locator(".options-form summary").click();
  await check(form.locator("[name=by-invitation]"));
  await check(form.locator("[name=rated]"));
  await becomes(() => form.locator("[name=by-invitation]").isChecked(), false, "a rated table is open to all");
  await form.locator("[name=watching]").selectOption("none");
  await becomes(() => form.locator("[name=rated]").isChecked(), false, "a match that none may watch is not rated");
  await check(form.locator("[name=rated]"));
  await form.locator("button.primary").click();
  await rosa.room.waitFor();
  await rosa.page.locator(".chip", { hasText: "Rated" }).waitFor();

  const gus = await Person.arrive(browser, service.url, "Gus", { path: new URL(rosa.page.url()).pathname });
  await gus.page.locator(".chip", { hasText: "Rated" }).waitFor();
  await gus.page.getByRole("button", { name: "Take seat 2" }).click();
  await gus.page.getByText("This match is rated: register to play it.").first().waitFor();

  await gus.page.goto(service.url);
  assert.equal(await (await gus.openNewTable()).locator("[name=rated]").count(), 0, "a guest cannot choose it");
});

/** A person with an account, who looks at no page yet. */
const account = (name) => Person.open(browser, service.url, name.split(" ")[0], { account: name, path: NOWHERE });

test("a rated match is on the leaderboard, in both profiles and at the seats of the next table", async () => {
  const [ann, ben] = [await account("Ann the Rated"), await account("Ben the Rated")];
  const room = await ann.makeTable({ game: GAME, clock: SLOW, settings: { rated: true } });
  await ben.send(room, { type: "join", room });
  await becomes(async () => (await ann.ask("GET", `/rooms/${room}`)).room.status, "playing");
  await ben.send(room, { type: "resign", seat: 1 });
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1&rated=true")).matches.map((match) => match.room.id).join(), room);
  const { page } = ben;
  await page.goto(`${service.url}/leaderboards/${GAME}?tempo=slow&scope=all`);
  await page.locator("[data-player='Ben the Rated'][aria-current=true]").waitFor();
  const players = page.locator("[data-player$='the Rated']");
  assert.deepEqual(await players.evaluateAll((lines) => lines.map((line) => line.dataset.player)), ["Ann the Rated", "Ben the Rated"]);
  await page.locator("[data-player='Ann the Rated'] a").press("Enter");
  await page.locator("[data-profile='Ann the Rated'] [data-rating=slow]").waitFor();
  await page.goto(`${service.url}/u/Ben%20the%20Rated`);
  await page.locator("[data-profile='Ben the Rated'] [data-rating=slow] a").press("Enter");
  await page.locator(`[data-leaderboard=${GAME}] [data-player='Ann the Rated']`).waitFor();
  const next = await ann.makeTable({ game: GAME, players: 3, clock: SLOW });
  await ben.send(next, { type: "join", room: next });
  await ann.page.goto(`${service.url}/room/${next}`);
  for (const seat of [0, 1]) await ann.page.locator(`.seat-line[data-seat="${seat}"] [data-points]`).waitFor();
  for (const person of [ann, ben]) assert.deepEqual(person.problems, []);
});

/** Looks for a quick match of two from the lobby, until the search is shown. */
async function looks({ page }) {
  await page.goto(service.url);
  await page.locator("[data-action=quick-match]").first().click();
  await page.locator("dialog [name=quick-tempo]").selectOption("slow_1");
  await page.locator("[data-action=find-opponents]").click();
  await page.locator(".searching", { hasText: "of about your strength" }).waitFor();
}

test("a search that asks again leads to an older table as soon as that is in reach", async () => {
  const [ann, ben] = [await account("Ann the Older"), await account("Ben the Newer")];
  const { identity } = await ben.ask("GET", "/me");
  await looks(ann);
  await ann.ask("POST", "/me/blocks", { identity, name: "Ben" });
  await ben.page.clock.install();
  await looks(ben);
  const tables = [ann, ben].map(({ page }) => page.locator("[data-search]").getAttribute("data-search"));
  const [older, newer] = await Promise.all(tables);
  assert.notEqual(older, newer);
  await ann.ask("DELETE", `/me/blocks/${identity}`);
  await ben.page.clock.runFor(11_000);
  for (const person of [ann, ben]) await becomes(() => person.room.getAttribute("data-room"), older);
});

test("a friend and a person at a table lead to their profiles", async () => {
  const [ann, ben] = [await account("Ann of Friends"), await account("Ben of Friends")];
  const [one, other] = [await ann.ask("GET", "/me"), await ben.ask("GET", "/me")];
  await ann.ask("POST", "/me/friends", { identity: other.identity, name: other.name });
  await ben.ask("POST", "/me/friends", { identity: one.identity, name: one.name });
  const { page } = ann;
  await page.goto(`${service.url}/account`);
  await page.locator(".circle a", { hasText: "Ben of Friends" }).press("Enter");
  await page.locator("[data-profile='Ben of Friends']").waitFor();

  const room = await ann.makeTable({ game: GAME, players: 3 });
  await ben.send(room, { type: "join", room });
  await page.goto(`${service.url}/room/${room}`);
  await page.getByRole("button", { name: "Options for Ben of Friends" }).click();
  const [tab] = await Promise.all([ann.context.waitForEvent("page"), page.getByRole("link", { name: "Profile" }).click()]);
  await tab.locator("[data-profile='Ben of Friends']").waitFor();
  await ann.room.waitFor();
});
