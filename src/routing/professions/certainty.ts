/**
 * How certain it is which profession a need is about. The numbers are fitted by `tests/training/fit-certainty.ts`, and
 * docs/decisions/099-a-guess-asks.md has the measurements. Pure.
 */
import type { Word } from '../text/word.ts';
import { explainedShare, type FoundProfession, requestLogOdds } from './find-professions.ts';
import type { ProfessionEntry } from './profession-table.ts';
import type { TradeKnowledge } from './trade-knowledge.ts';

/** With a smaller share of the squared evidence of all professions, the first one is a guess. */
export const SURE_SHARE = 0.66;

/** With less evidence it is a guess: only a hint or a word of a longer term supports the profession. */
export const SURE_EVIDENCE = 0.6;

/** Log-odds from which a text that was not taken for a request may be one after all. */
export const PERHAPS_REQUEST_LOG_ODDS = -3;

/** Whether the strongest profession stands out. @param scores the need's evidence by profession. */
export function isSure({ evidence }: FoundProfession, scores: Float64Array): boolean {
  return evidence >= SURE_EVIDENCE && shareOfBest(evidence, scores) >= SURE_SHARE;
}

/**
 * What the strongest profession has of the squared evidence of all, 0 to 1: the probability that it is meant, if the
 * evidence of each is squared odds.
 */
export function shareOfBest(evidence: number, scores: Float64Array): number {
  const all = scores.reduce((sum, score) => sum + score * score, 0);
  return all === 0 ? 0 : (evidence * evidence) / all;
}

/** The log-odds that a text which names no profession is a request for the one with most evidence. */
export function logOddsOfRequest(
  words: readonly Word[],
  scores: Float64Array,
  { entries, evidence: table, talk }: TradeKnowledge,
): number {
  const evidence = Math.max(0, ...scores);
  const best = entries[scores.indexOf(evidence)] as ProfessionEntry;
  return requestLogOdds(words, evidence, explainedShare(words, best, table), talk);
}
