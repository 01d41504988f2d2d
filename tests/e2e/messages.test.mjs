// Messages when the page is closed: by mail, by push and by webhooks, which are chosen, tested and taken back.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { MailServer } from "./mail_server.mjs";
import { becomes, NOWHERE, PASSWORD, Person } from "./person.mjs";
import { Service } from "./service.mjs";
import { browser } from "./shared_browser.mjs";

// Messages when the page is closed: an address is confirmed by mail, what is sent is chosen, a lost password is set again,
// and a push message leads to the match.

let service, smtp, receiver, address;

before(async () => {
  smtp = await MailServer.start();
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      got.push({ path: request.url, headers: request.headers, body });
      response.writeHead(202, { "content-type": "text/plain" }).end("taken,\u0007 thanks");
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  address = `http://127.0.0.1:${receiver.address().port}`;
  const settings = { BOTYARD_SMTP: `smtp://127.0.0.1:${smtp.port}`, BOTYARD_MAIL_FROM: "Botyard <play@example.org>", BOTYARD_ORIGINS: "http://play.example.org", BOTYARD_WEBHOOK_NETWORKS: "127.0.0.0/8" };
  service = await Service.start({ settings });
});

after(async () => {
  await service?.stop();
  await smtp?.stop();
  receiver?.closeAllConnections();
  receiver?.close();
});

const form = (person, name) => person.page.locator(`form[data-form=${name}]`);

async function fill(person, name, fields) {
  for (const [field, value] of Object.entries(fields)) await form(person, name).locator(`input[name=${field}]`).fill(value);
  await form(person, name).locator("button").press("Enter");
}

/** A person with an account at its page, whose recovery codes are put away. */
function atAccount(name) {
  const before = (page) => page.request.post(`${service.url}/api/me/confirm`, { data: { password: PASSWORD } });
  return Person.arrive(browser, service.url, name, { account: name, path: "/account", before });
}

test("an address is confirmed by the link of a mail, and gets what its owner chooses", async () => {
  const ann = await atAccount("Ann Mail");
  const section = ann.page.locator("[data-section=messages]");
  await fill(ann, "mail", { address: "ann@example.org" });
  await section.getByText("We’ve sent a link to ann@example.org").waitFor();
  const link = await smtp.link(0);
  const other = await Person.open(browser, service.url, "Ann", { path: link });
  await other.page.getByRole("button", { name: "Confirm" }).press("Enter");
  await other.page.getByText("Your address is confirmed").waitFor();
  await ann.page.reload();
  await section.locator("[data-mail-address]", { hasText: "ann@example.org" }).waitFor();

  const friend = section.locator("input[name=mail-friend]");
  await becomes(async () => [await section.locator("input[name=mail-turn]").isChecked(), await friend.isChecked()], [true, false]);
  const kept = ann.page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await friend.press("Space");
  await kept;
  const hours = ann.page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await section.locator("input[name=quiet_from]").fill("22:30");
  await hours;
  const daily = ann.page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await section.locator("input[name=digest][value=daily]").press("Space");
  await daily;
  const hour = ann.page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await section.locator("input[name=digest_at]").fill("18:15");
  await hour;
  await ann.page.reload();
  await section.locator("input[name=mail-friend]:checked").waitFor();
  await becomes(() => section.locator("input[name=digest_at]").inputValue(), "18:15");
  await becomes(() => section.locator("input[name=quiet_from]").inputValue(), "22:30");
  await section.locator("[data-mail-forget]").press("Enter");
  await section.locator("[data-mail-address]").waitFor({ state: "hidden" });
  assert.deepEqual([ann.problems, other.problems], [[], []]);
});

test("a lost password is set again by the link of a mail", async () => {
  const ben = await atAccount("Ben Lost");
  const count = smtp.mails.length;
  await fill(ben, "mail", { address: "ben@example.org" });
  const confirm = await Person.open(browser, service.url, "Ben", { path: await smtp.link(count) });
  await confirm.page.getByRole("button", { name: "Confirm" }).press("Enter");
  await confirm.page.getByText("Your address is confirmed").waitFor();

  const lost = await Person.open(browser, service.url, "Ben", { path: "/" });
  await lost.page.getByRole("button", { name: /log in/i }).first().press("Enter");
  await lost.page.getByRole("button", { name: "Forgot your password?" }).press("Enter");
  await fill(lost, "reset-mail", { name: "Ben Lost" });
  await lost.page.getByText("a link is on its way").waitFor();
  const reset = await Person.open(browser, service.url, "Ben", { path: await smtp.link(count + 1) });
  await fill(reset, "reset", { password: "another horse" });
  await reset.page.locator(".name-button", { hasText: "Ben Lost" }).waitFor();
});

test("a push message is shown by the worker, and leads to its match", async () => {
  const eve = await Person.arrive(browser, service.url, "Eve", { serviceWorkers: "allow" });
  const [worker] = eve.context.serviceWorkers().length ? eve.context.serviceWorkers() : [await eve.context.waitForEvent("serviceworker")];
  // this Chromium lets no page show notifications: what the worker hands over is kept, and answered as a user does
  await worker.evaluate(() => {
    self.handed = [];
    registration.showNotification = async (title, options) => void self.handed.push({ title, ...options });
  });
  const navigate = `${service.url}/learn`;
  const session = await eve.context.newCDPSession(eve.page);
  const found = new Promise((resolve) =>
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) resolve(active.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const notification = { title: "Volt: it’s your turn", body: "With Ann", navigate, tag: "room1" };
  const data = JSON.stringify({ web_push: 8030, notification });
  await session.send("ServiceWorker.deliverPushMessage", { origin: `${service.url}/`, registrationId: await found, data });
  await becomes(() => worker.evaluate(() => self.handed.length), 1);
  const [shown] = await worker.evaluate(() => self.handed);
  assert.deepEqual([shown.title, shown.body, shown.tag, shown.data.navigate], ["Volt: it’s your turn", "With Ann", "room1", navigate]);
  assert.deepEqual(eve.problems, []);
});

/** Runs before the page: a browser whose user allows messages, and whose push service is out of reach here. */
function allowMessages(keys) {
  const state = { subscription: null };
  const subscription = (key) => ({ endpoint: "https://push.example.org/1", options: { applicationServerKey: key }, toJSON: () => ({ endpoint: "https://push.example.org/1", keys }), unsubscribe: async () => true });
  PushManager.prototype.getSubscription = async () => state.subscription;
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => (state.subscription = subscription(Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer));
  Notification.requestPermission = async () => "granted";
  Object.defineProperty(Notification, "permission", { get: () => "default" });
}

test("push messages are offered after one’s first turn in a slow match, and not again once they are on", async () => {
  const curve = createECDH("prime256v1");
  const keys = { p256dh: curve.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const before = (page) => page.addInitScript(allowMessages, keys);
  const ann = await Person.open(browser, service.url, "Ann", { guest: true, path: NOWHERE, serviceWorkers: "allow", before });
  const room = await ann.makeTable({ game: "twin_tin_bots", clock: { pace: "slow", turn: 86_400, off_turn: 86_400 } });
  const ben = await Person.away(browser, service.url, "Ben");
  await ben.send(room, { type: "join", room });
  await ann.page.goto(`${service.url}/room/${room}`);
  await ann.page.locator(".match").waitFor();
  await becomes(() => ann.page.locator("[data-message-offer]").count(), 0);
  const first = { type: "first", places: ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" })) };
  const [choice] = (await ann.look(room)).choices;
  if (choice.seat === 1) await ben.reply(room, choice, first);
  await ann.page.locator('.player-panel:not([data-choice=""])').waitFor();
  assert.equal(await ann.page.locator("[data-message-offer]").count(), 0, "nothing is asked before the turn");
  await ann.answer(first, 0);
  const offer = ann.page.locator("[data-message-offer]");
  await offer.locator("button.primary:enabled").press("Enter");
  await offer.waitFor({ state: "detached" });
  await becomes(async () => (await (await ann.context.request.get(`${service.url}/api/me/notifications`)).json()).browsers, 1);
  await ann.page.reload();
  await ann.page.locator(".match").waitFor();
  await becomes(() => offer.count(), 0);
  assert.deepEqual(ann.problems, []);
});

// Webhooks: a person sets one, tests it and sees the answer; the host of a slow table sets one, and the others see that there is one.

const WIDTHS = [360, 1280];
const SLOW = { pace: "slow", turn: 86_400, off_turn: 86_400 };
const got = [];

/** A guest who looks at no page yet. */
const guest = (name) => Person.open(browser, service.url, name, { guest: true, path: NOWHERE });

/** Fill in the form of a new webhook that is in a part of the page. */
async function fillHook(part, form, url) {
  await part.locator("select[name=form]").selectOption(form);
  await part.locator("input[name=url]").fill(url);
  await part.locator("form[data-form=webhook] button").press("Enter");
}

/** No part of the page is wider than the window. */
async function fits(person) {
  for (const width of WIDTHS) {
    await person.page.setViewportSize({ width, height: 800 });
    await becomes(() => person.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `at ${width} px`);
    if (process.env.PICTURES) await person.page.screenshot({ path: `${process.env.PICTURES}/${person.name}_${width}.png`, fullPage: true });
  }
}

test("a person sets a webhook, tests it and sees the answer, and chooses what it gets", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { path: "/account" });
  const section = ann.page.locator("[data-webhooks]");
  await fillHook(section, "signed", `${address}/s3cret`);
  await section.locator("[data-webhook-secret]").waitFor();
  await ann.page.locator(".messages-kinds th", { hasText: "E-mail" }).waitFor(); // all three ways have a column
  const entry = section.locator("[data-webhook]");
  await entry.getByText("127.0.0.1").waitFor();
  await entry.locator("[data-webhook-test]:enabled").press("Enter");
  await entry.locator("[data-webhook-answer]", { hasText: "202 taken, thanks" }).waitFor();
  assert.equal(JSON.parse(got.at(-1).body).kind, "test");
  assert.match(got.at(-1).headers["botyard-signature"], /^v1=[0-9a-f]{64}$/);
  await entry.locator("summary").press("Enter");
  await becomes(() => entry.locator("li").count(), 1);
  assert.ok(!(await ann.page.content()).includes("s3cret"));
  await becomes(() => section.locator("input[name=url]").inputValue(), "");
  const kept = ann.page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await ann.page.locator("input[name=hook-note]").press("Space");
  await kept;
  await fits(ann);
  await entry.locator("[data-webhook-remove]:enabled").press("Enter");
  await becomes(() => entry.count(), 0);
  assert.deepEqual(ann.problems, []);
});

test("the host of a slow table sets its webhook, and another player sees only that there is one", async () => {
  const [ben, cay] = [await guest("Ben"), await guest("Cay")];
  const room = await ben.makeTable({ game: "twin_tin_bots", players: 3, clock: SLOW });
  await ben.page.goto(`${service.url}/room/${room}`);
  const part = ben.page.locator("[data-table-webhook]");
  await part.locator("> summary").press("Enter");
  await fillHook(part, "slack", `${address}/t4ble`);
  await part.locator("[data-webhook-test]:enabled").press("Enter");
  await part.locator("[data-webhook-answer]", { hasText: "202" }).waitFor();
  assert.equal(typeof JSON.parse(got.at(-1).body).text, "string");
  await fits(ben);

  await cay.send(room, { type: "join", room });
  await cay.page.goto(`${service.url}/room/${room}`);
  await cay.page.locator("[data-table-webhook]", { hasText: "Slack" }).waitFor();
  assert.ok(!(await cay.page.content()).includes("t4ble"));
  await fits(cay);
  assert.deepEqual([ben.problems, cay.problems], [[], []]);
});

test("the menu of a slow match has the webhook of its table", async () => {
  const [dan, eve] = [await guest("Dan"), await guest("Eve")];
  const room = await dan.makeTable({ game: "twin_tin_bots", clock: SLOW });
  await dan.page.goto(`${service.url}/room/${room}`);
  await dan.page.locator("[data-table-webhook]").waitFor();
  await eve.send(room, { type: "join", room });
  await eve.page.goto(`${service.url}/room/${room}`);
  const menus = [dan, eve].map(({ page }) => page.locator(".match-menu"));
  await menus[0].locator("> summary").press("Enter");
  const part = menus[0].locator("[data-table-webhook]");
  await part.locator("> summary").press("Enter");
  await fillHook(part, "signed", `${address}/program`);
  await part.locator("[data-webhook]").waitFor();
  assert.match(await part.locator("[data-webhook-secret]").innerText(), /[\w-]{20}/, "the secret stays when the form has gone");
  await part.locator("[data-webhook-test]:enabled").press("Enter");
  await part.locator("[data-webhook-answer]", { hasText: "202" }).waitFor();
  await fits(dan);
  await menus[1].locator("> summary").press("Enter");
  await menus[1].locator("[data-table-webhook]", { hasText: "A program of your own" }).waitFor();
  await fits(eve);
  assert.deepEqual([dan.problems, eve.problems], [[], []]);
});
