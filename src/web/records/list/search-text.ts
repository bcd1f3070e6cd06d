/** Searching the list: whether every typed word is somewhere in a record's text. Pure. */
import { fold } from '../../lib/fold.ts';

/** What a search asks for: a folded text holds it when each of its words is part of it. */
export function searchFor(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}
