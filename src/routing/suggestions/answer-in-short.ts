/** What searching a suggestion will show, in a word or two beside it. */
import type { Outcome } from '../outcome.ts';

export const OPEN_SEAT = 'Open seat';

/** Null when the need would not be understood: such a wording is not worth suggesting. */
export function answerInShort(outcome: Outcome): string | null {
  switch (outcome.mode) {
    case 'member': {
      const name = outcome.matches[0]?.category.name ?? '';
      return name.toLowerCase() === outcome.need.toLowerCase() ? 'In our chapter' : name;
    }
    case 'open-seat':
      return outcome.seat.profession && OPEN_SEAT;
    default:
      return 'Chain';
  }
}
