/** One match: who, why, and how to reach them (M10, M11). */
import { Globe, Mail, Phone } from 'lucide-react';
import { contactOf } from '../../../domain/contact.ts';
import type { MemberMatch } from '../../../routing/outcome.ts';
import { buttonClass } from '../../components/button.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { emailLink, telLink } from '../../lib/links.ts';
import { MatchBadge } from './match-badge.tsx';
import { SphereBadge } from './sphere-badge.tsx';

interface Props {
  readonly match: MemberMatch;
  /** The first match: its Call is what to do next. */
  readonly best: boolean;
}

export function MemberCard({ match, best }: Props) {
  const { member, category, score, reason, intro } = match;
  return (
    <article className="[overflow-wrap:anywhere]">
      <div className="flex items-start justify-between gap-3">
        <h3 className={`font-serif leading-tight ${best ? 'text-3xl' : 'text-2xl'}`}>
          {member.member_name}
        </h3>
        <MatchBadge score={score} />
      </div>
      <p className="mt-1 text-lg">{member.profession_role}</p>
      <p className="text-quiet">
        {[member.company, member.chapter].filter((part) => part !== null).join(' · ')}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        <SphereBadge sphere={member.sphere ?? category.sphere} />
      </div>
      <p className="mt-2">{reason}</p>
      <MemberActions match={match} best={best} intro={intro} />
    </article>
  );
}

function MemberActions({ match, best, intro }: Props & { readonly intro: string }) {
  const { phone, email, website } = contactOf(match.member);
  const call = telLink(phone);
  const write = emailLink(email);
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {call && (
        <a href={call} className={buttonClass(best ? 'primary' : 'plain')}>
          <Phone className="size-4 shrink-0" aria-hidden="true" />
          Call
        </a>
      )}
      {write && (
        <a href={write} className={buttonClass('plain')}>
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          Email
        </a>
      )}
      {website && (
        <a href={website} target="_blank" rel="noopener" className={buttonClass('plain')}>
          <Globe className="size-4 shrink-0" aria-hidden="true" />
          Website
        </a>
      )}
      {intro && <CopyButton text={intro} label="Copy Intro" toast="Intro text copied!" />}
    </div>
  );
}
