/** The notes at the end of a page. They are not part of the first answer, so they load after it. */
import type { Component } from './jsx/types.ts';
import { createStore } from './store.ts';

/** null until they have loaded. */
export const lateNotes = createStore<Component | null>(null);
