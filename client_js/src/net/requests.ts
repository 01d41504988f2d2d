/** Requests: sent when their scope allows it, kept over lost connections, and sent again under the same id. */
import { refusalWords } from "./api";
import { Store } from "../store";
import type { Incoming } from "../model/types";
import type { ClientMessage, ServerMessage } from "../protocol/generated";
import type { Connection } from "./connection";

export type Request = Extract<ClientMessage, { id: string }>;

type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> & { readonly id?: string } : never;
/** A request that needs no id: it gets one. */
export type Unsent = WithoutId<Request>;

/** `dropped`: the answer is not needed any more (the page moved on). `sent`: the service has the request all the same. */
export type Outcome =
  | { readonly kind: "done"; readonly message: ServerMessage }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "dropped"; readonly sent?: boolean };

/**
 * When a request may be sent: `entry` on the connection that it was made for, never again; `connection` as soon as
 * there is one; `room` when the room has been entered.
 */
export type Scope = "entry" | "connection" | "room";

interface Pending {
  readonly request: Request;
  readonly scope: Scope;
  /** Sent over the present connection. */
  readonly sent: boolean;
  /** Why the server asked to send it again later, in words, or null. */
  readonly delayed: string | null;
}

/** Returns a function that makes unique identifiers; `crypto.randomUUID` would be missing on plain http. */
export function idMaker(): () => string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  const prefix = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
}

export class Requests {
  /** Every request without an answer, oldest first. */
  readonly pending = new Store<readonly Pending[]>([]);
  private readonly connection: Connection;
  private readonly ids: () => string;
  private readonly resolvers = new Map<string, (outcome: Outcome) => void>();
  private readonly retries = new Set<ReturnType<typeof setTimeout>>();
  private open = false;

  /** `ids` makes unique identifiers. */
  constructor(connection: Connection, ids: () => string) {
    this.connection = connection;
    this.ids = ids;
    const answer = (message: Extract<ServerMessage, { id: string }>) => this.answer(message);
    connection.on({
      accepted: answer, created: answer, paired: answer, history: answer, previewed: answer, link: answer,
      chat: answer, said: answer, reported: answer,
      rejected: (refused) => this.refuse(refused),
      error: (refused) => this.refuse(refused),
      try_again: (message) => this.tryAgain(message),
    });
  }

  /** Whether the room is entered and its newest state known: requests of the scope `room` wait for that. */
  get roomOpen(): boolean {
    return this.open;
  }

  /** Sends a request as soon as its scope allows it; the promise resolves with its outcome and never rejects. */
  request(unsent: Unsent, scope: Scope): Promise<Outcome> {
    const request = { id: this.ids(), ...unsent } as Request;
    this.pending.set([...this.pending.value, { request, scope, sent: false, delayed: null }]);
    const outcome = new Promise<Outcome>((resolve) => this.resolvers.set(request.id, resolve));
    if (scope !== "room" || this.open) this.send(request);
    return outcome;
  }

  /** Sends a message whose answer is ignored, and which may be lost: the page needs nothing of what it asks for. */
  notify(unsent: Unsent): void {
    this.connection.send({ ...unsent, id: this.ids() } as ClientMessage);
  }

  /** Resolves a request with its answer. */
  answer(message: Extract<ServerMessage, { id: string }>): void {
    this.settle(message.id, { kind: "done", message });
  }

  /** Ends a request. An id that is not pending is ignored: its answer came twice. */
  settle(id: string, outcome: Outcome): void {
    const resolve = this.resolvers.get(id);
    if (!resolve) return;
    this.resolvers.delete(id);
    this.pending.set(this.pending.value.filter(({ request }) => request.id !== id));
    resolve(outcome);
  }

  /** Drops a request that waits for a connection; one that was sent may be done by now. */
  takeBack(id: string): void {
    if (this.pending.value.some(({ request, sent }) => request.id === id && !sent)) this.settle(id, { kind: "dropped" });
  }

  /** Replaces each request without an answer by what `completed` returns for it. */
  complete(completed: (request: Request) => Request): void {
    this.pending.set(this.pending.value.map((pending) => ({ ...pending, request: completed(pending.request) })));
  }

  // --- scopes

  /** The connection is welcomed: requests of its scope are sent. */
  connected(): void {
    this.sendUnsent("connection");
  }

  /** The connection is lost: nothing is sent any more, and what was meant for it alone is dropped. */
  disconnected(): void {
    for (const retry of this.retries) clearTimeout(retry);
    this.retries.clear();
    this.open = false;
    this.drop("entry");
    this.pending.set(this.pending.value.map((pending) => ({ ...pending, sent: false, delayed: null })));
  }

  /** The room is entered: requests that wait for it are sent. */
  openRoom(): void {
    this.open = true;
    this.sendUnsent("room");
  }

  /** Holds back requests of the room until `openRoom`. */
  closeRoom(): void {
    this.open = false;
  }

  /** Drops the requests of a room or page that is left. */
  leave(): void {
    this.drop("entry");
    this.drop("room");
  }

  /** Drops all requests: they are those of a user who has left. */
  forget(): void {
    this.leave();
    this.drop("connection");
  }

  /** Drops the requests of a scope. One that is `delayed` was sent, but the server did not take it. */
  private drop(scope: Scope): void {
    const dropped = this.pending.value.filter((pending) => pending.scope === scope);
    for (const { request, sent, delayed } of dropped) this.settle(request.id, { kind: "dropped", sent: sent && delayed === null });
  }

  private sendUnsent(scope: Scope): void {
    for (const pending of this.pending.value) if (pending.scope === scope && !pending.sent) this.send(pending.request);
  }

  private send(request: Request): void {
    if (this.connection.send(request)) this.change(request.id, { sent: true });
  }

  // --- answers

  /** `id` null is an error that belongs to no request. */
  private refuse(refused: Incoming<"rejected" | "error">): void {
    if (refused.id !== null) this.settle(refused.id, { kind: "refused", code: refused.code, message: refusalWords(refused) });
  }

  /** Sends a request again after the time (ms) that the server asked for. */
  private tryAgain(refused: Incoming<"try_again">): void {
    const { id, after } = refused;
    this.change(id, { delayed: refusalWords(refused) });
    const retry = setTimeout(() => {
      this.retries.delete(retry);
      const pending = this.pending.value.find(({ request }) => request.id === id);
      if (pending) this.send(pending.request);
    }, after);
    this.retries.add(retry);
  }

  private change(id: string, change: Partial<Pending>): void {
    this.pending.set(
      this.pending.value.map((pending) => (pending.request.id === id ? { ...pending, ...change } : pending)),
    );
  }
}
