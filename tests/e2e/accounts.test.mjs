// Accounts and what a browser keeps: registration, log-in and recovery, themes and languages.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { becomes, matches, NOWHERE, PASSWORD, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

// A guest registers, is the same person in a second browser, and ends the session there from the first.

const form = (person, name) => person.page.locator(`form[data-form=${name}]`);

async function fill(person, name, fields) {
  for (const [field, value] of Object.entries(fields)) await form(person, name).locator(`input[name=${field}]`).fill(value);
  await form(person, name).locator("button").click();
}

// As the service answers a quarter of an hour after the password was shown.
const asksForThePassword = (route) => route.fulfill({ status: 403, json: { code: "password_needed", message: "Confirm." } });

async function choose(person, item) {
  await person.page.locator(".name-button").waitFor();
  await person.page.locator("main > .splash").waitFor({ state: "detached" }); // else the menu closes when the page has loaded
  await person.page.locator(".name-button").click();
  await person.page.locator(`[role=menuitem][data-item=${item}]`).click();
}

test("a guest registers, logs in from a second browser with the same seat, and logs out everywhere else", async () => {
  const here = await Person.arrive(browser, service.url, "Ann");
  const tab = await here.context.newPage();
  await tab.goto(service.url);
  await tab.locator(".name-button", { hasText: "Ann" }).waitFor();
  const room = await here.createRoom(2, "Ann's yard");
  await choose(here, "register");
  for (const password of ["short", "Password1"]) {
    await fill(here, "register", { name: "Ann", password });
    await form(here, "register").getByRole("alert").waitFor();
  }
  await fill(here, "register", { name: "Ann of Green", password: PASSWORD });
  await here.page.locator("[data-saved]").click(); // the recovery codes
  await here.page.getByRole("dialog").waitFor({ state: "hidden" });
  for (const page of [here.page, tab]) {
    await page.locator(".name-button", { hasText: "Ann of Green" }).waitFor();
    await page.locator(".banner").waitFor({ state: "hidden" }); // the new session is connected, in both tabs
  }
  await becomes(() => here.room.getAttribute("data-audience"), "0");
  await tab.close();
  const kept = here.page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await here.setTheme("dark");
  await kept;

  const there = await Person.open(browser, service.url, "Ann", { path: `/room/${room}` });
  await there.page.getByRole("button", { name: "I have an account" }).click();
  await fill(there, "log-in", { name: "ann of green", password: "wrong horse" });
  await form(there, "log-in").getByRole("alert").waitFor();
  await fill(there, "log-in", { name: "ann of green", password: PASSWORD });
  await there.room.waitFor();
  await becomes(() => there.room.getAttribute("data-audience"), "0", "it is the same person, with the same seat");
  await there.page.locator('html[data-theme="dark"]').waitFor(); // as it was chosen here

  await choose(here, "account");
  await here.page.locator('[data-sessions="2"]').waitFor();
  await here.page.locator('[data-everywhere="else"]').click();
  await there.page.getByText("You were logged out from another device").waitFor();
  await here.page.locator('[data-sessions="1"]').waitFor();
  assert.equal(await here.page.locator(".banner").count(), 0, "here nothing was closed");
  await fill(there, "log-in", { name: "Ann of Green", password: PASSWORD });
  await there.room.waitFor();
  await there.close();
  await here.page.route("**/api/logout", (route) => route.fulfill({ status: 503, json: { code: "unavailable", message: "Please try again." } }), { times: 1 });
  await choose(here, "log-out");
  await here.page.getByText("Please try again.").waitFor();
  assert.deepEqual([...here.problems, ...there.problems], []);
});

test("a new name reaches the other browsers of a person, and a deleted account is gone", async () => {
  const here = await Person.arrive(browser, service.url, "Ben");
  await choose(here, "account");
  await fill(here, "register", { name: "Ben", password: PASSWORD });
  await here.page.locator("[data-saved]").click();
  await form(here, "password").waitFor();
  const there = await Person.arrive(browser, service.url, "Visitor");
  const tab = await there.context.newPage();
  await tab.goto(service.url);
  await tab.locator(".name-button", { hasText: "Visitor" }).waitFor();
  await choose(there, "log-in");
  await fill(there, "log-in", { name: "Ben", password: PASSWORD });
  for (const page of [there.page, tab]) {
    await page.locator(".name-button", { hasText: "Ben" }).waitFor();
    await page.locator(".banner").waitFor({ state: "hidden" });
  }
  await there.page.getByRole("dialog").waitFor({ state: "hidden" });
  await tab.close();
  await fill(here, "rename", { name: "Benno" });
  await there.page.locator(".name-button", { hasText: "Benno" }).waitFor();
  await fill(here, "token", { label: "My bot" });
  await matches(() => here.page.locator(".token").innerText(), /^v2\./);
  await here.page.locator('[data-sessions="3"]').waitFor();
  await here.page.route("**/api/me/export", asksForThePassword, { times: 1 });
  await here.page.locator("[data-export]").click();
  await fill(here, "confirm", { password: "wrong horse" });
  await form(here, "confirm").getByRole("alert").waitFor();
  const saved = here.page.waitForEvent("download");
  await fill(here, "confirm", { password: PASSWORD });
  assert.equal((await saved).suggestedFilename(), "botyard-my-data.json");
  await form(here, "confirm").waitFor({ state: "hidden" });
  await here.page.getByRole("button", { name: "Delete account…" }).click();
  await fill(here, "delete", { password: PASSWORD });
  await here.page.locator(".welcome").waitFor();
  await there.page.locator("main.front").waitFor();
  await fill(there, "log-in", { name: "Benno", password: PASSWORD });
  await form(there, "log-in").getByRole("alert").waitFor();
  assert.deepEqual([...here.problems, ...there.problems], []);
});

test("new recovery codes stay on any page until they are closed, and are shown to no other person", async () => {
  const other = await Person.open(browser, service.url, "Dan", { account: "Dan of Codes", path: NOWHERE });
  const cleo = await Person.arrive(browser, service.url, "Cleo");
  await cleo.createRoom(2, "Codes");
  await choose(cleo, "register");
  await fill(cleo, "register", { name: "Cleo of Codes", password: PASSWORD });
  const codes = cleo.page.locator(".recovery-codes");
  await codes.waitFor();
  await cleo.page.goBack();
  await cleo.page.locator("main.lobby").waitFor();
  assert.equal(await codes.count(), 1);
  const tab = await cleo.context.newPage();
  await tab.goto(service.url);
  await choose({ page: tab }, "log-out");
  await form(cleo, "log-in").waitFor();
  await fill(cleo, "log-in", { name: "Dan of Codes", password: PASSWORD });
  await choose(cleo, "account");
  await cleo.page.locator("[data-section=recovery]").waitFor();
  assert.equal(await codes.count(), 0);
  assert.deepEqual([...other.problems, ...cleo.problems], []);
});

// A lost password, by a recovery code and by a reset link; and the page of a banned visitor.

/** What `botyard admin` prints. */
function admin(...words) {
  const env = { ...process.env, BOTYARD_DATA: service.data };
  delete env.REDIS_URL;
  return execFileSync(PYTHON, ["-m", "botyard.cli", "admin", ...words], { cwd: ROOT, env, encoding: "utf8" });
}

/** Takes measures against people, as a moderator with the desk open, but no page. */
async function moderator(name) {
  const { page } = await Person.open(browser, service.url, name, { account: name, path: NOWHERE });
  const post = async (path, data) => {
    const answer = await page.request.post(service.url + path, { data, headers: { origin: service.url } });
    assert.ok(answer.ok(), `${path}: ${answer.status()}`);
  };
  admin("grant", name, "moderator");
  await becomes(async () => (await page.request.get(`${service.url}/api/desk`)).ok(), true);
  await post("/api/desk/unlock", { password: PASSWORD });
  return (measure, identity, wish) => post(`/api/desk/people/${identity}/${measure}`, wish);
}

/** Selects a text from its end with the mouse, which is let go of far from all dialogs. */
async function selectBeyond(page, text) {
  const { x, y, width, height } = await text.boundingBox();
  await page.mouse.move(x + width - 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
}

const named = (person, name) => person.page.locator(".name-button", { hasText: name }).waitFor();

test("a lost password is set anew with a printed code, once, and with a moderator's link", async () => {
  const reba = await Person.arrive(browser, service.url, "Reba", { path: "/account" });
  await fill(reba, "register", { name: "Reba", password: PASSWORD });
  await reba.page.locator(".recovery-codes").waitFor();
  const codes = await reba.page.locator(".recovery-codes code").allInnerTexts();
  assert.equal(new Set(codes).size, 10);
  await selectBeyond(reba.page, reba.page.locator(".recovery-codes code").last());
  const saved = reba.page.waitForEvent("download");
  await reba.page.getByRole("button", { name: "Save as file" }).click();
  assert.equal((await saved).suggestedFilename(), "botyard-recovery-codes.txt");
  await reba.page.locator("[data-saved]").click();
  await reba.page.locator("[data-section=recovery]").getByText("You have 10 unused codes").waitFor();

  const there = await Person.open(browser, service.url, "Reba");
  await there.page.locator("[data-action=log-in]").click();
  await there.page.getByRole("button", { name: "Forgot your password?" }).click();
  await fill(there, "recover", { name: "Reba", code: "BCDF-GHJK", password: "another horse" });
  await form(there, "recover").getByText("Wrong name or recovery code").waitFor();
  await fill(there, "recover", { name: "Reba", code: codes[2].toLowerCase(), password: "another horse" });
  await named(there, "Reba");
  await reba.page.locator(".visitor-reason").waitFor(); // all other sessions have ended
  await there.page.goto(`${service.url}/account`);
  await there.page.locator("[data-section=recovery]").getByText("You have 9 unused codes").waitFor();

  const link = admin("reset-password", "Reba").split("\n")[0];
  assert.match(link, /^\/reset#/);
  await reba.page.goto(service.url + link);
  await reba.page.getByText("Choose a new password for the account Reba.").waitFor();
  await fill(reba, "reset", { password: "a third horse" });
  await named(reba, "Reba");
  await becomes(() => new URL(reba.page.url()).pathname + new URL(reba.page.url()).hash, "/");
  await there.page.locator(".visitor-reason").waitFor();
  await there.page.goto(service.url + link);
  await there.page.getByRole("alert").getByText("This link is no longer valid").waitFor();
  assert.deepEqual([...reba.problems, ...there.problems], []);
});

test("a banned visitor reads until when and why in their own time zone, and a log-out makes no new guest", async () => {
  const moe = await Person.arrive(browser, service.url, "Moe", { timezoneId: "America/New_York" });
  const { identity } = await (await moe.page.request.get(`${service.url}/api/me`)).json();
  const measure = await moderator("Modena");
  await measure("ban", identity, { minutes: 2880, why: "insults in the lobby" });
  const page = moe.page.locator("[data-banned]");
  await page.getByText("Reason: insults in the lobby").waitFor();
  const { until } = await (await moe.page.request.get(`${service.url}/api/me/ban`)).json();
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", hour: "2-digit", minute: "2-digit" }).format(until);
  await page.getByText(time).waitFor();
  await becomes(() => moe.page.locator(".header, .banner").count(), 0, "there is no dead lobby around it");

  await page.getByRole("button", { name: "Your account and your data" }).click();
  await moe.page.locator("[data-export]").waitFor();
  await moe.page.request.post(`${service.url}/api/logout`, { headers: { origin: service.url } });
  await moe.page.goto(service.url);
  await moe.giveName(() => moe.page.locator("[data-action=new-table]").click());
  await page.getByText("Reason: insults in the lobby").waitFor();

  await measure("unban", identity, { why: "it was a mistake" });
  await becomes(() => moe.page.evaluate(async () => (await (await fetch("/api/me/ban")).json()).until), null);
  await page.getByRole("button", { name: "Try again" }).click();
  await moe.giveName(() => moe.page.locator("[data-action=new-table]").click());
  await moe.page.locator(".name-button").waitFor();
});

// Themes and fonts: chosen in the settings, there before the first paint, and loaded from the service alone.

const DARK_PLATE = "rgb(37, 45, 52)";
const LIGHT_PLATE = "rgb(253, 248, 238)";
const headerColour = (page) => page.locator(".header").evaluate((header) => getComputedStyle(header).backgroundColor);
const themeColours = (page) => page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => meta.content));

test("a theme is shown at once, kept, and there before the first paint", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { colorScheme: "light" });
  const { page, problems } = ann;
  await becomes(() => headerColour(page), LIGHT_PLATE);
  await ann.setTheme("dark");
  await becomes(() => headerColour(page), DARK_PLATE);
  await becomes(() => themeColours(page), ["#171c21", "#171c21"]);

  // Without its modules the page draws nothing of its own: what is there comes before them.
  await page.route("**/*.js", (route) => (route.request().url().includes("/assets/") ? route.abort() : route.continue()));
  await page.reload({ waitUntil: "domcontentloaded" });
  const ground = () => page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).backgroundColor]);
  await becomes(ground, ["dark", "rgb(23, 28, 33)"]); // styles may come later
  await page.unroute("**/*.js");
  await page.reload();
  await becomes(() => headerColour(page), DARK_PLATE);

  await ann.setTheme("contrast");
  await becomes(() => headerColour(page), "rgb(255, 255, 255)");
  await ann.setTheme("system");
  await becomes(() => headerColour(page), LIGHT_PLATE);
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(() => headerColour(page), DARK_PLATE);
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "contrast");
  await becomes(() => headerColour(page), "rgb(255, 255, 255)");
  assert.deepEqual(problems, []);
});

test("only fonts of the service are loaded, and only those that the page's letters need", async () => {
  const ann = await Person.open(browser, service.url, "Ann");
  const fonts = async () => {
    await ann.page.evaluate(() => document.fonts.ready);
    const loaded = await ann.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    assert.deepEqual(loaded.filter((url) => !url.startsWith(service.url)), []);
    return loaded.flatMap((url) => /assets\/([\w-]+?)-(?:wght|700)-normal/.exec(url)?.[1] ?? []).sort();
  };
  await ann.page.locator('.show:not([data-kind="loading"])').waitFor();
  const name = ann.page.getByRole("textbox").first();
  await becomes(async () => [...new Set(await fonts())], ["bitter-latin", "nunito-sans-latin"]);
  await name.fill("Їжак");
  await ann.page.waitForFunction(() => document.fonts.check('16px "Nunito Sans"', "Їжак"));
  await becomes(async () => (await fonts()).includes("nunito-sans-cyrillic"), true);
  assert.deepEqual(ann.problems, []);
});

// The language of the page: switched in mid-match without a reload, with the draft kept, and kept by the browser.

const LOCALES = new URL("../../locales/", import.meta.url);
let ann;

/** The texts of a language that stand for themselves, by their ids. */
function plainTexts(language) {
  const files = readdirSync(new URL(`${language}/`, LOCALES)).filter((name) => name.endsWith(".ftl")).map((name) => [name, readFileSync(new URL(`${language}/${name}`, LOCALES), "utf8")]);
  return new Map(
    files.flatMap(([name, text]) => [...text.matchAll(/^([\w-]+) = ([^{}\n]{4,})$/gm)].map(([, id, words]) => [`${name} ${id}`, words])),
  );
}

/** All that a person reads or hears on the page: texts, labels, and titles. */
const words = (page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
    const own = shown.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()));
    return [...own, ...shown.flatMap((element) => [element.getAttribute("aria-label"), element.getAttribute("title")])].filter(Boolean);
  });

const chooseLanguage = (language) => ann.chooseLanguage(language);
const tile = () => ann.page.locator('.player-panel [data-slot$="A1"]').getAttribute("data-tile");

test("the language changes in mid-match, and the draft stays", async () => {
  ann = await Person.arrive(browser, service.url, "Ann");
  await ann.createRoom(2, "Babel", { bots: 1 });
  await ann.page.locator('.player-panel[data-busy=false][data-choice="first"]').waitFor();
  // parts that are loaded later, and what the service says of who is there
  const late = [".goal-strip a", ".match-access [aria-keyshortcuts=B]", ".presence > *", ".lamp:not([data-here=offline])", ".guide:not([hidden])"];
  for (const part of late) await ann.page.locator(part).waitFor({ state: "attached" });
  for (const key of ["1", "q"]) await ann.page.keyboard.press(key);
  await ann.page.locator('.player-panel [data-slot$="A1"][data-tile="forward_1"]').waitFor();
  await ann.page.evaluate(() => (globalThis.stayed = true));
  const english = await words(ann.page);

  await chooseLanguage("de");
  await becomes(async () => [await ann.page.evaluate(() => globalThis.stayed), await tile()], [true, "forward_1"]);
  const [source, german] = [plainTexts("en"), plainTexts("de")];
  const both = new Set(german.values());
  const foreign = new Set([...source].filter(([id, text]) => german.has(id) && !both.has(text)).map(([, text]) => text));
  await becomes(async () => (await words(ann.page)).filter((text) => foreign.has(text)), []);
  await becomes(async () => (await words(ann.page)).some((text) => text.includes(german.get("twin_tin_bots.ftl match-program-run"))), true);

  await chooseLanguage("en");
  await becomes(() => tile(), "forward_1");
  await becomes(async () => (await words(ann.page)).toSorted(), english.toSorted());

  await chooseLanguage("de"); // and the browser keeps it
  await ann.page.goto(service.url);
  await ann.page.locator("html[lang=de] [data-action=new-table]").waitFor();
  await becomes(async () => (await words(ann.page)).includes(german.get("platform.ftl first-lobby-open")), true);
  assert.deepEqual(ann.problems, []);
});

test("a first visitor sees the language of the browser", async () => {
  const reader = await Person.open(browser, service.url, "Eva", { locale: "de-AT" });
  await reader.page.locator("html[lang=de] [name=page-language]").waitFor();
  assert.deepEqual(reader.problems, []);
});

/** Runs in the page: does to its texts what a browser does that translates them, but for the words. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement.closest("[translate=no], script, style")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test("a page that a browser translates shows what is so, as one that it does not", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const clean = await ann.context.newPage();
  await clean.goto(service.url);
  const pages = [ann.page, clean];
  const agree = (what) =>
    becomes(async () => {
      const [translated, plain] = await Promise.all(pages.map((page) => page.locator("#main").innerText()));
      return translated === plain ? "the same" : { translated, plain };
    }, "the same", what);
  await Promise.all(pages.map((page) => page.locator("[data-action=new-table]").waitFor()));
  await agree("the lobby");
  await ann.page.evaluate(translate);
  await ann.page.locator("font font").first().waitFor();
  const ben = await Person.arrive(browser, service.url, "Ben");
  const room = await ben.createRoom(3, "Translated");
  for (const page of pages) await page.locator(`[data-room="${room}"]`).waitFor();
  await agree("a table appears");
  await ann.page.evaluate(translate);
  const cid = await Person.arrive(browser, service.url, "Cid");
  await cid.joinFromLobby(room);
  await clean.locator(`[data-room="${room}"]`, { hasText: "Cid" }).waitFor();
  await agree("a player sits down");

  for (const page of pages) await page.goto(`${service.url}/room/${room}`);
  await ann.page.getByRole("button", { name: "Take seat 3" }).click();
  for (const page of pages) await page.locator(".match").waitFor();
  await ann.page.evaluate(translate);
  const seats = [ben, cid, ann];
  for (let turns = 0; turns < 4; turns += 1) {
    const { choices, number } = await ben.look(room);
    const [{ seat }] = choices;
    const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));
    await seats[seat].answer(turns < 3 ? { type: "first", places } : { type: "pass" }, seat);
    for (const person of [...seats, new Person("Ann", ann.context, clean, service.url)]) await person.waitForNumber(number + 1);
  }
  await agree("the match");
  for (const person of seats) assert.deepEqual(person.problems, []);
});
