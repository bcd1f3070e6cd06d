/** A search as the page's parts see it: what was found, and what a visitor can do next. */
import type { Outcome } from '../../../routing/answers/outcome.ts';
import type { SearchAddress } from './search-address.ts';

export interface Search {
  readonly address: SearchAddress;
  /** Names this run of this need: another need, or the same one searched again, is another run. */
  readonly run: string;
  /** Whether the visitor searched or chose on this page, rather than only opened it. */
  readonly acted: boolean;
  readonly status: 'loading' | 'failed' | 'ready';
  /** null until there is a need and a directory to look in. */
  readonly outcome: Outcome | null;
  readonly lead: string;
  readonly setLead: (lead: string) => void;
  readonly searchFor: (typed: string, options?: { readonly exact: boolean }) => void;
  /** Reads the directory again after a failure (S9); the focus goes where the answer will be. */
  readonly retry: () => void;
  /** Gets the index built: a need is about to be typed. */
  readonly expectNeed: () => void;
  readonly chooseChain: (chainId: string) => void;
  /** Returns from a chosen chain to where it was chosen: the suggestions (C8) or an open seat (L1). */
  readonly leaveChain: () => void;
  /** Follows a link to a search. */
  readonly open: (address: SearchAddress) => void;
}
