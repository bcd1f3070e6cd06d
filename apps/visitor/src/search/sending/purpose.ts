/** What the visitor wants to send. The device remembers only whether it is for the visitor, never a need or a name. */
import { useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';

/**
 * friend: an introduction. ask: whether a friend agrees before a number is passed on. me: a request to the member, in
 * the first person.
 */
export type Purpose = 'friend' | 'ask' | 'me';

const KEY = 'pathfinder-for';

const purpose = createStore<Purpose>(remembered());

export function usePurpose(): Purpose {
  return useSyncExternalStore(purpose.subscribe, purpose.current);
}

/** Only 'me' is remembered: asking a friend first belongs to one need. */
export function choosePurpose(chosen: Purpose): void {
  purpose.publish(chosen);
  try {
    if (chosen === 'me') localStorage.setItem(KEY, chosen);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
}

function remembered(): Purpose {
  try {
    return localStorage.getItem(KEY) === 'me' ? 'me' : 'friend';
  } catch {
    return 'friend';
  }
}
