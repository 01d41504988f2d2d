import type { RoomView } from "../../protocol/generated";
import { colourOf } from "./placing";
import type { Hex, OptionsView } from "./generated";
import { centre, outline } from "./hex";
import { layout, seatCount } from "./room_options";
import { BaseArt, CrystalDefinitions, RobotArt, SeatMark } from "./sprites";

const HEXES: readonly Hex[] = [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]];

/** A strip of the board for the lobby, with robots, crystals and a base. */
export function CoverArt() {
  return (
    <svg class="cover-art" viewBox="-48 -56 530 112" aria-hidden="true">
      <CrystalDefinitions />
      {HEXES.map((hex) => <polygon key={hex[0]} class={`hex tone-${hex[0] % 3}`} points={outline(0.96)} style={at(hex)} />)}
      <g style={at([0, 0])}><BaseArt colour="yellow" /></g>
      <g style={at([1, 0])}><RobotArt colour="yellow" name="A" facing={3} cargo="pink" stuck={false} /></g>
      <g style={at([2, 0])}><use href="#crystal-blue" /></g>
      <g style={at([3, 0])}><RobotArt colour="blue" name="B" facing={3} cargo={null} stuck={false} /></g>
      <g style={at([4, 0])}><use href="#crystal-green" /></g>
      <g style={at([5, 0])}><RobotArt colour="red" name="A" facing={5} cargo={null} stuck={false} /></g>
    </svg>
  );
}

function at(hex: Hex): { transform: string } {
  const { x, y } = centre(hex);
  return { transform: `translate(${x}px, ${y}px)` };
}

/** The marks of a seat before the match, as they will be if every seat is taken; none where chance decides. */
export function WaitingMark({ seat, room }: { seat: number; room: RoomView }) {
  const players = room.players;
  const options = room.options as OptionsView | null;
  if (options?.mode === "advanced_two_player") return null;
  const count = options ? seatCount(options, players) : players;
  // the second seat of a player is the last one of the match
  const held = layout(options, players, seat).seats > 1 ? [seat, count - 1] : [seat];
  const colours = held.flatMap((one) => options?.colours?.[one] ?? colourOf(one, count) ?? []);
  return (
    <>
      {colours.map((colour) => <SeatMark key={colour} colour={colour} />)}
    </>
  );
}
