import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../protocol/generated";
import { AWAY_AFTER_HIDDEN_MS, AWAY_AFTER_IDLE_MS, IdleDetector, browserWire } from "./page_connection";
import {
  ANSWER_TIMEOUT_MS,
  Connection,
  FIRST_RETRY_MS,
  HANDSHAKE_TIMEOUT_MS,
  LONGEST_RETRY_MS,
  PROBE_TIMEOUT_MS,
  SILENCE_TIMEOUT_MS,
  backoff,
  delayInReason,
} from "./connection";
import { fakeWire } from "./fake_socket";

function connecting() {
  const wire = fakeWire();
  const heard: ServerMessage[] = [];
  const connection = new Connection(wire, "test/1");
  connection.on({ welcome: (message) => void heard.push(message), heartbeat: (message) => void heard.push(message) });
  connection.start();
  return { wire, heard, connection };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("hello goes first, and the connection is online once welcomed", () => {
  const { wire, connection } = connecting();
  expect(connection.send({ type: "ping", id: "1" })).toBe(false);
  wire.last().onopen?.();
  expect(wire.last().sent).toEqual([{ type: "hello", client: "test/1" }]);
  expect(connection.state.value).toEqual({ kind: "connecting", again: false });
  wire.last().welcome();
  expect(connection.state.value.kind).toBe("online");
  expect(connection.send({ type: "ping", id: "1" })).toBe(true);
});

test("a lost connection comes back, later each time, and at once the first time after a welcome", () => {
  const { wire, connection } = connecting();
  wire.last().end();
  expect(connection.state.value.kind).toBe("waiting");
  vi.advanceTimersByTime(499);
  expect(wire.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(wire.sockets).toHaveLength(2);
  expect(connection.state.value).toEqual({ kind: "connecting", again: true });
  wire.last().end();
  vi.advanceTimersByTime(999);
  expect(wire.sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  wire.last().welcome();
  wire.last().end();
  vi.advanceTimersByTime(500);
  expect(wire.sockets).toHaveLength(4);
});

test("a server that stops may ask for a delay", () => {
  const { wire } = connecting();
  wire.last().welcome();
  wire.last().end(4000, '{"after": 3000}');
  vi.advanceTimersByTime(3499);
  expect(wire.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(wire.sockets).toHaveLength(2);
});

test("a code that says stay away ends it until started again", () => {
  const { wire, connection } = connecting();
  wire.last().end(4103);
  vi.runAllTimers();
  expect(connection.state.value).toEqual({ kind: "stopped", code: 4103 });
  expect(wire.sockets).toHaveLength(1);
  connection.start();
  expect(wire.sockets).toHaveLength(2);
});

test("silence is death, any message is life", () => {
  const { wire, connection } = connecting();
  wire.last().welcome();
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS - 1);
  wire.last().say({ type: "heartbeat", epoch: null, number: null });
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS - 1);
  expect(connection.state.value.kind).toBe("online");
  vi.advanceTimersByTime(1);
  expect(connection.state.value.kind).toBe("waiting");
  expect(wire.last().closed).toBe(true);
});

test("a message without an answer soon means a dead connection", () => {
  const { wire, connection } = connecting();
  wire.last().welcome();
  connection.send({ type: "ping", id: "1" });
  vi.advanceTimersByTime(ANSWER_TIMEOUT_MS - 1);
  wire.last().say({ type: "pong", id: "1" });
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS - 1);
  expect(connection.state.value.kind).toBe("online");
  wire.last().say({ type: "heartbeat", epoch: null, number: null });
  connection.send({ type: "ping", id: "2" });
  vi.advanceTimersByTime(ANSWER_TIMEOUT_MS);
  expect(connection.state.value.kind).toBe("waiting");
});

test("a message that has no answer waits for none", () => {
  const { wire, connection } = connecting();
  wire.last().welcome();
  connection.send({ type: "set_away", away: true });
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS - 1);
  expect(connection.state.value.kind).toBe("online");
});

test("the time for an answer is that of the first message, however many follow", () => {
  const { wire, connection } = connecting();
  wire.last().welcome();
  for (let at = 0; at < ANSWER_TIMEOUT_MS; at += 2_000) {
    connection.send({ type: "ping", id: `${at}` });
    expect(connection.state.value.kind).toBe("online");
    vi.advanceTimersByTime(2_000);
  }
  expect(connection.state.value.kind).toBe("waiting");
});

test("a message that is sent puts off neither the end of a probe nor that of silence", () => {
  const { wire, connection } = connecting();
  wire.last().welcome();
  connection.probe();
  connection.send({ type: "ping", id: "1" });
  vi.advanceTimersByTime(PROBE_TIMEOUT_MS);
  expect(connection.state.value.kind).toBe("waiting");
  connection.wake();
  wire.last().welcome();
  vi.advanceTimersByTime(SILENCE_TIMEOUT_MS - 1_000);
  connection.send({ type: "ping", id: "2" });
  vi.advanceTimersByTime(1_000);
  expect(connection.state.value.kind).toBe("waiting");
});

test("a probe asks the connection that there is, and opens none", () => {
  const { wire, connection } = connecting();
  wire.last().end();
  connection.probe();
  expect(wire.sockets).toHaveLength(1);
  connection.wake();
  wire.last().welcome();
  connection.probe();
  vi.advanceTimersByTime(PROBE_TIMEOUT_MS);
  expect(connection.state.value.kind).toBe("waiting");
});

test("a server that never welcomes is given up", () => {
  const { wire, connection } = connecting();
  wire.last().onopen?.();
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS);
  expect(connection.state.value.kind).toBe("waiting");
});

test("a page that wakes up connects at once, or probes the connection it has", () => {
  const { wire, connection } = connecting();
  wire.last().end();
  connection.wake();
  expect(wire.sockets).toHaveLength(2);
  wire.last().welcome();
  connection.wake();
  expect(wire.last().take()).toEqual([{ type: "ping", id: "wake" }]);
  vi.advanceTimersByTime(PROBE_TIMEOUT_MS);
  expect(connection.state.value.kind).toBe("waiting");
});

test("an old socket is not heard any more", () => {
  const { wire, heard } = connecting();
  const [old] = wire.sockets;
  const hear = old!.onmessage;
  vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS + 500);
  expect(old!.onmessage).toBeNull();
  expect(hear).not.toBeNull();
  expect(wire.sockets).toHaveLength(2);
  expect(heard).toEqual([]);
});

test("a message that can't be read is reported and leaves the connection alone", () => {
  const { wire, heard, connection } = connecting();
  const report = vi.spyOn(console, "error").mockReturnValue();
  wire.last().welcome();
  wire.last().onmessage?.({ data: new ArrayBuffer(3) });
  expect(report).toHaveBeenCalledOnce();
  expect(heard).toHaveLength(1);
  expect(connection.state.value.kind).toBe("online");
});

test("a message is read again once what reads it is loaded; later ones wait for it", async () => {
  const { wire, heard, connection } = connecting();
  let loaded: (yes: boolean) => void = () => undefined;
  const asked = new Promise<boolean>((resolve) => (loaded = resolve));
  connection.on({ welcome: (message) => (heard.length === 0 ? (heard.push(message), connection.readAgain(asked, () => undefined)) : heard.push(message)) });
  wire.last().welcome();
  wire.last().welcome();
  expect(heard).toHaveLength(1);
  const came = performance.now();
  vi.advanceTimersByTime(1_000);
  const times: number[] = [];
  connection.on({ welcome: (message) => (heard.push(message), times.push(connection.receivedAt)) });
  loaded(true);
  await asked;
  expect(heard).toHaveLength(3);
  expect(times).toEqual([came, came]);
});

test("waiting ends for a part that cannot be loaded, and a lost connection drops waiting messages", async () => {
  const { wire, heard, connection } = connecting();
  const failed = vi.fn();
  const never = Promise.resolve(false);
  connection.on({ welcome: () => connection.readAgain(never, failed) });
  wire.last().welcome();
  await never;
  expect(failed).toHaveBeenCalledOnce();
  wire.last().welcome();
  connection.stop();
  await never;
  expect([failed.mock.calls.length, heard.length]).toEqual([1, 0]);
});

test("stopping leaves no timer behind", () => {
  const { wire, connection } = connecting();
  wire.last().welcome();
  connection.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(connection.state.value).toEqual({ kind: "stopped", code: null });
});

test("delays double up to the longest", () => {
  expect([1, 2, 3, 4, 5, 6, 99].map((failures) => backoff(failures, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ]);
});

test("up to half of a delay is left to chance", () => {
  expect(backoff(1, () => 0)).toBe(FIRST_RETRY_MS / 2);
  expect(backoff(50, () => 0)).toBe(LONGEST_RETRY_MS / 2);
});

test("the reason of a close may ask for a delay", () => {
  expect(delayInReason('{"after": 1500}')).toBe(1500);
  for (const reason of ["", "gone", "{", '{"after": "soon"}', '{"after": -1}', "{}"])
    expect(delayInReason(reason)).toBeNull();
});

function watchedPage() {
  const sent: boolean[] = [];
  return { sent, detector: new IdleDetector((away) => sent.push(away)) };
}

test("a page that is hidden for long is away, and here once it is seen again", () => {
  const { sent, detector } = watchedPage();
  detector.onHidden();
  vi.advanceTimersByTime(AWAY_AFTER_HIDDEN_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([true]);
  detector.onUse();
  expect(sent).toEqual([true, false]);
});

test("a page that is seen again in time was never away", () => {
  const { sent, detector } = watchedPage();
  detector.onHidden();
  vi.advanceTimersByTime(AWAY_AFTER_HIDDEN_MS - 1);
  detector.onUse();
  vi.advanceTimersByTime(AWAY_AFTER_IDLE_MS - 1);
  expect(sent).toEqual([]);
});

test("a page on which nothing is done for longer is away, too", () => {
  const { sent } = watchedPage();
  vi.advanceTimersByTime(AWAY_AFTER_IDLE_MS);
  expect(sent).toEqual([true]);
});

afterEach(() => void vi.unstubAllGlobals());

function addressOn(page: string): string {
  const dialled: URL[] = [];
  vi.stubGlobal("location", new URL(page));
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(url: URL) {
        dialled.push(url);
      }
    },
  );
  browserWire().open();
  return `${dialled[0]}`;
}

test("the page of a room names it, so that a proxy can choose its node", () => {
  expect(addressOn("https://botyard.example/room/r-7f3k2q?from=lobby#w=secret")).toBe("wss://botyard.example/ws?room=r-7f3k2q");
  expect(addressOn("http://127.0.0.1:8000/room/r-7f3k2q/0")).toBe("ws://127.0.0.1:8000/ws?room=r-7f3k2q");
});

test("other pages name none", () => {
  for (const page of ["/", "/rules", "/m/r-7f3k2q", "/rooms/r-7f3k2q"]) {
    expect(addressOn(`https://botyard.example${page}`)).toBe("wss://botyard.example/ws");
  }
});

test("a socket counts as open once messages can be written, and passes on what comes until it is closed", async () => {
  const made: Record<string, (event?: object) => void>[] = [];
  class Dialled {
    close = vi.fn();
    send = vi.fn();
    constructor() {
      made.push(this as unknown as (typeof made)[number]);
    }
  }
  vi.stubGlobal("location", new URL("https://botyard.example/"));
  vi.stubGlobal("WebSocket", Dialled);
  const wire = browserWire();
  const socket = wire.open();
  const heard: unknown[] = [];
  const opened = new Promise<void>((resolve) => (socket.onopen = resolve));
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(code);
  const [dialled] = made;
  dialled!["onopen"]!();
  await opened;
  const hello = wire.encode({ type: "hello", client: "test/1" }, null);
  socket.send(hello);
  expect(dialled!["send"]).toHaveBeenCalledWith(hello);
  const data = new ArrayBuffer(1);
  dialled!["onmessage"]!({ data });
  dialled!["onclose"]!({ code: 4000, reason: "" });
  expect(heard).toEqual([data, 4000]);
  socket.close();
  expect(dialled!["close"]).toHaveBeenCalled();
});

test("a message that comes before messages can be read waits, and comes first", async () => {
  const made: Record<string, (event?: object) => void>[] = [];
  vi.stubGlobal("location", new URL("https://botyard.example/"));
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        made.push(this as unknown as (typeof made)[number]);
      }
    },
  );
  vi.resetModules();
  const socket = (await import("./page_connection")).browserWire().open();
  const heard: unknown[] = [];
  const opened = new Promise<void>((resolve) => (socket.onopen = resolve));
  socket.onmessage = ({ data }) => heard.push(data);
  const [heartbeat, next] = [new ArrayBuffer(1), new ArrayBuffer(2)];
  made[0]!["onopen"]!();
  made[0]!["onmessage"]!({ data: heartbeat });
  expect(heard).toEqual([]);
  await opened;
  await Promise.resolve();
  made[0]!["onmessage"]!({ data: next });
  expect(heard).toEqual([heartbeat, next]);
});
