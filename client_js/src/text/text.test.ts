import { expect, test } from "vitest";
import { en as tableText } from "./generated/match/table.en";
import { en as tables } from "./generated/platform/tables.en";
import { en as twinTinBots } from "./generated/twin_tin_bots/match.en";
import { allPaths, usedPaths } from "./usage";
import { formatTime } from "./times";

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
