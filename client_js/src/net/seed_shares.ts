/**
 * The shares of this browser, its contributions to the seeds of matches: drawn, kept, committed to, and opened at the
 * start of a match. `luck_check` checks them.
 * PROTOCOL.md, "Provable luck", says what a client must do.
 */
import { matchPartOf } from "../games/registry";
import type { RoomModel } from "../model/types";
import type { LuckView, RoomView } from "../protocol/generated";
import { drawShare, shareCommitment } from "./seeds";
import type { Outcome, Unsent } from "./requests";

const KEY = "botyard.luck";
/** How many shares, and how many rooms, are kept; the oldest are forgotten. */
const MOST_KEPT = 60;

/** The browser's memory of a room and of the start of its match. */
interface RoomMemory {
  /** The commitment of the server's secret, as it was first seen. */
  readonly seal: string;
  /** The commitment that this browser has sent last. */
  readonly own?: string;
  /** The round of that commitment. */
  readonly round?: number;
  /** The commitments of all seats, by seat, noted before the own share was opened. */
  readonly list?: Readonly<Record<string, string>>;
  /** The start left out the own share although this browser was connected. */
  readonly leftOut?: boolean;
  /** The game's note of the deal of the own seats, under a name that the game chooses. */
  readonly [note: string]: unknown;
}

interface StoredShares {
  /** Shares by their commitments, oldest first. */
  readonly shares: Readonly<Record<string, string>>;
  /** By room, oldest first. */
  readonly rooms: Readonly<Record<string, RoomMemory>>;
}

export class SeedShares {
  /** Whether the deal of the own seats is not known yet: until then changes of the view matter, too. */
  awaitsDeal = false;
  private readonly storage: Pick<Storage, "getItem" | "setItem">;
  private readonly ask: (request: Unsent) => Promise<Outcome>;
  /** What this page needs not send again: `<room> <round>` for a commitment, `open <commitment>` for an opened share. */
  private readonly sent = new Set<string>();
  /** The own commitment of the room entered, while this page is connected to it and its match has not begun. */
  private ownCommitment: { readonly room: string; readonly round: number } | null = null;

  constructor(storage: Pick<Storage, "getItem" | "setItem">, ask: (request: Unsent) => Promise<Outcome>) {
    this.storage = storage;
    this.ask = ask;
  }

  /** Draws a new share and keeps it; returns the commitment to it. */
  draw(identity: string): string {
    const share = drawShare();
    const commitment = shareCommitment(identity, share);
    const kept = this.kept();
    this.keep({ ...kept, shares: newest({ ...kept.shares, [commitment]: share }) });
    return commitment;
  }

  /** The page is not connected to the room any more: a start in the meantime may leave out the own share. */
  disconnected(): void {
    this.ownCommitment = null;
  }

  /** Does what the room asks of `identity` now: commits to a share or opens it, and notes what `luck_check` needs. */
  follow({ room, audience, view }: RoomModel, identity: string, coach: boolean): void {
    this.awaitsDeal = false;
    if (!room.luck || coach) return;
    this.noteSeal(room);
    this.noteLeftOut(room, room.luck, identity);
    if (room.status === "open") this.commitOrOpen(room, room.luck, audience, identity);
    else if (view) this.noteDeal(room, audience, view);
  }

  /** What this browser remembers of a room, null for nothing. */
  remembered(room: string): RoomMemory | null {
    return this.kept().rooms[room] ?? null;
  }

  /**
   * The own share that the start of a match waits for in a room that the page does not follow, or null. First notes the
   * commitments of all seats, as before each opening of a share.
   */
  shareToOpen(room: RoomView, identity: string): { readonly seat: number; readonly share: string } | null {
    const { id, luck } = room;
    const own = luck?.opening ? luck.shares.find((one) => one.identity === identity) : undefined;
    const share = own && this.kept().shares[own.commitment];
    if (!luck || !own || share === undefined || own.share !== null) return null;
    this.noteSeal(room);
    this.remember(id, { own: own.commitment, round: luck.round, list: listOf(luck) });
    return { seat: own.seat, share };
  }

  // Notes the commitment of a room's secret when the room is seen first.
  private noteSeal({ id, commitment }: RoomView): void {
    if (!this.remembered(id)?.seal) this.remember(id, { seal: commitment });
  }

  // Commits to a share, or opens the one that was committed to.
  private commitOrOpen(room: RoomView, luck: LuckView, audience: readonly number[], identity: string): void {
    const own = luck.shares.find((one) => one.identity === identity);
    const seat = audience[0];
    if (seat === undefined) return;
    const share = own && this.kept().shares[own.commitment];
    if (luck.opening) {
      if (own && share && own.share === null) this.open(room, luck, own.seat, share);
    } else if (own && share) {
      this.sent.add(`${room.id} ${luck.round}`);
      this.remember(room.id, { own: own.commitment, round: luck.round });
    } else {
      // no commitment yet, or one whose share this browser does not have
      const contribution = this.drawnFor(room.id, luck.round, identity);
      this.askOnce(`${room.id} ${luck.round}`, { type: "contribute", seat, contribution, replace: own !== undefined });
    }
  }

  /** The own commitment for a start, drawn once: it stays the same however often it has to be sent. */
  private drawnFor(room: string, round: number, identity: string): string {
    const { own, round: drawn } = this.kept().rooms[room] ?? {};
    if (own !== undefined && drawn === round && own in this.kept().shares) return own;
    const commitment = this.draw(identity);
    this.remember(room, { own: commitment, round });
    return commitment;
  }

  // Opens the own share, but first notes all commitments: from then on none of them may change.
  private open(room: RoomView, luck: LuckView, seat: number, share: string): void {
    const own = luck.shares.find((one) => one.seat === seat)!.commitment;
    this.remember(room.id, { own, round: luck.round, list: listOf(luck) });
    this.askOnce(`open ${own}`, { type: "open_share", seat, share });
  }

  // Notes a start that leaves out the own share although this page was connected.
  private noteLeftOut(room: RoomView, luck: LuckView, identity: string): void {
    const own = luck.shares.some((one) => one.identity === identity);
    if (room.status === "open" && !luck.opening) {
      this.ownCommitment = own ? { room: room.id, round: luck.round } : null;
    } else if (!own && this.ownCommitment?.room === room.id && this.ownCommitment.round === luck.round) {
      this.ownCommitment = null;
      this.remember(room.id, { leftOut: true, round: luck.round });
    }
  }

  // Notes what the own seats were dealt, once the view shows it; until then it is awaited.
  private noteDeal(room: RoomView, audience: readonly number[], view: NonNullable<RoomModel["view"]>): void {
    const known = this.kept().rooms[room.id];
    const deal = matchPartOf(room.game)?.deal;
    if (!known || !deal || known[deal.memoryKey]) return;
    const note = deal.remember(view, audience);
    if (note) this.remember(room.id, { [deal.memoryKey]: note });
    else this.awaitsDeal = room.status === "playing" && audience.length > 0;
  }

  // Asks for something once; what was dropped on its way may be asked for again.
  private askOnce(what: string, request: Unsent): void {
    if (this.sent.has(what)) return;
    this.sent.add(what);
    void this.ask(request).then(({ kind }) => kind === "dropped" && this.sent.delete(what));
  }

  /** Adds to what is remembered of a room, and stores it if it differs from before. */
  private remember(room: string, more: Partial<RoomMemory>): void {
    const kept = this.kept();
    const before = kept.rooms[room] ?? { seal: "" };
    const after = { ...before, ...more };
    if (JSON.stringify(after) !== JSON.stringify(before)) this.keep({ ...kept, rooms: newest({ ...kept.rooms, [room]: after }) });
  }

  /** What this browser keeps; nothing if that cannot be read. */
  private kept(): StoredShares {
    try {
      const { shares = {}, rooms = {} } = JSON.parse(this.storage.getItem(KEY) ?? "{}") as Partial<StoredShares>;
      return { shares, rooms };
    } catch {
      return { shares: {}, rooms: {} }; // another program has written there
    }
  }

  private keep(kept: StoredShares): void {
    this.storage.setItem(KEY, JSON.stringify(kept));
  }
}

/** The commitments of a start by seat. */
export function listOf({ shares }: LuckView): Record<string, string> {
  return Object.fromEntries(shares.map(({ seat, commitment }) => [String(seat), commitment]));
}

/** Whether two lists of commitments are the same. */
export function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}

/** The entries that were added last, as many as are kept. */
function newest<T>(table: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(table).slice(-MOST_KEPT));
}
