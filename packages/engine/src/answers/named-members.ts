/** Before all other stages: the members that a need asks for by name, their own or their company's (M7). */
import type { Member } from 'domain/member.ts';
import { onDutyFor } from '../members/leave.ts';
import { MEMBER_LIMIT } from '../members/match-members.ts';
import { sphereOf } from '../members/member-trade.ts';
import {
  byPreference,
  insertRanked,
  isFromElsewhere,
  type PlacedMember,
} from '../members/placed-member.ts';
import { countedAlike } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { MentionedName, NeedByName } from '../reading/names-in-need.ts';
import { introducedRole, introductionScript, memberIntro } from './introduction.ts';
import { answered, type MemberOutcome } from './outcome.ts';
import { nameReason } from './reason.ts';

/** Scores of a whole name, or of part of one next to that member's own trade; and of a part alone (M7). */
const WHOLE = 1;
const PART_OF_PERSON = 0.8;
const PART_OF_COMPANY = 0.6;

interface Found {
  readonly placed: PlacedMember;
  readonly score: number;
  readonly name: MentionedName;
}

export function answerWithNamedMembers(
  { understood, names }: NeedByName,
  index: DirectoryIndex,
): MemberOutcome {
  const { text, words, lead } = understood;
  const found = bestOf(names);
  const counted = found.flatMap(({ name }) => [
    ...countedAlike(words, name.words),
    ...(name.trade?.counted ?? []),
  ]);
  const named = onDutyFor(found, index.leave);
  const matches = named.map(({ ranked: { placed: asked, score, name }, duty }) => {
    const { placed, standsInFor, leave } = duty;
    const isOther = isFromElsewhere(placed, index.hasHome);
    const role = introducedRole(standsInFor);
    return {
      member: placed.member,
      score,
      reason: nameReason(understood, countedAlike(words, name.words), name.mention, name.trade),
      category: {
        name: asked.member.profession_role,
        sphere: sphereOf(asked.member, index.naming),
      },
      leave,
      intro: memberIntro(placed.member, name.trade && text, lead, isOther, role),
    };
  });
  const [{ ranked: first, duty }] = named as [(typeof named)[number], ...typeof named];
  const quotedNeed = first.name.trade && text;
  const role = introducedRole(duty.standsInFor);
  const script = introductionScript(duty.placed.member, quotedNeed, lead, role);
  return {
    mode: 'member',
    ...answered(understood, counted),
    matches,
    script,
    quotedNeed,
    homeSeat: null,
  };
}

/** Best score first, then home, nearby order, priority and name; each member once (M6, M9). */
function bestOf(names: readonly MentionedName[]): Found[] {
  const best: Found[] = [];
  const seen = new Set<Member>();
  for (const name of names.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    for (const placed of name.members) {
      if (seen.has(placed.member)) continue;
      seen.add(placed.member);
      insertRanked(best, { placed, score: scoreOf(name), name }, MEMBER_LIMIT, byScore);
    }
  }
  return best;
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || byPreference(a.placed, b.placed);
}

function scoreOf({ mention, trade }: MentionedName): number {
  if (mention.isWhole || trade !== null) return WHOLE;
  return mention.kind === 'person' ? PART_OF_PERSON : PART_OF_COMPANY;
}
