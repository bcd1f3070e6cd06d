/** Members found by their own wording when no category matches a need (M7). */
import { append } from '../text/look-up.ts';
import { runIndex } from '../text/runs.ts';
import { basesOf, tellingWords, type Word } from '../text/word.ts';
import type { CompanyGroup, MemberGroup, RoleGroup } from './member-groups.ts';
import type { PlacedMember } from './placed-member.ts';

/** Score of a member whose role or alias contains the need (M7). */
export const ROLE_CONTAINS_NEED = 0.8;
const COMPANY_CONTAINS_NEED = 0.6;
/** Score of a member whose role or alias only shares a word with the need (M7). */
export const WORD_MATCHES = 0.5;

/** Share of the need's telling words that a role must contain: one word of a long story is not a match. */
const MIN_SHARE_OF_NEED = 0.5;

export interface FallbackHit {
  readonly placed: PlacedMember;
  /** 0.8, 0.6 or 0.5 (M7). */
  readonly score: number;
  /** The role, alias or company that matched, as written. */
  readonly matched: string;
  /** The words of the need that it contains. */
  readonly words: readonly Word[];
}

export interface FallbackIndex {
  /** @param isUnfinished whether the last word may be the start of a longer one (M3). */
  find(words: readonly Word[], isUnfinished: boolean): FallbackHit[];
}

/**
 * @param isWeighed whether trade knowledge knows a stem. Such a word was already weighed and found
 *   too weak, so it does not count as a match: 'database design' does not find a floral designer.
 */
export function fallbackIndex(
  groups: readonly RoleGroup[],
  companies: readonly CompanyGroup[],
  isWeighed: (stem: string) => boolean,
): FallbackIndex {
  const names = groups.flatMap((group) =>
    group.names.map(({ text, bases }) => ({ group, text, bases })),
  );
  const nameRuns = runIndex(names.map(({ bases }) => bases));
  const companyRuns = runIndex(companies.map(({ bases }) => bases));
  const groupsByStem = new Map<string, RoleGroup[]>();
  for (const group of groups) for (const stem of group.stems) append(groupsByStem, stem, group);
  return {
    find: (words, isUnfinished) => {
      const telling = tellingWords(words);
      if (telling.length === 0) return [];
      const bases = basesOf(words);
      const named = nameRuns.containing(bases, isUnfinished).flatMap((at) => names[at] ?? []);
      const companyAt = companyRuns.containing(bases, isUnfinished);
      const sharing = sharingGroups(telling, groupsByStem, isWeighed);
      for (const { group } of named) sharing.delete(group);
      return [
        ...named.flatMap(({ group, text }) => hits(group, ROLE_CONTAINS_NEED, text, words)),
        ...companyAt
          .flatMap((at) => companies[at] ?? [])
          .flatMap((group) => hits(group, COMPANY_CONTAINS_NEED, group.company, words)),
        ...[...sharing].flatMap(([group, shared]) =>
          hits(group, WORD_MATCHES, nameWith(group, shared), shared),
        ),
      ];
    },
  };
}

/** The groups that share enough words which trade knowledge does not know, each with the shared words. */
function sharingGroups(
  telling: readonly Word[],
  groupsByStem: ReadonlyMap<string, readonly RoleGroup[]>,
  isWeighed: (stem: string) => boolean,
): Map<RoleGroup, readonly Word[]> {
  const unweighed = telling.filter(({ stem }) => !isWeighed(stem));
  const enough = new Map<RoleGroup, readonly Word[]>();
  for (const group of unweighed.flatMap(({ stem }) => groupsByStem.get(stem) ?? [])) {
    const shared = unweighed.filter(({ stem }) => group.stems.has(stem));
    if (shared.length >= MIN_SHARE_OF_NEED * telling.length) enough.set(group, shared);
  }
  return enough;
}

/** The role or alias that contains the first of the words. */
function nameWith({ names, first }: RoleGroup, [shared]: readonly Word[]): string {
  const found = names.find(({ words }) => words.some(({ stem }) => stem === shared?.stem));
  return found?.text ?? first.profession_role;
}

function hits(
  { best }: MemberGroup,
  score: number,
  matched: string,
  words: readonly Word[],
): FallbackHit[] {
  return best.map((placed) => ({ placed, score, matched, words }));
}
