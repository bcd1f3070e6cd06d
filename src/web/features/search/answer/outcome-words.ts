/** The texts that announce an outcome: the toast of S6, and a sentence for screen readers. */
import type { ChainMatch, Outcome } from '../../../../routing/answers/outcome.ts';
import { counted } from '../../../lib/counted.ts';
import { shorten } from '../../../lib/shorten.ts';

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

/** Maximum characters of a need that are announced: pasted text may be long. */
const MAX_SPOKEN_CHARS = 120;

/**
 * In danger, the safety advice; after a choice, the chosen chain; otherwise the urgent hint, if any, and a
 * sentence for each need: what was found, and which others were typed.
 */
export function outcomeSentence(outcome: Outcome, chosenChainId: string | null): string {
  if (outcome.danger) return `${outcome.danger.advice} Call ${outcome.danger.call}.`;
  const chosen = chosenAmong(outcome, chosenChainId);
  if (chosen !== undefined) return `Referral chain chosen: ${chosen.chain.scenario}.`;
  const hint = outcome.hint ? [outcome.hint] : [];
  const found = [outcome, ...outcome.also].map(foundSentence);
  const needs = outcome.more.map((need) => shorten(need, MAX_SPOKEN_CHARS));
  const more = needs.length > 0 ? [`You also asked about ${needs.join(', ')}.`] : [];
  return [...hint, ...found, ...more].join(' ');
}

function foundSentence(outcome: Outcome): string {
  const need = shorten(outcome.need, MAX_SPOKEN_CHARS);
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

/** The chain picked in suggestions mode; undefined before, and in every other mode (C8). */
export function chosenAmong(outcome: Outcome, chainId: string | null): ChainMatch | undefined {
  if (outcome.mode !== 'suggestions') return undefined;
  return outcome.chains.find(({ chain }) => chain.id === chainId);
}
