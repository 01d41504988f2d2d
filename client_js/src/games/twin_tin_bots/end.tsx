import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { matchFile } from "../../net/api";
import type { Abandoned, ResultView, RoomView, View } from "../../protocol/generated";
import { text } from "../../text";
import { SeatAvatar } from "../../ui/avatar";
import { Dialog } from "../../ui/dialog";
import { SeatBotBadge } from "../../ui/bot_badge";
import { useShell } from "../../ui/hooks";
import { LuckCheckLine } from "../../ui/luck";
import { saveFile } from "../../ui/save_file";
import { Rematch } from "../../ui/pre_match/rematch";
import { SideMarks } from "./side_scores";
import { membersOf, sideName, standings } from "./sides";
import type { Side } from "./sides";

interface Props {
  readonly result: ResultView;
  readonly view: View;
  readonly room: RoomView;
  readonly mine: readonly number[];
}

/** The ranking of a finished match. */
export function EndDialog(props: Props) {
  const { result, room } = props;
  return (
    <LastWords room={room} again={text.end.ranking}>
      <p class="winner">{winners(props)}</p>
      <p class="quiet">{text.end.because(text.end.reasons[result.reason])}</p>
      <Ranking {...props} />
    </LastWords>
  );
}

/** A match that has ended without a result. */
export function AbandonedDialog({ by, room }: { by: Abandoned; room: RoomView }) {
  return (
    <LastWords room={room} again={text.end.title}>
      <p class="abandoned" data-by={by}>
        {text.absence.abandoned[by]}
      </p>
    </LastWords>
  );
}

interface LastWordsProps {
  readonly room: RoomView;
  /** What the button says that opens it again. */
  readonly again: string;
  readonly children: ComponentChildren;
}

/** What is shown at the end of a match, and what can follow; it can be put away to look at the board. */
function LastWords({ room, again, children }: LastWordsProps) {
  const { navigate } = useShell();
  const [open, setOpen] = useState(true);
  if (!open) {
    return (
      <button class="button primary show-ranking" onClick={() => setOpen(true)}>
        {again}
      </button>
    );
  }
  return (
    <Dialog title={text.end.title} close={() => setOpen(false)}>
      {children}
      <Rematch room={room} />
      <Download room={room} />
      <div class="actions">
        <button class="button" onClick={() => setOpen(false)}>
          {text.end.look}
        </button>
        <button class="button" onClick={() => navigate("/")}>
          {text.app.home}
        </button>
      </div>
    </Dialog>
  );
}

function winners({ result, view, room }: Props): string {
  const first = standings(view, result).filter(({ place }) => place === 1);
  const names = first.map(({ side }) => sideName(room, view, side));
  return names.length === 1 ? text.end.winner(names[0]!) : text.end.shared(text.end.and(names));
}

function Ranking({ result, view, room, mine }: Props) {
  return (
    <ol class="ranking" data-reason={result.reason}>
      {standings(view, result).map(({ side, place, score }) => (
        <li
          key={side[0]}
          data-seats={side.join(",")}
          data-place={place}
          class={side.some((seat) => mine.includes(seat)) ? "mine" : ""}
        >
          <span class="place">{text.end.place(place)}</span>
          <SideMarks view={view} side={side} />
          <span class="seat-name">
            <span>
              {view.mode !== "teams" && <SeatAvatar seat={side[0]!} />} {sideName(room, view, side)}{" "}
              {view.mode !== "teams" && <SeatBotBadge seat={side[0]!} />}
            </span>
            <Members {...{ view, room, side }} />
          </span>
          <span class="score" title={text.end.finalScore}>
            {score}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who is in a team. */
function Members({ view, room, side }: { view: View; room: RoomView; side: Side }) {
  if (view.mode !== "teams") return null;
  return <span class="quiet">{text.end.and(membersOf(room, side))}</span>;
}

/** The whole match as a file, in which anybody can check that nobody chose the luck. */
function Download({ room }: { room: RoomView }) {
  const { client } = useShell();
  const name = `${room.id}.jsonl`;
  const token = client.session.room.linkToken;
  const [problem, setProblem] = useState<string | null>(null);
  const fetchFile = (event: MouseEvent) => {
    if (token === null) return; // the browser loads it by itself
    event.preventDefault();
    matchFile(room.id, token).then(
      (file) => saveFile(file, name),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <>
    <LuckCheckLine />
    <p class="quiet">
      <a href={`/api/match/${room.id}`} download={name} onClick={fetchFile}>
        {text.luck.download}
      </a>{" "}
      {text.luck.verify}
      {problem && <span role="alert"> {problem}</span>}
    </p>
    </>
  );
}
