// Removes the `funding` addresses that npm writes into a lock file: lock files here carry no addresses.
import { readFileSync, writeFileSync } from "node:fs";

const [path] = process.argv.slice(2);
const lock = JSON.parse(readFileSync(path, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync(path, JSON.stringify(lock, null, 2) + "\n");
