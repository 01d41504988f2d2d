// Robot Master: whole matches of two people on a large and on a small page, by mouse, finger and keyboard, and watched.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Person, becomes, check } from "./person.mjs";
import { browser, service } from "./running.mjs";

const { decodeMulti } = createRequire(new URL("../../client_js/package.json", import.meta.url))("@msgpack/msgpack");

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const CARDS_OF_A_GAME = 24;

test("a match is played to its end on a large and on a small page while a third person watches", async () => {
  const frames = { ann: [], eve: [] };
  const ann = await Person.arrive(browser, service.url, "Ann", { ...DESKTOP, before: (page) => collectFrames(page, frames.ann) });
  const ben = await Person.arrive(browser, service.url, "Ben", PHONE);
  const room = await openRoom(ann, { rows: "first_seat", begins: "rows" });
  const eve = await Person.arrive(browser, service.url, "Eve", { ...DESKTOP, path: `/room/${room}`, before: (page) => collectFrames(page, frames.eve) });
  await eve.page.getByText("Seat 1 has the rows").waitFor();
  await ben.joinFromLobby(room);
  for (const person of [ann, ben, eve]) await person.page.locator(".rm-match").waitFor();
  await fitsWithoutScrolling(ben);
  await ann.page.setViewportSize({ width: 1280, height: 650 });
  await fitsWithoutScrolling(ann);
  await ann.page.setViewportSize(DESKTOP.viewport);

  const ways = { 0: [byMouse, byKeyboard, byDragging], 1: [byTaps, byTapsOnTheCell] };
  for (let count = 0; count < CARDS_OF_A_GAME; count += 1) {
    const { view, choices, number } = await eve.look(room);
    const [{ seat, cells }] = choices;
    const person = [ann, ben][seat];
    await person.waitForNumber(number);
    await becomes(() => eve.page.locator(".rm-board [data-open=true]").count(), cells.length, "the possible places are marked");
    const { values } = (await person.look(room)).view.hands[seat];
    const move = { value: values[(count * 5) % values.length], cell: cells[(count * 3) % cells.length] };
    const way = ways[seat][Math.floor(count / 2) % ways[seat].length];
    const foreseen = await way(person, move);
    await person.waitForNumber(number + 1);
    const after = (await eve.look(room)).view;
    if (foreseen) assert.deepEqual(foreseen, changesOf(view, after, move.cell), "the preview was right");
    for (const one of [ann, ben, eve]) await one.waitForNumber(number + 1);
    await becomes(() => linesOf(eve), after.worths);
    await becomes(() => ann.page.locator(`[data-card=${move.cell}]:not(.key-moment *)`).getAttribute("data-last"), "true");
    if (count === 9) await reloads(ben);
  }

  const { view, number } = await eve.look(room);
  assert.equal(view.result.reason, "complete");
  const names = ["Ann", "Ben"];
  const winners = view.result.ranking[0].map((seat) => names[seat]);
  for (const person of [ann, ben, eve]) {
    await person.waitForNumber(number);
    const dialog = person.page.getByRole("dialog");
    await dialog.getByText(winners.length === 1 ? `${winners[0]} wins!` : "A draw!").waitFor({ state: "attached" });
    const own = { Ann: winners.length > 1 ? "drawn" : winners[0] === "Ann" ? "won" : "lost", Ben: winners.length > 1 ? "drawn" : winners[0] === "Ben" ? "won" : "lost" };
    await becomes(() => dialog.locator(".verdict").evaluateAll((all) => all.map((one) => one.dataset.verdict)), person.name in own ? [own[person.name]] : []);
    await becomes(() => dialog.locator(".winner").getAttribute("data-scores"), view.result.scores.join(","));
    await becomes(() => linesOf(person), view.worths);
  }
  await ann.page.getByText("Fair shuffle: verified.").waitFor({ state: "attached" });
  await ann.page.locator("dialog .end-details").waitFor();
  if ((await ann.page.locator("dialog .key-moment").count()) > 0) await ann.showsMoment(); // there is none where the first to lead has won
  await ann.page.locator(".end-more > summary").press("Enter");
  for (const name of ["Highest line", "Lowest line"]) await ann.page.locator(".end-table").getByRole("columnheader", { name }).waitFor();
  await ann.page.getByRole("button", { name: "Back to the board" }).press("Enter");
  await becomes(() => ann.page.locator(".rm-plaque[data-deciding=true]").count(), winners.length === 1 ? 2 : 0);

  await becomes(() => eve.page.locator("[data-hand]").count(), 0);
  assert.ok(handsIn(frames.ann).length > 0, "a player is sent the own hand");
  assert.deepEqual(handsIn(frames.eve), [], "a spectator is sent no hand");
  for (const person of [ann, ben, eve]) assert.deepEqual(person.problems, [], person.name);
});

test("on a phone the sides are exchanged after a game of several, and resigning ends the match", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name, PHONE)));
  const room = await openRoom(ann, { games: 3, rows: "second_seat", begins: "columns" });
  await ann.page.getByText("Best of 3", { exact: true }).waitFor();
  await ben.joinFromLobby(room);
  for (const person of [ann, ben]) await person.page.locator(".rm-match").waitFor();
  for (let count = 0; count < CARDS_OF_A_GAME; count += 1) {
    const seen = count < 2 || count > CARDS_OF_A_GAME - 3; // the match above is played whole on the pages
    await (seen ? layAny : layByConnection)([ann, ben], room, count);
  }

  const { view } = await ann.look(room);
  assert.deepEqual([view.number, view.rows, view.finished.length], [2, 0, 1]);
  for (const [person, words] of [[ann, "You have the rows now."], [ben, "You have the columns now."]]) {
    const dialog = person.page.getByRole("dialog", { name: "Game 2 of up to 3" });
    await dialog.getByText(words).waitFor();
    await dialog.getByRole("button", { name: "Next game" }).press("Enter");
  }
  await fitsWithoutScrolling(ann);
  await becomes(() => ann.page.locator(".rm-player[data-seat='0']").getAttribute("data-side"), "rows");
  await layAny([ann, ben], room, 0);
  await ann.page.getByRole("button", { name: /Game 2 of up to 3, games won/ }).click();
  await ann.page.getByRole("dialog", { name: "Finished games" }).getByText("Game 1").waitFor();
  await ann.closeDialog();
  await ben.page.reload();
  await ben.page.getByRole("button", { name: /Game 2 of up to 3, games won/ }).click();
  const earlier = ben.page.getByRole("dialog", { name: "Finished games" });
  await earlier.locator(".rm-full-grid summary").click();
  const grid = await earlier.locator(".rm-small-grid").getAttribute("aria-label");
  for (const [cell, value] of view.finished[0].cells.entries()) {
    assert.ok(grid.includes(`${"abcde"[cell % 5]}${1 + Math.floor(cell / 5)}: ${value}`), `${grid} lacks the ${value} of cell ${cell}`);
  }
  await ben.closeDialog();
  await ben.resign();
  for (const person of [ann, ben]) {
    const dialog = person.page.getByRole("dialog");
    await dialog.getByText("Ann wins!").waitFor({ state: "attached" });
    await dialog.getByText("Ben resigned.").waitFor();
    assert.deepEqual(person.problems, []);
  }
});

/** Opens a room of the game for two; its id. */
async function openRoom(person, { games, rows, begins }) {
  const form = await person.openNewTable();
  await check(form.getByRole("radio", { name: "Robot Master", exact: true }));
  await form.locator(".options-form summary").click();
  if (games) await check(form.locator(`[name=games][value="${games}"]`));
  await check(form.locator(`[name=rows][value=${rows}]`));
  await check(form.locator(`[name=begins][value=${begins}]`));
  await form.getByRole("button", { name: "Create table" }).click();
  await person.room.waitFor();
  await person.page.mouse.move(0, 0);
  return person.room.getAttribute("data-room");
}

/** The player whose turn it is lays some card. */
async function layAny(people, room, count) {
  const { choices, number } = await people[0].look(room);
  const [{ seat, cells }] = choices;
  const person = people[seat];
  await person.waitForNumber(number);
  const piles = person.page.locator(".rm-pile:enabled");
  await piles.first().waitFor();
  const value = Number(await piles.nth(count % (await piles.count())).getAttribute("data-pile"));
  await byTaps(person, { value, cell: cells[count % cells.length] });
  for (const one of people) await one.waitForNumber(number + 1);
}

/** The same without the page of the match, which follows. */
async function layByConnection(people, room) {
  const [{ id, seat, cells }] = (await people[0].look(room)).choices;
  const { view } = await people[seat].look(room);
  const command = { type: "lay", value: view.hands[seat].values[0], at: cells[0] };
  await people[seat].page.evaluate(commandOf, [room, { type: "command", id: `c${id}`, seat, choice: id, command }]);
}

/** Runs in a page: sends a command and waits until it is accepted. */
function commandOf([room, command]) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws`, "botyard.v1.json");
    socket.onerror = () => reject(new Error("no connection"));
    socket.onopen = () => {
      for (const message of [{ type: "hello", client: "second connection" }, { type: "watch", id: "w", room }, command]) {
        socket.send(JSON.stringify(message));
      }
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "rejected") reject(new Error(message.message));
      if (message.type !== "accepted" || message.id !== command.id) return;
      socket.close();
      resolve();
    };
  });
}

// --- ways to lay a card: each returns the changes that were shown before, if they were looked at ---

async function byMouse(person, { value, cell }) {
  await person.page.locator(`[data-pile="${value}"]`).click();
  await person.page.locator(`[data-cell=${cell}]`).click();
  const foreseen = await foreseenChanges(person);
  await person.page.locator(`[data-cell=${cell}]`).click();
  return foreseen;
}

/** The cell first, then the card, and the button. */
async function byTaps(person, { value, cell }) {
  await person.tap(person.page.locator(`[data-cell=${cell}]`));
  await person.tap(person.page.locator(`[data-pile="${value}"]`));
  const foreseen = await foreseenChanges(person);
  await person.tap(person.page.getByRole("button", { name: `Play card ${value} on ${cell}` }));
  return foreseen;
}

/** The card first, then the cell twice. */
async function byTapsOnTheCell(person, { value, cell }) {
  await person.tap(person.page.locator(`[data-pile="${value}"]`));
  await person.tap(person.page.locator(`[data-cell=${cell}]`));
  await person.page.locator(".rm-lay").waitFor();
  const foreseen = await foreseenChanges(person);
  await person.tap(person.page.locator(`[data-cell=${cell}]`));
  return foreseen;
}

/** A digit takes the card and leads to a possible cell; Escape takes the chosen cell back. */
async function byKeyboard(person, { value, cell }) {
  const { keyboard } = person.page;
  await person.page.locator(`[data-pile="${value}"]:enabled`).waitFor();
  await keyboard.press(String(value));
  await person.page.locator(".rm-cell.legal:focus").waitFor();
  await moveTo(person, cell);
  await keyboard.press("Enter");
  await person.page.locator(".rm-lay").waitFor();
  await keyboard.press("Escape");
  await person.page.locator(".rm-lay").waitFor({ state: "detached" });
  await keyboard.press("Enter");
  const foreseen = await foreseenChanges(person);
  await keyboard.press("Enter");
  return foreseen;
}

async function moveTo(person, cell) {
  const place = (name) => ["abcde".indexOf(name[0]), Number(name[1])];
  const here = await person.page.evaluate(() => document.activeElement.getAttribute("data-cell"));
  const [[column, row], [toColumn, toRow]] = [place(here), place(cell)];
  const press = async (key, times) => {
    for (let time = 0; time < times; time += 1) await person.page.keyboard.press(key);
  };
  await press(toColumn > column ? "ArrowRight" : "ArrowLeft", Math.abs(toColumn - column));
  await press(toRow > row ? "ArrowUp" : "ArrowDown", Math.abs(toRow - row));
}

async function byDragging({ page }, { value, cell }) {
  await page.locator(`[data-pile="${value}"]:enabled`).hover(); // once it stands still
  await page.mouse.down();
  const { x, y, width, height } = await page.locator(`[data-cell=${cell}]`).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.locator(`[data-outcome="${value}${cell}"]`).waitFor();
  await page.mouse.up();
}

// --- what the page shows ---

/** The worths that the preview shows for the row and the column, before and after, once the card can be played. */
async function foreseenChanges({ page }) {
  await page.locator(".rm-lay:enabled").waitFor();
  return page.locator("[data-change]").evaluateAll((all) => all.map((one) => one.getAttribute("data-change")));
}

/** What became of the worths of a cell's row and column. */
function changesOf(before, after, cell) {
  const [column, row] = ["abcde".indexOf(cell[0]), Number(cell[1]) - 1];
  return [
    `${before.worths.rows[row]}-${after.worths.rows[row]}`,
    `${before.worths.columns[column]}-${after.worths.columns[column]}`,
  ];
}

/** The worths next to the rows and below the columns. */
async function linesOf({ page }) {
  const worths = await page
    .locator(".rm-plaque:not(.key-moment *)")
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [one.getAttribute("data-line"), Number(one.getAttribute("data-worth"))])));
  const side = (name, lines) => [...lines].map((line) => worths[`${name}-${line}`]);
  return { rows: side("rows", "12345"), columns: side("columns", "abcde") };
}

async function fitsWithoutScrolling({ page }) {
  const outside = () =>
    page.evaluate(() => {
      const bottom = document.querySelector(".rm-hand").getBoundingClientRect().bottom + scrollY;
      return { below: Math.max(0, bottom - innerHeight), aside: Math.max(0, document.documentElement.scrollWidth - innerWidth) };
    });
  await becomes(outside, { below: 0, aside: 0 }, "the hand is in the window, and nothing sticks out to the side");
}

async function reloads(person) {
  const cards = () => person.page.locator("[data-card]").evaluateAll((all) => all.map(({ dataset }) => dataset.card + dataset.value));
  const shown = await cards();
  await person.page.reload();
  await person.page.locator(".rm-match").waitFor();
  await becomes(cards, shown);
}

// --- what is sent ---

/** Adds all frames that a page will get. */
function collectFrames(page, frames) {
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(payload)));
}

/** The hands in frames: a number of cards with as many values. */
function handsIn(frames) {
  const found = [];
  const walk = (value) => {
    if (!Array.isArray(value)) return;
    const [size, values] = value;
    if (value.length === 2 && size > 0 && Array.isArray(values) && values.length === size) found.push(value);
    value.forEach(walk);
  };
  for (const frame of frames) {
    if (typeof frame !== "string") for (const message of decodeMulti(frame)) walk(message);
  }
  return found;
}
