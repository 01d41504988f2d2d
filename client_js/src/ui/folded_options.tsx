import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
  readonly title: string;
  /** What is chosen, in a few words each. */
  readonly words: readonly string[];
  /** Shown instead of them if there are none. */
  readonly standard: string;
  /** The fields, which are drawn from the first unfolding on. */
  readonly children: ComponentChildren;
}

/** The options of a new room, folded away, since the standard game needs none. */
export function FoldedOptions({ title, words, standard, children }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details class="options-form" onToggle={() => setUnfolded(true)}>
      <summary>
        <span>{title}</span>
        <span class="option-words">
          {(words.length > 0 ? words : [standard]).map((word) => (
            <span key={word} class="chip">
              {word}
            </span>
          ))}
        </span>
      </summary>
      {unfolded && children}
    </details>
  );
}
