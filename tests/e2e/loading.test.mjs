// The loading of a page: compressed files, one part after the other, and a way out when a part is missing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOWHERE, Person, becomeGuest, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

/** The names of the scripts that a page has loaded, without their hashes. */
function scripts(page) {
  const names = "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))";
  return page.evaluate(`${names}.map((name) => /([a-z_]+)-.{8}\\.js$/.exec(name)?.[1] ?? name)`);
}

const PARTS = ["room", "account", "invitations", "twin_tin_bots", "robot_master", "toolkit"];
const partsOf = async (page) => (await scripts(page)).filter((name) => PARTS.includes(name)).sort();

test("the first page loads neither a game nor other pages, and a match its own game only", async () => {
  const answers = [];
  const before = async (page) => {
    page.on("response", (response) => answers.push(response));
    await page.route("**/api/rooms?*", () => undefined); // no board is chosen before this comes
  };
  const ann = await Person.open(browser, service.url, "Ann", { before });
  await ann.page.locator(".game-card").first().waitFor();
  await becomes(() => partsOf(ann.page), []);
  await ann.page.unroute("**/api/rooms?*");
  await becomeGuest(ann.context, service.url, "Ann");
  await ann.page.reload();
  await ann.page.locator("[data-action=new-table]").waitFor();
  await becomes(() => partsOf(ann.page), []);
  await ann.page.locator(".play-now .play-button").first().click();
  await ann.page.locator(".room[data-status=playing]").waitFor();
  await becomes(() => partsOf(ann.page), ["room", "twin_tin_bots"]);
  for (const response of answers.filter((one) => one.status() === 200 && /\.(js|css)$/.test(one.url()))) {
    assert.match((await response.allHeaders())["content-encoding"], /^(br|gzip)$/, response.url());
  }
  assert.deepEqual(ann.problems, []);
});

test("the name of the service is seen before its script, and a sentence where scripts are off", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.route("**/assets/*.js", () => undefined); // none ever comes
    await page.goto(service.url, { waitUntil: "commit" });
    await page.locator(".splash .logo").waitFor();
    const ground = colorScheme === "dark" ? "rgb(23, 28, 33)" : "rgb(227, 213, 188)";
    const background = () => page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    await becomes(background, ground); // styles may come later
    await context.close();
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(service.url);
  await matches(() => page.locator("noscript p").innerText(), /needs JavaScript/);
  await becomes(() => page.locator("noscript p").isVisible(), true);
  await context.close();
});

test("the head of a match's page links its parts, and the page asks once who it is and connects once", async () => {
  const room = await (await Person.away(browser, service.url, "Ann")).makeTable({ game: "twin_tin_bots", bots: ["random"] });
  const ben = await Person.open(browser, service.url, "Ben", { guest: true, path: NOWHERE });
  const [asked, sockets] = [[], []];
  ben.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  ben.page.on("websocket", (socket) => sockets.push(new URL(socket.url()).search));
  const page = await (await ben.page.goto(`${service.url}/room/${room}`)).text();
  await ben.page.locator(".match .board").waitFor();
  const linked = [...page.matchAll(/<link rel="modulepreload" crossorigin fetchpriority="low" href="([^"]+)">/g)].map(([, path]) => path);
  for (const part of ["room", "match", "twin_tin_bots"]) assert.ok(linked.some((path) => path.startsWith(`/assets/${part}-`)), part);
  await becomes(() => asked.filter((path) => path === "/api/me").length, 1);
  await becomes(() => sockets.filter((query) => query === `?room=${room}`).length, 1);
  assert.deepEqual(ben.problems, []);
});

test("a part that can't be loaded is said, and comes with a reload at the same address", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Far away");
  const ben = await Person.arrive(browser, service.url, "Ben");
  await ben.page.route("**/assets/room-*.js", (route) => route.abort());
  await ben.pressJoin(room);
  await ben.page.getByRole("alert").getByText("couldn’t be loaded").waitFor();
  await ben.page.route("**/healthz", (route) => route.abort());
  await ben.page.getByRole("button", { name: "Reload the page" }).click();
  await ben.page.getByRole("alert").getByText("still can’t be reached").waitFor();
  await ben.page.unrouteAll();
  await ben.page.getByRole("button", { name: "Reload the page" }).click();
  await ben.page.locator(`.room[data-room="${room}"]`).waitFor();
  assert.deepEqual(ben.problems, []);
});

test("a game that can't be loaded is said, and the match is there after a reload", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  await ann.page.route("**/assets/twin_tin_bots-*.js", (route) => route.abort());
  await ann.page.locator(".play-now .play-button").first().click();
  await ann.page.getByRole("alert").getByText("couldn’t be loaded").waitFor();
  await ann.page.unrouteAll();
  await ann.page.getByRole("button", { name: "Reload the page" }).click();
  await ann.page.locator(".room[data-status=playing]").waitFor();
  assert.deepEqual(ann.problems, []);
});

/** Loads the page again; each of the parts of these names comes when its function is called, to which this resolves. */
async function loadWithout(page, ...late) {
  const releases = [];
  for (const name of late) {
    const released = new Promise((resolve) => releases.push(resolve));
    await page.route(`**/assets/${name}-*.js`, (route) => released.then(() => route.continue()));
  }
  await page.reload();
  return releases;
}

test("the board keeps its place when the line with the goal of the game comes", async () => {
  for (const width of [360, 1280]) {
    const ann = await Person.arrive(browser, service.url, "Ann", { viewport: { width, height: 800 } });
    await ann.createRoom(2, "Goal", { bots: 1 });
    const [strip, words] = await loadWithout(ann.page, "goal_strip", "learning_part");
    const top = () => ann.page.locator(".match").evaluate((element) => element.getBoundingClientRect().top);
    await ann.page.locator(".match .board").waitFor();
    await ann.page.locator(".goal-strip").waitFor();
    await ann.page.evaluate(() => document.fonts.ready.then(() => undefined)); // letters of another font change the height of the header
    assert.equal(await ann.page.locator(".goal-strip *").count(), 0, "its words are not there yet");
    const before = await top();
    strip();
    await becomes(async () => (await scripts(ann.page)).includes("goal_strip"), true);
    assert.equal(await top(), before, `${width} with the line`);
    words();
    await ann.page.locator(".goal-strip a").waitFor();
    assert.equal(await top(), before, `${width} with its words`);
    assert.deepEqual(ann.problems, []);
  }
});

test("before a match, the chat waits for the seats above it", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  await ann.createRoom(2, "Waits");
  const [release] = await loadWithout(ann.page, "pre_match");
  await ann.page.locator(".room").waitFor();
  assert.equal(await ann.page.locator(".chat").count(), 0);
  release();
  await ann.page.locator(".pre-match").waitFor();
  await ann.page.locator(".chat").waitFor();
  assert.deepEqual(ann.problems, []);
});
