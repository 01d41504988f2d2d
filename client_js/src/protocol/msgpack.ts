/**
 * MessagePack (https://github.com/msgpack/msgpack/blob/master/spec.md), as far as the protocol uses it: everything but
 * extension types. A general library would be an eighth of what the first page loads.
 */

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
const TWO_32 = 2 ** 32;

/** The value in `data`. Throws if it is cut short, is followed by more, or holds an extension type. */
export function unpack(data: ArrayBuffer | Uint8Array): unknown {
  const reader = new Reader(data instanceof Uint8Array ? data : new Uint8Array(data));
  const value = reader.value();
  if (reader.left > 0) throw new RangeError(`${reader.left} bytes follow the value`);
  return value;
}

/** Reads one value after the other from bytes. */
class Reader {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** How many bytes have not been read. */
  get left(): number {
    return this.bytes.length - this.at;
  }

  /** Reads the next value. Its first byte says its kind, and of short values also the number or the length. */
  value(): unknown {
    const head = this.unsigned(1);
    if (head < 0x80) return head;
    if (head < 0x90) return this.map(head & 0x0f);
    if (head < 0xa0) return this.list(head & 0x0f);
    if (head < 0xc0) return this.text(head & 0x1f);
    if (head >= 0xe0) return head - 0x100;
    switch (head) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.view.getFloat32(this.skip(4));
      case 0xcb:
        return this.view.getFloat64(this.skip(8));
    }
    if (head >= 0xc4 && head <= 0xc6) return this.take(this.unsigned(1 << (head - 0xc4))).slice();
    if (head >= 0xcc && head <= 0xcf) return this.unsigned(1 << (head - 0xcc));
    if (head >= 0xd0 && head <= 0xd3) return this.signed(1 << (head - 0xd0));
    if (head >= 0xd9 && head <= 0xdb) return this.text(this.unsigned(1 << (head - 0xd9)));
    if (head === 0xdc || head === 0xdd) return this.list(this.unsigned(head === 0xdc ? 2 : 4));
    if (head === 0xde || head === 0xdf) return this.map(this.unsigned(head === 0xde ? 2 : 4));
    throw new RangeError(`a value can't begin with the byte ${head}`);
  }

  private list(length: number): unknown[] {
    const items = [];
    for (let index = 0; index < length; index += 1) items.push(this.value());
    return items;
  }

  private map(length: number): object {
    const entries: [string, unknown][] = [];
    for (let index = 0; index < length; index += 1) entries.push([String(this.value()), this.value()]);
    return Object.fromEntries(entries); // which makes even `__proto__` a plain field
  }

  private text(length: number): string {
    return utf8.decode(this.take(length));
  }

  private take(length: number): Uint8Array {
    const start = this.skip(length);
    return this.bytes.subarray(start, start + length);
  }

  /** An integer of 1, 2, 4 or 8 bytes; above 2 ** 53 it may be rounded. */
  private unsigned(size: number): number {
    const start = this.skip(size);
    if (size === 1) return this.view.getUint8(start);
    if (size === 2) return this.view.getUint16(start);
    if (size === 4) return this.view.getUint32(start);
    return this.view.getUint32(start) * TWO_32 + this.view.getUint32(start + 4);
  }

  /** Reads a signed integer of so many bytes: 1, 2, 4 or 8. */
  private signed(size: number): number {
    const start = this.skip(size);
    if (size === 1) return this.view.getInt8(start);
    if (size === 2) return this.view.getInt16(start);
    if (size === 4) return this.view.getInt32(start);
    return this.view.getInt32(start) * TWO_32 + this.view.getUint32(start + 4);
  }

  /** Goes past so many bytes; returns where they begin. */
  private skip(length: number): number {
    if (length > this.left) throw new RangeError("the value is cut short");
    this.at += length;
    return this.at - length;
  }
}

/** A value of JSON, or with bytes in it, in the shortest form. */
export function pack(value: unknown): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  writer.value(value);
  return writer.bytes();
}

/** Heads of forms with a length: the first head of the short form, the lengths that it holds, and the longer forms. */
const LIST = { short: 0x90, most: 0x0f, heads: [null, 0xdc, 0xdd] } as const;
const MAP = { short: 0x80, most: 0x0f, heads: [null, 0xde, 0xdf] } as const;
const TEXT = { short: 0xa0, most: 0x1f, heads: [0xd9, 0xda, 0xdb] } as const;
const BYTES = { short: 0, most: -1, heads: [0xc4, 0xc5, 0xc6] } as const;

/** Writes values into bytes that grow. */
class Writer {
  private data = new Uint8Array(256);
  private view = new DataView(this.data.buffer);
  private at = 0;

  /** What was written so far. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.data.slice(0, this.at);
  }

  value(value: unknown): void {
    if (value === null || value === undefined) this.number(0xc0, 1);
    else if (typeof value === "boolean") this.number(value ? 0xc3 : 0xc2, 1);
    else if (typeof value === "number") this.any(value);
    else if (typeof value === "string") this.block(TEXT, new TextEncoder().encode(value));
    else if (value instanceof Uint8Array) this.block(BYTES, value);
    else if (Array.isArray(value)) this.list(value);
    else this.map(Object.entries(value));
  }

  private list(items: readonly unknown[]): void {
    this.head(LIST, items.length);
    for (const item of items) this.value(item);
  }

  private map(entries: readonly [string, unknown][]): void {
    this.head(MAP, entries.length);
    for (const [key, value] of entries) {
      this.value(key);
      this.value(value);
    }
  }

  private block(form: Form, bytes: Uint8Array): void {
    this.head(form, bytes.length);
    const start = this.room(bytes.length); // which may put the data elsewhere
    this.data.set(bytes, start);
  }

  /** Writes the head of a form: a short one holds the length, behind others it follows in 1, 2 or 4 bytes. */
  private head({ short, most, heads }: Form, length: number): void {
    const [one, two, four] = heads;
    if (length <= most) this.number(short + length, 1);
    else if (length < 0x100 && one !== null) this.headed(one, length, 1);
    else if (length < 0x10000) this.headed(two, length, 2);
    else this.headed(four, length, 4);
  }

  /** A number in its shortest form. */
  private any(value: number): void {
    if (!Number.isSafeInteger(value)) this.float(value);
    else if (value >= 0) {
      if (value < 0x80) this.number(value, 1);
      else if (value < 0x100) this.headed(0xcc, value, 1);
      else if (value < 0x10000) this.headed(0xcd, value, 2);
      else if (value < TWO_32) this.headed(0xce, value, 4);
      else this.long(0xcf, value);
    } else if (value >= -0x20) this.number(value & 0xff, 1);
    else if (value >= -0x80) this.headed(0xd0, value & 0xff, 1);
    else if (value >= -0x8000) this.headed(0xd1, value & 0xffff, 2);
    else if (value >= -0x80000000) this.headed(0xd2, value >>> 0, 4);
    else this.long(0xd3, value);
  }

  private float(value: number): void {
    const start = this.roomAfter(0xcb, 8);
    this.view.setFloat64(start, value);
  }

  /** A whole number in 8 bytes, below 0 in two's complement. */
  private long(head: number, value: number): void {
    const start = this.roomAfter(head, 8);
    this.view.setInt32(start, Math.floor(value / TWO_32));
    this.view.setUint32(start + 4, value >>> 0);
  }

  private headed(head: number, value: number, size: 1 | 2 | 4): void {
    this.number(head, 1);
    this.number(value, size);
  }

  private number(value: number, size: 1 | 2 | 4): void {
    const start = this.room(size);
    if (size === 1) this.view.setUint8(start, value);
    else if (size === 2) this.view.setUint16(start, value);
    else this.view.setUint32(start, value);
  }

  private roomAfter(head: number, size: number): number {
    this.number(head, 1);
    return this.room(size);
  }

  /** Takes the next bytes; returns where they begin. */
  private room(size: number): number {
    if (this.at + size > this.data.length) {
      const larger = new Uint8Array(2 * (this.at + size));
      larger.set(this.data);
      this.data = larger;
      this.view = new DataView(larger.buffer);
    }
    this.at += size;
    return this.at - size;
  }
}

interface Form {
  readonly short: number;
  readonly most: number;
  readonly heads: readonly [number | null, number, number];
}
