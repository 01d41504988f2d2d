import { expect, test } from "vitest";
import page from "../../index.html?raw";
import script from "../../public/theme.js?raw";
import { definitionsOf } from "../style/palette";
import tokens from "../style/tokens.css?raw";
import { type Theme, THEMES, speedStore, themeStore } from "./display";
import { fakeStorage } from "./samples";

class Meta {
  content: string;
  constructor(content: string) {
    this.content = content;
  }
  getAttribute(_name: string): string {
    return this.content;
  }
  setAttribute(_name: string, value: string): void {
    this.content = value;
  }
}

/** The colours of the browser's frame in the page as it is built, by light and by dark. */
const FRAMES = [...page.matchAll(/name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g)];

/** Runs the script of the page in a browser with a storage, and a page whose frame has the colours `frames`. */
function run(localStorage: unknown, moreContrast = false, frames = FRAMES.map(([, colour]) => colour!)) {
  const media = { matches: moreContrast, change: () => {}, addEventListener: (_: string, call: () => void) => void (media.change = call) };
  const [light, dark] = [new Meta(frames[0]!), new Meta(frames[1]!)];
  const dataset: { theme?: string } = {};
  const document = { documentElement: { dataset }, querySelectorAll: () => [light, dark] };
  const own: { showTheme?: (theme: string) => void } = {};
  new Function("document", "localStorage", "matchMedia", "globalThis", script)(document, localStorage, () => media, own);
  return { dataset, media, colours: () => [light.content, dark.content], show: (theme: string) => own.showTheme!(theme) };
}

/** The colours of the ground of the page by light and by dark. */
function grounds(selector: string): string[] {
  const value = new Map(definitionsOf(tokens, selector)).get("--bench");
  return /light-dark\((#\w+), (#\w+)\)/.exec(value!)!.slice(1);
}

test("the player's theme is kept and shown at once", () => {
  const place = fakeStorage();
  const shown: Theme[] = [];
  themeStore(place, (theme) => shown.push(theme)).set("dark");
  expect(shown).toEqual(["dark"]);
  expect(themeStore(place, () => {}).value).toBe("dark");
  expect(run(place).dataset.theme).toBe("dark");
});

test("a value that is no theme, or no storage at all, is the system's", () => {
  expect(themeStore(fakeStorage({ "botyard.theme": "sepia" }), () => {}).value).toBe("system");
  expect(run(fakeStorage({ "botyard.theme": "constructor" })).dataset.theme).toBeUndefined();
  expect(run(null).dataset.theme).toBeUndefined();
});

test("the browser's frame has the colour of the page's ground in each theme", () => {
  const [light, dark] = grounds(":root");
  const seen = run(fakeStorage());
  const expected = { system: [light, dark], light: [light, light], dark: [dark, dark], contrast: grounds(':root[data-theme="contrast"]') };
  for (const theme of THEMES) {
    seen.show(theme);
    expect(seen.colours()).toEqual(expected[theme]);
  }
  expect(FRAMES.map(([, colour, scheme]) => [scheme, colour])).toEqual([["light", light], ["dark", dark]]);
});

test("the colours of a brand stay in each theme but that with more contrast", () => {
  const seen = run(fakeStorage(), false, ["#7a1f3d", "#ff9db8"]);
  seen.show("dark");
  expect(seen.colours()).toEqual(["#ff9db8", "#ff9db8"]);
  seen.show("contrast");
  expect(seen.colours()).toEqual(grounds(':root[data-theme="contrast"]'));
  seen.show("system");
  expect(seen.colours()).toEqual(["#7a1f3d", "#ff9db8"]);
});

test("a system that asks for more contrast gets it unless the player chose otherwise", () => {
  const seen = run(fakeStorage(), true);
  expect(seen.dataset.theme).toBe("contrast");
  seen.show("light");
  expect(seen.dataset.theme).toBe("light");
  seen.show("system");
  seen.media.matches = false;
  seen.media.change();
  expect(seen.dataset.theme).toBeUndefined();
});

test("the script runs before styles and modules", () => {
  const at = page.indexOf('<script src="/theme.js"></script>');
  expect(at).toBeGreaterThan(page.lastIndexOf('name="theme-color"'));
  expect(at).toBeLessThan(page.indexOf('type="module"'));
});

test("the player's speed is kept", () => {
  const place = fakeStorage();
  speedStore(place).set("fast");
  expect(speedStore(place).value).toBe("fast");
});

test("without a choice, the speed is the normal one", () => {
  expect(speedStore(fakeStorage()).value).toBe("normal");
});

test("a value that is no speed is ignored", () => {
  expect(speedStore(fakeStorage({ "botyard.speed": "warp" })).value).toBe("normal");
});
