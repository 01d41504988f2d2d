import { text } from "#text/platform/first";
import { Dialog } from "../dialog";
import { CreateForm } from "./create";

/** The dialog with the form of a new table. */
export function NewTable({ close }: { close: () => void }) {
  return (
    <Dialog title={text.lobby.create} close={close}>
      <CreateForm />
    </Dialog>
  );
}
