import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text } from "../text";
import { Dialog } from "./dialog";
import { useShell } from "./hooks";
import { Logo } from "./logo";
import { NameForm } from "./name";
import { SettingsButton } from "./settings";

/** The line at the top of every page; `children` is what the page adds. */
export function Header({ children }: { children?: ComponentChildren }) {
  const { navigate } = useShell();
  const home = (event: MouseEvent) => {
    event.preventDefault();
    navigate("/");
  };
  return (
    <header class="header">
      <a class="skip-link" href="#main">
        {text.app.skip}
      </a>
      <a class="home" href="/" aria-label={text.app.home} onClick={home}>
        <Logo />
      </a>
      <div class="header-middle">{children}</div>
      <NameButton />
      <SettingsButton />
    </header>
  );
}

function NameButton() {
  const { me, rename } = useShell();
  const [open, setOpen] = useState(false);
  const save = async (name: string) => {
    await rename(name);
    setOpen(false);
  };
  return (
    <>
      <button
        class="button name-button"
        aria-label={`${text.name.you(me.name)}. ${text.name.change}`}
        onClick={() => setOpen(true)}
      >
        {me.name}
      </button>
      {open && (
        <Dialog title={text.name.change} close={() => setOpen(false)}>
          <NameForm initial={me.name} label={text.name.save} submit={save} />
        </Dialog>
      )}
    </>
  );
}
