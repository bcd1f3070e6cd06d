/** The review of every chain in the list, once there is time for it. */
import { startTransition, useEffect, useState } from 'react';
import type { Directory } from '../../../domain/directory.ts';
import type { Workbench } from '../../../routing/workbench.ts';

export type Review = Workbench['review'];

/** How long the list has the page to itself before the engine is fetched for it, in milliseconds. */
const HEAD_START_MS = 1000;

/** With more members the index takes long enough to be felt while somebody types. */
const MOST_MEMBERS = 1000;

/** Null until the engine is there, and always in a directory too large to index unasked. */
export function useReview(
  { members }: Directory,
  workbench: () => Promise<Workbench>,
): Review | null {
  const [review, setReview] = useState<Review | null>(null);
  const isSmall = members.length <= MOST_MEMBERS;

  useEffect(() => {
    if (!isSmall) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      workbench().then(
        (bench) => isCurrent && startTransition(() => setReview(() => bench.review)),
        // The list is as good without it; who opens a form is told.
        (reason: unknown) => console.warn('The chains could not be reviewed:', reason),
      );
    }, HEAD_START_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isSmall, workbench]);

  return isSmall ? review : null;
}
