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
