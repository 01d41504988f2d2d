import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import type { Choice, GameCommand, View } from "./generated";
import { robotOf } from "./fold";
import { hexName, directionWords, robotWords } from "./wording";
import { CrystalIcon } from "./sprites";
import { TileIcon } from "./icons";
import { tip } from "../../ui/tip";
import { useDigitKeys } from "./turn_keys";
import type { Names } from "../api";

interface Props {
  readonly choice: Choice;
  readonly view: View;
  readonly names: Names;
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
}

/** A question of the game with its answers as buttons; the same answers lie on the board. */
export function Prompt({ choice, view, names, busy, answer }: Props) {
  const options = answers(choice, view);
  useDigitKeys(busy ? 0 : options.length, (index) => answer(options[index]!.command));
  return (
    <div class="prompt" role="group" aria-live="assertive" data-prompt={choice.kind}>
      <p>
        <strong>{question(choice, names, view)}</strong>
      </p>
      <div class="actions">
        {options.map(({ label, words = label, command, tile, number }, index) => (
          <button
            class="button"
            key={label}
            disabled={busy}
            aria-label={label}
            aria-keyshortcuts={String(index + 1)}
            {...tip(label, undefined, String(index + 1))}
            onClick={() => answer(command)}
          >
            {tile && <TileIcon tile={tile} />}
            {number !== undefined && <b aria-hidden="true">{number}</b>}
            {words}
          </button>
        ))}
      </div>
      {choice.kind === "place_crystal" && (
        <p class="quiet">
          <CrystalIcon crystal={choice.crystal} /> {matchText.prompt.crystalHelp}
        </p>
      )}
    </div>
  );
}

/** The question of a choice in words. */
function question(choice: Choice, names: Names, view: View): string {
  switch (choice.kind) {
    case "zap_robot":
      return matchText.prompt.zapRobot(placesText.piece(robotWords(names, choice.robot), hexName(robotOf(view, choice.robot).at, view.radius)));
    case "zap_blob":
      return matchText.prompt.zapBlob;
    case "place_crystal":
      return matchText.prompt.crystal(matchText.crystals[choice.crystal]);
    case "program":
      return matchText.program.choose;
    case "first":
      return matchText.program.first;
  }
}

interface Answer {
  readonly label: string;
  /** What the button shows, if not its label. */
  readonly words?: string;
  readonly command: GameCommand;
  readonly tile?: keyof typeof matchText.tiles;
  /** The number that the same answer has on the board. */
  readonly number?: number;
}

/** The answers to a question in others' turns, with their words and commands. */
function answers(choice: Choice, { radius }: View): Answer[] {
  switch (choice.kind) {
    case "zap_robot":
      return choice.options.map((order) =>
        order
          ? { label: matchText.tiles[order], command: { type: "zap_robot", order }, tile: order }
          : { label: matchText.prompt.decline, command: { type: "zap_robot", order: null } },
      );
    case "zap_blob":
      return choice.options.map((direction) => ({
        label: direction === null ? matchText.prompt.decline : directionWords(direction),
        command: { type: "zap_blob", direction },
      }));
    case "place_crystal":
      return choice.options.map((at, index) => ({
        label: placesText.crystalOn(hexName(at, radius)),
        words: hexName(at, radius),
        command: { type: "place_crystal", at },
        number: index + 1,
      }));
    case "program":
    case "first":
      return [];
  }
}
