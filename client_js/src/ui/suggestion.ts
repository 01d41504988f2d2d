/** Names that a visitor may take with one click. */
import { text } from "#text/platform/first";

/** So that two who get the same word have different names. */
const [FROM, NUMBERS] = [10, 90];

function below(count: number): number {
  return Math.floor(Math.random() * count);
}

/** A random name to begin with. */
export function suggestion(): string {
  const names = text.name.suggestions;
  return `${names[below(names.length)]} ${FROM + below(NUMBERS)}`;
}
