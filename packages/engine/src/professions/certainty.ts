/**
 * How clearly words name a trade: a whole need, whose answer may be a guess (S14), and a part of one, which may be a need by
 * itself. The numbers of the first are fitted by `training/learn/fit-certainty.ts`
 * (docs/decisions/062-the-request-leads.md). Pure.
 */
import { tellingWords, type Word } from '../text/word.ts';
import { explainedShare, type FoundProfession, requestLogOdds } from './find-professions.ts';
import type { ProfessionEntry } from './profession-table.ts';
import type { TradeKnowledge } from './trade-knowledge.ts';

/** An answer that is less certain is a guess (S14). */
export const SURE_SHARE = 0.61;

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

// Whether part of a text is a need by itself. Looks at evidence and plain words; knows no trades.

/**
 * Evidence that part of a text needs to be clear: in total, and on average for each of its telling
 * words outside a story.
 */
const MIN_EVIDENCE = 0.75;
const MIN_EVIDENCE_PER_WORD = 0.5;

/**
 * Words that explain how something came about: 'we just moved in' is not a need next to 'the wiring
 * is old'.
 */
const CIRCUMSTANCE: ReadonlySet<string> = new Set(
  'am was were had finally moved passed quit trust sat feel splitting cant said say told just because since when while after before if but without nobody'.split(
    ' ',
  ),
);

/** Words that point back: 'my suit is too big, need it taken in' asks for one thing. */
const POINTS_BACK: ReadonlySet<string> = new Set(
  'it its them this that these those one ones him his her'.split(' '),
);

/** How a clause about the writer begins, and how one about the writer's problem continues: 'we have mice'. */
const WE: ReadonlySet<string> = new Set('i im ive we were weve'.split(' '));
const HAVE: ReadonlySet<string> = new Set('have got'.split(' '));

/** Whether words name a trade clearly. @param evidence for the strongest profession. */
export function isClear(words: readonly Word[], evidence: number): boolean {
  const { length } = tellingWords(words).filter(({ standing }) => standing !== 'story');
  return evidence >= Math.max(MIN_EVIDENCE, MIN_EVIDENCE_PER_WORD * length);
}

/** Whether the words would be a need if typed alone, and do not just explain another one. */
export function isNeedByItself({
  words,
  professions,
}: {
  readonly words: readonly Word[];
  readonly professions: readonly FoundProfession[];
}): boolean {
  return isClear(words, professions[0]?.evidence ?? 0) && !tellsWhy(words);
}

/** Whether the words explain how something came about. */
export function tellsWhy(words: readonly Word[]): boolean {
  return words.some(({ base }) => CIRCUMSTANCE.has(base));
}

/** Whether the words refer to something mentioned before them. */
export function pointsBack(words: readonly Word[]): boolean {
  return words.some(({ base }) => POINTS_BACK.has(base));
}

/**
 * Whether the words say what the writer does rather than what is wrong: 'opening a yoga studio' and
 * 'we sell candles', but not 'leaking roof' or 'we have mice'.
 */
export function tellsOfWriter([first, second]: readonly Word[]): boolean {
  if (first === undefined) return false;
  if (WE.has(first.base)) return second !== undefined && !HAVE.has(second.base);
  return first.base.endsWith('ing') && (!first.telling || second?.telling === false);
}
