/** The badge that marks bots, and the field to choose their level. */
import { text } from "#text/platform/first";
import { levelFor } from "../model/opponents";
import type { BotLevel } from "../protocol/generated";
import { useStore } from "../store";
import { tip } from "./controls";
import { useShell } from "./hooks";

/** Each level makes a face of its own: muddled, hungry, or with its eyes far ahead. */
const MOUTHS: Readonly<Record<BotLevel, string>> = {
  random: "M7 17.4l2-1.6 2 1.6 2-1.6 2 1.6 2-1.6",
  greedy: "M7 15.4c2.4 3.6 7.6 3.6 10 0z",
  planner: "M8 16.7h8",
};
const LOOKS: Readonly<Record<BotLevel, number>> = { random: 0, greedy: 0.7, planner: -0.8 };

/** The face of a bot, with a lamp on its head that always burns: a bot never goes away. */
export function BotFace({ level }: { level: BotLevel }) {
  const look = LOOKS[level];
  return (
    <svg class="bot-face" viewBox="0 0 24 24" aria-hidden="true">
      <path class="bot-antenna" d="M12 7V3.5" />
      <circle class="bot-lamp" cx="12" cy="3" r="2.2" />
      <path class="bot-ears" d="M2 11.5v4M22 11.5v4" />
      <rect class="bot-head" x="4" y="6.5" width="16" height="14" rx="4" />
      <circle class="bot-eye" cx="8.7" cy="11.6" r="2.3" />
      <circle class="bot-eye" cx="15.3" cy="11.6" r="2.3" />
      <circle class="bot-pupil" cx="8.7" cy={11.6 + look} r="1.1" />
      <circle class="bot-pupil" cx="15.3" cy={11.6 + look} r="1.1" />
      <path class="bot-mouth" d={MOUTHS[level]} />
    </svg>
  );
}

/** Marks a name as a bot's, with its level. `tips`: whether the page shows tips. */
export function BotBadge({ level, tips = false }: { level: BotLevel; tips?: boolean }) {
  const label = text.bots.label(text.bots.levels[level].name);
  const { about } = text.bots.levels[level];
  return (
    <span class="bot-mark" role="img" data-bot={level} aria-label={label} {...(tips ? tip(label, about) : { title: `${label}. ${about}` })}>
      <BotFace level={level} />
    </span>
  );
}

interface LevelProps {
  readonly label?: string;
  /** The levels that the game has. */
  readonly levels: readonly BotLevel[];
}

/** A field for the level of bots, which the browser remembers for all forms. */
export function LevelField({ label = text.bots.level, levels }: LevelProps) {
  const { opponents } = useShell();
  const wish = useStore(opponents);
  return (
    <label class="level-field">
      {label}
      <select
        name="bot-level"
        value={levelFor(wish.level, levels)}
        onChange={(event) => opponents.set({ ...wish, level: event.currentTarget.value as BotLevel })}
      >
        {levels.map((level) => (
          <option key={level} value={level}>{text.bots.levels[level].choice}</option>
        ))}
      </select>
    </label>
  );
}
