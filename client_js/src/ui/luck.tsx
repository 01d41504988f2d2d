/** The provable shuffle on the page: the seal before the match, the shuffle itself, and the check at the end. */
import { matchPartOf } from "../games/registry";
import type { RoomModel } from "../model/types";
import type { RoomView } from "../protocol/generated";
import { useStore } from "../store";
import { matchText } from "../text/match";
import { tip } from "./tip";
import { useShell } from "./hooks";

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

/** Whether the luck of the finished match fits what everyone had committed to. */
export function LuckCheckLine() {
  const { client } = useShell();
  const model = useStore(client.session.room.model);
  const check = model && client.seedShares.check(model);
  if (!check) return null;
  if (check.faults.length > 0) {
    const words: Readonly<Record<string, string>> = { ...matchText.luck.faults, ...matchPartOf(model.room.game)?.deal?.faultWords };
    return (
      <p class="luck-check failed" role="alert">
        {matchText.luck.failed} {check.faults.map((fault) => words[fault] ?? fault).join(" ")}
      </p>
    );
  }
  return (
    <p class="luck-check" data-shares={check.shares} data-own={check.own}>
      {check.shares > 0 ? `✓ ${matchText.luck.checked} ${matchText.luck.details(check.shares, check.own)}` : matchText.luck.checkedAlone}
    </p>
  );
}
