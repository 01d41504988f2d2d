/** Boundaries and sizes of the client's modules. */
import { parseSync } from "vite";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The modules that each module imports, types included, as paths from `src`. */
const imports = new Map(
  Object.entries(sources).map(([name, code]) => [
    name,
    [...code.matchAll(/(?:from |import |import\()"((?:\.|#text\/)[^"]*)"/g)].flatMap(([, spec]) => resolve(name, spec!)),
  ]),
);

function resolve(name: string, spec: string): string[] {
  const path = new URL(spec.replace("#text/", "/text/generated/"), `http://src/${name}`).pathname.slice(1);
  return ["ts", "tsx"].flatMap((end) => [`./${path}.${end}`, `./${path}/index.${end}`]).filter((file) => file in sources);
}

/** One import cycle as a list of modules, or null. */
function findCycle(): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    path.push(name);
    const found = (imports.get(name) ?? []).map(visit).find((cycle) => cycle !== null) ?? null;
    path.pop();
    done.add(name);
    return found;
  };
  return [...imports.keys()].map(visit).find((cycle) => cycle !== null) ?? null;
}

test("no module imports itself through others", () => {
  const cycle = findCycle();
  expect([...imports.values()].flat().length).toBeGreaterThan(400);
  expect(cycle, `These modules import each other in a circle; move what they share into a module of its own: ${cycle?.join(" → ")}`).toBeNull();
});

test("seats are asked for in one module, which sends a share of the luck with each", () => {
  const asking = Object.entries(sources).filter(([, code]) => /\{ type: "(?:create_room|quick_match|rematch|join)"/.test(code));
  expect(asking.map(([name]) => name)).toEqual(["./client.ts"]);
});

test("no other module shows the name of the software in place of the site's", () => {
  const found = Object.entries(sources).filter(([name, code]) => name !== "./site.ts" && !name.startsWith("./text/generated/") && code.includes("text.app.name"));
  expect(found.map(([name]) => name)).toEqual([]);
});

/** What makes or reads an address without `site.ts`. */
const BARE = /location\.origin|fetch\([`"]|(?:push|replace)State\(null, "", (?!toAddress|path\))|register\("|(?<!toPath\()location\.pathname/;

test("no other module makes an address from a path or reads the path of an address", () => {
  const found = Object.entries(sources).flatMap(([name, code]) =>
    code.split("\n").flatMap((line, index) => (BARE.test(line) && name !== "./site.ts" ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found, `Use toAddress, toLink or toPath of site.ts:\n${found.join("\n")}`).toEqual([]);
});

test("errors are shown in words of the page, and not in those of the browser", () => {
  const raw = Object.entries(sources).filter(([, code]) => /\(error: Error\) => \w+\(error\.message|\(error as Error\)\.message/.test(code));
  expect(raw.map(([name]) => name)).toEqual(["./ui/practice/dev.tsx"]); // its readers are the authors of games
});

/** Words of single games. "Robot" is none: all games of the service are about programs for robots. */
const GAME_WORDS =
  /twin.?tin|\bttb\b|crystal|teleporter|\bblobs\b|blob_|\bmud\b|\brocks?\b|\bjoker|\bzap|turn_started|\btiles?\b|\bspecials?\b|double_modification/i;
/** Codes of refusals are one table for all games. */
const CODE = /^ {2}[A-Z_]+: "[a-z_]+",$/;

/** Texts of games, and those in other languages than English, in which a word may look like one of a game: Polish "zapisz". */
const OTHER_TEXTS = /\/text\/generated\/(?:(?!platform|match)\w+\/|.*\.(?!en\.)[a-z]{2,3}\.ts$)/;

test("words of a game stand in the folder of the game only", () => {
  const found = Object.entries(sources)
    .filter(([name]) => !name.startsWith("./games/") && !OTHER_TEXTS.test(name))
    .flatMap(([name, code]) =>
      code.split("\n").flatMap((line, index) => (GAME_WORDS.test(line) && !CODE.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(found, "These lines name a game; move what they do behind GameClient (games/api.ts).").toEqual([]);
});

test("only games/index.ts names a game among the files outside the games' folders", () => {
  const found = Object.entries(sources)
    .filter(([name]) => /^\.\/games\/[^/]+$/.test(name) && name !== "./games/index.ts")
    .filter(([, code]) => GAME_WORDS.test(code));
  expect(found.map(([name]) => name)).toEqual([]);
});

test("the platform imports nothing of a game's folder", () => {
  const found = [...imports].flatMap(([name, targets]) =>
    name.startsWith("./games/") ? [] : targets.filter((target) => /^\.\/games\/[^/]+\//.test(target)).map((target) => `${name} imports ${target}`),
  );
  expect(found, "Take it from the registry (games/registry.ts) instead.").toEqual([]);
});

test("the kit of the games imports nothing of the games", () => {
  const found = [...imports].flatMap(([name, targets]) =>
    name.startsWith("./kit/") ? targets.filter((target) => target.startsWith("./games/") && target !== "./games/api.ts").map((target) => `${name} imports ${target}`) : [],
  );
  expect(found, "What two games share knows neither.").toEqual([]);
});

test("games import the kit, the client API, the wire and their texts, and nothing else of the page", () => {
  const found = [...imports].flatMap(([name, targets]) =>
    /^\.\/games\/\w+\/(?!samples)/.test(name) ? targets.filter((target) => !/^\.\/(?:games|kit|protocol|text\/generated)\//.test(target)).map((target) => `${name} imports ${target}`) : [],
  );
  expect(found, "A part that games need goes into the kit.").toEqual([]);
});

/** What browsers refuse in some places, or do in another way: one module has each, and copes with that. */
const OWNED: readonly (readonly [what: string, used: RegExp, owner: string])[] = [
  ["browserStorage", /(?<![\w.])(?:localStorage|sessionStorage)\b/, "./model/browser_storage.ts"],
  ["copyText", /navigator\.clipboard/, "./ui/shared/copy_or_save.ts"],
  ["notifyUser", /new Notification\(/, "./ui/attention.tsx"],
  ["keyOf", /\b(?:event|press)\.key(?:\.toLowerCase\(\)|\.toUpperCase\(\))? [!=]== "[A-Za-z]"/, "./ui/keys.ts"],
];

test.each(OWNED)("%s is used for what a browser may refuse or keyboards lack", (_, used, owner) => {
  const found = Object.entries(sources).filter(([name, code]) => name !== owner && used.test(code.replace(/\/\*[^]*?\*\/|\/\/.*/g, "")));
  expect(found.map(([name]) => name)).toEqual([]);
});

test("no regular expression looks behind, which Safari before 16.4 refuses to read", () => {
  const found = Object.entries(sources).filter(([, code]) => /\(\?<[!=]/.test(code));
  expect(found.map(([name]) => name)).toEqual([]);
});

const FILE_LINES = 500;
const FUNCTION_LINES = 60;
/** A module that is shorter has several importers: with one it stands in that one. */
const FEWEST_LINES = 15;

const written = Object.entries(sources).filter(([name]) => !/\/generated(?:\/|\.ts$)/.test(name));
const linesOf = (code: string) => code.split("\n").length - 1;

test("no file is too long", () => {
  const found = written.filter(([, code]) => linesOf(code) > FILE_LINES).map(([name, code]) => `${name} has ${linesOf(code)} lines`);
  expect(found, `Divide files of more than ${FILE_LINES} lines.`).toEqual([]);
});

/** The functions of a file that are too long, by the line that they begin in. */
function longFunctions(name: string, code: string): string[] {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, body, start, end } = node as { type?: unknown; body?: unknown; start?: number; end?: number };
    if (typeof type === "string" && type.includes("Function") && body) {
      const lines = linesOf(code.slice(start, end)) + 1;
      if (lines > FUNCTION_LINES) found.push(`${name}:${linesOf(code.slice(0, start)) + 1} has ${lines} lines`);
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

test("no function is too long", () => {
  expect(longFunctions("a.tsx", `export const A = () => <p>{() => {\n${"f();\n".repeat(FUNCTION_LINES - 1)}}}</p>;`)).toEqual(["a.tsx:1 has 61 lines", "a.tsx:1 has 61 lines"]);
  const found = written.flatMap(([name, code]) => longFunctions(name, code));
  expect(found, `Divide functions of more than ${FUNCTION_LINES} lines.`).toEqual([]);
});

test("no short file has one importer", () => {
  const importers = (name: string) => [...imports].filter(([, targets]) => targets.includes(name)).map(([importer]) => importer);
  const found = written.filter(([name, code]) => linesOf(code) < FEWEST_LINES && importers(name).length === 1);
  expect(found.map(([name]) => `${name} stands in ${importers(name)[0]}`), "Join these files with the one that imports them.").toEqual([]);
});
