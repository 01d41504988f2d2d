/** Buttons to befriend or block a person. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/people";
import { type Whom, befriend, block } from "../net/people";
import { useReportedRequest } from "./hooks";

/** Makes a person a friend, or blocks them. */
export function ContactButtons({ person }: { person: Whom }) {
  return (
    <>
      <Once label={text.people.actions.befriend} done={text.people.done.befriend} act={() => befriend(person)} />
      <Once label={text.people.actions.block} done={text.people.done.block} act={() => block(person)} />
    </>
  );
}

/** A button that asks a person, who is named on it, to be a friend. */
export function BefriendButton({ person }: { person: Whom }) {
  return <Once label={text.people.befriend(person.name)} done={text.people.done.befriend} act={() => befriend(person)} />;
}

interface OnceProps {
  readonly label: string;
  /** The label of the button after success. */
  readonly done: string;
  readonly act: () => Promise<unknown>;
}

/** A button that can be pressed once, and then says what it did. */
function Once({ label, done, act }: OnceProps) {
  const { busy, run } = useReportedRequest();
  const [isDone, setDone] = useState(false);
  return (
    <button class="button small" disabled={busy || isDone} onClick={() => void run(act).then(setDone)}>
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  );
}
