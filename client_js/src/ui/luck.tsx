/** The provable shuffle on the page before the match: the seal, and the shuffle itself. */
import type { RoomModel } from "../model/types";
import type { RoomView } from "../protocol/generated";
import { text as matchText } from "#text/match/match";
import { tip } from "./tip";

const SEAL_CHARS = 8;

/** The seal of the service, and what protects against it. */
export function Seal({ model: { room, audience } }: { model: RoomModel }) {
  if (!room.commitment) return null;
  const shared = audience.some((seat) => room.contributed[seat]);
  return (
    <p class="luck quiet" {...tip(matchText.luck.explanation(room.commitment))} data-shared={shared}>
      {matchText.luck.sealed(room.commitment.slice(0, SEAL_CHARS))} {shared && matchText.luck.shared} {protection(room)}
    </p>
  );
}

function protection({ seats, contributed }: RoomView): string {
  if (!contributed.includes(true)) return matchText.luck.alone;
  const people = seats.filter((one) => one && !one.bot);
  return people.length === 1 && seats.some((one) => one?.bot) ? matchText.luck.bots : "";
}

/** The shuffle while it lasts, or why the last one came to nothing. */
export function Shuffle({ room: { luck } }: { room: RoomView }) {
  if (!luck || (!luck.opening && luck.called_off.length === 0)) return null;
  const opened = luck.shares.filter(({ share }) => share !== null).length;
  const names = matchText.end.and(luck.called_off.map(({ name }) => name));
  return (
    <p class={luck.opening ? "shuffle" : "called-off"} role="status">
      {luck.opening ? matchText.luck.shuffling(opened, luck.shares.length) : matchText.luck.calledOff(names)}
    </p>
  );
}
