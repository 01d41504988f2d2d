// Makes the catalogues of texts out of `locales/<language>/<part>.ftl`: `node tools/locales.mjs` writes
// `text/generated/` of the platform and of each game. No Fluent runtime runs in the browser: a message becomes a string,
// or a function of its parameters. docs/topics/languages.md describes the files.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser } from "@fluent/syntax";

export const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
/** The language that every text has; texts that another language lacks are shown in it. */
export const SOURCE = "en";
/** Types of parameters in the comment above a message, in TypeScript. */
const TYPES = {
  number: "number",
  code: "number", // shown without separators of thousands
  string: "string",
  boolean: "boolean",
  list: "readonly string[]",
  "number, optional": "number | null",
  "string, optional": "string | null",
};
/** Functions of messages and the helpers of `text/language.ts` that they become. */
const FUNCTIONS = { NUMBER: "formatNumber", LIST: "formatList", POSSESSIVE: "possessive", RELATIVE_DAY: "formatDay" };
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
const NUMBERED = /^\d+$/;

/** A fault of a file, with its place. */
export class LocaleError extends Error {}

/** The languages that must have every text and every page. Any other may lack some, which are shown in the source. */
export const COMPLETE = JSON.parse(readFileSync(join(LOCALES, "complete.json"), "utf8"));

/** The languages that there are texts of, the source first. */
export function languages(folder = LOCALES) {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return found.filter((name) => parts(name, folder).length > 0).sort((a, b) => Number(b === SOURCE) - Number(a === SOURCE) || a.localeCompare(b));
}

/** A part that only the server reads: refusals of requests that the page never sends. */
const SERVER_ONLY = "refusals_of_programs";

/** The parts of a language: the names of its files without `.ftl`. */
export function parts(language, folder = LOCALES) {
  const found = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl")).map((name) => basename(name, ".ftl"));
  return found.filter((part) => part !== SERVER_ONLY).sort();
}

/**
 * The messages of a file in their order, by id: `{id, params, pattern}`. `params` is a list of `[name, type]`, null
 * without a comment that declares any; `pattern` has references to other messages and terms replaced by their text.
 */
export function readPart(language, part, folder = LOCALES) {
  const file = join(folder, language, `${part}.ftl`);
  const parsed = new FluentParser({ withSpans: true }).parse(readFileSync(file, "utf8"));
  const fail = (id, fault) => {
    throw new LocaleError(`locales/${language}/${part}.ftl: ${id}: ${fault}`);
  };
  const messages = new Map();
  const terms = new Map();
  for (const entry of parsed.body) {
    if (entry.type === "Junk") fail(entry.content.trim().split("\n")[0], entry.annotations.map(({ message }) => message).join(" "));
    if (entry.type === "Term") terms.set(entry.id.name, entry.value);
    if (entry.type !== "Message") continue;
    const id = entry.id.name;
    if (messages.has(id)) fail(id, "is there twice.");
    if (!entry.value || entry.attributes.length > 0) fail(id, "needs a value and no attributes.");
    messages.set(id, { id, params: parameters(entry.comment?.content ?? "", (fault) => fail(id, fault)), pattern: entry.value });
  }
  for (const message of messages.values()) message.pattern = inlined(message.pattern, { messages, terms, fail: (fault) => fail(message.id, fault) });
  return messages;
}

/** The parameters of a comment: `$count (number), $name (string): more about it`. */
function parameters(comment, fail) {
  return [...comment.matchAll(/\$(\w+) \(([^)]*)\)/g)].map(([, name, type]) => {
    if (!(type in TYPES)) fail(`$${name} has an unknown type (${type}).`);
    return [name, type];
  });
}

/** A pattern with the texts of messages and terms in place of references to them. */
function inlined(pattern, found) {
  const { messages, terms, fail } = found;
  const elements = pattern.elements.flatMap((element) => {
    if (element.type !== "Placeable") return [element];
    const { expression } = element;
    if (expression.type === "MessageReference" || expression.type === "TermReference") {
      const table = expression.type === "TermReference" ? terms : messages;
      const target = table.get(expression.id.name);
      if (!target) fail(`refers to ${expression.id.name}, which is not there.`);
      return inlined(target.pattern ?? target, found).elements;
    }
    if (expression.type !== "SelectExpression") return [element];
    const variants = expression.variants.map((variant) => ({ ...variant, value: inlined(variant.value, found) }));
    return [{ ...element, expression: { ...expression, variants } }];
  });
  return { ...pattern, elements };
}

/** The names of the variables that a pattern uses. */
export function variables(pattern) {
  return new Set(
    pattern.elements.flatMap((element) => {
      if (element.type !== "Placeable") return [];
      const { expression } = element;
      if (expression.type !== "SelectExpression") return [variableOf(expression)].filter(Boolean);
      return [variableOf(expression.selector), ...expression.variants.flatMap(({ value }) => [...variables(value)])].filter(Boolean);
    }),
  );
}

function variableOf(expression) {
  if (expression.type === "VariableReference") return expression.id.name;
  if (expression.type === "FunctionReference") return expression.arguments.positional.map(variableOf)[0] ?? null;
  return null;
}

/**
 * What a language has of a part: `{all, translated, missing, copied}`. `all`: how many texts the source has; `missing` and
 * `copied`: the ids of those that it lacks, and of those that are as in the source although there are letters in them.
 */
export function progress(language, part, folder = LOCALES) {
  const source = [...readPart(SOURCE, part, folder).values()];
  const found = existsSync(join(folder, language, `${part}.ftl`)) ? readPart(language, part, folder) : new Map();
  const missing = source.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  const copied = source.filter(({ id, pattern }) => hasLetters(pattern) && found.has(id) && plain(found.get(id).pattern) === plain(pattern)).map(({ id }) => id);
  return { all: source.length, translated: source.length - missing.length - copied.length, missing, copied };
}

/** A pattern in one form, wherever it stands. */
const plain = (pattern) => JSON.stringify(pattern, (key, value) => (key === "span" ? undefined : value));

/** Whether there is something to translate in a pattern. */
function hasLetters(pattern) {
  return pattern.elements.some(({ type, value, expression }) => {
    if (type === "TextElement") return /\p{L}/u.test(value);
    if (expression.type === "SelectExpression") return expression.variants.some((variant) => hasLetters(variant.value));
    return expression.type === "StringLiteral" && /\p{L}/u.test(expression.value);
  });
}

/** How many percent of the texts a language has, at least 1. */
function share(language, folder) {
  const found = parts(SOURCE, folder).map((part) => progress(language, part, folder));
  const sum = (key) => found.reduce((total, one) => total + one[key], 0);
  return Math.max(1, Math.floor((100 * sum("translated")) / sum("all")));
}

/** The faults of a language's part: texts that the source has not, lacks, or has with other parameters. */
export function faults(language, part, { missing = true, folder = LOCALES } = {}) {
  if (!existsSync(join(folder, SOURCE, `${part}.ftl`))) return [`locales/${language}/${part}.ftl: there is no such part in ${SOURCE}`];
  const source = readPart(SOURCE, part, folder);
  const found = readPart(language, part, folder);
  const unknown = [...found.keys()].filter((id) => !source.has(id)).map((id) => `${id} is not in ${SOURCE}`);
  const absent = missing ? [...source.keys()].filter((id) => !found.has(id)).map((id) => `${id} is missing`) : [];
  const differing = [...found.values()].flatMap(({ id, pattern }) => {
    const declared = new Set((source.get(id)?.params ?? []).map(([name]) => name));
    const used = [...variables(pattern)];
    const lost = language === SOURCE ? [] : [...variables(source.get(id)?.pattern ?? pattern)].filter((name) => !used.includes(name));
    return [
      ...used.filter((name) => source.has(id) && !declared.has(name)).map((name) => `${id} uses $${name}, which is not declared`),
      ...lost.map((name) => `${id} does not use $${name}`),
    ];
  });
  return [...unknown, ...absent, ...differing].map((fault) => `locales/${language}/${part}.ftl: ${fault}`);
}

/** The JavaScript expression of a message in a language; `params`: as its message in the source declares them. */
function messageCode(language, part, { id, pattern }, params) {
  try {
    return expressionOf(pattern, { types: new Map(params), language });
  } catch (error) {
    if (!(error instanceof LocaleError)) throw error;
    throw new LocaleError(`locales/${language}/${part}.ftl: ${id}: ${error.message}`);
  }
}

/** The JavaScript expression of a pattern; `scope` has the types of parameters by name, and the language. */
function expressionOf(pattern, scope) {
  const pieces = pattern.elements.map((element, place) => {
    if (element.type === "TextElement") return { text: element.value };
    const { expression } = element;
    if (expression.type === "StringLiteral") return { text: expression.parse().value };
    if (expression.type === "NumberLiteral") return { text: expression.value };
    return { code: expression.type === "SelectExpression" ? selection(expression, scope) : valueOf(expression, scope, place > 0) };
  });
  if (pieces.every(({ text }) => text !== undefined)) return JSON.stringify(pieces.map(({ text }) => text).join(""));
  if (pieces.length === 1) return pieces[0].code;
  return `\`${pieces.map(({ text, code }) => (text === undefined ? `\${${code}}` : escaped(text))).join("")}\``;
}

const escaped = (text) => text.replace(/[`\\]|\$\{/g, "\\$&");

/** `inside`: within a sentence, where "Your" is "your". */
function valueOf(expression, { types }, inside = false) {
  if (expression.type === "FunctionReference") {
    const helper = FUNCTIONS[expression.id.name];
    if (!helper) throw new LocaleError(`There is no function ${expression.id.name}.`);
    return helper === "possessive" && inside ? `${helper}(${variableOf(expression)}, true)` : `${helper}(${variableOf(expression)})`;
  }
  const name = variableOf(expression);
  if (types.get(name) === "code") return `String(${name})`;
  if (types.get(name)?.startsWith("number")) return `formatNumber(${name})`;
  return types.get(name) === "list" ? `formatList(${name})` : name;
}

/** A chain of conditions, the default last: exact values first, then plural forms. */
function selection({ selector, variants }, scope) {
  const name = variableOf(selector);
  const type = scope.types.get(name) ?? "string";
  const last = variants.find((variant) => variant.default);
  const keyed = variants.filter((variant) => variant !== last).map(({ key, value }) => ({ key: key.name ?? key.value, value }));
  const rank = ({ key }) => (key === "none" ? 0 : PLURALS.has(key) ? 2 : 1);
  const chain = keyed.sort((a, b) => rank(a) - rank(b)).map(({ key, value }) => `${condition(name, type, key, scope.language)} ? ${expressionOf(value, scope)} : `);
  return `(${chain.join("")}${expressionOf(last.value, scope)})`;
}

function condition(name, type, key, language) {
  if (key === "none") return type === "list" ? `${name}.length === 0` : type.startsWith("number") ? `${name} === null` : `!${name}`;
  if (type === "boolean") return key === "true" ? name : `!${name}`;
  if (!type.startsWith("number")) return `${name} === ${JSON.stringify(key)}`;
  if (NUMBERED.test(key)) return `${name} === ${key}`;
  if (!PLURALS.has(key)) throw new LocaleError(`${key} is no plural form.`);
  // a text that another language lacks is shown in the source, whose plural forms are not those of the language in use
  if (language === SOURCE && key === "one") return `${name} === 1`;
  return `pluralForm(${name}) === "${key}"`;
}

/** Messages as a tree: `lobby-open` is `open` of `lobby`, `days-0` the first of the list `days`. */
function tree(messages) {
  const root = new Map();
  for (const message of messages) {
    const path = message.id.split("-");
    const last = path.pop();
    let group = root;
    for (const name of path) {
      if (!group.has(name)) group.set(name, new Map());
      group = group.get(name);
      if (!(group instanceof Map)) throw new LocaleError(`${message.id}: ${name} is a text and a group.`);
    }
    if (group.has(last)) throw new LocaleError(`${message.id} is a text and a group.`);
    group.set(last, message);
  }
  return root;
}

/** The code of a tree; `leaf` gives that of a message, "" for one that is not there: an element that a list lacks is left out. */
function treeCode(node, indent, leaf) {
  const inner = `${indent}  `;
  const all = [...node].map(([key, value]) => [key, value instanceof Map ? treeCode(value, inner, leaf) : leaf(value)]);
  const values = all.filter(([, value]) => value);
  if (values.length === 0) return indent ? "" : "{}";
  if (all.every(([key], index) => key === String(index))) return `[${all.map(([, value]) => value).join(", ")}]`;
  return `{\n${values.map(([key, value]) => `${inner}${/^\d/.test(key) ? JSON.stringify(key) : key}: ${value},\n`).join("")}${indent}}`;
}

/** The module of a part in one language. */
export function moduleOf(language, part, folder = LOCALES) {
  const source = readPart(SOURCE, part, folder);
  const found = readPart(language, part, folder);
  const used = new Set();
  const code = treeCode(tree(source.values()), "", ({ id, params }) => {
    if (!found.has(id)) return "";
    const { pattern } = found.get(id);
    const declared = new Set(params.map(([name]) => name));
    for (const name of variables(pattern)) if (!declared.has(name)) throw new LocaleError(`locales/${language}/${part}.ftl: ${id} uses $${name}, which the comment in ${SOURCE} does not declare.`);
    const value = messageCode(language, part, { id, pattern }, params);
    for (const helper of [...Object.values(FUNCTIONS), "pluralForm"]) if (value.includes(`${helper}(`)) used.add(helper);
    if (params.length === 0) return value;
    return `(${params.map(([name, type]) => `${variables(pattern).has(name) ? "" : "_"}${name}: ${TYPES[type]}`).join(", ")}): string => ${value}`;
  });
  const imports = used.size > 0 ? `import { ${[...used].sort().join(", ")} } from "${languageModule(part)}";\n` : "";
  const [name, type] = language === SOURCE ? [SOURCE, ""] : ["texts", `: Translation<typeof ${SOURCE}>`];
  const typed = type && `import type { Translation } from "${languageModule(part)}";\nimport type { ${SOURCE} } from "./${suffix(part)}.${SOURCE}";\n`;
  return `// Made from locales/${language}/${part}.ftl by tools/locales.mjs.\n${imports}${typed}\nexport const ${name}${type} = ${code};\n`;
}

/** The module that shows a part in the language in use. */
function entryOf(part, others) {
  const loaders = others.map((language) => `  ${language}: () => import("./${suffix(part)}.${language}"),\n`).join("");
  return (
    `// Made from locales/*/${part}.ftl by tools/locales.mjs.\nimport { liveTexts } from "${languageModule(part)}";\n` +
    `import { ${SOURCE} } from "./${suffix(part)}.${SOURCE}";\n\n/** The texts in the language in use. */\n` +
    `export const texts = liveTexts(${SOURCE}, {\n${loaders}});\n`
  );
}

/** The part with the sentences of refusals: those in English come with the refusals. */
const REFUSALS = "refusals";

/** The modules of refusals: a flat table, of functions that take the arguments of a refusal by name. */
function refusalModules(others, files, folder) {
  const place = join(SOURCES, "games/text/generated");
  for (const language of others) files.set(join(place, `refusals.${language}.ts`), refusalModule(language, folder));
  const loaders = others.map((language) => `  ${language}: () => import("./refusals.${language}"),\n`).join("");
  const code = `// Made from locales/*/refusals.ftl by tools/locales.mjs.\nimport { liveTexts } from "../../../text/language";\nimport type { RefusalTexts } from "../../../text/language";\n\n/** The sentences of refusals by their ids, in the language in use; none in English. */\nexport const texts = liveTexts<RefusalTexts>({}, {\n${loaders}});\n`;
  files.set(join(place, "refusals.ts"), code);
}

function refusalModule(language, folder) {
  const source = readPart(SOURCE, REFUSALS, folder);
  const lines = [...readPart(language, REFUSALS, folder).values()].flatMap(({ id, pattern }) => {
    const params = source.get(id)?.params;
    if (!params) return [];
    const value = messageCode(language, REFUSALS, { id, pattern }, params);
    const names = params.map(([name]) => name).filter((name) => variables(pattern).has(name));
    const numbers = params.filter(([name, type]) => type === "number" && names.includes(name)).map(([name]) => `${name} = Number(${name}); `);
    if (names.length === 0) return [`  "${id}": ${value},\n`];
    const taken = names.map((name) => `${name}`).join(", ");
    return [`  "${id}": ({ ${taken} }: any) => ${numbers.length > 0 ? `{ ${numbers.join("")}return ${value}; }` : value},\n`];
  });
  const code = lines.join("");
  const helpers = [...Object.values(FUNCTIONS), "pluralForm"].filter((helper) => code.includes(`${helper}(`)).sort();
  const imports = helpers.length > 0 ? `import { ${helpers.join(", ")} } from "../../../text/language";\n` : "";
  return `// Made from locales/${language}/refusals.ftl by tools/locales.mjs.\n${imports}import type { RefusalTexts } from "../../../text/language";\n\nexport const texts: RefusalTexts = {\n${code}};\n`;
}

const GAMES = readdirSync(join(SOURCES, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
/** The game of a part, whose name begins with the game's; null for the platform. */
const gameOf = (part) => GAMES.find((game) => part === game || part.startsWith(`${game}_`)) ?? null;
const suffix = (part) => (gameOf(part) === part ? "lobby" : gameOf(part) ? part.slice(gameOf(part).length + 1) : part);
const folderOf = (part) => join(SOURCES, gameOf(part) ? `games/${gameOf(part)}` : "", "text/generated");
const languageModule = (part) => (gameOf(part) ? "../../../../text/language" : "../language");

/** Writes all modules whose content has changed, and removes those of parts and languages that are gone. */
export function writeCatalogues(folder = LOCALES) {
  const files = new Map();
  const all = languages(folder);
  for (const part of parts(SOURCE, folder)) {
    const having = all.filter((language) => existsSync(join(folder, language, `${part}.ftl`)));
    if (part === REFUSALS) {
      refusalModules(having.filter((language) => language !== SOURCE), files, folder);
      continue;
    }
    for (const language of having) files.set(join(folderOf(part), `${suffix(part)}.${language}.ts`), moduleOf(language, part, folder));
    files.set(join(folderOf(part), `${suffix(part)}.ts`), entryOf(part, having.filter((language) => language !== SOURCE)));
  }
  const partial = Object.fromEntries(all.filter((language) => !COMPLETE.includes(language)).map((language) => [language, share(language, folder)]));
  const list = `// Made from the folders of locales/ by tools/locales.mjs.\n\n/** The languages that the page can be shown in. */\nexport const LANGUAGES = ${JSON.stringify(all)} as const;\n\n/** How many percent of the texts each language has that is not complete. */\nexport const PARTIAL: { readonly [Language in string]?: number } = ${JSON.stringify(partial)};\n`;
  files.set(join(SOURCES, "text/generated/languages.ts"), list);
  for (const place of new Set([...files.keys()].map(dirname))) {
    mkdirSync(place, { recursive: true });
    for (const name of readdirSync(place)) if (!files.has(join(place, name))) rmSync(join(place, name));
  }
  for (const [file, code] of files) if (!existsSync(file) || readFileSync(file, "utf8") !== code) writeFileSync(file, code);
}

/** Writes the catalogues, or hands `say` what is wrong in a file. Returns whether they are written. */
function tryWriting(say) {
  try {
    writeCatalogues();
    return true;
  } catch (error) {
    if (!(error instanceof LocaleError)) throw error;
    say(error.message);
    return false;
  }
}

/** The Vite plugin that makes the catalogues before a build, before tests, and again when a file changes or is new. */
export function locales() {
  return {
    name: "locales",
    config: () => writeCatalogues(),
    configureServer(server) {
      server.watcher.add(LOCALES);
      server.watcher.on("all", (_event, file) => file.endsWith(".ftl") && tryWriting((fault) => server.config.logger.error(fault)));
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !tryWriting(console.error)) process.exitCode = 1;
