/** The question for a name: in a dialog before the first act that others see, and in place of pages that need one. */
import { text } from "#text/platform/entry";
import type { Me } from "../../net/identity";
import { Dialog } from "../dialog";
import { type BecomeGuest, NameOrAccount } from "../guest_name";
import type { Entry } from "../hooks";
import { Logo } from "../splash";

export interface Asked {
  readonly kind: Exclude<Entry, "proposed">;
  /** Ends the question. `entered`: whether the visitor has a name now. */
  answer(entered: boolean): void;
}

interface DialogProps {
  readonly guest: BecomeGuest;
  readonly asked: Asked;
  readonly become: (me: Me) => void;
}

export function EntryDialog({ asked, guest, become }: DialogProps) {
  const submit = async (name: string) => asked.answer(await guest(name));
  const logIn = (me: Me) => {
    become(me);
    asked.answer(true);
  };
  return (
    <Dialog title={asked.kind === "account" ? text.account.logIn.title : text.name.title} close={() => asked.answer(false)}>
      <NameOrAccount submit={submit} label={text.name.enter} become={logIn} account={asked.kind === "account"} />
    </Dialog>
  );
}

/** In place of a page that needs a name. */
export function NamePage({ guest, become }: { guest: BecomeGuest; become: (me: Me) => void }) {
  return (
    <main class="splash">
      <div class="plate welcome">
        <Logo />
        <NameOrAccount submit={guest} label={text.name.enter} become={become} heading />
      </div>
    </main>
  );
}
