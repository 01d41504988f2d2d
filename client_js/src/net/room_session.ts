/** The room that the page follows: its model, its people, and the requests about it. */
import type { GameCommand, GamePresetAnswers, PreviewOutcome } from "../games/api";
import { advance, agrees, fromSnapshot, stepsOf, withChoices } from "../model/room";
import { Store } from "../model/store";
import type { Incoming, RoomModel, Step } from "../model/types";
import type { ChoiceFrame, EventFrame } from "../protocol/generated";
import type { RoomChannel } from "./channel";
import type { RequestSender } from "./request_sender";
import type { Outcome, Unsent } from "./requests";

/** How the viewer sees the room: by a coach link, with a delay, or as it is. */
export interface ViewMode {
  readonly coach: boolean;
  readonly late: boolean;
}

const PLAIN: ViewMode = { coach: false, late: false };
const HISTORY_LIMIT = 100;

/** Takes the changes of the room's model, in order. */
export interface RoomListener {
  /** The room is to be shown as it is now: events between are unknown, or none. */
  jumped(model: RoomModel): void;
  /** Events happened; `model` is the room after them. */
  stepped(steps: readonly Step[], model: RoomModel): void;
  /** The choices of the newest number are known. */
  chose(model: RoomModel): void;
  /** No room is shown any more. */
  left(): void;
}

export class RoomSession {
  /** Null until the snapshot has come, and outside of rooms. */
  readonly model = new Store<RoomModel | null>(null);
  readonly presence = new Store<Incoming<"presence"> | null>(null);
  readonly spectators = new Store<Incoming<"onlookers"> | null>(null);
  readonly viewMode = new Store<ViewMode>(PLAIN);
  /** The answers that the player has set in advance; null: none. */
  readonly presetAnswers = new Store<GamePresetAnswers | null>(null);
  private readonly sender: RequestSender;
  private readonly listener: RoomListener;
  private readonly enter: (request: Unsent) => void;
  private channel: RoomChannel | null = null;
  /** The game of the room entered, which is known before its snapshot; null if it is not. */
  private enteredGame: string | null = null;
  /** Whether the last fingerprint did not fit (`doubt`), or two in a row (`blind`). */
  private trust: "check" | "doubt" | "blind" = "check";

  /** `enter` sends a request that enters the room and reports its refusal. */
  constructor(sender: RequestSender, listener: RoomListener, enter: (request: Unsent) => void) {
    this.sender = sender;
    this.listener = listener;
    this.enter = enter;
  }

  // --- requests

  /** Sends a request about the room as soon as the room is entered. */
  ask(request: Unsent): Promise<Outcome> {
    return this.sender.request(request, "room");
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
    const outcome = await this.sender.request({ type: "preview", seat, changes, rounds, branches: true }, "entry");
    if (outcome.kind === "refused") return { kind: "refused", reason: outcome.message };
    if (outcome.kind === "dropped" || outcome.message.type !== "previewed") return { kind: "dropped" };
    return { kind: "shown", preview: outcome.message };
  }

  /** Drops the preview that is waited for. */
  endPreview(): void {
    const { requests } = this.sender;
    for (const { request } of requests.pending.value) {
      if (request.type === "preview") requests.settle(request.id, { kind: "dropped" });
    }
  }

  /** Past event frames with numbers below `before`, or null if they can't be had now. */
  async history(before: number): Promise<Incoming<"history"> | null> {
    const outcome = await this.sender.request({ type: "get_history", before, limit: HISTORY_LIMIT }, "entry");
    return outcome.kind === "done" && outcome.message.type === "history" ? outcome.message : null;
  }

  /** The token of the link by which the room is seen; null without one. */
  get linkToken(): string | null {
    return this.channel?.coach ?? this.channel?.token ?? null;
  }

  /** The token of a link to the room that the viewer may pass on (see `get_link`); null if there is none. */
  async link(seat: number | null): Promise<string | null> {
    const outcome = await this.sender.request({ type: "get_link", seat }, "entry");
    return outcome.kind === "done" && outcome.message.type === "link" ? outcome.message.token : null;
  }

  // --- entering and leaving

  /** Follows another room, or none; call it after `leave`. */
  follow(channel: RoomChannel | null): void {
    this.channel = channel;
    this.enteredGame = null;
    this.trust = "check";
  }

  /** Forgets the room that was followed. */
  leave(): void {
    this.model.set(null);
    this.presence.set(null);
    this.spectators.set(null);
    this.viewMode.set(PLAIN);
    this.presetAnswers.set(null);
    this.listener.left();
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

  /** The game of the room, whose content messages about the room hold; null until it is known. */
  get game(): string | null {
    return this.model.value?.room.game ?? this.enteredGame;
  }

  /** Whether the page follows this room. */
  isHere(room: string): boolean {
    return this.channel?.id === room;
  }

  /** The connection is lost. */
  disconnected(): void {
    this.presence.set(null);
  }

  // --- messages

  // An id of "" says that the audience of this connection changed; a snapshot follows, as it does after a gap.
  entered(message: Incoming<"entered">): void {
    if (message.id) this.presetAnswers.set(null); // those that there are follow
    this.enteredGame = message.game || null;
    this.viewMode.set({ coach: message.coach, late: message.late });
    this.sender.answer(message);
    if (message.recovered) this.sender.openRoom();
    else this.sender.closeRoom();
  }

  snapshot(snapshot: Incoming<"snapshot">): void {
    if (!this.isHere(snapshot.room.id)) return;
    const model = fromSnapshot(snapshot);
    this.answerSnapshot(snapshot);
    this.sender.openRoom();
    this.model.set(model);
    this.listener.jumped(model);
  }

  events(frame: EventFrame): void {
    const model = this.model.value;
    if (!model || !this.sender.roomOpen) return;
    const steps = stepsOf(model, frame);
    if (!steps) return this.resynchronise();
    const after = steps.at(-1)?.model ?? advance(model, frame.number, frame.digest);
    this.model.set(after);
    this.listener.stepped(steps, after);
  }

  choices(frame: ChoiceFrame): void {
    const model = this.model.value;
    if (!model || !this.sender.roomOpen) return;
    const after = withChoices(model, frame);
    if (!after || this.hasDiverged(after, frame)) return this.resynchronise();
    this.model.set(after);
    this.listener.chose(after);
  }

  // The heartbeat is sent in order with the frames: a number above ours means that a frame was lost.
  heartbeat({ epoch, number }: Incoming<"heartbeat">): void {
    const model = this.model.value;
    if (!model || !this.sender.roomOpen || epoch === null || number === null) return;
    if (epoch !== model.epoch || number > model.number) this.resynchronise();
  }

  standing(message: Incoming<"standing">): void {
    if (this.isHere(message.room)) this.presetAnswers.set(message.answers);
  }

  // A newer server may take fingerprints of more than this client knows: if a fresh snapshot does not help, it counts as
  // that, since asking again would help no more.
  private hasDiverged(model: RoomModel, frame: ChoiceFrame): boolean {
    if (!model.view || this.trust === "blind") return false;
    const diverged = !agrees(model, frame);
    if (diverged) this.trust = this.trust === "doubt" ? "blind" : "doubt";
    else if (frame.hash !== null) this.trust = "check";
    return diverged && this.trust === "doubt";
  }

  private resynchronise(): void {
    this.sender.closeRoom();
    this.enter({ type: "get_snapshot" });
  }

  // A snapshot names no request: it answers all that asked for one.
  private answerSnapshot(message: Incoming<"snapshot">): void {
    const { requests } = this.sender;
    for (const { request } of requests.pending.value) {
      if (request.type === "get_snapshot") requests.settle(request.id, { kind: "done", message });
    }
  }
}
