/** The names of modules, and the stacks that they belong to. */
import type { Module, Stack, View } from "./generated";
import { text as matchText } from "#text/volt/match";

/** `Force beam`. */
export function moduleName(module: Module): string {
  return matchText.modules[module];
}

/** The stack of a module's card; champion modules have none. */
export function moduleStack({ cards }: View, module: Module): Stack | "champion" {
  return cards.find((card) => card.module === module)?.stack ?? "champion";
}
