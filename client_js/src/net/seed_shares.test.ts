import { expect, test, vi } from "vitest";
import vectors from "../../../protocol/vectors/luck.json";
import "../games/all_loaded";
import type { View } from "../games/twin_tin_bots/generated";
import { dealOf } from "../games/twin_tin_bots/match_part";
import { sampleSnapshot, sampleView } from "../games/twin_tin_bots/samples";
import { apply, fromSnapshot } from "../model/room";
import { fakeStorage } from "../model/samples";
import type { RoomModel } from "../model/types";
import type { Event, LuckView, RoomView } from "../protocol/generated";
import { sha256 } from "../protocol/hashes";
import { checkLuck, matchSeed, secretCommitment } from "./luck_check";
import type { Outcome, Unsent } from "./requests";
import { SeedShares } from "./seed_shares";
import { drawShare, hex, shareCommitment } from "./seeds";

const SECRET = "5e".repeat(32);
const BOB = "b0".repeat(32);

test.each(vectors)("the vector $name gives its hashes", ({ secret, commitment, room, round, players, shares, seed }) => {
  expect(secretCommitment(secret)).toBe(commitment);
  for (const one of shares) expect(shareCommitment(one.identity, one.share)).toBe(one.commitment);
  expect(hex(matchSeed(secret, room, round, shares, players))).toBe(seed);
});

test("a share is 32 bytes in hex, another one each time", () => {
  const shares = new Set(Array.from({ length: 20 }, drawShare));
  expect(shares.size).toBe(20);
  for (const share of shares) expect(share).toMatch(/^[0-9a-f]{64}$/);
});

/** A browser in a room that waits; what it asks for is answered by the test. */
function browser(place = fakeStorage()) {
  const answers: ((outcome: Outcome) => void)[] = [];
  const ask = vi.fn((_: Unsent) => new Promise<Outcome>((resolve) => answers.push(resolve)));
  const shares = new SeedShares(place, ask);
  const follow = (model: RoomModel) => shares.follow(model, "ann", false);
  return { shares, follow, ask, answers, place };
}

function waiting(luck: Partial<LuckView> = {}, room: Partial<RoomView> = {}): RoomModel {
  const model = fromSnapshot(sampleSnapshot({ view: null, choices: [] }));
  const shown = { round: 1, shares: [], opening: false, called_off: [], secret: null, ...luck };
  const contributed = [0, 1].map((seat) => shown.shares.some((one) => one.seat === seat));
  const commitment = secretCommitment(SECRET);
  return { ...model, room: { ...model.room, status: "open", commitment, contributed, luck: shown, ...room } };
}

function after(model: RoomModel, ...events: Event[]): RoomModel {
  return events.reduce((current, event) => apply(current, event)!, model);
}

/** The room after `ask` was called to commit, and the share that was opened after the list was frozen. */
function started({ follow, ask }: ReturnType<typeof browser>) {
  follow(waiting());
  const contribution = (ask.mock.calls[0]![0] as { contribution: string }).contribution;
  const bobs = shareCommitment("bob", BOB);
  const frozen = after(
    waiting(),
    { type: "contributed", seat: 0, contribution },
    { type: "contributed", seat: 1, contribution: bobs },
  );
  follow(frozen);
  const opening = after(frozen, { type: "opening_started", round: 1, seats: [0, 1], commitments: [contribution, bobs] });
  follow(opening);
  const request = ask.mock.calls[1]![0] as { type: string; share: string };
  expect(request).toMatchObject({ type: "open_share", seat: 0 });
  expect(shareCommitment("ann", request.share)).toBe(contribution);
  const opened = after(opening, { type: "share_opened", seat: 0, share: request.share }, { type: "share_opened", seat: 1, share: BOB });
  return { opened, share: request.share, contribution, bobs };
}

/** The finished match that was dealt from the shares of `opened`. */
function finished(opened: RoomModel, change: Partial<RoomView> = {}, secret = SECRET): RoomModel {
  const luck = opened.room.luck!;
  const shares = luck.shares.map((one) => ({ ...one, share: one.share! }));
  const view = sampleView();
  const { first } = dealOf(matchSeed(SECRET, opened.room.id, luck.round, shares, 2), view.seats.length, view.mode);
  const room = { ...opened.room, status: "finished" as const, luck: { ...luck, opening: false, secret }, ...change };
  return { ...opened, room, view: { ...view, first } };
}

test("only the commitment is sent before the list is final, and the share after it", () => {
  const ann = browser();
  const { share } = started(ann);
  expect(JSON.stringify(ann.ask.mock.calls[0])).not.toContain(share);
  expect(ann.ask).toHaveBeenCalledTimes(2);
});

test("nothing is sent for who looks on, coaches, or holds no seat", () => {
  const { shares, follow, ask } = browser();
  follow({ ...waiting(), audience: [] });
  shares.follow(waiting(), "ann", true);
  follow(fromSnapshot(sampleSnapshot()));
  expect(ask).not.toHaveBeenCalled();
});

test("a request that was dropped is sent again with the same commitment, also by a page that was loaded again", async () => {
  const ann = browser();
  ann.follow(waiting());
  ann.follow(waiting());
  expect(ann.ask).toHaveBeenCalledTimes(1);
  ann.answers[0]!({ kind: "dropped" });
  await vi.waitFor(() => {
    ann.follow(waiting());
    expect(ann.ask).toHaveBeenCalledTimes(2);
  }, 30_000);
  const loaded = browser(ann.place);
  loaded.follow(waiting());
  const sent = [...ann.ask.mock.calls, ...loaded.ask.mock.calls].map(([request]) => (request as { contribution: string }).contribution);
  expect(new Set(sent).size).toBe(1);
});

test("a commitment of another device is replaced once, and never while shares are opened", () => {
  const { follow, ask } = browser();
  const foreign = { seat: 0, identity: "ann", commitment: "0a".repeat(32), share: null };
  follow(waiting({ shares: [foreign], opening: true }));
  expect(ask).not.toHaveBeenCalled();
  follow(waiting({ shares: [foreign] }));
  follow(waiting({ shares: [{ ...foreign, commitment: "0b".repeat(32) }] }));
  expect(ask.mock.calls).toEqual([[expect.objectContaining({ type: "contribute", replace: true })]]);
});

test("after a start that was called off a new share is drawn", () => {
  const ann = browser();
  const { opened, contribution } = started(ann);
  ann.follow(after(opened, { type: "start_called_off", round: 2, people: [{ identity: "bob", name: "Bob", bot: null }] }));
  const again = ann.ask.mock.calls[2]![0] as { type: string; contribution: string };
  expect(again.type).toBe("contribute");
  expect(again.contribution).not.toBe(contribution);
});

test("a match whose secret, shares and deal fit is checked, also after the page was loaded again", () => {
  const ann = browser();
  const { opened } = started(ann);
  for (const { shares } of [ann, browser(ann.place)]) {
    expect(checkLuck(finished(opened), shares)).toEqual({ faults: [], shares: 2, own: true });
  }
});

test("a share that is opened before the page follows its room is checked by the secret's commitment as well", () => {
  const ann = browser();
  const contribution = ann.shares.draw("ann");
  const opening = waiting({ shares: [{ seat: 0, identity: "ann", commitment: contribution, share: null }], opening: true });
  const { share } = ann.shares.shareToOpen(opening.room, "ann")!;
  const opened = after(opening, { type: "share_opened", seat: 0, share });
  ann.follow(opened);
  expect(checkLuck(finished(opened), ann.shares)).toEqual({ faults: [], shares: 1, own: true });
  const changed = finished(opened, { commitment: "00".repeat(32) });
  expect(checkLuck(changed, ann.shares)!.faults).toContain("seal");
});

test("a share that does not fit is named", () => {
  const ann = browser();
  const { opened, bobs } = started(ann);
  const whole = finished(opened);
  const { luck } = whole.room;
  const faults = (room: Partial<RoomView>, view = whole.view!) =>
    checkLuck({ ...whole, room: { ...whole.room, ...room }, view }, ann.shares)!.faults;
  const other = shareCommitment("bob", "bb".repeat(32));
  const exchanged = { seat: 1, identity: "bob", commitment: other, share: "bb".repeat(32) };
  expect(faults({ commitment: "00".repeat(32) })).toContain("seal");
  expect(faults({ luck: { ...luck!, secret: "ff".repeat(32) } })).toContain("secret");
  expect(faults({ luck: { ...luck!, shares: [luck!.shares[0]!, { ...exchanged, commitment: bobs }] } })).toContain("share");
  expect(faults({ luck: { ...luck!, shares: [luck!.shares[0]!, exchanged] } })).toContain("list");
  expect(faults({ luck: { ...luck!, shares: luck!.shares.slice(1) } })).toContain("list");
  expect(faults({ luck: { ...luck!, round: 2 } })).toContain("list");
  const view = whole.view as View;
  expect(faults({}, { ...view, first: 1 - view.first })).toEqual(["first"]);
});

test("a start that leaves out the own share of someone who is connected is named, and of someone who is not is none", () => {
  for (const connected of [true, false]) {
    const ann = browser();
    ann.follow(waiting());
    const contribution = (ann.ask.mock.calls[0]![0] as { contribution: string }).contribution;
    const frozen = after(waiting(), { type: "contributed", seat: 0, contribution });
    ann.follow(frozen);
    if (!connected) ann.shares.disconnected();
    const match = { ...finished(waiting()), room: { ...waiting().room, status: "finished" as const } };
    const room = { ...match.room, luck: { ...frozen.room.luck!, shares: [], secret: SECRET } };
    ann.follow({ ...match, room });
    const { first } = dealOf(matchSeed(SECRET, room.id, 1, [], 2), 2, "standard");
    const check = checkLuck({ ...match, room, view: { ...match.view!, first } }, ann.shares);
    expect(check).toEqual({ faults: connected ? ["left_out"] : [], shares: 0, own: false });
  }
});

test("the special tile that was dealt is compared with the one of the seed", () => {
  const ann = browser();
  const { opened } = started(ann);
  const whole = finished(opened);
  const shares = whole.room.luck!.shares.map((one) => ({ ...one, share: one.share! }));
  const { specials } = dealOf(matchSeed(SECRET, whole.room.id, 1, shares, 2), 2, "standard");
  for (const [tile, faults] of [[specials[0]!, []], [specials[1]!, ["special"]]] as const) {
    const bob = browser(fakeStorage());
    started(bob);
    const seen = whole.view as View;
    const view = { ...seen, round: 1, seats: seen.seats.map((seat) => ({ ...seat, turns: 0, specials: [tile] })) };
    const dealt = { ...whole, room: { ...whole.room, status: "playing" as const, luck: { ...whole.room.luck!, secret: null } }, view };
    bob.follow(dealt);
    const noted = JSON.parse(bob.place.getItem("botyard.luck")!) as { rooms: Record<string, { specials: object }> };
    expect(noted.rooms.r1!.specials).toEqual({ 0: tile });
    expect(checkLuck(whole, bob.shares)!.faults.filter((fault) => fault === "special")).toEqual(faults);
  }
});

test("a match of an earlier release, and one that is not over, is not checked", () => {
  const { shares } = browser();
  expect(checkLuck(fromSnapshot(sampleSnapshot()), shares)).toBeNull();
  const old = finished(waiting());
  expect(checkLuck({ ...old, room: { ...old.room, luck: null } }, shares)).toBeNull();
});

test("a digest of every length of message around the size of a block is the one of another implementation", async () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
  }
});
