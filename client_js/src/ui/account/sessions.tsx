import { useEffect, useState } from "preact/hooks";
import { text as accountText } from "#text/platform/account";
import { text } from "#text/platform/first";
import { type NewToken, type SessionLine, endSession, listSessions, logOutEverywhere, makeToken } from "../../net/account";
import { logOut } from "../../net/identity";
import { copyText } from "../shared/copy_or_save";
import { type HttpRequest, useHttpRequest, useShell } from "../hooks";
import { Form, Input } from "./form";
import { usePasswordConfirmation } from "./password_confirmation";

const LABEL_CHARS = 40;

/** The sessions of the user, and the tokens of their bots and tools. */
export function SessionsSection() {
  const { me, leave } = useShell();
  const [sessions, setSessions] = useState<readonly SessionLine[] | null>(null);
  const asking = useHttpRequest();
  const load = async () => setSessions(await listSessions());
  useEffect(() => void asking.run(load), [me.identity, me.registered]);
  const end = async (line: SessionLine) => {
    if (line.here) {
      await logOut();
      return leave(text.account.loggedOut);
    }
    await endSession(line.session);
    await load();
  };
  const endAll = async (here: boolean) => {
    await logOutEverywhere(here);
    if (here) leave(text.account.loggedOut);
    else await load();
  };
  return (
    <>
      <section class="plate" aria-labelledby="sessions-title" data-sessions={sessions?.length}>
        <h2 id="sessions-title">{accountText.account.sessions.title}</h2>
        <p class="quiet">{accountText.account.sessions.about}</p>
        {sessions ? <SessionList sessions={sessions} asking={asking} end={end} /> : <p>{accountText.account.sessions.loading}</p>}
        {asking.problem && <p role="alert">{asking.problem}</p>}
        {me.registered && <Everywhere asking={asking} endAll={endAll} />}
      </section>
      <TokensSection made={() => void asking.run(load)} />
    </>
  );
}

interface ListProps {
  readonly sessions: readonly SessionLine[];
  readonly asking: HttpRequest;
  readonly end: (line: SessionLine) => Promise<void>;
}

/** The sessions, each with a button to end it. A guest's session here has none: the menu asks before that one ends. */
function SessionList({ sessions, asking, end }: ListProps) {
  const { client, me } = useShell();
  return (
    <ul class="session-list">
      {sessions.map((line) => (
        <li key={line.session} data-session={line.session} data-here={line.here}>
          <div>
            <strong>{nameOf(line)}</strong> {line.here && <span class="chip">{accountText.account.sessions.here}</span>}
            <p class="quiet">{timesOf(line, client.session.account.now)}</p>
          </div>
          {(me.registered || !line.here) && (
            <button
              class="button"
              disabled={asking.busy}
              aria-label={accountText.account.sessions.endOne(nameOf(line))}
              onClick={() => void asking.run(() => end(line))}
            >
              {accountText.account.sessions.end}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Ends all other sessions, or all. */
function Everywhere({ asking, endAll }: { asking: HttpRequest; endAll: (here: boolean) => Promise<void> }) {
  const button = (here: boolean, words: string) => (
    <button
      class="button"
      data-everywhere={here ? "here too" : "else"}
      disabled={asking.busy}
      onClick={() => void asking.run(() => endAll(here))}
    >
      {words}
    </button>
  );
  return (
    <div class="actions">
      {button(false, accountText.account.sessions.everywhere)}
      {button(true, accountText.account.sessions.everywhereToo)}
    </div>
  );
}

/** What a session is called: the label of its token, or its browser. */
function nameOf({ token, label, browser }: SessionLine): string {
  const words = accountText.account.sessions;
  if (token) return label ? words.token(label) : words.guestToken;
  return browser || words.unknown;
}

/** When a session began, was last used and ends, in days from `now`. */
function timesOf({ began, seen, until }: SessionLine, now: number): string {
  const { sessions } = accountText.account;
  const begun = began === null ? [] : [sessions.began(Math.min(0, daysUntil(began, now)))];
  const ends = until === null ? [] : [sessions.until(Math.max(0, daysUntil(until, now)))];
  return [...begun, sessions.seen(Math.min(0, daysUntil(seen, now))), ...ends].join(", ");
}

/** Days of the reader's calendar from `now` (ms) until a time in seconds; negative for the past. */
export function daysUntil(seconds: number, now: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  return Math.round((midnight(seconds * 1000) - midnight(now)) / 86_400_000); // a day may have 23 or 25 hours
}

/** Makes a token for a program, which is shown once. */
function TokensSection({ made }: { made: () => void }) {
  const asking = useHttpRequest();
  const confirming = usePasswordConfirmation();
  const [token, setToken] = useState<{ readonly label: string; readonly made: NewToken } | null>(null);
  const words = accountText.account.tokens;
  const make = async (label: string) => {
    setToken({ label, made: await makeToken(label) });
    made();
  };
  return (
    <section class="plate" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{words.title}</h2>
      <p class="quiet">{words.about}</p>
      <Form name="token" submit={words.submit} asking={asking} send={(field) => confirming.run(() => make(field("label")))}>
        <Input name="label" label={words.label} maxLength={LABEL_CHARS} autocomplete="off" />
      </Form>
      {confirming.dialog}
      {token && <Token label={token.label} token={token.made.token} />}
    </section>
  );
}

/** A new token, which is shown only now. */
function Token({ label, token }: { label: string; token: string }) {
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const copy = async () => ((await copyText(token)) ? setCopied(true) : setProblem(accountText.copyRefused));
  return (
    <div class="question" role="status">
      <p>{accountText.account.tokens.made(label)}</p>
      <code class="token">{token}</code>
      <button class="button" onClick={copy}>
        {copied ? accountText.account.tokens.copied : accountText.account.tokens.copy}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
