// What the pages of the built client load, in bytes of gzip: `node tools/sizes.mjs`.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));

/** The scripts of the first page, of the lobby, and of a match of each game with all that a user has loaded before. */
export function sizes() {
  const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, "utf8"));
  const codec = Object.keys(manifest).find((part) => manifest[part].name === "codec");
  const first = ["index.html", "src/ui/front/visitor.tsx"];
  const lobby = ["index.html", "src/ui/lobby/page.tsx", codec]; // the lists come over a connection
  const games = Object.keys(manifest).filter((module) => /^src\/games\/[^/]+\/match_part\.tsx$/.test(module));
  const matches = games.map((module) => [basename(dirname(module)), [...lobby, "src/ui/room.tsx", module]]);
  return Object.fromEntries([["first page", first], ["lobby", lobby], ...matches].map(([name, parts]) => [name, size(manifest, parts)]));
}

function size(manifest, parts) {
  const found = new Set();
  const add = (part) => {
    if (found.has(part)) return;
    found.add(part);
    (manifest[part].imports ?? []).forEach(add);
  };
  parts.forEach(add);
  const files = [...found].map((part) => manifest[part].file).filter((file) => file.endsWith(".js"));
  files.push(...classicScripts());
  return { files: files.length, bytes: files.reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length, 0) };
}

/** The scripts that the page loads before its modules. */
function classicScripts() {
  return [...readFileSync(`${DIST}index.html`, "utf8").matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, { files, bytes }] of Object.entries(sizes())) console.log(`${name}: ${(bytes / 1024).toFixed(1)} KiB of scripts in ${files} files`);
}
