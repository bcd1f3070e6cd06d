/**
 * Counts requests for professions that no member holds (N1): the profession alone, once for each search by a person, in
 * the background. A failure is silent.
 */
import { useEffect } from 'react';
import type { Outcome } from '../../../../routing/answers/outcome.ts';
import { addRow } from '../../../lib/add-row.ts';
import { useChapter } from '../../../lib/chapter.ts';
import type { SearchAddress } from '../../../lib/search-address.ts';
import type { Search } from '../navigation/search.ts';

interface Seen extends Pick<SearchAddress, 'need' | 'exact'> {
  readonly actions: number;
}

/** The search that was answered last. */
let last: Seen | null = null;

interface Props {
  readonly outcome: Outcome;
  readonly search: Search;
}

/** Renders nothing. The danger screen leaves it out (S12). */
export function CountAsked({ outcome, search: { actions, address } }: Props): null {
  const counts = useChapter()?.countsDemand;
  const { need, exact } = address;
  useEffect(() => {
    if (counts === undefined) return;
    const isNew = isSearch({ need, exact, actions }, last);
    last = { need, exact, actions };
    if (!isNew || !counts) return;
    for (const profession of openSeatsIn(outcome)) {
      addRow('asked_for', { profession }).catch(() => {});
    }
  }, [counts, outcome, need, exact, actions]);
  return null;
}

/** Of all needs typed together, each once. */
function openSeatsIn(outcome: Outcome): ReadonlySet<string> {
  return new Set([outcome, ...outcome.also].flatMap(({ openSeats }) => openSeats));
}

/**
 * Whether a person has just made this search. Going back and forward is no action; choosing a chain is one, but leaves the
 * need as it is.
 */
function isSearch({ need, exact, actions }: Seen, before: Seen | null): boolean {
  if (actions === 0) return before === null && isOpenedFromThisSite();
  return before?.actions !== actions && (before?.need !== need || before.exact !== exact);
}

/** The form works before the script has loaded: the browser then opens the search as a page. A reload is no search. */
function isOpenedFromThisSite(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
