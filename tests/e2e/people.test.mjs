// People: what they say to each other, what moderators do about it, their histories and profiles, and their rated matches.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { becomes, check, matches, NOWHERE, PASSWORD, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";
import { PYTHON, ROOT } from "./service.mjs";

// Chat in the lobby, at the table and among spectators; in free words and in phrases that each person reads in their language.

const chat = (person, place) => person.page.locator(`[data-chat=${place}]`);
const line = (person, place, words) => chat(person, place).locator(".chat-line", { hasText: words });

async function say(person, place, words) {
  await chat(person, place).locator("input[name=line]").fill(words);
  await person.page.keyboard.press("Enter");
  await line(person, place, words).first().waitFor();
}

async function sayPhrase(person, place, phrase) {
  await chat(person, place).getByRole("button", { name: "Quick phrases" }).click();
  await chat(person, place).locator(`.phrases [data-phrase=${phrase}]`).click();
}

test("lobby chat is read in one's own language, and muted or reported users are dealt with", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const jan = await Person.arrive(browser, service.url, "Jan");
  await say(ann, "lobby", "Who plays with rocks?");
  await line(jan, "lobby", "Who plays with rocks?").waitFor();
  await sayPhrase(ann, "lobby", "good_luck");
  await jan.chooseLanguage("de");
  await line(jan, "lobby", "Viel Glück!").waitFor();
  await jan.chooseLanguage("en");
  await line(ann, "lobby", "Good luck!").waitFor();

  await line(jan, "lobby", "Good luck!").getByRole("button", { name: /Ann’s message/ }).click();
  await jan.page.getByRole("button", { name: "Report", exact: true }).click();
  await jan.page.locator("input[name=why]").fill("too kind");
  await jan.page.getByRole("button", { name: "Send report" }).click();
  await jan.page.getByText("A moderator will review it").waitFor();

  await line(jan, "lobby", "Who plays with rocks?").getByRole("button", { name: /Ann’s message/ }).click();
  await jan.page.getByRole("button", { name: "Mute Ann" }).click();
  await line(jan, "lobby", "Who plays with rocks?").waitFor({ state: "detached" });
  await say(ann, "lobby", "Can you hear me?");
  await say(jan, "lobby", "Peace at last");
  await becomes(() => line(jan, "lobby", "Can you hear me?").count(), 0);
  await jan.page.getByText("1 player muted").click();
  await jan.page.getByRole("button", { name: "Unmute Ann" }).click();
  await line(jan, "lobby", "Can you hear me?").waitFor();
  assert.deepEqual([...ann.problems, ...jan.problems], []);
});

/** A time zone in which it is about noon, so that no day ends during a test. */
function zoneOfNoon() {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`; // the sign says how far Greenwich is ahead
}

test("lines of today have no date and a time of the language, also on a device whose clock is wrong", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { locale: "en-US", timezoneId: zoneOfNoon() });
  await say(ann, "lobby", "See you on Sunday");
  const days = () => chat(ann, "lobby").locator(".chat-day").count();
  await becomes(days, 0);
  await ann.chooseLanguage("de");
  await matches(() => line(ann, "lobby", "See you on Sunday").locator("time").innerText(), /^\d\d:\d\d$/);
  await ann.page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await ann.page.reload();
  await line(ann, "lobby", "See you on Sunday").waitFor();
  await becomes(days, 0);
  assert.deepEqual(ann.problems, []);
});

test("a table talks before and during its match, spectators among themselves, and all is open when it is over", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Talk");
  const wes = await Person.arrive(browser, service.url, "Wes", { path: `/room/${room}` });
  await say(ann, "room", "Wait a moment");
  await line(wes, "room", "Wait a moment").waitFor();
  await ben.joinFromLobby(room);
  for (const person of [ann, ben, wes]) await person.page.locator(".match").waitFor();

  await ben.page.getByRole("tab", { name: "Table chat" }).click();
  await line(ben, "room", "Wait a moment").waitFor();
  await say(ben, "room", "Mind the mud!");
  await ann.page.getByRole("tab", { name: /Table chat.*1/ }).waitFor();
  await ann.page.getByRole("tab", { name: /Table chat/ }).click();
  await line(ann, "room", "Mind the mud!").waitFor();
  await becomes(() => ann.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true, "chat makes the page of a match no longer than the window");

  await ben.page.setViewportSize({ width: 390, height: 800 }); // the chat lies in a sheet that is closed now
  await line(ben, "room", "Mind the mud!").waitFor({ state: "hidden" });
  await say(ann, "room", "It is your turn");
  await ben.page.locator(".log-tab .news", { hasText: "1" }).waitFor();
  await ben.page.locator(".log-tab").click();
  await line(ben, "room", "It is your turn").waitFor();
  await ben.page.locator(".log-tab").click();
  await becomes(() => ben.page.locator(".log-tab .news").count(), 0, "what was shown in the sheet is read");
  await ben.page.setViewportSize({ width: 1280, height: 800 });

  await wes.page.getByRole("tab", { name: /Table chat/ }).click();
  await line(wes, "room", "Mind the mud!").waitFor();
  await becomes(() => chat(wes, "room").locator("input[name=line]").count(), 0, "a spectator only listens there");
  await wes.page.getByRole("tab", { name: /Spectators/ }).click();
  await say(wes, "spectators", "Ann will win");
  await becomes(() => ann.page.getByRole("tab", { name: /Spectators/ }).count(), 0);

  await ben.resign();
  await ann.page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await ann.closeDialog();
  await ann.page.getByRole("tab", { name: /Spectators/ }).click();
  await line(ann, "spectators", "Ann will win").waitFor();
  await say(ann, "spectators", "You were right");
  assert.deepEqual([...ann.problems, ...ben.problems, ...wes.problems], []);
});

test("a user who writes too fast gets a notice, and the lines follow by themselves", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  for (let count = 1; count <= 6; count += 1) {
    await chat(ann, "lobby").locator("input[name=line]").fill(`Line ${count}`);
    await chat(ann, "lobby").getByRole("button", { name: "Send" }).click(); // once it can be pressed
  }
  await line(ann, "lobby", "Line 6").waitFor();
  await chat(ann, "lobby").locator(".chat-line:not(.waiting)", { hasText: "Line 6" }).waitFor();
  assert.equal(await ann.page.locator(".banner").count(), 0, "play and the rest of the page go on");
});

// Moderators at their desk: two of them, a reported line, and its traces in the audit log.

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

// Histories and profiles: a match is in both histories within a second of its end; others see what is public and shown.

const GAME = "volt";

/** A new person, who has an account and looks at no page yet. */
const openAccount = (name, options = {}) => Person.open(browser, service.url, name.split(" ")[0], { account: name, path: NOWHERE, ...options });

/** Such a match begins also while a page still connects. */
const SLOW = { pace: "slow", turn: 86_400, off_turn: 86_400 };

/** Plays a match of two people, in which the second one resigns; its room. */
async function playMatch(one, other, watching) {
  const settings = { language: "", access: "open", ready_check: false, watching, delay_turns: 0, delay_seconds: 0 };
  const room = await one.makeTable({ game: GAME, clock: SLOW, settings });
  await other.send(room, { type: "join", room });
  await becomes(async () => (await one.ask("GET", `/rooms/${room}`)).room.status, "playing");
  await other.send(room, { type: "resign", seat: 1 });
  return room;
}

/** The rooms of the list that a person sees at an address. */
async function roomsAt(person, address) {
  await person.page.goto(service.url + address);
  await person.page.locator('.history-found[aria-busy="false"]').waitFor();
  return person.page.locator("[data-list=history] > [data-match]").evaluateAll((lines) => lines.map((line) => line.dataset.match));
}

test("a match is in the histories of both people, and a private one in no other", async () => {
  const [ann, ben, cleo] = [await openAccount("Ann of History"), await openAccount("Ben 100% _"), await openAccount("Cleo of History")];
  const open = await playMatch(ann, ben, "open");
  await becomes(async () => (await ben.ask("GET", "/matches?mine=1")).matches.map((match) => match.room.id).join(), open);
  const hidden = await playMatch(ann, ben, "none");
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1")).matches.length, 2);
  for (const person of [ann, ben]) assert.deepEqual(await roomsAt(person, "/matches"), [hidden, open]);
  for (const address of ["/matches?all=1&words=history", "/matches?person=Ben+100%25+_"]) {
    assert.deepEqual(await roomsAt(cleo, address), [open], address);
  }
  await cleo.page.locator(`[data-match="${open}"] a.button`).click();
  await cleo.page.waitForURL(`**/m/${open}**`);
  for (const person of [ann, ben, cleo]) assert.deepEqual(person.problems, []);
});

test("filters stand in the address, and what finds nothing says so", async () => {
  const ann = await openAccount("Ann the Filtering", { viewport: { width: 360, height: 740 } });
  const ben = await openAccount("Ben the Filtered");
  const room = await playMatch(ann, ben, "open");
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1")).matches.length, 1);
  assert.deepEqual(await roomsAt(ann, "/matches"), [room]);
  const { page } = ann;
  await page.locator("select[name=result]").selectOption("lost");
  await page.locator(".history-filters button").press("Enter");
  await page.waitForURL("**/matches?result=lost");
  await matches(() => page.locator(".history-found [role=status]").textContent(), /No matches found/);
  await page.goBack();
  await page.locator(`[data-match="${room}"] .chip.won`).waitFor();
  await page.locator("input[name=opponent]").fill("No such");
  await page.locator(".history-filters button").press("Enter");
  await matches(() => page.locator(".history-found [role=alert]").textContent(), /No registered player/);
  await becomes(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  assert.deepEqual([...ann.problems, ...ben.problems].filter((problem) => !/404/.test(problem)), []);
});

test("a stranger, a friend and the person see of a profile what the person has chosen", async () => {
  const [ann, ben] = [await openAccount("Ann the Shown"), await openAccount("Ben the Friend")];
  const room = await playMatch(ann, ben, "open");
  const stranger = await Person.open(browser, service.url, "Stranger", { path: NOWHERE });
  for (const [one, other] of [[ann, ben], [ben, ann]]) {
    const { identity, name } = await other.ask("GET", "/me");
    await one.ask("POST", "/me/friends", { identity, name });
  }
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1")).matches.length, 1);
  const seen = async (person) => {
    await person.page.goto(`${service.url}/u/Ann%20the%20Shown`);
    await person.page.locator("[data-profile], main [role=alert]").first().waitFor();
    return person.page.locator("[data-profile]").count();
  };
  const section = ann.page.locator("section[data-readers]");
  await ann.page.goto(`${service.url}/account`);
  await section.locator("input:enabled").first().waitFor();
  await check(section.locator("input[value=friends]"));
  await becomes(() => section.getAttribute("data-readers"), "friends");
  assert.deepEqual([await seen(stranger), await seen(ben), await seen(ann)], [0, 1, 1]);
  const { page } = ann;
  await page.locator(`.history-game[data-game=${GAME}] summary`).press("Enter");
  await becomes(() => page.locator("[data-list=history] > [data-match]").evaluateAll((lines) => lines.map((line) => line.dataset.match)), [room]);
  await page.locator(".history-game tbody th").first().waitFor();
  await becomes(() => page.locator(".history-game tbody th", { hasText: "…" }).count(), 0);
  await page.locator("[data-opponent] a").click();
  await page.locator('[data-profile="Ben the Friend"]').waitFor();
  assert.deepEqual([...ann.problems], []);
});

// Rated matches: a table says that its match is rated, and a guest gets no seat there.

test("a table says that its match is rated, and a guest is asked to register", async () => {
  const rosa = await Person.arrive(browser, service.url, "Rosa", { account: "Rosa" });
  const form = await rosa.openNewTable();
  await check(form.getByRole("radio", { name: "3", exact: true }));
  await form.locator(".options-form summary").click();
  await check(form.locator("[name=by-invitation]"));
  await check(form.locator("[name=rated]"));
  await becomes(() => form.locator("[name=by-invitation]").isChecked(), false, "a rated table is open to all");
  await form.locator("[name=watching]").selectOption("none");
  await becomes(() => form.locator("[name=rated]").isChecked(), false, "a match that none may watch is not rated");
  await check(form.locator("[name=rated]"));
  await form.locator("button.primary").click();
  await rosa.room.waitFor();
  await rosa.page.locator(".chip", { hasText: "Rated" }).waitFor();

  const gus = await Person.arrive(browser, service.url, "Gus", { path: new URL(rosa.page.url()).pathname });
  await gus.page.locator(".chip", { hasText: "Rated" }).waitFor();
  await gus.page.getByRole("button", { name: "Take seat 2" }).click();
  await gus.page.getByText("This match is rated: register to play it.").first().waitFor();

  await gus.page.goto(service.url);
  assert.equal(await (await gus.openNewTable()).locator("[name=rated]").count(), 0, "a guest cannot choose it");
});

/** A person with an account, who looks at no page yet. */
const account = (name) => Person.open(browser, service.url, name.split(" ")[0], { account: name, path: NOWHERE });

test("a rated match is on the leaderboard, in both profiles and at the seats of the next table", async () => {
  const [ann, ben] = [await account("Ann the Rated"), await account("Ben the Rated")];
  const room = await ann.makeTable({ game: GAME, clock: SLOW, settings: { rated: true } });
  await ben.send(room, { type: "join", room });
  await becomes(async () => (await ann.ask("GET", `/rooms/${room}`)).room.status, "playing");
  await ben.send(room, { type: "resign", seat: 1 });
  await becomes(async () => (await ann.ask("GET", "/matches?mine=1&rated=true")).matches.map((match) => match.room.id).join(), room);
  const { page } = ben;
  await page.goto(`${service.url}/leaderboards/${GAME}?tempo=slow&scope=all`);
  await page.locator("[data-player='Ben the Rated'][aria-current=true]").waitFor();
  const players = page.locator("[data-player$='the Rated']");
  assert.deepEqual(await players.evaluateAll((lines) => lines.map((line) => line.dataset.player)), ["Ann the Rated", "Ben the Rated"]);
  await page.locator("[data-player='Ann the Rated'] a").press("Enter");
  await page.locator("[data-profile='Ann the Rated'] [data-rating=slow]").waitFor();
  await page.goto(`${service.url}/u/Ben%20the%20Rated`);
  await page.locator("[data-profile='Ben the Rated'] [data-rating=slow] a").press("Enter");
  await page.locator(`[data-leaderboard=${GAME}] [data-player='Ann the Rated']`).waitFor();
  const next = await ann.makeTable({ game: GAME, players: 3, clock: SLOW });
  await ben.send(next, { type: "join", room: next });
  await ann.page.goto(`${service.url}/room/${next}`);
  for (const seat of [0, 1]) await ann.page.locator(`.seat-line[data-seat="${seat}"] [data-points]`).waitFor();
  for (const person of [ann, ben]) assert.deepEqual(person.problems, []);
});

/** Looks for a quick match of two from the lobby, until the search is shown. */
async function looks({ page }) {
  await page.goto(service.url);
  await page.locator("[data-action=quick-match]").first().click();
  await page.locator("dialog [name=quick-tempo]").selectOption("slow_1");
  await page.locator("[data-action=find-opponents]").click();
  await page.locator(".searching", { hasText: "of about your strength" }).waitFor();
}

test("a search that asks again leads to an older table as soon as that is in reach", async () => {
  const [ann, ben] = [await account("Ann the Older"), await account("Ben the Newer")];
  const { identity } = await ben.ask("GET", "/me");
  await looks(ann);
  await ann.ask("POST", "/me/blocks", { identity, name: "Ben" });
  await ben.page.clock.install();
  await looks(ben);
  const tables = [ann, ben].map(({ page }) => page.locator("[data-search]").getAttribute("data-search"));
  const [older, newer] = await Promise.all(tables);
  assert.notEqual(older, newer);
  await ann.ask("DELETE", `/me/blocks/${identity}`);
  await ben.page.clock.runFor(11_000);
  for (const person of [ann, ben]) await becomes(() => person.room.getAttribute("data-room"), older);
});

test("a friend and a person at a table lead to their profiles", async () => {
  const [ann, ben] = [await account("Ann of Friends"), await account("Ben of Friends")];
  const [one, other] = [await ann.ask("GET", "/me"), await ben.ask("GET", "/me")];
  await ann.ask("POST", "/me/friends", { identity: other.identity, name: other.name });
  await ben.ask("POST", "/me/friends", { identity: one.identity, name: one.name });
  const { page } = ann;
  await page.goto(`${service.url}/account`);
  await page.locator(".circle a", { hasText: "Ben of Friends" }).press("Enter");
  await page.locator("[data-profile='Ben of Friends']").waitFor();

  const room = await ann.makeTable({ game: GAME, players: 3 });
  await ben.send(room, { type: "join", room });
  await page.goto(`${service.url}/room/${room}`);
  await page.getByRole("button", { name: "Options for Ben of Friends" }).click();
  const [tab] = await Promise.all([ann.context.waitForEvent("page"), page.getByRole("link", { name: "Profile" }).click()]);
  await tab.locator("[data-profile='Ben of Friends']").waitFor();
  await ann.room.waitFor();
});
