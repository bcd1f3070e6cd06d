/** Actions whose result a toast reports, one at a time. */
import { useState } from 'react';
import { showToast, type Toast } from 'ui/toasts.tsx';
import { wordsFor } from './failure-words.ts';
import { asRequestFailed } from './request-failed.ts';

/**
 * Does nothing while another action runs.
 * @param action returns the toast of its success.
 * @returns whether it succeeded.
 */
export type Run = (action: () => Promise<Pick<Toast, 'title' | 'action'>>) => Promise<boolean>;

/** @param readAgain runs after each action, successful or not, before the next can start. */
export function useRun(readAgain: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);

  const run: Run = async (action) => {
    if (isBusy) return false;
    setBusy(true);
    try {
      showToast({ kind: 'success', ...(await action()) });
      return true;
    } catch (reason) {
      const description = wordsFor(asRequestFailed(reason));
      showToast({ kind: 'error', title: 'Nothing changed', description });
      return false;
    } finally {
      await readAgain();
      setBusy(false);
    }
  };

  return { isBusy, run };
}
