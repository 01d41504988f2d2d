/** The board as a drawing: ground, things, robots, and the options of a prompt that lie on it. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import { useOver, useStore, tip } from "../../kit/match";
import type { Names } from "../api";
import type { Choice, GameCommand, Hex, RobotView, View, Tile } from "./generated";
import { BaseArt, BlobArt, CrystalDefinitions, GATE_LETTERS, GateArt, MudArt, RobotArt, RockArt, TileIcon } from "./sprites";
import type { Forecast } from "./forecast";
import { type Point, ahead, board, centre, hexKey, outline, plate, styleAt, viewBox, SIZE, angle, corner } from "./hex";
import { type Viewer, edgeNames, hexName, directionWords, robotWords, pieceLabel, robotLabel, shortRobotLabel } from "./wording";
import { boardSettings, useTurned } from "./board_settings";
import { robotOf } from "./fold";

const MARGIN = 24;

interface Props {
  readonly view: View;
  readonly names: Names;
  /** The player's own seats. */
  readonly mine: readonly number[];
  /** The prompt that the player may answer on the board, or null. */
  readonly choice: Choice | null;
  readonly answer: (command: GameCommand) => void;
  /** The outcome of a preview, or null. */
  readonly forecast: Forecast | null;
  /** The drawing of the preview. */
  readonly overlay: ComponentChildren;
}

/** The board: ground, terrain, things and robots, and over them what the preview or a question adds. */
export function Board({ view, names, mine, choice, answer, forecast, overlay }: Props) {
  const { sideMarks, hexNames } = useStore(boardSettings());
  const viewer = { view, names, mine };
  return (
    <svg
      class="board"
      viewBox={viewBox(view.radius, MARGIN).join(" ")}
      role="group"
      tabindex={0}
      aria-label={matchText.game.board}
      aria-description={matchText.glance.boardKeys}
      onKeyDown={focusNextPiece}
    >
      <CrystalDefinitions />
      <polygon class="board-plate" points={plate(view.radius, MARGIN)} />
      <Ground radius={view.radius} />
      {hexNames && <EdgeNames radius={view.radius} />}
      <Middle {...viewer} />
      <Terrain {...viewer} />
      <Things {...viewer} />
      <g class="robots">
        {view.robots.map((robot) => (
          <Robot
            key={`${robot.seat}${robot.name}`}
            {...{ ...viewer, robot, sideMarks }}
            own={mine.includes(robot.seat)}
            foreseen={forecast?.robots.some(({ seat, name }) => seat === robot.seat && name === robot.name) ?? false}
          />
        ))}
      </g>
      {overlay}
      <g class="effects" aria-hidden="true" />
      {choice && <OptionsOnBoard choice={choice} view={view} names={names} answer={answer} />}
    </svg>
  );
}

function Ground({ radius }: { radius: number }) {
  const turned = useTurned();
  return useMemo(() => <g class="ground">{board(radius).map(groundHex)}</g>, [radius, turned]);
}

/** A hex of the floor; neighbours have different tones. */
function groundHex(hex: Hex) {
  const tone = (((hex[0] - hex[1]) % 3) + 3) % 3;
  const middle = hexKey(hex) === "0,0" ? " middle" : "";
  return (
    <polygon key={hexKey(hex)} class={`hex tone-${tone}${middle}`} data-hex={hexKey(hex)} points={outline(0.96)} style={styleAt(centre(hex))} />
  );
}

/** The share of a step at which a name stands outside of its hex. */
const EDGE_NAME = 0.64;

/** The letters of rows and the numbers of columns around the board. */
function EdgeNames({ radius }: { radius: number }) {
  const turned = useTurned();
  return useMemo(
    () => (
      <g class="edge-names" aria-hidden="true">
        {edgeNames(radius).map(({ name, hex, direction }) => {
          const [from, to] = [centre(hex), centre(ahead(hex, direction))];
          const [x, y] = [from.x + (to.x - from.x) * EDGE_NAME, from.y + (to.y - from.y) * EDGE_NAME];
          return <text key={name} style={styleAt({ x, y })}>{name}</text>;
        })}
      </g>
    ),
    [radius, turned],
  );
}

const MIDDLE: Hex = [0, 0];

/** The hex where new crystals enter, for the keyboard and for tips. */
function Middle(viewer: Viewer) {
  return <polygon class="middle-piece" points={outline(0.96)} {...piece(viewer, matchText.glance.centre, matchText.glance.centreAbout, MIDDLE)} />;
}

/** Mud and teleporters, on which the things of the board can stand. */
function Terrain(viewer: Viewer) {
  const { view } = viewer;
  return (
    <g class="terrain">
      {view.mud.map((hex) => (
        <g key={hexKey(hex)} {...piece(viewer, matchText.glance.mud, matchText.glance.mudAbout, hex)} data-mud={hexKey(hex)}><MudArt /></g>
      ))}
      {view.teleporters.flatMap((pair, index) =>
        pair.map((hex) => (
          <g
            key={hexKey(hex)}
            {...piece(viewer, matchText.glance.teleporter(GATE_LETTERS[index % 3]!), matchText.glance.teleporterAbout, hex)}
            data-teleporter={hexKey(hex)}
            data-pair={index}
          >
            <GateArt pair={index} />
          </g>
        )),
      )}
    </g>
  );
}

/** Bases, rocks, crystals, blobs and robots. */
function Things(viewer: Viewer) {
  const { view, names, mine } = viewer;
  const active = useOver(view) ? null : view.active;
  return (
    <g class="things">
      {view.seats.map(({ colour, base }, seat) => (
        <g
          key={seat}
          data-base={seat}
          data-at={hexKey(base)}
          data-active={seat === active}
          {...baseTip(names(seat), mine.includes(seat))}
          tabindex={-1}
          role="img"
          aria-label={pieceLabel(viewer, seat === active ? matchText.game.activeBase(names(seat)) : matchText.game.base(names(seat)), base)}
          style={styleAt(centre(base))}
        >
          <BaseArt colour={colour} />
        </g>
      ))}
      {view.rocks.map((hex) => (
        <g key={`rock ${hexKey(hex)}`} {...piece(viewer, matchText.glance.rock, matchText.glance.rockAbout, hex)} data-rock={hexKey(hex)}>
          <RockArt />
        </g>
      ))}
      {view.blobs.map((hex) => (
        <g key={`blob ${hexKey(hex)}`} {...piece(viewer, matchText.glance.blob, matchText.glance.blobAbout, hex)} data-blob={hexKey(hex)}>
          <BlobArt />
        </g>
      ))}
      {view.crystals.map(({ at: hex, crystal }) => (
        <g
          key={`crystal ${hexKey(hex)}`}
          {...piece(viewer, matchText.glance.crystalNames[crystal], matchText.glance.crystals[crystal], hex)}
          data-crystal={crystal}
          data-at={hexKey(hex)}
        >
          <use href={`#crystal-${crystal}`} />
        </g>
      ))}
    </g>
  );
}

/** Attributes of a piece on a hex: the arrow keys reach it. */
function piece(viewer: Viewer, name: string, about: string, hex: Hex) {
  return {
    ...tip(placesText.piece(name, hexName(hex, viewer.view.radius)), about),
    tabindex: -1,
    role: "img",
    "aria-label": pieceLabel(viewer, name, hex),
    style: styleAt(centre(hex)),
  } as const;
}

function baseTip(name: string, own: boolean) {
  if (own) return tip(matchText.glance.ownBase, matchText.glance.ownBaseAbout);
  return tip(matchText.game.base(name), matchText.glance.baseAbout(name));
}

function robotAbout({ seat, stuck }: RobotView, names: Names, own: boolean): string {
  const about = own ? matchText.glance.ownRobotAbout : matchText.glance.robotAbout(names(seat));
  return stuck ? `${matchText.glance.stuckAbout} ${about}` : about;
}

interface RobotProps extends Viewer {
  readonly robot: RobotView;
  /** Whether a preview shows it elsewhere, or otherwise. */
  readonly foreseen: boolean;
  readonly own: boolean;
  readonly sideMarks: boolean;
}

/** A robot with its cargo, and where the preview has it end. */
function Robot({ robot, view, names, mine, foreseen, own, sideMarks }: RobotProps) {
  const { seat, name, at: hex, facing, cargo, stuck } = robot;
  const running = view.executing?.seat === seat && view.executing.robot === name;
  const viewer = { view, names, mine };
  return (
    <g
      role="img"
      aria-label={robotLabel(viewer, robot)}
      data-own={own}
      {...tip(shortRobotLabel(viewer, robot), robotAbout(robot, names, own))}
      tabindex={-1}
      data-robot={`${seat}${name}`}
      data-at={hexKey(hex)}
      data-facing={facing}
      data-cargo={cargo ?? ""}
      data-stuck={stuck}
      data-running={running}
      data-foreseen={foreseen}
      style={styleAt(centre(hex))}
    >
      <RobotArt colour={view.seats[seat]!.colour} {...{ name, facing, cargo, stuck, own, sideMarks }} />
    </g>
  );
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** A piece to one side counts as so much farther away than one straight ahead. */
const SIDEWAYS = 2;

/** The index of the nearest of `points` from `from` in the direction of an arrow key; null for none. */
export function nextPiece(points: readonly Point[], from: Point, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: { readonly index: number; readonly distance: number } | null = null;
  for (const [index, { x, y }] of points.entries()) {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const distance = along + SIDEWAYS * Math.abs(dx * direction.y - dy * direction.x);
    // along > 1: the middle of a piece in the same row may be off by rounding
    if (along > 1 && (best === null || distance < best.distance)) best = { index, distance };
  }
  return best?.index ?? null;
}

/** Moves the focus to the next piece of a board; the first one if the board itself has the focus. */
function focusNextPiece(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  if (!(event.key in DIRECTIONS)) return;
  const pieces = [...event.currentTarget.querySelectorAll<SVGElement>("[data-tip]")];
  const from = pieces.find((piece) => piece === event.target);
  const index = from ? nextPiece(pieces.map(middle), middle(from), event.key) : 0;
  event.preventDefault();
  if (index !== null) pieces[index]?.focus();
}

function middle(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type OptionsProps = Pick<Props, "view" | "names" | "answer"> & { readonly choice: Choice };

/** The answers to a choice on the board; programming has none there. */
function OptionsOnBoard({ choice, view, names, answer }: OptionsProps) {
  switch (choice.kind) {
    case "zap_robot":
      return <ZapOptions {...{ choice, view, names, answer }} />;
    case "zap_blob":
      return <BlobOptions {...{ choice, view, names, answer }} />;
    case "place_crystal":
      return <HexOptions {...{ choice, view, names, answer }} />;
    case "program":
    case "first":
      return null;
  }
}

type OfKind<K extends Choice["kind"]> = Omit<OptionsProps, "choice"> & { readonly choice: Extract<Choice, { kind: K }> };

/** Radius of a chip, and of an arrow between two hexes. */
const CHIP = 25;
const ARROW = 17;

/** The orders that a zapped robot can be made to carry out. */
function ZapOptions({ choice, view, names, answer }: OfKind<"zap_robot">) {
  const around = centre(robotOf(view, choice.robot).at);
  const spots = corner(around, choice.options.length, view.radius, CHIP);
  const robot = placesText.piece(robotWords(names, choice.robot), hexName(robotOf(view, choice.robot).at, view.radius));
  return (
    <g class="options">
      <Leader from={around} to={spots[0]!} />
      <circle class="target" style={styleAt(around)} r="46" />
      {choice.options.map((order, index) => (
        <Option
          chip
          key={order ?? "decline"}
          spot={spots[index]!}
          label={order ? matchText.prompt.orderFor(matchText.tiles[order], robot) : matchText.prompt.decline}
          value={order ?? "decline"}
          choose={() => answer({ type: "zap_robot", order })}
        >
          <Chip order={order} />
        </Option>
      ))}
    </g>
  );
}

/** A thin line from the target to its options. */
function Leader({ from, to }: { from: Point; to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = 46 / length; // from the circle around the target on
  return <line class="leader" x1={from.x + (to.x - from.x) * share} y1={from.y + (to.y - from.y) * share} x2={to.x} y2={to.y} />;
}

/** The round button of an order; null declines. */
function Chip({ order }: { order: Tile | null }) {
  return (
    <>
      <circle class="chip-ground" r={CHIP} />
      {order ? (
        <svg x="-17" y="-17" width="34" height="34"><TileIcon tile={order} /></svg>
      ) : (
        <path class="chip-cross" d="M-9-9 9 9M9-9-9 9" />
      )}
    </>
  );
}

/** The directions in which a zapped blob can go. */
function BlobOptions({ choice, view, answer }: OfKind<"zap_blob">) {
  const around = centre(choice.at);
  return (
    <g class="options">
      <circle class="target" style={styleAt(around)} r="46" />
      {choice.options.map((direction) => (
        <Option
          chip
          key={direction ?? "decline"}
          spot={direction === null ? corner(around, 1, view.radius, CHIP)[0]! : between(choice.at, direction)}
          label={direction === null ? matchText.prompt.decline : placesText.blobTo(directionWords(direction), hexName(ahead(choice.at, direction), view.radius))}
          value={direction === null ? "decline" : String(direction)}
          choose={() => answer({ type: "zap_blob", direction })}
        >
          {direction === null ? <Chip order={null} /> : <Arrow direction={direction} />}
        </Option>
      ))}
    </g>
  );
}

/** The round button of a direction. */
function Arrow({ direction }: { direction: number }) {
  return (
    <g transform={`rotate(${angle(direction)})`}>
      <circle class="chip-ground" r={ARROW} />
      <path class="chip-arrow" d="M-9 0H8M1-7 8 0 1 7" />
    </g>
  );
}

/** The hexes on which a crystal can be placed. */
function HexOptions({ choice, view, answer }: OfKind<"place_crystal">) {
  return (
    <g class="options">
      {choice.options.map((hex, index) => (
        <Option
          key={hexKey(hex)}
          spot={centre(hex)}
          label={placesText.crystalOn(hexName(hex, view.radius))}
          value={hexKey(hex)}
          choose={() => answer({ type: "place_crystal", at: hex })}
        >
          <polygon class="hex-option" points={outline(0.9)} />
          <g class="hex-option-crystal"><use href={`#crystal-${choice.crystal}`} /></g>
          <text class="hex-option-number" y="9">{index + 1}</text>
        </Option>
      ))}
    </g>
  );
}

interface OptionProps {
  /** Whether the option is small: then small screens show the buttons of the panel alone. */
  readonly chip?: boolean;
  readonly spot: Point;
  readonly label: string;
  readonly value: string;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

/** An answer on the board, which a press gives. */
function Option({ chip = false, spot, label, value, choose, children }: OptionProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      class={chip ? "option chip-option" : "option"}
      role="button"
      tabindex={0}
      aria-label={label}
      data-option={value}
      style={styleAt(spot)}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}

/** The point between a hex and its neighbour in a direction, where an arrow lies: a little beyond their common edge. */
function between(hex: Hex, direction: number): Point {
  const [from, to] = [centre(hex), centre(ahead(hex, direction))];
  const share = 0.5 + ARROW / (4 * SIZE);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
