/** Plugins of Vite that add files to the built client: licences of fonts, icons, the service worker, compressed copies. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants, crc32, deflateSync, gzipSync } from "node:zlib";
import { minifySync } from "vite";

/** Packages whose fonts `src/style/fonts.css` loads. */
export const FONT_PACKAGES = ["@fontsource-variable/nunito-sans", "@fontsource/bitter"];
/** Name of the file in the folder of the built client. */
const LICENCE_FILE = "font-licences.txt";

/** Ships the licences of the fonts: the texts of all font packages in one file; a package without one fails the build. */
export function fontLicences() {
  let root = "";
  return {
    name: "font-licences",
    apply: /** @type {const} */ ("build"),
    /** @param {{ root: string }} config */
    configResolved: (config) => void (root = config.root),
    generateBundle() {
      const texts = FONT_PACKAGES.map((name) => `${name}\n\n${readFileSync(join(root, "node_modules", name, "LICENSE"), "utf8").trim()}\n`);
      this.emitFile({ type: "asset", fileName: LICENCE_FILE, source: texts.join("\n\n") });
    },
  };
}

/** Colours as red, green, blue. */
const GOLD = [201, 138, 30];
const FACE = [251, 245, 232];
const INK = [44, 38, 32];
const NIGHT = [23, 28, 33];
/** Half of the side of the drawing, in its own units. */
const HALF = 16;
/** So many points of a pixel are looked at in each direction. */
const POINTS = 4;
const TURNS = [0, 45, 90, 135].map((degrees) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]);

/** File names and looks. `scale`: of the wheel; on a `full` background systems may cut the icon to any shape. */
const ICONS = {
  "icon-192.png": { size: 192, scale: 1, full: false },
  "icon-512.png": { size: 512, scale: 1, full: false },
  "icon-maskable-512.png": { size: 512, scale: 0.62, full: true },
  "apple-touch-icon.png": { size: 180, scale: 0.8, full: true },
};

/** Draws the icons of the installed client as PNG files: the wheel of `src/favicon.svg`. */
export function icons() {
  return {
    name: "icons",
    apply: /** @type {const} */ ("build"),
    generateBundle() {
      for (const [fileName, look] of Object.entries(ICONS)) this.emitFile({ type: "asset", fileName, source: drawIcon(look) });
    },
  };
}

/** The icon as a PNG file. */
export function drawIcon({ size, scale, full }) {
  const rows = Buffer.alloc(size * (1 + size * 4)); // each row begins with its filter, which is none
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) rows.set(pixel(x, y, { size, scale, full }), y * (1 + size * 4) + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // 8 bits, red green blue and alpha
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

/** Red, green, blue and alpha: the mean of points inside the pixel. */
function pixel(x, y, { size, scale, full }) {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let point = 0; point < POINTS * POINTS; point += 1) {
    const place = (at, part) => (((at + (part + 0.5) / POINTS) / size) * 2 - 1) * (HALF / scale);
    const colour = colourAt(place(x, point % POINTS), place(y, Math.floor(point / POINTS))) ?? (full ? NIGHT : null);
    if (!colour) continue;
    covered += 1;
    colour.forEach((value, channel) => (sum[channel] += value));
  }
  return [...sum.map((value) => (covered ? Math.round(value / covered) : 0)), Math.round((covered * 255) / (POINTS * POINTS))];
}

/** The colour of the wheel at a point, or null outside. */
function colourAt(x, y) {
  const radius = Math.hypot(x, y);
  if (Math.hypot(Math.abs(x) - 3, y + 1) < 1.9 || (Math.abs(x) < 3 && y > 2.4 && y < 4)) return INK;
  if (radius < 7.5) return FACE;
  if (radius < 11) return GOLD;
  const inTooth = ([cos, sin]) => Math.abs(x * cos + y * sin) < 3.5 && Math.abs(y * cos - x * sin) < 15;
  return TURNS.some(inTooth) ? GOLD : null;
}

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

const WORKER_FILE = "sw.js";
/** The page, which the worker keeps under its address. */
const INDEX = "index.html";
/** Files that no page loads, and the worker itself. */
const LEFT_OUT = /\.(?:map|br|gz|txt)$|^\.vite\/|^sw\.js$/;

/** Writes the service worker from its template, `src/offline/worker.js`; its version is a hash of all files that it keeps. */
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

/** Ends of names that the server looks for copies of. Source maps have none: only tools of developers load them. */
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".html", ".json"]);

/** What each copy adds to the name of a file, and its content. */
const COPIES = {
  ".br": (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ".gz": (content) => gzipSync(content, { level: 9 }),
};

/** Writes `FILE.br` and `FILE.gz`, which the server sends instead, for each text file of the build where they are smaller. It also minifies the classic scripts, which Vite copies as they are. */
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
