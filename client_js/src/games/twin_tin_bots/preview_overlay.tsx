/** A preview on the board: dashed ways, and things where they would be. */
import type { Hex, View } from "./generated";
import { BlobArt, RobotArt } from "./sprites";
import type { Forecast, Track } from "./forecast";
import { centre, hexKey } from "./hex";

interface Props {
  readonly forecast: Forecast;
  readonly view: View;
}

export function PreviewOverlay({ forecast: { tracks, robots, crystals, blobs }, view }: Props) {
  return (
    <g class="ghosts" aria-hidden="true">
      {tracks.map((track, index) => (
        <TrackLine key={index} track={track} view={view} />
      ))}
      {crystals.map(({ at, crystal }) => (
        <g key={hexKey(at)} class="ghost" data-ghost={crystal} style={place(at)}>
          <use href={`#crystal-${crystal}`} />
          <circle class="ghost-ring" r="30" />
        </g>
      ))}
      {blobs.map((at) => (
        <g key={hexKey(at)} class="ghost" data-ghost="blob" style={place(at)}>
          <BlobArt />
          <circle class="ghost-ring" r="38" />
        </g>
      ))}
      {robots.map(({ seat, name, at, facing, cargo }) => (
        <g key={`${seat}${name}`} class="ghost" data-ghost={`${seat}${name}`} style={place(at)}>
          <RobotArt colour={view.seats[seat]!.colour} name={name} facing={facing} cargo={cargo} stuck={false} />
          <circle class="ghost-ring" r="43" />
        </g>
      ))}
    </g>
  );
}

function TrackLine({ track: { seat, parts }, view }: { track: Track; view: View }) {
  const hops = parts.slice(1).map((part, index) => [parts[index]!.at(-1)!, part[0]!]);
  return (
    <g class={seat === null ? "track-of-thing" : `seat-${view.seats[seat]!.colour}`}>
      {parts.map((part, index) => (
        <g key={index}>
          <polyline class="ghost-track-edge" points={line(part)} />
          <polyline class="ghost-track" points={line(part)} />
        </g>
      ))}
      {hops.map((hop, index) => (
        <polyline key={index} class="ghost-hop" points={line(hop)} />
      ))}
    </g>
  );
}

function line(hexes: readonly Hex[]): string {
  return hexes
    .map(centre)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

function place(hex: Hex): { transform: string } {
  const { x, y } = centre(hex);
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` };
}
