// Tables before and around a match: people enter, are invited, take, swap and leave seats, agree on the start, and meet again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, check, matches, MOVING, Person } from "./person.mjs";
import { browser, service } from "./running.mjs";

// People enter rooms by link and from the list, take and leave seats, start, watch, and return to the same seat.

const button = (person, name) => person.page.getByRole("button", { name });

/** A table whose host closes the page, and what the browser of the host keeps. */
const deserted = {};

test("a table stays in the lobby while its host loads the page again", async () => {
  const [watcher, eve] = await Promise.all(["Wes", "Eve"].map((name) => Person.arrive(browser, service.url, name)));
  deserted.room = await eve.createRoom(3, "Deserted");
  await watcher.page.locator(`[data-room="${deserted.room}"]`).waitFor();
  await eve.page.reload();
  await eve.room.waitFor();
  await watcher.page.locator(`[data-room="${deserted.room}"]`).getByText("Eve").waitFor();
  deserted.storageState = await eve.context.storageState();
});

test("a guest who opens an invitation link gives a name, takes a seat, and the host starts with fewer than planned", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(4, "By invitation");
  const bob = await Person.arrive(browser, service.url, "Bob", { path: `/room/${room}` });
  await bob.room.waitFor();
  await button(bob, "Take seat 3").click();
  await ann.page.locator('[data-seat="2"][data-taken="true"]').getByText("Bob").waitFor();
  await button(ann, /start/i).click();
  for (const person of [ann, bob]) {
    await person.page.locator(".match").waitFor();
    await becomes(() => person.page.locator(".match").getAttribute("data-players"), "2");
  }
  await becomes(() => ann.room.getAttribute("data-audience"), "0");
  await becomes(() => bob.room.getAttribute("data-audience"), "1", "seats are closed up");
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

test("the lobby shows a room the moment it is made, what changes in it, and that it plays", async () => {
  const watcher = await Person.arrive(browser, service.url, "Wes");
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Live list");
  const line = watcher.page.locator(`[data-room="${room}"]`);
  await line.getByText("Ann").waitFor();
  const bob = await Person.arrive(browser, service.url, "Bob");
  await bob.joinFromLobby(room);
  await watcher.page.locator(`[data-list="playing"] [data-room="${room}"]`).waitFor();
  await line.getByRole("link", { name: /watch/i }).click();
  await watcher.page.locator(".match").waitFor();
  await becomes(() => watcher.room.getAttribute("data-audience"), "");
  await becomes(() => watcher.page.locator(".player-panel").count(), 0, "a spectator has nothing to press");
});

/** Chooses in the settings that events are played without motion. */
async function playInstantly(person) {
  await button(person, /settings/i).click();
  await check(person.page.getByRole("dialog").getByRole("radio", { name: "Instant", exact: true }));
  await person.closeDialog();
}

test("a page that is loaded again is the same person on the same seat, with the same programs", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name, MOVING)));
  await Promise.all([ann, bob].map(playInstantly));
  const room = await ann.createRoom(2, "Again");
  await bob.joinFromLobby(room);
  const { choices, number } = await ann.look(room);
  const mover = choices[0].seat === 0 ? ann : bob;
  const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_right" }));
  await mover.answer({ type: "first", places }, choices[0].seat);
  await mover.waitForNumber(number + 1);
  const before = await mover.board();
  await mover.page.reload();
  await mover.waitForNumber(number + 1);
  await becomes(() => mover.room.getAttribute("data-audience"), String(choices[0].seat));
  await becomes(() => mover.board(), before);
});

test("a seat that is left is free again, and the next person becomes host", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(3, "Musical chairs");
  await bob.joinFromLobby(room);
  await button(ann, "Leave seat 1").click();
  await bob.page.locator('[data-seat="1"]').getByText("host", { exact: false }).waitFor();
  await bob.page.locator('[data-seat="0"][data-taken="false"]').waitFor();
  await ann.page.locator('.room[data-audience=""]').waitFor();
});

test("a namesake is not taken for the player who sits in a room", async () => {
  const [host, namesake] = await Promise.all(["Ann", "Ann"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await host.createRoom(3, "Two Anns");
  await namesake.page.locator(`[data-room="${room}"]`).getByRole("button", { name: "Join Two Anns" }).waitFor();
  await button(host, "Back to the lobby").or(host.page.getByRole("link", { name: /lobby/i })).first().click();
  await host.page.locator(`[data-room="${room}"]`).getByRole("link", { name: "Enter Two Anns" }).waitFor();
});

test("a page runs no code but the files of the server", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const ran = await ann.page.evaluate(() => {
    const inline = document.createElement("script");
    inline.textContent = "window.ran = true";
    document.body.append(inline);
    const handler = document.createElement("button");
    handler.setAttribute("onclick", "window.ran = true");
    document.body.append(handler);
    handler.click();
    return window.ran === true;
  });
  assert.equal(ran, false);
  await matches(() => ann.problems.join(), /Content Security Policy/);
});

test("a table of people who have closed their pages leaves the lobby, and comes back with them", async () => {
  const { room, storageState } = deserted; // the host has been away since the first test
  const watcher = await Person.arrive(browser, service.url, "Wes");
  const line = watcher.page.locator(`[data-room="${room}"]`);
  while (await watcher.page.evaluate(isListed, room)) await watcher.page.waitForTimeout(POLL_MS);
  await line.waitFor({ state: "detached" });
  await Person.open(browser, service.url, "Eve", { storageState });
  await line.getByText("Eve").waitFor();
  await becomes(() => watcher.page.evaluate(isListed, room), true, "over HTTP, too");
});

/** So often the API may be asked by one person. */
const POLL_MS = 500;

/** Whether the list of the API has a room. */
async function isListed(room) {
  const { rooms } = await (await fetch("/api/rooms?limit=200")).json();
  return rooms.some(({ id }) => id === room);
}

// Agreements at a table: people move, swap, are sent away and let in, get ready, hand a seat over, and have a rematch.

const seat = (person, index) => person.page.locator(`.seat-line[data-seat="${index}"]`);
const sits = (person, index, name) => seat(person, index).locator(".seat-name", { hasText: name }).waitFor();
const logged = (person, line) => person.page.locator(".log-line", { hasText: line }).waitFor({ state: "attached" });

async function atTheTable(room, name) {
  const person = await Person.arrive(browser, service.url, name, { path: `/room/${room}` });
  await person.room.waitFor();
  return person;
}

test("people agree who sits where, and the match begins when all are ready", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(4, "Round table");
  const ben = await atTheTable(room, "Ben");
  await button(ben, "Take seat 3").click();
  await sits(ann, 2, "Ben");

  await button(ben, "Move here: seat 2").click();
  await sits(ann, 1, "Ben");

  await button(ann, "Options for Ben").click();
  await button(ann, "Swap seats").click();
  await button(ben, "Swap").click();
  await sits(ann, 0, "Ben");
  await sits(ben, 1, "Ann");

  await button(ann, "Options for Ben").click();
  await button(ann, "Remove from table").click();
  await seat(ben, 0).getByText("Free seat").waitFor();
  await ben.page.getByText("The host removed you from the table").waitFor();
  await becomes(() => button(ben, /Take seat/).count(), 0);
  await button(ann, "Let Ben back in").click();
  await ann.page.locator(".barred").waitFor({ state: "detached" });
  await button(ben, "Take seat 1").click();
  await sits(ann, 0, "Ben");

  await button(ann, "Table settings").click();
  const form = ann.page.locator("form.change-room");
  await check(form.getByRole("radio", { name: "3", exact: true }));
  await check(form.getByRole("checkbox", { name: /Ready check/ }));
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  await seat(ben, 3).waitFor({ state: "detached" });

  const cid = await atTheTable(room, "Cid");
  await button(cid, "Options for Ben").press("Enter");
  await cid.page.locator(".person-menu").waitFor();
  await cid.page.keyboard.press("Escape");
  await becomes(() => cid.page.locator(".person-menu").count(), 0, "a person without a seat, who can't swap, closes the menu by the keyboard, too");
  await button(cid, "Take seat 3").click();
  // A new person at the table makes everyone else say again that they are ready.
  for (const person of [ann, ben, cid]) await sits(person, 2, "Cid");
  for (const person of [ann, ben, cid]) await button(person, "I’m ready").click();
  for (const person of [ann, ben, cid]) await person.page.locator(".match").waitFor();
  for (const person of [ann, ben, cid]) {
    assert.deepEqual(person.problems, []);
    await person.close();
  }
});

test("a player hands a seat over in the match, and afterwards they meet again, one seat further", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "");
  const ben = await atTheTable(room, "Ben");
  await button(ben, "Take seat 2").click();
  const wes = await atTheTable(room, "Wes");
  for (const person of [ann, ben, wes]) await person.page.locator(".match").waitFor();

  await ann.openMatchMenu();
  await ann.page.locator(".match-menu [data-link=coach]").click();
  for (const person of [ann, ben, wes]) await logged(person, "Ann created a coach link.");
  await button(ann, /Hand over your seat/).click();
  await button(ann, "To Wes").click();
  const offered = ann.page.locator(".offer", { hasText: "You’ve offered your seat" });
  await offered.waitFor();
  assert.equal(await ann.page.locator("dialog[open]").count(), 0, "the dialog shut out the page from the closed menu");
  await button(wes, "Take over seat").click();
  await wes.page.locator('.room[data-audience="0"] .player-panel').waitFor();
  await ann.page.locator('.room[data-audience=""]').waitFor();
  await becomes(() => ann.page.locator(".player-panel").count(), 0);
  for (const person of [ann, ben, wes]) await logged(person, "Ann created a coach link.");

  await wes.resign();
  for (const person of [ann, ben, wes]) await logged(person, "Wes resigned.");
  for (const person of [ann, ben, wes]) await logged(person, "Ann created a coach link.");
  for (const person of [ann, ben, wes]) await person.page.locator(".ranking").waitFor();
  await button(ben, "Rematch").press("Enter");
  await ben.page.locator('.room[data-status="open"]').waitFor();
  await wes.page.locator(".rematch", { hasText: "Ben wants a rematch" }).waitFor();
  await button(ann, "Go to rematch").press("Enter");
  await ann.page.locator(".seat-line", { hasText: "Reserved for Wes" }).waitFor();
  await button(wes, "Join the rematch").press("Enter");
  for (const [person, seat] of [[ben, 0], [wes, 1]]) {
    await person.page.locator(`.room[data-status="playing"][data-audience="${seat}"] .match`).waitFor();
    await person.page.locator(".room-title", { hasText: "Ben and Wes" }).waitFor(); // Ann does not play in it
  }
  for (const person of [ann, ben, wes]) {
    assert.deepEqual(person.problems, []);
    await person.close();
  }
});

/** Whether the host of a listed room is there, as the lobby says it. */
function hostOf(person, room) {
  return person.page.evaluate(async (id) => {
    const { rooms } = await (await fetch("/api/rooms")).json();
    return rooms.find((one) => one.id === id)?.host;
  }, room);
}

test("a match does not start against a host who is away: the host is asked, and the players see why", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Empty chair");
  await ann.page.goto(`${service.url}/api/games`); // a page without a connection
  const ben = await atTheTable(room, "Ben");
  while ((await hostOf(ben, room)) !== "offline") await ben.page.waitForTimeout(200); // a page that loads again counts as open for a while
  await button(ben, "Take seat 2").click();
  await sits(ben, 1, "Ben");
  await ben.page.locator(".start-line", { hasText: "Not ready yet: Ann" }).waitFor();
  await becomes(() => button(ben, "I’m ready").count(), 0);

  await ann.page.goto(`${service.url}/room/${room}`);
  await ann.page.locator(".start-line", { hasText: "The table filled up while you were away." }).waitFor();
  await button(ann, "I’m ready").click();
  for (const person of [ann, ben]) await person.page.locator(".match").waitFor();
  for (const person of [ann, ben]) {
    assert.deepEqual(person.problems, []);
    await person.close();
  }
});

// From an invitation to a seat: with only the link, by a code, by name; and the pages of people who cannot accept.

/** The people of a match of two take their first turns until `last` has. */
async function playUntilMoved(people, last, room) {
  const places = ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" }));
  for (;;) {
    const { choices, number } = await last.look(room);
    const mover = people[choices[0].seat];
    await mover.answer({ type: "first", places }, choices[0].seat);
    await mover.waitForNumber(number + 1);
    if (mover === last) return;
  }
}

async function fillIn(person, form, name, password) {
  const at = person.page.locator(`form[data-form=${form}]`);
  await at.locator("input[name=name]").fill(name);
  await at.locator("input[name=password]").fill(password);
  await at.locator("button").click();
}

async function register(person, name, password) {
  await person.page.goto(`${service.url}/account`);
  await fillIn(person, "register", name, password);
  await person.page.locator("[data-saved]").click(); // the recovery codes
  await person.page.locator("form[data-form=password]").waitFor();
}

/** Open the dialog "Invite". */
async function openInvite(host) {
  await host.page.locator("[data-action=invite]").click();
  await host.page.locator("dialog[open] .invite-share").waitFor();
}

const linkOf = (host) => host.page.locator("[name=invite-link]").inputValue();
const openLine = (host, kind) => host.page.locator(`.invite-lines li[data-state=open][data-kind=${kind}]`);

/** A new code of the open dialog. */
async function makeCode(host) {
  await button(host, "Create short code").first().click();
  return openLine(host, "code").locator(".invite-value").innerText();
}

/** A new guest who goes to an address. */
const arriveAt = (path, name) => Person.arrive(browser, service.url, name, { path });

const pathOf = (link) => new URL(link).pathname + new URL(link).hash;

const closeDialog = async (person) => {
  await person.closeDialog();
};

test("a person with only the link sits after two clicks, plays in under a minute, and keeps the seat with an account", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Letters only", { access: true });
  await openInvite(ann);
  const ben = await Person.open(browser, service.url, "Ben", { path: pathOf(await linkOf(ann)) });
  await ben.page.getByRole("heading", { name: "Ann invites you" }).waitFor();
  await ben.page.getByRole("textbox").fill("Ben the Guest"); // one
  await button(ben, "Take a seat").click(); // two, and nothing else
  await ben.page.locator(".match").waitFor();
  await becomes(() => ben.room.getAttribute("data-room"), room);
  await becomes(() => ben.room.getAttribute("data-audience"), "1");
  await playUntilMoved([ann, ben], ben, room);

  await register(ben, "Benedict", "a long password");
  await ben.page.goto(`${service.url}/room/${room}`);
  await ben.page.locator('.room[data-audience="1"]').waitFor();
  const phone = await Person.open(browser, service.url, "Ben", { path: `/room/${room}` });
  await phone.page.getByRole("button", { name: "I have an account" }).click();
  await fillIn(phone, "log-in", "Benedict", "a long password");
  await phone.page.locator('.room[data-audience="1"]').waitFor();
  assert.deepEqual([...ann.problems, ...ben.problems, ...phone.problems], []);
});

test("a registered user is invited by name", async () => {
  const [ann, ben] = await Promise.all(["Anna", "Bella"].map((name) => Person.arrive(browser, service.url, name)));
  await register(ben, "Bella", "a long password");
  await ann.createRoom(3, "By name");
  await openInvite(ann);
  await ann.page.locator("input[name=person]").fill("bella");
  await ann.page.locator(".user-search button").click();
  await ben.page.locator(".toast").getByRole("button", { name: "Accept" }).click();
  await ben.page.locator('.room[data-audience="1"]').waitFor();
});

test("a code is typed in the lobby, and an invitation by name is accepted or declined with a word", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  await ann.createRoom(3, "By code");
  await openInvite(ann);
  const code = await makeCode(ann);
  await closeDialog(ann);
  await ben.page.locator("input[name=code]").fill(code.toLowerCase());
  await button(ben, "Open").click();
  await button(ben, "Take a seat").click();
  await ben.room.waitFor();
  await button(ann, /start with/i).click();
  await Promise.all([ann, ben].map((person) => person.page.locator(".match").waitFor()));
  await ann.page.goto(service.url);
  await ann.page.evaluate(() => document.styleSheets[0].insertRule(".toast.news { animation-delay: 600s !important }")); // the answer is read before it fades
  await ann.createRoom(3, "Revenge");
  await openInvite(ann);
  await ann.page.locator("input[name=invite-word]").fill("Once more?");
  await button(ann, "Invite Ben").click();
  const toast = ben.page.locator(".toast");
  await toast.getByText("Once more?").waitFor();
  await toast.getByRole("button", { name: "Decline" }).click();
  await toast.getByRole("textbox").fill("After supper");
  await toast.getByRole("button", { name: "Decline" }).click();
  await ann.page.locator(".toast").getByText("After supper").waitFor();
  await button(ann, "Invite Ben").click();
  await ben.page.locator(".toast").getByRole("button", { name: "Accept" }).click();
  await ben.page.locator('.seat-line.mine[data-seat="1"]').waitFor();
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("a link that is no good says so, and leads to the lobby", async () => {
  const ann = await arriveAt(`/i#${"A".repeat(22)}`, "Ann");
  await ann.page.getByRole("alert").getByText(/invitation is no longer valid/i).waitFor();
  await button(ann, "Back to the lobby").last().press("Enter");
  await ann.page.locator("[data-action=new-table]").waitFor();
});

test("open invitations are shown again with text, seat, use and end, and the page of a used one offers no seat", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  await ann.page.evaluate(() => Object.assign(navigator, { share: async (shared) => (window.shared = shared) }));
  await ann.createRoom(4, "All of them", { access: true });
  await openInvite(ann);
  const link = await linkOf(ann);
  await button(ann, "Share…").click();
  await becomes(() => ann.page.evaluate(() => window.shared?.url), link);
  await button(ann, "QR code").click();
  await ann.page.getByRole("img", { name: "QR code of the table link" }).waitFor();
  const code = await makeCode(ann);
  await ann.page.getByText("For one seat or one player").click();
  await ann.page.locator("[name=invite-seat]").selectOption("2");
  await button(ann, "Create link").click();
  const own = openLine(ann, "link").filter({ hasText: "seat 3" });
  const single = await own.locator(".invite-value").innerText();

  await ann.page.reload(); // all of that can be seen again
  await openInvite(ann);
  await becomes(async () => [await linkOf(ann), await openLine(ann, "code").locator(".invite-value").innerText()], [link, code]);
  await becomes(() => own.locator(".invite-value").innerText(), single);
  for (const words of ["single use", "not used yet", "Created", "Valid until"]) await own.getByText(words).waitFor();
  const [ben, eve] = await Promise.all(["Ben", "Eve"].map((name) => arriveAt(pathOf(single), name)));
  await Promise.all([ben, eve].map((person) => button(person, "Take a seat").waitFor()));
  await eve.page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true })); // else her page looks again within 10 s, and offers no seat to press
  await button(ben, "Take a seat").click();
  await ben.room.waitFor();
  await own.waitFor({ state: "detached" });
  await openLine(ann, "code").getByRole("button", { name: /^Cancel/ }).click();
  await openLine(ann, "code").waitFor({ state: "detached" });

  // the page of a used invitation follows the table: it has no seat to take any more
  await button(eve, "Take a seat").click();
  await eve.page.getByRole("alert").getByText(/invitation is no longer valid/i).first().waitFor();
  await button(eve, "Take a seat").waitFor({ state: "detached" });
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("a private table is not listed, offers strangers no seat, is watched by link only, and its invitations end at the start", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Ours alone", { access: true });
  await openInvite(ann);
  const path = pathOf(await linkOf(ann));
  const eve = await arriveAt(`/room/${room}`, "Eve");
  await eve.page.locator('.ask-host[data-kept-out="uninvited"]').waitFor();
  await becomes(() => button(eve, /^Take seat/).count(), 0);
  const [ben, cleo] = await Promise.all(["Ben", "Cleo"].map((name) => arriveAt(path, name)));
  await button(cleo, "Take a seat").waitFor();
  await button(ben, "Take a seat").click();
  await ben.page.locator(".match").waitFor();
  await cleo.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // else within 10 s
  await cleo.page.getByRole("alert").getByText(/invitation is no longer valid/i).waitFor();
  await eve.page.goto(`${service.url}/room/${room}`);
  await eve.page.getByRole("alert").getByText(/need a link to watch/i).waitFor();
  await eve.page.goto(service.url);
  await eve.page.locator("[data-action=new-table]").waitFor();
  const lists = await eve.page.evaluate(async () => (await fetch("/api/rooms")).text());
  assert.ok(!lists.includes(room));
  await becomes(() => eve.page.locator(`[data-room="${room}"]`).count(), 0);
});

test("a removed player asks to be let in, sits down again and writes in the chat without a reload", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(3, "Second chance");
  const ben = await arriveAt(`/room/${room}`, "Ben");
  await button(ben, "Take seat 2").click();
  const field = ben.page.locator("[data-chat=room] form input");
  await field.waitFor();
  await button(ann, "Options for Ben").click();
  await button(ann, "Remove from table").click();
  await field.waitFor({ state: "detached" });
  await button(ben, "Ask to be let in").click();
  await ben.page.locator("[name=ask-word]").fill("It was a mistake");
  await button(ben, "Ask to be let in").click();
  await ben.page.getByText("You’ve asked the host").waitFor();
  const toast = ann.page.locator(".toast", { hasText: "It was a mistake" });
  await toast.getByRole("button", { name: "Let in" }).click();
  await button(ben, "Take seat 2").click();
  await field.fill("Thank you");
  await field.press("Enter");
  await ann.page.locator("[data-chat=room]").getByText("Thank you").waitFor();
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});
