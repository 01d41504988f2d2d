/** The room in which the people of a finished match meet again. */

/** Its id; null while there is none, or if that can't be known now. */
export async function nextRoom(room: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/rooms/${encodeURIComponent(room)}/rematch`);
    if (!response.ok) return null;
    return ((await response.json()) as { room: string | null }).room;
  } catch {
    return null; // the answer only adds a link, so its lack is no error
  }
}
