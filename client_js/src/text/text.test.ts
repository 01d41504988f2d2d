import { expect, test } from "vitest";
import { en as twinTinBots } from "../games/twin_tin_bots/text/en_match";
import { en } from "./en";
import { en as enOfMatch } from "./en_match";

/** The texts of each game, by the path of their file: those of the lobby, of matches, and of parts of matches. */
const catalogues = import.meta.glob<object>("../games/*/text/en*.ts", { import: "en", eager: true });

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.ts", "!./*", "!../games/*/text/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).map(([name, code]) => ({ name, code }));
const ofGame = (game: string) => files.filter(({ name }) => name.startsWith(`../games/${game}/`));
const ofPlatform = files.filter(({ name }) => !name.startsWith("../games/"));

interface Case {
  readonly name: string;
  readonly catalogue: object;
  /** The code that uses the catalogue, as `text`. */
  readonly code: string;
}

const games = Object.entries(catalogues).map(([path, catalogue]) => ({
  id: path.split("/")[2]!,
  part: /\/en_(\w+)\.ts$/.exec(path)?.[1] ?? null,
  catalogue,
}));
/** The code of the platform, and what games use of it, with a catalogue as `text` that has other names there. */
function usesOf(here: string, inGames: string): string {
  const used = games.flatMap(({ id }) => ofGame(id)).flatMap(({ code }) => code.match(new RegExp(`\\b${inGames}\\.[\\w.]+`, "g")) ?? []);
  const own = ofPlatform.map(({ code }) => (here === "text" ? code : code.replaceAll(/\btext\./g, "other.").replaceAll(`${here}.`, "text.")));
  return [...own, ...used.map((use) => use.replace(inGames, "text"))].join("\n");
}

const CATALOGUES: readonly Case[] = [
  { name: "the platform", catalogue: en, code: usesOf("text", "platformText") },
  { name: "the platform in a match", catalogue: enOfMatch, code: usesOf("matchText", "platformMatchText") },
  ...games.map(({ id, part, catalogue }) => ({
    name: part === null ? id : `${id}, ${part}`,
    catalogue,
    code: ofGame(id)
      .map(({ code }) => code.replaceAll(/\b(\w*[tT]ext)\./g, (_, name) => (name === (part === null ? "text" : `${part}Text`) ? "text." : "other.")))
      .join("\n"),
  })),
];

/** Every path of a catalogue that ends in a text, down to the second level: below that are tables. */
function keys(catalogue: object): string[] {
  return Object.entries(catalogue).flatMap(([group, value]) =>
    typeof value === "object" && !Array.isArray(value) ? Object.keys(value).map((key) => `${group}.${key}`) : [group],
  );
}

test("the texts of games are found", () => {
  expect(games.length).toBeGreaterThan(0);
});

test.each(CATALOGUES)("no text of $name is empty", ({ catalogue }) => {
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "string") expect(value.trim(), path).not.toBe("");
    else if (typeof value === "object" && value)
      Object.entries(value).forEach(([key, inner]) => walk(inner, `${path}.${key}`));
    else expect(typeof value, path).toBe("function");
  };
  walk(catalogue, "en");
});

test.each(CATALOGUES)("every text of $name is used", ({ catalogue, code }) => {
  const tables = new Set([
    "tiles",
    "tileHelp",
    "colours",
    "crystals",
    "crystalCounts",
    "parts",
    "reasons",
    "reasonsShort",
    "presets",
    "deal",
  ]);
  expect(code.length).toBeGreaterThan(30_000);
  const unused = keys(catalogue).filter((key) => {
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
  expect(twinTinBots.game.turnOf("Ann")).toBe("Ann’s turn");
  expect(twinTinBots.game.turnOf(twinTinBots.game.seatName("Ann", "blue"))).toBe("Ann’s (blue) turn");
});

test("numbers are told in the right form", () => {
  expect(enOfMatch.room.startWith(1)).toBe("Start with 1 player");
  expect(enOfMatch.room.startWith(3)).toBe("Start with 3 players");
  expect(twinTinBots.game.roundsLeft(0)).toBe("last round");
  expect(twinTinBots.game.roundsLeft(1)).toBe("1 round left after this");
});
