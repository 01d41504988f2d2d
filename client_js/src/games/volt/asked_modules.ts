/** The modules that choices are about. */
import type { Choice, Module } from "./generated";

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
