// A lobby of many tables: short lists with more on request, search among all of them, rows that stand still, long names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

const TABLES = 26;
const SCREEN = { width: 1440, height: 900 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const NAME = "W".repeat(24);

/** Runs in a page: makes open tables of three players, over a connection of its own. */
async function makeTables(names) {
  const socket = new WebSocket(`ws://${location.host}/ws`, "botyard.v1.json");
  await new Promise((resolve) => (socket.onopen = resolve));
  socket.send(JSON.stringify({ type: "hello", client: "many tables" }));
  for (const [place, name] of names.entries()) {
    const made = new Promise((resolve, reject) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "created") resolve(message.room);
        if (["rejected", "error"].includes(message.type)) reject(new Error(data));
      };
    });
    socket.send(JSON.stringify({ type: "create_room", id: `t${place}-${Math.random()}`, game: "twin_tin_bots", players: 3, name, contribution: null }));
    await made;
  }
  window.connection = socket; // the host stays
}

const rows = (person) => person.page.locator("[data-list=open] .room-line");
const rowTop = async (line) => (await line.boundingBox()).y;
/** Whether the list of open tables is no higher than the window; other lists have matches of other tests. */
const isInWindow = ({ page }) => page.locator("[data-list=open]").evaluate((list) => list.getBoundingClientRect().height < innerHeight);

test("a lobby of many tables is a short page that shows more, finds all, and keeps its rows still", async () => {
  const [host, guest] = await Promise.all([NAME, "Gil"].map((name) => Person.arrive(browser, service.url, name, { viewport: SCREEN })));
  const names = Array.from({ length: TABLES }, (_, count) => `Crowd ${String(count).padStart(2, "0")}`);
  for (const person of [host, guest]) await person.page.evaluate(makeTables, names.splice(0, TABLES / 2));
  const ann = await Person.arrive(browser, service.url, "Ann", { viewport: SCREEN });
  await rows(ann).nth(19).waitFor();
  await becomes(() => rows(ann).count(), 20, "20 rows at first");
  await becomes(() => isInWindow(ann), true, "the list is short");
  await becomes(() => ann.page.locator("[data-chat=lobby]").evaluate((chat) => chat.getBoundingClientRect().top < innerHeight), true, "the chat is in sight");

  const search = ann.page.getByRole("searchbox");
  await search.fill("crowd 0");
  await ann.page.locator(".filter-bar [role=status]", { hasText: "10 tables" }).waitFor();
  await becomes(() => rows(ann).count(), 10, "those that were not shown are found");
  await search.fill("");
  await rows(ann).nth(19).waitFor();
  await ann.page.locator("[data-action=more-rooms]").first().click();
  await rows(ann).nth(TABLES - 1).waitFor();

  const line = rows(ann).nth(1);
  await line.getByRole("button", { name: /join/i }).hover();
  const [top, room] = [await rowTop(line), await line.getAttribute("data-room")];
  await guest.page.evaluate(makeTables, ["Latest"]);
  const showNew = ann.page.getByRole("button", { name: /new table/ }); // without new ones it may be there for those that are gone
  await showNew.waitFor();
  assert.equal(await rowTop(ann.page.locator(`[data-room="${room}"]`)), top, "the row under the pointer stays");
  await showNew.click();
  await ann.page.locator("[data-list=open]").getByText("Latest").waitFor();
  await ann.page.mouse.move(0, 0);
  await guest.page.evaluate(makeTables, ["Newest"]);
  await ann.page.locator("[data-list=open]").getByText("Newest").waitFor();

  const bea = await Person.arrive(browser, service.url, "Bea", PHONE);
  await rows(bea).nth(19).waitFor();
  await becomes(() => bea.page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width, "long names are cut");
  const join = rows(bea).filter({ hasText: "Newest" }).getByRole("button", { name: /join/i }); // among the three newest of a host
  await becomes(() => join.evaluate((button) => button.getBoundingClientRect().right <= innerWidth), true, "Join can be pressed");
  await becomes(() => isInWindow(bea), true);
  for (const person of [host, guest, ann, bea]) assert.deepEqual(person.problems, []);
});

test("the last free seat is taken only after a question, since the match starts with it", async () => {
  const [host, ann] = await Promise.all(["Hal", "Ann"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await host.createRoom(2, "Duet");
  const line = await ann.lineOf(room);
  await line.getByRole("img", { name: "The host is here" }).waitFor();
  await line.getByRole("button", { name: "Join Duet" }).click();
  const dialog = ann.page.getByRole("dialog");
  await dialog.getByText("The match starts as soon as you sit down.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal((await host.look(room)).room.status, "open");
  await ann.joinFromLobby(room);
  for (const person of [host, ann]) await person.page.locator(".match").waitFor();
  assert.deepEqual([...host.problems, ...ann.problems], []);
});
