/** The structs of the tables, which are generated as lines of text: a third of what objects would take. */
import type { FieldSchema, Shape, StructSchema } from "./schema";

/**
 * The structs of a text with a line for each, such as `Watch 7|id room token=null`: its name and, if it has one, its tag;
 * behind the tag its name in objects if that is not the same in small letters, and its key if that is not `type`. Then
 * its fields, each with its shape and its default.
 */
export function structsOf(text: string): Record<string, StructSchema> {
  return Object.fromEntries(text.trim().split("\n").map(structOf));
}

function structOf(line: string): [name: string, schema: StructSchema] {
  const [head, body] = line.split("|") as [string, string];
  const [struct, tag, name = smallLetters(head), key = "type"] = head.split(" ");
  const fields = body === "" ? [] : body.split(" ").map(fieldOf);
  return [struct!, tag === undefined ? { fields } : { tag: Number(tag), key, name, fields }];
}

/** The name that `head` begins with, as in `leave_seat` for `LeaveSeat`. */
function smallLetters(head: string): string {
  return head.replace(/ .*/, "").replace(/\B[A-Z]/g, "_$&").toLowerCase();
}

function fieldOf(text: string): FieldSchema {
  const [, name, signs = "", fallback] = /^(\w+)(?::([^=]*))?(?:=(.*))?$/.exec(text)!;
  const [shape] = shapeOf(signs);
  return fallback === undefined ? [name!, shape] : [name!, shape, JSON.parse(fallback)];
}

const INNER: Readonly<Record<string, "null" | "list">> = { "?": "null", "*": "list" };
const NAMED: Readonly<Record<string, "enum" | "struct" | "union">> = { "%": "enum", ".": "struct", "&": "union" };

/** The shape that `signs` begin with, and the rest of them. No sign stands for a value that is taken as it is. */
function shapeOf(signs: string): [shape: Shape, rest: string] {
  const [sign = ""] = signs;
  const behind = signs.slice(1);
  if (sign === "(") return tupleOf(behind);
  if (INNER[sign]) {
    const [shape, rest] = shapeOf(behind);
    return [[INNER[sign], shape], rest];
  }
  if (!NAMED[sign]) return ["value", signs];
  const [name] = /^\w+/.exec(behind)!;
  return [[NAMED[sign], name], behind.slice(name.length)];
}

/** A tuple from behind its bracket: shapes between commas. */
function tupleOf(signs: string): [shape: Shape, rest: string] {
  const shapes: Shape[] = [];
  let rest = `,${signs}`;
  while (rest.startsWith(",")) {
    const [shape, next] = shapeOf(rest.slice(1));
    shapes.push(shape);
    rest = next;
  }
  return [["tuple", ...shapes], rest.slice(1)];
}
