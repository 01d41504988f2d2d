import { expect, test } from "vitest";
import { en as tableText } from "./generated/match/table.en";
import { en as tables } from "./generated/platform/tables.en";
import { en as twinTinBots } from "./generated/twin_tin_bots/match.en";
import { formatTime } from "./times";
import { daysUntil } from "../ui/account/sessions";

/** A catalogue of texts, or a group of it. */
type Group = { readonly [key: string]: unknown };

/** The texts of each part in English, by the path of its module. */
const catalogues = import.meta.glob<Group>("./generated/*/*.en.ts", { import: "en", eager: true });

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.ts", "!../**/generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).map(([name, code]) => ({ name: new URL(name, "http://src/text/").pathname, code }));

/** The variables that hold a part: `text` of its module, under the names that files import it by. */
function* holders(part: string): Generator<{ readonly code: string; readonly name: string }> {
  for (const { code } of files) {
    const found = new RegExp(`import \\{ text(?: as (\\w+))? \\} from "#text/${part}"`).exec(code);
    if (found) yield { code: code.replace(/^import [^;]*;|\/\*[^]*?\*\/|\/\/ .*$/gm, ""), name: found[1] ?? "text" };
  }
}

const PARTS = Object.entries(catalogues).map(([path, catalogue]) => ({ part: path.replace(/^\.\/generated\/|\.en\.ts$/g, ""), catalogue }));

test("the texts of the platform and of games are found", () => {
  expect(PARTS.map(({ part }) => part)).toEqual(expect.arrayContaining(["platform/first", "match/match", "volt/lobby"]));
});

test.each(PARTS)("every text of $part is used", ({ part, catalogue }) => {
  const used = new Set([...holders(part)].flatMap(({ code, name }) => [...usedPaths(code, name, catalogue)]));
  expect(allPaths(catalogue).filter((one) => !used.has(one))).toEqual([]);
});

test("uses of texts are found under other names", () => {
  const catalogue = { a: { b: "b", c: "c", d: { e: "e", f: "f" } }, g: ["h", "i"] };
  const used = (code: string) => [...usedPaths(code, "text", catalogue)];
  expect(used("const words = text.a; show(words.b, words.d.e);")).toEqual(["a.b", "a.d.e"]);
  expect(used("const { b, d: names } = text.a; show(b, names[key]);")).toEqual(["a.b", "a.d.e", "a.d.f"]);
  expect(used("text.g.map(show); context.a.b; text.a.c()")).toEqual(["g.0", "g.1", "a.c"]);
});

test("no component says anything that is not in the catalogue, but the page of authors, which is in English", () => {
  const outside = files
    .filter(({ name }) => name.endsWith(".tsx") && !name.endsWith("/practice/dev.tsx"))
    .flatMap(({ name, code }) => {
      const between = [...code.matchAll(/>\s*([A-Z]?[a-z]{2,}[^<>{}=;()]*)\s*<\//g)].map((match) => match[1]!);
      const labels = [...code.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map((match) => match[1]!);
      return [...between, ...labels].map((text) => `${name}: ${text}`);
    });
  expect(outside).toEqual([]);
});

test("possessives keep the colour of one of several seats behind them", () => {
  expect(twinTinBots.game.turnOf("Ann")).toBe("Ann’s turn");
  expect(twinTinBots.game.turnOf(twinTinBots.game.seatName("Ann", "blue"))).toBe("Ann’s (blue) turn");
  expect(twinTinBots.game.turnOf("You")).toBe("Your turn");
  expect(twinTinBots.log.crystalDelivered("A", "blue crystal", "You", 2)).toContain("to your base");
});

test("numbers are written in the right form", () => {
  expect(tableText.room.startWith(1)).toBe("Start with 1 player");
  expect(tableText.room.startWith(3)).toBe("Start with 3 players");
  expect(twinTinBots.game.roundsLeft(0)).toBe("last round");
  expect(twinTinBots.game.roundsLeft(1)).toBe("1 round left after this");
  expect(tables.myMatches.against(["Ann", "Ben", "Eve"])).toBe("with Ann, Ben and Eve");
});

test("a time has its day if it is not today, and its year if it is another one", () => {
  const now = new Date(2026, 10, 24, 12, 0);
  expect(formatTime(new Date(2026, 10, 24, 9, 5).getTime(), now)).toBe("09:05");
  expect(formatTime(new Date(2026, 10, 23, 9, 5).getTime(), now)).toMatch(/^Mon,? 23 November.* 09:05$/);
  expect(formatTime(new Date(2025, 10, 23, 9, 5).getTime(), now)).toMatch(/^Sun,? 23 November 2025.* 09:05$/);
});

test("days are those of the calendar, not spans of 24 hours", () => {
  const at = (day: number, hour: number) => new Date(2026, 9, day, hour).getTime();
  const now = at(25, 9); // in many countries of Europe this day has 25 hours
  expect([at(24, 22), at(25, 1), at(25, 23), at(26, 8)].map((time) => daysUntil(time / 1000, now))).toEqual([-1, 0, 0, 1]);
});

/**
 * Returns the paths of texts that `code` uses through a variable `name` that holds `catalogue`, such as `lobby.open`. It
 * follows `const words = text.lobby` and `const { open } = text.lobby`. A group that is used as a value is used as a whole.
 */
function usedPaths(code: string, name: string, catalogue: Group): Set<string> {
  const used = new Set<string>();
  const aliases: [name: string, path: readonly string[]][] = [[name, []]];
  let rest = code;
  for (const [alias, path] of aliases) {
    const uses = new RegExp(`(?<![\\w$"<])(?<!(?<!\\.\\.)\\.)${alias}((?:\\??\\.\\w+)*)(?![\\w:])`, "g");
    for (const { 1: chain = "", index } of rest.matchAll(uses)) {
      const full = [...path, ...chain.split(/\??\./).slice(1)];
      const definition = /const (\w+|\{[^{}]*\})(?:: [^=;]+)? = $/.exec(rest.slice(0, index));
      if (definition && isGroup(at(catalogue, full))) {
        aliases.push(...aliasesIn(definition[1]!, full).filter((one) => !has(aliases, one)));
        rest = rest.slice(0, definition.index) + " ".repeat(definition[0].length) + rest.slice(index);
      } else for (const leaf of leaves(at(catalogue, full), full)) used.add(leaf);
    }
  }
  return used;
}

/** The paths of all texts of a catalogue. */
function allPaths(catalogue: Group): string[] {
  return leaves({ value: catalogue, depth: 0 }, []);
}

interface Found {
  readonly value: unknown;
  /** How many keys of the path led to it: what follows is a property of the value, such as `map`. */
  readonly depth: number;
}

/** The value at a path of a catalogue, as far as the path leads through groups. */
function at(catalogue: Group, path: readonly string[]): Found {
  let found: Found = { value: catalogue, depth: 0 };
  while (isGroup(found) && path.length > found.depth && Object.hasOwn(found.value as Group, path[found.depth]!))
    found = { value: (found.value as Group)[path[found.depth]!], depth: found.depth + 1 };
  return found;
}

const isGroup = ({ value }: Found): boolean => typeof value === "object" && value !== null;

function leaves(found: Found, path: readonly string[]): string[] {
  const here = path.slice(0, found.depth);
  if (!isGroup(found)) return [here.join(".")];
  return Object.entries(found.value as Group).flatMap(([key, value]) => leaves({ value, depth: found.depth + 1 }, [...here, key]));
}

/** `words`, or what `{ open, none: empty }` takes out of a group. */
function aliasesIn(pattern: string, path: readonly string[]): [string, readonly string[]][] {
  if (!pattern.startsWith("{")) return [[pattern, path]];
  return [...pattern.matchAll(/(\w+)(?:: (\w+))?/g)].map(([, key, alias]) => [alias ?? key!, [...path, key!]]);
}

const has = (aliases: readonly (readonly [string, readonly string[]])[], [name, path]: readonly [string, readonly string[]]) =>
  aliases.some((one) => one[0] === name && one[1].join() === path.join());
