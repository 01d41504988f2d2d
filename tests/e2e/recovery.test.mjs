// A lost password, by a recovery code and by a reset link; and the page of a banned visitor.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { NOWHERE, PASSWORD, Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

const form = (person, name) => person.page.locator(`form[data-form=${name}]`);

async function fill(person, name, fields) {
  for (const [field, value] of Object.entries(fields)) await form(person, name).locator(`input[name=${field}]`).fill(value);
  await form(person, name).locator("button").click();
}

/** What `botyard admin` prints. */
function admin(...words) {
  const env = { ...process.env, BOTYARD_DATA: service.data };
  delete env.REDIS_URL;
  return execFileSync(PYTHON, ["-m", "botyard.cli", "admin", ...words], { cwd: ROOT, env, encoding: "utf8" });
}

/** Takes measures against people, as a moderator with the desk open, but no page. */
async function moderator(name) {
  const { page } = await Person.open(browser, service.url, name, { account: name, path: NOWHERE });
  const post = async (path, data) => {
    const answer = await page.request.post(service.url + path, { data, headers: { origin: service.url } });
    assert.ok(answer.ok(), `${path}: ${answer.status()}`);
  };
  admin("grant", name, "moderator");
  await becomes(async () => (await page.request.get(`${service.url}/api/desk`)).ok(), true);
  await post("/api/desk/unlock", { password: PASSWORD });
  return (measure, identity, wish) => post(`/api/desk/people/${identity}/${measure}`, wish);
}

/** Selects a text from its end with the mouse, which is let go of far from all dialogs. */
async function selectBeyond(page, text) {
  const { x, y, width, height } = await text.boundingBox();
  await page.mouse.move(x + width - 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
}

const named = (person, name) => person.page.locator(".name-button", { hasText: name }).waitFor();

test("a lost password is set anew with a printed code, once, and with a moderator's link", async () => {
  const reba = await Person.arrive(browser, service.url, "Reba", { path: "/account" });
  await fill(reba, "register", { name: "Reba", password: PASSWORD });
  await reba.page.locator(".recovery-codes").waitFor();
  const codes = await reba.page.locator(".recovery-codes code").allInnerTexts();
  assert.equal(new Set(codes).size, 10);
  await selectBeyond(reba.page, reba.page.locator(".recovery-codes code").last());
  const saved = reba.page.waitForEvent("download");
  await reba.page.getByRole("button", { name: "Save as file" }).click();
  assert.equal((await saved).suggestedFilename(), "botyard-recovery-codes.txt");
  await reba.page.locator("[data-saved]").click();
  await reba.page.locator("[data-section=recovery]").getByText("You have 10 unused codes").waitFor();

  const there = await Person.open(browser, service.url, "Reba");
  await there.page.locator("[data-action=log-in]").click();
  await there.page.getByRole("button", { name: "Forgot your password?" }).click();
  await fill(there, "recover", { name: "Reba", code: "BCDF-GHJK", password: "another horse" });
  await form(there, "recover").getByText("Wrong name or recovery code").waitFor();
  await fill(there, "recover", { name: "Reba", code: codes[2].toLowerCase(), password: "another horse" });
  await named(there, "Reba");
  await reba.page.locator(".visitor-reason").waitFor(); // all other sessions have ended
  await there.page.goto(`${service.url}/account`);
  await there.page.locator("[data-section=recovery]").getByText("You have 9 unused codes").waitFor();

  const link = admin("reset-password", "Reba").split("\n")[0];
  assert.match(link, /^\/reset#/);
  await reba.page.goto(service.url + link);
  await reba.page.getByText("Choose a new password for the account Reba.").waitFor();
  await fill(reba, "reset", { password: "a third horse" });
  await named(reba, "Reba");
  await becomes(() => new URL(reba.page.url()).pathname + new URL(reba.page.url()).hash, "/");
  await there.page.locator(".visitor-reason").waitFor();
  await there.page.goto(service.url + link);
  await there.page.getByRole("alert").getByText("This link is no longer valid").waitFor();
  assert.deepEqual([...reba.problems, ...there.problems], []);
});

test("a banned visitor reads until when and why in their own time zone, and a log-out makes no new guest", async () => {
  const moe = await Person.arrive(browser, service.url, "Moe", { timezoneId: "America/New_York" });
  const { identity } = await (await moe.page.request.get(`${service.url}/api/me`)).json();
  const measure = await moderator("Modena");
  await measure("ban", identity, { minutes: 2880, why: "insults in the lobby" });
  const page = moe.page.locator("[data-banned]");
  await page.getByText("Reason: insults in the lobby").waitFor();
  const { until } = await (await moe.page.request.get(`${service.url}/api/me/ban`)).json();
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", hour: "2-digit", minute: "2-digit" }).format(until);
  await page.getByText(time).waitFor();
  await becomes(() => moe.page.locator(".header, .banner").count(), 0, "there is no dead lobby around it");

  await page.getByRole("button", { name: "Your account and your data" }).click();
  await moe.page.locator("[data-export]").waitFor();
  await moe.page.request.post(`${service.url}/api/logout`, { headers: { origin: service.url } });
  await moe.page.goto(service.url);
  await moe.giveName(() => moe.page.locator("[data-action=new-table]").click());
  await page.getByText("Reason: insults in the lobby").waitFor();

  await measure("unban", identity, { why: "it was a mistake" });
  await moe.page.waitForFunction(async () => (await (await fetch("/api/me/ban")).json()).until === null);
  await page.getByRole("button", { name: "Try again" }).click();
  await moe.giveName(() => moe.page.locator("[data-action=new-table]").click());
  await moe.page.locator(".name-button").waitFor();
});
