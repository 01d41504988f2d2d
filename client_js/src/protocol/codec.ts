// Messages <-> msgpack arrays, by the tables in tables.generated.ts. What newer servers append is ignored, what older ones
// do not send gets its default, and what has no place here becomes `{type: "unknown"}`: see PROTOCOL.md, "Tolerance".

import { tablesOf } from "../games/registry";
import { type ClientMessage, type ServerMessage, type Unknown, ENUMS } from "./generated";
import { pack, unpack } from "./msgpack";
import type { FieldSchema, GameSchema, Shape, StructSchema, Tables } from "./schema";
import { STRUCTS, UNIONS } from "./tables.generated";

/** Bytes that are no message, or a message whose fields do not fit: `path` says where. */
export class DecodeError extends Error {
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.name = "DecodeError";
    this.path = path;
  }
}

/** A message as the payload of one binary frame. `game`: of the room that was entered. */
export function encode(message: ClientMessage, game: string | null = null): Uint8Array<ArrayBuffer> {
  return encodeAs("ClientMessage", message, game);
}

/**
 * The message in a binary frame. `game`: of the room that was entered; a message, or a part of one, with a field `game`
 * of its own is read by that. A message of an unknown tag, and an event of an unknown tag or shape inside a list of
 * events, is `{type: "unknown", tag}`. Content of a game that this client does not have stays as it came. Throws
 * `DecodeError` for everything else that does not fit.
 */
export function decode(data: ArrayBuffer | Uint8Array, game: string | null = null): ServerMessage | Unknown {
  return decodeAs("ServerMessage", data, game) as ServerMessage | Unknown;
}

/** `encode` for the members of any union of the schema. */
export function encodeAs(union: string, value: object, game: string | null = null): Uint8Array<ArrayBuffer> {
  return pack(scopeOf(game).writeUnion(union, value as Named));
}

/** A struct of a game as msgpack, as both sides take fingerprints of it (PROTOCOL.md, "Fingerprints"). */
export function packAs(name: string, value: object, schema: GameSchema): Uint8Array {
  const scope = new Scope(schema);
  return pack(scope.writeStruct(scope.struct(name)!, value as Named));
}

/** `decode` for the members of any union of the schema. */
export function decodeAs(union: string, data: ArrayBuffer | Uint8Array, game: string | null = null): unknown {
  const array = asArray(unpackWhole(data), "$");
  const scope = scopeOf(game);
  return scope.knows(union, array) ? scope.readUnion(union, array, "$") : unknown(array, "$");
}

type Named = Record<string, unknown>;

const PLATFORM: Tables = { enums: ENUMS, unions: UNIONS, structs: STRUCTS };
const NO_GAME: GameSchema = { enums: {}, unions: {}, structs: {} };
/** The first tag of a game's events; lower tags are the platform's. */
const FIRST_GAME_TAG = 32;

const scopes = new WeakMap<GameSchema, Scope>();

/** The scope of a room's game, which is that of no game for one that this client does not have. */
function scopeOf(game: string | null): Scope {
  const schema = (game === null ? null : tablesOf(game)) ?? NO_GAME;
  const scope = scopes.get(schema) ?? new Scope(schema);
  scopes.set(schema, scope);
  return scope;
}

/** The value that a payload packs. Throws a `DecodeError` if it packs none. */
function unpackWhole(data: ArrayBuffer | Uint8Array): unknown {
  try {
    return unpack(data);
  } catch (error) {
    throw new DecodeError("$", `not msgpack: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads and writes values by the tables of the platform and of one game. */
class Scope {
  private readonly game: GameSchema;
  private readonly byTag = new Map<string, Map<unknown, StructSchema>>();
  private readonly byName = new Map<string, Map<unknown, StructSchema>>();

  constructor(game: GameSchema) {
    this.game = game;
  }

  /** A struct of the game or of the platform. */
  struct(name: string): StructSchema | undefined {
    return this.game.structs[name] ?? PLATFORM.structs[name];
  }

  knows(union: string, array: readonly unknown[]): boolean {
    return this.tagged(union).has(array[0]);
  }

  // --- reading

  /** Reads a value of a shape. A struct or a union that the tables do not have stays as it came. Throws a `DecodeError`. */
  private read(shape: Shape, value: unknown, path: string): unknown {
    if (shape === "value") return value;
    switch (shape[0]) {
      case "null":
        return value === null ? null : this.read(shape[1], value, path);
      case "list":
        return this.itemsOf(shape[1], asArray(value, path)).map((one, i) =>
          this.readItem(shape[1], one, `${path}[${i}]`),
        );
      case "tuple":
        return this.readTuple(shape.slice(1) as Shape[], asArray(value, path), path);
      case "enum":
        return readEnum(this.names(shape[1]), value, path);
      case "struct": {
        const schema = this.struct(shape[1]);
        return schema ? this.readStruct(schema, asArray(value, path), path) : value;
      }
      case "union":
        return this.hasUnion(shape[1]) ? this.readUnion(shape[1], asArray(value, path), path) : value;
    }
  }

  /**
   * The items of a list: events may come in the short form of their game. Without the tables of the game, as before its
   * part for matches is loaded, a list in a short form is one unknown event.
   */
  private itemsOf(shape: Shape, items: readonly unknown[]): readonly unknown[] {
    if (shape[1] !== "Event") return items;
    if (this.game.expandEvents) return this.game.expandEvents(items);
    return items.every((item) => Array.isArray(item)) ? items : [[0]];
  }

  /** An item of a list. An event that can't be read becomes an unknown one: the fold then asks for a snapshot. */
  private readItem(shape: Shape, value: unknown, path: string): unknown {
    if (shape[0] !== "union" || (shape[1] !== "Event" && shape[1] !== "GameEvent")) return this.read(shape, value, path);
    const array = asArray(value, path);
    try {
      return this.readUnion(unionOfEvent(shape[1], array), array, path);
    } catch (error) {
      if (error instanceof DecodeError) return unknown(array, path);
      throw error;
    }
  }

  private readTuple(shapes: readonly Shape[], values: readonly unknown[], path: string): unknown[] {
    if (values.length !== shapes.length) throw new DecodeError(path, `expected ${shapes.length} values`);
    return shapes.map((shape, i) => this.read(shape, values[i], `${path}[${i}]`));
  }

  readUnion(union: string, array: readonly unknown[], path: string): Named {
    const schema = this.tagged(union).get(array[0]);
    if (schema === undefined) throw new DecodeError(path, `unknown tag ${String(array[0])}`);
    return this.readStruct(schema, array, path);
  }

  /** Reads a struct from its array. A field may change the scope in which the next ones are read. */
  readStruct(schema: StructSchema, array: readonly unknown[], path: string): Named {
    const result: Named = {};
    if (schema.key !== undefined) {
      if (array[0] !== schema.tag) throw new DecodeError(path, `unknown tag ${String(array[0])}`);
      result[schema.key] = schema.name;
    }
    const first = schema.key === undefined ? 0 : 1;
    let scope: Scope = this;
    schema.fields.forEach((field, i) => {
      const value = scope.readField(field, array, first + i, path);
      result[field[0]] = value;
      scope = scope.after(field[0], value);
    });
    return result;
  }

  private readField(field: FieldSchema, array: readonly unknown[], place: number, path: string): unknown {
    const [name, shape] = field;
    if (place < array.length) return this.read(shape, array[place], `${path}.${name}`);
    if (field.length < 3) throw new DecodeError(path, `the field ${name} is missing`);
    return field[2];
  }

  // --- writing: what this client made itself, so a misfit is a mistake of the program

  /** The value of a shape as it is packed, the counterpart of `read`. */
  private write(shape: Shape, value: unknown): unknown {
    if (shape === "value" || value === null) return value;
    switch (shape[0]) {
      case "null":
        return this.write(shape[1], value);
      case "list":
        return (value as unknown[]).map((one) => this.write(shape[1], one));
      case "tuple":
        return (value as unknown[]).map((one, i) => this.write(shape[i + 1] as Shape, one));
      case "enum":
        return writeEnum(this.names(shape[1]), value);
      case "struct": {
        const schema = this.struct(shape[1]);
        return schema ? this.writeStruct(schema, value as Named) : value;
      }
      case "union":
        return this.hasUnion(shape[1]) ? this.writeUnion(shape[1], value as Named) : value;
    }
  }

  writeUnion(union: string, value: Named): unknown[] {
    const name = (value["kind"] ?? value["type"]) as string;
    const schema = this.named(union).get(name) ?? (union === "Event" ? this.named("GameEvent").get(name) : undefined);
    if (schema === undefined) throw new Error(`${union} has no ${name}`);
    return this.writeStruct(schema, value);
  }

  /** The array of a struct. A field may change the scope in which the next ones are written. */
  writeStruct(schema: StructSchema, value: Named): unknown[] {
    const head = schema.tag === undefined ? [] : [schema.tag];
    let scope: Scope = this;
    const fields = schema.fields.map((field) => {
      const written = scope.writeField(field, value[field[0]]);
      scope = scope.after(field[0], value[field[0]]);
      return written;
    });
    return [...head, ...fields];
  }

  private writeField([name, shape, ...fallback]: FieldSchema, value: unknown): unknown {
    if (value !== undefined) return this.write(shape, value);
    if (fallback.length === 0) throw new Error(`the field ${name} is missing`);
    return this.write(shape, fallback[0]);
  }

  // --- tables

  /** The scope of the fields after one: a field `game` names the game, a field `room` may hold one that does. */
  private after(name: string, value: unknown): Scope {
    if (name === "game" && typeof value === "string" && value !== "") return scopeOf(value);
    if (name !== "room" || typeof value !== "object" || value === null) return this;
    return this.after("game", (value as Named)["game"]);
  }

  private names(name: string): readonly string[] {
    return this.game.enums[name] ?? PLATFORM.enums[name] ?? [];
  }

  private hasUnion(union: string): boolean {
    return union in this.game.unions || union in PLATFORM.unions;
  }

  private tagged(union: string): Map<unknown, StructSchema> {
    return this.table(this.byTag, union, (schema) => schema.tag);
  }

  private named(union: string): Map<unknown, StructSchema> {
    return this.table(this.byName, union, (schema) => schema.name);
  }

  /** The structs of a union by `key`, made at the first use and kept in `tables`. */
  private table(
    tables: Map<string, Map<unknown, StructSchema>>,
    union: string,
    key: (schema: StructSchema) => unknown,
  ): Map<unknown, StructSchema> {
    const known = tables.get(union);
    if (known) return known;
    const names = this.game.unions[union] ?? PLATFORM.unions[union] ?? [];
    const made = new Map(names.map((name) => [key(this.struct(name)!), this.struct(name)!]));
    tables.set(union, made);
    return made;
  }
}

/** The union of an event of a room's log, which holds the platform's events and the game's. */
function unionOfEvent(union: string, array: readonly unknown[]): string {
  if (union !== "Event") return union;
  return typeof array[0] === "number" && array[0] < FIRST_GAME_TAG ? "RoomEvent" : "GameEvent";
}

function readEnum(names: readonly string[], value: unknown, path: string): string {
  const name = typeof value === "number" ? names[value] : undefined;
  if (name === undefined) throw new DecodeError(path, `no name for ${String(value)}`);
  return name;
}

function writeEnum(names: readonly string[], value: unknown): number {
  const index = names.indexOf(value as string);
  if (index < 0) throw new Error(`no number for ${String(value)}`);
  return index;
}

function unknown(array: readonly unknown[], path: string): Unknown {
  const tag = array[0];
  if (typeof tag !== "number") throw new DecodeError(path, "expected an array that begins with a tag");
  return { type: "unknown", tag };
}

function asArray(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new DecodeError(path, "expected an array");
  return value;
}
