// The page in a browser that refuses features, without scripts, and on the smallest screens.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { NOWHERE, Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

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
