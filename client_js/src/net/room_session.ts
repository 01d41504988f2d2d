/** The room that the page follows: its model, its people, and the requests about it. */
import type { GameCommand, GamePresetAnswers, PreviewOutcome } from "../games/api";
import { gameOf, lacksTables, loadMatchPart, matchPartOf } from "../games/registry";
import { advance, agrees, fromSnapshot, stepsOf, withChoices } from "../model/room";
import type { ClockReading } from "../model/clocks";
import { Store } from "../store";
import type { Incoming, RoomModel, Step, RoomChannel } from "../model/types";
import type { ChoiceFrame, EventFrame } from "../protocol/generated";
import type { Connection } from "./connection";
import type { Outcome, Requests, Unsent } from "./requests";

/** How the viewer sees the room: by a coach link, with a delay, or as it is. */
export interface ViewMode {
  readonly coach: boolean;
  readonly late: boolean;
}

const PLAIN: ViewMode = { coach: false, late: false };
const HISTORY_LIMIT = 100;

/** Takes the changes of the room's model, in order. */
export interface RoomListener {
  /** Shows the room as it is now, without animation: events since the last model are unknown, or there were none. */
  onSnapshot(model: RoomModel): void;
  /** Events happened; `model` is the room after them. */
  onSteps(steps: readonly Step[], model: RoomModel): void;
  /** The choices of the newest number are known. */
  onChoices(model: RoomModel): void;
  /** No room is shown any more. */
  onLeave(): void;
  /** The server has gone back to an earlier moment: entries that this page has seen are gone. */
  onRollback(): void;
}

export class RoomSession {
  /** Null until the snapshot has come, and outside of rooms. */
  readonly model = new Store<RoomModel | null>(null);
  readonly presence = new Store<Incoming<"presence"> | null>(null);
  readonly spectators = new Store<Incoming<"onlookers"> | null>(null);
  readonly viewMode = new Store<ViewMode>(PLAIN);
  /** The answers that the player has set in advance; null: none. */
  readonly presetAnswers = new Store<GamePresetAnswers | null>(null);
  /** When the clocks of the room were set, which is all that counting down needs; null outside of rooms. */
  readonly clocks = new Store<ClockReading | null>(null);
  private readonly connection: Connection;
  private readonly requests: Requests;
  private readonly listener: RoomListener;
  private readonly enter: (request: Unsent) => void;
  private channel: RoomChannel | null = null;
  /** `mismatch`: the last fingerprint did not fit. `off`: nor did the next one, and no more of this room are compared. */
  private fingerprints: "match" | "mismatch" | "off" = "match";
  /** The handling of messages that wait until the game is loaded, the oldest first; null: no messages wait. */
  private waiting: (() => void)[] | null = null;

  /** `enter` sends a request that enters the room and reports its refusal. */
  constructor(connection: Connection, requests: Requests, listener: RoomListener, enter: (request: Unsent) => void) {
    this.connection = connection;
    this.requests = requests;
    this.listener = listener;
    this.enter = enter;
    connection.on({
      snapshot: (message) => this.inOrder((at) => this.snapshot(message, at)),
      events: (message) => this.inOrder(() => this.events(message)),
      choices: (message) => this.inOrder((at) => this.choices(message, at)),
      heartbeat: (message) => this.inOrder(() => this.heartbeat(message)),
      presence: (message) => this.presence.set(message),
      onlookers: (message) => this.spectators.set(message),
      standing: (message) => this.takePresetAnswers(message),
    });
  }

  // --- requests

  /** Sends a request about the room as soon as the room is entered. */
  ask(request: Unsent): Promise<Outcome> {
    return this.requests.request(request, "room");
  }

  /** Answers a choice of the room. */
  command(seat: number, choice: number, command: GameCommand): Promise<Outcome> {
    return this.ask({ type: "command", seat, choice, command });
  }

  /** Sets the answers that the server gives for the player's seats without asking. */
  setPresetAnswers(answers: GamePresetAnswers): Promise<Outcome> {
    return this.ask({ type: "set_standing", answers });
  }

  /** Asks what would come of `changes`; drops the preview that was asked for before. */
  async preview(seat: number, changes: readonly object[], rounds: number): Promise<PreviewOutcome> {
    this.endPreview();
    const outcome = await this.requests.request({ type: "preview", seat, changes, rounds, branches: true }, "entry");
    if (outcome.kind === "refused") return { kind: "refused", reason: outcome.message };
    if (outcome.kind === "dropped" || outcome.message.type !== "previewed") return { kind: "dropped" };
    return { kind: "shown", preview: outcome.message };
  }

  /** Drops the preview that is waited for. */
  endPreview(): void {
    for (const { request } of this.requests.pending.value) {
      if (request.type === "preview") this.requests.settle(request.id, { kind: "dropped" });
    }
  }

  /** Past event frames with numbers below `before`, or null if they can't be had now. */
  async history(before: number): Promise<Incoming<"history"> | null> {
    const outcome = await this.requests.request({ type: "get_history", before, limit: HISTORY_LIMIT }, "entry");
    return outcome.kind === "done" && outcome.message.type === "history" ? outcome.message : null;
  }

  /** The token of the link by which the room is seen; null without one. */
  get linkToken(): string | null {
    return this.channel?.coach ?? this.channel?.token ?? null;
  }

  /** The token of a link to the room that the viewer may pass on (see `get_link`); null if there is none. */
  async link(seat: number | null): Promise<string | null> {
    const outcome = await this.requests.request({ type: "get_link", seat }, "entry");
    return outcome.kind === "done" && outcome.message.type === "link" ? outcome.message.token : null;
  }

  // --- entering and leaving

  /** Follows another room, or none; call it after `leave`. */
  follow(channel: RoomChannel | null): void {
    this.channel = channel;
    this.connection.game = null;
    this.fingerprints = "match";
    this.waiting = null;
  }

  /** Forgets the room that was followed. */
  leave(): void {
    this.waiting = null;
    this.model.set(null);
    this.presence.set(null);
    this.spectators.set(null);
    this.viewMode.set(PLAIN);
    this.presetAnswers.set(null);
    this.clocks.set(null);
    this.listener.onLeave();
  }

  /** The request that enters the room: with a cursor if the page knows the room already. */
  entryRequest(): Unsent | null {
    if (!this.channel) return null;
    const { id: room, coach, token = null } = this.channel;
    const model = this.model.value;
    const cursor = model && {
      epoch: model.epoch,
      number: model.number,
      audience: model.audience,
      digest: model.digest,
    };
    if (coach !== undefined) return { type: "coach", token: coach, cursor };
    return cursor ? { type: "resume", room, cursor, token } : { type: "watch", room, token };
  }

  /** Whether the page follows this room. */
  isHere(room: string): boolean {
    return this.channel?.id === room;
  }

  /** The connection is lost: the clocks stand still until the server sends them again. */
  disconnected(): void {
    this.waiting = null; // they are sent again
    this.presence.set(null);
    const reading = this.clocks.value;
    if (reading && reading.lost === null) this.clocks.set({ ...reading, lost: performance.now() });
  }

  // --- messages

  // An id of "" says that the audience of this connection changed; a snapshot follows, as it does after a gap.
  entered(message: Incoming<"entered">): void {
    if (message.id) this.presetAnswers.set(null); // the server sends the present ones next
    if (message.game) {
      this.connection.game = message.game; // needed to read the snapshot
      void loadMatchPart(message.game);
    }
    this.viewMode.set({ coach: message.coach, late: message.late });
    if (message.lost) this.listener.onRollback();
    this.requests.answer(message);
    if (message.recovered) this.requests.openRoom();
    else this.requests.closeRoom();
  }

  /** Shows a snapshot, as soon as what its game needs for it is loaded. */
  private snapshot(snapshot: Incoming<"snapshot">, at: number): void {
    if (!this.isHere(snapshot.room.id)) return;
    const { room, view } = snapshot;
    const show = () => this.showSnapshot(snapshot, at);
    if (!view || !gameOf(room.game) || matchPartOf(room.game)) show();
    else if (lacksTables(room.game)) this.connection.readAgain(loadMatchPart(room.game), show);
    else this.waitForGame(room.game, show);
  }

  /** Does something with a message, after all that came before it; `handle` gets the time at which it came. */
  private inOrder(handle: (at: number) => void): void {
    const at = this.connection.receivedAt;
    if (this.waiting) this.waiting.push(() => handle(at));
    else handle(at);
  }

  /** Holds messages back until the game is loaded, or can't be: the page then says so. `first` is handled first. */
  private waitForGame(game: string, first: () => void): void {
    const waiting = [first];
    this.waiting = waiting;
    void loadMatchPart(game).then(() => {
      if (this.waiting !== waiting) return; // the page has moved on
      this.waiting = null;
      for (const handle of waiting) this.inOrder(handle);
    });
  }

  /** Shows the room of a snapshot without what led to it, and lets requests about the room go on. */
  private showSnapshot(snapshot: Incoming<"snapshot">, at: number): void {
    const model = fromSnapshot(snapshot);
    this.answerSnapshot(snapshot);
    this.requests.openRoom();
    this.update(model, at);
    this.listener.onSnapshot(model);
  }

  /** Takes the events of a frame; asks for a snapshot if they can't follow the room as it is. While one is awaited, frames are left out. */
  private events(frame: EventFrame): void {
    const model = this.model.value;
    if (!model || !this.requests.roomOpen) return;
    const steps = stepsOf(model, frame);
    if (!steps) return this.resynchronise();
    const after = steps.at(-1)?.model ?? advance(model, frame.number, frame.digest);
    this.model.set(after);
    this.listener.onSteps(steps, after);
  }

  /** Takes the choices of a frame; asks for a snapshot if they belong to another number, or the view has diverged. */
  private choices(frame: ChoiceFrame, at: number): void {
    const model = this.model.value;
    if (!model || !this.requests.roomOpen) return;
    const after = withChoices(model, frame);
    if (!after || this.hasDiverged(after, frame)) return this.resynchronise();
    this.update(after, at);
    this.listener.onChoices(after);
  }

  // The heartbeat is sent in order with the frames: a number above ours means that a frame was lost.
  private heartbeat({ epoch, number }: Incoming<"heartbeat">): void {
    const model = this.model.value;
    if (!model || !this.requests.roomOpen || epoch === null || number === null) return;
    if (epoch !== model.epoch || number > model.number) this.resynchronise();
  }

  private takePresetAnswers(message: Incoming<"standing">): void {
    this.requests.answer(message);
    if (this.isHere(message.room)) this.presetAnswers.set(message.answers);
  }

  /** Shows the room after a message that came at time `at`. Clocks that the message has set are a new object. */
  private update(model: RoomModel, at: number): void {
    this.model.set(model);
    if (model.clocks !== this.clocks.value?.clocks) this.clocks.set({ clocks: model.clocks, at, lost: null });
  }

  /**
   * Whether a snapshot is needed, since the view does not fit the fingerprints of a frame. If the view after that snapshot does
   * not fit either, no more are compared: a newer server may take fingerprints of more than this client knows.
   */
  private hasDiverged(model: RoomModel, frame: ChoiceFrame): boolean {
    if (!model.view || this.fingerprints === "off") return false;
    const diverged = !agrees(model, frame);
    if (diverged) this.fingerprints = this.fingerprints === "mismatch" ? "off" : "mismatch";
    else if (frame.hash !== null) this.fingerprints = "match";
    return diverged && this.fingerprints === "mismatch";
  }

  /** Asks for a snapshot; requests about the room wait until it has come. */
  private resynchronise(): void {
    this.requests.closeRoom();
    this.enter({ type: "get_snapshot" });
  }

  // A snapshot names no request: it answers all that asked for one.
  private answerSnapshot(message: Incoming<"snapshot">): void {
    for (const { request } of this.requests.pending.value) {
      if (request.type === "get_snapshot") this.requests.settle(request.id, { kind: "done", message });
    }
  }
}
