// The lobby: opponents in one click, one's own matches, ready-made rooms and filters; and a lobby of many tables.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, check, collectMoves, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { Service } from "./service.mjs";

// The lobby: opponents in one click, one's own matches and when they wait, ready-made rooms, filters that stay.

const title = (person, wanted) => person.page.waitForFunction((start) => document.title.startsWith(start), wanted);
const home = (person) => person.page.getByRole("link", { name: /lobby/i }).click();

/** Replace the browser's notifications, which are collected in `notified`, and let the tab be hidden. */
function beHiddenAtWill() {
  window.notified = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = () => Promise.resolve("granted");
    constructor(title, { tag }) {
      window.notified.push([title, tag]);
    }
  };
  Object.defineProperty(document, "hidden", { get: () => window.hiddenNow === true });
}

/** The shortest first turn, sent as a tool would: over HTTP. */
async function playFirst(room) {
  const { audience, choices } = await (await fetch(`/api/rooms/${room}`)).json();
  const place = (robot, tile) => ({ robot, slot: 1, tile });
  const command = { type: "first", places: [place("A", "turn_left"), place("B", "turn_right")] };
  const body = { type: "command", id: "first", seat: audience[0], choice: choices[0].id, command };
  const headers = { "Content-Type": "application/json" };
  return (await fetch(`/api/rooms/${room}/requests`, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

/** The search says that no other player looks, and offers bots after a while; it can be cancelled, and begun again. */
async function looksForOpponents({ page }) {
  await page.locator(".searching [data-looking='0']").waitFor();
  await page.clock.install();
  await page.locator("[data-action=search-cancel]").click();
  await page.locator(".searching").waitFor({ state: "detached" }); // the next one has a time of its own
  await page.locator("[data-action=quick-match]").first().click();
  await page.locator("[data-action=find-opponents]").click();
  await page.locator(".searching[data-search]").waitFor();
  await becomes(() => page.locator("[data-action=search-bots]").count(), 0);
  await page.clock.runFor(61_000);
  await page.locator("[data-action=search-bots]").waitFor();
}

test("two who want the same play at once, and each hears in the lobby that it is their turn", async () => {
  const before = (page) => page.addInitScript(beHiddenAtWill);
  const ann = await Person.arrive(browser, service.url, "Ann", { before });
  const bob = await Person.arrive(browser, service.url, "Bob", { before });
  for (const person of [ann, bob]) {
    await person.page.locator("[data-action=quick-match]").first().click();
    await person.page.locator("dialog [name=quick-tempo]").selectOption("slow_1");
    await person.page.locator("[data-action=find-opponents]").click();
    if (person === ann) await looksForOpponents(ann);
  }
  for (const person of [ann, bob]) await person.room.waitFor();
  const room = await ann.room.getAttribute("data-room");
  await becomes(() => bob.room.getAttribute("data-room"), room);
  for (const person of [ann, bob]) await person.page.locator(".match").waitFor();
  for (const person of [ann, bob]) await home(person);
  const lines = [ann, bob].map((person) => person.page.locator(`[data-match="${room}"]`));
  for (const line of lines) await line.waitFor();
  const asked = async (person) => {
    await person.page.locator(`[data-match="${room}"][data-asked="true"]`).waitFor();
    return person;
  };
  const mover = await Promise.race([asked(ann), asked(bob)]); // a line may be older than the start
  const other = mover === ann ? bob : ann;
  await title(mover, "(1) ");
  await mover.page.locator('link[rel="icon"][href*="asked"]').waitFor({ state: "attached" });
  await mover.page.locator(`[data-match="${room}"]`).getByText(/(23 h|1 d) .*left · by \w+/).waitFor();
  await other.page.locator(`[data-match="${room}"]`).getByText(`${mover.name} to play`).waitFor();
  assert.ok(!(await other.page.title()).startsWith("("), "who is not asked is not called");
  const watcher = await Person.arrive(browser, service.url, "Wes");
  const watch = watcher.page.locator(`[data-room="${room}"]`).getByRole("link", { name: /watch/i });
  const [tab] = await Promise.all([watcher.context.waitForEvent("page"), watch.press("Control+Enter")]); // it may move under a pointer
  await tab.waitForFunction(() => document.querySelector(".match")); // Playwright may miss that a tab of a link has loaded
  await tab.close();
  await watch.press("Enter");
  await watcher.page.locator(".match").waitFor();
  assert.ok(!(await watcher.page.title()).startsWith("("), "who watches is never called");
  await other.page.locator("[data-action=bell]").click();
  await other.page.locator("[data-action=bell][aria-pressed=true]").waitFor();
  await other.page.evaluate(() => (window.hiddenNow = true));
  assert.equal(await mover.page.evaluate(playFirst, room), 200);
  await other.page.waitForFunction((id) => window.notified.some(([, tag]) => tag === id), room);
  await title(other, "(1) ");
  assert.deepEqual(await mover.page.evaluate(() => window.notified), [], "a visible page sends no notification");
  await other.page.locator(`[data-match="${room}"]`).getByRole("link", { name: /your turn/i }).press("Enter");
  await other.page.locator(".match").waitFor();
  assert.deepEqual([...ann.problems, ...bob.problems, ...watcher.problems], []);
});

test("a ready-made room is made in two clicks, and filters hide it until they are taken away", async () => {
  const eve = await Person.arrive(browser, service.url, "Eve");
  const form = await eve.openNewTable();
  await check(form.locator("[name=preset][value=teams]"));
  await becomes(() => form.getByRole("radio", { name: "4", exact: true }).isChecked(), true);
  await form.locator(".options-form summary").click();
  await form.locator("[name=language]").selectOption("pl");
  await form.locator("button.primary").click();
  await eve.room.waitFor();
  const room = await eve.room.getAttribute("data-room");
  const dan = await Person.arrive(browser, service.url, "Dan");
  const line = dan.page.locator(`[data-room="${room}"]`);
  await line.getByText("Teams").waitFor();
  await line.getByText("Language: Polish").waitFor();
  await dan.page.locator(".filters summary").click();
  await dan.page.locator(".filter-fields [name=language]").selectOption("de");
  await line.waitFor({ state: "detached" });
  await dan.page.reload();
  await dan.page.locator(".filter-bar [role=status]").waitFor();
  await dan.page.getByRole("button", { name: "Show all" }).click();
  await line.waitFor();
  await dan.page.getByRole("searchbox").fill("no room of this name");
  await line.waitFor({ state: "detached" });
  assert.deepEqual([...eve.problems, ...dan.problems], []);
});

test("elements are placed by hand where they may lie, and colours exchanged", async () => {
  const fay = await Person.arrive(browser, service.url, "Fay");
  const form = await fay.openNewTable();
  await form.locator(".options-form summary").click();
  await check(form.locator("[name=placing][value=by_hand]"));
  await becomes(() => form.locator('[data-hex="0,0"]').getAttribute("role"), null, "nothing lies on the centre");
  await form.getByRole("button", { name: "Rock here (1,1)" }).press("Enter");
  await check(form.locator("[name=element-editor][value=teleporter]"));
  await form.locator('[data-hex="1,-2"]').click();
  await form.locator('[data-hex="-1,2"]').click();
  await check(form.locator("[name=own-colours]"));
  await form.locator("[name=colour-0]").selectOption("yellow");
  await becomes(() => form.locator("[name=colour-1]").inputValue(), "red", "colours are exchanged");
  await form.locator("button.primary").click();
  await fay.room.getByText("Placed by hand: 1 teleporter pair, 1 rock").waitFor();
  assert.deepEqual(fay.problems, []);
});

test("a match that waits stands first with its board, and a finished one on a shelf with board, score and replay", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const play = (game) => ann.page.locator(`.game-card[data-game=${game}] .play-button`).press("Enter"); // cards change places
  await play("robot_master");
  await ann.page.locator(".rm-match").waitFor();
  const over = await ann.room.getAttribute("data-room");
  await ann.resign();
  await ann.page.getByRole("dialog").waitFor();
  await ann.page.goto(service.url);
  await play("twin_tin_bots");
  await ann.page.locator('.player-panel:not([data-choice=""])').waitFor();
  const waiting = await ann.room.getAttribute("data-room");
  await ann.page.goto(service.url);
  const band = ann.page.locator("main > .turn-band");
  await band.locator(`[data-match="${waiting}"] .still-board[data-shown=true] svg`).first().waitFor();
  await becomes(() => ann.page.locator("main > section").first().getAttribute("class"), "plate turn-band");
  const done = ann.page.locator(`.shelf [data-match="${over}"]`);
  await done.scrollIntoViewIfNeeded();
  await done.locator(".still-board[data-shown=true]").waitFor();
  await done.locator(".match-score li", { hasText: /^Ann 0$/ }).waitFor();
  await done.getByText("Robot Master: Ann and").waitFor();
  await done.getByRole("link", { name: /^Replay / }).click();
  await ann.page.locator(".timeline-bar[data-position]").waitFor();
  await ann.page.goto(service.url);
  await band.getByRole("link", { name: /your turn/ }).click();
  await ann.page.locator(".match").waitFor();
  assert.deepEqual(ann.problems, []);
});

/** How much has moved in the lobby when all of it is shown, after its games or at least its header were shown without it. */
async function movedBy({ page }, width, before, shown) {
  await page.setViewportSize({ width, height: 800 });
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route("**/*.woff2", (route) => route.abort()); // letters that come late change the width of words, on any page
  for (const late of ["**/api/me/friends", "**/assets/my_matches-*.js"]) await page.route(late, (route) => released.then(() => route.continue()));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // a browser scrolls a page that is loaded again to where it was
  await page.reload();
  await page.locator(before).first().waitFor();
  assert.equal(await page.locator("[data-action=new-table]").count(), 0, "its place is not known yet");
  release();
  for (const one of [".lobby .chat input", "form.code-field"]) await page.locator(one).first().waitFor();
  for (const one of shown) await page.locator(one).first().scrollIntoViewIfNeeded(); // boards are drawn in sight only
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))));
  return page.evaluate("window.moved");
}

test("nothing in the lobby moves while its parts arrive, for players without matches and with", async (t) => {
  const quiet = await Service.start({ settings: { BOTYARD_BOT_THINKING: "0" } }); // in the other one the tables of other tests come and go, and move those below
  t.after(() => quiet.stop());
  const ann = await Person.arrive(browser, quiet.url, "Ann", { drawn: true }); // what is not drawn does not count as moved
  await ann.page.addInitScript(collectMoves);
  for (const width of [360, 1280]) assert.deepEqual(await movedBy(ann, width, ".game-card", []), []);
  const play = (game) => ann.page.locator(`.game-card[data-game=${game}] .play-button`).press("Enter");
  await play("robot_master");
  await ann.page.locator(".rm-match").waitFor();
  await ann.resign();
  await ann.page.getByRole("dialog").waitFor();
  await ann.page.goto(quiet.url);
  await ann.page.locator(".shelf").waitFor();
  for (const width of [360, 1280]) assert.deepEqual(await movedBy(ann, width, ".game-card", [".shelf .still-board", ".shelf .still-board[data-shown=true]"]), []);
  await play("twin_tin_bots");
  await ann.page.locator('.player-panel:not([data-choice=""])').waitFor();
  await ann.page.goto(quiet.url);
  await ann.page.locator(".turn-band").waitFor();
  const board = ".turn-band .still-board[data-shown=true] svg";
  for (const width of [360, 1280]) assert.deepEqual(await movedBy(ann, width, ".header", [board, ".shelf .still-board", ".shelf .still-board[data-shown=true]"]), []);
  assert.deepEqual(ann.problems, []);
});

test("the waiting room has the link of its table, its QR code, a lesson and the rules at hand", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "At hand", { time: "live_5" });
  await becomes(() => ann.page.locator("[name=table-link]").inputValue(), `${service.url}/room/${room}`);
  await ann.page.getByRole("button", { name: "QR code" }).click();
  await ann.page.getByRole("img", { name: "QR code of the table link" }).waitFor();
  const ways = ann.page.locator(".pre-match-ways a");
  await becomes(() => ways.evaluateAll((all) => all.map((one) => one.getAttribute("href"))), ["/learn/twin_tin_bots", "/rules/twin_tin_bots"]);
  await ann.page.locator(".option-words", { hasText: "5 min" }).waitFor();
  assert.deepEqual(ann.problems, []);
});

test("the lists of the lobby are shown though the list of friends does not come", async () => {
  const before = async (page) => {
    await page.clock.install();
    await page.route("**/api/me/friends", () => undefined);
  };
  const ann = await Person.open(browser, service.url, "Ann", { guest: true, before });
  await ann.page.locator(".game-card").first().waitFor();
  await becomes(async () => {
    await ann.page.clock.runFor(1_000);
    return ann.page.locator("[data-action=new-table]").count();
  }, 1);
  assert.deepEqual(ann.problems, []);
});

test("a match whose room comes late does not lead away from a page that was opened meanwhile", async () => {
  const held = [];
  let holds = false;
  const hold = (socket) => socket.connectToServer().onMessage((message) => (holds ? held.push(() => socket.send(message)) : socket.send(message)));
  const ann = await Person.arrive(browser, service.url, "Ann", { before: (page) => page.routeWebSocket("**/ws*", hold) });
  await ann.page.locator('[data-connection="online"]').waitFor({ state: "attached" });
  holds = true;
  await ann.page.locator(".game-card[data-game=robot_master] .play-button").press("Enter");
  await becomes(() => held.length > 0, true);
  await ann.page.locator('footer a[href="/about"]').press("Enter");
  await ann.page.locator('main h1').waitFor();
  holds = false;
  for (const say of held) say();
  await ann.page.locator(".waiting-link").waitFor(); // the match has begun, and it is one's turn
  assert.equal(new URL(ann.page.url()).pathname, "/about");
  assert.deepEqual(ann.problems, []);
});

// A lobby of many tables: short lists with more on request, search among all of them, rows that stand still, long names.

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
