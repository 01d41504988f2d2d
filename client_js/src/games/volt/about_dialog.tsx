/** What the match is about: how it is won, what is left in the stacks, and what of it is a house rule. */
import { Dialog } from "../../ui/dialog";
import type { Names } from "../api";
import type { View } from "./generated";
import { text } from "#text/volt/lobby";
import { text as matchText } from "#text/volt/match";

interface Props {
  readonly view: View;
  readonly names: Names;
  readonly close: () => void;
}

export function AboutDialog({ view, names, close }: Props) {
  const { arena, target, squad_target, round_limit, pool, taken, stacks, championship, seats, mode } = view;
  const killbots = seats.some(({ killbot }) => killbot !== null);
  const about = matchText.about;
  return (
    <Dialog title={about.title} close={close}>
      <ul class="vt-about">
        <li>{about.arena(arena.name, text.options.modeWords[mode])}</li>
        <li>{about.target(target)}</li>
        {killbots && <li>{about.squad(squad_target)}</li>}
        <li>{about.rounds(round_limit)}</li>
        <li>{about.tokens(pool, taken.length)}</li>
        {mode !== "training" && <li>{about.stacks(stacks[0], stacks[1], stacks[2])}</li>}
        {championship?.defenders.map(({ arena: won, seat }) => <li key={won}>{about.defender(won, names(seat))}</li>)}
      </ul>
      <p class="vt-house">
        <span class="chip">{about.house}</span> {text.options.house}
      </p>
    </Dialog>
  );
}
