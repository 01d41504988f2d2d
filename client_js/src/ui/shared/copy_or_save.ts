/** Hands out what the page has: a text on the clipboard, or a file to save. */

/** Puts a text on the clipboard; false where the browser forbids that. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value); // absent on plain http, whatever the types say
    return true;
  } catch {
    return copySelected(value);
  }
}

/** Copies by a selection, which browsers allow on plain http too. */
function copySelected(value: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = value;
  field.readOnly = true;
  field.className = "copied-text";
  (document.querySelector("dialog[open]") ?? document.body).append(field); // behind a dialog nothing can be selected
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Hands the browser a file to save. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
