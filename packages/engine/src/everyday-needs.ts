/**
 * Needs of a trade, chosen from its terms: for a chapter's own trades, which have no written list of needs to send, and
 * to find the members that no need leads to (P9). Pure.
 */
import { dangerDetector } from './dangers/danger-detector.ts';
import type { Knowledge, TermKind } from './knowledge/knowledge.ts';
import type { RoleNaming } from './professions/name-role.ts';
import type { ProfessionEntry } from './professions/profession-table.ts';
import { basesOf, tellingWords, wordsOf } from './text/word.ts';

/** Needs listed for a member: as many as people can remember. */
const MAX_NEEDS = 8;

/** How many of them may share a word: 'house worth' and 'house value' mean the same. */
const MAX_WITH_SAME_WORD = 2;

/** A single word is usually a thing of the trade rather than a need. */
const MIN_WORDS = 2;

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** @returns a function that gives the everyday needs of a profession: at most 8, and none describing danger. */
export function everydayNeeds(
  { commonNeeds, dangers }: Pick<Knowledge, 'commonNeeds' | 'dangers'>,
  naming: RoleNaming,
): (profession: ProfessionEntry) => readonly string[] {
  const detect = dangerDetector(dangers);

  /** Whether a friend who says this can be sent to a member: it does not call for emergency help. */
  const isHarmless = (need: string) => detect(need, () => true).danger === null;

  return (profession) => {
    const leadsThere = (need: string) => naming.named(need)[0] === profession;
    const textsOf = (wanted: TermKind) =>
      profession.terms
        .filter((term) => term.kind === wanted && term.bases.length >= MIN_WORDS)
        .map(({ text }) => text);
    const needs = [...commonNeeds, ...spread(textsOf('symptom')), ...spread(textsOf('keyword'))];
    return varied(needs, (need) => leadsThere(need) && isHarmless(need));
  };
}

/**
 * Reorders the texts, which are in alphabetical order, so that similar ones are far apart: each is placed by a multiple
 * of the golden ratio.
 */
function spread(texts: readonly string[]): string[] {
  const place = (i: number) => ((i + 1) * GOLDEN_RATIO) % 1;
  return texts
    .map((text, i) => ({ text, place: place(i) }))
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text);
}

/** The first needs that fit and do not repeat each other's words. */
function varied(needs: readonly string[], fits: (need: string) => boolean): string[] {
  const uses = new Map<string, number>();
  const chosen: string[] = [];
  for (const need of new Set(needs)) {
    if (chosen.length === MAX_NEEDS) break;
    const bases = basesOf(tellingWords(wordsOf(need)));
    if (bases.some((base) => (uses.get(base) ?? 0) >= MAX_WITH_SAME_WORD) || !fits(need)) continue;
    for (const base of bases) uses.set(base, (uses.get(base) ?? 0) + 1);
    chosen.push(need);
  }
  return chosen;
}
