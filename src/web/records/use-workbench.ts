/** The engine for sections that show what it makes of the directory, loaded on demand. */
import { useEffect, useState } from 'react';
import type { Workbench } from '../../routing/workbench/workbench.ts';

/** 'failed' when it could not be loaded: a newer build may have replaced the page. */
type WorkbenchState = Workbench | 'loading' | 'failed';

/** Keeps the previous workbench while one for a newer directory is being created. */
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
