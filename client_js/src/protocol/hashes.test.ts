import { expect, test } from "vitest";
import { hex } from "../net/seeds";
import { sha256 } from "./hashes";

test("a digest of every length of message around the size of a block is the one of another implementation", async () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
  }
});
