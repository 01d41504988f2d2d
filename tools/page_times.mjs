// Measures how fast the pages appear: `node tools/page_times.mjs` prints the table of docs/benchmarks.md, "The pages".
//
// Every load begins with an empty cache in a new browser profile. It ends when the thing that is waited for is drawn: the
// cards of the games on the first page, or the board of a match whose link is opened by a spectator. The last page is
// timed from a click on "Play bots" on the loaded first page, by a visitor without a name.
import { loadavg } from "node:os";
import { launch } from "../client_js/e2e/browser.mjs";
import { becomeGuest } from "../tests/e2e/person.mjs";
import { Service } from "../tests/e2e/service.mjs";

const LOADS = Number(process.env.LOADS ?? 7);
/** Bytes per second, round trip in ms, and how many times slower than this machine the processor is. */
const CONDITIONS = {
  "this machine": null,
  "fast 3G, processor 4 times slower": { throughput: 1_600_000 / 8, latency: 150, slowdown: 4 },
};
const PAGES = {
  "first page": { path: () => "/", shown: ".game-card" },
  "board of a match": { path: (room) => `/room/${room}`, shown: ".match .board", known: true },
  "board by one click": { path: () => "/", shown: ".match .board", click: "[data-action=play-now]" },
};

const service = await Service.start({ settings: { BOTYARD_BOT_THINKING: "0" } });
const browser = await launch();
try {
  const { room, known } = await openMatch();
  console.log(`median of ${LOADS} loads; load of the machine before: ${loadavg()[0].toFixed(1)}\n`);
  console.log("| page | conditions | first paint | shown | scripts | all files |\n| --- | --- | --- | --- | --- | --- |");
  for (const [name, page] of Object.entries(PAGES)) {
    for (const [conditions, limits] of Object.entries(CONDITIONS)) {
      const loads = [];
      for (let count = 0; count < LOADS; count += 1) loads.push(await load(service.url + page.path(room), page, limits, page.known ? known : undefined));
      const median = (of) => loads.map(of).sort((a, b) => a - b)[Math.floor(LOADS / 2)];
      const cells = [`${median((one) => one.paint)} ms`, `${median((one) => one.shown)} ms`, kib(median((one) => one.scripts)), kib(median((one) => one.bytes))];
      console.log(`| ${[name, conditions, ...cells].join(" | ")} |`);
    }
  }
} finally {
  await browser.close();
  await service.stop();
}

/** A running match against a bot, and the identity of a visitor who has no seat in it. */
async function openMatch() {
  const [player, spectator] = await Promise.all(["Ada", "Grace"].map(enter));
  await player.locator("[data-action=new-table]").click();
  await player.locator("[name=bots]").selectOption("1");
  await player.locator("form.create button.primary").click();
  await player.locator(".match").waitFor();
  const room = await player.locator(".room").getAttribute("data-room");
  const known = await spectator.context().storageState();
  await Promise.all([player, spectator].map((page) => page.context().close()));
  return { room, known };
}

async function enter(name) {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await becomeGuest(page.context(), service.url, name);
  await page.goto(service.url);
  await page.locator("[data-action=new-table]").waitFor();
  return page;
}

/** One load: ms from the begin of the navigation or from the click, and bytes that were received, compressed. */
async function load(address, { shown, click }, limits, storageState) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block", storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const received = { scripts: 0, bytes: 0 };
  const scripts = new Set();
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (scripts.has(requestId)) received.scripts += encodedDataLength;
  });
  if (limits) {
    const { throughput, latency, slowdown } = limits;
    await devtools.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  }
  await page.addInitScript(noteWhenShown, shown);
  await page.goto(address, { waitUntil: "commit" });
  let clicked = 0;
  if (click) {
    await page.locator(click).waitFor();
    await page.waitForLoadState("networkidle");
    clicked = await page.evaluate(clickAt, click);
  }
  await page.waitForFunction(() => globalThis.shownAfter);
  const times = await page.evaluate((since) => ({ shown: globalThis.shownAfter - since, paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0 }), clicked);
  await context.close();
  return { shown: Math.round(times.shown), paint: Math.round(times.paint), ...received };
}

/** Runs in the page before its scripts: notes the time of the first frame that has the element. */
function noteWhenShown(selector) {
  const look = () => {
    if (document.querySelector(selector)?.getBoundingClientRect().width > 0) requestAnimationFrame(() => (globalThis.shownAfter = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: presses a button, and returns when. */
function clickAt(selector) {
  const now = performance.now();
  document.querySelector(selector).click();
  return now;
}

function kib(bytes) {
  return `${(bytes / 1024).toFixed(0)} KiB`;
}
