/**
 * The tables of a room's options, which every page has. Those of matches come with the part for matches (`generated.ts`),
 * so that the first page needs no more than this; a test holds both against each other.
 */
import type { FieldSchema, GameSchema } from "../../protocol/schema";

const MODES = ["training", "league", "championship"] as const;
const START_NUMBERS = ["random", "rotating", "first_come"] as const;
export const LOBBY_ENUMS = { Mode: MODES, StartNumbers: START_NUMBERS } as const;

const FIELDS: readonly FieldSchema[] = [
  ["mode", ["enum", "Mode"], "league"],
  ["arena", "value", "A"],
  ["target", "value", 0],
  ["killbots", "value", 0],
  ["start_numbers", ["enum", "StartNumbers"], "random"],
  ["round_limit", "value", 30],
];
const OPTIONS = { tag: 1, key: "game", name: "volt", fields: FIELDS };

export const LOBBY_TABLES: GameSchema = { enums: LOBBY_ENUMS, unions: {}, structs: { Options: OPTIONS, OptionsView: OPTIONS } };
