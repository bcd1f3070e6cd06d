/** A button's action on the server: one at a time; a failure is shown in a toast, as in the forms (A3). */
import { useState } from 'react';
import { RequestFailed, wordsFor } from '../../records/request-failed.ts';
import { KeyFailed } from '../../session/factors.ts';
import { serverMessage } from '../../session/server-message.ts';
import { showFailure } from '../../session/use-submission.ts';

interface Action {
  readonly busy: boolean;
  readonly run: (action: () => Promise<void>) => Promise<void>;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(action) {
      if (busy) return;
      setBusy(true);
      try {
        await action();
      } catch (reason) {
        showFailure(wordsOf(reason));
      } finally {
        setBusy(false);
      }
    },
  };
}

function wordsOf(reason: unknown): string {
  if (reason instanceof RequestFailed) return wordsFor(reason);
  if (reason instanceof KeyFailed) return reason.message;
  return serverMessage(reason) ?? 'The server is not responding. Try again in a moment.';
}
