import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawIcon } from "./icons.mjs";
import { filled } from "./service_worker.mjs";

const TEMPLATE = 'const VERSION = "__VERSION__"; const FILES = ["__FILES__"];';
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "botyard-built-"));
  mkdirSync(join(folder, "assets"));
  for (const file of ["index.html", "index.html.br", "sw.js", "assets/a-1.js", "assets/a-1.js.map"]) writeFileSync(join(folder, file), file);
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the worker keeps what pages load, the page under its address", () => {
  expect(filled(TEMPLATE, folder)).toMatch(/^const VERSION = "[0-9a-f]{16}"; const FILES = \["assets\/a-1.js",""\];$/);
});

test("its version changes with any of these files", () => {
  const before = filled(TEMPLATE, folder);
  writeFileSync(join(folder, "assets/a-1.js.map"), "other");
  expect(filled(TEMPLATE, folder)).toBe(before);
  writeFileSync(join(folder, "index.html"), "other");
  expect(filled(TEMPLATE, folder)).not.toBe(before);
});

test("an icon is a PNG file of its size", () => {
  const icon = drawIcon({ size: 24, scale: 1, full: false });
  expect([icon.subarray(1, 4).toString(), icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual(["PNG", 24, 24]);
});
