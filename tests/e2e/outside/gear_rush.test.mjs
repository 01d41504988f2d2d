// Another game of an installed package: several seats answer at the same time, in secret, and up to eight people play.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person, becomes, check, matches } from "../person.mjs";
import { Service } from "../service.mjs";
import { browser } from "../shared_browser.mjs";

const TITLE = "Gear Rush";
const SEATS = 8;
const FINGER = 44;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
let service;

before(async () => {
  service = await Service.start({ settings: { BOTYARD_BOT_THINKING: "0" } });
});

after(async () => {
  await service?.stop();
});

/** Makes a room for so many players, some of them bots. `change`: sets its options. */
async function createRoom(person, players, bots, change) {
  const form = await person.openNewTable();
  await check(form.getByRole("radio", { name: TITLE, exact: true }));
  await check(form.getByRole("radio", { name: String(players), exact: true }));
  await form.locator("[name=bots]").selectOption(String(bots));
  await form.locator(".options-form summary").click();
  await change(form);
  await form.locator("button.primary").click();
  await person.room.waitFor();
  return person.room.getAttribute("data-room");
}

/** Chooses the first three cards of the hand, and sends them as the program, all by the keyboard. */
async function program({ page }) {
  for (let place = 0; place < 3; place += 1) {
    await page.locator("[data-hand]:enabled").first().press("Enter");
    await page.locator(`[data-slot="${place}"][data-card]`).waitFor();
  }
  await page.locator("[data-action=send]").press("Enter");
}

/** Writes programs in turn, each when its player is asked, until the match is over. `asked`: the question in a round. */
async function playToTheEnd(people, from, asked) {
  for (let round = from; ; round += 1) {
    for (const person of people) {
      const ranking = person.page.locator(".ranking");
      await person.page.getByText(asked(round)).or(ranking).first().waitFor();
      if (await ranking.isVisible()) return;
      await program(person);
    }
  }
}

/** What the slots of the program show. */
const slots = ({ page }) => page.locator("[data-slot]").evaluateAll((all) => all.map((slot) => slot.dataset.card ?? null));

test("three players write secret programs until a robot is first", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const ben = await Person.arrive(browser, service.url, "Ben");
  const room = await createRoom(ann, 3, 1, async (form) => {
    await form.getByLabel("Rounds at most").fill("3");
    await check(form.getByLabel("Robots push others"), false);
  });
  await ben.joinFromLobby(room);
  await ann.page.getByText("Round 1 of 3. Choose three cards").waitFor();

  await ann.page.locator("[data-hand]:enabled").first().press("Enter"); // by keys: what is above the cards may still come
  await ann.page.locator("[data-slot='0'][data-card]:enabled").press("Enter");
  await becomes(() => slots(ann), [null, null, null], "a card is taken back");
  await program(ann);
  await ann.page.getByText("Waiting for Ben. You can still change your program.").waitFor();
  await ben.page.getByText("Ann has a program.").first().waitFor();
  const hand = await ann.page.locator("[data-hand]").evaluateAll((all) => all.map(({ dataset }) => dataset.hand));
  await becomes(() => slots(ann), hand.slice(0, 3), "the first three cards are sent");
  for (let place = 0; place < 3; place += 1) {
    await ann.page.locator("[data-hand]:enabled").last().press("Enter");
    await becomes(async () => (await slots(ann)).filter(Boolean).length, place + 1);
  }
  await ann.page.locator("[data-action=send]").press("Enter");
  await ann.page.getByText("Ann has a program.").nth(1).waitFor();
  await becomes(() => slots(ann), hand.toReversed().slice(0, 3), "the program was changed"); // to the same, if all cards of the hand are alike
  assert.equal((await ben.look(room)).view.programs[0].length, 0, "and is a secret");

  await program(ben);
  await playToTheEnd([ann, ben], 2, (round) => `Round ${round} of 3. Choose three cards`);
  await matches(() => ben.page.locator(".ranking").innerText(), /^First: /);
  await ann.page.locator('.end-details').waitFor();
  await ann.page.getByRole("button", { name: "Replay" }).press("Enter");
  await ann.page.locator(".timeline-bar[data-position]").waitFor();
  await ann.page.keyboard.press("Home");
  await becomes(() => ann.page.locator(".timeline [data-robot]").evaluateAll((all) => all.map((one) => / row (\d)/.exec(one.ariaLabel)[1])), ["1", "1", "1"], "the timeline begins at the start");
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("eight seats play on a phone in German, with seven bots", async () => {
  const eve = await Person.open(browser, service.url, "Eve", { ...PHONE, locale: "de", guest: true });
  const { page } = eve;
  await createRoom(eve, SEATS, SEATS - 1, (form) => form.getByLabel("Höchstens so viele Runden").fill("3"));
  const robots = page.locator(".gear-board [data-robot]");
  await robots.first().waitFor();
  const colours = () => robots.evaluateAll((all) => new Set(all.map((robot) => getComputedStyle(robot.firstElementChild).fill)).size);
  await becomes(colours, SEATS, "each seat has a colour of its own");
  await matches(() => robots.first().getAttribute("aria-label"), /^Eve: Spalte 1, Reihe 1, Blick nach oben$/);
  const small = () => page.locator("[data-hand], [data-slot], [data-action=send]").evaluateAll((all, least) => all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < least || height < least), FINGER);
  await becomes(small, [], "all buttons are large enough for a finger"); // the styles of a game may come later
  await becomes(() => page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width);

  await playToTheEnd([eve], 1, (round) => `Runde ${round} von 3. Wähle drei Karten`);
  await matches(() => page.locator(".ranking").innerText(), /^Erster Platz: /);
  await page.locator(".verdict[data-place]").waitFor();
  await page.locator('.end-details .end-more > summary').press("Enter");
  await page.locator(".end-details table").waitFor();
  assert.deepEqual(eve.problems, []);
});

test("a lesson teaches the game", async () => {
  const { page, problems } = await Person.open(browser, service.url, "Eve", { path: "/learn/gear_rush", ...PHONE });
  for (const card of ["move_1", "left", "move_2"]) await page.locator(`[data-hand="${card}"]:enabled`).click();
  await page.locator("[data-action=send]").click();
  await page.getByText("yours is the first at the far edge: you win.").waitFor();
  assert.deepEqual(problems, []);
});
