/** The links of an answer: to another search, to a member's page, and to call a member (M11). */

import type { Member } from 'domain/member.ts';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant, TEXT_LINK } from 'ui/button.tsx';
import { telLink } from 'ui/links.ts';
import { PageLink } from 'ui/page-link.tsx';
import { memberPath } from 'ui/paths.ts';
import * as contactTexts from 'ui/texts/contact.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import { useSearch } from './search-context.tsx';

interface SearchLinkProps {
  readonly to: SearchAddress;
  readonly children: ReactNode;
}

/** A link to another search, followed within the page. */
export function SearchLink({ to, children }: SearchLinkProps) {
  const { open } = useSearch();
  return (
    <PageLink to={searchPath(to)} onFollow={() => open(to)} className={TEXT_LINK}>
      {children}
    </PageLink>
  );
}

/** A member's name as the link to their page. */
export function MemberLink({ member: { id, member_name } }: { readonly member: Member }) {
  return (
    <a
      href={memberPath(id)}
      className="-my-1 inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
    >
      {member_name}
    </a>
  );
}

interface CallButtonProps {
  /** As `contactOf` gives it. */
  readonly phone: string | null;
  /** The member's name. */
  readonly name: string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
}

/** Calls a member: shows the number, with the name for screen readers (M11). Nothing when there is no number. */
export function CallButton({ phone, name, variant = 'plain', className = '' }: CallButtonProps) {
  const call = telLink(phone);
  if (phone === null || call === null) return null;
  return (
    <ButtonLink
      variant={variant}
      href={call}
      aria-label={contactTexts.callMember(phone, name)}
      className={className}
    >
      <Phone className="size-4 shrink-0" aria-hidden="true" />
      {contactTexts.call(phone)}
    </ButtonLink>
  );
}
