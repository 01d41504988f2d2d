// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
import type { StructSchema } from "../../protocol/schema";

export const LOBBY_ENUMS = {
  Beginner: ["random", "rows", "columns"],
  RowsOwner: ["random", "first_seat", "second_seat"],
} as const;

export const OPTIONS: StructSchema = {"tag": 1, "key": "game", "name": "robot_master", "fields": [["rows", ["enum", "RowsOwner"], "random"], ["begins", ["enum", "Beginner"], "random"], ["games", "value", 1]]};
