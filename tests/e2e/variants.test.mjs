// Options chosen in the form: elements on the board, two seats of one person, previews, a match that proves its luck.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { Person, becomes, check } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

const COMMANDS = 12;
const SEATS = 4;
const FIRST_PLACES = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "forward_1" }));

async function twoAtATable(title, options) {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, title, options);
  await ann.page.locator('.luck[data-shared="true"]').waitFor();
  await bob.joinFromLobby(room);
  await Promise.all([ann, bob].map((person) => person.page.locator(".match").waitFor()));
  return { ann, bob, room };
}

/** What is open, once the page of the player to answer shows it. Each of two people holds every second seat. */
async function next(people, room) {
  const { choices, number, view } = await people[0].look(room);
  const [choice] = choices;
  const person = people[choice.seat % people.length];
  await person.waitForNumber(number);
  return { choice, number, view, person };
}

test("two people play among example elements, and all see the board that the service has", async () => {
  const { ann, bob, room } = await twoAtATable("Wild yard", { placing: "example", stalled: 0 });
  for (let count = 0; count < COMMANDS; count += 1) {
    const { choice, number, person } = await next([ann, bob], room);
    const { view } = await person.look(room);
    await person.answer(await brain.ask({ view, choice, wish: "play" }), choice.seat);
    await person.waitForNumber(number + 1);
  }
  const { number, view } = await ann.look(room);
  await Promise.all([ann, bob].map((person) => person.waitForNumber(number)));
  await becomes(() => ann.board(), await bob.board());
  const hers = await ann.board();
  assert.equal(view.stalled_after, null);
  assert.ok(view.blobs.length > 0 && view.teleporters.length > 0, "the example has blobs and teleporters");
  assert.deepEqual(hers.blobs, view.blobs.map(String).sort());
  assert.deepEqual(hers.rocks, view.rocks.map(String).sort());
  assert.deepEqual(hers.mud, view.mud.map(String).sort());
  const gates = view.teleporters.flatMap((pair, index) => pair.map((hex) => `${index} ${hex}`));
  assert.deepEqual(hers.teleporters, gates.sort());
  const stuck = view.robots.filter((robot) => robot.stuck).map(({ seat, name }) => `${seat}${name}`);
  assert.deepEqual(hers.stuck, stuck.sort());
  assert.deepEqual(hers.crystals, view.crystals.map(({ crystal, at }) => `${crystal} ${at}`).sort());
  for (const person of [ann, bob]) assert.deepEqual(person.problems, []);
});

test("a person answers for two seats, tries a change in private, and the match proves its luck", async () => {
  const { ann, bob, room } = await twoAtATable("Two by two", { mode: "advanced_two_player" });
  await becomes(() => ann.page.locator(".player-panel").count(), 2);
  await becomes(() => ann.page.locator(".side-scores li").count(), 2);
  const answered = [];
  for (let count = 0; count < SEATS; count += 1) {
    const { choice, number, person } = await next([ann, bob], room);
    await person.answer({ type: "first", places: FIRST_PLACES }, choice.seat);
    await person.waitForNumber(number + 1);
    answered.push(choice.seat);
  }
  assert.deepEqual(answered.sort(), [0, 1, 2, 3], "each answered for both of their seats");
  await triesInPrivate(await next([ann, bob], room), [ann, bob]);
  await bob.resign();
  for (const person of [ann, bob]) await person.page.locator('.ranking [data-place="1"]').waitFor();
  await becomes(() => bob.page.locator(".ranking .mine").getAttribute("data-place"), "2");
  await ann.page.locator('.end-details').waitFor();
  await ann.page.getByRole("button", { name: "Add friend: Bob" }).waitFor();
  await sharesTheResult(ann);
  await provesItsLuck(ann);
  for (const person of [ann, bob]) assert.deepEqual(person.problems, []);
});

/** The preview shows only on the page of the player who asked for it, and goes away again. */
async function triesInPrivate({ person, choice, number }, people) {
  const other = people.find((one) => one !== person);
  await other.waitForNumber(number);
  const match = async (one) => ({ ...(await one.board()), foreseen: await one.page.locator("[data-ghost], [data-preview=seen]").count() });
  const [before, board] = [await match(other), await person.board()];

  await person.stage({ type: "place", robot: "A", slot: 2, tile: "turn_right" }, choice.seat);
  await person.page.locator('.preview[data-preview="seen"]').waitFor();
  await person.page.locator(`[data-ghost="${choice.seat}A"]`).waitFor();
  await check(person.page.locator('.preview [value="2"]'));
  await person.page.locator(".preview-summary button").click();
  await person.page.locator('.preview [data-event="turn_started"]').nth(3).waitFor();
  assert.deepEqual(await match(other), before, "the other page shows the match as it was");
  await becomes(() => person.number(), number);

  await person.page.keyboard.press("Escape");
  await person.page.locator(".preview, .ghosts").first().waitFor({ state: "detached" });
  await person.page.getByRole("button", { name: "Undo" }).click();
  await becomes(() => person.board(), board, "and so is one's own board again");
}

/** The card of the result: a picture with the points in words. It is saved as a file, and closing it leads back to the end. */
async function sharesTheResult({ page }) {
  await page.getByRole("button", { name: "Share the result" }).press("Enter"); // the dialog grows while its parts come
  const card = page.getByRole("dialog", { name: "Share the result" });
  const picture = card.getByRole("img", { name: /^Twin Tin Bots – Ann.*: \d+.*Bob.*: \d+/ });
  await picture.waitFor();
  await card.getByRole("button", { name: "Copy link" }).waitFor();
  const [saved] = await Promise.all([page.waitForEvent("download"), card.getByRole("button", { name: "Save picture" }).click()]);
  assert.match(saved.suggestedFilename(), /\.png$/);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await page.locator(".end-details").waitFor();
}

async function provesItsLuck(person) {
  await person.page.locator(".end-more > summary").press("Enter");
  const folder = await mkdtemp(join(tmpdir(), "botyard-match-"));
  try {
    const [download] = await Promise.all([
      person.page.waitForEvent("download"),
      person.page.getByRole("link", { name: /download/i }).press("Enter"),
    ]);
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const { stdout } = await promisify(execFile)(PYTHON, ["-m", "botyard.cli", "verify", file], { cwd: ROOT });
    assert.match(stdout, /: verified: /);
  } finally {
    await rm(folder, { recursive: true });
  }
}
