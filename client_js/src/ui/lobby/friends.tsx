/** The user's friends in the lobby: who is here, what they play, and ways to play with them. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as friendsText } from "#text/platform/friends";
import type { Client } from "../../client";
import { USUAL } from "../../model/room_settings";
import { type Whom, invite, sendNote } from "../../net/people";
import type { Friend, MyMatch } from "../../protocol/generated";
import { useStore } from "../../store";
import { Avatar } from "../avatar";
import { useHttpRequest, useShell } from "../hooks";
import { Line } from "../later/inbox_item";
import { titleOf } from "../title";
import { fromHere, roomPath } from "../router";
import { tip } from "../controls";
import { chosenGame } from "../play_now";

const FEW = 5;

/** The user's friends. */
export function FriendsPanel({ friends }: { friends: readonly Friend[] }) {
  const [all, setAll] = useState(false);
  const more = friends.length - FEW;
  return (
    <section class="plate friends" aria-labelledby="friends-title">
      <h2 id="friends-title">{friendsText.title}</h2>
      <ul>
        {friends.slice(0, all ? undefined : FEW).map((friend) => (
          <FriendLine key={friend.identity} friend={friend} />
        ))}
      </ul>
      {more > 0 && (
        <button class="button small" onClick={() => setAll(!all)}>
          {all ? friendsText.fewer : friendsText.more(more)}
        </button>
      )}
    </section>
  );
}

/** A friend: where they are, a note to them, and an invitation. */
function FriendLine({ friend }: { friend: Friend }) {
  const [writing, setWriting] = useState(false);
  const [done, setDone] = useState("");
  const asking = useHttpRequest();
  const whom = { identity: friend.identity, name: friend.name };
  const send = (words: string) =>
    words !== "" &&
    void asking.run(async () => {
      await sendNote(whom, words);
      setWriting(false);
      setDone(friendsText.sent);
    });
  const label = friendsText.state[friend.state];
  return (
    <li data-friend={friend.name} data-state={friend.state}>
      <Avatar id={friend.identity} />
      <span class="person-name">
        <span class="lamp" role="img" data-here={friend.state} aria-label={label} {...tip(label)} /> {friend.name}
        <span class="quiet friend-place">{placeWords(friend)}</span>
      </span>
      <span class="actions">
        <RoomButton friend={friend} />
        <InviteButton whom={whom} said={setDone} />
        <button class="button small" aria-label={friendsText.noteName(friend.name)} aria-expanded={writing} onClick={() => setWriting(!writing)}>
          {friendsText.note}
        </button>
      </span>
      {writing && <Line label={friendsText.noteName(friend.name)} submit={friendsText.send} busy={asking.busy} send={send} />}
      <span class="quiet friend-done" role="status">{asking.problem ?? done}</span>
    </li>
  );
}

/** Where a friend is, in words. */
function placeWords({ room, title, status, state }: Friend): string {
  if (room === null) return friendsText.state[state];
  const shown = titleOf({ name: title, seats: [], game: "" }); // by its name alone: no players are known
  return status === "playing" ? friendsText.plays(shown) : friendsText.waits(shown);
}

/** The way to the table of a friend, if there is one to watch or to join. */
function RoomButton({ friend: { name, room, status, free } }: { friend: Friend }) {
  const { client, navigate } = useShell();
  const mine = useStore(client.session.account.matches)?.matches ?? [];
  if (room === null || (status === "open" && !free)) return null;
  if (mine.some((match) => match.room.id === room)) {
    return (
      <button class="button small primary" aria-label={friendsText.playName(name)} onClick={() => navigate(roomPath(room))}>
        {text.lobby.play}
      </button>
    );
  }
  const join = async () => {
    const go = fromHere(navigate);
    if (await client.join(room, null)) go(room);
  };
  return status === "open" ? (
    <button class="button small primary" aria-label={friendsText.joinName(name)} onClick={() => void join()}>
      {text.lobby.join}
    </button>
  ) : (
    <button class="button small" aria-label={friendsText.watchName(name)} onClick={() => navigate(roomPath(room))}>
      {text.lobby.watch}
    </button>
  );
}

/** Invites to the user's own table that waits, or else to a new match of two. */
function InviteButton({ whom, said }: { whom: Whom; said: (words: string) => void }) {
  const { client, navigate } = useShell();
  const asking = useHttpRequest();
  const table = tableFor(whom, useStore(client.session.account.matches)?.matches ?? []);
  const wish = { kind: "person", seat: null, single_use: false, hours: 0, whom, word: "" } as const;
  const ask = async () => {
    const go = fromHere(navigate);
    const room = table?.id ?? (await privateTable(client));
    if (room === null) return;
    await invite(room, wish);
    if (table) said(friendsText.invited);
    else go(room);
  };
  const run = () => void asking.run(ask);
  return (
    <>
      <button
        class="button small"
        disabled={asking.busy}
        aria-label={table ? friendsText.inviteName(whom.name, titleOf(table)) : friendsText.challengeName(whom.name)}
        onClick={run}
      >
        {table ? friendsText.invite : friendsText.challenge}
      </button>
      {asking.problem && <span role="alert">{asking.problem}</span>}
    </>
  );
}

/** The user's newest table with a free seat at which a friend does not sit yet. */
function tableFor({ identity }: Whom, matches: readonly MyMatch[]): MyMatch["room"] | undefined {
  const waiting = matches.filter(({ room }) => room.status === "open" && room.seats.includes(null) && !room.identities.includes(identity));
  return waiting.toSorted((one, other) => other.room.created - one.room.created)[0]?.room;
}

/** A new table of two that only invited players can join; its room, or null if it was refused. */
function privateTable(client: Client): Promise<string | null> {
  const { id, playerCounts } = chosenGame();
  const players = playerCounts.find((count) => count > 1) ?? 2;
  const settings = { ...USUAL, access: "invited", watching: "link" } as const;
  return client.create({ game: id, players, name: "", options: null, clock: null, bots: [], settings });
}
