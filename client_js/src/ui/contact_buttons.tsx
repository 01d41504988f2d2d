/** Buttons to befriend or block a person. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/people";
import { befriend, block } from "../net/people";
import type { Whom } from "../net/people";
import { useReportError } from "./http_request";

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
  const tell = useReportError();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const go = () => {
    setState("busy");
    act().then(
      () => setState("done"),
      (error: Error) => {
        setState("idle");
        tell(error);
      },
    );
  };
  return (
    <button class="button small" disabled={state !== "idle"} onClick={go}>
      <span aria-live="polite">{state === "done" ? done : label}</span>
    </button>
  );
}
