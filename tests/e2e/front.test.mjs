// The first page: what a visitor without a name sees and does there, and what links to rooms show to such a visitor.
import assert from "node:assert/strict";
import { test } from "node:test";
import { collectMoves } from "./moves.mjs";
import { MOVING, Person, becomes, matches } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

const stranger = (options) => Person.open(browser, service.url, "Vic", options);
const show = ({ page }) => page.locator(".show");

/** Whether the browser has a cookie that proves an identity. */
async function hasIdentity({ context }) {
  return (await context.cookies()).some(({ name }) => name.includes("guest"));
}

/** The players of a match of two take a few turns. */
async function playOn(people, room, turns) {
  for (let turn = 0; turn < turns; turn += 1) {
    const { choices, number } = await people[0].look(room);
    const [choice] = choices;
    const person = people[choice.seat];
    await person.waitForNumber(number);
    const { view } = await person.look(room);
    await person.answer(await brain.ask({ view, choice, wish: "play" }), choice.seat);
    await person.waitForNumber(number + 1);
  }
}

async function matchOfTwo(title) {
  const people = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await people[0].createRoom(2, title);
  await people[1].joinFromLobby(room);
  for (const person of people) await person.page.locator(".match").waitFor();
  return { people, room };
}

test("without a match to watch, the first page plays a recorded one, says so, and makes no identity", async () => {
  const sockets = [];
  const vic = await stranger({ ...MOVING, before: (page) => page.on("websocket", (socket) => sockets.push(socket.url())) });
  const board = show(vic);
  await vic.page.locator('.show[data-kind="recorded"]').waitFor();
  await matches(() => board.innerText(), /Recorded match/);
  const before = await board.getAttribute("data-number");
  await vic.page.waitForFunction((number) => document.querySelector(".show").dataset.number !== number, before);
  await board.getByRole("button", { name: "Pause" }).click();
  await board.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await hasIdentity(vic), false);
  assert.deepEqual(sockets, []);
  assert.deepEqual(vic.problems, []);
});

/** Fails if anything on the first page moves when its board comes, of a live match or a recorded one. */
async function standsStill(kind, width) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const before = async (page) => {
    await page.addInitScript(collectMoves);
    for (const late of ["**/assets/show-*.js", "**/api/rooms*"]) await page.route(late, (route) => released.then(() => route.continue()));
    await page.route("**/*.woff2", (route) => route.abort()); // letters that come late change the width of words, on any page
  };
  const vic = await stranger({ drawn: true, viewport: { width, height: 800 }, before });
  await vic.page.locator('.show[data-kind="loading"]').waitFor();
  await vic.page.evaluate("window.moved.length = 0"); // the first page is there, in place of that of the start
  await vic.page.locator(".game-card").nth(2).waitFor();
  release();
  await vic.page.locator(`.show[data-kind="${kind}"] [data-action=pause]`).waitFor();
  await vic.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.deepEqual(await vic.page.evaluate("window.moved"), [], `${kind} ${width}`);
  assert.deepEqual(vic.problems, []);
  await vic.close();
}

test("nothing on the first page moves when its board comes, a recorded match or a live one", async () => {
  await standsStill("recorded", 360);
  const host = await Person.arrive(browser, service.url, "Ann");
  await host.createRoom(2, `Moves ${"nothing ".repeat(6)}`, { bots: 1 });
  for (const width of [360, 1280]) await standsStill("live", width); // whose words are longer
  await host.resign(); // the next tests look for a recorded match
  await host.page.getByRole("dialog", { name: "The match is over" }).waitFor();
});

test("on a phone the board of each game is as large as its place", async () => {
  for (const game of ["twin_tin_bots", "robot_master", "volt"]) {
    const answer = (route) => (route.request().url().includes(game) ? route.continue() : route.fulfill({ status: 404, body: "{}" }));
    const vic = await stranger({ viewport: { width: 360, height: 740 }, before: (page) => page.route("**/api/games/*/recording", answer) });
    await vic.page.locator('.show[data-kind="recorded"]').waitFor();
    await becomes(() => vic.page.locator(".show-board svg").first().evaluate((board) => board.getBoundingClientRect().height > 200), true, game);
    assert.deepEqual(vic.problems, []);
  }
});

test("for a visitor who wants no motion, the board stands still until it is asked to play", async () => {
  const vic = await stranger();
  await vic.page.locator('.show[data-kind="recorded"]').waitFor();
  await show(vic).getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.deepEqual(vic.problems, []);
});

test("a visitor without a name watches a live match on the first page, and then as a whole", async () => {
  const { people, room } = await matchOfTwo("Live on the first page");
  const vic = await stranger();
  await vic.page.locator('.show[data-kind="live"]').waitFor();
  await show(vic).getByText("Live on the first page").waitFor();
  const before = Number(await show(vic).getAttribute("data-number"));
  await playOn(people, room, 2);
  await vic.page.waitForFunction((number) => Number(document.querySelector(".show").dataset.number) > number, before);
  await show(vic).getByRole("link", { name: "Watch Live on the first page" }).click();
  await vic.page.getByRole("heading", { name: "A match is being played" }).waitFor();
  await vic.page.locator("[data-action=watch]").click();
  await vic.page.locator(".match .board").waitFor();
  await playOn(people, room, 1);
  const { number } = await people[0].look(room);
  await vic.waitForNumber(number);
  assert.equal(await hasIdentity(vic), false);
  assert.deepEqual([...people, vic].flatMap(({ problems }) => problems), []);
});

test("a visitor without a name plays bots from the first page", async () => {
  const vic = await stranger();
  const games = () => vic.page.locator(".game-card").evaluateAll((cards) => cards.map(({ dataset }) => dataset.game));
  await becomes(games, ["twin_tin_bots", "robot_master", "volt"]);
  await vic.page.locator(".game-card").last().locator(".play-button").click();
  await vic.page.locator(".room[data-status=playing] .vt-match").waitFor();
  await becomes(() => vic.room.getAttribute("data-audience"), "0");
  assert.equal(await hasIdentity(vic), true);
  await vic.page.getByRole("link", { name: "Back to the lobby" }).click();
  await becomes(async () => (await games())[0], "volt", "the last game comes first");
  assert.deepEqual(vic.problems, []);
});

test("a match begins for the next visitor of a page after a log-out, and nothing of the former user is on it", async () => {
  const [ann, ben] = await Promise.all([Person.arrive(browser, service.url, "Ann"), Person.away(browser, service.url, "Ben")]);
  const { identity } = await ann.ask("GET", "/me");
  await ben.ask("POST", "/me/friends", { identity, name: "Ann" });
  await matches(() => ann.page.title(), /^\(1\)/);
  await ann.page.locator(".name-button").click();
  await ann.page.locator("[role=menuitem][data-item=log-out]").click();
  await ann.page.getByRole("dialog").getByRole("button", { name: /^Yes, log out/ }).click();
  await ann.page.locator(".visitor-reason").waitFor();
  await matches(() => ann.page.title(), /^[^(]/);
  await ann.page.route(/\/api\/inbox$/, (route) => route.fulfill({ status: 503 }));
  await ann.page.locator("[data-action=play-now]").first().click();
  await ann.page.locator(".room[data-status=playing][data-audience='0']").waitFor();
  await ann.page.getByRole("link", { name: "Back to the lobby" }).click();
  await ann.page.locator(".name-button").waitFor();
  await becomes(() => ann.page.locator(".toast, .inbox-count").count(), 0);
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("a name is asked for before a seat is taken or a table is made, and closing the question does nothing", async () => {
  const host = await Person.arrive(browser, service.url, "Ann");
  const room = await host.createRoom(3, "Come in");
  const vic = await stranger();
  const line = vic.page.locator(`[data-room="${room}"]`);
  await line.getByRole("button", { name: "Join Come in" }).click();
  const proposed = vic.page.getByRole("dialog").locator("[name=name]");
  await matches(() => proposed.inputValue(), /^\S+ \d\d$/);
  await vic.closeDialog();
  assert.equal(await hasIdentity(vic), false);
  await vic.giveName(() => line.getByRole("button", { name: "Join Come in" }).click());
  await vic.page.locator('.room[data-audience="1"]').waitFor();
  await becomes(() => vic.room.getAttribute("data-room"), room);

  const wes = await Person.open(browser, service.url, "Wes");
  await wes.giveName(() => wes.page.locator("[data-action=new-table]").click());
  await wes.page.locator("form.create").waitFor();
  assert.deepEqual([host, vic, wes].flatMap(({ problems }) => problems), []);
});

test("the link of an open table says who invites to what, and a seat is taken or the table watched with a click", async () => {
  const host = await Person.arrive(browser, service.url, "Ann");
  const room = await host.createRoom(2, "By address");
  const vic = await stranger({ path: `/room/${room}` });
  await vic.page.getByRole("heading", { name: "Ann invites you" }).waitFor();
  await vic.page.getByRole("heading", { name: "By address" }).waitFor();
  await becomes(() => vic.page.title(), "Ann invites you · Botyard");
  const wes = await stranger({ path: `/room/${room}` });
  await wes.page.getByRole("link", { name: "What is this? (40 s)" }).waitFor();
  await wes.giveName(() => wes.page.getByRole("button", { name: "Watch" }).click());
  await wes.page.locator('.room[data-audience=""]').waitFor();
  await wes.page.getByText("1 spectator").waitFor();
  await vic.page.getByRole("button", { name: "Take a seat" }).click(); // with the name that is proposed
  await vic.page.locator(".match").waitFor();
  await becomes(() => vic.room.getAttribute("data-audience"), "1");
  assert.deepEqual([...host.problems, ...vic.problems, ...wes.problems], []);
});

test("a room that does not exist, a private one and a coach link say what they are", async () => {
  const host = await Person.arrive(browser, service.url, "Ann");
  const room = await host.createRoom(2, "Secret", { access: true });
  const nowhere = await stranger({ path: "/room/nonsense" });
  await nowhere.page.getByRole("alert").getByText(/couldn't find this table/i).waitFor();
  assert.equal(await nowhere.page.locator("[name=name]").count(), 0);
  await nowhere.page.getByRole("button", { name: /lobby/i }).last().click();
  await nowhere.page.locator("main.front").waitFor();
  const closed = await stranger({ path: `/room/${room}` });
  await closed.page.getByText("Only invited players can take a seat here.").waitFor();
  assert.equal(await closed.page.getByRole("button", { name: "Take a seat" }).count(), 0);
  await closed.page.getByRole("button", { name: "I have an account" }).click();
  await closed.page.locator("form[data-form=log-in]").waitFor();
  const coach = await stranger({ path: `/coach#${room}.abc` });
  await coach.page.getByText("With this link you see the match").waitFor();
  await coach.page.locator("[name=name]").waitFor();
  assert.deepEqual([host, nowhere, closed, coach].flatMap(({ problems }) => problems), []);
});

test("a service that answers slowly shows the page first, and one without recordings shows no board", async () => {
  let answer;
  const answers = new Promise((resolve) => (answer = resolve));
  const before = async (page) => {
    await page.route("**/api/games/*/recording", (route) => route.fulfill({ status: 404, body: "{}" }));
    await page.route("**/api/rooms?*", (route) => answers.then(() => route.fulfill({ json: { rooms: [], total: 0, cursor: null } })));
  };
  const vic = await stranger({ before });
  await vic.page.locator(".game-card").first().waitFor();
  await vic.page.locator('.show[data-kind="loading"]').waitFor();
  answer();
  await vic.page.locator('.show[data-kind="none"]').waitFor({ state: "attached" });
  await becomes(() => show(vic).isVisible(), false);
  assert.deepEqual(vic.problems, []);
});
