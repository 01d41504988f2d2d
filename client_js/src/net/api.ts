/** Requests to the service over HTTP: JSON both ways, refusals as errors with a sentence. */
import { text as texts } from "#text/refusals";
import { CREDENTIALS, toAddress } from "../site";
import { keptAnswer } from "../offline/kept_answers";
import type { Refusal as Refused, TextArgument } from "../protocol/generated";

/** The service refuses a request. The message is a sentence for people. */
export class Refusal extends Error {
  /** From the table of codes. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Asks for `path` as `callOnline`; where the service can't be reached, a GET gives the answer that this browser keeps, if there is one. */
export async function call<T>(...asked: Parameters<typeof callOnline>): Promise<T> {
  try {
    return await callOnline<T>(...asked);
  } catch (error) {
    const [method, path] = asked;
    const kept = method === "GET" && error instanceof TypeError ? await keptAnswer(`/api${path}`) : undefined;
    if (!kept) throw error;
    return (await kept.json()) as T;
  }
}

/**
 * Asks the service for `path` under `/api`; `token`: of a link to a room; `signal`: ends the request, with its reason. Throws `Refusal`,
 * and `TypeError` if the service can't be reached. A PUT and a PATCH arrive also if the page is left meanwhile.
 */
export async function callOnline<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object, token = "", signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = token === "" ? {} : { "botyard-link": token };
  const shared = { method, credentials: CREDENTIALS, ...(signal && { signal }) };
  // `keepalive`: a PUT and a PATCH, but no POST, go on after the page is left
  const init: RequestInit =
    body === undefined
      ? { ...shared, headers }
      : { ...shared, keepalive: method.startsWith("P") && method !== "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(toAddress(`/api${path}`), init);
  const text = await response.text();
  if (!response.ok) throw refusal(text);
  return (text === "" ? undefined : parsed(text)) as T;
}

/** The content of an answer. Throws `TypeError` for one that is none of the service's, such as the log-in page of a network. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TypeError("The answer is none of the service's.", { cause });
  }
}

/** After so many milliseconds without an answer the service counts as unreachable. */
const HEALTH_TIMEOUT_MS = 10_000;

/** Whether the service itself answers: a proxy before a service that is away answers with an error. */
export function isReachable(): Promise<boolean> {
  return fetch(toAddress("/healthz"), { cache: "no-store", signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Milliseconds between two checks whether the service answers. */
const HEALTH_INTERVAL_MS = 5_000;

/** Calls `back` whenever the service answers again, until the returned function is called. One request at a time; none while the page is hidden. */
export function whenReachable(back: () => Promise<void>): () => void {
  let hasEnded = false;
  const ask = async () => {
    if (hasEnded) return;
    if (!document.hidden && (await isReachable()) && !hasEnded) await back();
    setTimeout(ask, HEALTH_INTERVAL_MS);
  };
  setTimeout(ask, HEALTH_INTERVAL_MS);
  return () => void (hasEnded = true);
}

/** A file at `path` under `/api`; `token`: of a link to a room, or null. Throws as `call`. */
export async function readFile(path: string, token: string | null): Promise<Blob> {
  const response = await fetch(toAddress(`/api${path}`), { headers: token === null ? {} : { "botyard-link": token } });
  if (!response.ok) throw refusal(await response.text());
  return response.blob();
}

/** The error for a refusal (`{"code", "message"}`). Throws `TypeError` for all else, as for an error of a proxy. */
function refusal(text: string): Refusal {
  const { code, message, ...more } = (parsed(text) ?? {}) as Partial<Refused>;
  if (typeof code !== "string" || typeof message !== "string") throw new TypeError("The answer is none of the service's.");
  return new Refusal(code, refusalWords({ message, ...more }));
}

/** The sentence of a refusal: in English (`message`), and by its id (`text`), which a server may leave out. */
interface Sentence {
  readonly message: string;
  readonly text?: string;
  readonly arguments?: readonly TextArgument[];
}

/** The sentence of a refusal in the language of the page; in English if the page has no other one for it. */
export function refusalWords({ message, text = "", arguments: values = [] }: Sentence): string {
  if (!Object.hasOwn(texts, text)) return message;
  const found = texts[text];
  return typeof found === "function" ? found(Object.fromEntries(values.map(({ name, value }) => [name, value]))) : (found ?? message);
}
