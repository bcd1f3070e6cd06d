/** A list that is read in pages: the newest ones first, and older ones on demand. */
import { useEffect, useState } from 'react';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';

type PagesState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | ({
      readonly status: 'ready';
      readonly olderFailure: string | null;
      /** What read them. */
      readonly read: unknown;
    } & Page<T>);

export interface Page<T> {
  readonly items: readonly T[];
  readonly hasOlder: boolean;
}

export interface Pages<T> {
  readonly state: PagesState<T>;
  readonly isReadingOlder: boolean;
  readonly readOlder: () => void;
  /** After a failure. */
  readonly retry: () => void;
}

/**
 * @param read reads those after the items shown, none at first; the same function until other items are wanted.
 * @param version the list is read again when this changes. Pass the directory, which every save changes.
 */
export function usePages<T>(
  read: (shown: readonly T[]) => Promise<Page<T>>,
  version: unknown,
): Pages<T> {
  const [state, setState] = useState<PagesState<T>>({ status: 'loading' });
  const [isReadingOlder, setReadingOlder] = useState(false);
  const [retries, setRetries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or a retry reads the list again.
  useEffect(() => {
    let isCurrent = true;
    // A change does not take away the older items that are shown.
    const shown = state.status === 'ready' && state.read === read ? state.items.length : 0;
    readAtLeast(shown, read)
      .then(
        (page): PagesState<T> => ({ status: 'ready', olderFailure: null, read, ...page }),
        (reason): PagesState<T> => ({ status: 'failed', why: whyFailed(reason) }),
      )
      .then((next) => {
        if (isCurrent) setState(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [read, version, retries]);

  function readOlder() {
    if (state.status !== 'ready' || isReadingOlder) return;
    setReadingOlder(true);
    read(state.items)
      .then(
        ({ items, hasOlder }): PagesState<T> => ({
          ...state,
          items: [...state.items, ...items],
          hasOlder,
          olderFailure: null,
        }),
        (reason): PagesState<T> => ({ ...state, olderFailure: whyFailed(reason) }),
      )
      // Keeps items that another filter or a save has loaded in the meantime.
      .then((next) => setState((now) => (now === state ? next : now)))
      .finally(() => setReadingOlder(false));
  }

  function retry() {
    setState({ status: 'loading' });
    setRetries((count) => count + 1);
  }

  return { state, isReadingOlder, readOlder, retry };
}

/** The pages with so many items, and at least the first. */
async function readAtLeast<T>(
  count: number,
  read: (shown: readonly T[]) => Promise<Page<T>>,
): Promise<Page<T>> {
  let page = await read([]);
  while (page.hasOlder && page.items.length < count) {
    const { items, hasOlder } = await read(page.items);
    page = { items: [...page.items, ...items], hasOlder };
  }
  return page;
}

function whyFailed(reason: unknown): string {
  if (!(reason instanceof RequestFailed)) throw reason;
  return wordsFor(reason);
}
