// Makes the pictures of docs/images from the running service: people arrive, open rooms, play against bots, and a match of four.
// `node tools/screenshots.mjs authors` makes those of games from outside alone, `node tools/screenshots.mjs pages` those of VOLT, of the daily
// puzzle, of leaderboards, profiles and histories.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch } from "../client_js/e2e/browser.mjs";
import { Person, becomes, check } from "../tests/e2e/person.mjs";
import { Brain, ROOT, Service } from "../tests/e2e/service.mjs";

const IMAGES = fileURLToPath(new URL("../docs/images/", import.meta.url));
const PYTHON = fileURLToPath(new URL("../.venv/bin/python", import.meta.url));
// 256 colours instead of 16 million, fitted to the picture: a third of the bytes, and no difference that is seen. Pictures are the arguments.
const QUANTISE = `
import sys
from PIL import Image
for path in sys.argv[1:]:
    Image.open(path).convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).save(path, optimize=True)
`;
const SHOWN_AFTER = 34; // commands: by then robots carry crystals and programs are full
const MOST_COMMANDS = 600;
const LEAST_ARROWS = 3;
const CHECK_MS = 120_000; // for a check of a game on a busy machine
const CARDS_LAID = 9; // of Robot Master: by then lines have worths
/** Options of pages whose pixels are looked at. */
const SHOWN = { drawn: true };

const SIZES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
  across: { width: 740, height: 360 },
  tablet: { width: 768, height: 1024 },
  tall: { width: 1280, height: 1300 },
  author: { width: 1280, height: 640 },
};

const service = await Service.start();
const browser = await launch();
const brain = new Brain();
const taken = [];
try {
  const [only = ""] = process.argv.slice(2);
  if (only === "") await takeAll();
  if (only !== "authors") await shootPages();
  if (only !== "pages") {
    await shootNewGame();
    await shootExamples();
  }
  await promisify(execFile)(PYTHON, ["-c", QUANTISE, ...taken]);
} finally {
  brain.stop();
  await browser.close();
  await service.stop();
}

/** Chooses in the settings how fast events are played. */
async function setSpeed(person, label) {
  await person.page.getByRole("button", { name: /settings/i }).click();
  await check(person.page.getByRole("dialog").getByRole("radio", { name: label, exact: true }));
  await person.closeDialog();
}

async function takeAll() {
  const people = [];
  for (const name of ["Ada", "Grace", "Alan", "Edsger"]) people.push(await Person.arrive(browser, service.url, name, SHOWN));
  for (const person of people) await setSpeed(person, "Instant");
  const hosts = [];
  for (const [name, players, title] of [["Barbara", 2, "Quick duel"], ["Donald", 6, "The big one"]]) {
    const host = await Person.arrive(browser, service.url, name, SHOWN);
    await host.createRoom(players, title);
    hosts.push(host);
  }
  const alone = await Person.arrive(browser, service.url, "Margaret", SHOWN);
  await alone.page.locator(".play-button").first().click();
  await alone.room.waitFor();
  const room = await people[0].createRoom(4, "Friday robots");
  await people[1].joinFromLobby(room);
  await people[2].page.locator(`[data-room="${room}"]`).waitFor();
  await shoot(people[2], "lobby");
  await people[2].joinFromLobby(room);
  await shoot(people[0], "before");
  await people[3].joinFromLobby(room);
  await people[0].page.locator(".match").waitFor();
  await playOn(people, room);
  await people[0].page.getByRole("dialog").waitFor();
  await people[0].page.locator(".points-curve svg").waitFor({ state: "attached" }); // it is folded away
  await shoot(people[0], "end", SIZES.tall);
  await shoot(people[0], "end_phone", SIZES.phone);
  await shootPast(people[0], room);
  await shootLearning(people[1]);
  await shootRobotMaster(people[1], people[2]);
  await shootFront();
}

async function playOn(people, room) {
  let shown = false;
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    const { choices, number, view } = await people[0].look(room);
    if (view.result && !shown) throw new Error("no turn had a dry run worth a picture: try again");
    if (view.result) return;
    const [choice] = choices;
    const person = people[choice.seat];
    await person.waitForNumber(number);
    if (!shown && count >= SHOWN_AFTER && choice.kind === "program") {
      shown = await shootMatch(person);
    }
    const own = await person.look(room);
    await person.answer(await brain.ask({ view: own.view, choice, wish: "play" }), choice.seat);
    await person.waitForNumber(number + 1);
  }
  throw new Error("the match did not end");
}

/**
 * An own turn in which a change is tried: large and small, light, dark and with high contrast, in other languages.
 * False, without a picture, if the change would move too little to show how a dry run is drawn.
 */
async function shootMatch(person) {
  const { page } = person;
  await page.locator('.player-panel [data-hand]:not([aria-disabled="true"], :disabled)').first().click();
  await page.locator('.player-panel [data-slot$="A1"]').click();
  await page.locator("[data-preview=seen]").first().waitFor();
  const undo = async () => {
    for (const key of ["Escape", "Control+z"]) await page.keyboard.press(key);
  };
  if ((await page.locator(".ghosts .ghost-arrow").count()) < LEAST_ARROWS) {
    await undo();
    return false;
  }
  await shoot(person, "match");
  await shoot(person, "phone", SIZES.phone);
  await shoot(person, "across", SIZES.across);
  await shoot(person, "tablet", SIZES.tablet);
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot(person, "dark", SIZES.phone);
  await page.emulateMedia({ colorScheme: "light" });
  await person.setTheme("contrast");
  await shoot(person, "contrast");
  await person.setTheme("system");
  await person.chooseLanguage("uk");
  await shoot(person, "ukrainian", SIZES.phone);
  await person.chooseLanguage("de");
  await shoot(person, "german");
  await person.chooseLanguage("en");
  await page.keyboard.press("b");
  await page.locator("dialog[open] table").first().waitFor();
  await shoot(person, "table");
  await page.keyboard.press("Escape");
  await undo();
  return true;
}

/** The past of a finished match, and a table to try another way from one of its moments. */
async function shootPast(person, room) {
  const { page } = person;
  await page.goto(`${service.url}/m/${room}?turn=20`);
  await page.locator(".timeline-bar[data-position]").waitFor();
  await shoot(person, "timeline");
  await page.getByRole("button", { name: "Try from here" }).click();
  await page.locator(".practice .match").waitFor();
  await shoot(person, "sandbox");
}

/** What teaches the game. */
async function shootLearning(person) {
  const { page } = person;
  for (const [name, path] of [["lesson", "learn/twin_tin_bots"], ["puzzle", "puzzles/twin_tin_bots"]]) {
    await page.goto(`${service.url}/${path}`);
    await page.locator(".practice .match").waitFor();
    await shoot(person, name, SIZES.phone);
  }
}

/** What a visitor without a name sees: the first page, a page of a game, and its rules. */
async function shootFront() {
  const visitor = await Person.open(browser, service.url, "Visitor", SHOWN);
  for (const [name, path, there] of [
    ["first", "", '.show:is([data-kind="live"], [data-kind="recorded"])'],
    ["game", "games/twin_tin_bots", ".game-match"],
    ["rules", "rules/twin_tin_bots", ".rules-board svg"],
  ]) {
    await visitor.page.goto(`${service.url}/${path}`);
    await visitor.page.locator(there).first().waitFor();
    await shoot(visitor, name);
    await shoot(visitor, `${name}_phone`, SIZES.phone);
  }
}

/** A match of the second game: after some cards, with a card and a cell chosen, and its end. */
async function shootRobotMaster(host, guest) {
  const { page } = host;
  for (const person of [host, guest]) await person.page.goto(service.url);
  const form = await host.openNewTable();
  await form.getByRole("radio", { name: "Robot Master", exact: true }).check();
  await form.getByRole("button", { name: "Create table" }).click();
  await host.room.waitFor();
  const room = await host.room.getAttribute("data-room");
  await guest.joinFromLobby(room);
  for (const person of [host, guest]) await person.page.locator(".rm-match").waitFor();
  let shown = false;
  for (let count = 0; ; count += 1) {
    const { choices, number, view } = await host.look(room);
    if (view.result) break;
    const [{ seat, cells }] = choices;
    const person = [host, guest][seat];
    await person.waitForNumber(number);
    const piles = person.page.locator(".rm-pile:enabled");
    await piles.nth((count * 5) % (await piles.count())).click();
    const cell = person.page.locator(`[data-cell=${cells[(count * 3) % cells.length]}]`);
    await cell.click();
    await person.page.locator(".rm-lay").waitFor();
    if (person === host && count >= CARDS_LAID && !shown) {
      await shootBoth(host, "robot_master");
      shown = true;
    }
    await cell.click();
    await person.waitForNumber(number + 1);
  }
  await host.page.getByRole("dialog").locator(".end-details").waitFor();
  await shootBoth(host, "end_robot_master");
}

/** A turn of VOLT with its questions, the daily puzzle, and what is kept of rated matches: each large and small. */
async function shootPages() {
  const visitor = await Person.open(browser, service.url, "Visitor", { ...SHOWN, path: "/daily/volt" });
  await visitor.page.locator('.lesson[data-state="task"]').waitFor();
  await shootBoth(visitor, "daily");
  await shootVolt(await Person.arrive(browser, service.url, "Ada", SHOWN));
  await shootRated();
}

/** The guide's bubble, a program, its run, and the question for modules, in a match against KillBots. */
async function shootVolt(person) {
  const { page } = person;
  const form = await person.openNewTable();
  await check(form.getByRole("radio", { name: "VOLT", exact: true }));
  await check(form.getByRole("radio", { name: "1", exact: true }));
  await form.locator(".options-form summary").click();
  for (const [name, value] of [["mode", "league"], ["killbots", "3"]]) await check(form.locator(`[name=${name}][value="${value}"]`));
  await form.getByRole("button", { name: "Create table" }).click();
  await person.room.waitFor();
  const room = await person.room.getAttribute("data-room");
  const press = (selector) => page.locator(`.vt-match ${selector}`).first().click();
  const wanted = new Set(["volt_guide", "volt", "volt_run", "volt_use"]);
  const once = async (name) => wanted.delete(name) && shootBoth(person, name);
  while (wanted.size > 0) {
    const { choices, number, view } = await person.look(room);
    if (view.result) throw new Error(`the match ended before ${[...wanted].join(", ")}: try again`);
    await person.waitForNumber(number);
    const [choice] = choices;
    if (choice.kind === "draw") await press(`[data-stack=${choice.stacks[0]}]`);
    else if (choice.kind === "equip") await equip(press, view.seats[choice.seat].own.inventory);
    else if (choice.kind === "restart") await press(`[data-space="${choice.spaces.at(-1)}"]`);
    else if (choice.kind === "program") await program(person, press, once);
    else if (choice.kind === "use") {
      await page.locator(`[data-use=${choice.modules[0]}]`).waitFor();
      await once("volt_use");
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await setSpeed(person, "Fast"); // what runs is shown die by die
      await press("[data-use-done]:enabled");
      await page.locator(".vt-order-list [data-state=done]").nth(1).waitFor();
      await once("volt_run");
    } else await press(choice.kind === "react" ? "[data-react=no], [data-limit]" : "[data-space-option], [data-repair], [data-stack]");
    await becomes(async () => (await person.look(room)).number > number, true);
  }
}

async function equip(press, inventory) {
  for (const module of inventory.slice(0, 2)) await press(`[data-owned-module=${module}]`);
  await press("[data-done]");
}

/** Lays three dice, and takes the pictures that are `once` taken of it. */
async function program(person, press, once) {
  const { page } = person;
  const bubble = page.locator(".guide:not([hidden]) button");
  const first = await bubble.isVisible();
  if (first) {
    await once("volt_guide");
    await bubble.press("Enter");
  }
  for (const [unit, colour, number] of [[1, "blue", 2], [2, "blue", 1], [3, "red", 1]]) {
    await press(`[data-hand=${colour}]`);
    await press(`[data-number="${number}"]`);
    await press(`[data-button="${unit},${2 * unit}"]`);
  }
  await page.locator(".vt-dry-run").waitFor({ state: "attached" });
  if (first) await page.locator("[data-guide=done] button").press("Enter");
  await once("volt");
  await press("[data-done]");
}

/** A leaderboard and a profile, after rated matches of four people with an account. */
async function shootRated() {
  const names = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra"];
  const people = [];
  for (const name of names) {
    const person = await Person.arrive(browser, service.url, name.split(" ")[0], SHOWN);
    await asked(person, "POST", "/me/register", { name, password: "correct horse" });
    people.push(person);
  }
  const clock = { pace: "slow", turn: 86_400, off_turn: 86_400 }; // such a match begins also while a page still connects
  const [ada, grace, alan, edsger] = people;
  for (const [number, [winner, other]] of [[ada, grace], [grace, alan], [ada, alan], [ada, edsger], [alan, edsger], [grace, ada]].entries()) {
    const { room } = await asked(winner, "POST", "/rooms", { id: `rated${number}`, game: "volt", players: 2, clock, settings: { rated: true } });
    await asked(other, "POST", `/rooms/${room}/requests`, { type: "join", id: "join", room });
    await becomes(async () => (await asked(winner, "GET", `/rooms/${room}`)).room.status, "playing");
    await asked(other, "POST", `/rooms/${room}/requests`, { type: "resign", id: "resign", seat: 1 });
    await becomes(async () => (await asked(winner, "GET", "/matches?mine=1")).matches[0]?.room.id ?? "", room);
  }
  const { page } = ada;
  await page.goto(`${service.url}/leaderboards/volt?tempo=slow&scope=all`);
  await page.locator(`[data-player='${names[3]}']`).waitFor();
  await shootBoth(ada, "leaderboard");
  await page.goto(`${service.url}/u/${encodeURIComponent(names[0])}`);
  await page.locator(`[data-profile='${names[0]}'] [data-rating=slow]`).waitFor();
  await shootBoth(ada, "profile");
  await page.goto(`${service.url}/matches`);
  await page.locator("[data-match]").first().waitFor();
  await shootBoth(ada, "history");
}

/** A request of a person to the service, which succeeds; its answer. */
async function asked({ context }, method, path, data) {
  const answer = await context.request.fetch(`${service.url}/api${path}`, { method, data, headers: { origin: service.url } });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${path}: ${text}`);
  return text && JSON.parse(text);
}

/** What the author of a new game sees: `botyard dev`, the page of the game, and what is said of a fault in its rules. */
async function shootNewGame() {
  await withFolder(async (folder) => {
    await promisify(execFile)(PYTHON, ["-m", "botyard.cli", "new-game", "stone_heap"], { cwd: folder });
    const game = join(folder, "stone-heap");
    await withDev(game, async (url) => {
      const author = await Person.open(browser, url, "Author", { ...SHOWN, path: "/dev" });
      const { page } = author;
      await page.locator(".dev-saved[data-state=good]").waitFor({ timeout: CHECK_MS });
      for (const count of [2, 3]) await page.locator(`[data-take='${count}']:enabled`).click();
      await page.locator("[data-take='1']:enabled").waitFor();
      await shoot(author, "author_dev", SIZES.author);
      const rules = join(game, "src/stone_heap/__init__.py");
      await writeFile(rules, (await readFile(rules, "utf8")).replace("stones=state.stones - command.count", "stones=state.stones - command.weight"));
      await page.locator(".dev-check", { hasText: "weight" }).waitFor({ timeout: CHECK_MS });
      await page.locator("[data-take]").first().waitFor();
      await shoot(author, "author_check", SIZES.author);
      await page.goto(`${url}/games/stone_heap`);
      await page.locator(".game-match").waitFor();
      await shoot(author, "author_page", SIZES.author);
    });
  });
}

/** The examples of games from outside, after some moves. */
async function shootExamples() {
  for (const [name, moves] of [["tic_tac_trap", 6], ["gear_rush", 4]]) {
    await withFolder(async (folder) => {
      const game = join(folder, name);
      await cp(join(ROOT, "examples", name), game, { recursive: true, filter: (path) => !/__pycache__|\.botyard/.test(path) });
      await withDev(game, async (url) => {
        const author = await Person.open(browser, url, "Author", { ...SHOWN, path: "/dev" });
        const answers = author.page.locator("[data-dev-answer]:enabled");
        for (let move = 0; move < moves; move += 1) {
          await answers.first().waitFor();
          await answers.nth((move * 3) % (await answers.count())).press("Enter");
          await author.page.locator("[data-dev-moves]", { hasText: `${move + 1} of` }).waitFor();
        }
        await shoot(author, name, SIZES.author, author.page.locator(".match"));
      });
    });
  }
}

/** Runs `act` with a new folder, which is removed after it. */
async function withFolder(act) {
  const folder = await mkdtemp(join(tmpdir(), "botyard-author-"));
  try {
    await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `act` with the address of `botyard dev` in a folder. */
async function withDev(folder, act) {
  const dev = spawn(PYTHON, ["-m", "botyard.cli", "dev", "--port", "0"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(dev, "exit");
  try {
    const url = await new Promise((resolve, reject) => {
      createInterface({ input: dev.stdout }).on("line", (line) => {
        const found = /(http:\S+)\/dev/.exec(line);
        if (found) resolve(found[1]);
      });
      ended.then(() => reject(new Error(`botyard dev has ended in ${folder}`)));
    });
    await act(url);
  } finally {
    dev.kill("SIGINT");
    await ended;
  }
}

/** Takes a picture on a wide screen and one on a phone. */
async function shootBoth(person, name) {
  await shoot(person, name);
  await shoot(person, `${name}_phone`, SIZES.phone);
}

/** Takes a picture of the page of a person in a window of this size, or of a `part` of it. */
async function shoot(person, name, size = SIZES.desk, part = person.page) {
  const { page } = person;
  await page.setViewportSize(size);
  const frames = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await frames(); // a dialog that has closed gives the focus back
  await page.evaluate(() => document.activeElement?.closest("dialog") ?? document.activeElement?.blur());
  await frames();
  await part.screenshot({ path: `${IMAGES}${name}.png` });
  taken.push(`${IMAGES}${name}.png`);
  if (size !== SIZES.desk) await page.setViewportSize(SIZES.desk);
  console.log(`docs/images/${name}.png`);
}
