// Webhooks: a person sets one, tests it and sees the answer; the host of a slow table sets one, and the others see that there is one.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { NOWHERE, Person, becomes } from "./person.mjs";
import { Service } from "./service.mjs";
import { browser } from "./shared_browser.mjs";

const WIDTHS = [360, 1280];
const SLOW = { pace: "slow", turn: 86_400, off_turn: 86_400 };
let service, receiver, address;
const got = [];

before(async () => {
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
  service = await Service.start({ settings: { BOTYARD_WEBHOOK_NETWORKS: "127.0.0.0/8" } });
});

after(async () => {
  await service?.stop();
  receiver?.closeAllConnections();
  receiver?.close();
});

/** A guest who looks at no page yet. */
const guest = (name) => Person.open(browser, service.url, name, { guest: true, path: NOWHERE });

/** Fill in the form of a new webhook that is in a part of the page. */
async function fill(part, form, url) {
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
  await fill(section, "signed", `${address}/s3cret`);
  await section.locator("[data-webhook-secret]").waitFor();
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
  await fill(part, "slack", `${address}/t4ble`);
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
  await fill(part, "signed", `${address}/program`);
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
