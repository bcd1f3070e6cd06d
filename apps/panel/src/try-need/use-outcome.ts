/** The engine's outcome for a need, recomputed whenever the directory changes. */

import type { Outcome } from 'engine';
import type { ChapterPreview } from 'engine/admin';
import { useEffect, useState } from 'react';

export interface TriedNeed {
  /** '' before anything was tried. */
  readonly need: string;
  /** Whether it is routed as typed, without correction (D3). */
  readonly exact: boolean;
}

type OutcomeState =
  | { readonly status: 'none' }
  | { readonly status: 'failed' }
  | { readonly status: 'answered'; readonly outcome: Outcome };

const NONE: OutcomeState = { status: 'none' };

/**
 * The previous answer stays until the next one arrives, to avoid flicker.
 * @param tried routed again whenever the object changes, for instance to retry after a failure.
 */
export function useOutcome(
  workbench: () => Promise<ChapterPreview>,
  tried: TriedNeed,
): OutcomeState {
  const [state, setState] = useState(NONE);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: OutcomeState) => {
      if (isCurrent) setState(next);
    };
    const { need, exact } = tried;
    if (need === '') show(NONE);
    else {
      workbench().then(
        (bench) => show({ status: 'answered', outcome: bench.route(need, { exact }) }),
        () => show({ status: 'failed' }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [workbench, tried]);

  return state;
}
