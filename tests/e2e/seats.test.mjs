// Agreements at a table: people move, swap, are sent away and let in, get ready, hand a seat over, and have a rematch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes, check } from "./person.mjs";
import { browser, service } from "./running.mjs";

const button = (person, name) => person.page.getByRole("button", { name });
const seat = (person, index) => person.page.locator(`.seat-line[data-seat="${index}"]`);
const sits = (person, index, name) => seat(person, index).locator(".seat-name", { hasText: name }).waitFor();

const logged = (person, line) => person.page.locator(".log-line", { hasText: line }).waitFor({ state: "attached" });

async function atTheTable(room, name) {
  const person = await Person.arrive(browser, service.url, name, { path: `/room/${room}` });
  await person.room.waitFor();
  return person;
}

test("people agree who sits where, and the match begins when all are ready", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(4, "Round table");
  const ben = await atTheTable(room, "Ben");
  await button(ben, "Take seat 3").click();
  await sits(ann, 2, "Ben");

  await button(ben, "Move here: seat 2").click();
  await sits(ann, 1, "Ben");

  await button(ann, "Options for Ben").click();
  await button(ann, "Swap seats").click();
  await button(ben, "Swap").click();
  await sits(ann, 0, "Ben");
  await sits(ben, 1, "Ann");

  await button(ann, "Options for Ben").click();
  await button(ann, "Remove from table").click();
  await seat(ben, 0).getByText("Free seat").waitFor();
  await ben.page.getByText("The host removed you from the table").waitFor();
  await becomes(() => button(ben, /Take seat/).count(), 0);
  await button(ann, "Let Ben back in").click();
  await ann.page.locator(".barred").waitFor({ state: "detached" });
  await button(ben, "Take seat 1").click();
  await sits(ann, 0, "Ben");

  await button(ann, "Table settings").click();
  const form = ann.page.locator("form.change-room");
  await check(form.getByRole("radio", { name: "3", exact: true }));
  await check(form.getByRole("checkbox", { name: /Ready check/ }));
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  await seat(ben, 3).waitFor({ state: "detached" });

  const cid = await atTheTable(room, "Cid");
  await button(cid, "Options for Ben").press("Enter");
  await cid.page.locator(".person-menu").waitFor();
  await cid.page.keyboard.press("Escape");
  await becomes(() => cid.page.locator(".person-menu").count(), 0, "a person without a seat, who can't swap, closes the menu by the keyboard, too");
  await button(cid, "Take seat 3").click();
  // A new person at the table makes everyone else say again that they are ready.
  for (const person of [ann, ben, cid]) await sits(person, 2, "Cid");
  for (const person of [ann, ben, cid]) await button(person, "I’m ready").click();
  for (const person of [ann, ben, cid]) await person.page.locator(".match").waitFor();
  for (const person of [ann, ben, cid]) {
    assert.deepEqual(person.problems, []);
    await person.close();
  }
});

test("a player hands a seat over in the match, and afterwards they meet again, one seat further", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "");
  const ben = await atTheTable(room, "Ben");
  await button(ben, "Take seat 2").click();
  const wes = await atTheTable(room, "Wes");
  for (const person of [ann, ben, wes]) await person.page.locator(".match").waitFor();

  await ann.openMatchMenu();
  await ann.page.locator(".match-menu [data-link=coach]").click();
  for (const person of [ann, ben, wes]) await logged(person, "Ann created a coach link.");
  await button(ann, /Hand over your seat/).click();
  await button(ann, "To Wes").click();
  const offered = ann.page.locator(".offer", { hasText: "You’ve offered your seat" });
  await offered.waitFor();
  assert.equal(await ann.page.locator("dialog[open]").count(), 0, "the dialog shut out the page from the closed menu");
  await button(wes, "Take over seat").click();
  await wes.page.locator('.room[data-audience="0"] .player-panel').waitFor();
  await ann.page.locator('.room[data-audience=""]').waitFor();
  await becomes(() => ann.page.locator(".player-panel").count(), 0);
  for (const person of [ann, ben, wes]) await logged(person, "Ann created a coach link.");

  await wes.resign();
  for (const person of [ann, ben, wes]) await logged(person, "Wes resigned.");
  for (const person of [ann, ben, wes]) await logged(person, "Ann created a coach link.");
  for (const person of [ann, ben, wes]) await person.page.locator(".ranking").waitFor();
  await button(ben, "Rematch").press("Enter");
  await ben.page.locator('.room[data-status="open"]').waitFor();
  await wes.page.locator(".rematch", { hasText: "Ben wants a rematch" }).waitFor();
  await button(ann, "Go to rematch").press("Enter");
  await ann.page.locator(".seat-line", { hasText: "Reserved for Wes" }).waitFor();
  await button(wes, "Join the rematch").press("Enter");
  for (const [person, seat] of [[ben, 0], [wes, 1]]) {
    await person.page.locator(`.room[data-status="playing"][data-audience="${seat}"] .match`).waitFor();
    await person.page.locator(".room-title", { hasText: "Ben and Wes" }).waitFor(); // Ann does not play in it
  }
  for (const person of [ann, ben, wes]) {
    assert.deepEqual(person.problems, []);
    await person.close();
  }
});

/** Whether the host of a listed room is there, as the lobby says it. */
function hostOf(person, room) {
  return person.page.evaluate(async (id) => {
    const { rooms } = await (await fetch("/api/rooms")).json();
    return rooms.find((one) => one.id === id)?.host;
  }, room);
}

test("a match does not start against a host who is away: the host is asked, and the players see why", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Empty chair");
  await ann.page.goto(`${service.url}/api/games`); // a page without a connection
  const ben = await atTheTable(room, "Ben");
  while ((await hostOf(ben, room)) !== "offline") await ben.page.waitForTimeout(200); // a page that loads again counts as open for a while
  await button(ben, "Take seat 2").click();
  await sits(ben, 1, "Ben");
  await ben.page.locator(".start-line", { hasText: "Not ready yet: Ann" }).waitFor();
  await becomes(() => button(ben, "I’m ready").count(), 0);

  await ann.page.goto(`${service.url}/room/${room}`);
  await ann.page.locator(".start-line", { hasText: "The table filled up while you were away." }).waitFor();
  await button(ann, "I’m ready").click();
  for (const person of [ann, ben]) await person.page.locator(".match").waitFor();
  for (const person of [ann, ben]) {
    assert.deepEqual(person.problems, []);
    await person.close();
  }
});
