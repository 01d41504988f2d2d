/** The wire of a real page: a websocket to where the page came from. */
import { decode, encode } from "../protocol/codec";
import { SUBPROTOCOL } from "../protocol/generated";
import { toAddress, toPath } from "../site_path";
import type { Connection, Socket, Wire } from "./connection";

export function browserWire(): Wire {
  return { open: openSocket, encode, decode, random: Math.random };
}

/** Wakes the connection when the page is seen again or the network is back, and doubts it when the network goes. */
export function wakeWithPage(connection: Connection): void {
  addEventListener("online", () => connection.wake());
  addEventListener("offline", () => connection.probe());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.wake();
  });
}

/** A page of a room names it, so that a proxy can send all connections of a room to one node. */
function openSocket(): Socket {
  const url = new URL(toAddress("/ws"), location.href);
  const room = /^\/room\/([^/]+)/.exec(toPath(location.pathname))?.[1];
  if (room) url.search = `room=${room}`;
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url, SUBPROTOCOL);
  socket.binaryType = "arraybuffer";
  return socket as Socket;
}
