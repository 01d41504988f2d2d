import { expect, test } from "vitest";
import { en } from "./en";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.ts", "!./*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).map(([name, code]) => ({ name, code }));

/** Every path of the catalogue that ends in a text, down to the second level: below that are tables. */
function keys(): string[] {
  return Object.entries(en).flatMap(([group, value]) =>
    typeof value === "object" && !Array.isArray(value) ? Object.keys(value).map((key) => `${group}.${key}`) : [group],
  );
}

test("no text is empty", () => {
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "string") expect(value.trim(), path).not.toBe("");
    else if (typeof value === "object" && value)
      Object.entries(value).forEach(([key, inner]) => walk(inner, `${path}.${key}`));
    else expect(typeof value, path).toBe("function");
  };
  walk(en, "en");
});

test("every text is used", () => {
  const code = files.map((file) => file.code).join("\n");
  const tables = new Set([
    "tiles",
    "tileHelp",
    "colours",
    "crystals",
    "crystalCounts",
    "parts",
    "reasons",
    "reasonsShort",
  ]);
  expect(files.length).toBeGreaterThan(30);
  const unused = keys().filter((key) => {
    const [group, name] = key.split(".") as [string, string?];
    if (tables.has(group)) return !new RegExp(`text\\.${group}\\b`).test(code);
    const within = group === "log" ? `(?:text\\.log|\\blog)\\.${name}\\b` : `text\\.${key.replace(".", "\\.")}\\b`;
    return !new RegExp(within).test(code);
  });
  expect(unused).toEqual([]);
});

test("no component says anything that is not in the catalogue", () => {
  const outside = files
    .filter(({ name }) => name.endsWith(".tsx"))
    .flatMap(({ name, code }) => {
      const between = [...code.matchAll(/>\s*([A-Z]?[a-z]{2,}[^<>{}=;()]*)\s*<\//g)].map((match) => match[1]!);
      const labels = [...code.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map((match) => match[1]!);
      return [...between, ...labels].map((text) => `${name}: ${text}`);
    });
  expect(outside).toEqual([]);
});

test("possessives keep the colour of one of several seats behind them", () => {
  expect(en.game.turnOf("Ann")).toBe("Ann’s turn");
  expect(en.game.turnOf(en.game.seatName("Ann", "blue"))).toBe("Ann’s (blue) turn");
});

test("numbers are told in the right form", () => {
  expect(en.room.startWith(1)).toBe("Start with 1 player");
  expect(en.room.startWith(3)).toBe("Start with 3 players");
  expect(en.game.roundsLeft(0)).toBe("last round");
  expect(en.game.roundsLeft(1)).toBe("1 round left after this");
});
