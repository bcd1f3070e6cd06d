/** The engine's answer to the current search, once it has one. */

import type { Outcome } from 'engine';
import { startTransition, useEffect, useState } from 'react';
import type { SearchAddress } from '../page/search-address.ts';
import { type AskedOutcome, askedBy, firstAnswer } from './first-answer.ts';
import { useDirectory } from './use-directory.ts';

/**
 * The outcome for an address; null while there is none. When the chain, the lead or the directory changes, the previous
 * outcome stays until the new one arrives.
 */
export function useOutcome(address: SearchAddress, lead: string): Outcome | null {
  const { need, exact, chainId } = address;
  const directory = useDirectory();
  const engine = directory.status === 'ready' ? directory.engine : null;
  const revision = directory.status === 'ready' ? directory.revision : 0;
  const [answered, setAnswered] = useState<AskedOutcome | null>(firstAnswer);
  const asked = askedBy(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may have another answer.
  useEffect(() => {
    if (engine === null || need === '') return;
    let isOutdated = false;
    engine.route(need, { lead, exact, chainId }).then(
      (outcome) => {
        // A transition: a long answer is rendered in slices.
        if (!isOutdated) startTransition(() => setAnswered({ asked, outcome }));
      },
      // Rethrown while rendering, so that the error boundary shows it.
      (error: unknown) =>
        setAnswered(() => {
          throw error;
        }),
    );
    return () => {
      isOutdated = true;
    };
  }, [engine, revision, asked, chainId, lead]);

  return answered?.asked === asked ? answered.outcome : null;
}
