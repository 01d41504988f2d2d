// Themes and fonts: chosen in the settings, there before the first paint, and loaded from the service alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { browser, service } from "./running.mjs";

const DARK_PLATE = "rgb(37, 45, 52)";
const LIGHT_PLATE = "rgb(253, 248, 238)";

const headerColour = (page) => page.locator(".header").evaluate((header) => getComputedStyle(header).backgroundColor);
const themeColours = (page) => page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => meta.content));

test("a theme is shown at once, kept, and there before the first paint", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { colorScheme: "light" });
  const { page, problems } = ann;
  await becomes(() => headerColour(page), LIGHT_PLATE);
  await ann.setTheme("dark");
  await becomes(() => headerColour(page), DARK_PLATE);
  await becomes(() => themeColours(page), ["#171c21", "#171c21"]);

  // Without its modules the page draws nothing of its own: what is there comes before them.
  await page.route("**/*.js", (route) => (route.request().url().includes("/assets/") ? route.abort() : route.continue()));
  await page.reload({ waitUntil: "domcontentloaded" });
  const ground = () => page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).backgroundColor]);
  await becomes(ground, ["dark", "rgb(23, 28, 33)"]); // styles may come later
  await page.unroute("**/*.js");
  await page.reload();
  await becomes(() => headerColour(page), DARK_PLATE);

  await ann.setTheme("contrast");
  await becomes(() => headerColour(page), "rgb(255, 255, 255)");
  await ann.setTheme("system");
  await becomes(() => headerColour(page), LIGHT_PLATE);
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes(() => headerColour(page), DARK_PLATE);
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "contrast");
  await becomes(() => headerColour(page), "rgb(255, 255, 255)");
  assert.deepEqual(problems, []);
});

test("only fonts of the service are loaded, and only those that the page's letters need", async () => {
  const ann = await Person.open(browser, service.url, "Ann");
  const fonts = async () => {
    await ann.page.evaluate(() => document.fonts.ready);
    const loaded = await ann.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    assert.deepEqual(loaded.filter((url) => !url.startsWith(service.url)), []);
    return loaded.flatMap((url) => /assets\/([\w-]+?)-(?:wght|700)-normal/.exec(url)?.[1] ?? []).sort();
  };
  await ann.page.locator('.show:not([data-kind="loading"])').waitFor();
  const name = ann.page.getByRole("textbox").first();
  await becomes(async () => [...new Set(await fonts())], ["bitter-latin", "nunito-sans-latin"]);
  await name.fill("Їжак");
  await ann.page.waitForFunction(() => document.fonts.check('16px "Nunito Sans"', "Їжак"));
  await becomes(async () => (await fonts()).includes("nunito-sans-cyrillic"), true);
  assert.deepEqual(ann.problems, []);
});
