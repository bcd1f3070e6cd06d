/** What the end of a page says about itself. It is no part of the first answer, so it is loaded after it. */
import type { ComponentType } from 'react';
import { createStore } from './store.ts';

/** null until it has been loaded. */
export const lateNotes = createStore<ComponentType | null>(null);
