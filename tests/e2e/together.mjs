// Runs test files in one process, one after the other: `node together.mjs one.test.mjs other.test.mjs`. They share what
// running.mjs starts: a service, a browser and a brain cost as much processor time as many a test.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)));
