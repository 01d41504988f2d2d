/** The ratings of the people at a table, for their seats. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../net/api";
import type { PlayerRating, PlayerRatings, RoomView } from "../../protocol/generated";

/** The ratings of those who play at a table with others, by identity or `bot:LEVEL`, once they are known. */
export function useRatings({ game, clock, seats }: RoomView): ReadonlyMap<string, PlayerRating> {
  const [known, setKnown] = useState<ReadonlyMap<string, PlayerRating>>(new Map());
  const people = new Set(seats.flatMap((one) => (one ? [ratedAs(one)] : [])));
  const ids = people.size > 1 ? [...people].sort().join() : "";
  const tempo = clock?.pace === "slow" ? "slow" : "live";
  useEffect(() => {
    if (ids === "") return;
    let isShown = true;
    call<PlayerRatings>("GET", `/ratings/${game}/people?tempo=${tempo}&ids=${encodeURIComponent(ids)}`)
      .then(({ players }) => isShown && setKnown(new Map(players.map((one) => [one.identity, one]))))
      .catch((error: unknown) => console.warn("The seats show no ratings.", error));
    return () => {
      isShown = false;
    };
  }, [game, tempo, ids]);
  return known;
}

/** Under which identity the holder of a seat is rated. */
export function ratedAs({ identity, bot }: { readonly identity: string; readonly bot: string | null }): string {
  return bot === null ? identity : `bot:${bot}`;
}
