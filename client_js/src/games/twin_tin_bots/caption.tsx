import type { Choice, RoomView } from "../../protocol/generated";
import { text } from "../../text";
import { useShell, useStore } from "../../ui/hooks";
import { describe, robotWords } from "./wording";
import type { Names } from "./wording";

interface Props {
  readonly names: Names;
  readonly mine: readonly number[];
  readonly choices: readonly Choice[];
  readonly caughtUp: boolean;
  /** Whether the board shows what would happen. */
  readonly foreseen: boolean;
}

/** One sentence below the board: what is happening, or whom the match waits for. */
export function Caption({ names, mine, choices, caughtUp, foreseen }: Props) {
  const { client } = useShell();
  const shown = useStore(client.playback.shown);
  const still = foreseen ? text.trial.caption : waiting(choices, names, mine, shown?.model.room ?? null);
  const sentence = shown?.event ? describe(shown.event, names) : still;
  return (
    <div class="caption">
      <p role="status" aria-live={shown?.event ? "off" : "polite"}>
        {sentence}
      </p>
      {!caughtUp && <SkipButton />}
    </div>
  );
}

function waiting(choices: readonly Choice[], names: Names, mine: readonly number[], room: RoomView | null): string {
  const choice = choices.find(({ seat }) => !mine.includes(seat));
  return choice ? sentenceFor(choice, names, isBot(room, choice.seat)) : "";
}

function isBot(room: RoomView | null, seat: number): boolean {
  return Boolean(room?.seats[seat]?.bot);
}

/** Whom the match waits for; `bot`: whether that is a bot. */
export function sentenceFor(choice: Choice, names: Names, bot = false): string {
  const name = names(choice.seat);
  switch (choice.kind) {
    case "program":
    case "first":
      return bot ? text.bots.thinking(name) : text.program.waitingFor(name);
    case "zap_robot":
      return text.prompt.othersZap(name, robotWords(names, choice.robot));
    case "zap_blob":
      return text.prompt.othersBlob(name);
    case "place_crystal":
      return text.prompt.othersCrystal(name);
  }
}

function SkipButton() {
  const { client } = useShell();
  return (
    <button
      class="icon-button"
      aria-label={text.game.skip}
      title={text.game.skip}
      onClick={() => client.playback.catchUp()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 5l7 7-7 7zM12 5l7 7-7 7z" />
      </svg>
    </button>
  );
}
