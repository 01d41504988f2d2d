import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemBrowser } from "./browser.mjs";

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browser-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(name, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, "");
  chmodSync(path, mode);
  return path;
}

test("a browser is found anywhere on the search path", () => {
  const path = program("google-chrome");
  expect(systemBrowser(["/absent", folder].join(delimiter))).toBe(path);
});

test("chromium is preferred to chrome", () => {
  program("google-chrome");
  const path = program("chromium");
  expect(systemBrowser(folder)).toBe(path);
});

test("a file that cannot be run and a folder of that name are no browsers", () => {
  program("chromium", 0o644);
  mkdirSync(join(folder, "google-chrome"));
  expect(systemBrowser(folder)).toBeUndefined();
});

test("an empty search path has no browser", () => {
  expect(systemBrowser("")).toBeUndefined();
  expect(systemBrowser(undefined)).toBeUndefined();
});
