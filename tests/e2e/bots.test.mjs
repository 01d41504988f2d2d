// Bots: a match against them in one click, seats that the host gives to them, and how they are marked.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "../../client_js/e2e/browser.mjs";
import { Person } from "./person.mjs";
import { Service } from "./service.mjs";

const PHONE = { viewport: { width: 390, height: 844 } };

let service, browser;

before(async () => {
  service = await Service.start();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await service?.stop();
});

const button = (person, name) => person.page.getByRole("button", { name });
const marks = (place, level) => place.getByRole("img", { name: `bot, ${level}`, exact: true });

test("the host seats bots of several levels and sends one away, and everybody sees who is a bot", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(4, "Mixed company");
  await ann.page.getByLabel("Level of the bots you add").selectOption("planner");
  await button(ann, "Add a bot to seat 2").click();
  await marks(ann.page.locator('[data-seat="1"]'), "planner").waitFor();
  await ann.page.getByLabel("Level of the bots you add").selectOption("random");
  await button(ann, "Add a bot to seat 3").click();
  await marks(ann.page.locator('[data-seat="2"]'), "random").waitFor();
  await marks(bob.page.locator(`[data-room="${room}"]`), "random").waitFor();
  await button(ann, /^Remove .+ from seat 3$/).click();
  await marks(bob.page.locator(`[data-room="${room}"]`), "random").waitFor({ state: "detached" });

  await bob.joinFromLobby(room);
  await marks(bob.page.locator('[data-seat="1"]'), "planner").waitFor();
  assert.equal(await button(bob, /bot/).count(), 0, "only the host seats bots");
  await button(ann, "Add a bot to seat 4").click();
  for (const person of [ann, bob]) {
    await person.page.locator(".match").waitFor();
    for (const level of ["planner", "random"]) assert.equal(await marks(person.page.locator(".seat-panel"), level).count(), 1);
    assert.deepEqual(person.problems, []);
  }
});

test("a room that is filled with bots begins at once, and what was chosen is remembered, on a phone as well", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", PHONE);
  const fits = async () => assert.equal(await ann.page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width);
  await fits();
  await ann.page.getByLabel("Opponents").selectOption("5");
  await ann.page.locator(".play-now [name=bot-level]").selectOption("random");
  await fits();
  await ann.createRoom(2, "Duel", { bots: 1 });
  await ann.page.locator(".match").waitFor();
  await marks(ann.page.locator(".seat-panel"), "random").waitFor();
  await fits();
  await ann.page.getByRole("link", { name: "Back to the lobby" }).click();
  assert.equal(await ann.page.getByLabel("Opponents").inputValue(), "5");
  await button(ann, "Play now against bots").click();
  await ann.page.locator('.match[data-players="6"]').waitFor();
  await fits();
  assert.deepEqual(ann.problems, []);
});
