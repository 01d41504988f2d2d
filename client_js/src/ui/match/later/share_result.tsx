/** Shares the result of a match: a picture of it, and a link by which anyone can watch the match again. */
import { useState } from "preact/hooks";
import { text as endText } from "#text/match/end";
import { readFile } from "../../../net/api";
import type { RoomView } from "../../../protocol/generated";
import { copyText, saveFile } from "../../shared/copy_or_save";
import { Dialog } from "../../dialog";
import { useShell } from "../../hooks";
import { toLink } from "../../../site";
import { useLoaded } from "./use_loaded";

interface Props {
  readonly room: RoomView;
  /** The result in a sentence. */
  readonly words: string;
}

/** A button that opens the card of the result. */
export function ShareResult({ room, words }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="button small share-result" onClick={() => setOpen(true)}>{endText.share}</button>
      {open && <ResultCard {...{ room, words }} close={() => setOpen(false)} />}
    </>
  );
}

/** A picture for the page and for other programs. */
interface Picture {
  readonly file: File;
  readonly source: string;
}

/** The picture of a result, to save, to copy, or to share by the device. */
function ResultCard({ room, words, close }: Props & { close: () => void }) {
  const { client } = useShell();
  const picture = useLoaded(() => readPicture(room.id, client.session.room.linkToken), room.id);
  const [said, say] = useState("");
  const [byHand, setByHand] = useState(false);
  const address = room.settings === null || room.settings.watching === "open" ? toLink(`/m/${room.id}`) : null;
  const shared = sharedBy(words, address, picture?.file ?? null);
  const copy = async (found: string) => {
    if (await copyText(found)) say(endText.copied);
    else setByHand(true);
  };
  return (
    <Dialog title={endText.share} close={close}>
      <div class="result-card" aria-busy={picture === undefined}>
        {picture && <img src={picture.source} width={1200} height={630} alt={words} />}
        {picture === undefined && <p class="quiet">{endText.drawing}</p>}
        {picture === null && <p role="alert">{endText.noPicture}</p>}
      </div>
      <div class="actions">
        {shared && (
          <button class="button primary" disabled={picture === undefined} onClick={() => void send(shared)}>
            {endText.send}
          </button>
        )}
        {address && (
          <button class="button" onClick={() => void copy(address)}>{endText.copyLink}</button>
        )}
        <button class="button" disabled={!picture} onClick={() => picture && saveFile(picture.file, picture.file.name)}>
          {endText.savePicture}
        </button>
      </div>
      <p class="quiet" role="status">{said || (address === null && endText.notPublic)}</p>
      {byHand && address && (
        <label class="invite-link">
          {endText.copyByHand}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </Dialog>
  );
}

/** The picture of the last board, as spectators see it. */
async function readPicture(room: string, token: string | null): Promise<Picture> {
  const content = await readFile(`/match/${encodeURIComponent(room)}/picture.png?as=spectator`, token);
  const file = new File([content], `${room}.png`, { type: "image/png" });
  return { file, source: await dataAddress(file) };
}

/** A file as an address for an image: the page may show no other addresses of files. */
function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** What the browser's own share sheet gets: words, link and picture, or the first two if it takes no picture. Null where the browser has none, and if it takes no picture and there is no link. */
function sharedBy(text: string, url: string | null, file: File | null): ShareData | null {
  if (!("share" in navigator)) return null; // absent on plain http and on many desktops, whatever the types say
  const base: ShareData = url === null ? { text } : { text, url };
  const whole = file === null ? base : { ...base, files: [file] };
  if (navigator.canShare(whole)) return whole;
  return url === null ? null : base;
}

/** Opens the share sheet. */
async function send(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch {
    // the user has closed the share sheet
  }
}
