/** The state of the search page: the URL contains the need, the engine finds its outcome. */
import { useState } from 'react';
import { showToast } from 'ui/toasts.ts';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { parseSearchAddress, type SearchAddress, searchPath } from '../page/search-address.ts';
import * as searchTexts from '../texts/search.ts';
import { directoryStore } from './directory-store.ts';
import { firstAnswer } from './first-answer.ts';
import type { Search } from './navigation/search.ts';
import { useDirectory } from './use-directory.ts';
import { useOutcome } from './use-outcome.ts';

export function useSearch(): Search {
  const address = useSearchAddress();
  const directory = useDirectory();
  const [lead, setLead] = useState('');
  // Number of searches and choices made on this page.
  const [actions, setActions] = useState(0);

  const { need, exact } = address;
  const outcome = useOutcome(address, lead);

  function goTo(next: SearchAddress) {
    setActions((before) => before + 1);
    const path = searchPath(next);
    navigate(path, { replace: path === searchPath(address) });
  }

  function searchFor(typed: string, options = { exact: false }) {
    const wanted = typed.trim();
    if (wanted === '' || directory.status !== 'ready') {
      showToast({ kind: 'error', title: searchTexts.enterSearchTerm });
    }
    // A need typed before the directory arrived is kept and runs as soon as it has (S3, S8).
    if (wanted === '') return;
    goTo({ need: wanted, exact: options.exact, chainId: null });
  }

  return {
    address,
    run: JSON.stringify([need, exact, actions]),
    actions,
    status: directory.status,
    outcome,
    lead,
    setLead,
    searchFor,
    retry() {
      setActions((before) => before + 1);
      directoryStore.load();
    },
    chooseChain(chainId) {
      showToast({ kind: 'success', title: searchTexts.chainSelected });
      goTo({ ...address, chainId });
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
