import { BaseArt, CrystalDefinitions, RobotArt } from "./sprites";
import { centre, outline } from "./hex";
import type { Hex } from "./generated";

const HEXES: readonly Hex[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
];

/** A strip of the board for the lobby, with robots, crystals and a base. */
export function CoverArt() {
  return (
    <svg class="cover-art" viewBox="-48 -56 530 112" aria-hidden="true">
      <CrystalDefinitions />
      {HEXES.map((hex) => (
        <polygon key={hex[0]} class={`hex tone-${hex[0] % 3}`} points={outline(0.96)} style={at(hex)} />
      ))}
      <g style={at([0, 0])}>
        <BaseArt colour="yellow" />
      </g>
      <g style={at([1, 0])}>
        <RobotArt colour="yellow" name="A" facing={3} cargo="pink" stuck={false} />
      </g>
      <g style={at([2, 0])}>
        <use href="#crystal-blue" />
      </g>
      <g style={at([3, 0])}>
        <RobotArt colour="blue" name="B" facing={3} cargo={null} stuck={false} />
      </g>
      <g style={at([4, 0])}>
        <use href="#crystal-green" />
      </g>
      <g style={at([5, 0])}>
        <RobotArt colour="red" name="A" facing={5} cargo={null} stuck={false} />
      </g>
    </svg>
  );
}

function at(hex: Hex): { transform: string } {
  const { x, y } = centre(hex);
  return { transform: `translate(${x}px, ${y}px)` };
}
