/** The audit log: what operators and moderators have done and looked up. */
import { useEffect, useState } from "preact/hooks";
import { text as deskText } from "#text/platform/desk";
import type { DeskAction } from "../../net/desk";
import { listActions } from "../../net/desk";
import { useShell } from "../hooks";
import { useDeskRequest } from "./access";
import { formatDateTime } from "../../text/times";

const SHOWN = 50;
const MOST = 500;

/** The newest lines of the audit log, and more of them on demand. */
export function AuditPart() {
  const [count, setCount] = useState(SHOWN);
  const [actions, setActions] = useState<readonly DeskAction[] | null>(null);
  const { run, problem, busy } = useDeskRequest();
  useEffect(() => void run(async () => setActions(await listActions(count))), [count]);
  if (!actions) return <p>{problem ?? deskText.loading}</p>;
  return (
    <section class="plate" aria-label={deskText.parts.log}>
      {actions.length === 0 ? <p>{deskText.log.none}</p> : <ActionTable actions={actions} withPerson />}
      {actions.length === count && count < MOST && (
        <button class="button" disabled={busy} onClick={() => setCount(Math.min(count + 2 * SHOWN, MOST))}>
          {deskText.log.more}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

/** Entries of the log; `withPerson`: with a column for what they concern. */
export function ActionTable({ actions, withPerson }: { actions: readonly DeskAction[]; withPerson: boolean }) {
  const words = deskText.log;
  return (
    <div class="desk-table" tabIndex={0} role="region" aria-label={deskText.parts.log}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.by}</th>
            <th scope="col">{words.what}</th>
            {withPerson && <th scope="col">{words.of}</th>}
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {actions.map((action) => (
            <tr key={`${action.time} ${action.what} ${action.of}`}>
              <td data-head={words.time}>{formatDateTime(action.time)}</td>
              <td data-head={words.by}>{action.by}</td>
              <td data-head={words.what}>{actionWords(action.what)}</td>
              {withPerson && (
                <td data-head={words.of}>
                  <Concerned action={action} />
                </td>
              )}
              <td data-head={words.why}>{action.why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A recorded action in words, or as it was recorded if this page does not know it. */
function actionWords(what: string): string {
  const words: Readonly<Record<string, string | undefined>> = deskText.log.actions;
  return words[what.replaceAll(" ", "_")] ?? what;
}

/** What an entry concerns: a person leads to the person's history. */
function Concerned({ action: { of, name } }: { action: DeskAction }) {
  const { navigate } = useShell();
  if (!/^[0-9a-f]{16}$/.test(of)) return <>{of}</>; // no identity
  return (
    <button class="link-button" onClick={() => navigate(`/desk/people/${of}`)}>
      {name || of}
    </button>
  );
}
