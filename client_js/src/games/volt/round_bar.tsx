/** The bar at the top: the round, the phase, and what the player is to do. */
import { useState } from "preact/hooks";
import { text as matchText } from "#text/volt/match";
import type { MatchProps, Names } from "../api";
import { Silent, lazy } from "../../ui/lazy";
import { useIsOver } from "../../ui/match/source";
import { tip } from "../../ui/tip";
import type { Choice, GameEvent, Phase, View } from "./generated";

interface Props extends MatchProps<View, GameEvent, Choice> {
  /** The names of all seats of the game. */
  readonly names: Names;
  /** The own open choice. */
  readonly choice: Choice | null;
}

const AboutDialog = lazy(async () => (await import("./dialogs")).AboutDialog, Silent);

const PHASES: readonly Phase[] = ["preparation", "programming", "activation", "resolution"];

/** The line above the arena: what is done now, the phase, the round, and the match of a championship. */
export function RoundBar({ view, choice, names }: Props) {
  const [explained, explain] = useState(false);
  const { round, round_limit, phase, unit, championship } = view;
  const words = useIsOver() || view.result ? matchText.round.over : choice ? matchText.asks[choice.kind] : unit !== null ? matchText.round.unit(unit) : matchText.round.phases[phase];
  return (
    <div class={`vt-bar${choice ? " own" : ""}`}>
      <strong class="vt-doing">{words}</strong>
      <ol class="vt-phases" aria-label={matchText.round.phasesLabel}>
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? "step" : undefined} {...tip(matchText.round.phases[one], matchText.round.phasesAbout[one])}>
            <span>{matchText.round.phasesShort[one]}</span>
          </li>
        ))}
      </ol>
      {championship && (
        <span class="chip" data-match={championship.match} {...tip(matchText.round.match(championship.match), matchText.round.matchAbout)}>
          {matchText.round.match(championship.match)}
        </span>
      )}
      <button type="button" class="vt-round" {...tip(matchText.about.title)} aria-haspopup="dialog" onClick={() => explain(true)}>
        {matchText.round.number(round, round_limit)}
      </button>
      {explained && <AboutDialog view={view} names={names} close={() => explain(false)} />}
    </div>
  );
}
