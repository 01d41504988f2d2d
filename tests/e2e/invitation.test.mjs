// From an invitation to a seat: with only the link, by a code, by name; and what those see who can't come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "./person.mjs";
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
  await person.page.locator("form[data-form=password]").waitFor();
}

/** Open the panel; in a room for the invited it is open for the host. */
async function openPanel(host) {
  const panel = host.page.locator(".invite-panel");
  await panel.waitFor();
  if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
}

async function makeSecret(host, kind) {
  await button(host, kind === "link" ? "Create link" : "Create short code").click();
  return host.page.locator(`.invite-secret[data-kind=${kind}] input`).inputValue();
}

test("a person with only the link sits after two clicks, plays in under a minute, and keeps the seat with an account", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Letters only", { access: true });
  await openPanel(ann);
  const link = await makeSecret(ann, "link");
  const ben = await Person.open(browser, service.url, "Ben", { path: new URL(link).pathname + new URL(link).hash });
  await ben.page.getByRole("heading", { name: "Ann invites you" }).waitFor();
  await ben.page.getByRole("textbox").fill("Ben the Guest"); // one
  await button(ben, "Take a seat").click(); // two, and nothing else
  await ben.page.locator(".match").waitFor();
  assert.equal(await ben.room.getAttribute("data-room"), room);
  assert.equal(await ben.room.getAttribute("data-audience"), "1");
  await playUntilMoved([ann, ben], ben, room);

  await register(ben, "Benedict", "a long password");
  await ben.page.goto(`${service.url}/room/${room}`);
  await ben.page.locator('.room[data-audience="1"]').waitFor();
  const phone = await Person.open(browser, service.url, "Ben", { path: `/room/${room}` });
  await phone.page.locator(".link-button").click();
  await fillIn(phone, "log-in", "Benedict", "a long password");
  await phone.page.locator('.room[data-audience="1"]').waitFor();
  assert.deepEqual([...ann.problems, ...ben.problems, ...phone.problems], []);
});

test("who has registered is invited by name", async () => {
  const [ann, ben] = await Promise.all(["Anna", "Bella"].map((name) => Person.arrive(browser, service.url, name)));
  await register(ben, "Bella", "a long password");
  await ann.createRoom(3, "By name");
  await openPanel(ann);
  await ann.page.locator("input[name=person]").fill("bella");
  await ann.page.locator(".user-search button").click();
  await ben.page.locator(".toast").getByRole("button", { name: "Accept" }).click();
  await ben.page.locator('.room[data-audience="1"]').waitFor();
});

test("a code is typed in the lobby, and an invitation by name is accepted or declined with a word", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  await ann.createRoom(3, "By code");
  await openPanel(ann);
  const code = await makeSecret(ann, "code");
  await ben.page.locator("input[name=code]").fill(code.toLowerCase());
  await button(ben, "Open").click();
  await button(ben, "Take a seat").click();
  await ben.room.waitFor();
  await button(ann, /start with/i).click();
  await Promise.all([ann, ben].map((person) => person.page.locator(".match").waitFor()));
  await ann.page.goto(service.url);
  await ann.createRoom(3, "Revenge");
  await openPanel(ann);
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
  const ann = await Person.arrive(browser, service.url, "Ann", { path: "/" });
  await ann.page.goto(`${service.url}/i#${"A".repeat(22)}`);
  await ann.page.getByRole("alert").getByText(/invitation is no longer valid/i).waitFor();
  await button(ann, "Back to the lobby").last().click();
  await ann.page.locator("[data-action=new-table]").waitFor();
});
