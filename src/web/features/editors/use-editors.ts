/** The list as shown, and the actions on it; the list is read again after each (R4). */
import { useCallback, useEffect, useState } from 'react';
import { showToast, type Toast } from '../../lib/toasts.ts';
import { checkAccess } from '../../records/access/my-access.ts';
import { wordsFor } from '../../records/failure-words.ts';
import { WriteFailed } from '../../records/write-rows.ts';
import { type Editor, readEditors } from './editors.ts';

export type EditorsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | { readonly status: 'ready'; readonly editors: readonly Editor[] };

/**
 * Runs one action at a time.
 * @param action returns the toast of its success.
 * @returns whether it succeeded; a toast reports a failure.
 */
export type Run = (action: () => Promise<Pick<Toast, 'title' | 'action'>>) => Promise<boolean>;

export function useEditors() {
  const [state, setState] = useState<EditorsState>({ status: 'loading' });
  const [isBusy, setBusy] = useState(false);

  const read = useCallback(async () => {
    try {
      setState({ status: 'ready', editors: await readEditors() });
    } catch (reason) {
      setState({ status: 'failed', why: wordsFor(asFailure(reason)) });
    }
  }, []);
  useEffect(() => void read(), [read]);

  const run: Run = async (action) => {
    if (isBusy) return false;
    setBusy(true);
    try {
      showToast({ kind: 'success', ...(await action()) });
      return true;
    } catch (reason) {
      const description = wordsFor(asFailure(reason));
      showToast({ kind: 'error', title: 'Nothing changed', description });
      return false;
    } finally {
      await Promise.all([read(), checkAccess()]);
      setBusy(false);
    }
  };

  return { state, isBusy, run, read };
}

function asFailure(reason: unknown): WriteFailed {
  if (reason instanceof WriteFailed) return reason;
  throw reason;
}
