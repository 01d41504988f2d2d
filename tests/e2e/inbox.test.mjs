// Notices that reach a person on every page: news of their matches, a stored inbox, and the reason why a session has ended.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

async function choose(person, item, page = person.page) {
  await page.locator(".name-button").waitFor();
  await page.locator("main > .splash").waitFor({ state: "detached" }); // else the menu closes when the page has loaded
  await page.locator(".name-button").click();
  await page.locator(`[role=menuitem][data-item=${item}]`).click();
}

async function goHome(person) {
  await person.page.locator(".header .home").click();
  await person.page.locator(".room[data-room]").waitFor({ state: "detached" });
}

const titled = (person, words) => person.page.waitForFunction((expected) => document.title.includes(expected), words);

/** Waits until so much is in the inbox, by the number at the name; 0: no number. */
async function waits(person, count) {
  const badge = person.page.locator(".inbox-count");
  if (count === 0) await badge.waitFor({ state: "detached" });
  else await badge.getByText(String(count), { exact: true }).waitFor();
}

test("a player who sits down, a match that starts and its end are announced on every page", async () => {
  const [lea, max, nia] = await Promise.all(["Lea", "Max", "Nia"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await lea.createRoom(3, "Tea");
  await goHome(lea);
  await max.joinFromLobby(room);
  await lea.page.locator('[data-news="joined"]').getByText("Max sat down at “Tea”.").waitFor();
  await titled(lea, "Max sat down");
  await choose(lea, "account");
  await nia.joinFromLobby(room);
  const started = lea.page.locator('[data-news="started"]');
  await started.getByText("Your match “Tea” has started.").waitFor();
  await titled(lea, "Match started");
  await becomes(() => lea.page.locator("[data-news]").count(), 1, "the news of a table stand for all before");
  await started.getByRole("button", { name: "Go to match" }).click();
  await lea.page.locator(".match").waitFor();
  await lea.page.locator("[data-news]").waitFor({ state: "detached" });
  await titled(lea, "Tea");
  await becomes(async () => (await lea.page.title()).includes("Match started"), false);

  await goHome(lea);
  await becomes(() => lea.page.locator("[data-news]").count(), 0, "what the page has shown is no news");
  await max.resign();
  await nia.resign();
  await lea.page.locator('[data-news="ended"]').getByText("“Tea” is over: you won!").waitFor();
  await titled(lea, "Match over");
  assert.deepEqual([...lea.problems, ...max.problems, ...nia.problems], []);
});

test("a friend request waits at the name until it is answered, and friends see where they play", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(3, "Friends");
  await ben.joinFromLobby(room);
  await ben.page.locator(".seat-line").first().waitFor();
  const { identity } = (await ben.look(room)).room.seats[1];
  const asked = await ann.page.request.post(`${service.url}/api/me/friends`, { data: { identity, name: "Ben" }, headers: { origin: service.url } });
  assert.ok(asked.ok());
  await waits(ben, 1);
  await ben.page.locator('.toast[data-item="friend_request"]').getByRole("button", { name: "Not now" }).click();
  await ben.page.reload();
  await waits(ben, 1);
  await titled(ben, "(1)");
  assert.equal(await ben.page.locator(".toast").count(), 0, "what was put off does not come again by itself");
  await choose(ben, "inbox");
  const item = ben.page.getByRole("dialog").locator('[data-item="friend_request"]');
  await item.getByText("Ann sent you a friend request.").waitFor();
  const announced = ann.page.locator('.toast[data-item="friend"]').getByText("Ben accepted your friend request.").waitFor();
  await item.getByRole("button", { name: "Accept" }).click();
  await waits(ben, 0);
  await ben.page.getByText("Nothing is waiting for you.").waitFor();
  await waits(ann, 1);
  await announced; // it was waited for from the press on, since it goes by itself
  await ann.page.locator('.toast[data-item="friend"]').waitFor({ state: "detached" });

  await ben.closeDialog();
  await goHome(ben);
  const friend = ben.page.locator('.friends [data-friend="Ann"][data-state="here"]');
  await friend.getByText("at “Friends”").waitFor();
  await friend.getByRole("button", { name: "Send Ann a note" }).click();
  await friend.getByRole("textbox").fill("Back soon");
  const toast = ann.page.locator('.toast[data-item="note"]');
  await ann.page.evaluate(() => document.styleSheets[0].insertRule(".toast.news { animation-delay: 600s !important }")); // whatever the press takes
  const note = toast.getByText("Ben: “Back soon”").waitFor().then(() => toast.getByRole("button", { name: "Reply" }).click()); // before it fades
  await friend.getByRole("button", { name: "Send", exact: true }).click();
  await friend.getByText("Note sent").waitFor();
  await note;
  await becomes(() => toast.getByRole("textbox").evaluate((field) => field === document.activeElement), true, "the keys go to the field, not to the page");
  await toast.getByRole("textbox").fill("Take your time");
  await toast.getByRole("textbox").evaluate((field) => field.blur());
  await ann.page.mouse.move(5, 5);
  assert.equal(await toast.evaluate((shown) => getComputedStyle(shown).animationName), "none", "a toast with a draft does not fade");
  await toast.getByRole("button", { name: "Send" }).click();
  await toast.waitFor({ state: "detached" });
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("on a phone the newest item is shown, unless the user writes an answer to another one", async () => {
  const [ann, ben, cid] = await Promise.all(["Newann", "Newben", "Newcid"].map((name) => Person.arrive(browser, service.url, name, { viewport: { width: 360, height: 740 } })));
  const { identity } = await (await ben.page.request.get(`${service.url}/api/me`)).json();
  const post = async (person, path, data) => {
    const answer = await person.page.request.post(service.url + path, { data, headers: { origin: service.url } });
    assert.ok(answer.ok(), await answer.text());
  };
  const shown = (kind) => ben.page.locator(`.toast[data-item="${kind}"]`);
  await post(ann, "/api/me/friends", { identity, name: "Newben" });
  await shown("friend_request").getByRole("button", { name: "Accept" }).focus();
  const room = await cid.createRoom(2, "New");
  await post(cid, `/api/rooms/${room}/invitations`, { kind: "person", whom: { identity, name: "Newben" } });
  await shown("invitation").waitFor();
  await becomes(() => ben.page.locator(".toast").count(), 1, "an item that was only looked at makes room");
  await shown("invitation").getByRole("button", { name: "Decline" }).click();
  await shown("invitation").getByRole("textbox").fill("Not to");
  await post(cid, "/api/me/friends", { identity, name: "Newben" });
  await ben.page.locator(".inbox-more").getByText("2").waitFor();
  await becomes(() => shown("invitation").getByRole("textbox").inputValue(), "Not to", "an answer that is being written stays");
  await shown("invitation").getByRole("textbox").fill("");
  await ben.page.mouse.move(5, 700);
  await shown("invitation").getByRole("textbox").blur();
  await shown("friend_request").first().waitFor(); // an answer that was given up makes room
  assert.deepEqual([ann, ben, cid].flatMap(({ problems }) => problems), []);
});

test("the dialog of an end has what comes while it is open: requests, news of other matches, refusals", async () => {
  const [ann, ben] = await Promise.all(["Endann", "Endben"].map((name) => Person.arrive(browser, service.url, name, { viewport: { width: 360, height: 740 } })));
  const next = await ben.createRoom(2, "Tomorrow");
  await goHome(ben);
  const room = await ann.createRoom(2, "Tonight");
  await ben.joinFromLobby(room);
  await ann.page.locator(".match").waitFor();
  await ann.resign();
  const dialog = ben.page.locator("dialog[open]");
  const befriend = dialog.getByRole("button", { name: "Add friend: Endann" });
  await ben.page.route("**/api/me/friends", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await befriend.press("Enter"); // the dialog grows while its parts come
  await dialog.locator(".notice").getByRole("button", { name: "Dismiss" }).press("Enter");
  await becomes(() => ben.page.locator(".notice").count(), 0);
  await ben.page.unroute("**/api/me/friends");
  const { identity } = await (await ben.page.request.get(`${service.url}/api/me`)).json();
  const post = (path, data) => ann.page.request.post(service.url + path, { data, headers: { origin: service.url } });
  assert.ok((await post("/api/me/friends", { identity, name: "Endben" })).ok());
  const request = dialog.locator('[data-item="friend_request"]');
  await request.waitFor();
  await becomes(() => ben.page.locator(".toast:visible").count(), 1, "nothing lies behind the dialog");
  await befriend.waitFor({ state: "detached" });
  await request.getByRole("button", { name: "Accept" }).press("Enter");
  await request.waitFor({ state: "detached" });
  await becomes(() => befriend.count(), 0, "they are friends");

  assert.ok((await post(`/api/rooms/${next}/requests`, { type: "join", id: "j", room: next })).ok());
  await dialog.locator('[data-news="started"]').getByText("Your match “Tomorrow” has started.").waitFor();

  await dialog.locator('[data-news="started"]').getByRole("button", { name: "Go to match" }).press("Enter");
  await ben.page.locator(`.room[data-room="${next}"] .match`).waitFor();
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("a player of a live match sees the seats at other live tables, and leaves them or goes there", async () => {
  const people = await Promise.all(["Liv", "Lou", "Lex"].map((name) => Person.arrive(browser, service.url, name, { viewport: { width: 360, height: 740 } })));
  const [liv, lou, lex] = people;
  const waiting = await liv.createRoom(2, "Left alone");
  await goHome(liv);
  const room = await liv.createRoom(2, "Here");
  await lou.joinFromLobby(room);
  await liv.page.locator(".match").waitFor();
  const seat = (id) => liv.page.locator(`[data-also-seated="${id}"]`);
  await seat(waiting).getByText("You also sit at “Left alone”.").waitFor();
  await becomes(() => lou.page.locator("[data-also-seated]").count(), 0);
  await seat(waiting).getByRole("button", { name: "Leave seat" }).click();
  await seat(waiting).waitFor({ state: "detached" });
  await becomes(async () => (await lex.look(waiting)).room.seats, [null, null]);

  const slow = { type: "create_room", id: "slow", game: "twin_tin_bots", players: 2, clock: { pace: "slow", turn: 86_400, off_turn: 86_400 } };
  for (const data of [slow, { ...slow, id: "live", clock: null }]) {
    const made = await liv.page.request.post(`${service.url}/api/rooms`, { data, headers: { origin: service.url } });
    assert.ok(made.ok(), await made.text());
  }
  const other = liv.page.locator("[data-also-seated]");
  await becomes(() => other.count(), 1, "a slow table takes no time of this match");
  await other.getByRole("button", { name: "Go to table" }).click();
  await liv.page.locator(".room[data-status=open]").waitFor();
  await becomes(() => other.count(), 0);
  assert.deepEqual(people.flatMap(({ problems }) => problems), []);
});

test("a seat that is offered reaches a spectator who is two turns behind, in the match and on other pages", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Late", { delay: "2 turns" });
  await ben.joinFromLobby(room);
  await ann.page.locator(".match").waitFor();
  const fay = await Person.arrive(browser, service.url, "Fay", { path: `/room/${room}` });
  await fay.page.getByText("You’re 2 turns behind.").waitFor();
  const me = await (await fay.page.request.get(`${service.url}/api/me`)).json();
  const offered = await ann.page.request.post(`${service.url}/api/rooms/${room}/requests`, {
    data: { type: "offer_seat", id: "o1", seat: 0, identity: me.identity },
    headers: { origin: service.url },
  });
  assert.ok(offered.ok(), await offered.text());
  const toast = fay.page.locator('.toast[data-item="seat_offer"]');
  await toast.getByText("Ann offers you a seat at “Late”.").waitFor();
  await goHome(fay);
  await waits(fay, 1);
  await fay.page.reload();
  await toast.getByRole("button", { name: "Take over seat" }).click();
  await fay.page.locator('.room[data-audience="0"]').waitFor();
  await waits(fay, 0);
  assert.deepEqual([...ann.problems, ...ben.problems, ...fay.problems], []);
});

test("a log-out and a deletion say what has happened, in all tabs of the browser", async () => {
  for (const [item, words] of [["log-out", "The guest you played as"], ["account", "Your account has been deleted."]]) {
    const ann = await Person.arrive(browser, service.url, "Ann");
    const tabs = [ann.page, await ann.context.newPage()];
    const connecting = tabs.map((page) => page.waitForEvent("websocket"));
    for (const page of tabs) {
      await page.goto(service.url);
      await page.locator(".name-button", { hasText: "Ann" }).waitFor();
    }
    const closed = (await Promise.all(connecting)).map((socket) => new Promise((resolve) => socket.on("close", resolve)));
    await ann.page.route(/\/api\/(logout|me\/delete)$/, async (route) => {
      const answer = await route.fetch();
      await Promise.all(closed); // a tab that knows of the end before its connection ends asks nothing
      await route.fulfill({ response: answer });
    });
    await Promise.all(tabs.map((page) => page.evaluate(noteTexts)));
    await choose(ann, item);
    if (item === "account") await ann.page.getByRole("button", { name: "Delete account…" }).click();
    const sure = ann.page.getByRole("dialog").getByRole("button", { name: /^Yes, log out|Delete account for good/ });
    await sure.waitFor();
    await Promise.all(tabs.map((page) => page.evaluate(holdFrames))); // as on a busy machine: the service answers before a frame
    const asked = tabs.map((page) => page.waitForResponse((answer) => answer.url().endsWith("/api/me")));
    await sure.click();
    await Promise.all(asked); // the tabs ask who they are when their connection ends, and must keep the reason
    await Promise.all(tabs.map((page) => page.evaluate(() => window.release())));
    for (const page of tabs) {
      await page.locator(".visitor-reason").getByText(words).waitFor();
      await becomes(() => page.getByRole("dialog").count(), 0, "there is no account to log in to");
      assert.equal(await page.evaluate(() => window.wrong), 0, "nothing says that another device has done it");
    }
    assert.deepEqual(ann.problems, []);
  }
});

/** Runs in the page: counts how often it says that another device has ended the session. */
function noteTexts() {
  window.wrong = 0;
  new MutationObserver(() => (window.wrong += document.body.textContent.includes("from another device") ? 1 : 0)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Runs in the page: no frame is drawn, and no short timer ends, until `release` is called. */
function holdFrames() {
  const { setTimeout: later, requestAnimationFrame: draw } = window;
  const held = [];
  window.requestAnimationFrame = (work) => held.push(() => draw(work));
  window.setTimeout = (work, ms = 0, ...values) => (ms < 100 ? held.push(() => later(work, ms, ...values)) : later(work, ms, ...values));
  window.release = () => {
    Object.assign(window, { setTimeout: later, requestAnimationFrame: draw });
    for (const go of held) go();
  };
}
