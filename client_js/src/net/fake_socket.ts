/** A socket for tests: the test is the server. */
import { vi } from "vitest";
import type { ClientMessage, ServerMessage, Unknown } from "../protocol/generated";
import type { Socket, Wire } from "./connection";

export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: ClientMessage[] = [];
  closed = false;
  private readonly bytes: WeakMap<ArrayBuffer, ServerMessage | Unknown>;

  constructor(bytes: WeakMap<ArrayBuffer, ServerMessage | Unknown>) {
    this.bytes = bytes;
  }

  send(data: Uint8Array): void {
    this.sent.push(JSON.parse(new TextDecoder().decode(data)) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  /** The server accepts the connection and greets. */
  welcome(identity = "ann"): void {
    this.onopen?.();
    this.say({ type: "welcome", identity, name: "Ann", server: "test", heartbeat: 15 });
  }

  say(message: ServerMessage | Unknown): void {
    const data = new ArrayBuffer(0);
    this.bytes.set(data, message);
    this.onmessage?.({ data });
  }

  /** The connection ends from the other side. */
  end(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }

  /** What was sent since the last call, without hello. */
  take(): ClientMessage[] {
    return this.sent.splice(0).filter(({ type }) => type !== "hello");
  }
}

/** A wire that opens fake sockets; the newest is `last()`. */
export function fakeWire(): Wire & { readonly sockets: FakeSocket[]; last(): FakeSocket } {
  const bytes = new WeakMap<ArrayBuffer, ServerMessage | Unknown>();
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    last: () => sockets.at(-1)!,
    open: () => {
      sockets.push(new FakeSocket(bytes));
      return sockets.at(-1)!;
    },
    encode: (message) => new TextEncoder().encode(JSON.stringify(message)),
    decode: (data) => {
      const message = bytes.get(data);
      if (!message) throw new Error("unreadable");
      return message;
    },
    random: () => 1,
  };
}

/** The connection breaks and is welcomed again, by fake timers. */
export function reconnect({ wire }: { wire: ReturnType<typeof fakeWire> }): void {
  wire.last().end();
  vi.advanceTimersByTime(500);
  wire.last().welcome();
}
