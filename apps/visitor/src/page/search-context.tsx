/** The search that the page shows, for the components of its answer: what was found, and what a visitor may do next. */
import type { Outcome } from 'engine';
import { createContext, use } from 'react';
import type { SearchAddress } from './search-address.ts';

export interface Search {
  readonly address: SearchAddress;
  /** Identifies this run: another need, or the same need searched again, is another run. */
  readonly run: string;
  /** How often the visitor searched or chose on this page; going back and forward adds nothing. */
  readonly actions: number;
  readonly status: 'loading' | 'failed' | 'ready';
  /** null until there is a need, and the engine has answered it. */
  readonly outcome: Outcome | null;
  /** The engine's error, where it could not answer. */
  readonly failure: { readonly error: unknown } | null;
  /** The person being introduced (C5). */
  readonly lead: string;
  readonly setLead: (lead: string) => void;
  readonly searchFor: (typed: string, options?: { readonly exact: boolean }) => void;
  /** Reads the directory again after a failure (S9); the focus goes where the answer will be. */
  readonly retry: () => void;
  readonly chooseChain: (chainId: string) => void;
  /** Returns from a chosen chain to where it was chosen: the suggestions (C8) or an open seat (L1). */
  readonly leaveChain: () => void;
  /** Follows a link to a search. */
  readonly open: (address: SearchAddress) => void;
}

const Context = createContext<Search | null>(null);

/** The page's search, for every component within. */
export const SearchContext = Context.Provider;

/** @throws Error outside a SearchContext. */
export function useSearch(): Search {
  const search = use(Context);
  if (search === null) throw new Error('There is no SearchContext');
  return search;
}
