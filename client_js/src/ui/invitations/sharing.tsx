/** A link to share: by the system's share sheet, the clipboard, or a QR code. */
import { useState } from "preact/hooks";
import { text as inviteText } from "#text/platform/invite";
import "../../style/invite.css";
import { siteName } from "../../site";
import { copyText } from "../shared/copy_or_save";
import { useReportError } from "../hooks";

interface Props {
  readonly address: string;
  readonly about: string;
  /** The name of the field, and what it is called. */
  readonly name?: string;
  readonly label?: string;
}

/** A link to share, copy or show as a QR code. `about`: who can use it. */
export function Sharing({ address, about, name = "invite-link", label = inviteText.link }: Props) {
  const tell = useReportError();
  const [shown, setShown] = useState<(Squares & { readonly address: string }) | null>(null);
  const squares = shown?.address === address ? shown : null;
  const toggle = () => {
    if (squares) setShown(null);
    else squaresOf(address).then((made) => setShown({ ...made, address }), tell);
  };
  const mayShare = "share" in navigator; // not in every browser, whatever the types say
  return (
    <div class="invite-share">
      <label>
        {label}
        <input name={name} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p class="quiet">{about}</p>
      <div class="actions">
        {mayShare && <ShareButton address={address} />}
        <CopyButton value={address} label={inviteText.copyLink} className={mayShare ? "button" : "button primary"} />
        <button class="button" aria-expanded={squares !== null} onClick={toggle}>{inviteText.qr}</button>
      </div>
      {squares && <QrCode {...squares} />}
    </div>
  );
}

/** Opens the system's share sheet. Closing that is no failure. */
function ShareButton({ address }: { address: string }) {
  const tell = useReportError();
  const share = () =>
    navigator.share({ title: siteName(), text: inviteText.shareText, url: address }).catch((error: Error) => {
      if (error.name !== "AbortError") tell(error);
    });
  return <button class="button primary" onClick={() => void share()}>{inviteText.share}</button>;
}

interface Squares {
  readonly size: number;
  readonly path: string;
}

const QUIET_ZONE = 4;

/** The dark squares of the QR code of a text; the code that makes them is loaded at the first use. */
async function squaresOf(value: string): Promise<Squares> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M"); // the smallest size that fits, with medium error correction
  code.addData(value);
  code.make();
  const size = code.getModuleCount();
  const numbers = Array.from({ length: size }, (_, index) => index);
  const dark = numbers.flatMap((row) => numbers.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`));
  return { size, path: dark.join("") };
}

/** A QR code with the quiet zone around it, dark on white in each theme. */
function QrCode({ size, path }: Squares) {
  const whole = size + 2 * QUIET_ZONE;
  return (
    <svg
      class="qr-code"
      role="img"
      aria-label={inviteText.qrLabel}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  readonly className: string;
}

/** Copies a value, and says so; where the browser forbids that, it stands next to the button to be copied by hand. */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  const [state, setState] = useState<{ readonly value: string; readonly done: boolean } | null>(null);
  const copy = () => copyText(value).then((done) => setState({ value, done }));
  const said = state?.value === value ? (state.done ? inviteText.copied : inviteText.copyByHand) : null;
  return (
    <button class={className} aria-label={said ?? label} onClick={() => void copy()}>
      <span aria-live="polite">{said ?? inviteText.copy}</span>
    </button>
  );
}
