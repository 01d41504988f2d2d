import type { ButtonHTMLAttributes } from "preact";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly close: () => void;
  readonly className?: string;
}

/** A button with a cross. */
export function CloseButton({ label, close, className = "", ...others }: Props) {
  return (
    <button {...others} type="button" class={`icon-button ${className}`.trimEnd()} aria-label={label} onClick={close}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
