// Makes the pictures of docs/images from the running service: people arrive, open rooms, play against bots, and a match of four.
import { fileURLToPath } from "node:url";
import { launch } from "../client_js/e2e/browser.mjs";
import { Person } from "../tests/e2e/person.mjs";
import { Brain, Service } from "../tests/e2e/service.mjs";

const IMAGES = fileURLToPath(new URL("../docs/images/", import.meta.url));
const SHOWN_AFTER = 34; // commands: by then robots carry crystals and programs are full
const MOST_COMMANDS = 600;
/** Options of pages whose pixels are looked at. */
const SHOWN = { drawn: true };

const service = await Service.start();
const browser = await launch();
const brain = new Brain();
try {
  await takeAll();
} finally {
  brain.stop();
  await browser.close();
  await service.stop();
}

async function takeAll() {
  const people = [];
  for (const name of ["Ada", "Grace", "Alan", "Edsger"]) people.push(await Person.arrive(browser, service.url, name, SHOWN));
  for (const person of people) await person.setSpeed("Instant");
  const hosts = [];
  for (const [name, players, title] of [["Barbara", 2, "Quick duel"], ["Donald", 6, "The big one"]]) {
    const host = await Person.arrive(browser, service.url, name, SHOWN);
    await host.createRoom(players, title);
    hosts.push(host);
  }
  const alone = await Person.arrive(browser, service.url, "Margaret", SHOWN);
  await alone.page.getByRole("button", { name: "Play bots now" }).click();
  await alone.room.waitFor();
  const room = await people[0].createRoom(4, "Friday robots");
  await people[1].joinFromLobby(room);
  await people[2].page.locator(`[data-room="${room}"]`).waitFor();
  await shoot(people[2], "lobby");
  for (const person of people.slice(2)) await person.joinFromLobby(room);
  await people[0].page.locator(".match").waitFor();
  await playOn(people, room);
  await people[0].page.getByRole("dialog").waitFor();
  await shoot(people[0], "end");
}

async function playOn(people, room) {
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    const { choices, number, view } = await people[0].look(room);
    if (view.result) return;
    const [choice] = choices;
    const person = people[choice.seat];
    await person.waitForNumber(number);
    if (count === SHOWN_AFTER) await shootMatch(person);
    const own = await person.look(room);
    await person.answer(await brain.ask({ view: own.view, choice, wish: "play" }), choice.seat);
    await person.waitForNumber(number + 1);
  }
  throw new Error("the match did not end");
}

async function shootMatch(person) {
  await shoot(person, "match");
  await person.page.setViewportSize({ width: 390, height: 844 });
  await shoot(person, "phone");
  await person.page.setViewportSize({ width: 1280, height: 800 });
}

async function shoot(person, name) {
  await person.page.screenshot({ path: `${IMAGES}${name}.png` });
  console.log(`docs/images/${name}.png`);
}
