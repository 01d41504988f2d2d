/** The tables by which messages are read and written. */

/** How a value lies in an array: as it is, null or something, a list, a tuple, an enumeration's integer, a struct. */
export type Shape =
  | "value"
  | readonly ["null", Shape]
  | readonly ["list", Shape]
  | readonly ["tuple", ...Shape[]]
  | readonly ["enum" | "struct" | "union", string];

/** The name of a field, its shape, and the default, by name, of a field that may be missing. */
export type FieldSchema = readonly [name: string, shape: Shape, fallback?: unknown];

/** A struct that has a tag begins with it in an array, and has its name in the field `key` in an object. */
export interface StructSchema {
  readonly tag?: number;
  readonly key?: string;
  readonly name?: string;
  readonly fields: readonly FieldSchema[];
  /** Of the options of a game from outside: the least and the greatest value of whole numbers, by field; null: no limit. */
  readonly limits?: Readonly<Record<string, readonly [least: number | null, greatest: number | null]>>;
}

export interface Tables {
  /** The names of the values of each enumeration; a value's number is its place. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** The names of the structs of each union. */
  readonly unions: Readonly<Record<string, readonly string[]>>;
  readonly structs: Readonly<Record<string, StructSchema>>;
}

/**
 * The tables of a game. Messages of the platform refer to the game's content by these names; one that a game does not
 * have is missing:
 *
 * - unions: `GameEvent`, `Choice`, `GameCommand`, and `Change` for previews;
 * - structs: `View`, `Options`, `OptionsView`, `StandingAnswers`, `StandingAnswersView`, `Branch`.
 *
 * Tags need to be unique within a union of one game only; those of events begin at 32.
 */
export interface GameSchema extends Tables {
  /** The events of an entry as arrays, of the short form in which the game sends them; without it there is none. */
  readonly expandEvents?: (items: readonly unknown[]) => readonly unknown[];
}
