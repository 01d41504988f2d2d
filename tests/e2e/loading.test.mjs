// Pages while they load, in browsers and networks that refuse something, and without the service.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { becomeGuest, becomes, matches, NOWHERE, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";

// The loading of a page: compressed files, one part after the other, and a way out when a part is missing.

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

// The page in a browser that refuses features, without scripts, and on the smallest screens.

const PHONES = [
  { width: 360, height: 740 },
  { width: 375, height: 720 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
];

/** Runs in the page, as browsers do that keep nothing: the first refuse the storage, the second have none. */
const REFUSALS = [
  () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: denied });
  },
  () => {
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
  },
];

for (const [index, refuse] of REFUSALS.entries()) {
  test(`a browser that keeps nothing plays as any other (${index})`, async () => {
    const { page, problems } = await Person.open(browser, service.url, "Vic", { viewport: PHONES[0], before: (page) => page.context().addInitScript(refuse) });
    await page.locator(".game-card .play-button").first().click();
    await page.locator(".room[data-status=playing]").waitFor();
    assert.deepEqual(problems, []);
  });
}

test("a page whose scripts do not come says so, and how to go on", async () => {
  const before = (page) => page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  const { page } = await Person.open(browser, service.url, "Vic", { before });
  await page.locator("[data-start-problem]").waitFor();
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Load it again" }).click();
  await page.locator("main.front").waitFor();
  assert.equal(await page.locator("[data-start-problem]").count(), 0);
});

test("a drawn page that looks like the start page does not say that it can't be loaded", async () => {
  const { page } = await Person.open(browser, service.url, "Vic", { path: "/account", before: (page) => page.clock.install() });
  await page.locator("#app > main.splash form").waitFor();
  await page.clock.runFor(11_000);
  assert.equal(await page.locator("[data-start-problem]").count(), 0);
});

test("a page whose live connections a proxy does not pass on says so, until one is", async () => {
  let passes = false;
  const proxy = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passed = request(service.url + url, { method, headers, agent: false }, (found) => found.pipe(answer.writeHead(found.statusCode, found.headers)));
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.on("upgrade", (asked, socket) => {
    const { port } = new URL(service.url);
    const headers = Object.entries(asked.headers).filter(([name]) => passes || !/^(upgrade|connection)$/.test(name));
    const server = connect(Number(port), "127.0.0.1", () => {
      server.write(`GET ${asked.url} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
      server.pipe(socket).pipe(server);
    });
    for (const one of [server, socket]) one.on("error", () => server.destroy() && socket.destroy());
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const ann = await Person.arrive(browser, `http://127.0.0.1:${proxy.address().port}`, "Ann");
  const blocked = ann.page.locator(".banner.blocked");
  await blocked.getByText("The service answers, but live connections to it are blocked.").waitFor();
  passes = true;
  await blocked.waitFor({ state: "detached" });
  assert.deepEqual(ann.problems, []);
  await ann.close();
  proxy.closeAllConnections();
  proxy.close();
});

test("on every phone nothing lies over what a lesson or a puzzle asks for", async () => {
  const { page } = await Person.open(browser, service.url, "Vic", { path: NOWHERE, viewport: PHONES[0] });
  for (const path of ["/learn/twin_tin_bots", "/learn/robot_master", "/learn/volt", "/puzzles/twin_tin_bots", "/daily/robot_master", "/daily/volt"]) {
    await page.goto(service.url + path);
    await page.locator("[data-lesson], [data-puzzle], .puzzles").first().waitFor();
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await becomes(() => page.locator(".site-footer").count(), 0);
      await becomes(() => page.evaluate(hidden), [], `${path} at ${viewport.width}x${viewport.height}`);
    }
  }
});

/** Runs in the page: the buttons of the lesson and of the desk in whose middle something else lies, once they are in view. */
function hidden() {
  const buttons = [...document.querySelectorAll(".lesson .actions > *, .player-panel button.run, .vt-actions button")];
  return buttons
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => {
      one.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map((one) => one.textContent.trim());
}

/** A line of the chat that is written and not sent is there again after a look at the log, and over a reload. */
async function staysHalfWritten({ page }, field) {
  const written = await field.inputValue();
  await page.getByRole("tab").first().click();
  await page.getByRole("tab", { name: /Table chat/ }).click();
  await becomes(() => field.inputValue(), written);
  await page.reload();
  await page.getByRole("button", { name: /log|chat/i }).first().press("Enter");
  await page.getByRole("tab", { name: /Table chat/ }).click();
  await becomes(() => field.inputValue(), written);
}

for (const game of ["twin_tin_bots", "robot_master", "volt"]) test(`the chat of a table of ${game} is read and written on every phone`, async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { viewport: PHONES[0], hasTouch: true });
  await ann.page.locator(`.game-card[data-game=${game}] .play-button`).click();
  await ann.page.locator(".room[data-status=playing]").waitFor();
  await ann.page.getByRole("button", { name: /log|chat/i }).first().press("Enter");
  await ann.page.getByRole("tab", { name: /Table chat/ }).click();
  const field = ann.page.locator(".side-chat [data-chat=room] input, .side-chat [data-chat=room] textarea").first();
  await field.fill("Good luck!");
  if (game === "volt") await staysHalfWritten(ann, field);
  await field.press("Enter");
  await becomes(() => field.inputValue(), "");
  const line = ann.page.locator(".side-chat .chat-lines", { hasText: "Good luck!" });
  await line.waitFor();
  for (const viewport of PHONES) {
    await ann.page.setViewportSize(viewport);
    await becomes(async () => (await line.evaluate(({ clientHeight }) => clientHeight)) >= 60, true, `${viewport.width}x${viewport.height}`);
    await becomes(() => field.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight), true);
  }
  assert.deepEqual(ann.problems, []);
});

test("no phone zooms into a field: each has letters of 16 pixels", async () => {
  const ann = await Person.open(browser, service.url, "Ann", { viewport: PHONES[0], hasTouch: true, isMobile: true });
  const { page } = ann;
  const seen = new Set();
  const look = async (where, field) => {
    await page.locator(field).first().waitFor();
    const fields = await page.evaluate(fieldsOf);
    for (const { name } of fields) seen.add(name);
    assert.deepEqual(fields.filter(({ size }) => size < 16), [], where);
  };
  await look("the first page", "main input");
  await ann.giveName(() => page.locator("[data-action=new-table]").click());
  await look("a new table of a new guest", "form.create input");
  await ann.closeDialog();
  await look("the lobby", "[name=bot-count]");
  const form = await ann.openNewTable();
  await form.locator("summary").click();
  await look("a new table", "form.create [name=watching]");
  await ann.closeDialog();
  await page.goto(`${service.url}/account`);
  await look("the account", "form [name=name]");
  await page.goto(service.url);
  await ann.createRoom(2, "Fields");
  await look("a table", ".chat input");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await look("an invitation", "dialog input, dialog select");
  await ann.closeDialog();
  await page.goto(service.url);
  await ann.createRoom(2, "Fields of a match", { bots: 1 });
  await page.locator(".match").waitFor();
  await page.locator(".sheet-tabs button").last().press("Enter");
  await look("a match", "[name=log-filter]");
  assert.ok(seen.size >= 15, [...seen].join(" "));
  assert.deepEqual(ann.problems, []);
});

/** Runs in the page: the fields to write or choose in, with the size of their letters. */
function fieldsOf() {
  const fields = document.querySelectorAll("input:not([type=radio], [type=checkbox], [type=range], [type=hidden]), select, textarea");
  return [...fields].map((one) => ({ name: one.name || one.className || one.placeholder, size: parseFloat(getComputedStyle(one).fontSize) }));
}

test("a device with a wrong clock shows the age of tables by the clock of the server", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const ben = await Person.arrive(browser, service.url, "Ben");
  const room = await ben.createRoom(3, "Fresh");
  await ann.page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await ann.page.reload();
  await (await ann.lineOf(room)).locator(".age", { hasText: /\bmin/ }).waitFor(); // "this minute", or "1 min. ago" if that has just ended; not "3 days ago"
  for (const person of [ann, ben]) assert.deepEqual(person.problems, []);
});

// The installed page: its manifest, what it shows without the service, and the notice of a newer version.

test("the page can be installed, shows finished matches without a connection, and asks before it updates", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { serviceWorkers: "allow" });
  const { page } = ann;
  await page.context().addInitScript(noteRegistration);
  await canBeInstalled(ann);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);

  const room = await ann.createRoom(2, "Kept", { bots: 1 });
  await page.locator(".match").waitFor();
  await ann.resign();
  await page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await page.goto(service.url);
  await page.evaluate(matchIsKept, room);

  await service.kill();
  await page.reload();
  await page.getByText("Without a connection").waitFor();
  await page.locator(`[data-match="${room}"]`).getByRole("button").click();
  await page.locator(".timeline .match").waitFor();
  await page.locator(".timeline-close").click();
  await page.getByRole("button", { name: "Try again" }).click();
  await service.launch();
  await page.locator("[data-action=new-table]").waitFor(); // the page asks again by itself

  await page.waitForFunction(() => window.registered); // the page's own version, which would else take the place of the newer one
  await page.evaluate(() => window.registered.then(() => navigator.serviceWorker.register("/sw.js?newer")));
  const notice = page.getByText("A new version of Botyard is ready.");
  await notice.waitFor();
  await page.waitForLoadState("networkidle"); // else a file that the page asks for may start the old worker again, and keep it
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load it now" }).click();
  await loaded;
  await matches(() => page.evaluate(() => navigator.serviceWorker.controller.scriptURL), /newer$/);

  await page.locator(".name-words").waitFor();
  await page.locator("main > .splash").waitFor({ state: "detached" }); // else the menu closes when the page has loaded
  await page.locator(".name-words").click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("dialog").locator(".danger").click();
  await page.locator("main.front").waitFor();
  await becomes(() => page.evaluate(() => caches.has("botyard-answers")), false, "nothing of the user is kept after the log-out");
  assert.deepEqual(ann.problems, []);
});

test("a page that keeps nothing goes on by itself, too, once the service is back", async () => {
  const { page } = await Person.arrive(browser, service.url, "Una");
  const later = /\/(api|healthz)|offline_page/;
  await page.route(later, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.unroute(later);
  await page.locator("[data-action=new-table]").waitFor();
});

async function canBeInstalled({ page, context, url }) {
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  for (const { src, sizes } of JSON.parse(data).icons) {
    const bytes = Buffer.from(await (await fetch(url + src)).arrayBuffer());
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
}

/** Runs in the page: keeps in `window.registered` what the page gets when it registers its service worker. */
function noteRegistration() {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...options) {
    window.registered = register.apply(this, options);
    return window.registered;
  };
}

/** Runs in the page: resolves when the match is kept with its timeline. */
async function matchIsKept(room) {
  for (;;) {
    const list = await caches.match("/kept-matches");
    if (list && (await list.json()).matches.some((match) => match.room.id === room)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
