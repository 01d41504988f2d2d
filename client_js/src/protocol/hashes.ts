/** The hashes of the protocol: SHA-256 and CRC-32. */

const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional part of a root of each of the first primes. */
const [K, START] = constants();

/**
 * SHA-256 (FIPS 180-4). The browser's own is missing on pages over plain HTTP, such as those of a service in a home
 * network. Where a browser has one, it answers only later (by a promise).
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = pad(message);
  for (let offset = 0; offset < padded.length; offset += BLOCK) compress(state, new DataView(padded.buffer, offset, BLOCK));
  const digest = new Uint8Array(32);
  state.forEach((word, index) => new DataView(digest.buffer).setUint32(4 * index, word));
  return digest;
}

/** The constants of the rounds, of the first 64 primes (311 is the last), and those of the start, of the first 8. */
function constants(): [Uint32Array, Uint32Array] {
  const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !divisible(n));
  const bits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return [
    Uint32Array.from(primes.slice(0, ROUNDS), (prime) => bits(Math.cbrt(prime))),
    Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime))),
  ];
}

function divisible(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return true;
  return false;
}

/** The message with 0x80, zeros and its length in bits (8 bytes) behind it, in whole blocks. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

/** Changes `state` by a block of 64 bytes, in the rounds of the standard. */
function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  const work = Array.from(state);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b, c, d, e, f, g, h] = work as [number, number, number, number, number, number, number, number];
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[round]! + words[round]!) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    work.splice(0, 8, (t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g);
  }
  work.forEach((word, index) => (state[index] = (state[index]! + word) | 0));
}

/** A word for each round, made of the 16 words of a block. */
function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let index = 0; index < 16; index += 1) words[index] = block.getUint32(4 * index);
  for (let index = 16; index < ROUNDS; index += 1) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16]! + s0 + words[index - 7]! + s1) | 0;
  }
  return words;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** CRC-32 as of zlib and PNG: 0..2**32-1. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});
