/** Refusals of the server in the language of the page. */
import type { TextArgument } from "../protocol/generated";
import { text as texts } from "#text/refusals";

/** A refusal, with the sentence in English. A server may leave out what names the sentence. */
interface Refused {
  readonly message: string;
  readonly text?: string;
  readonly arguments?: readonly TextArgument[];
}

/** The sentence of a refusal in the language of the page; in English if the page has no other one for it. */
export function refusalWords({ message, text = "", arguments: values = [] }: Refused): string {
  if (!Object.hasOwn(texts, text)) return message;
  const found = texts[text];
  return typeof found === "function" ? found(Object.fromEntries(values.map(({ name, value }) => [name, value]))) : (found ?? message);
}
