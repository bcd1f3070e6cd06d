/**
 * The professions a need is about, strongest first. None when the evidence is only stray (M6), or
 * when the text does not ask for work at all: trivia, small talk and voice commands mention trades
 * too.
 */

import { emptyBeforeThings } from '../knowledge/around-requests.ts';
import type { Talk } from '../knowledge/knowledge.ts';
import { ownValue } from '../text/look-up.ts';
import { tellingWords, type Word } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { ExactTerms } from './exact-terms.ts';
import type { ProfessionEntry } from './profession-table.ts';
import type { TradeKnowledge } from './trade-knowledge.ts';
import { explainNeed } from './weigh-need.ts';

export interface FoundProfession {
  readonly entry: ProfessionEntry;
  readonly evidence: number;
}

/** Added when the need is a term of the profession, word for word, or asks for it by name: nothing is clearer. */
const EVIDENCE_OF_EQUAL_TERM = 1;

/** With fewer telling words, a need that equals a trade's term may ask for something else: 'my carpet'. */
const MIN_TELLING_WORDS = 2;

/** A longer need is not looked at for a thing and words around it: their combinations grow with the square of its length. */
const LONGEST_FRAMED_WORDS = 25;

/** A category with less than this share of the best one's evidence is not shown beside it (M6). */
const MIN_SHARE_OF_BEST = 0.8;

/** With less evidence a need names no profession, however much it sounds like a request. */
const MIN_EVIDENCE = 0.31;

/** Evidence a word must add to count as explained. */
const MIN_GAIN = 0.05;

/** As many professions as an answer has members (M9). */
const MAX_PROFESSIONS = 5;

/**
 * @param scores the need's evidence by profession, as weighNeed returns it.
 * @param named professions that the request names outright: only these answer; null when it names none.
 */
export function findProfessions(
  words: readonly Word[],
  scores: Float64Array,
  { entries, evidence: table, exact, talk }: TradeKnowledge,
  named: readonly ProfessionEntry[] | null = null,
): FoundProfession[] {
  const equal = ownersOf(words, exact, talk);
  const isWhole = equal.length > 0 && tellingWords(words).length >= MIN_TELLING_WORDS;
  const owners = new Set(isWhole || named === null ? equal : named);
  const evidenceOf = ({ position }: ProfessionEntry) => scores[position] ?? 0;
  // Lifts the trade above any that its single words favour more: 'clean carpet' is not about flooring.
  const missing = isWhole ? Math.max(...scores) - Math.max(...equal.map(evidenceOf)) : 0;
  const found: FoundProfession[] = Array.from(owners, (entry) => ({
    entry,
    evidence: evidenceOf(entry) + missing + EVIDENCE_OF_EQUAL_TERM,
  }));
  scores.forEach((evidence, position) => {
    if (evidence < MIN_EVIDENCE || named !== null) return;
    const entry = entries[position] as ProfessionEntry;
    if (!owners.has(entry)) found.push({ entry, evidence });
  });
  found.sort((a, b) => b.evidence - a.evidence || a.entry.position - b.entry.position);
  const [best] = found;
  if (best === undefined) return [];
  if (named !== null) return strongest(found);
  if (
    owners.size === 0 &&
    !isRequest(words, best.evidence, explainedShare(words, best.entry, table), talk)
  )
    return [];
  return strongest(found);
}

/**
 * The professions that have the need among their terms, word for word, or else without the words that say nothing or only
 * ask about it: 'in the market for gutters'.
 */
function ownersOf(
  words: readonly Word[],
  exact: ExactTerms,
  { beforeThings, afterThings }: Talk,
): readonly ProfessionEntry[] {
  const owners = exact.owners(words);
  if (owners.length > 0) return owners;
  const bare = words.filter(({ base }) => !emptyBeforeThings.has(base));
  if (bare.length > LONGEST_FRAMED_WORDS) return [];
  const latest = bare.findIndex(({ base, telling }) => telling && !beforeThings.includes(base));
  const earliest = bare.findLastIndex(({ base }) => !afterThings.includes(base)) + 1;
  for (let from = 0; from <= latest; from++) {
    for (let to = bare.length; to >= earliest && to > from; to--) {
      const ofThing = exact.owners(bare.slice(from, to));
      if (ofThing.length > 0) return ofThing;
    }
  }
  return [];
}

/** Of professions in order, those with nearly as much evidence as the first (M6). */
function strongest(found: readonly FoundProfession[]): FoundProfession[] {
  const most = found[0]?.evidence ?? 0;
  return found
    .filter(({ evidence }) => evidence >= MIN_SHARE_OF_BEST * most)
    .slice(0, MAX_PROFESSIONS);
}

/** Share of the telling words that added noticeable evidence for a profession. */
export function explainedShare(
  words: readonly Word[],
  { position }: ProfessionEntry,
  table: EvidenceTable,
): number {
  const gains = explainNeed(words, position, table);
  let telling = 0;
  let explaining = 0;
  words.forEach((word, i) => {
    if (!word.telling) return;
    telling++;
    if ((gains[i] ?? 0) > MIN_GAIN) explaining++;
  });
  return telling === 0 ? 0 : explaining / telling;
}

/** Weights of a logistic regression over labelled texts: docs/decisions/062-the-request-leads.md. */
const PER_LOG_EVIDENCE = 2.2;
const PER_EXPLAINED_SHARE = 0.55;
const PER_LOG_LENGTH = -1.65;
const PER_SOUND = 1.2;
const INTERCEPT = 3.35;

/** Keeps the logarithm finite when there is no evidence. */
const ADDED_TO_EVIDENCE = 0.05;

/** Log-odds from which a text is a request. Below 0, since ignoring a need costs more than answering talk. */
const MIN_REQUEST_LOG_ODDS = -1;

/**
 * Whether a text asks for work: the evidence for the strongest trade, weighed against how the text sounds.
 * @param evidence for the strongest trade.
 * @param explained share of the telling words that led to that trade, 0 to 1.
 */
export function isRequest(
  words: readonly Word[],
  evidence: number,
  explained: number,
  talk: Talk,
): boolean {
  return requestLogOdds(words, evidence, explained, talk) >= MIN_REQUEST_LOG_ODDS;
}

/** The log-odds that isRequest compares. */
export function requestLogOdds(
  words: readonly Word[],
  evidence: number,
  explained: number,
  talk: Talk,
): number {
  return (
    INTERCEPT +
    PER_LOG_EVIDENCE * Math.log(evidence + ADDED_TO_EVIDENCE) +
    PER_EXPLAINED_SHARE * explained +
    PER_LOG_LENGTH * Math.log(1 + words.length) +
    PER_SOUND * requestTone(words, talk)
  );
}

/**
 * What a text sounds like, in log-odds: above 0 like a request, below like talk. A repeated word
 * counts once.
 */
export function requestTone(words: readonly Word[], talk: Talk): number {
  let sum = 0;
  for (const stem of new Set(words.map((word) => word.stem)))
    sum += ownValue(talk.words, stem) ?? 0;
  const [first, second] = words.map(({ typed }) => typed.toLowerCase());
  if (first !== undefined) sum += ownValue(talk.beginnings, first) ?? 0;
  if (second !== undefined) sum += ownValue(talk.beginnings, `${first} ${second}`) ?? 0;
  return sum;
}
