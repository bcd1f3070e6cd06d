/** When the visitor can be reached: the same in the messages to all members. */
import { useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import * as sendingTexts from '../../texts/sending.ts';
import { TextField } from './text-field.tsx';

/** Longer remarks leave no room for the need in one text message. */
const MAX_CHARS = 40;

/** As typed; kept while the page is open. */
const bestTime = createStore('');

export function useBestTime(): string {
  return useSyncExternalStore(bestTime.subscribe, bestTime.current);
}

export function BestTimeField() {
  return (
    <TextField
      {...sendingTexts.bestTime}
      value={useBestTime()}
      onChange={bestTime.publish}
      maxLength={MAX_CHARS}
    />
  );
}
