/** What the things on the spaces of an arena do, for tips; loaded after the arena. */
import { text as effectText } from "#text/volt/effects";
import type { View } from "./generated";
import { type Space, spaceKey } from "./geometry";

/** What the things on each space do, in sentences, by the keys of the spaces. */
export function spaceEffects({ arena, mines, tokens }: View): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (space: Space, effect: string) => found.set(spaceKey(space), (found.get(spaceKey(space)) ?? new Set()).add(effect));
  for (const { at } of mines) add(at, effectText.mine);
  for (const { at, number } of arena.vp) add(at, tokens.includes(number) ? effectText.token : effectText.vp);
  for (const kind of ["workshop", "pit", "field"] as const) for (const at of arena[kind]) add(at, effectText[kind]);
  for (const kind of ["energy", "barrier", "door"] as const) {
    for (const { at: [x, y], side } of arena[kind]) {
      add([x, y], effectText[kind]);
      add(side === "n" ? [x, y + 1] : [x + 1, y], effectText[kind]);
    }
  }
  return new Map([...found].map(([key, sentences]) => [key, [...sentences]]));
}

/** What a tip says of a space: what is there, and what that does. Undefined for a plain empty space. */
export function spaceAbout(words: readonly string[] | undefined, effects: readonly string[] | undefined): string | undefined {
  return words && [words.join("; ") + (effects ? "." : ""), ...(effects ?? [])].join(" ");
}
