import { decode, encode } from "@msgpack/msgpack";
import { expect, test } from "vitest";
import { pack, unpack } from "./msgpack";

const hexed = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));

/** Numbers around every border between two forms. */
const BORDERS = [0, 5, 7, 8, 15, 16, 31, 32, 53].flatMap((bits) => [-2, -1, 0, 1].map((step) => 2 ** bits + step));
const NUMBERS = [...BORDERS, ...BORDERS.map((value) => -value), 1.5, -0.1, 1e300, Infinity, -Infinity, NaN, -0];
const TEXTS = ["", "Ann", "ї", "Zoë 😀", "\uFEFFmark", "x".repeat(31), "x".repeat(32), "é".repeat(200), "x".repeat(70_000)];
const LISTS = [0, 15, 16, 300, 70_000].map((length) => Array.from({ length }, (_, index) => index % 3));
const MAPS = [0, 15, 16, 70_000].map((length) => Object.fromEntries(LISTS[4]!.slice(0, length).map((v, i) => [`k${i}`, v])));
const BYTES = [0, 255, 256, 70_000].map((length) => new Uint8Array(length).fill(7));
const NESTED = [null, true, false, [1, [2, ["three", { four: [5.5, null] }]]], { a: { b: [] } }];

test.each([...NUMBERS, ...TEXTS, ...LISTS, ...MAPS, ...BYTES, ...NESTED].map((value, index) => ({ index, value })))(
  "value $index is read and written as by another implementation",
  ({ value }) => {
    const [ours, theirs] = [pack(value), encode(value)];
    expect([ours.length, ours.every((byte, at) => byte === theirs[at])]).toEqual([theirs.length, true]);
    expect(unpack(theirs)).toEqual(decode(theirs));
  },
);

test("short floats and integers in long forms are read, too", () => {
  expect(unpack(encode(0.5, { forceFloat32: true }))).toBe(0.5);
  for (const hex of ["cc05", "cd0005", "ce00000005", "cf0000000000000005", "d005", "d10005", "d200000005", "d30000000000000005"]) {
    expect(unpack(hexed(hex))).toBe(5);
  }
  expect(unpack(hexed("d9054865796c6f"))).toBe("Heylo");
});

test("an ArrayBuffer, and bytes in the middle of one, are read", () => {
  const around = Uint8Array.from([9, ...pack(["a", 1]), 9]);
  expect(unpack(around.subarray(1, -1))).toEqual(["a", 1]);
  expect(unpack(pack([300]).buffer)).toEqual([300]);
});

test("bytes that are no value, or not only one, are refused", () => {
  const whole = pack([1, "text", { key: 2.5 }, 70_000, BYTES[1]]);
  for (let end = 0; end < whole.length; end += 1) expect(() => unpack(whole.subarray(0, end)), String(end)).toThrow(RangeError);
  for (const hex of ["0101", "c1", "d40102", "c70102ff", "dd7fffffff", "c6ffffffff"]) {
    expect(() => unpack(hexed(hex)), hex).toThrow(RangeError);
  }
});

test("a field of a strange name changes no prototype", () => {
  const read = unpack(hexed("81a95f5f70726f746f5f5f81a16101")) as object;
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
