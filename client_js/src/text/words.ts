/** Words that depend on numbers. */
const rules = new Intl.PluralRules("en");

/** `count` with the form that fits it: `plural(2, "seat", "seats")` is `2 seats`. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** `2 d 4 h`, `5 h 03 min` or `4:09`: what is left, begun seconds as whole ones. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours >= 1) return `${hours} h ${twoDigits(minutes % 60)} min`;
  return `${minutes}:${twoDigits(seconds % 60)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Eve`. */
export function list(names: readonly string[]): string {
  const [last = "", ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}

/** `Ann’s`, and `Ann’s (blue)` for a name with a remark in brackets. */
export function possessive(name: string): string {
  const [, person = name, remark = ""] = /^(.+)( \([^()]+\))$/.exec(name) ?? [];
  return `${person}’s${remark}`;
}
