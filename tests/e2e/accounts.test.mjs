// A guest registers, is the same person in a second browser, and ends the session there from the first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOWHERE, PASSWORD as ACCOUNT_PASSWORD, Person, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

const PASSWORD = "correct horse";

const form = (person, name) => person.page.locator(`form[data-form=${name}]`);

async function fill(person, name, fields) {
  for (const [field, value] of Object.entries(fields)) await form(person, name).locator(`input[name=${field}]`).fill(value);
  await form(person, name).locator("button").click();
}

// As the service answers a quarter of an hour after the password was shown.
const asksForThePassword = (route) => route.fulfill({ status: 403, json: { code: "password_needed", message: "Confirm." } });

async function choose(person, item) {
  await person.page.locator(".name-button").click();
  await person.page.locator(`[role=menuitem][data-item=${item}]`).click();
}

test("a guest registers, logs in from a second browser with the same seat, and logs out everywhere else", async () => {
  const here = await Person.arrive(browser, service.url, "Ann");
  const tab = await here.context.newPage();
  await tab.goto(service.url);
  await tab.locator(".name-button", { hasText: "Ann" }).waitFor();
  const room = await here.createRoom(2, "Ann's yard");
  await choose(here, "register");
  for (const password of ["short", "Password1"]) {
    await fill(here, "register", { name: "Ann", password });
    await form(here, "register").getByRole("alert").waitFor();
  }
  await fill(here, "register", { name: "Ann of Green", password: PASSWORD });
  await here.page.locator("[data-saved]").click(); // the recovery codes
  await here.page.getByRole("dialog").waitFor({ state: "hidden" });
  for (const page of [here.page, tab]) {
    await page.locator(".name-button", { hasText: "Ann of Green" }).waitFor();
    await page.locator(".banner").waitFor({ state: "hidden" }); // the new session is connected, in both tabs
  }
  await becomes(() => here.room.getAttribute("data-audience"), "0");
  await tab.close();
  const kept = here.page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await here.setTheme("dark");
  await kept;

  const there = await Person.open(browser, service.url, "Ann", { path: `/room/${room}` });
  await there.page.getByRole("button", { name: "I have an account" }).click();
  await fill(there, "log-in", { name: "ann of green", password: "wrong horse" });
  await form(there, "log-in").getByRole("alert").waitFor();
  await fill(there, "log-in", { name: "ann of green", password: PASSWORD });
  await there.room.waitFor();
  await becomes(() => there.room.getAttribute("data-audience"), "0", "it is the same person, with the same seat");
  await there.page.locator('html[data-theme="dark"]').waitFor(); // as it was chosen here

  await choose(here, "account");
  await here.page.locator('[data-sessions="2"]').waitFor();
  await here.page.locator('[data-everywhere="else"]').click();
  await there.page.getByText("You were logged out from another device").waitFor();
  await here.page.locator('[data-sessions="1"]').waitFor();
  assert.equal(await here.page.locator(".banner").count(), 0, "here nothing was closed");
  await fill(there, "log-in", { name: "Ann of Green", password: PASSWORD });
  await there.room.waitFor();
  await there.close();
  await here.page.route("**/api/logout", (route) => route.fulfill({ status: 503, json: { code: "unavailable", message: "Please try again." } }), { times: 1 });
  await choose(here, "log-out");
  await here.page.getByText("Please try again.").waitFor();
  assert.deepEqual([...here.problems, ...there.problems], []);
});

test("a new name reaches the other browsers of a person, and a deleted account is gone", async () => {
  const here = await Person.arrive(browser, service.url, "Ben");
  await choose(here, "account");
  await fill(here, "register", { name: "Ben", password: PASSWORD });
  await here.page.locator("[data-saved]").click();
  await form(here, "password").waitFor();
  const there = await Person.arrive(browser, service.url, "Visitor");
  const tab = await there.context.newPage();
  await tab.goto(service.url);
  await tab.locator(".name-button", { hasText: "Visitor" }).waitFor();
  await choose(there, "log-in");
  await fill(there, "log-in", { name: "Ben", password: PASSWORD });
  for (const page of [there.page, tab]) {
    await page.locator(".name-button", { hasText: "Ben" }).waitFor();
    await page.locator(".banner").waitFor({ state: "hidden" });
  }
  await there.page.getByRole("dialog").waitFor({ state: "hidden" });
  await tab.close();
  await fill(here, "rename", { name: "Benno" });
  await there.page.locator(".name-button", { hasText: "Benno" }).waitFor();
  await fill(here, "token", { label: "My bot" });
  await matches(() => here.page.locator(".token").innerText(), /^v2\./);
  await here.page.locator('[data-sessions="3"]').waitFor();
  await here.page.route("**/api/me/export", asksForThePassword, { times: 1 });
  await here.page.locator("[data-export]").click();
  await fill(here, "confirm", { password: "wrong horse" });
  await form(here, "confirm").getByRole("alert").waitFor();
  const saved = here.page.waitForEvent("download");
  await fill(here, "confirm", { password: PASSWORD });
  assert.equal((await saved).suggestedFilename(), "botyard-my-data.json");
  await form(here, "confirm").waitFor({ state: "hidden" });
  await here.page.getByRole("button", { name: "Delete account…" }).click();
  await fill(here, "delete", { password: PASSWORD });
  await here.page.locator(".welcome").waitFor();
  await there.page.locator("main.front").waitFor();
  await fill(there, "log-in", { name: "Benno", password: PASSWORD });
  await form(there, "log-in").getByRole("alert").waitFor();
  assert.deepEqual([...here.problems, ...there.problems], []);
});

test("new recovery codes stay on any page until they are closed, and are shown to no other person", async () => {
  const other = await Person.open(browser, service.url, "Dan", { account: "Dan of Codes", path: NOWHERE });
  const cleo = await Person.arrive(browser, service.url, "Cleo");
  await cleo.createRoom(2, "Codes");
  await choose(cleo, "register");
  await fill(cleo, "register", { name: "Cleo of Codes", password: PASSWORD });
  const codes = cleo.page.locator(".recovery-codes");
  await codes.waitFor();
  await cleo.page.goBack();
  await cleo.page.locator("main.lobby").waitFor();
  assert.equal(await codes.count(), 1);
  const tab = await cleo.context.newPage();
  await tab.goto(service.url);
  await choose({ page: tab }, "log-out");
  await form(cleo, "log-in").waitFor();
  await fill(cleo, "log-in", { name: "Dan of Codes", password: ACCOUNT_PASSWORD });
  await choose(cleo, "account");
  await cleo.page.locator("[data-section=recovery]").waitFor();
  assert.equal(await codes.count(), 0);
  assert.deepEqual([...other.problems, ...cleo.problems], []);
});
