import type { VNode } from "preact";
import { describe, expect, test, vi, afterAll, afterEach } from "vitest";
import { apply, fromSnapshot } from "../model/room";
import type { RoomModel } from "../model/types";
import { decode, decodeAs, encodeAs } from "../protocol/codec";
import type { GameSchema } from "../protocol/schema";
import gallery from "../../../docs/toolkit.md?raw";
import { refusalWords } from "../net/api";
import { showLanguage } from "../text/language";
import { sampleSnapshot } from "./twin_tin_bots/samples";
import { gameOf, matchPartOf } from "./registry";
import { type Pattern, loadGame, toolkit, format, loadTexts } from "./toolkit";

/** A whole game as a module without a build step: players add to a number. */
const COUNTING = `
export default ({ h, words }) => ({
  apiVersion: 1,
  id: "counting",
  title: "Counting",
  playerCounts: [2],
  schema: {
    enums: { Size: ["small", "large"] },
    unions: { GameEvent: ["Added"], GameCommand: ["Add"], Choice: ["Ask"] },
    structs: {
      Added: { tag: 32, key: "type", name: "added", fields: [["by", "value"], ["size", ["enum", "Size"]]] },
      Add: { tag: 1, key: "type", name: "add", fields: [["by", "value"]] },
      Ask: { tag: 1, key: "kind", name: "ask", fields: [["id", "value"], ["seat", "value"]] },
      View: { fields: [["sum", "value"], ["turn", "value"]] },
      OptionsView: { fields: [["target", "value"]] },
    },
  },
  model: {
    eventTypes: new Set(["added"]),
    fold: (view, { by }) => ({ ...view, sum: view.sum + by }),
    activeSeats: ({ turn }) => [turn],
    playingSeats: () => [0, 1],
  },
  animation: { durationOf: () => 100, startsTurn: () => true },
  options: { standard: {}, presets: [], fit: (options) => options, problem: () => null, words: () => [], Form: () => null },
  introduction: () => "Count to " + words.plural(1, "ten", "tens"),
  seatChips: () => [],
  resignWords: "You lose.",
  Match: ({ view }) => h("p", {}, String(view.sum)),
  CoverArt: () => null,
  SeatMark: () => null,
});
`;

const addressOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const address = addressOf(COUNTING);
const SERVED = { name: "counting", players: [2] };

describe("a game from outside", () => {
  test("is named when its function fails", async () => {
    const broken = addressOf("export default ({ ui }) => ({ apiVersion: 1, Match: ui.nothing.more });");
    await expect(loadGame({ name: "broken", players: [2] }, broken)).rejects.toThrow(`${broken} fails when it is called: Cannot read properties of undefined`);
  });

  test("is a plain module that is made with the client's toolkit", async () => {
    await loadGame(SERVED, address);
    const game = gameOf("counting")!;
    expect(game.title).toBe("Counting");
    expect(game.introduction(null, 2)).toBe("Count to 1 ten");
    expect(game.CoverArt()).toBeNull();
  });

  test("folds its own events, and no other game's", async () => {
    await loadGame(SERVED, address);
    const plain = fromSnapshot(sampleSnapshot());
    const model: RoomModel = { ...plain, room: { ...plain.room, game: "counting" }, view: { sum: 3, turn: 0 } };
    expect(apply(model, { type: "added", by: 4 } as { type: string })!.view).toEqual({ sum: 7, turn: 0 });
    expect(apply(model, { type: "turn_started" })).toBeNull();
    expect(apply({ ...model, room: { ...model.room, game: "unheard_of" } }, { type: "added" })).toBeNull();
  });

  test("is read and written by its own tables, also where its tags are another game's", async () => {
    await loadGame(SERVED, address);
    const frame = { type: "events", epoch: 1, number: 8, standing: false, digest: null } as const;
    const events = [{ type: "seat_left", seat: 1 }, { type: "added", by: 4, size: "large" }];
    const bytes = encodeAs("ServerMessage", { ...frame, events }, "counting");
    expect(decode(bytes, "counting")).toEqual({ ...frame, events });
    const elsewhere = decode(bytes, "twin_tin_bots") as unknown as { events: unknown[] };
    expect(elsewhere.events).not.toContainEqual(events[1]);
    const command = { type: "command", id: "k", seat: 0, choice: 7, command: { type: "add", by: 2 } };
    expect(decodeAs("ClientMessage", encodeAs("ClientMessage", command, "counting"), "counting")).toEqual(command);
  });

  test("gives its content the place that a message's own field for the game names", async () => {
    await loadGame(SERVED, address);
    const { room, ...snapshot } = sampleSnapshot();
    const options = { target: 10 };
    const choices = [{ kind: "ask", id: 7, seat: 0 }];
    const message = { ...snapshot, room: { ...room, game: "counting", options }, view: { sum: 3, turn: 1 }, choices };
    expect(decode(encodeAs("ServerMessage", message))).toEqual(message);
  });

  test("takes the tables that the service has made of the types, if the module has none", async () => {
    const schema = { enums: {}, unions: {}, structs: { View: { fields: [] } } };
    const bare = COUNTING.replace(/schema: {[^]*},\n  model/, "model");
    await loadGame(SERVED, addressOf(bare), schema);
    expect(gameOf("counting")!.schema).toBe(schema);
  });

  test.each([
    ["another name", COUNTING.replace('"counting"', '"other"'), "is of the game other, not of counting"],
    ["another version", COUNTING.replace("apiVersion: 1", "apiVersion: 2"), "needs version 2 of the client API"],
    ["a platform's event", COUNTING.replace('Set(["added"])', 'Set(["seat_left"])'), "has an event seat_left"],
    ["no factory", "export const game = 1;", "has no function as its default export"],
    ["no object", "export default () => 7", ": its function returns no object."],
    ["no page", "export default () => ({ apiVersion: 1 })", ": `Match` is missing."],
    ["a page that can't be called", "export default () => ({ apiVersion: 1, Match: 7 })", ": `Match` must be a function."],
    ["options without a form", COUNTING.replace("Form: () => null", ""), ": `options.Form` is missing."],
    ["a list of event types", COUNTING.replace('new Set(["added"])', '["added"]'), ": `model.eventTypes` must be a Set."],
  ])("is refused with %s", async (_, code, problem) => {
    await expect(loadGame(SERVED, addressOf(code))).rejects.toThrow(problem);
  });

  test("is loaded with a member that this client does not know, which the console names", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await loadGame(SERVED, addressOf(COUNTING.replace("fold:", "flod:").replace("seatChips:", "chips:")));
    expect(gameOf("counting")!.seatChips(null, 2, 0)).toEqual([]);
    expect(error.mock.calls.flat().map((words) => String(words).replace(/^data:\S+: /, ""))).toEqual([
      "the client has no use for `model.flod`.",
      "the client has no use for `chips`.",
    ]);
    error.mockRestore();
  });
});

describe("a module that gives the page of a match alone", () => {
  const schema: GameSchema = {
    enums: { Pace: ["slow", "very_fast"] },
    unions: { GameEvent: ["Added"] },
    structs: {
      Added: { tag: 32, key: "type", name: "added", fields: [["by", "value"]] },
      View: { fields: [["active", "value"]] },
      Options: {
        tag: 1,
        key: "game",
        name: "bare_game",
        fields: [["target", "value", 10], ["pace", ["enum", "Pace"], "slow"], ["open_hands", "value", false], ["seed", "value", null]],
        limits: { target: [1, null] },
      },
    },
  };
  const load = async (more = "") => {
    await loadGame({ name: "bare_game", players: [2, 3] }, addressOf(`export default ({ h }) => ({ apiVersion: 1, Match: () => h("p"), ${more} })`), schema);
    return { lobby: gameOf("bare_game")!, match: matchPartOf("bare_game")! };
  };

  test("has the name, the numbers of players and the tables of the service", async () => {
    const { lobby } = await load();
    expect([lobby.id, lobby.title, lobby.playerCounts, lobby.schema]).toEqual(["bare_game", "Bare Game", [2, 3], schema]);
    expect([lobby.introduction(null, 2), lobby.seatChips(null, 2, 0)]).toEqual(["", []]);
    expect(lobby.resignWords).toContain("for good");
  });

  test("knows the events of its tables, and the seats of the view that are active", async () => {
    const { model, animation } = (await load()).match;
    expect([...model.eventTypes]).toEqual(["added"]);
    expect(model.activeSeats({ active: [1] } as object)).toEqual([1]);
    expect(model.activeSeats({} as object)).toEqual([]);
    expect(model.playingSeats({} as object)).toContain(2);
    expect([model.fold, animation.durationOf({ type: "added" }), animation.startsTurn({ type: "added" })]).toEqual([undefined, 0, true]);
  });

  test("with durations of its own has no turns that nothing names", async () => {
    const { animation } = (await load("animation: { durationOf: () => 300 }")).match;
    expect([animation.durationOf({ type: "added" }), animation.startsTurn({ type: "added" })]).toEqual([300, false]);
  });

  test("has the options of its tables, in words and in a form", async () => {
    const { options } = (await load('optionLabels: { target: "Points to win" }')).lobby;
    const standard = { game: "bare_game", target: 10, pace: "slow", open_hands: false, seed: null };
    expect([options.standard, options.fit(standard, 3), options.problem(standard, 3), options.presets]).toEqual([standard, standard, null, []]);
    expect([options.words(null), options.words(standard)]).toEqual([[], []]);
    const others = { ...standard, target: 5, pace: "very_fast", open_hands: true };
    expect(options.words(others)).toEqual(["Points to win: 5", "Pace: Very fast", "Open hands: yes"]);
  });

  test("has a field of the form for each option that is a number, true or false, or one of a list", async () => {
    const { options } = (await load('optionLabels: { target: "Points to win" }')).lobby;
    const changed: object[] = [];
    const props = { options: options.standard, players: 2, words: [], children: null, change: (next: object) => void changed.push(next) };
    const inputs = inputsOf(options.Form(props));
    expect(inputs.map(({ type, props: { name, type: kind, min, max } }) => [type, name, kind, min, max])).toEqual([
      ["input", "target", "number", 1, undefined],
      ["select", "pace", undefined, undefined, undefined],
      ["input", "open_hands", "checkbox", undefined, undefined],
    ]);
    inputs[0]!.props.onInput!({ currentTarget: { validity: { valid: true }, valueAsNumber: 4 } });
    inputs[0]!.props.onInput!({ currentTarget: { validity: { valid: false }, valueAsNumber: 0 } });
    inputs[1]!.props.onChange!({ currentTarget: { selectedIndex: 1 } });
    inputs[2]!.props.onChange!({ currentTarget: { checked: true } });
    expect(changed).toEqual([
      { ...options.standard, target: 4 },
      { ...options.standard, pace: "very_fast" },
      { ...options.standard, open_hands: true },
    ]);
  });
});

interface Input {
  readonly type: string;
  readonly props: { readonly name?: string; readonly type?: string; readonly min?: number; readonly max?: number; readonly onInput?: (event: object) => void; readonly onChange?: (event: object) => void };
}

/** The inputs in a form; of its components, those for an option alone are drawn. */
function inputsOf(node: unknown): readonly Input[] {
  if (Array.isArray(node)) return node.flatMap(inputsOf);
  if (typeof node !== "object" || node === null) return [];
  const { type, props } = node as VNode<{ children?: unknown }>;
  if (type === "input" || type === "select") return [node as unknown as Input];
  if (typeof type === "function" && /^(?:Option|Select)Field$/.test(type.name)) return inputsOf((type as (given: object) => unknown)(props));
  return inputsOf(props.children);
}

test("the gallery of the documents has every part of the toolkit", () => {
  const groups = (["ui", "scene", "words"] as const).flatMap((group) => Object.keys(toolkit[group]).map((part) => `${group}.${part}`));
  const parts = [...groups, ...Object.keys(toolkit)];
  expect(parts.filter((part) => !new RegExp(`\\b${part.replace(".", "\\.")}\\b`).test(gallery))).toEqual([]);
});

const COUNT = { name: "count", as: "number" } as const;
const MARKS: Pattern = [{ ...COUNT, forms: { none: "nothing", 0: "no marks", one: "one mark" }, default: [COUNT, " marks"] }];
/** Polish has another form for 2 to 4 than for 5. */
const FIELDS: Pattern = [COUNT, " ", { ...COUNT, forms: { one: "pole", few: "pola" }, default: "pól" }];
const CELL: Pattern = ["Cell", { name: "mark", as: "text", forms: { none: "", x: " (cross)" }, default: " (ring)" }];

afterAll(() => vi.unstubAllGlobals());

afterEach(async () => {
  vi.restoreAllMocks();
  await showLanguage("en");
});

test.each([
  ["words", "Hide your trap.", {}, "en", "Hide your trap."],
  ["an exact number before a plural form", MARKS, { count: 0 }, "en", "no marks"],
  ["a plural form", MARKS, { count: 1 }, "en", "one mark"],
  ["the default of a number", MARKS, { count: 1_234 }, "en", "1,234 marks"],
  ["a number in words, as refusals have it", MARKS, { count: "1" }, "en", "one mark"],
  ["no number", MARKS, { count: null }, "en", "nothing"],
  ["the plural forms of the language: one", FIELDS, { count: 1 }, "pl", "1 pole"],
  ["the plural forms of the language: few", FIELDS, { count: 3 }, "pl", "3 pola"],
  ["the plural forms of the language: many", FIELDS, { count: 5 }, "pl", "5 pól"],
  ["a text that is a variant", CELL, { mark: "x" }, "en", "Cell (cross)"],
  ["another text", CELL, { mark: "o" }, "en", "Cell (ring)"],
  ["an empty text", CELL, { mark: "" }, "en", "Cell"],
  ["a value that is not given", CELL, {}, "en", "Cell"],
  ["a list", ["Waiting for ", { name: "players", as: "list" }, "."], { players: ["Ann", "Ben"] }, "en", "Waiting for Ann and Ben."],
  ["true", [{ name: "own", as: "text", forms: { true: "yours" }, default: "" }], { own: true }, "en", "yours"],
  ["an owner", [{ name: "name", as: "possessive" }, " turn"], { name: "Ann" }, "en", "Ann’s turn"],
  ["a day", [{ name: "days", as: "day" }], { days: 0 }, "en", "today"],
] as const)("a pattern is written with %s", (_, pattern, values, language, words) => {
  expect(format(pattern, values, new Intl.PluralRules(language))).toBe(words);
});

const FILES: Readonly<Record<string, Readonly<Record<string, Pattern>>>> = {
  "texts.en.json": { title: "Tiny", marks: MARKS, "refusal-taken": ["Cell ", { name: "cell", as: "number" }, " is taken."] },
  "texts.de.json": { title: "Winzig", "refusal-taken": ["Feld ", { name: "cell", as: "number" }, " ist belegt."] },
};

function serve(files: typeof FILES): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const file = files[address.replace("/games/tiny/1/", "")];
    return file ? new Response(JSON.stringify(file)) : new Response("", { status: 404 });
  });
}

const load = () => loadTexts("tiny", "/games/tiny/1/client.js", ["en", "de"]);

test("the texts of a game follow the language of the page, in English where they lack one", async () => {
  serve(FILES);
  const text = await load();
  expect([text("title"), text("marks", { count: 1 }), text("unknown")]).toEqual(["Tiny", "one mark", "unknown"]);
  await showLanguage("de");
  expect([text("title"), text("marks", { count: 1 })]).toEqual(["Winzig", "one mark"]);
});

test("the texts of a game are there in the language that a page begins with", async () => {
  serve(FILES);
  await showLanguage("de");
  expect((await load())("title")).toBe("Winzig");
});

test("a refusal of a game is shown in the language of the page, also after others", async () => {
  serve(FILES);
  await load();
  const refused = { message: "Cell 3 is taken.", text: "tiny:refusal-taken", arguments: [{ name: "cell", value: "3" }] };
  await showLanguage("fr");
  expect(refusalWords(refused)).toBe("Cell 3 is taken.");
  await showLanguage("de");
  expect(refusalWords(refused)).toBe("Feld 3 ist belegt.");
});

test("the page changes its language without the texts of a game that can't be loaded", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  serve({ "texts.en.json": FILES["texts.en.json"]! });
  const text = await load();
  await showLanguage("de");
  expect(text("title")).toBe("Tiny");
  expect(String(warn.mock.calls[0]![0])).toContain("The texts of tiny in de can't be loaded: 404");
  expect(refusalWords({ message: "No.", text: "invitation_seat", arguments: [{ name: "seat", value: "3" }] })).toBe("Diese Einladung ist für Platz 3.");
});

test("the title of a game without a build step changes with the language", async () => {
  const module = `export default (botyard) => ({
    apiVersion: 1, id: "tiny", get title() { return botyard.language + ": " + botyard.text("unknown"); }, playerCounts: [2],
    Match: () => null,
  });`;
  await loadGame({ name: "tiny", players: [2] }, `data:text/javascript,${encodeURIComponent(module)}`);
  expect(gameOf("tiny")!.title).toBe("en: unknown");
  await showLanguage("de");
  expect(gameOf("tiny")!.title).toBe("de: unknown");
});
