/** Writing to the clipboard, which a browser may refuse, and offers to pages with https only. */

/** True when the text was copied; false when the browser refused or has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return copySelected(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    // What a user or an administrator forbids is not done in another way.
    return false;
  }
}

/** The old way, for pages without https: it copies what is selected, so the text is selected for a moment. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  // In view, so that the page does not scroll. Outside an open dialog, nothing can be selected.
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return isDone;
}
