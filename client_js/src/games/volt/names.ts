/** The names of seats and modules, and which modules stacks and choices have. */
import { text } from "#text/volt/lobby";
import { text as matchText } from "#text/volt/match";
import type { Names } from "../api";
import type { Choice, Module, Stack, View } from "./generated";

/** `Force beam`. */
export function moduleName(module: Module): string {
  return matchText.modules[module];
}

/** The stack of a module's card; champion modules have none. */
export function moduleStack({ cards }: View, module: Module): Stack | "champion" {
  return cards.find((card) => card.module === module)?.stack ?? "champion";
}

/** The modules that a choice is about. */
export function askedModules(choice: Choice): readonly Module[] {
  switch (choice.kind) {
    case "use":
      return choice.modules;
    case "react":
      return [choice.module];
    case "arm":
      return ["telescopic_arm"];
    default:
      return [];
  }
}

/** The name of each seat of the game; the room knows the players' alone. */
export function namesOf(view: View, players: Names): Names {
  return (seat) => {
    const robot = view.seats[seat];
    return robot?.killbot ? matchText.seats.killbot(text.colours[robot.colour]) : players(seat);
  };
}
