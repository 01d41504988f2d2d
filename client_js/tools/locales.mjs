// Makes the catalogues of texts out of `locales/<language>/<owner>.ftl`: `node tools/locales.mjs` writes a module of
// `src/text/generated/` for each part of an owner in each language. No Fluent runtime runs in the browser: a message
// becomes a string, or a function of its parameters. docs/topics/languages.md describes the files.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser } from "@fluent/syntax";

export const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const GENERATED = fileURLToPath(new URL("../src/text/generated/", import.meta.url));
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
  return found.filter((name) => files(name, folder).length > 0).sort((a, b) => Number(b === SOURCE) - Number(a === SOURCE) || a.localeCompare(b));
}

/** The files that only the server reads: refusals of requests that the page never sends, and what people get without a page. */
const SERVER_ONLY = new Set(["refusals_of_programs", "notifications"]);
/** The file with the sentences of refusals. Its ids are those of the server, and it has no parts. */
const REFUSALS = "refusals";

/** The files of a language, without `.ftl`: the owners of texts, and the refusals. */
export function files(language, folder = LOCALES) {
  const found = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl")).map((name) => basename(name, ".ftl"));
  return found.filter((file) => !SERVER_ONLY.has(file)).sort();
}

/**
 * The messages of a file in their order, by id; none of a file that is not there. A message is `{id, params, pattern}`:
 * `params` is a list of `[name, type]`, empty without a comment that declares any; `pattern` has references to other
 * messages and terms replaced by their text.
 */
export function readMessages(language, file, folder = LOCALES) {
  const path = join(folder, language, `${file}.ftl`);
  const parsed = existsSync(path) ? new FluentParser({ withSpans: true }).parse(readFileSync(path, "utf8")) : { body: [] };
  const fail = (id, fault) => {
    throw new LocaleError(`locales/${language}/${file}.ftl: ${id}: ${fault}`);
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
    if (file !== REFUSALS && !id.includes("-")) fail(id, "does not begin with its part, as in lobby-title.");
    messages.set(id, { id, params: parameters(entry.comment?.content ?? "", (fault) => fail(id, fault)), pattern: entry.value });
  }
  for (const message of messages.values()) message.pattern = inlined(message.pattern, { messages, terms, fail: (fault) => fail(message.id, fault) });
  return messages;
}

/** The messages of each part, as maps by id. The part is the first word of an id; refusals are one part. */
export function partsOf(messages, file) {
  const found = new Map();
  for (const [id, message] of messages) {
    const part = file === REFUSALS ? REFUSALS : id.slice(0, id.indexOf("-"));
    if (!found.has(part)) found.set(part, new Map());
    found.get(part).set(id, message);
  }
  return found;
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
 * What a language has of a file, as `[part, {all, translated, missing, copied}]` for each part. `all`: how many texts the
 * source has; `missing` and `copied`: the ids of those that it lacks, and of those that are as in the source although
 * there are letters in them.
 */
export function progress(language, file, folder = LOCALES) {
  const found = readMessages(language, file, folder);
  return [...partsOf(readMessages(SOURCE, file, folder), file)].map(([part, messages]) => {
    const source = [...messages.values()];
    const missing = source.filter(({ id }) => !found.has(id)).map(({ id }) => id);
    const copied = source.filter(({ id, pattern }) => hasLetters(pattern) && found.has(id) && plain(found.get(id).pattern) === plain(pattern)).map(({ id }) => id);
    return [part, { all: source.length, translated: source.length - missing.length - copied.length, missing, copied }];
  });
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
  const found = files(SOURCE, folder).flatMap((file) => progress(language, file, folder).map(([, one]) => one));
  const sum = (key) => found.reduce((total, one) => total + one[key], 0);
  return Math.max(1, Math.floor((100 * sum("translated")) / sum("all")));
}

/** The faults of a language's file: texts that the source has not, lacks, or has with other parameters. */
export function faults(language, file, { missing = true, folder = LOCALES } = {}) {
  if (!existsSync(join(folder, SOURCE, `${file}.ftl`))) return [`locales/${language}/${file}.ftl: there is no such file in ${SOURCE}`];
  const source = readMessages(SOURCE, file, folder);
  const found = readMessages(language, file, folder);
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
  return [...unknown, ...absent, ...differing].map((fault) => `locales/${language}/${file}.ftl: ${fault}`);
}

/** The JavaScript expression of a message in a language; `params`: as its message in the source declares them. */
function messageCode(language, file, { id, pattern }, params) {
  try {
    return expressionOf(pattern, { types: new Map(params), language });
  } catch (error) {
    if (!(error instanceof LocaleError)) throw error;
    throw new LocaleError(`locales/${language}/${file}.ftl: ${id}: ${error.message}`);
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

/** The messages of a part as a tree: `first-lobby-open` is `open` of `lobby`, `first-days-0` the first of the list `days`. */
function tree(messages) {
  const root = new Map();
  for (const message of messages) {
    const path = message.id.split("-").slice(1);
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

const LANGUAGE_MODULE = "../../language";

/** `import` of the functions that code calls; none if it calls none. */
function helperImports(code, module) {
  const used = [...Object.values(FUNCTIONS), "pluralForm"].filter((helper) => code.includes(`${helper}(`)).sort();
  return used.length > 0 ? `import { ${used.join(", ")} } from "${module}";\n` : "";
}

/** The module of a part in one language, from its messages in the source and in that language. */
export function moduleOf(language, { file, part, source, found }) {
  const code = treeCode(tree(source.values()), "", ({ id, params }) => {
    if (!found.has(id)) return "";
    const { pattern } = found.get(id);
    const declared = new Set(params.map(([name]) => name));
    for (const name of variables(pattern)) if (!declared.has(name)) throw new LocaleError(`locales/${language}/${file}.ftl: ${id} uses $${name}, which the comment in ${SOURCE} does not declare.`);
    const value = messageCode(language, file, { id, pattern }, params);
    if (params.length === 0) return value;
    return `(${params.map(([name, type]) => `${variables(pattern).has(name) ? "" : "_"}${name}: ${TYPES[type]}`).join(", ")}): string => ${value}`;
  });
  const [name, type] = language === SOURCE ? [SOURCE, ""] : ["texts", `: Translation<typeof ${SOURCE}>`];
  const typed = type && `import type { Translation } from "${LANGUAGE_MODULE}";\nimport type { ${SOURCE} } from "./${part}.${SOURCE}";\n`;
  return `// Made from locales/${language}/${file}.ftl by tools/locales.mjs.\n${helperImports(code, LANGUAGE_MODULE)}${typed}\nexport const ${name}${type} = ${code};\n`;
}

/** What loads a part in other languages than the source. */
const loaders = (part, others) => others.map((language) => `  ${language}: () => import("./${part}.${language}"),\n`).join("");

/** The module that shows a part in the language in use. */
function entryOf(file, part, others) {
  return (
    `// Made from locales/*/${file}.ftl by tools/locales.mjs.\nimport { liveTexts } from "${LANGUAGE_MODULE}";\n` +
    `import { ${SOURCE} } from "./${part}.${SOURCE}";\n\n/** The texts in the language in use. */\n` +
    `export const text = liveTexts(${SOURCE}, {\n${loaders(part, others)}});\n`
  );
}

/** The entry of refusals: a flat table. The sentences in English come with the refusals. */
function refusalEntry(others) {
  return (
    `// Made from locales/*/${REFUSALS}.ftl by tools/locales.mjs.\nimport { liveTexts } from "../language";\nimport type { RefusalTexts } from "../language";\n\n` +
    `/** The sentences of refusals by their ids, in the language in use; none in English. */\nexport const text = liveTexts<RefusalTexts>({}, {\n${loaders(REFUSALS, others)}});\n`
  );
}

/** The sentences of refusals in a language: strings, and functions that take the values by name. */
function refusalModule(language, source, found) {
  const lines = [...found.values()].flatMap(({ id, pattern }) => {
    const params = source.get(id)?.params;
    if (!params) return [];
    const value = messageCode(language, REFUSALS, { id, pattern }, params);
    const names = params.map(([name]) => name).filter((name) => variables(pattern).has(name));
    const numbers = params.filter(([name, type]) => type === "number" && names.includes(name)).map(([name]) => `${name} = Number(${name}); `);
    if (names.length === 0) return [`  "${id}": ${value},\n`];
    return [`  "${id}": ({ ${names.join(", ")} }: any) => ${numbers.length > 0 ? `{ ${numbers.join("")}return ${value}; }` : value},\n`];
  });
  const code = lines.join("");
  return `// Made from locales/${language}/${REFUSALS}.ftl by tools/locales.mjs.\n${helperImports(code, "../language")}import type { RefusalTexts } from "../language";\n\nexport const texts: RefusalTexts = {\n${code}};\n`;
}

/** The modules of a file in all languages that have it, as `[path, code]`. */
function modulesOf(file, all, folder) {
  const texts = all.map((language) => [language, partsOf(readMessages(language, file, folder), file)]);
  return [...texts.find(([language]) => language === SOURCE)[1]].flatMap(([part, source]) => {
    const having = texts.filter(([, parts]) => parts.has(part)).map(([language, parts]) => [language, parts.get(part)]);
    const others = having.map(([language]) => language).filter((language) => language !== SOURCE);
    if (file === REFUSALS) {
      const translated = having.filter(([language]) => language !== SOURCE);
      return [["refusals.ts", refusalEntry(others)], ...translated.map(([language, found]) => [`refusals.${language}.ts`, refusalModule(language, source, found)])];
    }
    const modules = having.map(([language, found]) => [`${file}/${part}.${language}.ts`, moduleOf(language, { file, part, source, found })]);
    return [[`${file}/${part}.ts`, entryOf(file, part, others)], ...modules];
  });
}

/** The module that lists the languages. */
function languageList(all, folder) {
  const partial = Object.fromEntries(all.filter((language) => !COMPLETE.includes(language)).map((language) => [language, share(language, folder)]));
  return `// Made from the folders of locales/ by tools/locales.mjs.\n\n/** The languages that the page can be shown in. */\nexport const LANGUAGES = ${JSON.stringify(all)} as const;\n\n/** How many percent of the texts each language has that is not complete. */\nexport const PARTIAL: { readonly [Language in string]?: number } = ${JSON.stringify(partial)};\n`;
}

/** Writes all modules whose content has changed, and removes those of parts and languages that are gone. */
export function writeCatalogues(folder = LOCALES) {
  const all = languages(folder);
  const modules = new Map([["languages.ts", languageList(all, folder)], ...files(SOURCE, folder).flatMap((file) => modulesOf(file, all, folder))]);
  mkdirSync(GENERATED, { recursive: true });
  for (const entry of readdirSync(GENERATED, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !modules.has(relative(GENERATED, path).replaceAll("\\", "/"))) rmSync(path);
  }
  for (const [name, code] of modules) {
    const path = join(GENERATED, name);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path) || readFileSync(path, "utf8") !== code) writeFileSync(path, code);
  }
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
