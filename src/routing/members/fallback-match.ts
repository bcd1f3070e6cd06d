/** Members found by their own wording when no category matches a need (M7). */
import { containsRun } from '../text/contains.ts';
import { runIndex } from '../text/run-index.ts';
import { tellingWords, type Word } from '../text/word.ts';
import type { CompanyGroup } from './company-groups.ts';
import type { PlacedMember } from './placed-member.ts';
import type { RoleGroup } from './role-groups.ts';

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
  find(need: readonly Word[]): FallbackHit[];
}

export function fallbackIndex(
  groups: readonly RoleGroup[],
  companies: readonly CompanyGroup[],
): FallbackIndex {
  const companyRuns = runIndex(companies.map(({ bases }) => bases));
  return {
    find: (need) => {
      const bases = need.map(({ base }) => base);
      const telling = tellingWords(need);
      if (telling.length === 0) return [];
      return [
        ...groups.flatMap((group) => roleHits(group, bases, telling)),
        ...companyRuns.containing(bases).flatMap((at) => companyHits(companies[at])),
      ];
    },
  };
}

function roleHits(
  group: RoleGroup,
  bases: readonly string[],
  telling: readonly Word[],
): FallbackHit[] {
  const containing = group.names.find((name) => containsRun(name.bases, bases));
  if (containing !== undefined) return hits(group.best, ROLE_CONTAINS_NEED, containing.text);
  const sharing = group.names.find((name) => {
    const stems = new Set(name.words.filter(({ telling }) => telling).map(({ stem }) => stem));
    const shared = telling.filter(({ stem }) => stems.has(stem)).length;
    return shared > 0 && shared >= MIN_SHARE_OF_NEED * telling.length;
  });
  return sharing === undefined ? [] : hits(group.best, WORD_MATCHES, sharing.text);
}

function companyHits(company: CompanyGroup | undefined): FallbackHit[] {
  return company === undefined ? [] : hits(company.best, COMPANY_CONTAINS_NEED, company.company);
}

function hits(best: readonly PlacedMember[], score: number, matched: string): FallbackHit[] {
  return best.map((placed) => ({ placed, score, matched }));
}
