/** The connection to the server: opened, watched, opened again after a loss. Hands messages to their handlers. */
import type { Incoming } from "../model/types";
import type { ClientMessage, ServerMessage, Unknown } from "../protocol/generated";
import { Store } from "../store";

/** The part of a `WebSocket` in binary mode that this module uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(data: Uint8Array): void;
  close(): void;
}

export interface Wire {
  open(): Socket;
  /** `game`: of the room that was entered, whose content messages may hold; null outside of rooms. */
  encode(message: ClientMessage, game: string | null): Uint8Array;
  decode(data: ArrayBuffer, game: string | null): ServerMessage | Unknown;
  /** 0..1, for the jitter. */
  random(): number;
}

/**
 * `connecting`: under way, `again` after it was lost. `waiting`: lost, and coming back by itself. `stopped`: not coming
 * back before `start`; `code` and `reason` say why, if known.
 */
export type ConnectionState =
  | { readonly kind: "connecting"; readonly again: boolean }
  | { readonly kind: "online" | "waiting" }
  | { readonly kind: "stopped"; readonly code: number | null; readonly reason?: string };

/** A connection without messages for so long (ms) counts as dead: the server sends one every 15 s at least. */
export const SILENCE_TIMEOUT_MS = 35_000;
/** A new connection that brings no message for so long (ms) counts as lost. */
export const HANDSHAKE_TIMEOUT_MS = 10_000;
/** If a request has no answer, not even "try again", for so long (ms), the connection counts as dead. */
export const ANSWER_TIMEOUT_MS = 10_000;
/** A page that wakes up gives an old connection so long (ms) to show that it lives. */
export const PROBE_TIMEOUT_MS = 4_000;

/** Closes with these codes are final: the page does not connect again by itself. */
const FINAL_CODES = { first: 4100, last: 4199 };

/** The handlers of messages, by type. */
export type Handlers = { [T in ServerMessage["type"]]?: (message: Incoming<T>) => void };

export class Connection {
  /** `online` from the `welcome` on. */
  readonly state = new Store<ConnectionState>({ kind: "stopped", code: null });
  /** The game of the room that was entered, whose content messages hold; null if there is none, or not known yet. */
  game: string | null = null;
  private readonly wire: Wire;
  private readonly client: string;
  private readonly handlers: Handlers = {};
  private socket: Socket | null = null;
  /** When the message that is being handled came. */
  receivedAt = 0;
  /** Messages that wait until they can be read, and when each came; null: none needs to. */
  private held: [ArrayBuffer, number][] | null = null;
  /** The message that is being handled. */
  private current: ArrayBuffer | null = null;
  private failures = 0;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  /** When the connection counts as lost, unless a message comes before. */
  private deadline = Infinity;
  private retry: ReturnType<typeof setTimeout> | undefined;

  /** `client` names the program. */
  constructor(wire: Wire, client: string) {
    this.wire = wire;
    this.client = client;
  }

  /** Adds handlers for types of messages. A type has one handler, the one that was added last. */
  on(handlers: Handlers): void {
    Object.assign(this.handlers, handlers);
  }

  /** Opens a connection now, in place of the one that there may be. */
  start(): void {
    this.failures = 0;
    this.open();
  }

  stop(): void {
    this.drop();
    this.state.set({ kind: "stopped", code: null });
  }

  /** Sends if there is a connection that was welcomed; returns whether it did. */
  send(message: ClientMessage): boolean {
    if (this.state.value.kind !== "online" || !this.socket) return false;
    this.socket.send(this.wire.encode(message, this.game));
    if ("id" in message) this.armWatchdog(ANSWER_TIMEOUT_MS); // others are not answered
    return true;
  }

  /**
   * Reads the message that is being handled once more when `loading` resolves to true; otherwise drops it and calls
   * `failed`. Messages that come until then wait, in their order.
   */
  readAgain(loading: Promise<boolean>, failed: () => void): void {
    const held: [ArrayBuffer, number][] = this.current ? [[this.current, this.receivedAt]] : [];
    this.held = held;
    void loading.then((loaded) => {
      if (this.held !== held) return; // the connection is another one
      this.held = null;
      if (!loaded) {
        held.shift();
        failed();
      }
      for (const message of held) this.take(...message);
    });
  }

  /** The page is visible or the network back: connect at once, or find out whether the connection still lives. */
  wake(): void {
    if (this.state.value.kind === "waiting") this.open();
    else this.probe();
  }

  /** Find out soon whether the connection, if there is one, still lives. */
  probe(): void {
    if (this.send({ type: "ping", id: "wake" })) this.armWatchdog(PROBE_TIMEOUT_MS);
  }

  /** Opens a socket in the place of the one before, and waits at most `HANDSHAKE_TIMEOUT_MS` for a message. */
  private open(): void {
    this.drop();
    this.state.set({ kind: "connecting", again: this.failures > 0 });
    const socket = this.wire.open();
    this.socket = socket;
    socket.onopen = () => socket.send(this.wire.encode({ type: "hello", client: this.client }, null));
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = ({ code, reason }) => this.lost(code, reason);
    this.deadline = Infinity;
    this.armWatchdog(HANDSHAKE_TIMEOUT_MS);
  }

  private receive(data: ArrayBuffer): void {
    this.deadline = Infinity;
    this.armWatchdog(SILENCE_TIMEOUT_MS);
    this.take(data, performance.now());
  }

  /** Handles a message, or keeps it for later while messages wait (`readAgain`). */
  private take(data: ArrayBuffer, at: number): void {
    if (this.held) {
      this.held.push([data, at]);
      return;
    }
    this.current = data;
    this.receivedAt = at;
    const message = this.read(data);
    if (!message || message.type === "unknown") return; // newer servers may send messages of other types
    if (message.type === "welcome") {
      this.failures = 0;
      this.state.set({ kind: "online" });
    }
    const handler = this.handlers[message.type] as ((message: ServerMessage) => void) | undefined;
    handler?.(message);
    this.current = null;
  }

  // A message that can't be read is a gap: the next frame or heartbeat shows it, and the session asks for a snapshot.
  private read(data: ArrayBuffer): ServerMessage | Unknown | null {
    try {
      return this.wire.decode(data, this.game);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  /** The connection is gone: tries again after a delay, unless the code of the close is final (`FINAL_CODES`). */
  private lost(code: number, reason: string): void {
    this.drop();
    if (code >= FINAL_CODES.first && code <= FINAL_CODES.last) {
      this.state.set({ kind: "stopped", code, ...(reason && { reason }) });
      return;
    }
    this.failures += 1;
    const delay = (delayInReason(reason) ?? 0) + backoff(this.failures, this.wire.random);
    this.retry = setTimeout(() => this.open(), delay);
    this.state.set({ kind: "waiting" });
  }

  /** Makes the connection count as lost `timeoutMs` from now, unless an earlier time is set. */
  private armWatchdog(timeoutMs: number): void {
    const at = performance.now() + timeoutMs;
    if (at >= this.deadline) return; // sending a request never postpones that time
    this.deadline = at;
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lost(0, ""), timeoutMs);
  }

  // A socket whose network is gone may report its close minutes later: it has no listener any more.
  private drop(): void {
    clearTimeout(this.watchdog);
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    this.held = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** How long to wait before connecting again, in milliseconds. */
export const FIRST_RETRY_MS = 500;
export const LONGEST_RETRY_MS = 10_000;

/**
 * The delay in ms before attempt `failures` (1 is the first one after a connection was lost): doubling up to
 * `LONGEST_RETRY_MS`, half of it at random, so that clients which lost the same server don't come back in one moment. `random` gives 0..1.
 */
export function backoff(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 16));
  return longest * (0.5 + random() / 2);
}

/** The delay that the reason of a close asks for (`{"after": ms}`), or null. */
export function delayInReason(reason: string): number | null {
  if (!reason.startsWith("{")) return null;
  try {
    const { after } = JSON.parse(reason) as { after?: unknown };
    return typeof after === "number" && after >= 0 ? after : null;
  } catch {
    return null; // a reason in words: nothing is asked for
  }
}
