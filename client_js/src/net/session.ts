/** The session of a page: it follows the lobby or one room, and messages to the user. */
import { applyLobby } from "../model/lobby";
import type { LobbyModel } from "../model/lobby";
import { roomOf } from "../model/offers";
import type { OfferNotice } from "../model/offers";
import { Store } from "../model/store";
import type { Incoming } from "../model/types";
import type { ServerMessage, Unknown } from "../protocol/generated";
import { AccountSession } from "./account_session";
import type { Channel } from "./channel";
import { Chats } from "./chats";
import { Connection } from "./connection";
import type { Wire } from "./connection";
import { RequestSender } from "./request_sender";
import type { Requests } from "./requests";
import type { Outcome, Unsent } from "./requests";
import { RoomSession } from "./room_session";
import type { RoomListener } from "./room_session";

export class Session {
  readonly connection: Connection;
  readonly account: AccountSession;
  readonly chats: Chats;
  readonly room: RoomSession;
  /** The rooms of the lobby; null outside of it, and until they have come. */
  readonly lobby = new Store<LobbyModel | null>(null);
  /** How many people and matches there are. */
  readonly counts = new Store<Incoming<"lobby_counts"> | null>(null);
  /** Why the channel can't be entered, in words, or null. */
  readonly problem = new Store<string | null>(null);
  private readonly sender: RequestSender;
  private channel: Channel | null = null;
  private away = false;

  /** `ids` makes unique identifiers. */
  constructor(wire: Wire, client: string, ids: () => string, listener: RoomListener) {
    this.connection = new Connection(wire, client, (message) => this.receive(message), () => this.room.game);
    const sender = new RequestSender((message) => this.connection.send(message), ids);
    this.sender = sender;
    this.account = new AccountSession(sender);
    this.room = new RoomSession(sender, listener, (request) => void this.enterBy(request));
    this.chats = new Chats(sender);
    this.connection.state.subscribe(({ kind }) => {
      if (kind === "online") return;
      this.room.disconnected();
      sender.disconnected();
    });
  }

  /** Every request without an answer. */
  get requests(): Requests {
    return this.sender.requests;
  }

  /** Follows another channel, or none; requests to the former room that have no answer yet are dropped. */
  visit(channel: Channel | null): void {
    this.leave();
    this.channel = channel;
    const room = channel?.kind === "room" ? channel : null;
    if (room) this.account.dismissOffersTo(room.id);
    this.room.follow(room);
    this.enter();
  }

  /** Sends a request that needs a connection only, such as one for a new room. */
  ask(request: Unsent): Promise<Outcome> {
    return this.sender.request(request, "connection");
  }

  /** Tells the server whether the page is out of sight. */
  setAway(away: boolean): void {
    this.away = away;
    this.connection.send({ type: "set_away", away });
  }

  // --- channels

  private leave(): void {
    if (this.channel?.kind === "lobby") this.sender.notify({ type: "leave_lobby" });
    if (this.channel?.kind === "room") this.sender.notify({ type: "exit" });
    this.sender.leave();
    this.chats.leftRoom();
    this.lobby.set(null);
    this.problem.set(null);
    this.room.leave();
  }

  private enter(): void {
    this.sender.closeRoom();
    if (!this.channel || this.connection.state.value.kind !== "online") return;
    void this.enterBy(this.room.entryRequest() ?? { type: "enter_lobby" });
  }

  private async enterBy(request: Unsent): Promise<void> {
    const outcome = await this.sender.request(request, "entry");
    if (outcome.kind === "refused") this.problem.set(outcome.message);
  }

  // --- messages

  private receive(message: ServerMessage | Unknown): void {
    if (message.type === "unknown") return; // newer servers may say more
    const handler = this.handlers[message.type] as ((message: ServerMessage) => void) | undefined;
    handler?.(message);
  }

  private readonly handlers: { [T in ServerMessage["type"]]?: (message: Incoming<T>) => void } = {
    welcome: (message) => this.welcome(message),
    // lobby
    lobby_rooms: (message) => {
      this.sender.answer(message);
      this.changeLobby(message);
    },
    lobby_changed: (message) => this.changeLobby(message),
    lobby_removed: (message) => this.changeLobby(message),
    lobby_counts: (message) => this.counts.set(message),
    // answers
    paired: (message) => this.sender.answer(message),
    created: (message) => this.sender.answer(message),
    accepted: (message) => this.sender.answer(message),
    history: (message) => this.sender.answer(message),
    previewed: (message) => this.sender.answer(message),
    link: (message) => this.sender.answer(message),
    chat: (message) => this.sender.answer(message),
    said: (message) => this.sender.answer(message),
    reported: (message) => this.sender.answer(message),
    rejected: ({ id, code, message }) => this.sender.refuse(id, code, message),
    error: ({ id, code, message }) => this.sender.refuse(id, code, message),
    try_again: (message) => this.sender.tryAgain(message),
    // room
    entered: (message) => {
      if (!this.room.isHere(message.room)) return;
      this.room.entered(message);
      this.chats.enterAgain("room");
    },
    snapshot: (message) => this.room.snapshot(message),
    events: (message) => this.room.events(message),
    choices: (message) => this.room.choices(message),
    heartbeat: (message) => this.room.heartbeat(message),
    presence: (message) => this.room.presence.set(message),
    onlookers: (message) => this.room.spectators.set(message),
    standing: (message) => {
      this.sender.answer(message);
      this.room.standing(message);
    },
    // user
    my_matches: (message) => this.account.changeMatches(message),
    match_changed: (message) => this.account.changeMatches(message),
    match_removed: (message) => this.account.changeMatches(message),
    invitation_came: (message) => this.account.changeInbox(message),
    invitation_gone: (message) => this.account.changeInbox(message),
    invitation_answered: (message) => this.account.changeInbox(message),
    friends_changed: (message) => this.account.changeInbox(message),
    identity_changed: (message) => this.account.changed.set(message),
    seat_offered: (message) => this.addOffer(message),
    rematch_offered: (message) => this.addOffer(message),
    // chat
    line_said: (message) => this.chats.addLine(message),
    muted: (message) => {
      this.sender.answer(message);
      this.chats.setMuted(message.people);
    },
  };

  private welcome(message: Incoming<"welcome">): void {
    this.account.identity.set(message);
    if (this.away) this.setAway(true);
    this.enter();
    this.sender.connected();
    this.chats.enterAgain("connection");
  }

  private changeLobby(message: ServerMessage): void {
    if (this.channel?.kind === "lobby") this.lobby.set(applyLobby(this.lobby.value, message));
  }

  private addOffer(offer: OfferNotice): void {
    if (!this.room.isHere(roomOf(offer))) this.account.addOffer(offer);
  }
}
