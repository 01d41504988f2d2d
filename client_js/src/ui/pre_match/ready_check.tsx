import { text } from "../../text";
import { Labelled } from "../fields";

interface Props {
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

/** Whether everybody has to say that they are ready. */
export function ReadyCheckField({ checked, change }: Props) {
  return (
    <Labelled
      type="checkbox"
      name="ready-check"
      value="ready-check"
      label={text.seats.readyCheck}
      about={text.seats.readyCheckAbout}
      checked={checked}
      choose={change}
    />
  );
}
