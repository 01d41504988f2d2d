/** The board as a drawing: ground, things, robots, and the options of a prompt that lie on it. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import { useIsOver } from "../../ui/match/source";
import type { Choice, GameCommand, Hex, RobotView, View } from "./generated";
import { BaseArt, BlobArt, CrystalDefinitions, GATE_LETTERS, GateArt, MudArt, RobotArt, RockArt } from "./sprites";
import type { Forecast } from "./forecast";
import { ahead, board, centre, hexKey, outline, plate, viewBox } from "./hex";
import { edgeNames, hexName } from "./wording";
import type { Point } from "./hex";
import { OptionsOnBoard } from "./options";
import type { Names } from "../api";
import { useStore } from "../../store";
import { tip } from "../../ui/tip";
import { focusNextPiece } from "./board_focus";
import { boardSettings, useTurned } from "./board_settings";
import { pieceLabel, robotLabel, shortRobotLabel } from "./piece_labels";
import type { Viewer } from "./piece_labels";

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
    <polygon
      key={hexKey(hex)}
      class={`hex tone-${tone}${middle}`}
      data-hex={hexKey(hex)}
      points={outline(0.96)}
      style={at(centre(hex))}
    />
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
          return (
            <text key={name} style={at({ x, y })}>
              {name}
            </text>
          );
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
        <g key={hexKey(hex)} {...piece(viewer, matchText.glance.mud, matchText.glance.mudAbout, hex)} data-mud={hexKey(hex)}>
          <MudArt />
        </g>
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
  const active = useIsOver() || view.result ? null : view.active;
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
          style={at(centre(base))}
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
    style: at(centre(hex)),
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
      style={at(centre(hex))}
    >
      <RobotArt colour={view.seats[seat]!.colour} {...{ name, facing, cargo, stuck, own, sideMarks }} />
    </g>
  );
}

function at({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` };
}
