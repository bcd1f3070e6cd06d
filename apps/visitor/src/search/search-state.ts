/** The state of the search page: the URL contains the need, the engine finds its outcome. */

import { startTransition, useEffect, useState } from 'react';
import { dismissAllToasts, showToast } from 'ui/toasts.tsx';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { parseSearchAddress, type SearchAddress, searchPath } from '../page/search-address.ts';
import type { Search } from '../page/search-context.tsx';
import * as searchTexts from '../texts/search.ts';
import { directoryStore, useDirectory } from './directory-store.ts';
import { type AnsweredQuestion, firstAnswer, questionIn } from './first-answer.ts';

/** For the search page, which gives it to its components (useSearch). */
export function useSearchState(): Search {
  const address = useSearchAddress();
  const directory = useDirectory();
  const [lead, setLead] = useState('');
  // Number of searches and choices made on this page.
  const [actions, setActions] = useState(0);

  const { need, exact } = address;
  const { outcome, failure } = useOutcome(address, lead);

  function goTo(next: SearchAddress) {
    setActions((before) => before + 1);
    // What was said about the last search is over.
    dismissAllToasts();
    const path = searchPath(next);
    navigate(path, { replace: path === searchPath(address) });
  }

  function searchFor(typed: string, options = { exact: false }) {
    const wanted = typed.trim();
    // A need typed before the directory has arrived is kept, and answered as soon as it has (S3, S8).
    if (wanted !== '') goTo({ need: wanted, exact: options.exact, chainId: null });
    if (wanted === '' || directory.status === 'failed') {
      showToast({ kind: 'error', title: searchTexts.enterSearchTerm });
    }
  }

  return {
    address,
    run: JSON.stringify([need, exact, actions]),
    actions,
    status: directory.status,
    outcome,
    failure,
    lead,
    setLead,
    searchFor,
    retry() {
      setActions((before) => before + 1);
      directoryStore.load();
    },
    chooseChain(chainId) {
      goTo({ ...address, chainId });
      showToast({ kind: 'success', title: searchTexts.chainSelected });
    },
    leaveChain: () => goTo({ ...address, chainId: null }),
    open: goTo,
  };
}

/**
 * The search in the page's URL: in the query (S8), or behind '#' in a shared link. Hydration starts with the address
 * that the server rendered: that of the first answer, or none.
 */
function useSearchAddress(): SearchAddress {
  const end = useLocationProperty(
    () => location.search + location.hash,
    () => firstAnswer()?.search ?? '',
  );
  return parseSearchAddress(end);
}

/**
 * The outcome for an address; null while there is none. When the chain, the lead or the directory changes, the previous
 * outcome stays until the new one arrives, and for good if the engine fails.
 */
function useOutcome(address: SearchAddress, lead: string): Pick<Search, 'outcome' | 'failure'> {
  const { need, exact, chainId } = address;
  const directory = useDirectory();
  const engine = directory.status === 'ready' ? directory.engine : null;
  const revision = directory.status === 'ready' ? directory.revision : 0;
  const [answered, setAnswered] = useState<AnsweredQuestion | null>(firstAnswer);
  const [failed, setFailed] = useState<FailedQuestion | null>(null);
  const question = questionIn(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may have another answer.
  useEffect(() => {
    if (engine === null || need === '') return;
    let isOutdated = false;
    engine.route(need, { lead, exact, chainId }).then(
      (outcome) => {
        // A transition: a long answer is rendered in slices.
        if (!isOutdated) startTransition(() => setAnswered({ question, outcome }));
      },
      (error: unknown) => {
        console.error(error);
        if (!isOutdated) setFailed({ question, error });
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [engine, revision, question, chainId, lead]);

  if (answered?.question === question) return { outcome: answered.outcome, failure: null };
  return { outcome: null, failure: failed?.question === question ? failed : null };
}

interface FailedQuestion {
  readonly question: string;
  readonly error: unknown;
}
