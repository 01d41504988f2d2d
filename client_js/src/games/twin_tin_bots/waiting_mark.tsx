import type { RoomView } from "../../protocol/generated";
import { SeatMark } from "./sprites";
import { colourOf } from "./colours";
import type { OptionsView } from "./generated";
import { layout, seatCount } from "./room_options";

/** The marks of a seat before the match, as they will be if every seat is taken; none where chance decides. */
export function WaitingMark({ seat, room }: { seat: number; room: RoomView }) {
  const players = room.players;
  const options = room.options as OptionsView | null;
  if (options?.mode === "advanced_two_player") return null;
  const count = options ? seatCount(options, players) : players;
  const held = layout(options, players, seat).seats > 1 ? [seat, count - 1] : [seat];
  const colours = held.flatMap((one) => options?.colours?.[one] ?? colourOf(one, count) ?? []);
  return (
    <>
      {colours.map((colour) => (
        <SeatMark key={colour} colour={colour} />
      ))}
    </>
  );
}
