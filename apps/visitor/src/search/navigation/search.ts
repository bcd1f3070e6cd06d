/** A search as the page's components use it: the result, and the visitor's next actions. */
import type { Outcome } from 'engine';
import type { SearchAddress } from '../../page/search-address.ts';

export interface Search {
  readonly address: SearchAddress;
  /** Identifies this run: another need, or the same need searched again, is another run. */
  readonly run: string;
  /** How often the visitor searched or chose on this page; going back and forward adds nothing. */
  readonly actions: number;
  readonly status: 'loading' | 'failed' | 'ready';
  /** null until there is a need, and the engine has answered it. */
  readonly outcome: Outcome | null;
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
