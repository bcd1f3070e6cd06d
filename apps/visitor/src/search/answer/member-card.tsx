/** One match: who, why, and how to reach them (M10, M11). */

import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import type { MemberMatch } from 'engine';
import {
  Briefcase,
  Globe,
  HeartPulse,
  type LucideIcon,
  Mail,
  Megaphone,
  Shapes,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { emailLink } from 'ui/links.ts';
import { MatchBadge } from 'ui/match-badge.tsx';
import * as contactTexts from 'ui/texts/contact.ts';
import { CallButton, MemberLink } from '../../page/answer-links.tsx';

/** By sphere (K3). */
const ICONS = new Map<string, LucideIcon>([
  ['Trades & Home Services', Wrench],
  ['Business & Finance', Briefcase],
  ['Events & Marketing', Megaphone],
  ['Health & Wellness', HeartPulse],
]);

interface Props {
  readonly match: MemberMatch;
  /** Whether this is the first match: its Call is the primary action. */
  readonly best: boolean;
  /** What stands below the reason. */
  readonly children?: ReactNode;
}

export function MemberCard({ match, best, children }: Props) {
  const { member, category, score, reason } = match;
  return (
    <article className="[overflow-wrap:anywhere]">
      <h3 className={`font-serif leading-tight ${best ? 'text-3xl' : 'text-2xl'}`}>
        <MemberLink member={member} />
      </h3>
      <p className="mt-0.5 text-lg">{member.profession_role}</p>
      <Affiliation member={member} />
      <SphereBadge sphere={category.sphere} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <MatchBadge score={score} />
        <p className="line-clamp-4 min-w-[min(13rem,100%)] flex-1">{reason}</p>
      </div>
      {children}
      <MemberActions match={match} best={best} />
    </article>
  );
}

function MemberActions({ match, best }: Omit<Props, 'children'>) {
  const { member } = match;
  const name = member.member_name;
  const { phone, email, website } = contactOf(member);
  const write = emailLink(email);
  return (
    <div className="mt-3 flex flex-wrap gap-2 max-sm:*:flex-[1_1_40%]">
      <CallButton
        phone={phone}
        name={name}
        variant={best ? 'primary' : 'plain'}
        className="max-sm:basis-full!"
      />
      {write && (
        <ButtonLink
          variant="plain"
          href={write}
          data-printed={email}
          aria-label={contactTexts.emailMember(name)}
        >
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {contactTexts.email}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink
          variant="plain"
          href={website}
          target="_blank"
          rel="noopener"
          aria-label={contactTexts.websiteOfMember(name)}
          data-printed={website}
        >
          <Globe className="size-4 shrink-0" aria-hidden="true" />
          {contactTexts.website}
        </ButtonLink>
      )}
      <CopyButton
        text={match.intro}
        label={contactTexts.copyIntro}
        toast={contactTexts.introCopied}
      />
    </div>
  );
}

/** Company and chapter, if known (M10, C7). */
export function Affiliation({ member: { company, chapter } }: { readonly member: Member }) {
  return (
    <p className="text-quiet">{[company, chapter].filter((part) => part !== null).join(' · ')}</p>
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
