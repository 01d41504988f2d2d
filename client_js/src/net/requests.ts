/** Requests without an answer: kept over lost connections, sent again under the same id. */
import { Store } from "../model/store";
import type { ClientMessage, ServerMessage } from "../protocol/generated";

export type Request = Extract<ClientMessage, { id: string }>;

type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;
/** A request that has no id yet. */
export type Unsent = WithoutId<Request>;

/** `dropped`: the answer is not needed any more (the page moved on). */
export type Outcome =
  | { readonly kind: "done"; readonly message: ServerMessage }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "dropped" };

/**
 * When a request may be sent: `entry` on the connection that it was made for, never again; `connection` as soon as
 * there is one; `room` when the room has been entered.
 */
export type Scope = "entry" | "connection" | "room";

export interface Pending {
  readonly request: Request;
  readonly scope: Scope;
  /** Sent over the present connection. */
  readonly sent: boolean;
  /** Why the server asked to send it again later, in words, or null. */
  readonly delayed: string | null;
}

export class Requests {
  /** Everything unanswered, oldest first. */
  readonly pending = new Store<readonly Pending[]>([]);
  private readonly settlers = new Map<string, (outcome: Outcome) => void>();

  /** Keeps a request; the promise resolves with its outcome and never rejects. */
  add(request: Request, scope: Scope): Promise<Outcome> {
    this.pending.set([...this.pending.value, { request, scope, sent: false, delayed: null }]);
    return new Promise((resolve) => this.settlers.set(request.id, resolve));
  }

  find(id: string): Pending | undefined {
    return this.pending.value.find(({ request }) => request.id === id);
  }

  /** The unsent requests of a scope, oldest first. */
  unsent(scope: Scope): readonly Pending[] {
    return this.pending.value.filter((pending) => pending.scope === scope && !pending.sent);
  }

  markSent(id: string): void {
    this.change(id, { sent: true });
  }

  /** The server asked for it later; `reason` in words. */
  delay(id: string, reason: string): void {
    this.change(id, { delayed: reason });
  }

  /** Ends a request; an id that is not kept is an answer that came twice. */
  settle(id: string, outcome: Outcome): void {
    const settler = this.settlers.get(id);
    if (!settler) return;
    this.settlers.delete(id);
    this.pending.set(this.pending.value.filter(({ request }) => request.id !== id));
    settler(outcome);
  }

  /** The connection is gone: nothing is sent any more, and what was meant for it alone is dropped. */
  disconnected(): void {
    this.drop("entry");
    this.pending.set(this.pending.value.map((pending) => ({ ...pending, sent: false, delayed: null })));
  }

  drop(scope: Scope): void {
    const dropped = this.pending.value.filter((pending) => pending.scope === scope);
    for (const { request } of dropped) this.settle(request.id, { kind: "dropped" });
  }

  private change(id: string, change: Partial<Pending>): void {
    this.pending.set(
      this.pending.value.map((pending) => (pending.request.id === id ? { ...pending, ...change } : pending)),
    );
  }
}
