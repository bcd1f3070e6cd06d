/** What is said about an outcome: the toast of S6 and the sentence a screen reader hears. */
import type { Outcome } from '../../../routing/outcome.ts';

/** The exact toast of S6. */
export function outcomeToast(outcome: Outcome): string {
  switch (outcome.mode) {
    case 'suggestions':
      return 'Multiple chains found - pick the best one!';
    case 'contextual':
      return `Found ${outcome.chains.length} referral chain(s)!`;
    case 'member':
      return `Found ${outcome.matches.length} relevant member(s)!`;
    case 'chain':
      return 'Referral chain found!';
    case 'open-seat':
      return 'No direct match found. This might be an open seat opportunity!';
  }
}

/** One plain sentence: what was found, and for which need. */
export function outcomeSentence(outcome: Outcome): string {
  const { need } = outcome;
  switch (outcome.mode) {
    case 'suggestions':
      return `${outcome.chains.length} referral chains found for ${need}. Pick one.`;
    case 'contextual':
      return `${counted(outcome.chains.length, 'referral chain')} found for ${need}.`;
    case 'member':
      return `${counted(outcome.matches.length, 'member')} found for ${need}.`;
    case 'chain':
      return `A referral chain was found for ${need}.`;
    case 'open-seat':
      return `No member found for ${need}. This is an open seat.`;
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
