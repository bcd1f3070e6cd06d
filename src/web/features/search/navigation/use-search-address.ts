/** The search in the page's URL: in the query (S8), or behind '#' in a shared link. */
import { useLocationProperty } from 'wouter/use-browser-location';
import { parseSearchAddress, type SearchAddress } from '../../../lib/search-address.ts';

/** The shell is prerendered without a URL, so hydration starts without a need. */
export function useSearchAddress(): SearchAddress {
  const end = useLocationProperty(
    () => location.search + location.hash,
    () => '',
  );
  return parseSearchAddress(end);
}
