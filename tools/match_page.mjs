// Measures what a long match costs the page that shows it: `node tools/match_page.mjs` prints a table.
//
// Scripted players play over real sockets, and a spectator's page shows their commands one by one, with animations and a
// processor that is slowed down. Between the measurements the page catches up with many commands at once. `ENTRIES=50,400`
// says after how many commands is measured.
import { spawn } from "node:child_process";
import { loadavg } from "node:os";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { launch } from "../client_js/e2e/browser.mjs";
import { becomeGuest } from "../tests/e2e/person.mjs";
import { PYTHON, ROOT, Service } from "../tests/e2e/service.mjs";

const SLOWDOWN = 4;
const ENTRIES = (process.env.ENTRIES ?? "50,200,400,800").split(",").map(Number);
/** Commands of one measurement, and the ms from one to the next, in which its events have been shown. */
const SHOWN = Number(process.env.SHOWN ?? 15);
const PACE_MS = 2_000;
/** Commands for which the frames are counted. */
const MOVING = 5;
/** Commands that the players send before the page is asked whether it has them all. */
const AT_ONCE = 25;
const WORK = { task: "TaskDuration", scripts: "ScriptDuration", styles: "RecalcStyleDuration", layout: "LayoutDuration" };

const service = await Service.start();
const browser = await launch();
const players = spawn(PYTHON, ["-m", "bench.long_match", service.url], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: players.stdout })[Symbol.asyncIterator]();
try {
  const { page, devtools } = await spectator(await nextAnswer());
  console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}\n`);
  console.log("| after | work for a command | scripts | styles | layout | JavaScript heap | nodes | listeners | frames a second |");
  console.log("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  let played = 0;
  for (const entries of ENTRIES) {
    for (; played < entries; played += AT_ONCE) await play(page, AT_ONCE);
    const work = await workOf(page, devtools);
    const frames = await framesOf(devtools);
    played += SHOWN + MOVING;
    const { JSHeapUsedSize: heap, Nodes: nodes, JSEventListeners: listeners } = await metrics(devtools, true);
    const cells = [entries, ...Object.values(work).map((ms) => `${ms.toFixed(1)} ms`), `${(heap / 1024).toFixed(0)} KiB`, nodes, listeners, frames.toFixed(0)];
    console.log(`| ${cells.join(" | ")} |`);
  }
} finally {
  players.stdin.end();
  await browser.close();
  await service.stop();
}

async function nextAnswer() {
  const { value, done } = await answers.next();
  if (done) throw new Error("the players have ended");
  return value;
}

/** The page of a spectator, once it shows the match. */
async function spectator(room) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(String(error)));
  await page.addInitScript(() => {
    localStorage["botyard.sounds"] ??= JSON.stringify({ volume: "off" });
    localStorage["botyard.speed"] = "fast";
  });
  await becomeGuest(page.context(), service.url, "Grace");
  await page.goto(service.url);
  await page.locator("[data-action=new-table]").waitFor();
  await page.goto(`${service.url}/room/${room}`);
  await page.locator(".match .board").waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, devtools };
}

/** Has the players send so many commands, and waits until the page has their entries. */
async function play(page, commands) {
  players.stdin.write(`${commands}\n`);
  const number = Number(await nextAnswer());
  await page.waitForFunction((least) => Number(document.querySelector(".room[data-room]").dataset.newest) >= least, number);
}

/** Milliseconds of work on the main thread for a command whose events are shown one after the other. */
async function workOf(page, devtools) {
  await pause(2 * PACE_MS); // what came before is shown
  const before = await metrics(devtools);
  await show(SHOWN);
  const after = await metrics(devtools);
  return Object.fromEntries(Object.entries(WORK).map(([name, metric]) => [name, ((after[metric] - before[metric]) * 1000) / SHOWN]));
}

/** Has the players send commands one by one, each after the events of the one before were shown. */
async function show(commands) {
  for (let count = 0; count < commands; count += 1) {
    players.stdin.write("1\n");
    await nextAnswer();
    await pause(PACE_MS);
  }
}

/** Frames that the browser shows in a second while something moves: those of the compositor, which needs no main thread for layers. */
async function framesOf(devtools) {
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["blink.animations", "viz"] } });
  await show(MOVING);
  const ended = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.end");
  await ended;
  events.sort((a, b) => a.ts - b.ts);
  const [begun, spans] = [new Map(), []];
  for (const { name, ph, ts, id, id2 } of events) {
    if (name !== "Animation") continue;
    const key = id ?? id2.local;
    if (ph === "b") begun.set(key, ts);
    else if (ph === "e" && begun.has(key)) spans.push([begun.get(key), ts]);
  }
  const shown = events.filter(({ name }) => name === "Display::DrawAndSwap").map(({ ts }) => ts);
  const gaps = shown.slice(1).map((ts, nth) => [shown[nth], ts]).filter(([from, to]) => spans.some(([begin, end]) => begin <= (from + to) / 2 && (from + to) / 2 <= end));
  return (1e6 * gaps.length) / gaps.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The metrics of the page, by name; `collected`: after a collection of what is not needed any more. */
async function metrics(devtools, collected = false) {
  if (collected) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics: found } = await devtools.send("Performance.getMetrics");
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}
