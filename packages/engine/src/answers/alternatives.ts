/** Whether an answer is a guess, and the other trades that may have been meant (S14, N3). */
import { WORD_MATCHES } from '../members/fallback-match.ts';
import { insertRanked } from '../members/placed-member.ts';
import { certaintyOf, isPerhapsRequest, SURE_SHARE } from '../professions/certainty.ts';
import { explainedShare, type FoundProfession } from '../professions/find-professions.ts';
import { HINT_BASE_EVIDENCE } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { holdersFor } from './members.ts';
import type { Outcome } from './outcome.ts';

const MAX_ALTERNATIVES = 3;

/** More than are shown, since several may lead to the same member. */
const MAX_CONSIDERED = 8;

/** Whether an answer may well be wrong. */
export function isGuess(outcome: Outcome, need: UnderstoodNeed, index: DirectoryIndex): boolean {
  return certainty(outcome, need, index) < SURE_SHARE;
}

/**
 * How certain an answer is, 0 to 1. A need that names a trade outright is certain, and of several chains the visitor
 * chooses one (C8). A name that several trades share is certain only if every other word fits one of them: an
 * 'aviation attorney' may be any attorney.
 */
export function certainty(
  outcome: Outcome,
  { isNamed, isSharedName, asked, evidence, professions }: UnderstoodNeed,
  { trades }: DirectoryIndex,
): number {
  if (outcome.mode !== 'member' && outcome.mode !== 'open-seat') return 1;
  const [best] = professions;
  if (best !== undefined) {
    if (isNamed || trades.exact.owners(asked).length > 0) {
      return isSharedName && explainedShare(asked, best.entry, trades.evidence) < 1 ? 0 : 1;
    }
    return certaintyOf(best, evidence);
  }
  const isUnsure =
    outcome.mode === 'member'
      ? outcome.matches.every(({ score }) => score <= WORD_MATCHES)
      : isPerhapsRequest(asked, evidence, trades);
  return isUnsure ? 0 : 1;
}

/**
 * The trades with most evidence that lead elsewhere than the answer and than each other, by name: a gutter service whose
 * needs a roofer takes is no alternative to the roofer.
 */
export function alternativesTo(
  outcome: Outcome,
  { evidence }: UnderstoodNeed,
  index: DirectoryIndex,
): string[] {
  const strongest: FoundProfession[] = [];
  index.trades.entries.forEach((entry, position) => {
    const found = { entry, evidence: evidence[position] ?? 0 };
    if (found.evidence < HINT_BASE_EVIDENCE) return;
    insertRanked(strongest, found, MAX_CONSIDERED, (a, b) => b.evidence - a.evidence);
  });
  const answering = new Set(namesIn(outcome));
  const alternatives: string[] = [];
  for (const { entry } of strongest) {
    const { name } = (holdersFor(entry, index)[0] ?? entry).profession;
    if (answering.has(name) || answering.has(entry.profession.name)) continue;
    answering.add(name);
    alternatives.push(entry.profession.name);
  }
  return alternatives.slice(0, MAX_ALTERNATIVES);
}

/** The profession of the first member, and the ones that are asked for. */
function namesIn(outcome: Outcome): readonly string[] {
  const first = outcome.mode === 'member' ? outcome.matches[0]?.category.name : undefined;
  return first === undefined ? outcome.openSeats : [first, ...outcome.openSeats];
}
