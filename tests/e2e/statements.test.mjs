// Statements of the games' sources about the pages of matches: points, marks, the end, turns, possible places, modules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

test("a match of Twin Tin Bots shows points with what is needed, the active base, how it ends, and a used joker", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  await ann.createRoom(2, "Statements", { bots: 1 });
  await ann.page.locator('.player-panel[data-choice="first"]').waitFor();
  await becomes(() => ann.page.locator("[data-score] [aria-hidden]").allTextContents().then((all) => all.map((one) => one.replace(/\s/g, ""))), ["0/11", "0/11"]);
  await becomes(() => ann.page.locator(".board [data-robot]").count(), 4);
  await becomes(() => ann.page.locator(".board [data-base]").count(), 2);
  await becomes(() => ann.page.locator(".board [data-crystal]").count(), 5);
  await becomes(() => ann.page.locator(".board [data-base][data-active=true]").getAttribute("data-base"), await ann.page.locator(".player-panel").first().getAttribute("data-seat"));

  await ann.page.locator(".how-it-ends").click();
  const dialog = ann.page.getByRole("dialog");
  for (const words of [/base holds 11 points/, /play three more/, /carried crystals at one point less/, /Ties: more blue/]) await dialog.getByText(words).first().waitFor();
  await ann.closeDialog();

  const marks = () => ann.page.locator(".board [data-robot] text").filter({ hasText: /^[LR]$/ }).count();
  await becomes(marks, 0, "marks of left and right are off until they are chosen");
  await ann.page.evaluate(() => localStorage.setItem("botyard.twin_tin_bots.board", JSON.stringify({ sideMarks: true, hexNames: false, ownBaseNear: false, automaticPreview: true })));
  await ann.page.reload();
  await becomes(marks, 8, "two on each robot, and kept");
  await ann.page.locator('.player-panel[data-busy=false][data-choice="first"]').waitFor();
  const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_right" }));
  const seat = Number(await ann.page.locator(".player-panel").first().getAttribute("data-seat"));
  await ann.answer({ type: "first", places }, seat);
  await ann.page.locator('.player-panel[data-busy=false][data-choice="program"]').waitFor();
  const eve = await Person.arrive(browser, service.url, "Eve", { path: `/room/${await ann.room.getAttribute("data-room")}` });
  await eve.page.locator(".board [data-robot]").first().waitFor();
  await becomes(() => eve.page.locator("[data-joker-used=true]").count(), 0);
  const changes = ["A", "B"].map((robot) => ({ type: "place", robot, slot: 2, tile: "turn_left" }));
  await ann.answer({ type: "double", changes }, seat);
  await eve.page.locator("[data-joker-used=true]").first().waitFor();
  assert.deepEqual(ann.problems, []);
});
