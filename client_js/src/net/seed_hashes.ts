/** The hashes of provable luck: see PROTOCOL.md, "Provable luck". All texts of bytes are in hex. */
import { sha256 } from "./sha256";

const SHARE_BYTES = 32;

/** 32 bytes of chance. */
export function drawShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
}

/** The commitment to a player's share. */
export function shareCommitment(identity: string, share: string): string {
  return hex(sha256(joined([utf8("botyard share"), utf8(identity), bytes(share)])));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Each part behind one byte with its length. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [part.length, ...part]));
}
