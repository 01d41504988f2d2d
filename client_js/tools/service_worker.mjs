/** A plugin of Vite that writes the service worker of the built client: `sw.js`, with the list of files to keep. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

export const WORKER_FILE = "sw.js";
/** The page, which the worker keeps under its address. */
const INDEX = "index.html";
/** Files that no page loads, and the worker itself. */
const LEFT_OUT = /\.(?:map|br|gz|txt)$|^\.vite\/|^sw\.js$/;

/** Writes the worker from its template, `src/offline/worker.js`; its version is a hash of all files that it keeps. */
export function serviceWorker() {
  let root = "";
  let folder = "";
  return {
    name: "service-worker",
    apply: /** @type {const} */ ("build"),
    /** @param {{ root: string, build: { outDir: string } }} config */
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: () => {
      if (!existsSync(folder)) return; // the build failed
      writeFileSync(join(folder, WORKER_FILE), filled(readFileSync(join(root, "src/offline/worker.js"), "utf8"), folder));
    },
  };
}

/** The template with the files of a folder and their hash. */
export function filled(template, folder) {
  const files = filesOf(folder);
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update("\0").update(readFileSync(join(folder, file)));
  const paths = files.map((file) => (file === INDEX ? "" : file));
  return template.replace('"__VERSION__"', JSON.stringify(hash.digest("hex").slice(0, 16))).replace('["__FILES__"]', JSON.stringify(paths));
}

function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return names.filter((name) => !LEFT_OUT.test(name)).sort();
}
