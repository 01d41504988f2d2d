import { expect, test } from "vitest";
import type { ServerMessage, WaitingInvitation } from "../protocol/generated";
import { applyInbox, withInvitations, without } from "./inbox";
import type { InboxItem } from "./inbox";

const waiting: WaitingInvitation = {
  id: "i1",
  room: "r1",
  title: "Table",
  game: "twin_tin_bots",
  players: 2,
  by: "ann",
  name: "Ann",
  seat: null,
  word: "",
  expires: 0,
};

function after(...messages: ServerMessage[]): readonly InboxItem[] {
  return messages.reduce(applyInbox, [] as readonly InboxItem[]);
}

const came = (id: string): ServerMessage => ({ type: "invitation_came", invitation: { ...waiting, id } });

test("an invitation stays until it is gone, and is there once", () => {
  expect(after(came("i1"), came("i2"), came("i1")).map(({ key }) => key)).toEqual(["i/i1", "i/i2"]);
  expect(after(came("i1"), { type: "invitation_gone", id: "i1" })).toEqual([]);
});

test("what was read takes the place of the invitations and of nothing else", () => {
  const asked: ServerMessage = { type: "friends_changed", change: "asked", identity: "ben", name: "Ben" };
  const items = after(came("i1"), asked);
  expect(withInvitations(items, [{ ...waiting, id: "i3" }]).map(({ key }) => key)).toEqual(["i/i3", "f/ben"]);
  expect(without(items, "f/ben").map(({ key }) => key)).toEqual(["i/i1"]);
});

test("a later answer takes the place of an earlier one, and only the newest few are kept", () => {
  const answer = (accepted: boolean): ServerMessage => ({
    type: "invitation_answered",
    room: "r1",
    title: "Table",
    identity: "ben",
    name: "Ben",
    accepted,
    word: "",
  });
  const items = after(answer(false), answer(true));
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ kind: "answer", answer: { accepted: true } });
  expect(after(...["1", "2", "3", "4", "5", "6"].map(came))).toHaveLength(5);
});
