/** The parts of the client, put together once per page. */
import { text } from "#text/platform/first";
import type { GameOptions } from "./games/api";
import { type Log, append, emptyLog, prepend } from "./model/log";
import { Store } from "./store";
import { keepUnfinished } from "./model/my_matches";
import { durationOf, startsTurn } from "./model/room";
import type { Outgoing, RoomModel, Channel } from "./model/types";
import type { Wire } from "./net/connection";
import type { QuickMatch, RoomView } from "./protocol/generated";
import { SeedShares } from "./net/seed_shares";
import { Session } from "./net/session";
import type { Outcome, Unsent } from "./net/requests";
import { Playback } from "./scene/playback";
import { type Speed, FACTOR } from "./model/display";

const CLIENT_NAME = "botyard-web/1.0";
const MOST_NOTICES = 3;

export interface Notice {
  readonly key: number;
  readonly message: string;
}

type CreateRoom = Omit<Outgoing<"create_room">, "id">;
/** The form of a new room, with options of its game. */
export type NewRoom = Omit<CreateRoom, "type" | "options" | "contribution"> & { readonly options?: GameOptions | null };

/** What a person looks for. A wish that is sent again with its id leads to the same table, or to an older one. */
export type QuickWish = Pick<QuickMatch, "id" | "game" | "players" | "tempo">;

export class Client {
  readonly session: Session;
  readonly playback: Playback;
  readonly log = new Store<Log>(emptyLog(0));
  /** Sentences about what went wrong, newest last, until dismissed. */
  readonly notices = new Store<readonly Notice[]>([]);
  /** This browser's contributions to the seeds of matches. */
  readonly seedShares: SeedShares;
  private nextKey = 0;
  /** The room, in the state that `seedShares` has seen last; null: none. */
  private sharesOf: RoomView | null = null;

  constructor(
    wire: Wire,
    ids: () => string,
    speed: Store<Speed>,
    storage: Pick<Storage, "getItem" | "setItem">,
  ) {
    this.playback = new Playback(
      {
        durationOf: (step) => Math.round(durationOf(step) * FACTOR[speed.value]),
        startsTurn,
      },
      ({ model: _, ...entry }) => this.log.set(append(this.log.value, entry)),
    );
    this.session = new Session(wire, CLIENT_NAME, ids, {
      onSnapshot: (model) => {
        this.playback.jump(model);
        this.log.set(emptyLog(model.number));
        void this.loadHistory();
      },
      onSteps: (steps, model) => this.playback.play(steps, model, true),
      onChoices: (model) => this.playback.choose(model),
      onLeave: () => this.playback.clear(),
      onRollback: () => this.notify(text.connection.rewound),
    });
    this.session.account.identity.subscribe((welcome) => {
      if (!welcome) return;
      this.session.account.followMatches();
      this.contribute();
    });
    this.session.account.matches.subscribe((mine) => mine && keepUnfinished(storage, mine));
    this.seedShares = new SeedShares(storage, (request) => this.session.room.ask(request));
    this.session.room.model.subscribe((model) => this.followShares(model));
    this.session.connection.state.subscribe(({ kind }) => {
      if (kind === "online") return;
      this.seedShares.disconnected();
      this.sharesOf = null;
    });
  }

  visit(place: Channel | null): void {
    this.notices.set([]);
    this.session.visit(place);
  }

  /** Makes a room; its id, or null if it was refused or the page has moved on. */
  create(room: NewRoom): Promise<string | null> {
    return this.askForRoom((contribution) => ({ type: "create_room", ...room, contribution }) as CreateRoom);
  }

  /**
   * Takes a seat (any free one if null) of the room entered or of another, and commits to a share for the seed.
   * `invitation`: the secret of a link or a code, if it takes one.
   */
  join(room: string, seat: number | null, invitation: string | null = null): Promise<boolean> {
    const request = { type: "join", room, seat, contribution: this.contribution(), invitation } as const;
    const { session } = this;
    return this.report(session.room.model.value?.room.id === room ? session.room.ask(request) : session.ask(request));
  }

  /** Finds a seat for a quick match; its room, or null if that was refused or the page has moved on. */
  quickMatch(wish: QuickWish): Promise<string | null> {
    return this.askForRoom((contribution) => ({ type: "quick_match", ...wish, contribution }));
  }

  /** Asks the people of a finished match for another one; its room, or null if it was refused or the page has moved on. */
  rematch(room: string): Promise<string | null> {
    return this.askForRoom((contribution) => ({ type: "rematch", room, contribution }));
  }

  /** Asks for a room, with a commitment to a seed share; its id, or null if it was refused or the page has moved on. */
  private async askForRoom(requestOf: (contribution: string | null) => Unsent): Promise<string | null> {
    const outcome = this.session.ask(requestOf(this.contribution()));
    await this.report(outcome);
    const result = await outcome;
    return result.kind === "done" && (result.message.type === "created" || result.message.type === "paired") ? result.message.room : null;
  }

  /** Passes the room to `seedShares` if it has changed; while the deal is awaited, also if only the game's view has. */
  private followShares(model: RoomModel | null): void {
    if (model?.room === this.sharesOf && !this.seedShares.awaitsDeal) return;
    this.sharesOf = null;
    if (!model) this.seedShares.disconnected();
    if (!model || !this.me) return;
    const { coach } = this.session.room.viewMode.value;
    this.sharesOf = coach ? null : model.room; // the viewer of a coach link may get a seat of the same room
    this.seedShares.follow(model, this.me, coach);
  }

  private get me(): string | undefined {
    return this.session.account.identity.value?.identity;
  }

  /** The commitment of a new seed share; null until the identity is known: `contribute` adds it then. */
  private contribution(): string | null {
    return this.me === undefined ? null : this.seedShares.draw(this.me);
  }

  /** Adds a seed share to the requests that waited for the identity, before they are sent. */
  private contribute(): void {
    this.session.requests.complete((request) =>
      "contribution" in request && request.contribution === null ? ({ ...request, contribution: this.contribution() } as typeof request) : request,
    );
  }

  /** Fetches a piece of the past, if there is more, and puts it before what the log has, unless that has changed meanwhile. */
  async loadHistory(): Promise<void> {
    const { from, more } = this.log.value;
    if (!more) return;
    const history = await this.session.room.history(from);
    if (history && this.log.value.from === from) {
      this.log.set(prepend(this.log.value, history.frames, history.more));
    }
  }

  /** Tells the player if something was refused; returns whether it was done. */
  async report(outcome: Promise<Outcome>): Promise<boolean> {
    const result = await outcome;
    if (result.kind === "refused") this.notify(result.message);
    return result.kind === "done";
  }

  notify(message: string): void {
    this.nextKey += 1;
    this.notices.set([...this.notices.value, { key: this.nextKey, message }].slice(-MOST_NOTICES));
  }

  dismiss(key: number): void {
    this.notices.set(this.notices.value.filter((notice) => notice.key !== key));
  }
}
