/**
 * The address of a search: the URL is the search's whole state (S8). In a link to send, the need follows '#',
 * which browsers never send: docs/decisions/022-the-url-is-the-state.md.
 */

export interface SearchAddress {
  /** What to look for, trimmed; '' before anything was searched. */
  readonly need: string;
  /** Route exactly what was typed, uncorrected (D3). */
  readonly exact: boolean;
  /** The chain chosen among several suggestions (C8), among those that wait for an open seat (L1), or linked to. */
  readonly chainId: string | null;
}

/**
 * Reads the end of an address: a query string, a fragment, or both, where the query goes first.
 * @example parseSearchAddress('#q=roof+leak').need // 'roof leak'
 */
export function parseSearchAddress(end: string): SearchAddress {
  const [query = '', fragment = ''] = end.split('#', 2);
  const inQuery = read(query);
  return inQuery.need === '' ? read(fragment) : inQuery;
}

function read(text: string): SearchAddress {
  const params = new URLSearchParams(text);
  return {
    need: params.get('q')?.trim() ?? '',
    exact: params.get('exact') === '1',
    chainId: params.get('chain'),
  };
}

/** The path and query of a search: '/?q=roof+leak'. */
export function searchPath(address: SearchAddress): string {
  return `/?${write(address)}`;
}

/** The path of a search in a shared link: '/#q=roof+leak'. */
export function sharedSearchPath(address: SearchAddress): string {
  return `/#${write(address)}`;
}

function write({ need, exact, chainId }: SearchAddress): string {
  const params = new URLSearchParams({ q: need });
  if (exact) params.set('exact', '1');
  if (chainId !== null) params.set('chain', chainId);
  return params.toString();
}
