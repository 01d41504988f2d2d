import { beforeAll, describe, expect, test } from "vitest";
import client from "../../../protocol/vectors/client.json";
import newer from "../../../protocol/vectors/newer.json";
import server from "../../../protocol/vectors/server.json";
import shortEvents from "../../../protocol/vectors/short_events.json";
import "../games";
import { loadMatchPart } from "../games/registry";
import { DecodeError, decode, decodeAs, encode, encodeAs } from "./codec";
import type { ClientMessage } from "./generated";
import { unpack } from "./msgpack";
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
