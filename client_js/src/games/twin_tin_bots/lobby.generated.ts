// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
import type { StructSchema } from "../../protocol/schema";

export const LOBBY_ENUMS = {
  Colour: ["red", "yellow", "green", "blue", "purple", "pink"],
  Mode: ["standard", "simplified", "teams", "advanced_two_player"],
  Placing: ["random", "example", "by_hand"],
} as const;

export const OPTIONS: StructSchema = {"tag": 1, "key": "game", "name": "twin_tin_bots", "fields": [["mode", ["enum", "Mode"], "standard"], ["score_victory", "value", true], ["stalled_after", "value", 100], ["colours", ["null", ["list", ["enum", "Colour"]]], null], ["placing", ["enum", "Placing"], "random"], ["teleporters", "value", 0], ["rocks", "value", 0], ["blobs", "value", 0], ["mud", "value", 0], ["teleporter_hexes", "value", []], ["rock_hexes", "value", []], ["blob_hexes", "value", []], ["mud_hexes", "value", []]]};
