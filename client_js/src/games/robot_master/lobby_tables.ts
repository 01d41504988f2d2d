/**
 * The tables of a room's options, which every page has. Those of matches come with the part for matches (`generated.ts`),
 * so that the first page needs no more than this; a test holds both against each other.
 */
import type { FieldSchema, GameSchema } from "../../protocol/schema";

export const LOBBY_ENUMS = {
  RowsOwner: ["random", "first_seat", "second_seat"],
  Beginner: ["random", "rows", "columns"],
} as const;

const FIELDS: readonly FieldSchema[] = [
  ["rows", ["enum", "RowsOwner"], "random"],
  ["begins", ["enum", "Beginner"], "random"],
  ["games", "value", 1],
];
const OPTIONS = { tag: 1, key: "game", name: "robot_master", fields: FIELDS };

export const LOBBY_TABLES: GameSchema = { enums: LOBBY_ENUMS, unions: {}, structs: { Options: OPTIONS, OptionsView: OPTIONS } };
