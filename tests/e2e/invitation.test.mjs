// From an invitation to a seat: with only the link, by a code, by name; and the pages of people who cannot accept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

const button = (person, name) => person.page.getByRole("button", { name });

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
