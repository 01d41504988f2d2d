/** Module boundaries of the client, checked over its imports. */
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

test("only games/index.ts names a game among the files beside the games' folders", () => {
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

/** What browsers refuse in some places, or do in another way: one module has each, and copes with that. */
const OWNED: readonly (readonly [what: string, used: RegExp, owner: string])[] = [
  ["browserStorage", /(?<![\w.])(?:localStorage|sessionStorage)\b/, "./model/browser_storage.ts"],
  ["copyText", /navigator\.clipboard/, "./ui/clipboard.ts"],
  ["notifyUser", /new Notification\(/, "./ui/attention.tsx"],
  ["keyOf", /\b(?:event|press)\.key(?:\.toLowerCase\(\)|\.toUpperCase\(\))? [!=]== "[A-Za-z]"/, "./ui/keys.ts"],
];

test.each(OWNED)("%s is used for what a browser may refuse or keyboards lack", (_, used, owner) => {
  const found = Object.entries(sources).filter(([name, code]) => name !== owner && used.test(code.replace(/\/\*[^]*?\*\/|\/\/.*/g, "")));
  expect(found.map(([name]) => name)).toEqual([]);
});

test("no regular expression looks behind, which Safari before 16.4 refuses to read", () => {
  const found = Object.entries(sources).filter(([name, code]) => name !== "./text/usage.ts" && /\(\?<[!=]/.test(code)); // that one reads code for a test
  expect(found.map(([name]) => name)).toEqual([]);
});
