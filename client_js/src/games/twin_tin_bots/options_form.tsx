/** The form for the options of a new room. */
import { FoldedOptions } from "../../ui/folded_options";
import { Silent, lazy } from "../../ui/lazy";
import type { OptionsFormProps } from "../api";
import type { OptionsView } from "./generated";
import { optionWords } from "./room_options";
import { text } from "#text/twin_tin_bots/lobby";

const OptionFields = lazy(async () => (await import("./option_fields")).OptionFields, Silent);

export function OptionsForm({ words, children, ...props }: OptionsFormProps<OptionsView>) {
  return (
    <FoldedOptions title={text.options.title} words={[...optionWords(props.options), ...words]} standard={text.options.standard}>
      <OptionFields {...props} />
      {children}
    </FoldedOptions>
  );
}
