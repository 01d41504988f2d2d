import "./games/all_loaded";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { text } from "#text/platform/first";
import { Client } from "./client";
import { sampleGameEvents, sampleView as masterView } from "./games/robot_master/samples";
import { sampleEvents, sampleSnapshot } from "./games/twin_tin_bots/samples";
import { idMaker } from "./net/requests";
import { Store } from "./store";
import { fakeStorage } from "./model/samples";
import type { Outgoing } from "./model/types";
import { fakeWire } from "./net/fake_socket";
import type { Speed } from "./model/display";

function inRoom({ hidden = false } = {}) {
  const wire = fakeWire();
  let count = 0;
  const speed = new Store<Speed>("normal");
  const client = new Client(
    wire,
    () => `id${(count += 1)}`,
    speed,
    { getItem: () => null, setItem: () => undefined },
  );
  client.playback.setHidden(hidden);
  client.session.connection.start();
  client.visit({ kind: "room", id: "r1" });
  const socket = wire.last();
  socket.welcome();
  socket.say({ type: "entered", id: "id1", room: "r1", audience: [0], recovered: false, coach: false, late: false, lost: false, game: "twin_tin_bots" });
  socket.say(sampleSnapshot());
  const history = socket.take().find((message): message is Outgoing<"get_history"> => message.type === "get_history")!;
  return { client, wire, socket, history };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a snapshot is shown at once, and the past is asked for", async () => {
  const { client, socket, history } = inRoom();
  expect(client.playback.shown.value!.model.number).toBe(7);
  expect(history.before).toBe(8);
  const frames = [{ type: "events", epoch: 1, number: 7, events: [sampleEvents.passed], standing: false, digest: null }] as const;
  socket.say({ type: "history", id: history.id, frames, more: true });
  await vi.waitFor(() => expect(client.log.value.entries).toHaveLength(1), 30_000);
});

test("events are shown one by one, with their lines in the log, and choices after them", () => {
  const { client, socket } = inRoom();
  socket.say({ type: "events", epoch: 1, number: 8, events: [sampleEvents.robot_moved, sampleEvents.robot_turned], standing: false, digest: null });
  socket.say({ type: "choices", epoch: 1, number: 8, choices: sampleSnapshot().choices, now: 0, clocks: [], hash: null, own: [] });
  expect(client.log.value.entries.map(({ event }) => event.type)).toEqual(["robot_moved"]);
  expect(client.playback.shown.value!.model.choices).toEqual([]);
  vi.runOnlyPendingTimers();
  vi.runOnlyPendingTimers();
  expect(client.log.value.entries).toHaveLength(2);
  expect(client.playback.shown.value!.model.choices).toHaveLength(1);
});

test("a hidden page animates nothing", () => {
  const { client, socket } = inRoom({ hidden: true });
  socket.say({ type: "events", epoch: 1, number: 8, events: [sampleEvents.robot_moved], standing: false, digest: null });
  socket.say({ type: "choices", epoch: 1, number: 8, choices: [], now: 0, clocks: [], hash: null, own: [] });
  expect(client.playback.shown.value).toMatchObject({ event: null, model: { number: 8 } });
});

test("a question that stays open while another player answers is on the page all the time", () => {
  const { client, socket } = inRoom();
  const shown: number[] = [];
  client.playback.shown.subscribe((value) => shown.push(value!.model.choices.length));
  socket.say({ type: "events", epoch: 1, number: 8, events: [], standing: false, digest: null });
  socket.say({ type: "choices", epoch: 1, number: 8, choices: sampleSnapshot().choices, now: 0, clocks: [], hash: null, own: [] });
  expect(client.playback.shown.value!.model.number).toBe(8);
  expect(shown).not.toContain(0);
});

test("a join gives a share of luck, in the room entered or from elsewhere", () => {
  const { client, socket } = inRoom();
  void client.join("r1", 2);
  void client.join("r2", null);
  const share = { type: "join", contribution: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(socket.take()).toEqual([
    expect.objectContaining({ ...share, room: "r1", seat: 2 }),
    expect.objectContaining({ ...share, room: "r2", seat: null }),
  ]);
});

test("a rematch is asked for with a share of luck, and announced by its room", async () => {
  const { client, socket } = inRoom();
  const made = client.rematch("r1");
  const [asked] = socket.take().map((message) => message as Outgoing<"rematch">);
  expect(asked).toMatchObject({ type: "rematch", room: "r1", contribution: expect.stringMatching(/^[0-9a-f]{64}$/) });
  socket.say({ type: "created", id: asked!.id, room: "r2" });
  expect(await made).toBe("r2");
});

test("a created room is announced by its id, and a refused one by a sentence", async () => {
  const { client, socket } = inRoom();
  const wish = { game: "twin_tin_bots", players: 2, bots: ["greedy"] } as const;
  const [made, refused] = [client.create(wish), client.create(wish)];
  const [first, second] = socket.take().map((message) => message as Outgoing<"create_room">);
  expect(first).toMatchObject({ type: "create_room", ...wish, contribution: expect.stringMatching(/^[0-9a-f]{64}$/) });
  socket.say({ type: "created", id: first!.id, room: "r2" });
  socket.say({ type: "rejected", id: second!.id, code: "invalid_field", message: "bots: too many.", text: "", arguments: [] });
  expect(await made).toBe("r2");
  expect(await refused).toBeNull();
  expect(client.notices.value.map(({ message }) => message)).toEqual(["bots: too many."]);
});

test("a seat of an open room gets a share of luck by itself, once", () => {
  const { socket } = inRoom();
  const snapshot = sampleSnapshot({ number: 8, view: null, choices: [] });
  const room = { ...snapshot.room, status: "open", contributed: [false, true] } as const;
  socket.say({ ...snapshot, room });
  socket.say({ ...snapshot, room });
  const sent = socket.take().filter(({ type }) => type === "contribute");
  expect(sent).toEqual([expect.objectContaining({ seat: 0 })]);
});

test("a refusal becomes a sentence that can be dismissed, and goes with the page", async () => {
  const { client } = inRoom();
  const refused = { kind: "refused", code: "not_your_turn", message: "It is Bob's turn." } as const;
  expect(await client.report(Promise.resolve(refused))).toBe(false);
  expect(await client.report(Promise.resolve(refused))).toBe(false);
  const [first] = client.notices.value;
  expect(first!.message).toBe("It is Bob's turn.");
  client.dismiss(first!.key);
  expect(client.notices.value).toHaveLength(1);
  client.visit({ kind: "lobby" });
  expect(client.notices.value).toEqual([]);
});

/** A page that connects. */
function connecting() {
  const wire = fakeWire();
  const client = new Client(wire, idMaker(), new Store<Speed>("normal"), { getItem: () => null, setItem: () => undefined });
  client.session.connection.start();
  return { client, wire };
}

test("a room that is made before the identity is known gets a share of luck all the same", () => {
  const { client, wire } = connecting();
  void client.create({ game: "twin_tin_bots", players: 2, bots: ["greedy"] });
  expect(client.session.requests.pending.value).toHaveLength(1); // a second press makes no other one meanwhile
  wire.last().welcome();
  expect(wire.last().take()).toContainEqual(
    expect.objectContaining({ type: "create_room", contribution: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  );
});

test("a room that is asked for after a log-out gets a share of the next user, and one that the former user asked for is not made", async () => {
  const { client, wire, socket } = inRoom();
  socket.end();
  const wish = { game: "twin_tin_bots", players: 2, bots: ["greedy"] } as const;
  const former = client.create(wish);
  client.session.connection.stop();
  client.session.forgetUser();
  expect(await former).toBeNull();
  void client.create(wish);
  const draw = vi.spyOn(client.seedShares, "draw");
  client.session.connection.start();
  wire.last().welcome("bob");
  await vi.waitFor(() => expect(wire.last().take().filter(({ type }) => type === "create_room")).toHaveLength(1), 30_000);
  expect(draw.mock.calls).toEqual([["bob"]]);
});

test("a room that a user asked for before the connection is not made after a log-out", async () => {
  const { client, wire } = connecting();
  const made = client.create({ game: "twin_tin_bots", players: 2, bots: ["greedy"] });
  client.session.forgetUser();
  expect(await made).toBeNull();
  wire.last().welcome("bob");
  expect(wire.last().take().filter(({ type }) => type === "create_room")).toEqual([]);
});

/** A page that keeps its storage, in the room of a snapshot at number 7. */
function keeping(snapshot: Parameters<typeof sampleSnapshot>[0], coaching = false) {
  const wire = fakeWire();
  const place = fakeStorage();
  let count = 0;
  const client = new Client(wire, () => `id${(count += 1)}`, new Store<Speed>("normal"), place);
  client.session.connection.start();
  client.visit({ kind: "room", id: "r1" });
  const entered = (recovered: boolean, coach: boolean) => {
    const game = sampleSnapshot(snapshot).room.game;
    wire.last().say({ type: "entered", id: "", room: "r1", audience: [0], recovered, coach, late: false, lost: false, game });
  };
  wire.last().welcome();
  entered(false, coaching);
  wire.last().say(sampleSnapshot(snapshot));
  wire.last().take();
  const remembered = () => (JSON.parse(place.getItem("botyard.luck") ?? "{}") as { rooms: Record<string, object> }).rooms.r1;
  return { client, wire, entered, remembered };
}

test("a page says that the server went back to an earlier moment", () => {
  const { client, wire } = keeping(undefined);
  expect(client.notices.value).toEqual([]);
  wire.last().say({ type: "entered", id: "", room: "r1", audience: [0], recovered: false, coach: false, late: false, lost: true, game: "twin_tin_bots" });
  expect(client.notices.value.map(({ message }) => message)).toEqual([text.connection.rewound]);
});

test("a page that came after the deal of a first game notes the hand of the next one", () => {
  const room = { ...sampleSnapshot().room, game: "robot_master", commitment: "5ea1" };
  const late = masterView({ hands: [{ size: 11, values: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5] }, { size: 11, values: [] }] });
  const { wire, remembered } = keeping({ room, view: late, choices: [] });
  expect(remembered()).not.toHaveProperty("hand");
  const events = [sampleGameEvents.game_ended, sampleGameEvents.game_began];
  wire.last().say({ type: "events", epoch: 1, number: 8, events, standing: false, digest: null });
  expect(remembered()).toMatchObject({ hand: { number: 2, seat: 0 } });
});

test("a page that is back and misses nothing looks after its share of luck again", () => {
  const luck = { round: 1, shares: [{ seat: 0, identity: "ann", commitment: "c0", share: null }], opening: false, called_off: [], secret: null };
  const room = { ...sampleSnapshot().room, status: "open" as const, luck, contributed: [true, false] };
  const { client, wire, entered, remembered } = keeping({ room, view: null, choices: [] });
  wire.last().end();
  vi.advanceTimersByTime(500);
  wire.last().welcome();
  entered(true, false);
  wire.last().say({ type: "choices", epoch: 1, number: 7, choices: [], now: 0, clocks: [], hash: null, own: [] });
  expect(client.session.room.model.value!.room.status).toBe("open");
  wire.last().say({ type: "events", epoch: 1, number: 8, events: [{ type: "opening_started", round: 1, seats: [], commitments: [] }], standing: false, digest: null });
  expect(remembered()).toMatchObject({ leftOut: true });
});

test("a viewer by a coach link who gets the seat commits to a share of luck", () => {
  const room = { ...sampleSnapshot().room, status: "open" as const, contributed: [false, false] };
  const { wire, entered } = keeping({ room, view: null, choices: [] }, true);
  entered(true, false);
  wire.last().say({ type: "choices", epoch: 1, number: 7, choices: [], now: 0, clocks: [], hash: null, own: [] });
  expect(wire.last().take()).toMatchObject([{ type: "contribute", seat: 0 }]);
});
