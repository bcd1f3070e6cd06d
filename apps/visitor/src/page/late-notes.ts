/** The notes at the end of a page. They are not part of the first answer, so they load after it. */
import type { Component } from 'ui/jsx/types.ts';
import { createStore } from 'ui/store.ts';

/** null until they have loaded. */
export const lateNotes = createStore<Component | null>(null);
