/** The reports of the desk, followed while the page is visible. */
import { useEffect, useState } from "preact/hooks";
import { text as deskText } from "#text/platform/desk";
import { type DeskReport, type DeskReports, closeReport, closeReportsOf, listReports, releaseReport, removeLine, takeReport } from "../../net/desk";
import { useShell } from "../hooks";
import { roomPath } from "../router";
import { useDeskRequest } from "./access";
import { PersonMeasures, WhyField } from "./measures";
import { formatDateTime, formatClock } from "../../text/times";

const FOLLOW_MS = 3_000;
const CLOSED_SHOWN = 20;

/** The open reports, and on demand those that were closed last. */
export function ReportsPart() {
  const [showsClosed, setShowsClosed] = useState(false);
  const { reports, read, problem } = useReports(showsClosed ? CLOSED_SHOWN : 0);
  const [done, setDone] = useState<string | null>(null);
  const words = deskText.reports;
  const changed = (sentence: string | null) => {
    setDone(sentence);
    void read();
  };
  if (!reports) return <p>{problem ?? deskText.loading}</p>;
  return (
    <section class="desk-reports" aria-label={deskText.parts.reports}>
      <p role="status">{done ?? deskText.waiting(reports.waiting)}</p>
      {problem && <p role="alert">{problem}</p>}
      {reports.open.length === 0 && <p class="quiet">{words.none}</p>}
      {reports.open.length < reports.waiting && <p class="quiet">{words.more(reports.open.length, reports.waiting)}</p>}
      <ul class="desk-list">
        {reports.open.map((report) => (
          <li key={report.id}>
            <OpenReport report={report} changed={changed} />
          </li>
        ))}
      </ul>
      <label class="desk-check">
        <input type="checkbox" checked={showsClosed} onChange={(event) => setShowsClosed(event.currentTarget.checked)} />
        {words.showClosed}
      </label>
      {showsClosed && <ClosedReports reports={reports.closed} />}
    </section>
  );
}

/** Reads the reports now and every few seconds while the page is visible. */
function useReports(closed: number) {
  const [reports, setReports] = useState<DeskReports | null>(null);
  const { run, problem } = useDeskRequest();
  const read = () => run(async () => setReports(await listReports(closed)));
  useEffect(() => {
    void read();
    const timer = setInterval(() => document.visibilityState === "visible" && void read(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [closed]);
  return { reports, read, problem };
}

interface ReportProps {
  readonly report: DeskReport;
  /** Takes a sentence on what was done; the reports are read again. */
  readonly changed: (sentence: string | null) => void;
}

/** A report with the lines round it, the measures of one click, and who has taken it. */
function OpenReport({ report, changed }: ReportProps) {
  const { client, me } = useShell();
  const asking = useDeskRequest();
  const [why, setWhy] = useState(report.why || deskText.measures.defaultWhy);
  const { line, place, room, holder } = report;
  const words = deskText.measures;
  const isFree = holder === null || holder.until < client.session.account.now;
  const isMine = !isFree && holder.identity === me.identity;
  const because = { why: why.trim(), report: report.id };
  const isOff = asking.busy || (!isFree && !isMine);
  const act = (action: () => Promise<string | null>) => void asking.run(async () => changed(await action()));
  const remove = (all: boolean) => act(async () => deskText.done.removed(await removeLine(place, room, line.id, all, because)));
  return (
    <article class="plate desk-report" data-report={report.id} aria-label={deskText.reports.line(line.name)}>
      <ReportHead report={report} />
      <Holder {...{ report, isFree, isMine, busy: asking.busy, act }} />
      <Context report={report} />
      <WhyField why={why} change={setWhy} />
      <div class="actions">
        <button class="button" data-measure="remove" disabled={isOff || report.removed || because.why === ""} onClick={() => remove(false)}>
          {words.removeLine}
        </button>
        <button class="button" data-measure="remove-all" disabled={isOff || report.removed || because.why === ""} onClick={() => remove(true)}>
          {words.removeAll}
        </button>
        <PersonMeasures identity={line.identity} name={line.name} because={because} disabled={isOff} done={changed} />
        <button
          class="button"
          data-measure="close-all"
          disabled={isOff || because.why === ""}
          onClick={() => act(async () => closeReportsOf(report.by, because.why).then(({ reports }) => deskText.done.closedReports(reports)))}
        >
          {words.closeAllOf(report.name)}
        </button>
        <button
          class="button primary"
          data-measure="close"
          disabled={isOff || because.why === ""}
          onClick={() => act(async () => closeReport(report.id, because.why).then(() => deskText.reports.closedNow))}
        >
          {words.close}
        </button>
      </div>
      {asking.problem && <p role="alert">{asking.problem}</p>}
    </article>
  );
}

/** Who reports whom, for what, when and where. */
function ReportHead({ report }: { report: DeskReport }) {
  const { navigate } = useShell();
  const words = deskText.reports;
  const { line, place, room } = report;
  return (
    <header>
      <h2>{words.line(line.name)}</h2>
      <p class="quiet">{words[place]}, {formatDateTime(line.time)}</p>
      <p class="quiet">{words.by(report.name, formatDateTime(report.made || line.time))}</p>
      {report.why && <p>{words.reason(report.why)}</p>}
      <div class="actions">
        <button class="link-button" onClick={() => navigate(`/desk/people/${line.identity}`)}>
          {words.history(line.name)}
        </button>
        {room !== null && (
          <button class="link-button" onClick={() => navigate(roomPath(room))}>{words.toTable}</button>
        )}
      </div>
    </header>
  );
}

interface HolderProps {
  readonly report: DeskReport;
  readonly isFree: boolean;
  readonly isMine: boolean;
  readonly busy: boolean;
  readonly act: (action: () => Promise<null>) => void;
}

/** Who handles a report, with a button to take it or to give it back. */
function Holder({ report, isFree, isMine, busy, act }: HolderProps) {
  const words = deskText.reports;
  const take = (force: boolean) => act(async () => takeReport(report.id, force).then(() => null));
  return (
    <div class="desk-holder">
      {!isFree && <p>{isMine ? words.takenByYou : words.takenBy(report.holder?.name ?? "")}</p>}
      {isFree && (
        <button class="button" data-take disabled={busy} onClick={() => take(false)}>{words.take}</button>
      )}
      {isMine && (
        <button class="button" data-release disabled={busy} onClick={() => act(async () => releaseReport(report.id).then(() => null))}>
          {words.release}
        </button>
      )}
      {!isFree && !isMine && (
        <button class="button" data-take-over disabled={busy} onClick={() => take(true)}>{words.takeOver}</button>
      )}
    </div>
  );
}

/** The reported line among its neighbours. */
function Context({ report }: { report: DeskReport }) {
  return (
    <ul class="desk-context" aria-label={deskText.reports.context}>
      {report.context.map((line) => (
        <li key={line.id} data-reported={line.id === report.line.id || undefined}>
          <time class="quiet" dateTime={new Date(line.time).toISOString()}>
            {formatClock(line.time)}
          </time>{" "}
          <strong>{line.name}</strong> <span class="chat-words">{line.text}</span>{" "}
          {line.id === report.line.id && report.removed && <span class="chip">{deskText.reports.removed}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Reports without measures: closed ones, and those of a person's lines. */
export function ClosedReports({ reports }: { reports: readonly DeskReport[] }) {
  const words = deskText.reports;
  return (
    <ul class="desk-list" aria-label={words.closedTitle}>
      {reports.map((report) => (
        <li key={report.id} class="plate desk-report">
          <ReportHead report={report} />
          <Context report={report} />
          {report.closed?.by && <p>{words.closedBy(report.closed.by, formatDateTime(report.closed.time), report.closed.why)}</p>}
        </li>
      ))}
    </ul>
  );
}
