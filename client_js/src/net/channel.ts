/** The channels that a page can follow over its connection. */

/** `token`: of a spectator link to the room; `coach`: of a coach link, which shows a player's view. */
export interface RoomChannel {
  readonly kind: "room";
  readonly id: string;
  readonly token?: string;
  readonly coach?: string;
}

export type Channel = { readonly kind: "lobby" } | RoomChannel;
