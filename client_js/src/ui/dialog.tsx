import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { text } from "#text/platform/first";
import { Notices } from "./banner";
import { CloseButton } from "./controls";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog; Escape and a click outside of it close it, but not the end of a text that is selected. */
export function Dialog({ title, close, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null); // where the last press began: a click ends where both places are
  const covered = useContext(CoveredContext);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [covered]);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && pressed.current === ref.current) close();
  };
  if (covered) return null;
  return (
    <dialog ref={ref} class="dialog" aria-label={title} onClose={close} onPointerDown={({ target }) => (pressed.current = target)} onClick={onBackdrop}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 tabIndex={-1} autofocus>{title}</h2>
          <CloseButton label={text.app.close} close={close} />
        </div>
        {children}
      </div>
      <Notices />
    </dialog>
  );
}

/** Whether a part of the page lies unseen behind another one: it opens no dialogs then. */
export const CoveredContext = createContext(false);
