import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../games/all_loaded";
import { sampleSnapshot } from "../games/twin_tin_bots/samples";
import type { ChatLine, ServerMessage } from "../protocol/generated";
import { fakeWire, reconnect } from "./fake_socket";
import { Session } from "./session";
import { allSeen, beginsDay, entered, isLater, unread, withLine, without } from "../model/chat";

const LINE: ChatLine = { id: "5-0", time: 5, identity: "ben", name: "Ben", text: "Hi", phrase: null };

function following(place: "lobby" | "room") {
  const wire = fakeWire();
  let count = 0;
  const quiet = { onSnapshot: () => {}, onSteps: () => {}, onChoices: () => {}, onLeave: () => {}, onRollback: () => {} };
  const session = new Session(wire, "test/1", () => `id${(count += 1)}`, quiet);
  session.connection.start();
  session.visit(place === "lobby" ? { kind: "lobby" } : { kind: "room", id: "r1" });
  wire.last().welcome();
  wire.last().take();
  const say = (message: ServerMessage) => wire.last().say(message);
  return { wire, session, say, sent: () => wire.last().take() as { type: string; id: string }[] };
}

function inRoom() {
  const all = following("room");
  all.say({ type: "entered", id: "id1", room: "r1", audience: [0], recovered: false, coach: false, late: false, lost: false, game: "twin_tin_bots" });
  all.say(sampleSnapshot());
  all.sent();
  return all;
}

/** Answers the one `enter_chat` that was sent. */
async function opened(all: ReturnType<typeof following>, lines: readonly ChatLine[] = [], place = "lobby" as const) {
  const [asked] = all.sent().filter(({ type }) => type === "enter_chat");
  all.say({ type: "chat", id: asked!.id, place, lines, writable: true, muted: [] });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a chat is entered, heard, and entered again after a lost connection", async () => {
  const all = following("lobby");
  const { chats } = all.session;
  chats.enter("lobby");
  await opened(all);
  all.say({ type: "line_said", place: "lobby", room: null, line: LINE });
  expect(chats.models.value.lobby?.lines).toEqual([LINE]);
  reconnect(all);
  await opened(all, [LINE, { ...LINE, id: "6-0" }]);
  expect(chats.models.value.lobby?.lines).toHaveLength(2);
});

test("a room's chat waits for the room, and is asked for anew when who one is there has changed", async () => {
  const all = following("room");
  all.session.chats.enter("room");
  expect(all.sent()).toEqual([]);
  all.say({ type: "entered", id: "id1", room: "r1", audience: [0], recovered: false, coach: false, late: false, lost: false, game: "twin_tin_bots" });
  all.say(sampleSnapshot());
  expect(all.sent().map(({ type }) => type)).toEqual(["enter_chat"]);
});

test("a chat that may not be read is not there", async () => {
  const all = inRoom();
  all.session.chats.enter("spectators");
  const [asked] = all.sent();
  all.say({ type: "rejected", id: asked!.id, code: "not_in_chat", message: "No.", text: "", arguments: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(all.session.chats.models.value).toEqual({});
});

test("leaving and entering at once is entering", async () => {
  const all = following("lobby");
  const { chats } = all.session;
  chats.enter("lobby");
  chats.leave("lobby");
  chats.enter("lobby");
  const sent = all.sent();
  expect(sent.map(({ type }) => type)).toEqual(["enter_chat", "leave_chat", "enter_chat"]);
  all.say({ type: "chat", id: sent[0]!.id, place: "lobby", lines: [LINE], writable: true, muted: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(chats.models.value.lobby).toBeUndefined();
  all.say({ type: "chat", id: sent[2]!.id, place: "lobby", lines: [LINE], writable: true, muted: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(chats.models.value.lobby?.lines).toEqual([LINE]);
});

test("lines of a room do not appear in the next one", async () => {
  const all = inRoom();
  const outcome = all.session.chats.say("room", "Hello");
  all.session.visit({ kind: "room", id: "r2" });
  expect((await outcome).kind).toBe("dropped");
  reconnect(all);
  expect(all.sent().some(({ type }) => type === "say")).toBe(false);
});

test("lines that a moderator removes are gone", async () => {
  const all = following("lobby");
  const { chats } = all.session;
  chats.enter("lobby");
  await opened(all, [LINE]);
  all.say({ type: "lines_removed", place: "room", room: "r", lines: [LINE.id] });
  expect(chats.models.value.lobby?.lines).toEqual([LINE]);
  all.say({ type: "lines_removed", place: "lobby", room: null, lines: [LINE.id] });
  expect(chats.models.value.lobby?.lines).toEqual([]);
});

test("a user who was muted in another tab disappears here, too", async () => {
  const all = following("lobby");
  all.session.chats.enter("lobby");
  await opened(all, [LINE]);
  all.say({ type: "muted", id: "", people: [{ identity: "ben", name: "Ben" }] });
  expect(all.session.chats.models.value.lobby?.lines).toEqual([]);
  expect(all.session.chats.muted.value).toHaveLength(1);
});

test("a line of someone muted that was on its way already is not shown", async () => {
  const all = following("lobby");
  const { chats } = all.session;
  chats.enter("lobby");
  await opened(all);
  all.say({ type: "muted", id: "", people: [{ identity: "ben", name: "Ben" }] });
  all.say({ type: "line_said", place: "lobby", room: null, line: LINE });
  expect(chats.models.value.lobby?.lines).toEqual([]);
});

test("a chat that a second part of the page holds is not left with the first", () => {
  const all = inRoom();
  const { chats } = all.session;
  const holds = [chats.hold("room"), chats.hold("room")];
  chats.enter("room");
  all.sent();
  holds[0]!();
  expect(all.sent()).toEqual([]);
  holds[1]!();
  expect(all.sent().map(({ type }) => type)).toEqual(["leave_chat"]);
});

function line(id: string, identity = "ben"): ChatLine {
  return { id, time: 0, identity, name: identity, text: id, phrase: null };
}

test("lines come once and in order", () => {
  const chat = withLine(entered([line("9-0")], true, undefined), line("10-0"));
  expect(withLine(chat, line("10-0"))).toBe(chat);
  expect(withLine(chat, line("9-1"))).toBe(chat);
  expect(withLine(chat, line("10-1")).lines.map(({ id }) => id)).toEqual(["9-0", "10-0", "10-1"]);
});

test("lines from before entering and one's own are not new, later ones are", () => {
  const chat = withLine(withLine(entered([line("1-0")], true, undefined), line("2-0")), line("3-0", "ann"));
  expect(unread(chat, "ann")).toBe(1);
  expect(unread(allSeen(chat), "ann")).toBe(0);
});

test("a first line in an empty chat is new", () => {
  expect(unread(withLine(entered([], true, undefined), line("1-0")), "ann")).toBe(1);
});

test("lines from a time without connection are new", () => {
  const before = allSeen(entered([line("1-0")], true, undefined));
  expect(unread(entered([line("1-0"), line("2-0")], true, before), "ann")).toBe(1);
});

test("only the newest lines are kept", () => {
  let chat = entered([], true, undefined);
  for (let count = 1; count <= 205; count += 1) chat = withLine(chat, line(`${count}-0`));
  expect(chat.lines).toHaveLength(200);
  expect(chat.lines[0]!.id).toBe("6-0");
});

test("a muted user disappears", () => {
  const chat = entered([line("1-0"), line("2-0", "moe")], true, undefined);
  expect(without(chat, new Set(["moe"])).lines.map(({ identity }) => identity)).toEqual(["ben"]);
  expect(without(chat, new Set(["else"]))).toBe(chat);
});

test("ids are compared as numbers", () => {
  expect(isLater("10-0", "9-5")).toBe(true);
  expect(isLater("9-10", "9-9")).toBe(true);
  expect(isLater("9-9", "9-9")).toBe(false);
});

test("a date stands above the first line of another day, and above none of today", () => {
  const at = (...date: [number, number, number]) => new Date(2026, 10, ...date).getTime();
  const lines = [at(26, 23, 59), at(27, 0, 1), at(27, 12, 0), at(28, 8, 0)].map((time, place) => ({ ...line(`${place}-0`), time }));
  const shown = (from: number, now: number) => lines.slice(from).map((_, index) => beginsDay(lines.slice(from), index, now));
  expect(shown(0, at(28, 9, 0))).toEqual([true, true, false, true]);
  expect(shown(3, at(28, 9, 0))).toEqual([false]);
  expect(shown(3, at(29, 0, 1))).toEqual([true]);
});
