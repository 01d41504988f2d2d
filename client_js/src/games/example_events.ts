/** Examples of a game's events, from the golden vectors, for tests. */

interface Row {
  readonly name: string;
  readonly json: object;
}

type Examples<E extends { readonly type: string }> = { readonly [T in E["type"]]: Extract<E, { type: T }> };

/** One event of each type by its name. `rows`: a file of protocol/vectors; a name such as `events.ended.early` is a further example. */
export function exampleEvents<E extends { readonly type: string }>(rows: readonly Row[]): Examples<E> {
  const frames = rows.filter(({ name }) => /^events\.\w+$/.test(name)).map(({ json }) => json as { readonly events: readonly [E] });
  return Object.fromEntries(frames.map(({ events: [event] }) => [event.type, event])) as unknown as Examples<E>;
}
