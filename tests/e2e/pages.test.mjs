// The pages that every site needs, the page of an unknown address, and announced restarts.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { Person, becomes, check, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

/** A table of this pace is listed though its host has no page. */
const SLOW = { pace: "slow", turn: 86_400, off_turn: 86_400 };

/** Runs `botyard admin` on the service. */
function admin(...words) {
  execFileSync(PYTHON, ["-m", "botyard.cli", "admin", ...words], { cwd: ROOT, env: { ...process.env, BOTYARD_DATA: service.data } });
}

test("a visitor at an unknown address finds the pages of the site, in their own language", async () => {
  const { page, problems } = await Person.open(browser, service.url, "Vic", { path: "/help/nothing", locale: "en-GB" });
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  assert.equal((await page.request.get(`${service.url}/help/nothing`, { headers: { accept: "text/html" } })).status(), 404);
  const footer = page.getByRole("navigation", { name: "About this site" });
  await becomes(() => footer.getByRole("link").count(), 7);
  await footer.getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  await becomes(() => page.title(), "Privacy · Botyard");
  await page.locator(".header [name=page-language]").selectOption("de");
  await page.locator("article[lang=de]").getByRole("heading", { level: 1, name: "Datenschutz" }).waitFor();
  await page.locator("article a[href='/status'], .site-footer a[href='/status']").first().click();
  await page.locator(".site-state[data-away=false]").waitFor();
  await page.locator(".header a.home").click();
  await page.locator("main.front").waitFor();
  assert.deepEqual(problems, []);
});

test("an announced restart is counted down on every page, until it is withdrawn", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  admin("announce", "A new version comes.", "--at", "10m");
  const line = ann.page.getByRole("region", { name: "Announcement" });
  await line.getByText("A new version comes. Botyard will restart at").waitFor();
  await matches(() => line.getByRole("timer").textContent(), /In (9|10) minutes\./);
  await line.getByRole("button", { name: "Dismiss the announcement" }).click();
  await line.waitFor({ state: "detached" });
  await ann.page.goto(`${service.url}/status`);
  await line.waitFor(); // of the new connection
  await ann.page.locator("main").getByText("A new version comes.").waitFor();
  admin("unannounce");
  await line.waitFor({ state: "detached" });
  assert.deepEqual(ann.problems, []);
});

test("on the page of a game a visitor without a name plays bots at once, and sees its rooms come and go", async () => {
  const vic = await Person.open(browser, service.url, "Vic", { path: "/games/volt", before: (page) => page.clock.install() });
  const lists = vic.page.locator(".game-side .room-list");
  await vic.page.getByText("No open tables yet.").waitFor();
  const ann = await Person.away(browser, service.url, "Ann");
  for (const game of ["volt", "robot_master"]) await ann.makeTable({ game, name: `Of ${game}`, clock: SLOW });
  await vic.page.locator(".header [data-action=log-in]").click();
  await vic.page.locator("form[data-form=log-in]").waitFor();
  await vic.closeDialog();
  await vic.page.clock.fastForward("00:20"); // then the lists are read again
  await lists.getByText("Of volt").waitFor();
  assert.equal(await lists.getByText("Of robot_master").count(), 0);
  assert.deepEqual(await vic.context.cookies(), []);

  await check(vic.page.locator(".game-match").getByRole("radio", { name: "3", exact: true }));
  await vic.page.locator(".game-match [name=bot-level]").selectOption({ label: "Hard" });
  await vic.page.locator("[data-action=play-bots]").click();
  await vic.page.locator(".room[data-status=playing] .vt-match").waitFor();
  const { room } = await vic.look(await vic.room.getAttribute("data-room"));
  assert.deepEqual([room.game, ...room.seats.map(({ bot }) => bot)], ["volt", null, "planner", "planner"]);
  assert.deepEqual(vic.problems, []);
});

test("the page of a game is read without scripts, and offers a match against its bots with them", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de" });
  const reader = await context.newPage();
  await reader.goto(`${service.url}/games/volt?lang=uk`);
  await reader.locator("article[lang=uk]").getByRole("heading", { level: 2, name: "Відомості" }).waitFor();
  await reader.getByRole("link", { name: "Français" }).click();
  await reader.locator("article[lang=fr]").getByRole("link", { name: "Règles" }).click();
  await reader.waitForURL(`${service.url}/rules/volt`);
  await context.close();

  const ann = await Person.arrive(browser, service.url, "Ann", { path: "/games/robot_master" });
  await ann.page.getByRole("heading", { level: 1, name: "Robot Master" }).waitFor();
  await ann.page.getByRole("row", { name: "Author Reiner Knizia" }).waitFor();
  await ann.page.locator("[data-action=play-bots]").click();
  await ann.page.waitForURL(/\/room\//);
  await ann.page.goto(`${service.url}/games/chess`);
  await ann.page.getByRole("heading", { name: "Page not found" }).waitFor();
  assert.deepEqual(ann.problems, []);
});
