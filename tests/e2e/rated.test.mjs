// Rated matches: a table says that its match is rated, and a guest gets no seat there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, check } from "./person.mjs";
import { browser, service } from "./running.mjs";

test("a table says that its match is rated, and a guest is asked to register", async () => {
  const rosa = await Person.arrive(browser, service.url, "Rosa");
  const made = await rosa.page.request.post(`${service.url}/api/me/register`, { data: { name: "Rosa", password: "correct horse" }, headers: { origin: service.url } });
  assert.ok(made.ok());
  await rosa.page.reload();
  const form = await rosa.openNewTable();
  await check(form.getByRole("radio", { name: "3", exact: true }));
  await form.locator(".options-form summary").click();
  await check(form.locator("[name=by-invitation]"));
  await check(form.locator("[name=rated]"));
  assert.equal(await form.locator("[name=by-invitation]").isChecked(), false, "a rated table is open to all");
  await form.locator("[name=watching]").selectOption("none");
  assert.equal(await form.locator("[name=rated]").isChecked(), false, "a match that none may watch is not rated");
  await check(form.locator("[name=rated]"));
  await form.locator("button.primary").click();
  await rosa.room.waitFor();
  await rosa.page.locator(".chip", { hasText: "Rated" }).waitFor();

  const gus = await Person.arrive(browser, service.url, "Gus");
  await gus.page.goto(rosa.page.url());
  await gus.page.locator(".chip", { hasText: "Rated" }).waitFor();
  await gus.page.getByRole("button", { name: "Take seat 2" }).click();
  await gus.page.getByText("This match is rated: register to play it.").first().waitFor();

  await gus.page.goto(service.url);
  assert.equal(await (await gus.openNewTable()).locator("[name=rated]").count(), 0, "a guest cannot choose it");
});
