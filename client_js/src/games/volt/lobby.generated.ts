// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
import type { StructSchema } from "../../protocol/schema";

export const LOBBY_ENUMS = {
  Mode: ["training", "league", "championship"],
  StartNumbers: ["random", "rotating", "first_come"],
} as const;

export const OPTIONS: StructSchema = {"tag": 1, "key": "game", "name": "volt", "fields": [["mode", ["enum", "Mode"], "league"], ["arena", "value", "A"], ["target", "value", 0], ["killbots", "value", 0], ["start_numbers", ["enum", "StartNumbers"], "random"], ["round_limit", "value", 30]]};
