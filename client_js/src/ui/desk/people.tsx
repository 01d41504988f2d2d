/** The look-up of people by name, and what is known of one. */
import { useEffect, useState } from "preact/hooks";
import { text as deskText } from "#text/platform/desk";
import { type DeskMatch, type DeskPerson, type PersonHistory, findPeople, personHistory } from "../../net/desk";
import { MAX_NAME_CHARS, MAX_REASON_CHARS } from "../../protocol/generated";
import { Avatar } from "../avatar";
import { useShell } from "../hooks";
import { roomPath } from "../router";
import { useDeskRequest } from "./access";
import { ActionTable, MeasureDialog, PersonMeasures, SanctionList, WhyField } from "./measures";
import { ClosedReports } from "./reports";
import { formatDateTime } from "../../text/times";

/** The search for a person, or the person with an `identity`. */
export function PeoplePart({ identity }: { identity: string }) {
  return identity === "" ? <PeopleSearch /> : <Person identity={identity} />;
}

/** Finds a person by name or identity. */
function PeopleSearch() {
  const { navigate } = useShell();
  const asking = useDeskRequest();
  const [found, setFound] = useState<{ readonly name: string; readonly people: readonly DeskPerson[] } | null>(null);
  const words = deskText.people;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const [name, why] = ["name", "why"].map((field) => String(data.get(field)).trim()) as [string, string];
    void asking.run(async () => setFound({ name, people: await findPeople(name, why) }));
  };
  return (
    <section class="plate desk-people" aria-label={deskText.parts.people}>
      <form class="desk-search" data-form="people" onSubmit={onSubmit}>
        <label>
          {words.search}
          <input name="name" required maxLength={MAX_NAME_CHARS} autocomplete="off" />
        </label>
        <label>
          {words.why}
          <input name="why" required minLength={3} maxLength={MAX_REASON_CHARS} autocomplete="off" />
        </label>
        <button class="button primary" disabled={asking.busy}>{words.submit}</button>
      </form>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      <div role="status">{found?.people.length === 0 && <p>{words.none(found.name)}</p>}</div>
      <ul class="desk-list">
        {found?.people.map((person) => (
          <li key={person.identity}>
            <button class="button desk-person" data-person={person.identity} onClick={() => navigate(`/desk/people/${person.identity}`)}>
              <PersonWords person={person} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A person with name, identity and kind of account. */
function PersonWords({ person }: { person: DeskPerson }) {
  const words = deskText.people;
  return (
    <>
      <Avatar id={person.identity} /> <strong>{person.name || words.noName}</strong> <code class="quiet">{person.identity}</code>{" "}
      <span class="chip">{person.registered ? words.registered : words.guest}</span>
      {person.moderator && <span class="chip">{words.moderator}</span>}
    </>
  );
}

/** A person as moderators see one, with the measures against them. */
function Person({ identity }: { identity: string }) {
  const { navigate, me } = useShell();
  const asking = useDeskRequest();
  const [history, setHistory] = useState<PersonHistory | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [why, setWhy] = useState(deskText.measures.defaultWhy);
  const words = deskText.people;
  const read = () => asking.run(async () => setHistory(await personHistory(identity, why.trim() || deskText.measures.defaultWhy)));
  useEffect(() => void read(), []);
  const changed = (sentence: string) => {
    setDone(sentence);
    void read();
  };
  if (!history) return <p>{asking.problem ?? deskText.loading}</p>;
  const { person } = history;
  return (
    <section class="desk-history" aria-label={person.name || words.noName}>
      <header class="plate">
        <h2>
          <PersonWords person={person} />
        </h2>
        {history.created > 0 && <p>{words.created(formatDateTime(history.created))}</p>}
        {history.seen > 0 && <p>{words.seen(formatDateTime(history.seen))}</p>}
        <p>{words.made(history.made)}</p>
        <button class="link-button" onClick={() => navigate("/desk/people")}>{words.back}</button>
      </header>
      <p role="status">{done}</p>
      {!person.moderator && person.identity !== me.identity && (
        <section class="plate" aria-labelledby="measures-title">
          <h2 id="measures-title">{words.measures}</h2>
          <WhyField why={why} change={setWhy} />
          <div class="actions">
            <PersonMeasures registered={person.registered} identity={identity} name={person.name} because={{ why: why.trim(), report: null }} disabled={asking.busy} done={changed} />
          </div>
        </section>
      )}
      <History {...{ history, changed }} />
    </section>
  );
}

/** What is known of a person: names, reports, measures and matches. */
function History({ history, changed }: { history: PersonHistory; changed: (sentence: string) => void }) {
  const words = deskText.people;
  const { person, names, actions, reports, matches } = history;
  return (
    <>
      <section class="plate" aria-labelledby="in-force-title">
        <h2 id="in-force-title">{words.sanctions}</h2>
        {person.sanctions.length === 0 ? <p class="quiet">{words.noSanctions}</p> : <SanctionList sanctions={person.sanctions} changed={changed} />}
      </section>
      {names.length > 0 && (
        <section class="plate" aria-labelledby="names-title">
          <h2 id="names-title">{words.names}</h2>
          <ul>
            {names.map(({ name, used }) => (
              <li key={name}>
                <strong>{name}</strong> <span class="quiet">{formatDateTime(used)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="plate" aria-labelledby="actions-title">
        <h2 id="actions-title">{words.actions}</h2>
        {actions.length === 0 ? <p class="quiet">{words.noActions}</p> : <ActionTable actions={actions} withPerson={false} />}
      </section>
      <section aria-labelledby="reported-title">
        <h2 id="reported-title">{words.reports}</h2>
        {reports.length === 0 ? <p class="quiet">{words.noReports}</p> : <ClosedReports reports={reports} />}
      </section>
      <section class="plate" aria-labelledby="matches-title">
        <h2 id="matches-title">{words.matches}</h2>
        {matches.length === 0 ? <p class="quiet">{words.noMatches}</p> : <Matches person={person} matches={matches} changed={changed} />}
      </section>
    </>
  );
}

interface MatchesProps {
  readonly person: DeskPerson;
  readonly matches: readonly DeskMatch[];
  readonly changed: (sentence: string) => void;
}

/** The matches of a person, with a way to end each. */
function Matches({ person, matches, changed }: MatchesProps) {
  const { navigate } = useShell();
  const [ending, setEnding] = useState<string | null>(null);
  return (
    <>
      <ul class="desk-list">
        {matches.map(({ room, title, status, changed: time }) => (
          <li key={room} class="desk-row">
            <div>
              <button class="link-button" onClick={() => navigate(roomPath(room))}>{title}</button>
              <p class="quiet">{statusWord(status)}, {formatDateTime(time)}</p>
            </div>
            {status !== "finished" && (
              <button class="button" data-end={room} onClick={() => setEnding(room)}>
                {status === "open" ? deskText.measures.endTable : deskText.measures.endMatch}
              </button>
            )}
          </li>
        ))}
      </ul>
      {ending !== null && (
        <MeasureDialog
          asked={{ kind: "end", room: ending }}
          identity={person.identity}
          name={person.name}
          because={{ why: "", report: null }}
          done={changed}
          close={() => setEnding(null)}
        />
      )}
    </>
  );
}

function statusWord(status: string): string {
  const { open, playing, finished } = deskText.people;
  return status === "open" ? open : status === "playing" ? playing : finished;
}
