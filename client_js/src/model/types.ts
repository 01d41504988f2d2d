/** Parts of the messages' unions, by name. */
import type { ClientMessage, Event, ServerMessage } from "../protocol/generated";

/** The event with a name. */
export type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;
/** The message from the server with a name. */
export type Incoming<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
/** The message to the server with a name. */
export type Outgoing<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;
