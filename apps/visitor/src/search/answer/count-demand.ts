/**
 * Counts the professions that are asked for and that no member holds (N1): only the profession, once for each search
 * that a person makes, in the background. Failures are ignored.
 */

import { configuredApi, deadline, keyHeaders } from 'directory/api-address.ts';
import type { Outcome } from 'engine';
import { useEffect } from 'react';
import { useChapter } from '../../directory/chapter.ts';
import type { SearchAddress } from '../../page/search-address.ts';
import { useSearch } from '../../page/search-context.tsx';

interface Seen extends Pick<SearchAddress, 'need' | 'exact'> {
  readonly actions: number;
}

/** The last search that was answered. */
let last: Seen | null = null;

/** Renders nothing. The danger screen leaves it out (S12). */
export function CountDemand({ outcome }: { readonly outcome: Outcome }): null {
  const { actions, address } = useSearch();
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

/** The open seats that any of the needs typed together asks for, without duplicates. */
function openSeatsIn(outcome: Outcome): ReadonlySet<string> {
  return new Set([outcome, ...outcome.also].flatMap(({ openSeats }) => openSeats));
}

/**
 * Whether a person has just made this search. Going back and forward is not an action; choosing a chain is one, but
 * does not change the need.
 */
function isSearch({ need, exact, actions }: Seen, before: Seen | null): boolean {
  if (actions === 0) return before === null && isOpenedFromThisSite();
  return before?.actions !== actions && (before?.need !== need || before.exact !== exact);
}

/** The form works before the script has loaded: the browser then opens the search as a page. Reloads do not count. */
function isOpenedFromThisSite(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Adds a row to a table that visitors may add to, and sends nothing else: no cookie, no session, no address of the page.
 * @param table 'asked_for' or 'tell_chapter' (supabase/migrations). The response never says whether the row was kept.
 * @throws Error when the server is unreachable or refuses.
 */
export async function addRow(table: string, row: Readonly<Record<string, string | null>>) {
  const api = configuredApi();
  const answer = await fetch(`${api.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { ...keyHeaders(api), 'Content-Type': 'application/json' },
    body: JSON.stringify(row),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The request may outlive the page: visitors leave once they have read the answer.
    keepalive: true,
    signal: deadline(),
  });
  if (!answer.ok) throw new Error(`${table}: ${answer.status}`);
}
