import { expect, test } from "vitest";
import { en as twinTinBots } from "../games/twin_tin_bots/text/generated/match.en";
import { en as platformMatch } from "./generated/match.en";
import { en as tables } from "./generated/tables.en";
import { allPaths, usedPaths } from "./usage";

type Group = { readonly [key: string]: unknown };

/** The texts of each part in English, by the path of its module. */
const catalogues = import.meta.glob<Group>(["./generated/*.en.ts", "../games/*/text/generated/*.en.ts"], { import: "en", eager: true });

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.ts", "!../**/generated/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).map(([name, code]) => ({ name: new URL(name, "http://src/text/").pathname, code }));

/** The variables that hold a part: `texts` of its generated module, under the names that modules export it by. */
function* holders(part: string): Generator<{ readonly code: string; readonly name: string }> {
  const folder = part.replace(/generated\/[^/]+$/, "");
  const module = part.slice(folder.length).replace(".en.ts", "");
  for (const { name: file, code } of files) {
    const [, exported] = new RegExp(`export \\{ texts as (\\w+) \\} from "\\./${module}"`).exec(code) ?? [];
    if (!exported || !file.startsWith(folder)) continue;
    for (const user of files)
      for (const [, names, from] of user.code.matchAll(/import \{([^}]*)\} from "(\.[^"]*)"/g)) {
        if (!new RegExp(`^${file.replace(/(\/index)?\.tsx?$/, "")}(/index)?$`).test(new URL(from!, `http://src${user.name}`).pathname)) continue;
        const found = new RegExp(`\\b${exported}(?: as (\\w+))?\\b`).exec(names!);
        if (found) yield { code: user.code, name: found[1] ?? exported };
      }
  }
}

const PARTS = Object.entries(catalogues).map(([path, catalogue]) => ({ path: new URL(path, "http://src/text/").pathname, catalogue }));

test("the texts of games are found", () => {
  expect(PARTS.filter(({ path }) => path.startsWith("/games/")).length).toBeGreaterThan(1);
});

test.each(PARTS)("every text of $path is used", ({ path, catalogue }) => {
  const used = new Set([...holders(path)].flatMap(({ code, name }) => [...usedPaths(code, name, catalogue)]));
  expect(allPaths(catalogue).filter((one) => !used.has(one))).toEqual([]);
});

test("uses of texts are found under other names", () => {
  const catalogue = { a: { b: "b", c: "c", d: { e: "e", f: "f" } }, g: ["h", "i"] };
  const used = (code: string) => [...usedPaths(code, "text", catalogue)];
  expect(used("const words = text.a; show(words.b, words.d.e);")).toEqual(["a.b", "a.d.e"]);
  expect(used("const { b, d: names } = text.a; show(b, names[key]);")).toEqual(["a.b", "a.d.e", "a.d.f"]);
  expect(used("text.g.map(show); context.a.b; text.a.c()")).toEqual(["g.0", "g.1", "a.c"]);
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
  expect(twinTinBots.game.turnOf("Ann")).toBe("Ann’s turn");
  expect(twinTinBots.game.turnOf(twinTinBots.game.seatName("Ann", "blue"))).toBe("Ann’s (blue) turn");
  expect(twinTinBots.game.turnOf("You")).toBe("Your turn");
});

test("numbers are told in the right form", () => {
  expect(platformMatch.room.startWith(1)).toBe("Start with 1 player");
  expect(platformMatch.room.startWith(3)).toBe("Start with 3 players");
  expect(twinTinBots.game.roundsLeft(0)).toBe("last round");
  expect(twinTinBots.game.roundsLeft(1)).toBe("1 round left after this");
  expect(tables.myMatches.against(["Ann", "Ben", "Eve"])).toBe("with Ann, Ben and Eve");
});
