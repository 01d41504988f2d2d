/** Who this browser is: a guest with a name, kept in a cookie that scripts can't read. */

export interface Me {
  readonly identity: string;
  readonly name: string;
}

/** The guest of this browser, or null before the first name. Throws if the service can't be reached. */
export async function whoAmI(): Promise<Me | null> {
  const response = await fetch("/api/me");
  if (response.status === 401) return null;
  return read(response);
}

/** Becomes a guest with `name`, or gives the guest a new name. Throws if the service refuses or can't be reached. */
export async function becomeGuest(name: string): Promise<Me> {
  const headers = { "content-type": "application/json" };
  return read(await fetch("/api/guest", { method: "POST", headers, body: JSON.stringify({ name }) }));
}

async function read(response: Response): Promise<Me> {
  if (!response.ok) throw new Error(await explanation(response));
  return (await response.json()) as Me;
}

// The service explains a refusal as {"message": ...}; anything else on the way (a proxy) has only its status.
async function explanation(response: Response): Promise<string> {
  const body = await response.text();
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message === "string") return message;
  } catch {
    return `${response.status} ${response.statusText}`;
  }
  return `${response.status} ${response.statusText}`;
}
