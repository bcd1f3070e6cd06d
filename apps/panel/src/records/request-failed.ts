/** Why a request as the signed-in user failed, the words that say so, and actions whose result a toast reports. */
import { useState } from 'react';
import { showToast, type Toast } from 'ui/toasts.tsx';

/**
 * - stale: another user has saved the row since it was read. gone: the row no longer exists.
 * - signed-out: the session has ended. unreachable: the server did not answer; a retry may help.
 * - full: the server's disk is full. not-allowed: the user may not edit; `message` says why.
 * - repeated: another record has the same name or wording.
 * - refused: the server rejected the request; `message` is its own.
 */
export type RequestFailure =
  | 'stale'
  | 'gone'
  | 'signed-out'
  | 'unreachable'
  | 'full'
  | 'not-allowed'
  | 'repeated'
  | 'refused';

export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The failure of a request; throws anything else. */
export function asRequestFailed(reason: unknown): RequestFailed {
  if (reason instanceof RequestFailed) return reason;
  throw reason;
}

/**
 * A rejection is shown in the server's own words.
 * @param noun for one record of the kind.
 */
export function wordsFor({ failure, message }: RequestFailed, noun = 'record'): string {
  if (failure === 'signed-out') return 'Your session has ended. Log in again to continue.';
  if (failure === 'unreachable') return 'The server is not responding. Try again in a moment.';
  if (failure === 'full') {
    return "Nothing can be saved: the server's disk is full. Tell the person who runs the server.";
  }
  if (failure === 'repeated')
    return `There is already a ${noun} like this. Change or delete one of the two.`;
  if (failure === 'gone') return 'Someone else deleted it.';
  if (failure === 'stale') return 'Someone else saved it after you opened it.';
  return message;
}

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
