/** Robots, mines and VP tokens, each drawn around the middle of its space. */
import { Emblem } from "./emblems";
import type { SeatView } from "./generated";
import { angleOf } from "./geometry";

interface RobotProps {
  readonly seat: SeatView;
  /** Whether the robot is the viewer's own: it stands on a bright disc. */
  readonly own?: boolean;
}

/** A robot with its colour and mark, its start number and its damage. */
export function RobotArt({ seat, own = false }: RobotProps) {
  return (
    <g class={`vt-robot seat-${seat.colour}`}>
      {own && <circle class="vt-own" r="45" />}
      <circle class="vt-halo" r="45" />
      {seat.killbot ? <KillBotBody facing={seat.killbot.facing ?? 0} /> : <Body />}
      <g transform={seat.killbot ? "translate(0 7)" : "translate(0 12)"}>
        <circle class="vt-badge" r="12.5" />
        <Emblem colour={seat.colour} />
      </g>
      {seat.start_number > 0 && <StartNumber number={seat.start_number} />}
      <Damage tokens={seat.damage} />
      {hasShield(seat) && <Shield damaged={seat.shield > 0} />}
    </g>
  );
}

function hasShield({ left, right }: SeatView): boolean {
  return left.includes("shield") || right.includes("shield");
}

/** A robot of a player: upright, on two treads, with a head and no facing. */
function Body() {
  return (
    <>
      <rect class="vt-tread" x="-37" y="-6" width="15" height="41" rx="6" />
      <rect class="vt-tread" x="22" y="-6" width="15" height="41" rx="6" />
      <path class="vt-links" d="M-37 3h15M-37 12h15M-37 21h15M-37 30h15M22 3h15M22 12h15M22 21h15M22 30h15" />
      <path class="vt-antenna" d="M0-33V-42" />
      <circle class="vt-lamp" cy="-43" r="4.5" />
      <path class="vt-body" d="M-25 1Q-25-8-16-8H16Q25-8 25 1V25Q25 34 16 34H-16Q-25 34-25 25Z" />
      <rect class="vt-body" x="-20" y="-35" width="40" height="26" rx="9" />
      <circle class="vt-eye" cx="-8.5" cy="-22" r="6.5" />
      <circle class="vt-eye" cx="8.5" cy="-22" r="6.5" />
      <circle class="vt-pupil" cx="-8.5" cy="-22" r="2.8" />
      <circle class="vt-pupil" cx="8.5" cy="-22" r="2.8" />
    </>
  );
}

/** A KillBot from above: a dark wedge with one eye, whose nose points where it faces. */
function KillBotBody({ facing }: { facing: number }) {
  return (
    <g class="vt-rotor" style={{ transform: `rotate(${angleOf(facing)}deg)` }}>
      <path class="vt-spikes" d="M-27-12-43-14-30 4ZM27-12 43-14 30 4ZM-28 12-42 26-22 30ZM28 12 42 26 22 30Z" />
      <path class="vt-hull" d="M-9-36H9L25-20 31 8 22 33H-22L-31 8-25-20Z" />
      <path class="vt-nose" d="M0-48 13-32H-13Z" />
      <path class="vt-visor" d="M-19-17Q0-29 19-17L16-9Q0-20-16-9Z" />
    </g>
  );
}

/** The start number of a robot, as a tag. */
function StartNumber({ number }: { number: number }) {
  return (
    <g class="vt-start-number" transform="translate(-35 -34)">
      <rect x="-12" y="-13" width="24" height="26" rx="5" />
      <text y="8">{number}</text>
    </g>
  );
}

/** A spark for each damage token. */
function Damage({ tokens }: { tokens: number }) {
  return (
    <>
      {Array.from({ length: tokens }, (_, nth) => (
        <path key={nth} class="vt-damage" d="M0-15 4-6 13-9 8 0 15 7 5 7 3 15-3 8-11 12-8 3-15-2-6-5Z" transform={`translate(36 ${-34 + nth * 26}) scale(0.9)`} />
      ))}
    </>
  );
}

/** The mark of an equipped shield; cracked with damage. */
function Shield({ damaged }: { damaged: boolean }) {
  return (
    <g class="vt-shield" data-damaged={damaged} transform="translate(-35 32)">
      <path d="M0-13Q7-9 12-9V1Q11 10 0 15-11 10-12 1V-9Q-7-9 0-13Z" />
      {damaged && <path class="vt-crack" d="M2-11-3-1 4 2-2 12" />}
    </g>
  );
}

/** A mine with the mark of its owner. */
export function MineArt({ colour }: { colour: SeatView["colour"] }) {
  return (
    <g class={`vt-mine seat-${colour}`}>
      <path class="vt-mine-spikes" d="M0-33V33M-33 0H33M-23-23 23 23M23-23-23 23" />
      <circle class="vt-mine-body" r="23" />
      <circle class="vt-badge" r="12.5" />
      <Emblem colour={colour} />
    </g>
  );
}

interface VpProps {
  readonly number: number;
  /** Whether a VP token lies there. */
  readonly token: boolean;
  /** Whether a robot or a mine covers the middle of the space: the number moves to a corner. */
  readonly covered: boolean;
}

/** The number of a VP space: on a star while a token lies there. */
export function VpArt({ number, token, covered }: VpProps) {
  return (
    <g class="vt-vp" transform={covered ? "translate(31 33) scale(0.5)" : undefined}>
      {token ? <path class="vt-token" d={STAR} /> : covered && <circle class="vt-vp-ground" r="30" />}
      <text class={token ? "vt-vp-token-number" : "vt-vp-number"} y="13">{number}</text>
    </g>
  );
}

/** A disc with twelve teeth from one radius to another. `slant`: how far the tips lean, in parts of half a tooth. */
function toothed(tip: number, gap: number, slant = 0): string {
  const points = Array.from({ length: 24 }, (_, nth) => {
    const [radius, angle] = nth % 2 === 0 ? [tip, ((nth + slant) * Math.PI) / 12] : [gap, (nth * Math.PI) / 12];
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const STAR = toothed(37, 28);

/** What animations draw by `<use>`: a star, and the blade of a saw. */
export function EffectShapes() {
  return (
    <defs>
      <path id="vt-star" class="vt-token" d={STAR} />
      <path id="vt-saw" class="vt-saw" d={toothed(34, 25, 0.6)} />
    </defs>
  );
}
