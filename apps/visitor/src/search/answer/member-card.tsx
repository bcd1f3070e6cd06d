/** One match: who, why, and how to reach them (M10, M11). */

import type { Member } from 'domain/member.ts';
import type { MemberMatch } from 'engine';
import { Briefcase, HeartPulse, type LucideIcon, Megaphone, Shapes, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { MatchBadge } from 'ui/match-badge.tsx';
import * as contactTexts from 'ui/texts/contact.ts';
import { MemberLink } from '../../page/answer-links.tsx';
import { WaysToReach } from './ways-to-reach.tsx';

/** By sphere (K3). */
const ICONS = new Map<string, LucideIcon>([
  ['Trades & Home Services', Wrench],
  ['Business & Finance', Briefcase],
  ['Events & Marketing', Megaphone],
  ['Health & Wellness', HeartPulse],
]);

interface Props {
  readonly match: MemberMatch;
  /** Whether this is the first match: its Call is the primary action, and all ways to reach it are shown. */
  readonly best: boolean;
  /** What stands below the reason. */
  readonly children?: ReactNode;
}

export function MemberCard({ match, best, children }: Props) {
  const { member, category, score, reason } = match;
  return (
    <article className="[overflow-wrap:anywhere]">
      <h3
        data-keep-clear=""
        className={`font-serif leading-tight ${best ? 'text-3xl' : 'text-2xl'}`}
      >
        {best ? (
          <ErrorBoundary instead={<span>{member.member_name}</span>}>
            <MemberLink member={member} />
          </ErrorBoundary>
        ) : (
          member.member_name
        )}
      </h3>
      <p data-keep-clear="" className="mt-0.5 text-lg">
        {member.profession_role}
      </p>
      <Affiliation member={member} />
      {best && member.about && <p className="line-clamp-2">{member.about}</p>}
      <SphereBadge sphere={category.sphere} />
      <LeaveNote leave={match.leave} />
      <div data-keep-clear="" className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <ErrorBoundary>
          <MatchBadge score={score} />
        </ErrorBoundary>
        <p className="line-clamp-4 min-w-[min(13rem,100%)] flex-1">{reason}</p>
      </div>
      <ErrorBoundary>{children}</ErrorBoundary>
      <WaysToReach
        member={member}
        intro={match.intro}
        copyLabel={contactTexts.copyIntro}
        isPrimary={best}
        isFolded={!best}
      />
    </article>
  );
}

/** Who is away until when, and for whom a member stands in (M15). */
export function LeaveNote({ leave }: Pick<MemberMatch, 'leave'>) {
  if (leave === null) return null;
  return (
    <p data-keep-clear="" className="mt-1 font-medium">
      {leave}
    </p>
  );
}

/** Company and chapter, if known (M10, C7). */
export function Affiliation({ member: { company, chapter } }: { readonly member: Member }) {
  return (
    <p data-keep-clear="" className="text-quiet">
      {[company, chapter].filter((part) => part !== null).join(' · ')}
    </p>
  );
}

/** The kind of work a member does: an icon and its name. A sphere that an admin typed freely gets the 'Other' icon. */
function SphereBadge({ sphere }: { readonly sphere: string }) {
  const Icon = ICONS.get(sphere) ?? Shapes;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-quiet">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {sphere}
    </span>
  );
}
