import { beforeAll, describe, expect, test } from "vitest";
import { decode as readByLibrary, encode as writeByLibrary } from "@msgpack/msgpack";
import client from "../../../protocol/vectors/client.json";
import newer from "../../../protocol/vectors/newer.json";
import server from "../../../protocol/vectors/server.json";
import shortEvents from "../../../protocol/vectors/short_events.json";
import "../games";
import { loadMatchPart } from "../games/registry";
import { DecodeError, decode, decodeAs, encode, encodeAs } from "./codec";
import type { ClientMessage } from "./generated";
import { unpack, pack } from "./msgpack";
import { structsOf } from "./struct_lines";

const GAME = "twin_tin_bots";

beforeAll(() => Promise.all([GAME, "robot_master", "volt"].map(loadMatchPart)));

interface Vector {
  readonly name: string;
  readonly side: "client" | "server";
  readonly hex: string;
  readonly json: object;
}

/** Vectors of the other games: the name of the file is that of the game. */
const OTHER_GAMES = Object.entries(
  import.meta.glob<{ default: Vector[] }>("../../../protocol/vectors/*.json", { eager: true }),
).flatMap(([path, { default: rows }]) =>
  rows.filter((row) => "side" in row).map((row) => ({ game: path.replace(/^.*\/|\.json$/g, ""), ...row })),
);

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("golden vectors", () => {
  test.each(client)("client: $name", ({ hex: data, json }) => {
    expect(hex(encode(json as ClientMessage, GAME))).toBe(data);
    expect(decodeAs("ClientMessage", bytes(data), GAME)).toEqual(json);
  });

  test.each(server)("server: $name", ({ hex: data, json }) => {
    expect(decode(bytes(data), GAME)).toEqual(json);
    expect(hex(encodeAs("ServerMessage", json, GAME))).toBe(data);
  });

  test.each(OTHER_GAMES)("$game, $side: $name", ({ game, side, hex: data, json }) => {
    const union = side === "client" ? "ClientMessage" : "ServerMessage";
    expect(decodeAs(union, bytes(data), game)).toEqual(json);
    expect(hex(encodeAs(union, json, game))).toBe(data);
  });

  test.each(shortEvents)("short events: $name", ({ hex: data, json }) => {
    expect(decode(bytes(data), GAME)).toEqual(json);
  });

  test.each(newer)("newer server: $name", ({ hex: data, expected }) => {
    expect(decode(bytes(data), GAME)).toEqual(expected);
  });
});

test.each([
  ["an unknown tag", [1, 2, 37, 127, 0], ["passed", "unknown"]],
  ["an event that is not whole", [1, 2, 37, 40], ["passed", "unknown"]],
  ["a move without a direction", [1, 2, 3, 0, 1, 41, 5], ["unknown"]],
  ["null", [1, 2, 37, 0xc0, 37], ["passed", "unknown"]],
  ["a move in no direction", [1, 2, 45, 5, 7], ["unknown"]],
])("short events with %s are read up to there", (_, items, types) => {
  const frame = decode(Uint8Array.of(0x94, 73, 1, 1, 0x90 + items.length, ...items), GAME);
  expect((frame as unknown as { events: { type: string }[] }).events.map(({ type }) => type)).toEqual(types);
});

describe.each([null, "volt", "robot_master"])("for a page with the tables of %s", (game) => {
  const isShort = (data: string) => !(unpack(bytes(data)) as unknown[][])[3]!.every((event) => Array.isArray(event));
  const frames = shortEvents.filter((vector) => isShort(vector.hex));

  test("there are short events to try", () => expect(frames.length).toBeGreaterThan(10));

  test.each([
    ...frames,
    { name: "numbers", hex: "94490101920102" },
    { name: "an array that is empty", hex: "9449010194010230" + "90" },
    { name: "an array that holds an array", hex: "9449010194010230" + "9190" },
    { name: "null", hex: "9449010191c0" },
  ])("short events are one unknown event: $name", ({ hex: data }) => {
    const frame = decode(bytes(data), game) as unknown as { events: { type: string }[] };
    expect(frame.events.map(({ type }) => type)).toEqual(["unknown"]);
  });
});

test.each([...server, ...shortEvents, ...OTHER_GAMES.filter(({ side }) => side === "server")])(
  "a message of a room that the page has left can be read without its game: $name",
  ({ hex: data, json }) => expect(decode(bytes(data), null).type).toBe((json as { type: string }).type),
);

test("an ArrayBuffer, as websockets give it, is read like bytes", () => {
  const data = bytes("9241a27031");
  expect(decode(data.buffer as ArrayBuffer)).toEqual({ type: "pong", id: "p1" });
});

test("fields with defaults may be left out by the sender", () => {
  expect(hex(encode({ type: "join", id: "j", room: "r" }))).toBe("9606a16aa172c0c0c0");
  expect(hex(encode({ type: "get_history", id: "h", before: 9 }))).toBe("940fa1680932");
  const options = { game: GAME, mode: "teams" } as const;
  const whole = hex(encode({ type: "create_room", id: "c", game: GAME, players: 4, options }));
  expect(whole).toBe("9a05a163ad7477696e5f74696e5f626f747304a0" + "9e0102c364c0000000000090909090c090c0c0");
});

test.each([
  ["nothing", "", "$"],
  ["half a message", "9241", "$"],
  ["a number", "05", "$"],
  ["an array without a tag", "90", "$"],
  ["a tag in words", "91a470696e67", "$"],
  ["a field that is missing", "9141", "$"],
  ["an unknown durability", "944ba16b0109", "$.durability"],
  ["an unknown choice", "944a012a91913f", "$.choices[0]"],
  ["options with another tag", "924498a172ad7477696e5f74696e5f626f7473a0000290009102", "$.room.options"],
  ["a number where events belong", "9449012a05", "$.events"],
])("%s is refused with a path", (_, data, path) => {
  const read = () => decode(bytes(data), GAME);
  expect(read).toThrow(DecodeError);
  expect(read).toThrow(expect.objectContaining({ path }));
});

test("a message that the client encodes wrongly raises an error", () => {
  const wrong = (value: unknown) => () => encode(value as ClientMessage, GAME);
  expect(wrong({ type: "dance" })).toThrow("ClientMessage has no dance");
  expect(wrong({ type: "ping" })).toThrow("the field id is missing");
  const command = { type: "place", robot: "C", slot: 1, tile: "load" };
  expect(wrong({ type: "command", id: "k", seat: 0, choice: 1, command })).toThrow("no number for C");
});

test("a line has the tag, the names, the fields, their shapes and their defaults", () => {
  expect(structsOf("\nWatch 7 look kind|id seat:%Colour token=null\nLeaveSeat 8|\nEmpty|\n")).toEqual({
    LeaveSeat: { tag: 8, key: "type", name: "leave_seat", fields: [] },
    Watch: { tag: 7, key: "kind", name: "look", fields: [["id", "value"], ["seat", ["enum", "Colour"]], ["token", "value", null]] },
    Empty: { fields: [] },
  });
});

test("shapes may stand in each other", () => {
  const { All } = structsOf('All|a:?*.Die b:*(*&Event,,?%Colour)=[] c:((.A,.B),)=[0,"x=y"] d:?(*.A,*.B)');
  expect(All!.fields).toEqual([
    ["a", ["null", ["list", ["struct", "Die"]]]],
    ["b", ["list", ["tuple", ["list", ["union", "Event"]], "value", ["null", ["enum", "Colour"]]]], []],
    ["c", ["tuple", ["tuple", ["struct", "A"], ["struct", "B"]], "value"], [0, "x=y"]],
    ["d", ["null", ["tuple", ["list", ["struct", "A"]], ["list", ["struct", "B"]]]]],
  ]);
});

const hexed = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));

/** Numbers around every border between two forms. */
const BORDERS = [0, 5, 7, 8, 15, 16, 31, 32, 53].flatMap((bits) => [-2, -1, 0, 1].map((step) => 2 ** bits + step));
const NUMBERS = [...BORDERS, ...BORDERS.map((value) => -value), 1.5, -0.1, 1e300, Infinity, -Infinity, NaN, -0];
const TEXTS = ["", "Ann", "ї", "Zoë 😀", "\uFEFFmark", "x".repeat(31), "x".repeat(32), "é".repeat(200), "x".repeat(70_000)];
const LISTS = [0, 15, 16, 300, 70_000].map((length) => Array.from({ length }, (_, index) => index % 3));
const MAPS = [0, 15, 16, 70_000].map((length) => Object.fromEntries(LISTS[4]!.slice(0, length).map((v, i) => [`k${i}`, v])));
const BYTES = [0, 255, 256, 70_000].map((length) => new Uint8Array(length).fill(7));
const NESTED = [null, true, false, [1, [2, ["three", { four: [5.5, null] }]]], { a: { b: [] } }];

test.each([...NUMBERS, ...TEXTS, ...LISTS, ...MAPS, ...BYTES, ...NESTED].map((value, index) => ({ index, value })))(
  "value $index is read and written as by another implementation",
  ({ value }) => {
    const [ours, theirs] = [pack(value), writeByLibrary(value)];
    expect([ours.length, ours.every((byte, at) => byte === theirs[at])]).toEqual([theirs.length, true]);
    expect(unpack(theirs)).toEqual(readByLibrary(theirs));
  },
);

test("short floats and integers in long forms are read, too", () => {
  expect(unpack(writeByLibrary(0.5, { forceFloat32: true }))).toBe(0.5);
  for (const hex of ["cc05", "cd0005", "ce00000005", "cf0000000000000005", "d005", "d10005", "d200000005", "d30000000000000005"]) {
    expect(unpack(hexed(hex))).toBe(5);
  }
  expect(unpack(hexed("d9054865796c6f"))).toBe("Heylo");
});

test("an ArrayBuffer, and bytes in the middle of one, are read", () => {
  const around = Uint8Array.from([9, ...pack(["a", 1]), 9]);
  expect(unpack(around.subarray(1, -1))).toEqual(["a", 1]);
  expect(unpack(pack([300]).buffer)).toEqual([300]);
});

test("bytes that are no value, or not only one, are refused", () => {
  const whole = pack([1, "text", { key: 2.5 }, 70_000, BYTES[1]]);
  for (let end = 0; end < whole.length; end += 1) expect(() => unpack(whole.subarray(0, end)), String(end)).toThrow(RangeError);
  for (const hex of ["0101", "c1", "d40102", "c70102ff", "dd7fffffff", "c6ffffffff"]) {
    expect(() => unpack(hexed(hex)), hex).toThrow(RangeError);
  }
});

test("a field of a strange name changes no prototype", () => {
  const read = unpack(hexed("81a95f5f70726f746f5f5f81a16101")) as object;
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
