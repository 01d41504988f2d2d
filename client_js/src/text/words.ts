/** Words for games from outside, whose texts are English. */
const rules = new Intl.PluralRules("en");

/** `count` with the form that fits it: `plural(2, "seat", "seats")` is `2 seats`. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Eve`. */
export function list(names: readonly string[]): string {
  const [last = "", ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}
