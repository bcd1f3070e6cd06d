/** Clicks on a link that the browser must follow itself. */
import type { MouseEvent } from 'react';

/** Whether a click opens a new tab or window, or downloads what the link leads to. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
