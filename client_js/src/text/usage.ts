/** Which texts of a catalogue a source file uses: for the tests. */

/** A catalogue, or a group of it. */
type Group = { readonly [key: string]: unknown };

/**
 * Returns the paths of texts that `code` uses through a variable `name` that holds `catalogue`, such as `lobby.open`. It
 * follows `const words = text.lobby` and `const { open } = text.lobby`. A group that is used as a value is used as a whole.
 */
export function usedPaths(code: string, name: string, catalogue: Group): Set<string> {
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
export function allPaths(catalogue: Group): string[] {
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
