/** List search: matches records whose text contains every typed word. Pure. */
import { fold } from '../../lib/fold.ts';

/** A predicate on folded text: true when it contains every word of the query. */
export function searchFor(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}
