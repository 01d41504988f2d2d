/** Checks of what a game module from outside gives, before anything of it is used. */
import type { GameModule } from "./api";

/** What a member must be, as the end of a sentence. */
const KINDS = {
  "a function": (value: unknown) => typeof value === "function",
  "a text": (value: unknown) => typeof value === "string",
  "a number": (value: unknown) => typeof value === "number",
  "true or false": (value: unknown) => typeof value === "boolean",
  "a list": Array.isArray,
  "a Set": (value: unknown) => value instanceof Set,
  "an object": (value: unknown) => typeof value === "object" && value !== null,
};

type Kind = keyof typeof KINDS;
type Members<Part> = Readonly<Record<keyof Part, Kind | Readonly<Record<string, Kind>>>>;
type Given<Name extends keyof GameModule> = NonNullable<GameModule[Name]>;

const MODEL: Readonly<Record<keyof Given<"model">, Kind>> = {
  eventTypes: "a Set",
  fold: "a function",
  activeSeats: "a function",
  playingSeats: "a function",
  fingerprint: "an object",
};

const ANIMATION: Readonly<Record<keyof Given<"animation">, Kind>> = {
  durationOf: "a function",
  startsTurn: "a function",
  soundOf: "a function",
  startsRound: "a function",
  startsOrder: "a function",
};

const OPTIONS: Readonly<Record<keyof Given<"options">, Kind>> = {
  standard: "an object",
  presets: "a list",
  fit: "a function",
  problem: "a function",
  words: "a function",
  Form: "a function",
};

const MEMBERS: Members<GameModule> = {
  apiVersion: "a number",
  id: "a text",
  title: "a text",
  playerCounts: "a list",
  schema: "an object",
  options: OPTIONS,
  optionLabels: "an object",
  introduction: "a function",
  seatChips: "a function",
  resignWords: "a text",
  questionsInOthersTurns: "true or false",
  CoverArt: "a function",
  SeatMark: "a function",
  stylesheet: "a text",
  tables: "an object",
  model: MODEL,
  animation: ANIMATION,
  deal: "an object",
  Match: "a function",
  lit: "a function",
  seatWord: "a function",
  seatName: "a function",
  Settings: "a function",
  loadAccess: "a function",
  loadEndPart: "a function",
  loadLearningPart: "a function",
};

/**
 * Throws if `Match` is missing, or a member is not what it must be: the sentence of the error names the file (`address`)
 * and the member. A member that this client does not know is left alone, since a later client may have it, and the
 * console names it.
 */
export function checkModule(given: unknown, address: string): asserts given is GameModule {
  if (!KINDS["an object"](given)) throw new Error(`${address}: its function returns no object.`);
  const module = given as Readonly<Record<string, unknown>>;
  checkMembers(module, MEMBERS, address, "");
  if (module.Match === undefined) throw new Error(`${address}: \`Match\` is missing.`);
  const { options } = module as Partial<GameModule>;
  if (options && options.Form === undefined) throw new Error(`${address}: \`options.Form\` is missing.`);
}

/** `path`: what stands before the names of the members in sentences. */
function checkMembers(given: Readonly<Record<string, unknown>>, members: Members<Record<string, unknown>>, address: string, path: string): void {
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(members, name) ? members[name] : undefined;
    if (kind === undefined) {
      console.error(`${address}: the client has no use for \`${path}${name}\`.`);
      continue;
    }
    const isPart = typeof kind === "object";
    if (!KINDS[isPart ? "an object" : kind](value)) throw new Error(`${address}: \`${path}${name}\` must be ${isPart ? "an object" : kind}.`);
    if (isPart) checkMembers(value as Readonly<Record<string, unknown>>, kind, address, `${path}${name}.`);
  }
}
