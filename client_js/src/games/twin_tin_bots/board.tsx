/** The board as a drawing: ground, things, robots, and the options of a prompt that lie on it. */
import { useMemo } from "preact/hooks";
import type { Choice, GameCommand, Hex, RobotView, View } from "./generated";
import { matchText } from "./text/match";
import { BaseArt, BlobArt, CrystalDefinitions, GateArt, MudArt, RobotArt, RockArt } from "./sprites";
import type { Forecast } from "./forecast";
import { PreviewOverlay } from "./preview_overlay";
import { board, centre, hexKey, outline, plate, viewBox } from "./hex";
import type { Point } from "./hex";
import { OptionsOnBoard } from "./options";
import type { Names } from "../api";
import { useStore } from "../../store";
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
      aria-label={matchText.game.board}
    >
      <CrystalDefinitions />
      <polygon class="board-plate" points={plate(view.radius, MARGIN)} />
      <Ground radius={view.radius} />
      <Terrain view={view} />
      <Things view={view} names={names} />
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

function Terrain({ view }: { view: View }) {
  return (
    <g class="terrain">
      {view.mud.map((hex) => (
        <g key={hexKey(hex)} data-mud={hexKey(hex)} style={at(centre(hex))}>
          <MudArt />
        </g>
      ))}
      {view.teleporters.flatMap((pair, index) =>
        pair.map((hex) => (
          <g key={hexKey(hex)} data-teleporter={hexKey(hex)} data-pair={index} style={at(centre(hex))}>
            <GateArt pair={index} />
          </g>
        )),
      )}
    </g>
  );
}

function Things({ view, names }: { view: View; names: Names }) {
  const active = view.result ? null : view.active;
  return (
    <g class="things">
      {view.seats.map(({ colour, base }, seat) => (
        <g
          key={seat}
          data-base={seat}
          data-at={hexKey(base)}
          data-active={seat === active}
          role="img"
          aria-label={seat === active ? matchText.game.activeBase(names(seat)) : matchText.game.base(names(seat))}
          style={at(centre(base))}
        >
          <BaseArt colour={colour} />
        </g>
      ))}
      {view.rocks.map((hex) => (
        <g key={`rock ${hexKey(hex)}`} data-rock={hexKey(hex)} style={at(centre(hex))}>
          <RockArt />
        </g>
      ))}
      {view.blobs.map((hex) => (
        <g key={`blob ${hexKey(hex)}`} data-blob={hexKey(hex)} style={at(centre(hex))}>
          <BlobArt />
        </g>
      ))}
      {view.crystals.map(({ at: hex, crystal }) => (
        <g
          key={`crystal ${hexKey(hex)}`}
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
