/** The board as a drawing: ground, things, robots, and the options of a prompt that lie on it. */
import { useMemo } from "preact/hooks";
import type { Choice, GameCommand, Hex, RobotView, View } from "./generated";
import { matchText } from "./text/match";
import { BaseArt, BlobArt, CrystalDefinitions, GATE_LETTERS, GateArt, MudArt, RobotArt, RockArt } from "./sprites";
import type { Forecast } from "./forecast";
import { PreviewOverlay } from "./preview_overlay";
import { board, centre, hexKey, outline, plate, viewBox } from "./hex";
import type { Point } from "./hex";
import { OptionsOnBoard } from "./options";
import type { Names } from "../api";
import { useStore } from "../../store";
import { tip } from "../../ui/tips";
import { focusNextPiece } from "./board_focus";
import { boardSettings } from "./board_settings";
import { robotWords } from "./wording";

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
}

export function Board({ view, names, mine, choice, answer, forecast }: Props) {
  const { sideMarks } = useStore(boardSettings());
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
      <Terrain view={view} />
      <Things view={view} names={names} mine={mine} />
      <g class="robots">
        {view.robots.map((robot) => (
          <Robot
            key={`${robot.seat}${robot.name}`}
            {...{ robot, view, names, sideMarks }}
            own={mine.includes(robot.seat)}
            foreseen={forecast?.robots.some(({ seat, name }) => seat === robot.seat && name === robot.name) ?? false}
          />
        ))}
      </g>
      {forecast && <PreviewOverlay forecast={forecast} view={view} />}
      <g class="effects" aria-hidden="true" />
      {choice && <OptionsOnBoard choice={choice} view={view} names={names} answer={answer} />}
    </svg>
  );
}

function Ground({ radius }: { radius: number }) {
  return useMemo(() => <g class="ground">{board(radius).map(groundHex)}</g>, [radius]);
}

function groundHex(hex: Hex) {
  const tone = (((hex[0] - hex[1]) % 3) + 3) % 3;
  const isMiddle = hexKey(hex) === "0,0";
  const middle = isMiddle ? " middle" : "";
  return (
    <polygon
      {...(isMiddle ? piece(matchText.glance.centre, matchText.glance.centreAbout) : {})}
      key={hexKey(hex)}
      class={`hex tone-${tone}${middle}`}
      data-hex={hexKey(hex)}
      points={outline(0.96)}
      style={at(centre(hex))}
    />
  );
}

function Terrain({ view }: { view: View }) {
  return (
    <g class="terrain">
      {view.mud.map((hex) => (
        <g key={hexKey(hex)} {...piece(matchText.glance.mud, matchText.glance.mudAbout)} data-mud={hexKey(hex)} style={at(centre(hex))}>
          <MudArt />
        </g>
      ))}
      {view.teleporters.flatMap((pair, index) =>
        pair.map((hex) => (
          <g
            key={hexKey(hex)}
            {...piece(matchText.glance.teleporter(GATE_LETTERS[index % 3]!), matchText.glance.teleporterAbout)}
            data-teleporter={hexKey(hex)}
            data-pair={index}
            style={at(centre(hex))}
          >
            <GateArt pair={index} />
          </g>
        )),
      )}
    </g>
  );
}

function Things({ view, names, mine }: { view: View; names: Names; mine: readonly number[] }) {
  const active = view.result ? null : view.active;
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
          aria-label={seat === active ? matchText.game.activeBase(names(seat)) : matchText.game.base(names(seat))}
          style={at(centre(base))}
        >
          <BaseArt colour={colour} />
        </g>
      ))}
      {view.rocks.map((hex) => (
        <g key={`rock ${hexKey(hex)}`} {...piece(matchText.glance.rock, matchText.glance.rockAbout)} data-rock={hexKey(hex)} style={at(centre(hex))}>
          <RockArt />
        </g>
      ))}
      {view.blobs.map((hex) => (
        <g key={`blob ${hexKey(hex)}`} {...piece(matchText.glance.blob, matchText.glance.blobAbout)} data-blob={hexKey(hex)} style={at(centre(hex))}>
          <BlobArt />
        </g>
      ))}
      {view.crystals.map(({ at: hex, crystal }) => (
        <g
          key={`crystal ${hexKey(hex)}`}
          {...tip(matchText.glance.crystalNames[crystal], matchText.glance.crystals[crystal])}
          tabindex={-1}
          data-crystal={crystal}
          data-at={hexKey(hex)}
          role="img"
          aria-label={matchText.crystals[crystal]}
          style={at(centre(hex))}
        >
          <use href={`#crystal-${crystal}`} />
        </g>
      ))}
    </g>
  );
}

/** Attributes of a piece without a label of its own: the arrow keys reach it. */
function piece(name: string, about: string) {
  return { ...tip(name, about), tabindex: -1, role: "img", "aria-label": name } as const;
}

function baseTip(name: string, own: boolean) {
  if (own) return tip(matchText.glance.ownBase, matchText.glance.ownBaseAbout);
  return tip(matchText.game.base(name), matchText.glance.baseAbout(name));
}

function robotAbout({ seat, stuck }: RobotView, names: Names, own: boolean): string {
  const about = own ? matchText.glance.ownRobotAbout : matchText.glance.robotAbout(names(seat));
  return stuck ? `${matchText.glance.stuckAbout} ${about}` : about;
}

interface RobotProps {
  readonly robot: RobotView;
  readonly view: View;
  readonly names: Names;
  /** Whether a preview shows it elsewhere, or otherwise. */
  readonly foreseen: boolean;
  readonly own: boolean;
  readonly sideMarks: boolean;
}

function Robot({ robot, view, names, foreseen, own, sideMarks }: RobotProps) {
  const { seat, name, at: hex, facing, cargo, stuck } = robot;
  const running = view.executing?.seat === seat && view.executing.robot === name;
  const load = cargo ? matchText.game.carrying(matchText.crystals[cargo]) : matchText.game.noCargo;
  const label = matchText.game.robotLabel(robotWords(names, robot), matchText.directions[facing]!, load);
  return (
    <g
      role="img"
      aria-label={own ? matchText.glance.ownRobot(label) : label}
      data-own={own}
      {...tip(label, robotAbout(robot, names, own))}
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
