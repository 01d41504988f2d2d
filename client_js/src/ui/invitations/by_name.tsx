/** Inviting players by name. */
import { useEffect, useState } from "preact/hooks";
import { text as inviteText } from "#text/platform/invite";
import type { RoomModel } from "../../model/types";
import { people } from "../../net/people";
import type { Whom } from "../../net/people";
import type { People, Person } from "../../protocol/generated";
import { Avatar } from "../avatar";
import { TextField } from "../shared/fields";
import { useReportError } from "../http_request";
import { UserSearch } from "../user_search";

interface Props {
  readonly seats: RoomModel["room"]["seats"];
  readonly busy: boolean;
  readonly send: (whom: Whom, word: string) => Promise<void>;
}

/** Invites people: friends and recent opponents who do not sit here, and other registered players by their name. */
export function ByName({ seats, busy, send }: Props) {
  const tell = useReportError();
  const [known, setKnown] = useState<People | null>(null);
  const [word, setWord] = useState("");
  useEffect(() => {
    people().then(setKnown, tell);
  }, []);
  const all = known ? [...known.friends, ...known.recent.filter((one) => !includes(known.friends, one))] : [];
  const absent = all.filter(({ identity }) => seats.every((seat) => seat?.identity !== identity));
  return (
    <section class="invite-people" aria-labelledby="invite-by-name">
      <h3 id="invite-by-name">{inviteText.byName}</h3>
      <TextField label={inviteText.word} name="invite-word" value={word} change={setWord} />
      <UserSearch label={inviteText.invite} act={(whom) => send(whom, word.trim())} />
      <ul>
        {absent.map((one) => (
          <li key={one.identity}>
            <Avatar id={one.identity} />
            <span class="person-name">{one.name}</span>
            <button
              class="button small"
              disabled={busy}
              aria-label={inviteText.inviteName(one.name)}
              onClick={() => void send(one, word.trim())}
            >
              {inviteText.invite}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function includes(people: readonly Person[], { identity }: Person): boolean {
  return people.some((one) => one.identity === identity);
}
