/** The hashes of provable luck: see PROTOCOL.md, "Provable luck". All texts of bytes are in hex. */
import { sha256 } from "./sha256";

export interface OpenedShare {
  readonly seat: number;
  readonly commitment: string;
  readonly share: string;
}

const SHARE_BYTES = 32;

/** 32 bytes of chance. */
export function drawShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
}

/** The commitment to the server's secret, which the server shows from the beginning. */
export function secretCommitment(secret: string): string {
  return hex(sha256(bytes(secret)));
}

/** The commitment to a player's share. */
export function shareCommitment(identity: string, share: string): string {
  return hex(sha256(joined([utf8("botyard share"), utf8(identity), bytes(share)])));
}

/** The seed of a match; `players`: the number of people and bots. */
export function matchSeed(
  secret: string,
  room: string,
  round: number,
  shares: readonly OpenedShare[],
  players: number,
): Uint8Array {
  if (shares.length === 0) {
    const empty = Array.from({ length: players }, () => new Uint8Array());
    return sha256(new Uint8Array([...bytes(secret), ...joined([utf8(room), ...empty])]));
  }
  const opened = shares.flatMap(({ seat, commitment, share }) => [Uint8Array.of(seat), bytes(commitment), bytes(share)]);
  return sha256(joined([utf8("botyard seed"), bytes(secret), utf8(room), fourBytes(round), ...opened]));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function fourBytes(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

/** Each part behind one byte with its length. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [part.length, ...part]));
}
