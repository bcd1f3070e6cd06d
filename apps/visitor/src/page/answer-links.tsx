/** The links of an answer: to another search, to a member's page, and the ways to reach a member (M11, C7, L3). */

import type { Contact } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { Globe, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant, TEXT_LINK } from 'ui/button.tsx';
import { emailLink, telLink } from 'ui/links.ts';
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

type ContactLinesProps = Pick<Contact, 'phone' | 'email'> &
  Partial<Contact> & {
    /** The member's name. */
    readonly name: string;
  };

/** The ways to reach a member of a chain, each written out (C7, L3). */
export function ContactLines({ name, phone, email, website }: ContactLinesProps) {
  const address = website?.replace(/^https?:\/\//i, '');
  return (
    <div className="mt-1 flex flex-wrap gap-x-5 max-sm:flex-col">
      {phone && (
        <ContactLine
          icon={Phone}
          text={phone}
          href={telLink(phone)}
          label={contactTexts.callNumber(name, phone)}
        />
      )}
      {email && (
        <ContactLine
          icon={Mail}
          text={email}
          href={emailLink(email)}
          label={contactTexts.emailAddress(name, email)}
        />
      )}
      {website && address && (
        <ContactLine
          icon={Globe}
          text={address}
          href={website}
          newTab
          label={contactTexts.websiteAddress(name, address)}
        />
      )}
    </div>
  );
}

interface ContactLineProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly href: string | null;
  readonly newTab?: boolean;
  /** The link's name for screen readers: what it does, the member's name, and the text. */
  readonly label: string;
}

const LINE = 'inline-flex min-h-11 max-w-full items-center gap-2 [overflow-wrap:anywhere]';

/** On a narrow screen, an e-mail address wraps after its '@' rather than within a word. */
function breakable(text: string): ReactNode {
  const [name, ...domain] = text.split('@');
  if (domain.length === 0) return text;
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  );
}

/** One way to reach a member: an icon and the text, as a link where possible. */
function ContactLine({ icon: Icon, text, href, newTab = false, label }: ContactLineProps) {
  const content = (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{breakable(text)}</span>
    </>
  );
  if (href === null) return <span className={LINE}>{content}</span>;
  return (
    <a
      href={href}
      aria-label={label}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className={`${LINE} rounded-lg text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent`}
    >
      {content}
    </a>
  );
}
