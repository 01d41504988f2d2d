/** The check of a finished match: whether its luck is what everyone had committed to. PROTOCOL.md, "Provable luck". */
import { matchPartOf } from "../games/registry";
import type { RoomModel } from "../model/types";
import { bytes, hex, joined, shareCommitment, utf8 } from "./seeds";
import { type SeedShares, isSame, listOf } from "./seed_shares";
import { sha256 } from "../protocol/hashes";

interface OpenedShare {
  readonly seat: number;
  readonly commitment: string;
  readonly share: string;
}

/**
 * `seal`: the commitment to the secret is another one than at first. `secret`: it does not fit the first one. `share`:
 * a share is missing, or does not fit its commitment. `list`: the round or the commitments are not those that this
 * browser noted. `left_out`: the own share does not count, although this browser was connected.
 */
const FAULTS = ["seal", "secret", "share", "list", "left_out"] as const;
/** A fault of the seed itself. Faults of the deal have codes of the game. */
type Fault = (typeof FAULTS)[number];

/** The result of the check of a finished match; no faults if everything fits. */
interface LuckCheck {
  /** Codes of the platform (`Fault`), then those of the game. */
  readonly faults: readonly string[];
  /** How many people opened a share. */
  readonly shares: number;
  /** Whether the own share is among them. */
  readonly own: boolean;
}

/** Checks the luck of a finished match; null while the secret of the server or the game's view is not known. */
export function checkLuck({ room, view }: RoomModel, memory: SeedShares): LuckCheck | null {
  const { luck } = room;
  if (!luck?.secret || !view) return null;
  const known = memory.remembered(room.id) ?? { seal: room.commitment };
  const opened = luck.shares.map(({ seat, commitment, share }) => ({ seat, commitment, share: share ?? "" }));
  const found: Record<Fault, boolean> = {
    seal: known.seal !== room.commitment,
    secret: secretCommitment(luck.secret) !== known.seal,
    share: luck.shares.some(({ identity, share, commitment }) => !share || shareCommitment(identity, share) !== commitment),
    list: known.list !== undefined && (known.round !== luck.round || !isSame(known.list, listOf(luck))),
    left_out: known.leftOut === true && known.round === luck.round,
  };
  const deal = matchPartOf(room.game)?.deal;
  const seed = matchSeed(luck.secret, room.id, luck.round, opened, room.players);
  const faults = [
    ...FAULTS.filter((fault) => found[fault]),
    ...(deal?.faults(seed, view, (known[deal.memoryKey] as object | undefined) ?? null, room.options) ?? []),
  ];
  return { faults, shares: opened.length, own: opened.some(({ commitment }) => commitment === known.own) };
}

/** The commitment to the server's secret, which the server shows from the beginning. */
export function secretCommitment(secret: string): string {
  return hex(sha256(bytes(secret)));
}

/** The seed of a match. `players`: the number of people and bots, which counts only if no share was opened. */
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

function fourBytes(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}
