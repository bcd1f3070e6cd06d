/** The engine for the preview of a chain: there once it has arrived. */
import { useEffect, useState } from 'react';
import type { Workbench } from '../../../../routing/workbench.ts';

/** 'failed' when it could not be loaded: the page may have been replaced by a newer one. */
type WorkbenchState = Workbench | 'loading' | 'failed';

/** While one for a newer directory is being made, the one before it stays. */
export function useWorkbench(make: () => Promise<Workbench>): WorkbenchState {
  const [state, setState] = useState<WorkbenchState>('loading');

  useEffect(() => {
    let isCurrent = true;
    const publish = (next: WorkbenchState) => {
      if (isCurrent) setState(next);
    };
    make().then(publish, (reason: unknown) => {
      console.warn('The engine could not be loaded:', reason);
      publish('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [make]);

  return state;
}
