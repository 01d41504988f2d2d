/** The mutes and bans in force. */
import { useEffect, useState } from "preact/hooks";
import { text as deskText } from "#text/platform/desk";
import type { DeskSanction } from "../../net/desk";
import { lift, listSanctions } from "../../net/desk";
import { useShell } from "../hooks";
import { useDeskRequest } from "./access";
import { formatDateTime } from "../../text/times";

/** The mutes and bans that hold now. */
export function SanctionsPart() {
  const [sanctions, setSanctions] = useState<readonly DeskSanction[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { run, problem } = useDeskRequest();
  const read = () => run(async () => setSanctions(await listSanctions()));
  useEffect(() => void read(), []);
  const changed = (sentence: string) => {
    setDone(sentence);
    void read();
  };
  if (!sanctions) return <p>{problem ?? deskText.loading}</p>;
  return (
    <section class="plate" aria-label={deskText.parts.sanctions}>
      <p role="status">{done ?? (sanctions.length === 0 ? deskText.sanctions.none : null)}</p>
      {problem && <p role="alert">{problem}</p>}
      <SanctionList sanctions={sanctions} changed={changed} />
    </section>
  );
}

interface ListProps {
  readonly sanctions: readonly DeskSanction[];
  readonly changed: (sentence: string) => void;
}

/** Mutes and bans with their ends, and a way to lift each. */
export function SanctionList({ sanctions, changed }: ListProps) {
  const { navigate } = useShell();
  const asking = useDeskRequest();
  const words = deskText.sanctions;
  const end = ({ kind, identity }: DeskSanction) =>
    void asking.run(async () => {
      await lift(kind, identity, deskText.measures.lift);
      changed(deskText.done.lifted);
    });
  return (
    <>
      <ul class="desk-list">
        {sanctions.map((one) => (
          <li key={`${one.kind} ${one.identity}`} class="desk-row" data-sanction={one.kind}>
            <div>
              <p>
                <span class="chip">{words[one.kind]}</span>{" "}
                <button class="link-button" onClick={() => navigate(`/desk/people/${one.identity}`)}>
                  {one.name || one.identity}
                </button>
              </p>
              <p class="quiet">{words.until(formatDateTime(one.until))}</p>
              <p>{one.why}</p>
            </div>
            <button
              class="button"
              disabled={asking.busy}
              aria-label={deskText.measures.liftOne(words[one.kind], one.name || one.identity)}
              onClick={() => end(one)}
            >
              {deskText.measures.lift}
            </button>
          </li>
        ))}
      </ul>
      {asking.problem && <p role="alert">{asking.problem}</p>}
    </>
  );
}
