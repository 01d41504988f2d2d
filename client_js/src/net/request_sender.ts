/** Sends requests when their scope allows it, and again when the server asks for that. */
import type { Incoming } from "../model/types";
import type { ClientMessage, ServerMessage } from "../protocol/generated";
import { Requests } from "./requests";
import type { Outcome, Request, Scope, Unsent } from "./requests";

export class RequestSender {
  /** Every request without an answer. */
  readonly requests = new Requests();
  private readonly post: (message: ClientMessage) => boolean;
  private readonly ids: () => string;
  private open = false;
  private retries = new Set<ReturnType<typeof setTimeout>>();

  /** `post` sends a message and returns false without a connection; `ids` makes unique identifiers. */
  constructor(post: (message: ClientMessage) => boolean, ids: () => string) {
    this.post = post;
    this.ids = ids;
  }

  /** Whether the room is entered and its newest state known: requests of the scope `room` wait for that. */
  get roomOpen(): boolean {
    return this.open;
  }

  /** Sends a request as soon as its scope allows it; the promise resolves with its outcome and never rejects. */
  request(unsent: Unsent, scope: Scope): Promise<Outcome> {
    const request = { ...unsent, id: this.ids() } as Request;
    const outcome = this.requests.add(request, scope);
    if (scope !== "room" || this.open) this.send(request);
    return outcome;
  }

  /** Sends a message whose answer, if any, is ignored; without a connection it is lost. */
  notify(unsent: Unsent): void {
    this.post({ ...unsent, id: this.ids() } as ClientMessage);
  }

  /** The connection is welcomed: requests of its scope are sent. */
  connected(): void {
    this.sendUnsent("connection");
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
    this.requests.drop("entry");
    this.requests.drop("room");
  }

  /** The connection is lost. */
  disconnected(): void {
    for (const retry of this.retries) clearTimeout(retry);
    this.retries.clear();
    this.open = false;
    this.requests.disconnected();
  }

  /** Resolves a request with its answer. */
  answer(message: Extract<ServerMessage, { id: string }>): void {
    this.requests.settle(message.id, { kind: "done", message });
  }

  /** Resolves a request that the server refused; `id` null is an error that belongs to no request. */
  refuse(id: string | null, code: string, message: string): void {
    if (id !== null) this.requests.settle(id, { kind: "refused", code, message });
  }

  /** Sends a request again after the time (ms) that the server asked for. */
  tryAgain({ id, message, after }: Incoming<"try_again">): void {
    this.requests.delay(id, message);
    const retry = setTimeout(() => {
      this.retries.delete(retry);
      const pending = this.requests.find(id);
      if (pending) this.send(pending.request);
    }, after);
    this.retries.add(retry);
  }

  private send(request: Request): void {
    if (this.post(request)) this.requests.markSent(request.id);
  }

  private sendUnsent(scope: Scope): void {
    for (const { request } of this.requests.unsent(scope)) this.send(request);
  }
}
