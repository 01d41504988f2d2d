"""Texts of the TypeScript modules that do not depend on the schema."""

HEADER = "// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those."

HEX = """/** Axial coordinates of a hex. */
export type Hex = readonly [q: number, r: number];
"""

SCHEMA_OF_GAME = """export const SCHEMA: GameSchema = {
  enums: ENUMS,
  unions: UNIONS,
  structs: { ...STRUCTS, Options: OPTIONS, OptionsView: OPTIONS },
};
"""

CONTENT_TYPES = """/** An event or a message that this client does not know: `tag` is its number on msgpack. */
export interface Unknown {
  readonly type: "unknown";
  readonly tag: number;
}

/** Content of the game of a room. The module of the game has the types: games/<game>/generated.ts. */
export type GameView = object;
export type GameOptions = object;
export type GameOptionsView = object;
export type GameAnswers = object;
export type GameAnswersView = object;
export type GameChange = object;
export type GameBranch = object;

/** A command of a game. */
export interface GameCommand {
  readonly type: string;
}

/** A choice of a game. */
export interface GameChoice {
  readonly kind: string;
  readonly id: number;
  readonly seat: number;
}

/** An event of a game. */
export interface GameEvent {
  readonly type: string;
}

/** An event of a room or of its game. */
export type Event = RoomEvent | GameEvent;
"""
