/** The random numbers that follow from the seed of a match, as the service draws them. */
import { sha256 } from "./sha256";

const RANGE = 2n ** 64n;

/** The next number from 0 to below `below`, all equally likely. */
export type Draw = (below: number) => number;

/** Numbers from a seed: SHA-256 of the seed and a counter, without those that would make low numbers likelier. */
export function drawsOf(seed: Uint8Array): Draw {
  let counter = 0;
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
