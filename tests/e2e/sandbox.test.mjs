// A sandbox from the middle of a match: with the player on all seats, and against bots; the match stays as it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

/** Asks the service as the person of a page. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })).json();
    },
    [method, path, body],
  );

/** The room once its first seat has a choice: the bot may still think. */
const turnOf = (page, room) =>
  page.evaluate(async (room) => {
    for (;;) {
      const shown = await (await fetch(`/api/rooms/${room}`)).json();
      if (shown.choices?.some(({ seat }) => seat === 0)) return shown;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }, room);

/** A match of two against a bot in which the person has played `turns` turns; the room, and the log's number then. */
async function playedMatch(page, turns) {
  const { room } = await ask(page, "POST", "/rooms", { id: "make", game: "twin_tin_bots", players: 2, bots: ["random"] });
  for (let played = 0; ; ) {
    const { choices, number } = await turnOf(page, room);
    const choice = choices.find(({ seat }) => seat === 0);
    if (played === turns) return { room, number };
    const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));
    const command = { first: { type: "first", places }, program: { type: "pass" }, zap_robot: { type: "zap_robot", order: null } }[choice.kind];
    await ask(page, "POST", `/rooms/${room}/requests`, { type: "command", id: `c${choice.id}`, seat: 0, choice: choice.id, command });
    if (choice.kind !== "zap_robot") played += 1;
  }
}

/** Makes a change of a seat, and sends it. */
async function changed(person, seat) {
  await person.stage({ type: "remove", robot: "A", slot: 1 }, seat);
  await person.page.locator('.slot[data-staged="true"]').waitFor();
  await person.run();
}

test("a running and a finished match go on in a sandbox", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const { page, problems } = ann;
  const { room, number } = await playedMatch(page, 2);
  await page.goto(`${service.url}/practice?room=${room}&number=${number}`);
  await page.locator(".run:not(.resting .run)").first().waitFor();
  const place = () => page.locator(".match").getAttribute("data-active");
  const before = await place();
  for (const turn of [() => page.getByRole("button", { name: "Pass" }).first().click(), () => changed(ann, before)]) {
    await turn();
    await page.waitForFunction((active) => document.querySelector(".match").dataset.active !== active, before);
    await page.getByRole("button", { name: "Take back" }).click();
    await page.waitForFunction((active) => document.querySelector(".match").dataset.active === active, before);
    await ann.panel(before).and(page.locator('[data-choice="program"]')).waitFor();
    assert.equal(await page.locator('.slot[data-staged="true"]').count(), 0);
  }
  assert.equal((await ask(page, "GET", `/rooms/${room}`)).number, number);

  await page.getByLabel("I play").selectOption("Ann");
  await becomes(() => page.getByLabel("The others").locator("option").allTextContents(), ["do nothing", "easy", "medium"]);
  await page.getByRole("button", { name: "Pass" }).first().click();
  await page.locator('[data-practice="restart"]:not(:disabled)').waitFor();
  await page.locator('.player-panel[data-busy=false][data-choice="program"]').waitFor();

  await ask(page, "POST", `/rooms/${room}/requests`, { type: "resign", id: "r1", seat: 0 });
  await page.goto(`${service.url}/practice?room=${room}&number=${number}&as=1`);
  await page.getByLabel("I play").selectOption("Ann");
  await becomes(async () => (await page.getByLabel("The others").locator("option").allTextContents()).includes("hard"), true);
  await page.getByRole("button", { name: "Pass" }).first().click();
  await page.locator('[data-practice="restart"]:not(:disabled)').waitFor();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.locator('[data-practice="restart"]:disabled').waitFor();
  await page.getByRole("button", { name: "What would the planner do?" }).click();
  await page.locator(".suggestions button").first().click();
  await page.locator('[data-practice="restart"]:not(:disabled)').waitFor();
  assert.deepEqual(problems, []);
  await page.close();
});
