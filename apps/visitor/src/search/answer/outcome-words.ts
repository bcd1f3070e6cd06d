/** The texts that announce an outcome: the toast of S6, and a sentence for screen readers. */
import type { ChainMatch, Outcome } from 'engine';
import { shorten } from 'ui/shorten.ts';
import * as outcomeTexts from '../../texts/outcome.ts';

/** The exact toast of S6. */
export function outcomeToast(outcome: Outcome): string {
  return outcomeTexts.toast[outcome.mode](foundIn(outcome));
}

/** How many chains or members an outcome has to choose from. */
function foundIn(outcome: Outcome): number {
  if (outcome.mode === 'member') return outcome.matches.length;
  return 'chains' in outcome ? outcome.chains.length : 0;
}

/** Maximum characters of a need that are announced: pasted text may be long. */
const MAX_SPOKEN_CHARS = 120;

/**
 * In danger, the safety advice; after choosing a chain, that chain; otherwise the urgent hint, if any, and a
 * sentence for each need: what was found, and which others were typed.
 */
export function outcomeSentence(outcome: Outcome, chosenChainId: string | null): string {
  if (outcome.danger) return outcomeTexts.inDanger(outcome.danger.advice, outcome.danger.call);
  const chosen = chosenAmong(outcome, chosenChainId);
  if (chosen !== undefined) return outcomeTexts.chainChosen(chosen.chain.scenario);
  const hint = outcome.hint ? [outcome.hint] : [];
  const found = [outcome, ...outcome.also].map(foundSentence);
  const needs = outcome.more.map((need) => shorten(need, MAX_SPOKEN_CHARS));
  const more = needs.length > 0 ? [outcomeTexts.alsoAsked(needs)] : [];
  return [...hint, ...found, ...more].join(' ');
}

function foundSentence(outcome: Outcome): string {
  const need = shorten(outcome.need, MAX_SPOKEN_CHARS);
  const found = outcomeTexts.foundFor[outcome.mode](need, foundIn(outcome));
  return outcome.mode === 'member' && outcome.homeSeat
    ? `${found} ${outcome.homeSeat.note}`
    : found;
}

/** The chain picked in suggestions mode; undefined before, and in every other mode (C8). */
export function chosenAmong(outcome: Outcome, chainId: string | null): ChainMatch | undefined {
  if (outcome.mode !== 'suggestions') return undefined;
  return outcome.chains.find(({ chain }) => chain.id === chainId);
}
