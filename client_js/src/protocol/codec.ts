// Messages <-> msgpack arrays, by the table in generated.ts. What newer servers append is ignored, what older ones
// do not send gets its default, and what has no place here becomes `{type: "unknown"}`: see PROTOCOL.md, "Tolerance".

import { decode as unpack, encode as pack } from "@msgpack/msgpack";
import {
  type ClientMessage,
  ENUMS,
  type FieldSchema,
  type ServerMessage,
  type Shape,
  STRUCTS,
  type StructSchema,
  UNIONS,
  type Unknown,
} from "./generated";

/** Bytes that are no message, or a message whose fields do not fit: `path` says where. */
export class DecodeError extends Error {
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.name = "DecodeError";
    this.path = path;
  }
}

/** A message as the payload of one binary frame. */
export function encode(message: ClientMessage): Uint8Array<ArrayBuffer> {
  return encodeAs("ClientMessage", message);
}

/**
 * The message in a binary frame. A message of an unknown tag, and an event of an unknown tag or shape inside a list
 * of events, is `{type: "unknown", tag}`. Throws `DecodeError` for everything else that does not fit.
 */
export function decode(data: ArrayBuffer | Uint8Array): ServerMessage | Unknown {
  return decodeAs("ServerMessage", data) as ServerMessage | Unknown;
}

/** `encode` for the members of any union of the schema. */
export function encodeAs(union: UnionName, value: object): Uint8Array<ArrayBuffer> {
  return pack(writeUnion(union, value as Named));
}

/** A struct of the schema as msgpack, as both sides take fingerprints of it (PROTOCOL.md, "Fingerprints"). */
export function packAs(name: keyof typeof STRUCTS, value: object): Uint8Array {
  return pack(writeStruct(struct(name), value as Named));
}

/** `decode` for the members of any union of the schema. */
export function decodeAs(union: UnionName, data: ArrayBuffer | Uint8Array): unknown {
  const array = asArray(unpackWhole(data), "$");
  return knows(union, array) ? readUnion(union, array, "$") : unknown(array, "$");
}

type UnionName = keyof typeof UNIONS;
type Named = Record<string, unknown>;

const SCHEMA: Readonly<Record<string, StructSchema>> = STRUCTS;
const BY_TAG = tableOf((schema) => schema.tag);
const BY_NAME = tableOf((schema) => schema.name);

function tableOf<Key>(key: (schema: StructSchema) => Key): Record<UnionName, Map<Key, StructSchema>> {
  const rows = Object.entries(UNIONS).map(([union, names]) => {
    const schemas = (names as readonly string[]).map(struct);
    return [union, new Map(schemas.map((schema) => [key(schema), schema]))];
  });
  return Object.fromEntries(rows);
}

function struct(name: string): StructSchema {
  const schema = SCHEMA[name];
  if (schema === undefined) throw new Error(`the schema has no ${name}`);
  return schema;
}

// --- reading

function unpackWhole(data: ArrayBuffer | Uint8Array): unknown {
  try {
    return unpack(data);
  } catch (error) {
    throw new DecodeError("$", `not msgpack: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function read(shape: Shape, value: unknown, path: string): unknown {
  if (shape === "value") return value;
  switch (shape[0]) {
    case "null":
      return value === null ? null : read(shape[1], value, path);
    case "list":
      return asArray(value, path).map((one, i) => readItem(shape[1], one, `${path}[${i}]`));
    case "tuple":
      return readTuple(shape.slice(1) as Shape[], asArray(value, path), path);
    case "enum":
      return readEnum(ENUMS[shape[1]], value, path);
    case "struct":
      return readStruct(struct(shape[1]), asArray(value, path), path);
    case "union":
      return readUnion(shape[1], asArray(value, path), path);
  }
}

/** Only in a list of events may something be unknown: whoever folds them asks for a snapshot then. */
function readItem(shape: Shape, value: unknown, path: string): unknown {
  if (shape[0] !== "union" || (shape[1] !== "Event" && shape[1] !== "GameEvent")) return read(shape, value, path);
  const array = asArray(value, path);
  try {
    return readUnion(shape[1], array, path);
  } catch (error) {
    if (error instanceof DecodeError) return unknown(array, path);
    throw error;
  }
}

function readTuple(shapes: readonly Shape[], values: readonly unknown[], path: string): unknown[] {
  if (values.length !== shapes.length) throw new DecodeError(path, `expected ${shapes.length} values`);
  return shapes.map((shape, i) => read(shape, values[i], `${path}[${i}]`));
}

function readEnum(names: readonly string[], value: unknown, path: string): string {
  const name = typeof value === "number" ? names[value] : undefined;
  if (name === undefined) throw new DecodeError(path, `no name for ${String(value)}`);
  return name;
}

function readUnion(union: UnionName, array: readonly unknown[], path: string): Named {
  const schema = BY_TAG[union].get(array[0] as number);
  if (schema === undefined) throw new DecodeError(path, `unknown tag ${String(array[0])}`);
  return readStruct(schema, array, path);
}

function readStruct(schema: StructSchema, array: readonly unknown[], path: string): Named {
  const result: Named = {};
  if (schema.key !== undefined) {
    if (array[0] !== schema.tag) throw new DecodeError(path, `unknown tag ${String(array[0])}`);
    result[schema.key] = schema.name;
  }
  const first = schema.key === undefined ? 0 : 1;
  schema.fields.forEach((field, i) => {
    result[field[0]] = readField(field, array, first + i, path);
  });
  return result;
}

function readField(field: FieldSchema, array: readonly unknown[], place: number, path: string): unknown {
  const [name, shape] = field;
  if (place < array.length) return read(shape, array[place], `${path}.${name}`);
  if (field.length < 3) throw new DecodeError(path, `the field ${name} is missing`);
  return field[2];
}

function knows(union: UnionName, array: readonly unknown[]): boolean {
  return BY_TAG[union].has(array[0] as number);
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

// --- writing: what we made ourselves, so a misfit is our mistake

function write(shape: Shape, value: unknown): unknown {
  if (shape === "value" || value === null) return value;
  switch (shape[0]) {
    case "null":
      return write(shape[1], value);
    case "list":
      return (value as unknown[]).map((one) => write(shape[1], one));
    case "tuple":
      return (value as unknown[]).map((one, i) => write(shape[i + 1] as Shape, one));
    case "enum":
      return writeEnum(ENUMS[shape[1]], value);
    case "struct":
      return writeStruct(struct(shape[1]), value as Named);
    case "union":
      return writeUnion(shape[1], value as Named);
  }
}

function writeEnum(names: readonly string[], value: unknown): number {
  const index = names.indexOf(value as string);
  if (index < 0) throw new Error(`no number for ${String(value)}`);
  return index;
}

function writeUnion(union: UnionName, value: Named): unknown[] {
  const schema = BY_NAME[union].get((value["kind"] ?? value["type"]) as string);
  if (schema === undefined) throw new Error(`${union} has no ${String(value["kind"] ?? value["type"])}`);
  return writeStruct(schema, value);
}

function writeStruct(schema: StructSchema, value: Named): unknown[] {
  const head = schema.tag === undefined ? [] : [schema.tag];
  return [...head, ...schema.fields.map((field) => writeField(field, value[field[0]]))];
}

function writeField([name, shape, ...fallback]: FieldSchema, value: unknown): unknown {
  if (value !== undefined) return write(shape, value);
  if (fallback.length === 0) throw new Error(`the field ${name} is missing`);
  return write(shape, fallback[0]);
}
