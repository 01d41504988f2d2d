// The timeline: three viewpoints of a finished match, steps and keys, the events since the last turn, lines of the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes, matches } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

const COMMANDS = 6;
const BAR = ".timeline-bar[data-position]";

let ann, bob, eve, room;
/** What the live pages of the three showed, by the number of the entry. */
const shown = { ann: new Map(), bob: new Map(), eve: new Map() };

const bar = (person) => person.page.locator(BAR);
const press = async (person, ...keys) => {
  for (const key of keys) await person.page.keyboard.press(key);
};

/** What a page draws of the match below an element: the newest state, or a moment of the timeline. */
function drawn(person, root = ".match-live") {
  return person.page.evaluate((root) => {
    const all = (selector, names) =>
      [...document.querySelectorAll(`${root} ${selector}:not(.key-moment *)`)].map((one) => names.map((name) => one.getAttribute(`data-${name}`)).join(" ")).sort();
    return {
      active: all(".match", ["active", "round"]),
      robots: all("[data-robot]", ["robot", "at", "facing", "cargo", "stuck"]),
      crystals: all(".board [data-crystal]", ["crystal", "at"]),
      scores: all("[data-score]", ["score"]),
      slots: all("[data-slot]", ["slot", "tile"]),
      hands: all("[data-hand]", ["hand"]),
    };
  }, root);
}

/** The bar's place: position, turn, and number of the entry. */
async function place(person) {
  const { position, turn, number, end } = await bar(person).evaluate(({ dataset }) => ({ ...dataset }));
  return { position: Number(position), turn: Number(turn), number: Number(number), end: Number(end) };
}

async function open(person, path) {
  await person.page.goto(service.url + path);
  await bar(person).waitFor();
}

/** Answers so many choices, of both players. */
async function play(commands) {
  for (let count = 0; count < commands; ) {
    const { choices, number } = await eve.look(room);
    const person = [ann, bob][choices[0]?.seat];
    await person.waitForNumber(number);
    const own = await person.look(room);
    await person.answer(await brain.ask({ view: own.view, choice: choices[0], wish: "play" }), choices[0].seat);
    await person.waitForNumber(number + 1);
    count += 1;
  }
}

test("the past of a match is seen again while it goes on and after its end", async () => {
  await lookBackInARunningMatch();
  await comeBack();
  await lookBackAtAFinishedMatch();
  for (const person of [ann, bob, eve]) assert.deepEqual(person.problems, []);
});

/** The timeline of a running match shows what the viewer knows, and covers the match without changing it. */
async function lookBackInARunningMatch() {
  [ann, bob, eve] = await Promise.all(["Ann", "Bob", "Eve"].map((name) => Person.arrive(browser, service.url, name)));
  const slowly = () => localStorage.setItem("botyard.timeline", JSON.stringify({ speed: 0.25 })); // a busy machine sees it before it has played to its end
  for (const person of [ann, bob, eve]) await person.page.evaluate(slowly);
  room = await ann.createRoom(2, "Past");
  await bob.joinFromLobby(room);
  await eve.page.goto(`${service.url}/room/${room}`);
  await eve.page.locator(".match").waitFor();
  for (let count = 0; count < COMMANDS; count += 1) {
    await play(1);
    const { number } = await eve.look(room);
    for (const [name, person] of Object.entries({ ann, bob, eve })) {
      await person.waitForNumber(number);
      shown[name].set(number, await drawn(person));
    }
  }

  const { view, choices } = await eve.look(room);
  assert.equal(view.result, null);
  const waits = [ann, bob][choices[0].seat];
  const other = waits === ann ? bob : ann;

  // what was begun stays as it is behind the timeline
  const isProgram = choices[0].kind === "program";
  await waits.page.locator(".player-panel[data-busy=false]").waitFor();
  if (isProgram) await press(waits, "3", "e");
  const draft = await drawn(waits);
  await press(waits, "l");
  await bar(waits).waitFor();
  await becomes(() => waits.page.locator(".timeline-your-turn").count(), 1);
  await becomes(() => waits.page.locator(".timeline-viewpoint").count(), 0, "others' views are not offered");
  await press(waits, "Home");
  await becomes(async () => (await place(waits)).position, 0);
  await press(waits, "Escape");
  await bar(waits).waitFor({ state: "detached" });
  await becomes(() => drawn(waits), draft);
  if (isProgram) await press(waits, "Control+z");
  await seesWhatHappenedSince(eve, choices[0].seat);

  const refused = await waits.page.evaluate(
    async ([room, seat]) => (await fetch(`/api/match/${room}/timeline?as=${seat}`)).status,
    [room, other === ann ? 0 : 1],
  );
  assert.ok(refused >= 400, "the service refuses them");
  await waits.page.goto(`${service.url}/m/${room}?turn=2&as=${other === ann ? 1 : 2}`);
  await waits.page.locator(".timeline-bar [role=alert]").waitFor();
  await waits.page.getByRole("button", { name: "Show my own view" }).click();
  await bar(waits).waitFor();
  await becomes(async () => (await place(waits)).turn, 2);
  await waits.page.goto(`${service.url}/room/${room}`);
  await waits.page.locator(".match").waitFor();
}

/** A spectator plays all since the last turn of a player, from the panel of the player: it begins where that turn ended. */
async function seesWhatHappenedSince(person, seat) {
  const active = async (other) => (await person.look(room)).view.active === other;
  await person.page.locator(`.seat-panel[data-seat="${seat}"] [data-since-turn]`).click();
  await bar(person).waitFor();
  const { position, end } = await place(person);
  assert.ok(position > 0 && position < end, `from ${position} of ${end}`);
  assert.ok(await active(seat), "the player is in turn again: all others have played since");
  await press(person, "Escape");
  await bar(person).waitFor({ state: "detached" });
}

/** A player who comes back is offered what happened since the last turn, and a line of the log shows its moment. */
async function comeBack() {
  const { choices } = await eve.look(room);
  const away = choices[0].seat === 0 ? bob : ann;
  await away.page.goto(`${service.url}/healthz`);
  const { number: left } = await eve.look(room);
  await play(1);
  await away.page.goto(`${service.url}/room/${room}`);
  const offer = away.page.locator(".since-offer");
  await offer.getByRole("button", { name: "See what happened" }).click();
  await bar(away).waitFor();
  await press(away, " ");
  const since = await place(away);
  assert.ok(since.number >= left, "it begins where the own turn ended");
  await press(away, "Escape");
  await bar(away).waitFor({ state: "detached" });
  await becomes(() => offer.count(), 0, "it is offered once");

  const line = away.page.locator(".match-live .log-jump").last();
  const [number, index] = await line.evaluate((one) => [one.closest("li").dataset.entry, one.closest("li").dataset.index]);
  await line.click();
  await bar(away).waitFor();
  await becomes(async () => (await place(away)).number, Number(number));
  const current = away.page.locator('.timeline [aria-current="step"]');
  await current.waitFor();
  await becomes(() => current.evaluate((one) => [one.dataset.entry, one.dataset.index]), [number, index]);
  await away.page.locator(".timeline .log-jump").first().click();
  await becomes(async () => (await place(away)).position < since.end, true);
  await press(away, "Escape");
}

/** The timeline of a finished match has the boards that the pages showed while it was played, by three viewpoints. */
async function lookBackAtAFinishedMatch() {
  for (const person of [ann, bob]) await person.page.goto(`${service.url}/room/${room}`);
  for (const person of [ann, bob]) await person.page.locator(".match").waitFor();
  await bob.resign();
  const over = ann.page.getByRole("dialog", { name: "The match is over" });
  await over.waitFor();
  await over.getByRole("button", { name: "Replay" }).press("Enter");
  await bar(ann).waitFor();
  await press(ann, " ", "Home");
  await becomes(async () => (await place(ann)).position, 0);

  const stops = { order: new Set([0]), turn: new Set([0]), round: new Set([0]) };
  for (const [unit, key] of [["order", "ArrowRight"], ["turn", "Shift+ArrowRight"], ["round", "PageDown"]]) {
    await press(ann, "Home");
    await becomes(async () => (await place(ann)).position, 0);
    for (let at = await place(ann); at.position < at.end; at = await place(ann)) {
      await press(ann, key);
      await becomes(async () => (await place(ann)).position > at.position, true);
      stops[unit].add((await place(ann)).position);
    }
  }
  assert.ok(stops.order.size > stops.turn.size && stops.turn.size > stops.round.size && stops.round.size > 1);
  for (const turn of stops.turn) assert.ok(stops.order.has(turn), "orders stop at turns, too");
  const { end } = await place(ann);
  await bar(ann).locator("input[type=range]").fill(String(Math.floor(end / 2)));
  await becomes(async () => (await place(ann)).position, Math.floor(end / 2));
  await matches(() => bar(ann).locator("input[type=range]").getAttribute("aria-valuetext"), /^Turn \d+ of \d+: (Ann|Bob)/);

  const live = { ann: await drawn(ann), bob: await drawn(bob), eve: await drawn(eve) };
  const choose = ann.page.getByLabel("As known then by");
  for (const [name, label] of [["ann", "You"], ["bob", "Bob"], ["eve", "Spectators"]]) {
    await choose.selectOption({ label });
    await bar(ann).waitFor();
    await press(ann, "End");
    await becomes(() => drawn(ann, ".timeline"), live[name], `the end as ${name} sees it`);
  }
  const colour = (await eve.look(room)).view.seats[1].colour;
  const numbers = [...shown.eve.keys()];
  for (const number of [numbers[1], numbers.at(-2)]) {
    for (const [name, as] of [["ann", "Ann"], ["bob", colour], ["eve", "spectator"]]) {
      await open(ann, `/m/${room}?entry=${number}&as=${as}`);
      await becomes(() => drawn(ann, ".timeline"), shown[name].get(number), `entry ${number} as ${name} knew it`);
    }
  }
  const stranger = await Person.open(browser, service.url, "Stranger", { path: `/m/${room}?entry=${numbers[1]}&as=2` });
  await bar(stranger).waitFor();
  await becomes(() => drawn(stranger, ".timeline"), shown.bob.get(numbers[1]), "a shared moment needs no name");
  await stranger.page.locator(".header .logo").waitFor();
  await matches(() => stranger.page.locator(".moment-about").innerText(), /robots/i, "a sentence says what the game is");
  await stranger.giveName(() => stranger.page.getByRole("button", { name: "Continue as guest" }).click());
  await stranger.page.locator(".header .name-button").waitFor();
  await ann.page.locator(".timeline-more").getByRole("button", { name: "Share this moment" }).click();
  await becomes(() => ann.page.locator(".timeline-more [role=menuitem]").count(), 2);
}
