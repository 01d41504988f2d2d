// Moderators at their desk: two of them, a reported line, and its traces in the audit log.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { NOWHERE, PASSWORD, Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

/** Sends a request as a program with a token, or without one. */
async function post(path, body, token = "") {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${service.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return response.status === 204 ? null : response.json();
}

/** A person with an account and the role, before the closed desk. */
async function moderator(name) {
  const person = await Person.open(browser, service.url, name, { account: name, path: NOWHERE });
  const env = { ...process.env, BOTYARD_DATA: service.data };
  execFileSync(PYTHON, ["-m", "botyard.cli", "admin", "grant", name, "moderator"], { cwd: ROOT, env });
  await person.page.goto(`${service.url}/desk`);
  await person.page.locator("[data-form=unlock]").waitFor();
  return person;
}

async function unlock({ page }) {
  await page.locator("[data-form=unlock] [name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await page.getByRole("heading", { name: "Moderators’ desk" }).waitFor();
  await page.getByRole("navigation", { name: "Parts of the desk" }).waitFor();
}

test("two moderators handle a reported message, from the click of a reader to the audit log", async () => {
  const moe = await post("/token", { name: "Moe" });
  await post("/lobby/chat", { text: "An insult" }, moe.token);
  const eve = await Person.arrive(browser, service.url, "Eve");
  const line = eve.page.locator("[data-chat=lobby] .chat-line", { hasText: "An insult" });
  await line.getByRole("button", { name: /Moe’s message/ }).click();
  await eve.page.getByRole("button", { name: "Report", exact: true }).click();
  await eve.page.locator("input[name=why]").fill("rude");
  await eve.page.getByRole("button", { name: "Send report" }).click();
  await eve.page.getByText("A moderator will review it").waitFor();

  const [ann, ben] = [await moderator("Annabel"), await moderator("Benedict")];
  await unlock(ann);
  await unlock(ben);
  const [atAnn, atBen] = [ann, ben].map(({ page }) => page.locator("[data-report]", { hasText: "Their reason: “rude”" }));
  await atAnn.locator("[data-take]").click();
  await atBen.getByText("Annabel is handling this report.").waitFor();
  await becomes(() => atBen.locator("[data-measure=remove]").isDisabled(), true);

  await atAnn.locator("[data-measure=remove]").click();
  await line.waitFor({ state: "detached" });
  await atBen.getByText("Removed", { exact: true }).waitFor();
  await atAnn.locator("[data-measure=mute-hour]").click();
  await ann.page.getByText(/^Muted until .*: Moe$/).waitFor();
  assert.equal((await post("/lobby/chat", { text: "Another insult" }, moe.token)).code, "muted");
  await atAnn.locator("[data-measure=close]").click();
  await atAnn.waitFor({ state: "detached" });
  await atBen.waitFor({ state: "detached" });

  await ben.page.getByRole("link", { name: "Audit log" }).click();
  await ben.page.locator("tbody tr", { hasText: "Closed a report" }).waitFor();
  const log = await ben.page.locator("tbody tr", { hasText: "Annabel (" }).locator("td:nth-child(3)").allTextContents();
  assert.deepEqual(log.filter((what) => what !== "Opened the desk"), ["Closed a report", "Mute", "Removed a message"]);

  await eve.page.goto(`${service.url}/desk`);
  await eve.page.getByRole("heading", { name: "Page not found" }).waitFor();
  assert.deepEqual([...ann.problems, ...ben.problems, ...eve.problems], []);
});

test("a moderator closes all reports of one player at once, on a phone, too", async () => {
  const moe = await post("/token", { name: "Moe" });
  const eve = await post("/token", { name: "Eve of the reports" });
  for (const text of ["One", "Two", "Three"]) {
    const { line } = await post("/lobby/chat", { text }, moe.token);
    await post("/lobby/chat/reports", { line, why: `not ${text}` }, eve.token);
  }
  const ann = await moderator("Desdemona");
  await unlock(ann);
  const reports = ann.page.locator("[data-report]", { hasText: "Reported by Eve of the reports" });
  await becomes(() => reports.count(), 3);
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await reports.first().getByRole("button", { name: "Close all reports by Eve of the reports" }).click();
  await ann.page.getByText("3 reports are closed.").waitFor();
  await becomes(() => reports.count(), 0);
  await ann.page.getByRole("link", { name: "Audit log" }).click();
  await ann.page.locator("tbody tr", { hasText: "Closed the reports of a player" }).waitFor();
  assert.deepEqual(ann.problems, []);
});
