/** Provable luck: its hashes, and the numbers that follow from a seed (PROTOCOL.md, "Provable luck"). All texts of bytes are in hex. */
import { sha256 } from "../protocol/hashes";

const SHARE_BYTES = 32;

/** A player's new share: 32 random bytes. */
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

/** The parts in one, each behind one byte with its length (at most 255). */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [part.length, ...part]));
}

const RANGE = 2n ** 64n;

/** The next number from 0 to below `below`, all equally likely. */
export type Draw = (below: number) => number;

/** Numbers from a seed: SHA-256 of the seed and a counter, without those that would make low numbers likelier. */
export function drawsOf(seed: Uint8Array): Draw {
  let counter = 0;
  /** The next 64 bits: the first of the hash of the seed and a counter. */
  const word = () => {
    const block = new Uint8Array(seed.length + 8);
    block.set(seed);
    new DataView(block.buffer).setBigUint64(seed.length, BigInt(counter));
    counter += 1;
    return new DataView(sha256(block).buffer).getBigUint64(0);
  };
  return (below) => {
    const size = BigInt(below);
    let drawn = word();
    while (drawn >= RANGE - (RANGE % size)) drawn = word();
    return Number(drawn % size);
  };
}

/** The items in an order that is drawn. */
export function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = draw(last + 1);
    [result[last], result[chosen]] = [result[chosen]!, result[last]!];
  }
  return result;
}
