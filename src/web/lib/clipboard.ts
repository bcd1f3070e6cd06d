/** Writing to the clipboard, which a browser may refuse. */

/** True when the text was copied; false when the browser refused or has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
