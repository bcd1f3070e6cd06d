/** The visitors' engine on the panel's directory, for previews and reviews: loaded, and its index built, on first use. */

import type { ChapterDirectory } from 'domain/directory.ts';
import type { Workbench } from 'engine/admin';
import { loadWorkbench } from 'engine/client';
import { startTransition, useEffect, useState } from 'react';

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

/** Milliseconds after a list is shown before the engine is fetched. */
const HEAD_START_MS = 1000;

/** The engine for extra information in a list: null until the list has been shown and the engine has loaded. */
export function useLateWorkbench(make: () => Promise<Workbench>): Workbench | null {
  const [bench, setBench] = useState<Workbench | null>(null);

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

/** Returns the same workbench on every call; retries after a failed load. */
export function workbenchFor(directory: ChapterDirectory): () => Promise<Workbench> {
  let made: Promise<Workbench> | undefined;
  return () => {
    made ??= loadWorkbench(directory).catch((reason: unknown) => {
      made = undefined;
      throw reason;
    });
    return made;
  };
}
