/** Whether a newer version of the page is ready. */
import { createStore } from 'ui/store.ts';

/** Reloads the page as the new version; null while there is none. */
export const newVersion = createStore<(() => void) | null>(null);
