// An author writes a new game: the commands are those of an installed wheel, and nothing of the checkout is on their path.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { EXAMINED, faultsOf } from "../axe.mjs";
import { Person, becomes, matches } from "../person.mjs";
import { browser } from "../shared_browser.mjs";

const { PYTHON } = process.env;
let folder, game, dev, url;
let said = "";

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "botyard-new-"));
  game = join(folder, "stone-heap");
  const { PYTHONPATH: _, ...env } = process.env;
  execFileSync(PYTHON, ["-m", "botyard.cli", "new-game", "stone_heap"], { cwd: folder, env });
  dev = spawn(PYTHON, ["-m", "botyard.cli", "dev", "--port", "0"], { cwd: game, env, stdio: ["ignore", "pipe", "pipe"] });
  dev.stderr.on("data", (chunk) => (said += chunk));
  url = await new Promise((resolve, reject) => {
    createInterface({ input: dev.stdout }).on("line", (line) => {
      said += `${line}\n`;
      const found = /(http:\S+)\/dev/.exec(line);
      if (found) resolve(found[1]);
    });
    dev.once("exit", () => reject(new Error(`botyard dev has ended:\n${said}`)));
  });
});

after(async () => {
  if (dev?.exitCode === null) {
    const ended = once(dev, "exit");
    dev.kill("SIGINT");
    await ended;
  }
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Replaces a text in a file of the game. */
async function save(file, old, made) {
  const path = join(game, "src/stone_heap", file);
  const before = await readFile(path, "utf8");
  assert.ok(before.includes(old), `${file} has ${old}`);
  await writeFile(path, before.replace(old, made));
}

test("an author changes rules and page of a new game, and the position stays", async () => {
  const { page } = await Person.open(browser, url, "Author", { path: "/dev" });
  const moves = page.locator("[data-dev-moves]");
  await page.locator("[data-take='2']:enabled").press("Enter");
  await becomes(() => moves.innerText(), "1 of 1");

  await page.locator("[data-take='1']:enabled").waitFor();
  await save("__init__.py", "MOST = 3", "MOST = 4");
  await page.locator("[data-dev-answer]", { hasText: "take count 4" }).waitFor();
  await save("client.js", "const MOST = 3", "const MOST = 4");
  await page.locator("[data-take='4']").waitFor();
  await becomes(() => moves.innerText(), "1 of 1");
  await page.locator("[data-take='4']:enabled").press("Enter");
  await becomes(() => moves.innerText(), "2 of 2");

  await page.locator("summary", { hasText: "State" }).press("Enter");
  await matches(() => page.locator("[data-dev-state]").innerText(), /"stones": 15/);
  await page.locator("[data-dev-back]").press("Enter");
  await becomes(() => moves.innerText(), "1 of 2");
  await matches(() => page.locator("[data-dev-state]").innerText(), /"stones": 19/);

  await page.locator("summary", { hasText: "Slots" }).press("Enter");
  await page.locator("[name=dev-slot]").fill("two taken");
  await page.locator("[name=dev-slot]").press("Enter");
  await page.locator("[data-dev-slot='two taken']").waitFor();
  await page.locator("[data-dev-new]").evaluate((button) => button.click());
  await becomes(() => moves.innerText(), "0 of 0");
  await page.locator("[data-dev-slot='two taken']").press("Enter");
  await becomes(() => moves.innerText(), "1 of 2");
});

test("a fault in the rules is a sentence with its place, and the rules before go on", async () => {
  const { page } = await Person.open(browser, url, "Author", { path: "/dev" });
  await page.locator("[data-take='2']:enabled").waitFor();
  await save("__init__.py", "class Rules(Game):", "class Rules(Game:");
  await matches(() => page.locator(".dev-saved").innerText(), /SyntaxError: .*\(__init__\.py, line \d+\)/);
  await page.locator("[data-take='2']:enabled").press("Enter");
  await becomes(() => page.locator("[data-dev-moves]").innerText(), "1 of 1");
  await save("__init__.py", "class Rules(Game:", "class Rules(Game):");
  await page.locator(".dev-saved:not([data-state=bad])").waitFor();
  await save("__init__.py", "stones=state.stones - command.count", "stones=state.stones - command.weight");
  await matches(() => page.locator(".dev-check").innerText(), /AttributeError: .*weight.*\(__init__\.py, line \d+\)/);
  await save("__init__.py", "command.weight", "command.count");
  await page.locator(".dev-saved[data-state=good]").waitFor({ timeout: 120_000 });
});

test("a page that fails is a sentence, and the game can be played by its answers", async () => {
  const { page } = await Person.open(browser, url, "Author", { path: "/dev" });
  await page.locator("[data-take='2']:enabled").waitFor();
  await save("client.js", "export default ({", "export default (({");
  await matches(() => page.locator(".dev-problem").first().innerText(), /client\.js can't be loaded/);
  await page.locator("[data-dev-answer]", { hasText: "take count 3" }).and(page.locator(":enabled")).press("Enter");
  await becomes(() => page.locator("[data-dev-moves]").innerText(), "1 of 1");
  await save("client.js", "export default (({", "export default ({");
  await page.locator("[data-take='2']:enabled").waitFor();
});

test("two people play the new game to its end, one of them in German, and look it up", async () => {
  const ann = await Person.arrive(browser, url, "Ann");
  const ben = await Person.open(browser, url, "Ben", { locale: "de-DE", guest: true });
  const room = await ann.createRoom(2, "New game");
  await (await ben.lineOf(room)).getByRole("button", { name: "Mitspielen" }).press("Enter");
  await ben.page.locator("[data-action=sit-down]").click();
  await ben.room.waitFor();
  await ben.page.getByText(/Wie viele Steine nimmst du\?|Warten auf Ann\./).waitFor();

  const play = async ({ page }) => {
    const take = page.locator("[data-take]:enabled").last();
    const ending = page.locator(".ranking");
    for (;;) {
      await take.or(ending).first().waitFor();
      if (await ending.isVisible()) return;
      const number = await page.locator("[data-number]").first().getAttribute("data-number");
      await take.press("Enter");
      await page.locator(`[data-number="${number}"]`).first().waitFor({ state: "detached" });
    }
  };
  await Promise.all([play(ann), play(ben)]);
  await matches(() => ann.page.locator(".ranking").innerText(), /(Ann|Ben) wins\./);
  await matches(() => ben.page.locator(".ranking").innerText(), /(Ann|Ben) gewinnt\./);

  await ann.page.getByRole("button", { name: "Replay" }).press("Enter");
  await ann.page.locator(".timeline-bar[data-position]").waitFor();
  await ann.page.keyboard.press("Home");
  await ann.page.locator(".timeline").getByRole("img", { name: "21 stones" }).waitFor();
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("the page of an author has no fault that axe finds", async () => {
  const author = await Person.open(browser, url, "Author", { ...EXAMINED, path: "/dev" });
  await author.page.locator("[data-take]").first().waitFor();
  assert.deepEqual(await faultsOf(author, "/dev"), []);
});
