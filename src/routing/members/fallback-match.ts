/** Members found by their own wording when no category matches a need (M7). */
import { append } from '../multimap.ts';
import { runIndex } from '../text/run-index.ts';
import { basesOf, tellingWords, type Word } from '../text/word.ts';
import type { CompanyGroup } from './company-groups.ts';
import type { PlacedMember } from './placed-member.ts';
import { nameContaining, type RoleGroup } from './role-groups.ts';

const ROLE_CONTAINS_NEED = 0.8;
const COMPANY_CONTAINS_NEED = 0.6;
const WORD_MATCHES = 0.5;

/** Part of the need's telling words a role must hold: one word of a long story is no match. */
const MIN_SHARE_OF_NEED = 0.5;

export interface FallbackHit {
  readonly placed: PlacedMember;
  /** 0.8, 0.6 or 0.5 (M7). */
  readonly score: number;
  /** The role, alias or company that matched, as written. */
  readonly matched: string;
}

export interface FallbackIndex {
  find(words: readonly Word[]): FallbackHit[];
}

export function fallbackIndex(
  groups: readonly RoleGroup[],
  companies: readonly CompanyGroup[],
): FallbackIndex {
  const groupsNear = groupFinder(groups);
  const companyRuns = runIndex(companies.map(({ bases }) => bases));
  return {
    find: (words) => {
      const bases = basesOf(words);
      const telling = tellingWords(words);
      if (telling.length === 0) return [];
      return [
        ...groupsNear(bases, telling).flatMap((group) => roleHits(group, bases, telling)),
        ...companyRuns.containing(bases).flatMap((at) => companyHits(companies[at])),
      ];
    },
  };
}

/** The groups that contain the need or share a word with it; the others need not be looked at. */
function groupFinder(
  groups: readonly RoleGroup[],
): (bases: readonly string[], telling: readonly Word[]) => RoleGroup[] {
  const names = groups.flatMap((group) => group.names.map(({ bases }) => ({ group, bases })));
  const runs = runIndex(names.map(({ bases }) => bases));
  const byStem = new Map<string, RoleGroup[]>();
  for (const group of groups) {
    for (const stem of group.stems) append(byStem, stem, group);
  }
  return (bases, telling) => {
    const containing = runs.containing(bases).map((at) => names[at]?.group);
    const sharing = telling.flatMap(({ stem }) => byStem.get(stem) ?? []);
    return [...new Set([...containing, ...sharing])].filter((group) => group !== undefined);
  };
}

function roleHits(
  group: RoleGroup,
  bases: readonly string[],
  telling: readonly Word[],
): FallbackHit[] {
  const containing = nameContaining(group, bases);
  if (containing !== undefined) return hits(group.best, ROLE_CONTAINS_NEED, containing.text);
  const shared = telling.filter(({ stem }) => group.stems.has(stem));
  const isEnough = shared.length > 0 && shared.length >= MIN_SHARE_OF_NEED * telling.length;
  return isEnough ? hits(group.best, WORD_MATCHES, group.first.profession_role) : [];
}

function companyHits(company: CompanyGroup | undefined): FallbackHit[] {
  return company === undefined ? [] : hits(company.best, COMPANY_CONTAINS_NEED, company.company);
}

function hits(best: readonly PlacedMember[], score: number, matched: string): FallbackHit[] {
  return best.map((placed) => ({ placed, score, matched }));
}
