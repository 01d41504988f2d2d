// The language of the page: switched in mid-match without a reload, with the draft kept, and kept by the browser.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

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

const choose = (language) => ann.chooseLanguage(language);

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

  await choose("de");
  await becomes(async () => [await ann.page.evaluate(() => globalThis.stayed), await tile()], [true, "forward_1"]);
  const [source, german] = [plainTexts("en"), plainTexts("de")];
  const both = new Set(german.values());
  const foreign = new Set([...source].filter(([id, text]) => german.has(id) && !both.has(text)).map(([, text]) => text));
  await becomes(async () => (await words(ann.page)).filter((text) => foreign.has(text)), []);
  await becomes(async () => (await words(ann.page)).some((text) => text.includes(german.get("twin_tin_bots.ftl match-program-run"))), true);

  await choose("en");
  await becomes(() => tile(), "forward_1");
  await becomes(async () => (await words(ann.page)).toSorted(), english.toSorted());

  await choose("de"); // and the browser keeps it
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
