/** Puts a text on the clipboard; false where the browser forbids that. */
export async function copyText(value: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false; // absent on plain http, whatever the types say
  return navigator.clipboard.writeText(value).then(
    () => true,
    () => false,
  );
}
