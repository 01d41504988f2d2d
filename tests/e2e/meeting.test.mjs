// People enter rooms by link and from the list, take and leave seats, start, watch, and return to the same seat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOVING, Person, becomes, check, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

const button = (person, name) => person.page.getByRole("button", { name });

/** A table whose host closes the page, and what the browser of the host keeps. */
const deserted = {};

test("a table stays in the lobby while its host loads the page again", async () => {
  const [watcher, eve] = await Promise.all(["Wes", "Eve"].map((name) => Person.arrive(browser, service.url, name)));
  deserted.room = await eve.createRoom(3, "Deserted");
  await watcher.page.locator(`[data-room="${deserted.room}"]`).waitFor();
  await eve.page.reload();
  await eve.room.waitFor();
  await watcher.page.locator(`[data-room="${deserted.room}"]`).getByText("Eve").waitFor();
  deserted.storageState = await eve.context.storageState();
});

test("a guest who opens an invitation link gives a name, takes a seat, and the host starts with fewer than planned", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(4, "By invitation");
  const bob = await Person.arrive(browser, service.url, "Bob", { path: `/room/${room}` });
  await bob.room.waitFor();
  await button(bob, "Take seat 3").click();
  await ann.page.locator('[data-seat="2"][data-taken="true"]').getByText("Bob").waitFor();
  await button(ann, /start/i).click();
  for (const person of [ann, bob]) {
    await person.page.locator(".match").waitFor();
    await becomes(() => person.page.locator(".match").getAttribute("data-players"), "2");
  }
  await becomes(() => ann.room.getAttribute("data-audience"), "0");
  await becomes(() => bob.room.getAttribute("data-audience"), "1", "seats are closed up");
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

test("the lobby shows a room the moment it is made, what changes in it, and that it plays", async () => {
  const watcher = await Person.arrive(browser, service.url, "Wes");
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Live list");
  const line = watcher.page.locator(`[data-room="${room}"]`);
  await line.getByText("Ann").waitFor();
  const bob = await Person.arrive(browser, service.url, "Bob");
  await bob.joinFromLobby(room);
  await watcher.page.locator(`[data-list="playing"] [data-room="${room}"]`).waitFor();
  await line.getByRole("link", { name: /watch/i }).click();
  await watcher.page.locator(".match").waitFor();
  await becomes(() => watcher.room.getAttribute("data-audience"), "");
  await becomes(() => watcher.page.locator(".player-panel").count(), 0, "a spectator has nothing to press");
});

/** Chooses in the settings that events are played without motion. */
async function playInstantly(person) {
  await button(person, /settings/i).click();
  await check(person.page.getByRole("dialog").getByRole("radio", { name: "Instant", exact: true }));
  await person.closeDialog();
}

test("a page that is loaded again is the same person on the same seat, with the same programs", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name, MOVING)));
  await Promise.all([ann, bob].map(playInstantly));
  const room = await ann.createRoom(2, "Again");
  await bob.joinFromLobby(room);
  const { choices, number } = await ann.look(room);
  const mover = choices[0].seat === 0 ? ann : bob;
  const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_right" }));
  await mover.answer({ type: "first", places }, choices[0].seat);
  await mover.waitForNumber(number + 1);
  const before = await mover.board();
  await mover.page.reload();
  await mover.waitForNumber(number + 1);
  await becomes(() => mover.room.getAttribute("data-audience"), String(choices[0].seat));
  await becomes(() => mover.board(), before);
});

test("a seat that is left is free again, and the next person becomes host", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(3, "Musical chairs");
  await bob.joinFromLobby(room);
  await button(ann, "Leave seat 1").click();
  await bob.page.locator('[data-seat="1"]').getByText("host", { exact: false }).waitFor();
  await bob.page.locator('[data-seat="0"][data-taken="false"]').waitFor();
  await ann.page.locator('.room[data-audience=""]').waitFor();
});

test("a namesake is not taken for the player who sits in a room", async () => {
  const [host, namesake] = await Promise.all(["Ann", "Ann"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await host.createRoom(3, "Two Anns");
  await namesake.page.locator(`[data-room="${room}"]`).getByRole("button", { name: "Join Two Anns" }).waitFor();
  await button(host, "Back to the lobby").or(host.page.getByRole("link", { name: /lobby/i })).first().click();
  await host.page.locator(`[data-room="${room}"]`).getByRole("link", { name: "Enter Two Anns" }).waitFor();
});

test("a page runs no code but the files of the server", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const ran = await ann.page.evaluate(() => {
    const inline = document.createElement("script");
    inline.textContent = "window.ran = true";
    document.body.append(inline);
    const handler = document.createElement("button");
    handler.setAttribute("onclick", "window.ran = true");
    document.body.append(handler);
    handler.click();
    return window.ran === true;
  });
  assert.equal(ran, false);
  await matches(() => ann.problems.join(), /Content Security Policy/);
});

test("a table of people who have closed their pages leaves the lobby, and comes back with them", async () => {
  const { room, storageState } = deserted; // the host has been away since the first test
  const watcher = await Person.arrive(browser, service.url, "Wes");
  const line = watcher.page.locator(`[data-room="${room}"]`);
  while (await watcher.page.evaluate(isListed, room)) await watcher.page.waitForTimeout(POLL_MS);
  await line.waitFor({ state: "detached" });
  await Person.open(browser, service.url, "Eve", { storageState });
  await line.getByText("Eve").waitFor();
  await becomes(() => watcher.page.evaluate(isListed, room), true, "over HTTP, too");
});

/** So often the API may be asked by one person. */
const POLL_MS = 500;

/** Whether the list of the API has a room. */
async function isListed(room) {
  const { rooms } = await (await fetch("/api/rooms?limit=200")).json();
  return rooms.some(({ id }) => id === room);
}
