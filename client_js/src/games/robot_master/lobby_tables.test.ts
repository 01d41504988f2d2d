/** The tables that the first page has are those of the protocol. */
import { expect, test } from "vitest";
import { ENUMS, STRUCTS } from "./generated";
import { LOBBY_TABLES } from "./lobby_tables";

test("the tables of the options are the protocol's", () => {
  for (const [name, values] of Object.entries(LOBBY_TABLES.enums)) expect(values).toEqual(ENUMS[name as keyof typeof ENUMS]);
  for (const [name, struct] of Object.entries(LOBBY_TABLES.structs)) expect(struct).toEqual(STRUCTS[name as keyof typeof STRUCTS]);
});
