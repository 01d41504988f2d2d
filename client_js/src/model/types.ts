/** The channels that a page can follow, the room as this client keeps it, and parts of the messages' unions. */
import type { GameChoice, GameEvent, GameView } from "../games/api";
import type { ClientMessage, RoomEvent, RoomView, SeatClock, ServerMessage } from "../protocol/generated";

/** An event of the platform or of the room's game. */
export type Event = RoomEvent | GameEvent;
/** The platform's event with a name. */
export type EventOf<T extends RoomEvent["type"]> = Extract<RoomEvent, { type: T }>;
/** The message from the server with a name. */
export type Incoming<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
/** The message to the server with a name. */
export type Outgoing<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;

export interface RoomModel {
  readonly epoch: number;
  readonly number: number;
  /** The seats whose view this is, ascending; empty for a spectator. */
  readonly audience: readonly number[];
  readonly room: RoomView;
  /** The game's state. Null before the match. */
  readonly view: GameView | null;
  /** All choices that are open; empty between an event frame and the choice frame that follows it. */
  readonly choices: readonly GameChoice[];
  /** The server's time (ms) from which the clocks count. */
  readonly now: number;
  /** By seat; empty without a time control. */
  readonly clocks: readonly SeatClock[];
  /** Digest of the log up to `number`, for the cursor; null if the server has none. */
  readonly digest: number | null;
}

/** One event of a frame, and the room after it. */
export interface Step {
  readonly number: number;
  /** The place of the event in its frame. */
  readonly index: number;
  readonly event: Event;
  readonly model: RoomModel;
  /** Whether the event follows from an answer that the viewer has set in advance. */
  readonly standing: boolean;
}

/** `token`: of a spectator link to the room; `coach`: of a coach link, which shows a player's view. */
export interface RoomChannel {
  readonly kind: "room";
  readonly id: string;
  readonly token?: string;
  readonly coach?: string;
}

export type Channel = { readonly kind: "lobby" } | RoomChannel;
