// The browser of the tests, without root: one that the system has, else the one inside @sparticuz/chromium.
import { execFile } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const CLIENT = fileURLToPath(new URL("..", import.meta.url));
const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));
const PACKAGE = join(CLIENT, "node_modules/@sparticuz/chromium/package.json");
const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
// The package's own list names the folders of a cloud function, where a page would show no text at all.
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const UNPACK = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';

/**
 * Start a headless browser; the caller closes it.
 * `options` are those of Playwright's `chromium.launch`, e.g. `{ slowMo: 50 }`.
 * `BROWSER_PATH` in the environment names another browser to use.
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function launch(options = {}) {
  const executable = process.env.BROWSER_PATH ?? systemBrowser(process.env.PATH);
  const place = executable ? { executablePath: executable } : await bundledBrowser();
  // by the limit pages of a profile share a process: without it each page starts a second one, which it does not need
  return chromium.launch({ ...place, args: ["--no-sandbox", "--renderer-process-limit=1"], ...options });
}

/** The first Chromium on a search path (directories as in PATH), or undefined; names in order of preference. */
export function systemBrowser(searchPath = "") {
  const folders = searchPath.split(delimiter).filter(Boolean);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // absent or not for us: the next candidate is asked
  }
}

// Where the bundled browser is unpacked, and the environment that lets it find the libraries and fonts next to it.
async function bundledBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("no Chromium on PATH, and the bundled one is for Linux on x86-64: install one or set BROWSER_PATH");
  }
  const { version } = JSON.parse(await readFile(PACKAGE, "utf8"));
  const folder = join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const libraries = [join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, "fonts") };
  return { executablePath: join(folder, "chromium"), env };
}

// Unpacks next to the final place and renames, so that neither an interrupted nor a concurrent run leaves half a browser.
async function unpack(folder) {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
  try {
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", UNPACK], { cwd: CLIENT, env });
    await writeFile(join(draft, "fonts/fonts.conf"), FONTS);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another run was first: its browser is as good
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
