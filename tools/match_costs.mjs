// Measures what the log of a long match costs the page: `node tools/match_costs.mjs` prints a table.
//
// The model of the log, without the page around it, runs in a browser whose processor is slowed down. Each entry has 3 events,
// decoded from JSON one by one, as they come from a server. `LOG=path/to/log.ts` measures another version of the model.
import { fileURLToPath } from "node:url";
import { build } from "../client_js/node_modules/vite/dist/node/index.js";
import { launch } from "../client_js/e2e/browser.mjs";

const SLOWDOWN = 4;
const RUNS = Number(process.env.RUNS ?? 5);
const ENTRIES = [1000, 2000, 4000];
const MODEL = fileURLToPath(new URL("../client_js/src/model/", import.meta.url));
const ENTRY = `export { append, emptyLog } from "${process.env.LOG ?? `${MODEL}log.ts`}"; export { LogGroups } from "${MODEL}log_groups.ts";`;

const script = await bundle();
const browser = await launch();
try {
  console.log("| entries | events in the log | memory | each entry |\n| ---: | ---: | ---: | ---: |");
  for (const entries of ENTRIES) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(entries));
    const median = (of) => runs.map(of).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
    const cells = [median((one) => one.events), `${median((one) => one.kib).toFixed(0)} KiB`, `${median((one) => one.micros).toFixed(0)} µs`];
    console.log(`| ${[entries.toLocaleString("en"), ...cells].join(" | ")} |`);
  }
} finally {
  await browser.close();
}

/** The model as one script that sets the global `model`. */
async function bundle() {
  const plugin = { name: "entry", enforce: "pre", resolveId: (id) => (id.endsWith("/entry") ? "\0entry" : null), load: (id) => (id === "\0entry" ? ENTRY : null) };
  const options = { write: false, minify: false, lib: { entry: "/entry", name: "model", formats: ["iife"] } };
  const [{ output }] = await build({ configFile: false, logLevel: "error", plugins: [plugin], build: options });
  return output[0].code;
}

/** Plays so many entries in a new page: events that the log has then, KiB that it takes, µs for an entry. */
async function measure(entries) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.addScriptTag({ content: script });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const used = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return (await devtools.send("Runtime.getHeapUsage")).usedSize;
  };
  await page.evaluate(prepare);
  await page.evaluate(() => globalThis.play(1));
  const before = await used();
  const micros = await page.evaluate((count) => globalThis.play(count), entries - 1);
  const events = await page.evaluate(() => globalThis.log.entries.length);
  const kib = (await used() - before) / 1024;
  await page.close();
  return { events, kib, micros };
}

/** Runs in the page: makes `play(entries)`, which answers how many µs one entry takes. */
function prepare() {
  const { append, emptyLog, LogGroups } = globalThis.model;
  const groups = new LogGroups(({ event }) => event.type === "turn_started", () => false);
  const cause = { seat: 1, robot: "a", slot: 2 };
  const texts = ["turn_started", "order_started", "robot_moved"].map((type) => JSON.stringify({ type, seat: 1, cause, at: [3, 4], to: [3, 5] }));
  let number = 0;
  globalThis.log = emptyLog(0);
  globalThis.play = (entries) => {
    const begin = performance.now();
    for (let count = 0; count < entries; count += 1) {
      number += 1;
      for (const [index, text] of texts.entries()) globalThis.log = append(globalThis.log, { number, index, event: JSON.parse(text), standing: false });
      groups.read(globalThis.log);
    }
    return ((performance.now() - begin) * 1000) / entries;
  };
}
