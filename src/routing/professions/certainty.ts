/**
 * How certain it is which profession a need is about. The numbers are fitted by `tests/training/fit-certainty.ts`, and
 * docs/decisions/062-the-request-leads.md says why. Pure.
 */
import type { Word } from '../text/word.ts';
import { explainedShare, type FoundProfession, requestLogOdds } from './find-professions.ts';
import type { ProfessionEntry } from './profession-table.ts';
import type { TradeKnowledge } from './trade-knowledge.ts';

/** An answer that is less certain is a guess (S14). */
export const SURE_SHARE = 0.62;

/** With less evidence it is a guess: only a hint or a word of a longer term supports the profession. */
const SURE_EVIDENCE = 0.6;

/** Log-odds from which a text that was not taken for a request may be one after all. */
const PERHAPS_REQUEST_LOG_ODDS = -3;

/**
 * How certain it is that the strongest profession is meant, 0 to 1: what it has of the squared evidence of all. That is
 * its probability if the odds of each are its evidence squared.
 * @param scores the need's evidence by profession.
 */
export function certaintyOf({ evidence }: FoundProfession, scores: Float64Array): number {
  if (evidence < SURE_EVIDENCE) return 0;
  return (evidence * evidence) / scores.reduce((sum, score) => sum + score * score, 0);
}

/** Whether a text that names no profession may ask for one after all. */
export function isPerhapsRequest(
  words: readonly Word[],
  scores: Float64Array,
  { entries, evidence: table, talk }: TradeKnowledge,
): boolean {
  const evidence = Math.max(0, ...scores);
  const best = entries[scores.indexOf(evidence)] as ProfessionEntry;
  const explained = explainedShare(words, best, table);
  return requestLogOdds(words, evidence, explained, talk) >= PERHAPS_REQUEST_LOG_ODDS;
}
