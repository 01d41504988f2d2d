/** The connection of a real page: its websocket, what wakes it, and whether the page is used. */
import { SUBPROTOCOL } from "../protocol/generated";
import { toAddress, toPath } from "../site";
import type { Connection, Socket, Wire } from "./connection";

type Codec = typeof import("../protocol/codec");

/** Null until it is loaded. */
let codec: Codec | null = null;

/** Loads what reads and writes messages, which a page needs from its connection on. */
async function loadCodec(): Promise<void> {
  codec ??= await import("../protocol/codec");
}

/** Begins to load the codec before there is a connection. Ignores a failure: each new connection tries again. */
export function preloadCodec(): void {
  loadCodec().catch(() => undefined);
}

/** The wire of this page. Its `codec!` is never null: a `CodecSocket` opens and passes messages on only once it is loaded. */
export function browserWire(): Wire {
  return {
    open: () => new CodecSocket(openSocket()),
    encode: (message, game) => codec!.encode(message, game),
    decode: (data, game) => codec!.decode(data, game),
    random: Math.random,
  };
}

/** A socket that counts as open once messages can be written, too. What comes before, such as a heartbeat, waits until it can be read. */
class CodecSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    const loading = loadCodec();
    socket.onopen = () => void loading.then(() => this.onopen?.(), () => socket.close()); // a close makes the connection try again
    socket.onmessage = (event) => {
      if (codec) this.onmessage?.(event);
      else void loading.then(() => this.onmessage?.(event), () => undefined); // after a failure `onopen` closes the socket
    };
    socket.onclose = (event) => this.onclose?.(event);
  }

  send(data: Uint8Array<ArrayBuffer>): void {
    this.socket.send(data);
  }

  close(): void {
    this.socket.close();
  }
}

/** Wakes the connection when the page is seen again or the network is back, and probes it when the network goes. */
export function wakeWithPage(connection: Connection): void {
  addEventListener("online", () => connection.wake());
  addEventListener("offline", () => connection.probe());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.wake();
  });
}

/** Opens a websocket. The page of a room names the room in the address: a proxy can send all its connections to one node. */
function openSocket(): WebSocket {
  const url = new URL(toAddress("/ws"), location.href);
  const room = /^\/room\/([^/]+)/.exec(toPath(location.pathname))?.[1];
  if (room) url.search = `room=${room}`;
  url.protocol = url.protocol.replace("http", "ws"); // `https:` becomes `wss:`
  const socket = new WebSocket(url, SUBPROTOCOL);
  socket.binaryType = "arraybuffer";
  return socket;
}

export const AWAY_AFTER_HIDDEN_MS = 60_000;
export const AWAY_AFTER_IDLE_MS = 600_000;

/**
 * Calls `report(true)` once the page was hidden for `AWAY_AFTER_HIDDEN_MS` or had no input for `AWAY_AFTER_IDLE_MS`, and
 * `report(false)` when it is used again.
 */
export class IdleDetector {
  private readonly report: (away: boolean) => void;
  private away = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(report: (away: boolean) => void) {
    this.report = report;
    this.wait(AWAY_AFTER_IDLE_MS);
  }

  /** The page was used, or is visible again. */
  onUse(): void {
    this.wait(AWAY_AFTER_IDLE_MS);
    if (this.away) this.change(false);
  }

  /** The page is not seen any more. */
  onHidden(): void {
    this.wait(AWAY_AFTER_HIDDEN_MS);
  }

  private wait(ms: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.change(true), ms);
  }

  private change(away: boolean): void {
    this.away = away;
    this.report(away);
  }
}

const INPUT_EVENTS = ["pointerdown", "pointermove", "keydown"] as const;

/** Watches this page for as long as it is open, and calls `report` as `IdleDetector` does. */
export function reportIdle(report: (away: boolean) => void): void {
  const detector = new IdleDetector(report);
  for (const type of INPUT_EVENTS) addEventListener(type, () => !document.hidden && detector.onUse(), { passive: true });
  document.addEventListener("visibilitychange", () => (document.hidden ? detector.onHidden() : detector.onUse()));
}
