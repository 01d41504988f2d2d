import { afterEach, expect, test, vi } from "vitest";
import { browserWire } from "./browser_socket";

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
  const socket = (await import("./browser_socket")).browserWire().open();
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
