/** A plugin of Vite that puts compressed copies next to the built files, which the server sends instead. It also minifies the classic scripts, which Vite copies as they are. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { minifySync } from "vite";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Ends of names that the server looks for copies of. Source maps have none: only tools of developers load them. */
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".html", ".json"]);

/** What each copy adds to the name of a file, and its content. */
const COPIES = {
  ".br": (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ".gz": (content) => gzipSync(content, { level: 9 }),
};

/** Writes `FILE.br` and `FILE.gz` for each text file of the build where they are smaller. */
export function compressedCopies() {
  let folder = "";
  return {
    name: "compressed-copies",
    apply: /** @type {const} */ ("build"),
    /** @param {{ root: string, build: { outDir: string } }} config */
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: () => {
      minifyScripts(folder);
      compressFolder(folder);
    },
  };
}

function minifyScripts(folder) {
  if (!existsSync(folder)) return; // the build failed
  for (const name of readdirSync(folder).filter((one) => extname(one) === ".js")) {
    const path = join(folder, name);
    writeFileSync(path, minifySync(name, readFileSync(path, "utf8")).code);
  }
}

function compressFolder(folder) {
  if (!existsSync(folder)) return; // the build failed
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    for (const [end, compress] of Object.entries(COPIES)) {
      const copy = compress(content);
      if (copy.length < content.length) writeFileSync(path + end, copy);
    }
  }
}
