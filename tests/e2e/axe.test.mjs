// All pages in all themes, on a desk and on a phone: axe (axe-core) finds no violation of the rules of accessibility.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EXAMINED, faultsOf } from "./axe.mjs";
import { Person, check } from "./person.mjs";
import { browser, service } from "./running.mjs";

let ann;
const found = [];

const examine = async (name) => found.push(...(await faultsOf(ann, name)));

const button = (name) => ann.page.getByRole("button", { name });

async function examineDialog(name, opener) {
  await opener.click();
  await ann.page.getByRole("dialog").waitFor();
  await examine(name);
  await ann.closeDialog();
}

test("no page has a fault that axe finds", async () => {
  ann = await Person.open(browser, service.url, "Ann", EXAMINED);
  await ann.page.locator('.show[data-kind="recorded"]').waitFor();
  await examine("first page");
  await examineDialog("log-in", ann.page.locator("[data-action=log-in]"));
  await examineDialog("name", ann.page.locator("[data-action=new-table]"));
  await ann.giveName(() => ann.page.locator("[data-action=new-table]").click());
  await ann.page.locator("form.create").waitFor();
  await ann.closeDialog();

  const form = await ann.openNewTable();
  await form.locator(".options-form summary").click();
  await check(form.locator("[name=placing][value=random]"));
  await examine("form of a new table");
  await ann.page.goto(service.url);

  await ann.createRoom(3, "For all");
  const vic = ann;
  ann = await Person.open(browser, service.url, "Vic", EXAMINED);
  await ann.page.goto(vic.page.url());
  await ann.page.locator(".invitation h1").waitFor();
  await examine("link of an open table");
  ann = vic;
  await ann.page.goto(service.url);
  await ann.createRoom(2, "Watched", { bots: 1 });
  await ann.page.locator(".match").waitFor();
  const watched = ann.page.url();
  ann = await Person.open(browser, service.url, "Vic", EXAMINED);
  await ann.page.goto(watched);
  await ann.page.locator(".door-board svg").first().waitFor();
  await examine("link of a running match");
  await ann.page.locator("[data-action=watch]").click();
  await ann.page.locator(".match .board").waitFor();
  await examine("match watched without a name");
  ann = vic;
  await ann.page.goto(service.url);

  await ann.createRoom(3, "Axe", { access: true });
  await button("Invite").click();
  const link = new URL(await ann.page.locator("[name=invite-link]").inputValue());
  await examine("table before a match");
  await ann.page.goto(service.url + link.pathname + link.hash);
  await ann.page.locator(".invitation h1").waitFor();
  await examine("invitation");
  await ann.page.goto(service.url);

  await ann.createRoom(2, "Axe at play", { bots: 1, placing: "example" });
  await ann.page.locator('.player-panel[data-busy=false]:not([data-choice=""])').waitFor();
  await ann.page.locator(".match-access [aria-keyshortcuts=B]").waitFor({ state: "attached" });
  await ann.page.keyboard.press("1");
  await ann.page.keyboard.press("q");
  await examine("match");
  for (const [name, key] of [["board as a table", "b"], ["rules in short", "h"], ["keys", "?"]]) {
    await ann.page.keyboard.press(key);
    await ann.page.getByRole("dialog").waitFor();
    await examine(name);
    await ann.closeDialog();
  }
  await examineDialog("settings", button(/settings/i));
  await ann.resign();
  await ann.page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await examine("end of a match");
  await ann.page.goto(`${ann.page.url().replace("/room/", "/m/")}?turn=1`);
  await ann.page.locator(".timeline-bar[data-position]").waitFor();
  await examine("timeline");

  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(ann.problems, []);
});
