/**
 * Counts what is asked for and no member holds (N1): the profession alone, once for each search that a person makes, in
 * the background. A failure is silent.
 */
import { useEffect } from 'react';
import type { Outcome } from '../../../../routing/answers/outcome.ts';
import { addRow } from '../../../lib/add-row.ts';
import { useChapter } from '../../../lib/chapter.ts';
import type { SearchAddress } from '../../../lib/search-address.ts';
import type { Search } from '../navigation/search.ts';

/** The search that was counted last. */
let counted: SearchAddress | null = null;

/** Whether the search that the page was opened with was looked at. */
let isOpeningCounted = false;

interface Props {
  readonly outcome: Outcome;
  readonly search: Search;
}

/** Draws nothing. */
export function CountAsked({ outcome, search: { made, address } }: Props): null {
  const counts = useChapter()?.countsDemand ?? false;
  useEffect(() => {
    if (!counts || outcome.danger !== null || !isNew(made, address)) return;
    for (const profession of openSeatsIn(outcome)) {
      addRow('asked_for', { profession }).catch(() => {});
    }
  }, [counts, outcome, made, address]);
  return null;
}

/** Of all needs typed together, each once. */
function openSeatsIn(outcome: Outcome): ReadonlySet<string> {
  return new Set([outcome, ...outcome.also].flatMap(({ openSeats }) => openSeats));
}

/** Whether the search at the address was made just now, and not counted yet. Counts it. */
function isNew(made: SearchAddress | null, address: SearchAddress): boolean {
  if (made === null) {
    const isAsked = !isOpeningCounted && isOpenedFromThisSite();
    isOpeningCounted = true;
    return isAsked;
  }
  if (made === counted || made.need !== address.need || made.exact !== address.exact) return false;
  counted = made;
  return true;
}

/** The form works before the script has loaded: the browser then opens the search as a page. A reload is none. */
function isOpenedFromThisSite(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
