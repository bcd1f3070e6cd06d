/** Sends a change of the account, with the current password where the server wants it (A2, A6). */
import { useState } from 'react';
import { requiresCurrentPassword } from './accounts.ts';
import { CURRENT_PASSWORD } from './current-password.ts';
import { textOf } from './use-submission.ts';

interface CurrentPassword {
  /** Whether the form shows its field. */
  readonly isNeeded: boolean;
  /** @param change gets null while the field is not shown. @throws what `change` throws */
  readonly send: <T>(data: FormData, change: (current: string | null) => Promise<T>) => Promise<T>;
}

export function useCurrentPassword(): CurrentPassword {
  const [isNeeded, setNeeded] = useState(false);
  return {
    isNeeded,
    async send(data, change) {
      try {
        const result = await change(isNeeded ? textOf(data, CURRENT_PASSWORD) : null);
        setNeeded(false);
        return result;
      } catch (error) {
        if (requiresCurrentPassword(error)) setNeeded(true);
        throw error;
      }
    },
  };
}
