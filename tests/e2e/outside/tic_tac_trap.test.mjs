// A game of an installed package, played in the browser against its random bot.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Person, becomes, check, matches } from "../person.mjs";
import { Service } from "../service.mjs";
import { browser } from "../shared_browser.mjs";

const EXAMPLE = fileURLToPath(new URL("../../../examples/bot.py", import.meta.url));
let service;

before(async () => {
  service = await Service.start();
});

after(async () => {
  await service?.stop();
});

const LEAST = new URL("least_client.js", import.meta.url);

/** Begins a match of the game against a bot. `title`: as the form for a new room names the game. */
async function beginMatch(person, title) {
  const form = await person.openNewTable();
  await check(form.getByRole("radio", { name: title, exact: true }));
  await form.locator("[name=bots]").selectOption("1");
  await form.locator("button").last().click();
}

/** Marks free cells until the match is over. */
async function playToTheEnd(person) {
  const free = person.page.locator("[data-cell]:not([disabled])").first();
  const ranking = person.page.locator(".ranking");
  while (true) {
    await free.or(ranking).first().waitFor();
    if (await ranking.isVisible()) return;
    const number = await person.number();
    await free.click();
    await person.waitForNumber(number + 1);
  }
}

test("a match of an installed game is played to its end, also after a reload", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const { page } = ann;
  await beginMatch(ann, "Tic-Tac-Trap");
  await page.getByText("Hide your trap in a cell.").waitFor();
  await page.locator("[data-cell='4']").click();
  await page.getByRole("button", { name: "Cell 5, your trap" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Cell 5, your trap" }).waitFor();
  await page.getByText("Mark a free cell.").waitFor();

  await playToTheEnd(ann);
  await matches(() => page.locator(".ranking").innerText(), /wins\.|A draw\./);
  await matches(() => page.locator(".verdict p").innerText(), /^(You (won!|lost\.)|It’s a draw\.)/);
  await page.locator('.end-details .end-more > summary').press("Enter");
  await page.locator(".end-details table").waitFor();
  await page.getByRole("columnheader", { name: "Marks made" }).waitFor();

  const cells = (root) => page.locator(`${root} [data-cell]`).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  const end = await cells(".match-live");
  await page.getByRole("button", { name: "Replay" }).press("Enter");
  await page.locator(".timeline-bar[data-position]").waitFor();
  await page.keyboard.press("Home");
  await page.locator('.timeline-bar[data-position="0"]').waitFor();
  assert.notDeepEqual(await cells(".timeline"), end, "the timeline shows the board of the start");
  await page.keyboard.press("End");
  await becomes(() => cells(".timeline"), end, "and of the end");

  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Try from here" }).click();
  await page.locator(".practice [data-cell]:not([disabled])").first().click();
  await page.locator('[data-practice="undo"]:not(:disabled)').click();
  await page.locator('[data-practice="undo"]:disabled').waitFor();
  assert.deepEqual(ann.problems, []);
});

test("an installed game speaks the language of the page, also after a change of it in a match", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const { page } = ann;
  const form = await ann.openNewTable();
  await check(form.getByRole("radio", { name: "Tic-Tac-Trap", exact: true }));
  await form.locator("[name=bots]").selectOption("1");
  await form.locator("button").last().click();
  await page.getByText("Hide your trap in a cell.").waitFor();
  await ann.chooseLanguage("de");
  await page.getByText("Verstecke deine Falle in einem Feld.").waitFor();
  await page.locator("[data-cell='4']").click();
  await page.getByRole("button", { name: "Feld 5, deine Falle" }).waitFor();
  await page.getByText("Ann hat eine Falle versteckt.").waitFor();
  await page.getByText("Belege ein freies Feld.").waitFor();
  await page.locator("[data-cell='0']").click();
  await page.getByRole("button", { name: /^Feld 1: / }).waitFor();
  await page.getByText("Belege ein freies Feld.").waitFor();
  await page.locator("[data-cell='0']").evaluate((cell) => (cell.disabled = false)); // as on a page that lags behind
  await page.locator("[data-cell='0']").click();
  await page.getByText("Feld 1 ist nicht frei: Wähle ein anderes.").waitFor();

  await page.goto(service.url);
  await page.getByText("Tic-Tac-Falle").first().waitFor();
  await ann.chooseLanguage("en");
  await page.getByText("Tic-Tac-Trap").first().waitFor();
  await becomes(() => page.getByText("Tic-Tac-Falle").count(), 0);
  assert.deepEqual(ann.problems, []);
});

test("the least client plays a match to its end, without a timeline", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const { page } = ann;
  const body = await readFile(LEAST, "utf8");
  await page.route("**/games/tic_tac_trap/*/client.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
  await page.reload();
  await beginMatch(ann, "Tic Tac Trap");
  await page.getByText("Choose a cell.").waitFor();
  await page.locator("[data-cell='4']").click();
  await playToTheEnd(ann);
  await matches(() => page.locator(".ranking").innerText(), /First: /);
  await page.locator(".end-more > summary").press("Enter");
  await page.getByRole("columnheader", { name: "Marks made" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Replay" }).count(), 0, "without a fold nothing can be looked back at");
  await page.getByRole("button", { name: "Back to the board" }).press("Enter");
  await becomes(() => page.locator("[data-cell]:not([disabled])").count(), 0, "the board of the end is shown");
  assert.deepEqual(ann.problems, []);
});

test("the example bot plays a match of an installed game to its end", async () => {
  const asked = (path, body, token) =>
    fetch(`${service.url}${path}`, { method: "POST", body: JSON.stringify(body), headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const { token } = await (await asked("/api/token", { name: "Host" })).json();
  const { room } = await (await asked("/api/rooms", { id: "room", game: "tic_tac_trap", players: 2 }, token)).json();
  assert.ok((await asked(`/api/rooms/${room}/requests`, { type: "leave_seat", id: "leave", seat: 0 }, token)).ok);
  const names = ["Cog (bot)", "Nut (bot)"];
  const bots = names.map((name) => spawn(process.env.PYTHON, [EXAMPLE, `${service.url}/room/${room}`, name]));
  const said = await Promise.all(bots.map(async (bot) => (await Promise.all([text(bot.stdout), text(bot.stderr)])).join("")));
  for (const [place, name] of names.entries()) assert.ok(said[place].startsWith(`${name} on seat `), said[place]);
});

test("a page of an installed game that fails says so, with a way back, and the match goes on", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const { page } = ann;
  await page.route("**/games/tic_tac_trap/*/client.js", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/Match\((\w+|\{[^}]*\})\) \{/, (begin) => `${begin}\n if (globalThis.failsNow) throw new Error("broken on purpose");`);
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await beginMatch(ann, "Tic-Tac-Trap");
  await page.getByText("Hide your trap in a cell.").waitFor();
  // it fails from the click on: before, anything may draw the page again
  await page.evaluate(() => addEventListener("click", () => (globalThis.failsNow = true), { capture: true, once: true }));
  await page.locator("[data-cell='4']").click();
  await page.locator("[data-game-failed]").waitFor();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.getByRole("button", { name: "Cell 5, your trap" }).waitFor();
});

test("the page of an installed game has its pictures, with what they show", async () => {
  const { page } = await Person.open(browser, service.url, "Visitor", { path: "/games/tic_tac_trap", locale: "de-DE" });
  const picture = page.getByRole("img", { name: "Ein Zeichen ist in eine Falle geraten." });
  await picture.scrollIntoViewIfNeeded();
  await becomes(() => picture.evaluate((image) => image.complete && image.naturalWidth > 0), true);
});
