// The walk of commands through the page: `node walk.mjs http://127.0.0.1:8000` plays a match against bots at a running
// service and prints, as JSON, the functions that each command passes from its answer to the drawn event.
//
// The page comes from Vite's server with a call of `__called` at the begin of each function, which notes the stack.
// A walk begins where the page of the match takes the answer of the game, and goes on with each message of the socket.
// What a component calls while it is drawn is no part of it, and of the components that are drawn anew only the page of
// the match is, since it hands the event to the game. Games, the codec and texts are left out.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { launch } from "./browser.mjs";

const COMMANDS = 3;
const PATIENCE = 60_000;
const PAGES = new Set(["ui/match/match.tsx", "ui/match/source.ts"]); // the page of a match, and what it sends
const LEFT_OUT = /^(games|protocol|text)\//;
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** A plugin that has every function of the client note its call, except where no walk leads. */
const noting = {
  name: "note-calls",
  enforce: "post",
  transform(code, id) {
    const [, file] = /\/client_js\/src\/(.*\.tsx?)$/.exec(id) ?? [];
    if (!file || isLeftOut(file)) return null;
    const added = [];
    visit(this.parse(code), ({ type, body }) => {
      if (!FUNCTIONS.has(type) || !body) return;
      if (body.type === "BlockStatement") added.push([body.start + 1, "__called();"]);
      else added.push([body.start, "(__called(),"], [body.end, ")"]);
    });
    added.sort(([one], [other]) => other - one);
    return added.reduce((text, [at, more]) => text.slice(0, at) + more + text.slice(at), code);
  },
};

function visit(node, look) {
  if (Array.isArray(node)) node.forEach((one) => visit(one, look));
  if (typeof node?.type !== "string") return;
  look(node);
  Object.values(node).forEach((one) => typeof one === "object" && visit(one, look));
}

/** Runs in the page before its modules. */
function prepare() {
  const settings = { speed: "instant", "bots.count": "1", "bots.level": "random" };
  for (const [name, value] of Object.entries(settings)) localStorage.setItem(`botyard.${name}`, value);
  Error.stackTraceLimit = 100;
  globalThis.stacks = null;
  globalThis.__called = () => globalThis.stacks?.push(new Error().stack);
}

/** The calls of a stack below `src` as [file, function], the innermost first. */
function framesOf(stack) {
  const frames = [];
  for (const line of stack.split("\n")) {
    const [, name, file] = /^ +at (?:(?:new |async )?(\S+) .*)?\(?https?:\/\/[^/]+\/src\/([^?:]+)/.exec(line) ?? [];
    if (file) frames.push([file, name ?? "(anonymous)"]);
  }
  return frames;
}

function isLeftOut(file) {
  return LEFT_OUT.test(file) || (file.startsWith("ui/") && !PAGES.has(file));
}

/** Whether a call is on the walk: by the nearest function of a page or game among its callers. */
function isPassed([[file], ...callers]) {
  const caller = callers.find(([from]) => /^(ui|games)\//.test(from));
  return caller === undefined || PAGES.has(file) || isAnswer(caller);
}

function isAnswer([file, name]) {
  return PAGES.has(file) && /\banswer$/.test(name);
}

function walkOf(stacks) {
  const calls = stacks.map(framesOf);
  const begin = calls.findIndex(([call]) => isAnswer(call));
  if (begin < 0) throw new Error("no call of `answer` on the page of the match");
  return calls.slice(begin).filter(isPassed).map(([call]) => call);
}

/** Plays, and returns the stacks of all calls for each command. */
async function play(page) {
  await page.getByRole("button", { name: "Play bots now" }).click();
  const asked = page.locator('.player-panel:not([data-choice=""])');
  await asked.waitFor();
  const seat = await asked.getAttribute("data-seat");
  for (const [robot, tile] of [["A", "Turn left"], ["B", "Turn right"]]) {
    await asked.getByRole("button", { name: tile }).click();
    await page.locator(`.player-panel [data-slot="${seat}${robot}1"]`).click();
  }
  const commands = [];
  for (let count = 0; count <= COMMANDS; count += 1) {
    await asked.waitFor();
    const number = Number(await page.locator(".room").getAttribute("data-number"));
    await page.evaluate(() => void (globalThis.stacks = []));
    await page.getByRole("button", { name: count > 0 ? "Pass" : "Run", exact: true }).click();
    await page.waitForFunction((least) => Number(document.querySelector(".room").dataset.number) > least, number);
    commands.push(await page.evaluate(() => [globalThis.stacks, (globalThis.stacks = null)][0]));
  }
  return commands.slice(1);
}

const service = process.argv[2];
const proxied = (path) => [path, { target: service, ws: true, changeOrigin: false }];
const server = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  logLevel: "error",
  plugins: [noting],
  server: { host: "127.0.0.1", port: 0, hmr: false, watch: null, proxy: Object.fromEntries(["/api", "/ws"].map(proxied)) },
});
const browser = await launch();
try {
  await server.listen();
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" })).newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => console.error(String(error)));
  await page.addInitScript(prepare);
  await page.goto(server.resolvedUrls.local[0]);
  process.stdout.write(JSON.stringify((await play(page)).map(walkOf)));
} finally {
  await browser.close();
  await server.close();
}
