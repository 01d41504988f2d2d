import { useEffect, useState } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import type { GameAccess, GameMatchPart } from "../../games/api";
import type { Candidate } from "../../protocol/generated";
import { useStore } from "../../store";
import { sentenceOf } from "../http_request";
import { namesOf } from "../match/room_events";
import type { PracticeTable } from "./table";

/** Worths are in hundredths of a point; they are shown in tenths. */
const TENTH = 10;

/** What the strongest bot of the game would do now, and what other moves would lead to; a move that is chosen is played. */
export function Suggestions({ table, game }: { table: PracticeTable; game: GameMatchPart }) {
  const [found, setFound] = useState<readonly Candidate[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [access, setAccess] = useState<GameAccess | null>(null);
  const model = useStore(table.source.model);
  const moves = useStore(table.ownMoves);
  const busy = useStore(table.busy);
  useEffect(() => setFound(null), [moves, model?.number]); // suggestions are of one position
  const ask = () => {
    setProblem(null);
    game.loadAccess?.().then(setAccess, () => undefined); // without it moves have numbers
    table.suggest().then(
      ({ candidates }) => {
        if (table.source.model.value === model) setFound(candidates); // else the position has changed meanwhile
      },
      (error: Error) => setProblem(sentenceOf(error)),
    );
  };
  const choose = ({ command }: Candidate) => void table.play([command]);
  const names = model ? namesOf(model.room, model.view) : String;
  // the sentence of what the move leads to, or its number while the game's words are not loaded
  const words = (one: Candidate, index: number) =>
    (model?.view && access?.turnSummary?.(one.events as Parameters<NonNullable<typeof access.turnSummary>>[0], names, model.audience, model.view)) ??
    practiceText.move(index + 1);
  return (
    <>
      <button class="button" data-practice="suggest" disabled={busy} aria-expanded={found !== null} onClick={found ? () => setFound(null) : ask}>
        {practiceText.hint}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
      {found && (
        <ol class="suggestions" aria-label={practiceText.hint}>
          {found.map((one, index) => (
            <li key={index}>
              <button class={index === 0 ? "button primary" : "button"} onClick={() => choose(one)}>
                <span>{words(one, index)}</span>
                <Difference points={index === 0 ? 0 : pointsBetween(found[0]!, one)} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** By how many points a move is worth more than another one; 0 if the game does not say. */
function pointsBetween(best: Candidate, one: Candidate): number {
  return one.worth === null || best.worth === null ? 0 : Math.round((one.worth - best.worth) / TENTH) / 10;
}

function Difference({ points }: { points: number }) {
  return points === 0 ? null : <span class="chip">{practiceText.worth(points)}</span>;
}
