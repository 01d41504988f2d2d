/** What this page follows over its connection: the lobby or one room, with everything asked and not yet answered. */
import { agrees } from "../games/folds";
import { roomOf, withOffer, withoutOffer } from "../model/offers";
import type { OfferNotice } from "../model/offers";
import { applyLobby } from "../model/lobby";
import type { LobbyModel } from "../model/lobby";
import { applyMyMatches } from "../model/my_matches";
import type { MyMatchesModel } from "../model/my_matches";
import { advance, fromSnapshot, stepsOf, withChoices } from "../model/room";
import type { RoomModel, Step } from "../model/room";
import { Store } from "../model/store";
import type { Incoming } from "../model/types";
import type {
  Change,
  ChoiceFrame,
  ClientMessage,
  EventFrame,
  GameCommand,
  ServerMessage,
  StandingAnswers,
  StandingAnswersView,
  Unknown,
} from "../protocol/generated";
import { Chats } from "./chats";
import { Connection } from "./connection";
import type { Wire } from "./connection";
import { Requests } from "./requests";
import type { Outcome, Request, Scope, Unsent } from "./requests";

export type { Outcome } from "./requests";

/** `token`: of the link by which one watches the room; `coach`: of the coach link by which one sees it. */
export interface RoomChannel {
  readonly kind: "room";
  readonly id: string;
  readonly token?: string;
  readonly coach?: string;
}

export type Channel = { readonly kind: "lobby" } | RoomChannel;

/** How this page sees its room: over somebody's shoulder, late, or as it is. */
export interface ViewMode {
  readonly coach: boolean;
  readonly late: boolean;
}

const PLAIN: ViewMode = { coach: false, late: false };

/** Hears what happens to the room's model, in order. */
export interface RoomListener {
  /** The room is to be shown as it is now: events between are unknown, or none. */
  jumped(model: RoomModel): void;
  /** Events happened; `model` is the room after them. */
  stepped(steps: readonly Step[], model: RoomModel): void;
  /** The choices of the newest number are known. */
  chose(model: RoomModel): void;
  /** Nothing is shown any more. */
  left(): void;
}

const HISTORY_LIMIT = 100;

export class Session {
  readonly connection: Connection;
  readonly requests = new Requests();
  readonly lobby = new Store<LobbyModel | null>(null);
  readonly counts = new Store<Incoming<"lobby_counts"> | null>(null);
  /** This person's own matches, wherever the page is. */
  readonly myMatches = new Store<MyMatchesModel | null>(null);
  readonly room = new Store<RoomModel | null>(null);
  readonly chats: Chats;
  readonly presence = new Store<Incoming<"presence"> | null>(null);
  /** What the player answers in the room without being asked; null: nothing. */
  readonly presetAnswers = new Store<StandingAnswersView | null>(null);
  /** What the player is called to, wherever they are. */
  readonly offers = new Store<readonly OfferNotice[]>([]);
  readonly onlookers = new Store<Incoming<"onlookers"> | null>(null);
  readonly viewMode = new Store<ViewMode>(PLAIN);
  /** Who the connection is, as the server said. */
  readonly identity = new Store<Incoming<"welcome"> | null>(null);
  /** What the server has told unasked of who we are. */
  readonly changed = new Store<Incoming<"identity_changed"> | null>(null);
  /** Why the place can't be entered, in words, or null. */
  readonly problem = new Store<string | null>(null);
  /** Hears what is told to the person rather than to a place. */
  onPersonal: (message: ServerMessage) => void = () => {};
  private readonly listener: RoomListener;
  private readonly ids: () => string;
  private place: Channel | null = null;
  private awaitingSnapshot = true;
  private away = false;
  /** Whether the last fingerprint did not fit, or two in a row. */
  private trust: "check" | "doubt" | "blind" = "check";
  private retries = new Set<ReturnType<typeof setTimeout>>();

  /** `ids` makes identifiers that nobody else makes. */
  constructor(wire: Wire, client: string, ids: () => string, listener: RoomListener) {
    this.ids = ids;
    this.listener = listener;
    this.chats = new Chats({
      ask: (request, scope) => this.request(request, scope),
      tell: (request) => this.tell({ ...request, id: this.ids() } as ClientMessage),
    });
    this.connection = new Connection(wire, client, (message) => this.hear(message));
    this.connection.state.subscribe(({ kind }) => {
      if (kind !== "online") this.disconnected();
    });
  }

  /** Follows another place, or none, from now on; what the former room was asked and has not answered is dropped. */
  visit(place: Channel | null): void {
    this.depart();
    this.place = place;
    if (place?.kind === "room") this.offers.set(this.offers.value.filter((offer) => roomOf(offer) !== place.id));
    this.trust = "check";
    this.enter();
  }

  /** Follows this person's own matches from now on, until the connection ends. */
  followMatches(): void {
    this.tell({ type: "follow_matches", id: this.ids() });
  }

  /** Asks for something that the connection alone can answer, such as a new room. */
  ask(request: Unsent): Promise<Outcome> {
    return this.request(request, "connection");
  }

  /** Asks for something in the room entered. */
  askRoom(request: Unsent): Promise<Outcome> {
    return this.request(request, "room");
  }

  /** Answers a choice of the room. */
  command(seat: number, choice: number, command: GameCommand): Promise<Outcome> {
    return this.askRoom({ type: "command", seat, choice, command });
  }

  /** Says what the player's seats in the room answer without being asked, from now on. */
  setPresetAnswers(answers: StandingAnswers): Promise<Outcome> {
    return this.askRoom({ type: "set_standing", answers });
  }

  /** Says whether nobody looks at the page. */
  setAway(away: boolean): void {
    this.away = away;
    this.tell({ type: "set_away", away });
  }

  /** What would come of `changes`; in place of a preview that was asked for before. */
  preview(seat: number, changes: readonly Change[], rounds: number): Promise<Outcome> {
    this.endPreview();
    return this.request({ type: "preview", seat, changes, rounds, branches: true }, "entry");
  }

  /** Nobody waits for a preview any more. */
  endPreview(): void {
    for (const { request } of this.requests.pending.value) {
      if (request.type === "preview") this.requests.settle(request.id, { kind: "dropped" });
    }
  }

  /** Past event frames with numbers below `before`, or null if they can't be had now. */
  async history(before: number): Promise<Incoming<"history"> | null> {
    const outcome = await this.request({ type: "get_history", before, limit: HISTORY_LIMIT }, "entry");
    return outcome.kind === "done" && outcome.message.type === "history" ? outcome.message : null;
  }

  /** The token of the link by which the room is seen that is followed; null without one. */
  get linkToken(): string | null {
    const place = this.place?.kind === "room" ? this.place : null;
    return place?.coach ?? place?.token ?? null;
  }

  /** The token of a link to the room entered that we may pass on (see `get_link`); null if there is none. */
  async link(seat: number | null): Promise<string | null> {
    const outcome = await this.request({ type: "get_link", seat }, "entry");
    return outcome.kind === "done" && outcome.message.type === "link" ? outcome.message.token : null;
  }

  private request(unsent: Unsent, scope: Scope): Promise<Outcome> {
    const request = { ...unsent, id: this.ids() } as Request;
    const outcome = this.requests.add(request, scope);
    if (scope !== "room" || !this.awaitingSnapshot) this.sendRequest(request);
    return outcome;
  }

  private sendRequest(request: Request): void {
    if (this.connection.send(request)) this.requests.markSent(request.id);
  }

  private sendUnsent(scope: Scope): void {
    for (const { request } of this.requests.unsent(scope)) this.sendRequest(request);
  }

  // --- places

  private depart(): void {
    const former = this.place;
    if (former?.kind === "lobby") this.tell({ type: "leave_lobby", id: this.ids() });
    if (former?.kind === "room") this.tell({ type: "exit", id: this.ids() });
    this.requests.drop("entry");
    this.requests.drop("room");
    this.chats.leftRoom();
    this.lobby.set(null);
    this.room.set(null);
    this.presence.set(null);
    this.onlookers.set(null);
    this.viewMode.set(PLAIN);
    this.presetAnswers.set(null);
    this.problem.set(null);
    this.listener.left();
  }

  private enter(): void {
    this.awaitingSnapshot = true;
    if (!this.place || this.connection.state.value.kind !== "online") return;
    if (this.place.kind === "lobby") void this.entering({ type: "enter_lobby" });
    else void this.entering(this.entry(this.place));
  }

  private entry(place: RoomChannel): Unsent {
    const { id: room, coach } = place;
    const token = place.token ?? null;
    const model = this.room.value;
    const cursor = model && {
      epoch: model.epoch,
      number: model.number,
      audience: model.audience,
      digest: model.digest,
    };
    if (coach !== undefined) return { type: "coach", token: coach, cursor };
    return cursor ? { type: "resume", room, cursor, token } : { type: "watch", room, token };
  }

  private async entering(request: Unsent): Promise<void> {
    const outcome = await this.request(request, "entry");
    if (outcome.kind === "refused") this.problem.set(outcome.message);
  }

  private tell(message: ClientMessage): void {
    this.connection.send(message);
  }

  private disconnected(): void {
    for (const retry of this.retries) clearTimeout(retry);
    this.retries.clear();
    this.presence.set(null);
    this.awaitingSnapshot = true;
    this.requests.disconnected();
  }

  // --- messages

  private hear(message: ServerMessage | Unknown): void {
    if (message.type === "unknown") return; // newer servers may say more
    const handler = this.handlers[message.type] as ((message: ServerMessage) => void) | undefined;
    handler?.(message);
  }

  private readonly handlers: { [T in ServerMessage["type"]]?: (message: Incoming<T>) => void } = {
    welcome: (message) => {
      this.identity.set(message);
      if (this.away) this.setAway(true);
      this.enter();
      this.sendUnsent("connection");
      this.chats.again("connection");
    },
    lobby_rooms: (message) => {
      this.answer(message);
      this.changeLobby(message);
    },
    lobby_changed: (message) => this.changeLobby(message),
    lobby_removed: (message) => this.changeLobby(message),
    lobby_counts: (message) => this.counts.set(message),
    my_matches: (message) => this.changeMine(message),
    match_changed: (message) => this.changeMine(message),
    match_removed: (message) => this.changeMine(message),
    paired: (message) => this.answer(message),
    created: (message) => this.answer(message),
    accepted: (message) => this.answer(message),
    history: (message) => this.answer(message),
    previewed: (message) => this.answer(message),
    rejected: ({ id, code, message }) => this.requests.settle(id, { kind: "refused", code, message }),
    error: ({ id, code, message }) => {
      if (id !== null) this.requests.settle(id, { kind: "refused", code, message });
    },
    try_again: (message) => this.tryAgain(message),
    entered: (message) => this.entered(message),
    snapshot: (message) => this.snapshot(message),
    events: (message) => this.events(message),
    choices: (message) => this.choices(message),
    heartbeat: ({ epoch, number }) => this.heartbeat(epoch, number),
    presence: (message) => this.presence.set(message),
    onlookers: (message) => this.onlookers.set(message),
    link: (message) => this.answer(message),
    standing: (message) => {
      this.answer(message);
      if (this.isHere(message.room)) this.presetAnswers.set(message.answers);
    },
    invitation_came: (message) => this.onPersonal(message),
    invitation_gone: (message) => this.onPersonal(message),
    invitation_answered: (message) => this.onPersonal(message),
    friends_changed: (message) => this.onPersonal(message),
    identity_changed: (message) => this.changed.set(message),
    seat_offered: (message) => this.called(message),
    rematch_offered: (message) => this.called(message),
    chat: (message) => this.answer(message),
    said: (message) => this.answer(message),
    reported: (message) => this.answer(message),
    line_said: (message) => this.chats.lineSaid(message),
    muted: (message) => {
      this.answer(message);
      this.chats.nowMuted(message.people);
    },
  };

  /** The player does not want to be called to something any more. */
  dismissOffer(offer: OfferNotice): void {
    this.offers.set(withoutOffer(this.offers.value, offer));
  }

  private called(offer: OfferNotice): void {
    if (!this.isHere(roomOf(offer))) this.offers.set(withOffer(this.offers.value, offer));
  }

  private answer(message: Extract<ServerMessage, { id: string }>): void {
    this.requests.settle(message.id, { kind: "done", message });
  }

  private changeLobby(message: ServerMessage): void {
    if (this.place?.kind === "lobby") this.lobby.set(applyLobby(this.lobby.value, message));
  }

  private changeMine(message: ServerMessage): void {
    this.myMatches.set(applyMyMatches(this.myMatches.value, message, performance.now()));
  }

  private tryAgain({ id, message, after }: Incoming<"try_again">): void {
    this.requests.delay(id, message);
    const retry = setTimeout(() => {
      this.retries.delete(retry);
      const pending = this.requests.find(id);
      if (pending) this.sendRequest(pending.request);
    }, after);
    this.retries.add(retry);
  }

  // An id of "" says that the audience of this connection changed; a snapshot follows, as it does after a gap.
  private entered(message: Incoming<"entered">): void {
    if (!this.isHere(message.room)) return;
    if (message.id) this.presetAnswers.set(null); // those that there are follow
    this.awaitingSnapshot = !message.recovered;
    this.viewMode.set({ coach: message.coach, late: message.late });
    this.answer(message);
    this.chats.again("room");
    if (message.recovered) this.sendUnsent("room");
  }

  private snapshot(snapshot: Incoming<"snapshot">): void {
    if (!this.isHere(snapshot.room.id)) return;
    const model = fromSnapshot(snapshot);
    this.awaitingSnapshot = false;
    this.answerSnapshot(snapshot);
    this.room.set(model);
    this.listener.jumped(model);
    this.sendUnsent("room");
  }

  private events(frame: EventFrame): void {
    const model = this.room.value;
    if (!model || this.awaitingSnapshot) return;
    const steps = stepsOf(model, frame);
    if (!steps) return this.resynchronise();
    const after = steps.at(-1)?.model ?? advance(model, frame.number, frame.digest);
    this.room.set(after);
    this.listener.stepped(steps, after);
  }

  private choices(frame: Incoming<"choices">): void {
    const model = this.room.value;
    if (!model || this.awaitingSnapshot) return;
    const after = withChoices(model, frame);
    if (!after || this.hasDiverged(after, frame)) return this.resynchronise();
    this.room.set(after);
    this.listener.chose(after);
  }

  // A newer server may take fingerprints of more than this client knows: if a fresh snapshot does not help, it counts as
  // that, since asking again would help no more.
  private hasDiverged({ view, audience }: RoomModel, frame: ChoiceFrame): boolean {
    if (!view || this.trust === "blind") return false;
    const diverged = !agrees(view, audience, frame);
    if (diverged) this.trust = this.trust === "doubt" ? "blind" : "doubt";
    else if (frame.hash !== null) this.trust = "check";
    return diverged && this.trust === "doubt";
  }

  // The heartbeat is sent in order with the frames: a number above ours means that a frame was lost.
  private heartbeat(epoch: number | null, number: number | null): void {
    const model = this.room.value;
    if (!model || this.awaitingSnapshot || epoch === null || number === null) return;
    if (epoch !== model.epoch || number > model.number) this.resynchronise();
  }

  private resynchronise(): void {
    this.awaitingSnapshot = true;
    void this.entering({ type: "get_snapshot" });
  }

  // A snapshot names no request: it answers all that asked for one.
  private answerSnapshot(message: Incoming<"snapshot">): void {
    for (const { request } of this.requests.pending.value) {
      if (request.type === "get_snapshot") this.requests.settle(request.id, { kind: "done", message });
    }
  }

  private isHere(room: string): boolean {
    return this.place?.kind === "room" && this.place.id === room;
  }
}
