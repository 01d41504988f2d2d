import { useState } from "preact/hooks";
import { text as inviteText } from "#text/platform/invite";
import { copyText } from "../clipboard";

interface Props {
  readonly value: string;
  readonly label: string;
  readonly className: string;
}

/** Copies a value, and says so; where the browser forbids that, it stands next to the button to be copied by hand. */
export function CopyButton({ value, label, className }: Props) {
  const [state, setState] = useState<{ readonly value: string; readonly done: boolean } | null>(null);
  const copy = () => copyText(value).then((done) => setState({ value, done }));
  const said = state?.value === value ? (state.done ? inviteText.copied : inviteText.copyByHand) : null;
  return (
    <button class={className} aria-label={said ?? label} onClick={() => void copy()}>
      <span aria-live="polite">{said ?? inviteText.copy}</span>
    </button>
  );
}
