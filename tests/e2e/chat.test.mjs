// Chat in the lobby, at the table and among spectators; in free words and in phrases that each person reads in their language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

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
