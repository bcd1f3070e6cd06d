/** Members who are away, and who stands in for them on a day (M15). Pure. */
import type { Chapter } from 'domain/chapter.ts';
import type { Member } from 'domain/member.ts';
import { oncePerKey } from '../text/look-up.ts';
import * as leaveTexts from '../texts/leave.ts';
import { type PlacedMember, placer } from './placed-member.ts';

/** Whom an answer names for a member. */
export interface OnDuty {
  /** The member, or the one who stands in. */
  readonly placed: PlacedMember;
  /** The member for whom they stand in; null for the member themselves. */
  readonly standsInFor: Member | null;
  /** 'Sam Rivera stands in for Alex Chen until March 3.' or 'Away until March 3.'; null for a member who is there. */
  readonly leave: string | null;
  /** Whether the member is away and nobody stands in: then others come first. */
  readonly isAbsent: boolean;
}

export interface Leave {
  /** Whom to name for a member. */
  onDuty(placed: PlacedMember): OnDuty;
}

/** Nobody is away. */
export const ALL_THERE: Leave = { onDuty: there };

function there(placed: PlacedMember): OnDuty {
  return { placed, standsInFor: null, leave: null, isAbsent: false };
}

/** Whether a member is not on leave. One with a substitute is on leave too. */
export function isThere(placed: PlacedMember, { onDuty }: Leave): boolean {
  return onDuty(placed).leave === null;
}

/** @param today '2026-03-03'. @returns ALL_THERE if nobody is away on that day. */
export function leaveOn(members: readonly Member[], chapter: Chapter, today: string): Leave {
  if (!members.some((member) => isAwayOn(member, today))) return ALL_THERE;
  const standIn = substitutes(members, today);
  const place = placer(chapter);
  const inSentence = oncePerKey((day: string) => leaveTexts.dayInSentence(day, today));
  return {
    onDuty(placed) {
      const { member } = placed;
      const until = awayUntil(member, today);
      if (until === null) return there(placed);
      const day = inSentence(until);
      const substitute = standIn(member);
      if (substitute === null) {
        const leave = leaveTexts.awayUntil(day);
        return { placed, standsInFor: null, leave, isAbsent: true };
      }
      const leave = leaveTexts.standsIn(substitute.member_name, member.member_name, day);
      return { placed: place(substitute), standsInFor: member, leave, isAbsent: false };
    },
  };
}

/** The last day of a member's leave if they are away on this day; otherwise null. */
function awayUntil({ away_until }: Member, today: string): string | null {
  return away_until !== null && today !== '' && today <= away_until ? away_until : null;
}

function isAwayOn(member: Member, today: string): boolean {
  return awayUntil(member, today) !== null;
}

/** Who stands in for a member: the substitute, or the substitute's own if that one is away as well. */
function substitutes(members: readonly Member[], today: string): (member: Member) => Member | null {
  const byId = new Map(members.map((member) => [member.id, member]));
  return (member) => {
    const seen = new Set<Member>();
    let substitute: Member | undefined = member;
    while (substitute !== undefined && isAwayOn(substitute, today)) {
      if (seen.has(substitute)) return null;
      seen.add(substitute);
      substitute = byId.get(substitute.substitute_id ?? '');
    }
    return substitute ?? null;
  };
}

export interface MemberLeave {
  /** 'March 3'. */
  readonly until: string;
  /** null when nobody stands in. */
  readonly substitute: Member | null;
}

/**
 * A member's leave on a day; null when they are there.
 * @param today the day in the reader's time zone, '2026-03-03'.
 * @example leaveOf(directory.members[0], directory.members, '2026-03-03') // null
 */
export function leaveOf(
  member: Member,
  members: readonly Member[],
  today: string,
): MemberLeave | null {
  const until = awayUntil(member, today);
  if (until === null) return null;
  const substitute = substitutes(members, today)(member);
  return { until: leaveTexts.dayInSentence(until, today), substitute };
}

/** Each ranked member with the person to name instead. Whoever would be named twice keeps the first place. */
export function onDutyFor<Ranked extends { readonly placed: PlacedMember }>(
  ranked: readonly Ranked[],
  { onDuty }: Leave,
): { readonly ranked: Ranked; readonly duty: OnDuty }[] {
  const byMember = new Map<Member, { ranked: Ranked; duty: OnDuty }>();
  for (const each of ranked) {
    const duty = onDuty(each.placed);
    const { member } = duty.placed;
    const known = byMember.get(member);
    if (known === undefined) byMember.set(member, { ranked: each, duty });
    else if (known.duty.leave === null) known.duty = { ...known.duty, leave: duty.leave };
  }
  return [...byMember.values()];
}
