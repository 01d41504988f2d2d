// Messages when the page is closed: an address is confirmed by mail, what is sent is chosen, a lost password is set again,
// and a push message leads to the match.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { after, before, test } from "node:test";
import { MailServer } from "./mail_server.mjs";
import { NOWHERE, PASSWORD, Person, becomes } from "./person.mjs";
import { Service } from "./service.mjs";
import { browser } from "./shared_browser.mjs";

let service, smtp;

before(async () => {
  smtp = await MailServer.start();
  const settings = { BOTYARD_SMTP: `smtp://127.0.0.1:${smtp.port}`, BOTYARD_MAIL_FROM: "Botyard <play@example.org>", BOTYARD_ORIGINS: "http://play.example.org" };
  service = await Service.start({ settings });
});

after(async () => {
  await service?.stop();
  await smtp?.stop();
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
