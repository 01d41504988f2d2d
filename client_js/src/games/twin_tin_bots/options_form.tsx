/** The options of a new room, folded away, since the standard game needs none. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { OptionsView } from "./generated";
import { text } from "./text";
import { optionWords } from "./room_options";
import { Silent, lazy } from "../../ui/lazy";

interface Props {
  readonly options: OptionsView;
  readonly players: number;
  readonly change: (options: OptionsView) => void;
}

interface FormProps extends Props {
  /** What is chosen in `children`, in a few words each. */
  readonly words: readonly string[];
  /** The fields that rooms of every game have. */
  readonly children: ComponentChildren;
}

const OptionFields = lazy(async () => (await import("./option_fields")).OptionFields, Silent);

export function OptionsForm({ words: others, children, ...props }: FormProps) {
  const [unfolded, setUnfolded] = useState(false);
  const words = [...optionWords(props.options), ...others];
  return (
    <details class="options-form" onToggle={() => setUnfolded(true)}>
      <summary>
        <span>{text.options.title}</span>
        <span class="option-words">
          {(words.length > 0 ? words : [text.options.standard]).map((word) => (
            <span key={word} class="chip">
              {word}
            </span>
          ))}
        </span>
      </summary>
      {unfolded && <OptionFields {...props} />}
      {unfolded && children}
    </details>
  );
}
