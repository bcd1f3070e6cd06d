/** Reviews every chain in the list, after the page has loaded. */
import { startTransition, useEffect, useState } from 'react';
import type { Directory } from '../../../domain/directory.ts';
import type { Workbench } from '../../../routing/workbench/workbench.ts';

export type Review = Workbench['review'];

/** Milliseconds after the list is shown before the engine is fetched. */
const HEAD_START_MS = 1000;

/** With more members, building the index noticeably delays typing. */
const MAX_MEMBERS = 1000;

/** Null until the engine has loaded, and always for a directory too large to index in the background. */
export function useReview(
  { members }: Directory,
  workbench: () => Promise<Workbench>,
): Review | null {
  const [review, setReview] = useState<Review | null>(null);
  const isSmall = members.length <= MAX_MEMBERS;

  useEffect(() => {
    if (!isSmall) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      workbench().then(
        (bench) => isCurrent && startTransition(() => setReview(() => bench.review)),
        // The list works without it; opening a form reports the failure.
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
