/** Words that depend on numbers. */
const rules = new Intl.PluralRules("en");

/** `count` with the form that fits it: `plural(2, "seat", "seats")` is `2 seats`. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === "one" ? one : other}`;
}
