// People who click too often, open a page twice, delete their cookies, or have names of one long word.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

const PHONE = { viewport: { width: 390, height: 844 } };

const notices = (person) => person.page.locator(".notice").allInnerTexts();

test("clicking three times enters once, sits down once and is not scolded", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(3, "Thrice");

  const { page } = await Person.open(browser, service.url, "Vic");
  const guests = [];
  page.on("request", (request) => request.url().endsWith("/api/guest") && guests.push(request));
  await page.getByRole("button", { name: "Join Thrice" }).click();
  await page.getByRole("button", { name: "Continue as guest" }).click({ clickCount: 3 });
  await page.locator('.room[data-audience="1"]').waitFor();
  assert.equal(guests.length, 1);

  await ann.page.locator('[data-seat="1"][data-taken="true"]').waitFor();
  await page.getByRole("button", { name: "Leave seat 2" }).click(); // whatever was asked before is answered by now
  await page.locator('.room[data-audience=""]').waitFor();
  assert.deepEqual(await page.locator(".notice").allInnerTexts(), []);
  await becomes(() => ann.room.getAttribute("data-room"), room);
});

test("a tile in the hand goes back when another tab answers, and that tab's answer counts", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Two tabs");
  await bob.joinFromLobby(room);
  const { choices, number } = await ann.look(room);
  const { seat } = choices[0];
  const mover = [ann, bob][seat];
  await mover.page.locator('.player-panel[data-busy=false][data-choice="first"]').waitFor();
  const twin = new Person(mover.name, mover.context, await mover.context.newPage(), service.url);
  await twin.page.goto(`${service.url}/room/${room}`);
  const places = ["A", "B"].map((robot) => ({ type: "place", robot, slot: 1, tile: "turn_left" }));
  for (const place of places) await twin.stage(place, seat);

  await mover.page.bringToFront();
  const hand = mover.panel(seat).locator('[data-hand="forward_1"]');
  await hand.hover(); // once it stands still
  const tile = await hand.boundingBox();
  await mover.page.mouse.down();
  await mover.page.mouse.move(tile.x + 90, tile.y - 90, { steps: 3 });
  await mover.page.locator(".drag-ghost").waitFor();
  await twin.run();
  await mover.page.locator('.player-panel[data-choice=""]').waitFor();
  await mover.page.locator(".drag-ghost").waitFor({ state: "detached" });
  await mover.page.mouse.up();
  assert.equal((await ann.look(room)).number, number + 1);
  assert.deepEqual([...(await notices(mover)), ...mover.problems], []);
});

test("a guest whom the service no longer knows is asked for a name, and stays where they are", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Forgetful");
  await ann.context.clearCookies();
  await service.kill();
  await service.launch();
  await ann.page.locator(".invitation [name=name]").fill("Ann again");
  await ann.page.getByRole("button", { name: "Take a seat" }).click();
  await ann.page.locator(`.room[data-room="${room}"][data-audience="1"]`).waitFor();
  await becomes(() => ann.page.locator(".banner").count(), 0);
  assert.deepEqual(ann.problems, []);
});

test("names of one long word stay inside a phone", async () => {
  const [ann, bob] = await Promise.all(["W".repeat(24), "m".repeat(24)].map((name) => Person.arrive(browser, service.url, name, PHONE)));
  const fits = async (person) => becomes(() => person.page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width);
  const room = await ann.createRoom(2, "W".repeat(60));
  await fits(ann);
  await bob.page.locator(`[data-room="${room}"]`).waitFor();
  await fits(bob);
  await bob.joinFromLobby(room);
  for (const person of [ann, bob]) {
    await person.page.locator(".match").waitFor();
    await fits(person);
  }
});
