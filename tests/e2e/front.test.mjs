// What visitors see before they have a name: the first page, the pages of the site and of its games, and the form for a table.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { becomes, check, collectMoves, matches, MOVING, Person } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

// The first page: what a visitor without a name sees and does there, and what links to rooms show to such a visitor.

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

// The pages that every site needs, the page of an unknown address, and announced restarts.

/** A table of this pace is listed though its host has no page. */
const SLOW = { pace: "slow", turn: 86_400, off_turn: 86_400 };

/** Runs `botyard admin` on the service. */
function admin(...words) {
  execFileSync(PYTHON, ["-m", "botyard.cli", "admin", ...words], { cwd: ROOT, env: { ...process.env, BOTYARD_DATA: service.data } });
}

test("a visitor at an unknown address finds the pages of the site, in their own language", async () => {
  const { page, problems } = await Person.open(browser, service.url, "Vic", { path: "/help/nothing", locale: "en-GB" });
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  assert.equal((await page.request.get(`${service.url}/help/nothing`, { headers: { accept: "text/html" } })).status(), 404);
  const footer = page.getByRole("navigation", { name: "About this site" });
  await becomes(() => footer.getByRole("link").count(), 7);
  await footer.getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  await becomes(() => page.title(), "Privacy · Botyard");
  await page.locator(".header [name=page-language]").selectOption("de");
  await page.locator("article[lang=de]").getByRole("heading", { level: 1, name: "Datenschutz" }).waitFor();
  await page.locator("article a[href='/status'], .site-footer a[href='/status']").first().click();
  await page.locator(".site-state[data-away=false]").waitFor();
  await page.locator(".header a.home").click();
  await page.locator("main.front").waitFor();
  assert.deepEqual(problems, []);
});

test("an announced restart is counted down on every page, until it is withdrawn", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  admin("announce", "A new version comes.", "--at", "10m");
  const line = ann.page.getByRole("region", { name: "Announcement" });
  await line.getByText("A new version comes. Botyard will restart at").waitFor();
  await matches(() => line.getByRole("timer").textContent(), /In (9|10) minutes\./);
  await line.getByRole("button", { name: "Dismiss the announcement" }).click();
  await line.waitFor({ state: "detached" });
  await ann.page.goto(`${service.url}/status`);
  await line.waitFor(); // of the new connection
  await ann.page.locator("main").getByText("A new version comes.").waitFor();
  admin("unannounce");
  await line.waitFor({ state: "detached" });
  assert.deepEqual(ann.problems, []);
});

test("on the page of a game a visitor without a name plays bots at once, and sees its rooms come and go", async () => {
  const vic = await Person.open(browser, service.url, "Vic", { path: "/games/volt", before: (page) => page.clock.install() });
  const lists = vic.page.locator(".game-side .room-list");
  await vic.page.getByText("No open tables yet.").waitFor();
  const ann = await Person.away(browser, service.url, "Ann");
  for (const game of ["volt", "robot_master"]) await ann.makeTable({ game, name: `Of ${game}`, clock: SLOW });
  await vic.page.locator(".header [data-action=log-in]").click();
  await vic.page.locator("form[data-form=log-in]").waitFor();
  await vic.closeDialog();
  await vic.page.clock.fastForward("00:20"); // then the lists are read again
  await lists.getByText("Of volt").waitFor();
  assert.equal(await lists.getByText("Of robot_master").count(), 0);
  assert.deepEqual(await vic.context.cookies(), []);

  await check(vic.page.locator(".game-match").getByRole("radio", { name: "3", exact: true }));
  await vic.page.locator(".game-match [name=bot-level]").selectOption({ label: "Hard" });
  await vic.page.locator("[data-action=play-bots]").click();
  await vic.page.locator(".room[data-status=playing] .vt-match").waitFor();
  const { room } = await vic.look(await vic.room.getAttribute("data-room"));
  assert.deepEqual([room.game, ...room.seats.map(({ bot }) => bot)], ["volt", null, "planner", "planner"]);
  assert.deepEqual(vic.problems, []);
});

test("the page of a game is read without scripts, and offers a match against its bots with them", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de" });
  const reader = await context.newPage();
  await reader.goto(`${service.url}/games/volt?lang=uk`);
  await reader.locator("article[lang=uk]").getByRole("heading", { level: 2, name: "Відомості" }).waitFor();
  await reader.getByRole("link", { name: "Français" }).click();
  await reader.locator("article[lang=fr]").getByRole("link", { name: "Règles" }).click();
  await reader.waitForURL(`${service.url}/rules/volt`);
  await context.close();

  const ann = await Person.arrive(browser, service.url, "Ann", { path: "/games/robot_master" });
  await ann.page.getByRole("heading", { level: 1, name: "Robot Master" }).waitFor();
  await ann.page.getByRole("row", { name: "Author Reiner Knizia" }).waitFor();
  await ann.page.locator("[data-action=play-bots]").click();
  await ann.page.waitForURL(/\/room\//);
  await ann.page.goto(`${service.url}/games/chess`);
  await ann.page.getByRole("heading", { name: "Page not found" }).waitFor();
  assert.deepEqual(ann.problems, []);
});

// A game from outside: the page loads its module without a build step, under the service's own security headers.

const MODULE = `
import { TITLE } from "./title.js";
export default ({ h, hooks }) => ({
  apiVersion: 1,
  id: "counting",
  title: TITLE,
  stylesheet: new URL("./style.css", import.meta.url).href,
  playerCounts: [3, 4],
  model: { eventTypes: new Set(), fold: (view) => view, activeSeats: () => [], playingSeats: () => [] },
  animation: { durationOf: () => 0, startsTurn: () => false },
  options: {
    standard: { target: 10 },
    presets: [],
    fit: (options) => options,
    problem: () => null,
    words: () => [],
    Form: ({ options, change, children }) => {
      const [clicks, setClicks] = hooks.useState(0);
      const more = () => {
        setClicks(clicks + 1);
        change({ target: options.target + 5 });
      };
      return h("div", { class: "counting" }, h("output", {}, options.target + " " + clicks),
        h("button", { type: "button", class: "button", onClick: more }, "More"), children);
    },
  },
  introduction: () => "Count.",
  seatChips: () => [],
  resignWords: "You lose.",
  Match: () => null,
  CoverArt: () => h("p", { class: "cover" }, "1 2 3"),
  SeatMark: () => null,
});
`;

test("the form for a new room offers a game whose module the service has", async () => {
  const person = await Person.arrive(browser, service.url, "Ada");
  const { page } = person;
  const address = "/games/counting/0123456789ab/client.js";
  const serve = (path, body, contentType) =>
    page.route(`**${path}`, (route) => route.fulfill({ body, contentType, status: 200 }));
  await page.route("**/api/games", async (route) => {
    const answer = await route.fetch();
    const { games } = await answer.json();
    const counting = { name: "counting", rules_version: 1, players: [3, 4], bots: ["random"], client: address, client_api: 1 };
    await route.fulfill({ response: answer, json: { games: [...games, counting] } });
  });
  await serve("/api/games/counting/tables", JSON.stringify({ enums: {}, unions: {}, structs: {} }), "application/json");
  await serve(address, MODULE, "text/javascript");
  await serve(address.replace("client.js", "title.js"), 'export const TITLE = "Counting";', "text/javascript");
  await serve(address.replace("client.js", "style.css"), ".counting { outline: 3px solid rgb(1, 2, 3); }", "text/css");
  await page.reload();
  const form = await person.openNewTable();
  await check(form.getByRole("radio", { name: "Counting", exact: true }));
  await form.locator(".cover").waitFor();
  await becomes(() => form.getByRole("group", { name: "Players" }).getByRole("radio").count(), 2);
  await form.getByRole("button", { name: "More" }).click();
  await form.getByText("15 1", { exact: true }).waitFor();
  await becomes(() => form.locator(".counting").evaluate((element) => getComputedStyle(element).outlineColor), "rgb(1, 2, 3)");
  await becomes(() => form.locator("select[name=bots]").count(), 1);
  assert.deepEqual(person.problems, []);
});
