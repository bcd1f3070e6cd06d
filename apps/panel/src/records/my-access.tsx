/** Whether the signed-in user may edit, according to the database, and the note to a user who may not (R4, R5). */
import type { Row } from 'domain/columns.ts';
import { Eye, UserX } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { answer, asUser, notAllowed } from './data-api.ts';
import { keepUpToDate } from './panel-directory.ts';
import { RequestFailed } from './request-failed.ts';

/** 'editor', or why the user may not edit (supabase/migrations). */
type Standing = 'editor' | 'visitor' | 'second-factor' | 'unlisted' | 'unconfirmed';

export interface MyAccess {
  readonly standing: Standing;
  /** Whether only those on the list may edit. */
  readonly isListUsed: boolean;
  /** The account's address; null if it has a phone number only. */
  readonly email: string | null;
  /** Whether this tab has seen them on the list: they were removed while it was open. */
  readonly isRemoved: boolean;
}

/** Milliseconds between two questions whether the user is still on the list, while the page is visible. */
const CHECK_MS = 10_000;

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

/**
 * Asks now, whenever the page becomes visible, and after a refused save; where there is a list, also every few seconds,
 * so that whoever is removed does not type in vain. The panel calls it once.
 */
function useAccessCheck(isListUsed: boolean): void {
  useEffect(() => {
    const end = keepUpToDate(checkAccess);
    const unsubscribe = notAllowed.subscribe(() => void checkAccess());
    return () => {
      end();
      unsubscribe();
    };
  }, []);
  useEffect(() => {
    if (!isListUsed) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void checkAccess();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [isListUsed]);
}

/** Numbers the questions: answers may arrive out of order, and any older than the one known is dropped. */
let asked = 0;
let known = 0;

/** Reads what the user may do. Keeps the previous value if that fails. */
export async function checkAccess(): Promise<void> {
  asked += 1;
  const question = asked;
  try {
    const [row] = await answer((await asUser()).from('my_access').select());
    if (question < known) return;
    known = question;
    const access = accessAfter(store.current(), accessIn(row ?? {}));
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

/** Remembers that the same user was on the list before. Pure. */
export function accessAfter(before: MyAccess | null, now: MyAccess | null): MyAccess | null {
  if (now === null || before === null || now.email !== before.email) return now;
  const wasListed = before.isRemoved || (before.isListUsed && before.standing === 'editor');
  return { ...now, isRemoved: wasListed && now.standing === 'unlisted' };
}

/** Null for a row with unknown values. Pure. */
export function accessIn({ standing, only_listed, email }: Row): MyAccess | null {
  const known = STANDINGS.find((each) => each === standing);
  if (known === undefined) return null;
  return {
    standing: known,
    isListUsed: only_listed === true,
    email: typeof email === 'string' ? email : null,
    isRemoved: false,
  };
}

/** Tells a user without edit rights why, and how to get them (R4, R5). Renders nothing for an editor. */
export function AccessNote() {
  const access = useMyAccess();
  useAccessCheck(access?.isListUsed ?? false);
  const text = access && noteFor(access);
  if (access?.isRemoved) return <RemovedNote />;
  return (
    // Announced when it appears: a save may just have been refused.
    <div role="status">
      {text && (
        <p className="mt-6 flex max-w-3xl items-start gap-3 rounded-xl border border-line bg-sheet px-4 py-3">
          <Eye className="mt-0.5 size-5 shrink-0 text-quiet" aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

/** Stays in view: whoever is typing further down must not go on in vain. */
function RemovedNote() {
  return (
    <p
      role="alert"
      className="sticky top-2 z-20 mt-6 flex max-w-3xl items-start gap-3 rounded-xl border border-danger bg-danger-wash px-4 py-3 shadow-lg"
    >
      <UserX className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <span>
        You have been removed from the people who may edit this chapter, so nothing more is saved.
        What you typed is still here, so you can copy it. Ask one of them to add you again.
      </span>
    </p>
  );
}

/** Pure. Null for an editor. */
export function noteFor({ standing, email }: Pick<MyAccess, 'standing' | 'email'>): string | null {
  switch (standing) {
    case 'editor':
      return null;
    case 'second-factor':
      return 'You can look but not change anything until you confirm with your second factor. Log out, then log in again to do so.';
    case 'unconfirmed':
      return `You can look but not change: ${email ?? 'your address'} is not confirmed yet. Follow the link in the confirmation email, or ask another editor to accept your account under Settings, People.`;
    case 'unlisted':
      return email === null
        ? 'You can look but not change: only people on a list of email addresses may edit, and your account has no email address.'
        : `You can look but not change: only people on a list may edit, and ${email} is not on it. Ask one of them to add you under Settings, People.`;
    case 'visitor':
      return 'You can look but not change anything with this account.';
  }
}
