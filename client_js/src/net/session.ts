/** The session of a page: it follows the lobby or one room, and messages to the user. */
import { Store } from "../store";
import type { Incoming, Channel } from "../model/types";
import { AccountSession } from "./account_session";
import { Chats } from "./chats";
import { Connection } from "./connection";
import { LobbySession } from "./lobby_session";
import type { Wire } from "./connection";
import { Requests } from "./requests";
import type { Outcome, Unsent } from "./requests";
import { RoomSession } from "./room_session";
import type { RoomListener } from "./room_session";

/** An announcement that still stands comes within so many milliseconds of a welcome. */
const ANNOUNCED_MS = 2_000;

export class Session {
  readonly connection: Connection;
  /** Every request without an answer. */
  readonly requests: Requests;
  readonly account: AccountSession;
  readonly chats: Chats;
  readonly room: RoomSession;
  readonly lobby: LobbySession;
  /** How many people and matches there are. */
  readonly counts = new Store<Incoming<"lobby_counts"> | null>(null);
  /** Why the channel can't be entered, in words, or null. */
  readonly problem = new Store<string | null>(null);
  private channel: Channel | null = null;
  private away = false;

  /** `ids` makes unique identifiers. */
  constructor(wire: Wire, client: string, ids: () => string, listener: RoomListener) {
    const connection = new Connection(wire, client);
    const requests = new Requests(connection, ids);
    this.connection = connection;
    this.requests = requests;
    this.account = new AccountSession(connection, requests);
    this.room = new RoomSession(connection, requests, listener, (request) => void this.enterBy(request));
    this.chats = new Chats(connection, requests);
    this.lobby = new LobbySession(connection, requests, () => this.enter());
    connection.on({
      welcome: (message) => this.welcome(message),
      entered: (message) => this.entered(message),
      lobby_counts: (message) => this.counts.set(message),
    });
    connection.state.subscribe(({ kind }) => {
      if (kind === "online") return;
      this.room.disconnected();
      requests.disconnected();
    });
  }

  /** Follows another channel, or none; requests to the former room that have no answer yet are dropped. */
  visit(channel: Channel | null): void {
    this.leave();
    this.channel = channel;
    const room = channel?.kind === "room" ? channel : null;
    this.room.follow(room);
    this.lobby.follow(channel?.kind === "lobby");
    this.enter();
  }

  /**
   * Reads what this page shows of rooms of a game again: the page had no schema for their content until the game was
   * added.
   */
  readAgain(game: string): void {
    this.account.forgetMatches();
    if (this.channel?.kind === "lobby" || (this.channel && this.connection.game === game)) this.visit(this.channel);
  }

  /** Forgets the user of the page, for whom another one may come: their requests, and what is known of them. */
  forgetUser(): void {
    this.requests.forget();
    this.account.forget();
    this.chats.muted.set([]);
  }

  /** Sends a request that needs a connection only, such as one for a new room. */
  ask(request: Unsent): Promise<Outcome> {
    return this.requests.request(request, "connection");
  }

  /** Tells the server whether the page is out of sight. */
  setAway(away: boolean): void {
    this.away = away;
    this.connection.send({ type: "set_away", away });
  }

  // --- channels

  /** Leaves the lobby or the room, and forgets what belongs to it. */
  private leave(): void {
    if (this.channel?.kind === "lobby") this.requests.notify({ type: "leave_lobby" });
    if (this.channel?.kind === "room") this.requests.notify({ type: "exit" });
    this.requests.leave();
    this.chats.leftRoom();
    this.lobby.follow(false);
    this.problem.set(null);
    this.room.leave();
  }

  /** Enters the channel again; without a connection the next `welcome` does. */
  private enter(): void {
    this.requests.closeRoom();
    if (!this.channel || this.connection.state.value.kind !== "online") return;
    void this.enterBy(this.room.entryRequest() ?? this.lobby.entryRequest());
  }

  /** Sends a request that enters the channel; a refusal is the page's `problem`. */
  private async enterBy(request: Unsent): Promise<void> {
    const outcome = await this.requests.request(request, "entry");
    if (outcome.kind !== "dropped") this.problem.set(outcome.kind === "refused" ? outcome.message : null);
  }

  // --- messages

  /** Begins anew on a connection: enters what the page follows, and sends again what was not answered. */
  private welcome(message: Incoming<"welcome">): void {
    const { announcement } = this.account;
    const before = announcement.value; // it stays in its place until it is known whether it follows again
    setTimeout(() => announcement.value === before && announcement.set(null), ANNOUNCED_MS);
    this.account.identity.set(message);
    if (this.away) this.setAway(true);
    this.enter();
    this.requests.connected();
    this.chats.enterAgain("connection");
  }

  private entered(message: Incoming<"entered">): void {
    if (!this.room.isHere(message.room)) return this.goBack();
    this.room.entered(message);
    this.chats.enterAgain("room");
  }

  /** The connection is in another room, by a seat that was asked for there: enters this page's room, unless that is under way. */
  private goBack(): void {
    this.requests.closeRoom();
    const entry = this.room.entryRequest();
    if (entry && !this.requests.pending.value.some(({ request }) => request.type === entry.type)) void this.enterBy(entry);
  }
}
