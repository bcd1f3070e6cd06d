/** The address of a search: the URL is the search's whole state (S8). */

export interface SearchAddress {
  /** What to look for, trimmed; '' before anything was searched. */
  readonly need: string;
  /** Route exactly what was typed, uncorrected (D3). */
  readonly exact: boolean;
  /** The chain chosen among several suggestions (C8), or among those that wait for an open seat (L1). */
  readonly chainId: string | null;
}

/** Reads the query string of an address, with or without its '?'. */
export function parseSearchAddress(queryString: string): SearchAddress {
  const params = new URLSearchParams(queryString);
  return {
    need: params.get('q')?.trim() ?? '',
    exact: params.get('exact') === '1',
    chainId: params.get('chain'),
  };
}

/** The path and query of a search: '/?q=roof+leak'. */
export function searchPath({ need, exact, chainId }: SearchAddress): string {
  const params = new URLSearchParams({ q: need });
  if (exact) params.set('exact', '1');
  if (chainId !== null) params.set('chain', chainId);
  return `/?${params}`;
}
