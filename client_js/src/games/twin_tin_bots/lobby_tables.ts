/**
 * The tables of a room's options, which every page has. Those of matches come with the part for matches (`generated.ts`),
 * so that the first page needs no more than this; a test holds both against each other.
 */
import type { FieldSchema, GameSchema } from "../../protocol/schema";

export const LOBBY_ENUMS = {
  Colour: ["red", "yellow", "green", "blue", "purple", "pink"],
  Mode: ["standard", "simplified", "teams", "advanced_two_player"],
  Placing: ["random", "example", "by_hand"],
} as const;

const FIELDS: readonly FieldSchema[] = [
  ["mode", ["enum", "Mode"], "standard"],
  ["score_victory", "value", true],
  ["stalled_after", "value", 100],
  ["colours", ["null", ["list", ["enum", "Colour"]]], null],
  ["placing", ["enum", "Placing"], "random"],
  ["teleporters", "value", 0],
  ["rocks", "value", 0],
  ["blobs", "value", 0],
  ["mud", "value", 0],
  ["teleporter_hexes", "value", []],
  ["rock_hexes", "value", []],
  ["blob_hexes", "value", []],
  ["mud_hexes", "value", []],
];
const OPTIONS = { tag: 1, key: "game", name: "twin_tin_bots", fields: FIELDS };

export const LOBBY_TABLES: GameSchema = { enums: LOBBY_ENUMS, unions: {}, structs: { Options: OPTIONS, OptionsView: OPTIONS } };
