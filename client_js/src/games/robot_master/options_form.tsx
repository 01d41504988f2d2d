/** The form for the options of a new room. */
import { FoldedOptions } from "../../ui/folded_options";
import { Silent, lazy } from "../../ui/lazy";
import type { OptionsFormProps } from "../api";
import type { OptionsView } from "./generated";
import { optionWords } from "./room_options";
import { text } from "#text/robot_master/lobby";

const OptionFields = lazy(async () => (await import("./option_fields")).OptionFields, Silent);

export function OptionsForm({ options, change, words, children }: OptionsFormProps<OptionsView>) {
  return (
    <FoldedOptions title={text.options.title} words={[...optionWords(options), ...words]} standard={text.options.standard}>
      <OptionFields options={options} change={change} />
      {children}
    </FoldedOptions>
  );
}
