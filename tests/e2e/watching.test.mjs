// Spectators: delayed, by a link, or over the shoulder of a player; and what the players see of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

/** The link that a player is shown, as where the browser forbids to copy it. */
async function linkOf(player, name) {
  const menu = player.page.locator(".match-menu");
  if ((await menu.getAttribute("open")) === null) await player.openMatchMenu();
  await menu.locator(`[data-link=${name}]`).press("Enter"); // presence that arrives in the header moves it
  return menu.locator(`.link-line:has([data-link=${name}]) input`).inputValue();
}

/** Opens a link. Its token must be in no request, and nor may that of an older link, but for the one that opened it. */
async function goTo(person, link) {
  const token = new URL(link).hash.slice(1);
  assert.ok(token, "the token stands in the fragment");
  person.page.on("request", (request) => assert.ok(!request.url().replace(/#.*/, "").includes(token)));
  await person.page.goto(link);
  await person.room.waitFor();
}

/** Runs in the page: nothing can be copied. */
function forbidToCopy() {
  Object.defineProperty(Navigator.prototype, "clipboard", { get: () => ({ writeText: () => Promise.reject(new Error("no")) }) });
  document.execCommand = () => false;
}

test("a delayed match is watched by a link, late, and by a coach as it happens", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { before: (page) => page.addInitScript(forbidToCopy) });
  const room = await ann.createRoom(2, "Late table", { watching: "link", delay: "2 turns" });
  const ben = await Person.arrive(browser, service.url, "Ben");
  await ben.joinFromLobby(room);
  await ann.page.locator(".match").waitFor();

  const wes = await Person.arrive(browser, service.url, "Wes", { path: `/room/${room}` });
  await wes.page.getByText("You need a link to watch this match").waitFor();
  await goTo(wes, await linkOf(ann, "watch"));
  await wes.page.getByText("You’re 2 turns behind.").waitFor();
  const start = await wes.number();

  const cal = await Person.arrive(browser, service.url, "Cal");
  await goTo(cal, await linkOf(ann, "coach"));
  await cal.page.getByText("You’re watching as Ann’s coach.").waitFor();
  await becomes(() => cal.page.locator(".player-panel .hand button:enabled").count(), 0);
  await ann.page.locator(".spectators summary").press("Enter");
  await ann.page.locator("[data-spectator=Cal]").getByText("coach of Ann").waitFor();
  await ann.page.locator("[data-spectator=Wes]").waitFor();
  await ann.page.keyboard.press("Escape");

  const { choices } = await ann.look(room);
  const [mover, other] = choices[0].seat === 0 ? [ann, ben] : [ben, ann];
  const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));
  await mover.answer({ type: "first", places }, choices[0].seat);
  await other.waitForNumber(start + 2); // the coach link is an entry, too
  await cal.waitForNumber(start + 2);
  await other.answer({ type: "first", places }, 1 - choices[0].seat);
  await mover.waitForNumber(start + 3);
  await cal.waitForNumber(start + 3);
  await wes.waitForNumber(start + 1);
  await becomes(() => wes.number(), start + 1);
  await mover.answer({ type: "pass" }, choices[0].seat);
  await wes.waitForNumber(start + 2);
  await becomes(() => wes.number(), start + 2);
  await becomes(() => wes.page.locator(".seat-panel .lamp").count(), 0);

  await ann.openMatchMenu();
  await ann.page.locator("[data-link=withdraw]").click();
  await cal.page.getByText("This link is no longer valid").waitFor();
  await becomes(() => ann.page.locator(".link-line:has([data-link=coach]) input").count(), 0, "the void link is not shown to be copied");
  for (const person of [ann, ben, wes, cal]) assert.deepEqual(person.problems, []);
});
