/** The search in the page's URL: in the query (S8), or behind '#' in a shared link. */
import { useLocationProperty } from 'wouter/use-browser-location';
import { parseSearchAddress, type SearchAddress } from '../../lib/search-address.ts';
import { firstAnswer } from './first-answer.ts';

/** Hydration starts with the address that the server rendered: that of the first answer, or none. */
export function useSearchAddress(): SearchAddress {
  const end = useLocationProperty(
    () => location.search + location.hash,
    () => firstAnswer()?.search ?? '',
  );
  return parseSearchAddress(end);
}
