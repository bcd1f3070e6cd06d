/** The engine for sections that show its results for the directory, loaded on demand. */

import type { ChapterPreview } from 'engine/admin';
import { startTransition, useEffect, useState } from 'react';

/** 'failed' when it could not be loaded: a newer build may have replaced the page. */
type WorkbenchState = ChapterPreview | 'loading' | 'failed';

/** Keeps the previous workbench while one for a newer directory is being created. */
export function useWorkbench(make: () => Promise<ChapterPreview>): WorkbenchState {
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

/** Milliseconds after a list is shown before the engine is fetched. */
const HEAD_START_MS = 1000;

/** The engine for extra information in a list: null until the list has been shown and the engine has loaded. */
export function useLateWorkbench(make: () => Promise<ChapterPreview>): ChapterPreview | null {
  const [bench, setBench] = useState<ChapterPreview | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      make().then(
        (made) => isCurrent && startTransition(() => setBench(made)),
        // The list works without it.
        (reason: unknown) => console.warn('The engine could not be loaded:', reason),
      );
    }, HEAD_START_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [make]);

  return bench;
}
