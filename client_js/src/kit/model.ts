/** What the events of a game do to its view, and fingerprints of views (PROTOCOL.md, "Fingerprints"). */
import { packAs } from "../protocol/codec";
import { crc32 } from "../protocol/hashes";
import type { GameSchema } from "../protocol/schema";

// What games use of the page as it is.
export { drawsOf, shuffled } from "../net/seeds";

interface Typed {
  readonly type: string;
}

/** What each event does to a view. */
type Folds<View, Event extends Typed> = { readonly [T in Event["type"]]: (view: View, event: Extract<Event, { type: T }>) => View };

/**
 * What the page needs to keep a game's view: how each event changes it, and its fingerprints. `schema`: the game's.
 * `publicPart`: the part of a view that every audience has. `secretOf`: what only this seat knows, as bytes; null or
 * undefined if that is nothing. `fold` returns null for an event that the game does not know.
 */
export function modelOf<View extends object, Event extends Typed>(
  folds: Folds<View, Event>,
  schema: GameSchema,
  publicPart: (view: View) => View,
  secretOf: (view: View, seat: number) => Uint8Array | null | undefined,
) {
  // each fold takes only its own event, which `known[event.type]` makes sure of: TypeScript cannot see that
  const known = folds as unknown as Readonly<Record<string, ((view: View, event: Event) => View) | undefined>>;
  return {
    eventTypes: new Set(Object.keys(folds)),
    fold: (view: View, event: Event) => known[event.type]?.(view, event) ?? null,
    fingerprint: {
      shared: (view: View) => crc32(packAs("View", publicPart(view), schema)),
      own: (view: View, seat: number) => {
        const secret = secretOf(view, seat);
        return secret ? crc32(secret) : null;
      },
    },
  };
}
