/** Whether the signed-in user may edit, according to the database (R4, R5). */

import type { Row } from 'domain/columns.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { keepUpToDate } from '../keep-up-to-date.ts';
import { RequestFailed } from '../request-failed.ts';
import { answer, asUser, notAllowed } from '../user-client.ts';

/** 'editor', or why the user may not edit (supabase/migrations). */
type Standing = 'editor' | 'visitor' | 'second-factor' | 'unlisted' | 'unconfirmed';

export interface MyAccess {
  readonly standing: Standing;
  /** Whether only those on the list may edit. */
  readonly isListUsed: boolean;
  /** The account's address; null if it has a phone number only. */
  readonly email: string | null;
}

/** Null until known; no page warns before that. */
const store = createStore<MyAccess | null>(null);

/** Null while unknown. The panel keeps it current: `useAccessCheck`. */
export function useMyAccess(): MyAccess | null {
  return useSyncExternalStore(store.subscribe, store.current, () => null);
}

/** False only once the database has said that the user may not edit. */
export function useMayEdit(): boolean {
  const access = useMyAccess();
  return access === null || access.standing === 'editor';
}

/** Asks now, whenever the page becomes visible, and after a refused save. The panel calls it once. */
export function useAccessCheck(): void {
  useEffect(() => {
    const end = keepUpToDate(checkAccess);
    const unsubscribe = notAllowed.subscribe(() => void checkAccess());
    return () => {
      end();
      unsubscribe();
    };
  }, []);
}

/** Reads what the user may do. Keeps the previous value if that fails. */
export async function checkAccess(): Promise<void> {
  try {
    const [row] = await answer((await asUser()).from('my_access').select());
    const access = accessIn(row ?? {});
    if (JSON.stringify(access) !== JSON.stringify(store.current())) store.publish(access);
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    console.warn('Your edit rights could not be read:', reason.message);
  }
}

const STANDINGS: readonly Standing[] = [
  'editor',
  'visitor',
  'second-factor',
  'unlisted',
  'unconfirmed',
];

/** Null for a row with unknown values. Pure. */
export function accessIn({ standing, only_listed, email }: Row): MyAccess | null {
  const known = STANDINGS.find((each) => each === standing);
  if (known === undefined) return null;
  return {
    standing: known,
    isListUsed: only_listed === true,
    email: typeof email === 'string' ? email : null,
  };
}
