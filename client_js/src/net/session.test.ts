import "../games/all_loaded";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleEvents, sampleSnapshot } from "../games/twin_tin_bots/samples";
import type { Incoming, RoomChannel } from "../model/types";
import type { Event, InboxItem, ServerMessage } from "../protocol/generated";
import type { GameMatchPart } from "../games/api";
import { gameOf, matchPartOf, registerGame } from "../games/registry";
import { type FakeSocket, fakeWire, reconnect } from "./fake_socket";
import type { Request } from "./requests";
import { Session } from "./session";

function following(place: "lobby" | "room") {
  const wire = fakeWire();
  const applied: string[] = [];
  let count = 0;
  const session = new Session(wire, "test/1", () => `id${(count += 1)}`, {
    onSnapshot: ({ number }) => applied.push(`snapshot ${number}`),
    onSteps: (steps, { number }) => applied.push(`steps ${steps.length} to ${number}`),
    onChoices: ({ number }) => applied.push(`choices ${number}`),
    onLeave: () => applied.push("leave"),
    onRollback: () => applied.push("rollback"),
  });
  session.connection.start();
  session.visit(place === "lobby" ? { kind: "lobby" } : { kind: "room", id: "r1" });
  wire.last().welcome();
  applied.length = 0;
  return { wire, session, applied, say: (message: ServerMessage) => wire.last().say(message) };
}

function entered(id: string, recovered = false): ServerMessage {
  return { type: "entered", id, room: "r1", audience: [0], recovered, coach: false, late: false, lost: false, game: "twin_tin_bots" };
}

function events(number: number, ...list: Event[]): ServerMessage {
  return { type: "events", epoch: 1, number, events: list, standing: false, digest: null };
}

/** In the room, at number 7. */
function inside() {
  const all = following("room");
  all.say(entered("id1"));
  all.say(sampleSnapshot());
  all.wire.last().take();
  all.applied.length = 0;
  return all;
}

/** The one request that was sent since the last look. */
function asked(socket: FakeSocket): Request {
  const sent = socket.take();
  expect(sent).toHaveLength(1);
  return sent[0] as Request;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an announcement stays in its place over a new connection, unless it is not sent again", () => {
  const all = following("lobby");
  const { announcement: shown } = all.session.account;
  const announcement = { text: "Maintenance", restart: null, until: 2_000_000_000 };
  const shownThen: unknown[] = [];
  all.say({ type: "announcement_changed", announcement, now: 5 });
  shown.subscribe(() => shownThen.push(shown.value));
  reconnect(all);
  all.say({ type: "announcement_changed", announcement: { ...announcement }, now: 5 });
  vi.advanceTimersByTime(5_000);
  expect(shownThen).toEqual([announcement]);
  reconnect(all);
  vi.advanceTimersByTime(5_000);
  expect(shown.value).toBeNull();
});

describe("the clocks of a room", () => {
  const clock = { bank: 60_000, off_turn: 30_000, deadline: null, starts: 0, absent: false };

  function choices(number: number): ServerMessage {
    return { type: "choices", epoch: 1, number, choices: [], now: 5, clocks: [clock, clock], hash: null, own: [] };
  }

  test("count from when a frame gave them, not from when the room changed otherwise", () => {
    const { session, say } = inside();
    const at = performance.now();
    expect(session.room.clocks.value).toMatchObject({ at, lost: null });
    vi.advanceTimersByTime(100);
    say(events(8));
    expect(session.room.clocks.value!.at).toBe(at);
    say(choices(8));
    expect(session.room.clocks.value).toEqual({ clocks: [clock, clock], at: at + 100, lost: null });
  });

  test("stand still from the loss of the connection until they are sent again", () => {
    const all = inside();
    const at = performance.now();
    vi.advanceTimersByTime(200);
    all.wire.last().end();
    expect(all.session.room.clocks.value).toMatchObject({ at, lost: at + 200 });
    vi.advanceTimersByTime(500);
    all.wire.last().end();
    expect(all.session.room.clocks.value).toMatchObject({ at, lost: at + 200 });
    vi.advanceTimersByTime(5_000);
    all.wire.last().welcome();
    const resumed = all.wire.last().take().find(({ type }) => type === "resume") as Request;
    all.say(entered(resumed.id));
    all.say(sampleSnapshot());
    expect(all.session.room.clocks.value).toMatchObject({ at: performance.now(), lost: null });
  });

  test("are none outside of rooms, with nothing to lose", () => {
    const { session, wire } = inside();
    session.visit({ kind: "lobby" });
    wire.last().end();
    expect(session.room.clocks.value).toBeNull();
  });
});

describe("the lobby", () => {
  test("is entered after the welcome, and again after every reconnection", () => {
    const all = following("lobby");
    expect(all.wire.last().take()).toEqual([{ type: "enter_lobby", id: "id1", filter: null, open: 20, running: 10 }]);
    all.say({ type: "lobby_rooms", id: "id1", rooms: [], open: 0, running: 0 });
    expect(all.session.lobby.model.value).toMatchObject({ rooms: [] });
    reconnect(all);
    expect(all.wire.last().take()).toMatchObject([{ type: "enter_lobby" }]);
  });

  test("is entered again with another filter, and not with the same", () => {
    const all = following("lobby");
    all.say({ type: "lobby_rooms", id: "id1", rooms: [], open: 0, running: 0 });
    all.wire.last().take();
    all.session.lobby.filterBy({ players: 3 });
    all.session.lobby.filterBy({ players: 3 });
    expect(all.wire.last().take()).toMatchObject([{ type: "enter_lobby", filter: { players: 3 }, open: 20, running: 10 }]);
    expect(all.session.lobby.model.value).not.toBeNull();
  });

  test("has more rows as long as the server has, which it asks for once", async () => {
    const all = following("lobby");
    all.say({ type: "lobby_rooms", id: "id1", rooms: [], open: 3, running: 0 });
    expect([all.session.lobby.hasMore("open"), all.session.lobby.hasMore("playing")]).toEqual([true, false]);
    all.wire.last().take();
    const done = all.session.lobby.more("open");
    const [request] = all.wire.last().take();
    expect(request).toMatchObject({ type: "more_rooms", status: "open", rows: 20 });
    all.say({ type: "rooms_page", id: (request as { id: string }).id, status: "open", rooms: [], total: 0 });
    await done;
    expect(all.session.lobby.hasMore("open")).toBe(false);
  });

  test("is read again for a game that was added, as are the own matches that are followed", () => {
    const all = following("lobby");
    all.say({ type: "lobby_rooms", id: "id1", rooms: [], open: 0, running: 0 });
    all.say({ type: "my_matches", id: "m1", now: 0, matches: [] });
    all.wire.last().take();
    all.session.readAgain("late");
    expect(all.session.lobby.model.value).toBeNull();
    expect(all.session.account.matches.value).toBeNull();
    const types = all.wire.last().take().map(({ type }) => type);
    expect(types).toEqual(["follow_matches", "leave_lobby", "enter_lobby"]);
  });

  test("a room is read again only for its own game", () => {
    const all = inside();
    all.session.readAgain("late");
    expect(all.wire.last().take()).toEqual([]);
    all.session.readAgain("twin_tin_bots");
    expect(all.wire.last().take().map(({ type }) => type)).toEqual(["exit", "watch"]);
  });

  test("a new room is asked for with the same id until there is an answer", async () => {
    const all = following("lobby");
    const outcome = all.session.ask({ type: "create_room", game: "twin_tin_bots", players: 2, name: "" });
    const [, request] = all.wire.last().take();
    reconnect(all);
    expect(all.wire.last().take()).toContainEqual(request);
    all.say({ type: "created", id: "id2", room: "r9" });
    expect(await outcome).toMatchObject({ kind: "done", message: { room: "r9" } });
    reconnect(all);
    expect(all.wire.last().take()).not.toContainEqual(request);
  });

  test("a quick match that was not sent yet can be taken back, and not one that was", async () => {
    const all = following("lobby");
    const wish = { type: "quick_match", game: "twin_tin_bots", players: 2, tempo: "none", contribution: null } as const;
    const sent = all.session.ask({ ...wish, id: "sent" });
    all.session.requests.takeBack("sent");
    all.say({ type: "paired", id: "sent", room: "r9" });
    expect(await sent).toMatchObject({ kind: "done" });
    all.wire.last().end();
    const waits = all.session.ask({ ...wish, id: "waits" });
    all.session.requests.takeBack("waits");
    expect(await waits).toEqual({ kind: "dropped" });
    vi.advanceTimersByTime(500);
    all.wire.last().welcome();
    expect(all.wire.last().take().map(({ type }) => type)).toEqual(["enter_lobby"]);
  });

  test("is left for a room", () => {
    const all = following("lobby");
    all.wire.last().take();
    all.session.visit({ kind: "room", id: "r1" });
    expect(
      all.wire
        .last()
        .take()
        .map(({ type }) => type),
    ).toEqual(["leave_lobby", "watch"]);
    all.say({ type: "lobby_rooms", id: "id1", rooms: [], open: 0, running: 0 });
    expect(all.session.lobby.model.value).toBeNull();
  });
});

describe("the own matches", () => {
  const none: Omit<Incoming<"my_matches">, "id"> = { type: "my_matches", now: 0, matches: [] };

  /** The ids of the requests for the own matches since the last look. */
  function wished({ wire }: { wire: ReturnType<typeof fakeWire> }): readonly string[] {
    return wire.last().take().flatMap((message) => (message.type === "follow_matches" ? [message.id] : []));
  }

  test("are asked for again under the same id when the server says so, from another page, too", () => {
    const all = following("lobby");
    all.session.account.followMatches();
    const [id] = wished(all);
    all.say({ type: "try_again", id: id!, code: "too_fast", message: "Too fast.", text: "", arguments: [], after: 700 });
    all.session.visit({ kind: "room", id: "r1" });
    all.session.account.followMatches();
    expect(wished(all)).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(wished(all)).toEqual([id]);
    all.say({ ...none, id: id! });
    expect(all.session.account.matches.value).toMatchObject({ matches: [] });
    expect(all.session.requests.pending.value.map(({ request }) => request.type)).toEqual(["watch"]);
  });

  test("that have no answer when the connection is lost are asked for once on the next", () => {
    const all = following("lobby");
    all.session.account.identity.subscribe(() => all.session.account.followMatches());
    all.session.account.followMatches();
    const [id] = wished(all);
    reconnect(all);
    expect(wished(all)).toEqual([id]);
    all.say({ ...none, id: id! });
    reconnect(all);
    expect(wished(all)).toHaveLength(1);
  });
});

describe("frames", () => {
  test("a snapshot, events and choices follow each other", () => {
    const { say, applied, session } = inside();
    say(events(8, sampleEvents.passed, sampleEvents.turn_started));
    say({ type: "choices", epoch: 1, number: 8, choices: [], now: 0, clocks: [], hash: null, own: [] });
    expect(applied).toEqual(["steps 2 to 8", "choices 8"]);
    expect(session.room.model.value).toMatchObject({ number: 8, view: { active: 1 } });
  });

  test("a view that has diverged is fetched once, and then believed", () => {
    const { say, wire, applied } = inside();
    const wrong = { type: "choices", epoch: 1, number: 8, choices: [], now: 0, clocks: [], hash: 1, own: [] } as const;
    say(events(8, sampleEvents.passed));
    say(wrong);
    const { id } = asked(wire.last());
    expect(applied).toEqual(["steps 1 to 8"]);
    say({ ...sampleSnapshot(), number: 8 });
    say(events(9, sampleEvents.passed));
    say({ ...wrong, number: 9 });
    expect(wire.last().take()).toEqual([]);
    expect(applied.slice(1)).toEqual(["snapshot 8", "steps 1 to 9", "choices 9"]);
    expect(id).toBeTruthy();
  });

  test("a frame without events for this audience counts", () => {
    const { say, applied } = inside();
    say(events(8));
    say(events(9, sampleEvents.passed));
    expect(applied).toEqual(["steps 0 to 8", "steps 1 to 9"]);
  });

  test.each([
    ["a gap", events(9, sampleEvents.passed)],
    ["another epoch", { type: "events", epoch: 2, number: 8, events: [], standing: false, digest: null }],
    ["an unknown event", { type: "events", epoch: 1, number: 8, events: [{ type: "unknown", tag: 90 }], standing: false, digest: null }],
    ["choices of another number", { type: "choices", epoch: 1, number: 9, choices: [] }],
    ["a heartbeat that is ahead", { type: "heartbeat", epoch: 1, number: 8 }],
  ] as [string, ServerMessage][])("%s asks for a snapshot, once, and waits for it", (_, message) => {
    const { say, wire, applied } = inside();
    say(message);
    expect(
      wire
        .last()
        .take()
        .map(({ type }) => type),
    ).toEqual(["get_snapshot"]);
    say(events(10, sampleEvents.passed));
    expect(applied).toEqual([]);
    expect(wire.last().take()).toEqual([]);
    say(sampleSnapshot({ number: 10 }));
    say(events(11, sampleEvents.passed));
    expect(applied).toEqual(["snapshot 10", "steps 1 to 11"]);
  });

  test("a snapshot that the server delays is asked for again", () => {
    const { say, wire } = inside();
    say(events(9));
    const request = asked(wire.last());
    say({ type: "try_again", id: request.id, code: "busy", message: "Busy.", text: "", arguments: [], after: 200 });
    vi.advanceTimersByTime(200);
    expect(wire.last().take()).toEqual([request]);
    say(sampleSnapshot());
    vi.advanceTimersByTime(1000);
    expect(wire.last().take()).toEqual([]);
  });

  test("a heartbeat that is not ahead asks for nothing", () => {
    const { say, wire } = inside();
    say({ type: "heartbeat", epoch: 1, number: 7 });
    say({ type: "heartbeat", epoch: null, number: null });
    expect(wire.last().take()).toEqual([]);
  });

  test("another audience waits for its snapshot", () => {
    const { say, applied } = inside();
    say(entered(""));
    say(events(8, sampleEvents.passed));
    say(sampleSnapshot({ number: 8, audience: [] }));
    expect(applied).toEqual(["snapshot 8"]);
  });

  test("frames of another room are not this one's", () => {
    const { say, applied } = inside();
    say({ ...sampleSnapshot(), room: { ...sampleSnapshot().room, id: "r2" } } as ServerMessage);
    say(events(8, sampleEvents.passed));
    expect(applied).toEqual(["steps 1 to 8"]);
  });

  test("a page that came back from another room in no time takes no frames of that room", () => {
    const { say, applied, session, wire } = following("room");
    session.visit({ kind: "room", id: "r2" });
    session.visit({ kind: "room", id: "r1" });
    applied.length = 0;
    say(entered("id1"));
    say(sampleSnapshot());
    say({ ...entered("id3"), room: "r2" } as ServerMessage);
    say(events(8, sampleEvents.passed));
    wire.last().take();
    void session.room.command(0, 7, { type: "pass" });
    expect(wire.last().take()).toEqual([]);
    say(entered("id5"));
    say(sampleSnapshot({ number: 9 }));
    expect(applied).toEqual(["snapshot 7", "snapshot 9"]);
    expect(wire.last().take()).toMatchObject([{ type: "command", choice: 7 }]);
  });
});

describe("a seat elsewhere that is taken after the page has gone to another room", () => {
  /** In the room r1, when a request for a seat in r2 is accepted, by which the connection has entered r2. */
  function drawnAway() {
    const all = inside();
    void all.session.ask({ type: "join", room: "r2", seat: null, contribution: null, invitation: null });
    const { id } = asked(all.wire.last());
    all.say({ type: "accepted", id, number: 3, durability: "fsync", receipt: "" });
    all.say({ ...entered(id), room: "r2" } as ServerMessage);
    return all;
  }

  test("the connection goes back to the room of the page, whose commands wait for that", () => {
    const all = drawnAway();
    void all.session.room.command(0, 7, { type: "pass" });
    const resume = asked(all.wire.last());
    expect(resume).toMatchObject({ type: "resume", room: "r1", cursor: { number: 7 } });
    all.say({ ...entered(""), room: "r2" } as ServerMessage); // of the way there: the page's room is asked for already
    expect(all.wire.last().take()).toEqual([]);
    all.say(entered(resume.id, true));
    all.say(events(8, sampleEvents.passed));
    expect(all.wire.last().take()).toMatchObject([{ type: "command", choice: 7 }]);
    expect(all.applied).toEqual(["steps 1 to 8"]);
  });

  test("the page may go there itself: the frames of the room that it leaves are none of its", () => {
    const all = drawnAway();
    all.session.visit({ kind: "room", id: "r2" });
    const [resume, , watch] = all.wire.last().take() as Request[];
    expect(watch).toMatchObject({ type: "watch", room: "r2" });
    all.say(entered(resume!.id, true));
    all.applied.length = 0;
    all.say(events(8, sampleEvents.passed));
    expect(all.wire.last().take()).toEqual([]);
    all.say({ ...entered(watch!.id), room: "r2" } as ServerMessage);
    const snapshot = sampleSnapshot();
    all.say({ ...snapshot, room: { ...snapshot.room, id: "r2" } } as ServerMessage);
    expect(all.applied).toEqual(["snapshot 7"]);
  });
});

describe("commands", () => {
  const pass = { type: "pass" } as const;

  test("a command names its seat and choice and ends with its acceptance", async () => {
    const { say, wire, session } = inside();
    const outcome = session.room.command(0, 7, pass);
    const sent = asked(wire.last());
    expect(sent).toMatchObject({ type: "command", seat: 0, choice: 7, command: pass });
    expect(session.requests.pending.value).toHaveLength(1);
    say({ type: "accepted", id: sent.id, number: 8, durability: "fsync", receipt: "" });
    expect((await outcome).kind).toBe("done");
    expect(session.requests.pending.value).toEqual([]);
  });

  test.each(["rejected", "error"] as const)("%s ends a command with the server's sentence", async (type) => {
    const { say, wire, session } = inside();
    const outcome = session.room.command(0, 7, pass);
    const { id } = asked(wire.last());
    say({ type, id, code: "not_your_turn", message: "It is Bob's turn.", text: "", arguments: [] });
    expect(await outcome).toEqual({ kind: "refused", code: "not_your_turn", message: "It is Bob's turn." });
  });

  test("an unanswered command is sent again with its id, after the room was entered again", () => {
    const all = inside();
    void all.session.room.command(0, 7, pass);
    const [command] = all.wire.last().take();
    reconnect(all);
    const resume = asked(all.wire.last());
    expect(resume).toMatchObject({ type: "resume", room: "r1", cursor: { epoch: 1, number: 7, audience: [0] } });
    all.say(entered(resume.id, true));
    expect(all.wire.last().take()).toEqual([command]);
    all.say(events(8, sampleEvents.passed));
    expect(all.applied).toEqual(["steps 1 to 8"]);
  });

  test("the cursor holds the digest of the newest snapshot or events", () => {
    const all = inside();
    reconnect(all);
    const first = asked(all.wire.last());
    expect(first).toMatchObject({ cursor: { number: 7, digest: 7007 } });
    all.say(entered(first.id, true));
    all.say({ type: "events", epoch: 1, number: 8, events: [sampleEvents.passed], standing: false, digest: 8008 });
    reconnect(all);
    expect(asked(all.wire.last())).toMatchObject({ cursor: { number: 8, digest: 8008 } });
  });

  test("a command made while the connection is away is sent when the room is there again", () => {
    const all = inside();
    all.wire.last().end();
    void all.session.room.command(0, 7, pass);
    vi.advanceTimersByTime(500);
    all.wire.last().welcome();
    const resume = asked(all.wire.last());
    all.say(entered(resume.id));
    expect(all.wire.last().take()).toEqual([]);
    all.say(sampleSnapshot({ number: 30 }));
    expect(all.wire.last().take()).toMatchObject([{ type: "command", choice: 7 }]);
    expect(all.applied).toEqual(["snapshot 30"]);
  });

  test("try again sends the same later and says why", () => {
    const { say, wire, session } = inside();
    void session.room.command(0, 7, pass);
    const command = asked(wire.last());
    say({ type: "try_again", id: command.id, code: "unavailable", message: "The store is away.", text: "", arguments: [], after: 700 });
    expect(session.requests.pending.value[0]!.delayed).toBe("The store is away.");
    vi.advanceTimersByTime(699);
    expect(wire.last().take()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(wire.last().take()).toEqual([command]);
  });

  test("a delayed command is not sent twice when the connection breaks meanwhile", () => {
    const all = inside();
    void all.session.room.command(0, 7, pass);
    const command = asked(all.wire.last());
    all.say({ type: "try_again", id: command.id, code: "busy", message: "Busy.", text: "", arguments: [], after: 700 });
    reconnect(all);
    const resume = asked(all.wire.last());
    all.say(entered(resume.id, true));
    vi.advanceTimersByTime(1000);
    expect(all.wire.last().take()).toEqual([command]);
  });

  test("commands of a room that was left are dropped", async () => {
    const { session, wire } = inside();
    wire.last().end();
    const outcome = session.room.command(0, 7, pass);
    session.visit({ kind: "lobby" });
    expect(await outcome).toEqual({ kind: "dropped", sent: false });
    vi.advanceTimersByTime(500);
    wire.last().welcome();
    expect(
      wire
        .last()
        .take()
        .map(({ type }) => type),
    ).toEqual(["enter_lobby"]);
  });

  test("a line that was sent before its room was left is known to be said, unless the service has put it off", async () => {
    for (const isPutOff of [false, true]) {
      const { session, wire, say } = inside();
      const outcome = session.chats.say("room", "See you");
      const { id } = asked(wire.last());
      if (isPutOff) say({ type: "try_again", id, code: "too_fast", message: "Wait.", after: 2_000, text: "", arguments: [] });
      session.visit({ kind: "lobby" });
      expect(await outcome).toEqual({ kind: "dropped", sent: !isPutOff });
    }
  });
});

test.each(["room", "lobby"] as const)("a %s that can't be entered says why, until it is entered on another connection", async (place) => {
  const all = following(place);
  const problem = () => all.session.problem.value;
  all.say({ type: "rejected", id: "id1", code: "internal_error", message: "The game has failed.", text: "", arguments: [] });
  await vi.waitFor(() => expect(problem()).toBe("The game has failed."), 30_000);
  reconnect(all);
  const { id } = asked(all.wire.last());
  expect(problem()).toBe("The game has failed.");
  all.say(place === "room" ? entered(id) : { type: "lobby_rooms", id, rooms: [], open: 0, running: 0 });
  await vi.waitFor(() => expect(problem()).toBeNull(), 30_000);
});

test("history is handed out, and null when the connection breaks", async () => {
  const all = inside();
  const first = all.session.room.history(8);
  const request = asked(all.wire.last());
  expect(request).toMatchObject({ type: "get_history", before: 8, limit: 100 });
  all.say({ type: "history", id: request.id, frames: [], more: false });
  expect(await first).toMatchObject({ frames: [] });
  const second = all.session.room.history(8);
  all.wire.last().end();
  expect(await second).toBeNull();
});

describe("previews", () => {
  test("a preview changes nothing that is known of the room", async () => {
    const { session, say, wire, applied } = inside();
    const before = session.room.model.value;
    const outcome = session.room.preview(0, [], 2);
    const request = asked(wire.last());
    expect(request).toMatchObject({ type: "preview", seat: 0, changes: [], rounds: 2, branches: true });
    const answer = { type: "previewed", id: request.id, events: [sampleEvents.robot_moved], choice: null } as const;
    say({ ...answer, branches: [] });
    expect(await outcome).toMatchObject({ kind: "shown", preview: answer });
    expect(session.room.model.value).toBe(before);
    expect(applied).toEqual([]);
  });

  test("a request that has to wait is repeated with its id until it is given up", async () => {
    const { session, say, wire } = inside();
    const outcome = session.room.preview(0, [], 1);
    const request = asked(wire.last());
    say({ type: "try_again", id: request.id, code: "busy", message: "Busy.", text: "", arguments: [], after: 500 });
    vi.advanceTimersByTime(500);
    expect(asked(wire.last())).toEqual(request);
    say({ type: "try_again", id: request.id, code: "too_fast", message: "Too fast.", text: "", arguments: [], after: 500 });
    session.room.endPreview();
    expect(await outcome).toEqual({ kind: "dropped" });
    vi.advanceTimersByTime(500);
    expect(wire.last().take()).toEqual([]);
  });

  test("another one takes the place of the one before, and none outlives its connection", async () => {
    const { session, wire } = inside();
    const first = session.room.preview(0, [], 1);
    const second = session.room.preview(0, [], 3);
    expect(await first).toEqual({ kind: "dropped" });
    wire.last().end();
    expect(await second).toEqual({ kind: "dropped" });
  });
});

test("a message that this client does not know changes nothing", () => {
  const { wire, applied } = inside();
  wire.last().say({ type: "unknown", tag: 120 });
  expect(applied).toEqual([]);
  expect(wire.last().take()).toEqual([]);
});

describe("links", () => {
  const entry = (place: RoomChannel) => {
    const all = following("lobby");
    all.wire.last().take();
    all.session.visit(place);
    return { ...all, sent: all.wire.last().take().at(-1) };
  };

  test("a room is watched with the token of its link, whose match is found by it, too", () => {
    const { session, sent } = entry({ kind: "room", id: "r1", token: "w0.abc" });
    expect(sent).toMatchObject({ type: "watch", room: "r1", token: "w0.abc" });
    expect(session.room.linkToken).toBe("w0.abc");
  });

  test("a coach enters as such, again after every reconnection, and sees what the link shows", () => {
    const all = entry({ kind: "room", id: "r1", coach: "r1.0.1.abc" });
    expect(all.sent).toMatchObject({ type: "coach", token: "r1.0.1.abc", cursor: null });
    all.say({ type: "entered", id: "id2", room: "r1", audience: [0], recovered: false, coach: true, late: false, lost: false, game: "twin_tin_bots" });
    all.say(sampleSnapshot());
    expect(all.session.room.viewMode.value).toEqual({ coach: true, late: false });
    reconnect(all);
    expect(all.wire.last().take()).toMatchObject([{ type: "coach", cursor: { number: 7, audience: [0] } }]);
  });
});

describe("what is not the match", () => {
  const answers = { zap: "decline", orders: [], blob: "ask", crystal: "first" } as const;

  test("answers in advance are those that the server keeps for this room", async () => {
    const all = inside();
    const outcome = all.session.room.setPresetAnswers(answers);
    const { id } = asked(all.wire.last());
    all.say({ type: "standing", id, room: "r1", game: "twin_tin_bots", answers });
    expect(await outcome).toMatchObject({ kind: "done" });
    expect(all.session.room.presetAnswers.value).toEqual(answers);
    all.say({ type: "standing", id: "", room: "r2", game: "twin_tin_bots", answers: { ...answers, crystal: "ask" } });
    expect(all.session.room.presetAnswers.value).toEqual(answers);
    all.say(entered("id9"));
    expect(all.session.room.presetAnswers.value).toBeNull();
  });

  test("that the page is hidden is said again after a reconnection", () => {
    const all = inside();
    all.session.setAway(true);
    expect(all.wire.last().take()).toEqual([{ type: "set_away", away: true }]);
    reconnect(all);
    expect(all.wire.last().take()).toContainEqual({ type: "set_away", away: true });
    all.session.setAway(false);
    all.wire.last().take();
    reconnect(all);
    expect(all.wire.last().take().map(({ type }) => type)).not.toContain("set_away");
  });
});

describe("a game that is not loaded yet", () => {
  /** In a room of a game whose part for matches comes when `arrive` is called, or never after `fail`. */
  function slowGame() {
    let arrive = (): void => undefined;
    let fail = (): void => undefined;
    let asked = 0;
    registerGame({
      ...gameOf("twin_tin_bots")!,
      id: "slow_game",
      loadMatchPart: () => {
        asked += 1;
        return new Promise<GameMatchPart>((resolve, reject) => {
          arrive = () => resolve(matchPartOf("twin_tin_bots")!);
          fail = () => reject(new TypeError("not found"));
        });
      },
    });
    const all = following("room");
    all.say({ ...entered("id1"), game: "slow_game" } as ServerMessage);
    const { room, ...snapshot } = sampleSnapshot();
    const later = async (settle: () => void) => {
      settle();
      await vi.advanceTimersByTimeAsync(0);
    };
    return {
      ...all,
      snapshot: { ...snapshot, room: { ...room, game: "slow_game" } },
      asked: () => asked,
      arrive: () => later(arrive),
      fail: () => later(fail),
    };
  }

  test("is asked for on entering, and what comes meanwhile is taken in order when it is there", async () => {
    const all = slowGame();
    expect(all.asked()).toBe(1);
    all.say(all.snapshot);
    all.say(events(8, sampleEvents.turn_started));
    all.say({ type: "heartbeat", epoch: 1, number: 8 } as ServerMessage);
    expect(all.applied).toEqual([]);
    await all.arrive();
    expect(all.applied).toEqual(["snapshot 7", "steps 1 to 8"]);
    expect(all.asked()).toBe(1);
  });

  test("has clocks that count from when they came, not from when the game was there", async () => {
    const clock = { bank: 60_000, off_turn: 30_000, deadline: null, starts: 0, absent: false };
    const all = slowGame();
    const read: number[] = [];
    all.session.room.clocks.subscribe((reading) => read.push(reading!.at));
    const start = performance.now();
    all.say(all.snapshot);
    vi.advanceTimersByTime(200);
    all.say({ type: "choices", epoch: 1, number: 7, choices: [], now: 0, clocks: [clock, clock], hash: null, own: [] });
    vi.advanceTimersByTime(5_000);
    await all.arrive();
    expect(read).toEqual([start, start + 200]);
  });

  test("is not waited for before the match", () => {
    const all = slowGame();
    all.say({ ...all.snapshot, view: null, choices: [] });
    expect(all.applied).toEqual(["snapshot 7"]);
  });

  test("can't be loaded: the room is shown without it, and asked for again with the next snapshot", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const all = slowGame();
    all.say(all.snapshot);
    await all.fail();
    expect(all.applied).toEqual(["snapshot 7"]);
    expect(matchPartOf("slow_game")).toBeNull();
    all.say(all.snapshot);
    await all.arrive();
    expect(all.applied).toEqual(["snapshot 7", "snapshot 7"]);
    expect([all.asked(), matchPartOf("slow_game")]).toEqual([2, matchPartOf("twin_tin_bots")]);
  });

  test("comes after the page has moved on, or after the connection was lost: nothing old is shown", async () => {
    const gone = slowGame();
    gone.say(gone.snapshot);
    gone.session.visit({ kind: "lobby" });
    gone.applied.length = 0;
    await gone.arrive();
    expect(gone.applied).toEqual([]);
    const lost = slowGame();
    lost.say(lost.snapshot);
    reconnect(lost);
    await lost.arrive();
    expect(lost.applied).toEqual([]);
    lost.say({ ...entered("id2"), game: "slow_game" } as ServerMessage);
    lost.say({ ...lost.snapshot, number: 9 });
    expect(lost.applied).toEqual(["snapshot 9"]);
  });
});

test("an item that comes while the inbox is read is kept, and one that is gone meanwhile does not come back", async () => {
  const { session, say } = following("lobby");
  const rest = { kind: "note", at: 0, by: "ben", name: "Ben", room: "", title: "", text: "Hi", seat: null, offer: 0, former: "", accepted: false, expires: 0, subject: "" } as const;
  const item = (id: string): InboxItem => ({ ...rest, id });
  let answer: (items: readonly InboxItem[]) => void = () => undefined;
  const reading = session.account.readInbox(() => new Promise((resolve) => (answer = resolve)));
  say({ type: "inbox_changed", item: item("new"), gone: null });
  say({ type: "inbox_changed", item: null, gone: "old" });
  answer([item("old"), item("kept")]); // as it was before both changes
  await reading;
  expect(session.account.inbox.value.map(({ id }) => id)).toEqual(["new", "kept"]);
});
