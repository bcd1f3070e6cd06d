/** How to reach a member: each link shows the number or address, and includes the name for screen readers. */

import type { Contact } from 'domain/contact.ts';
import { Globe, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from 'ui/button.ts';
import { emailLink, telLink } from 'ui/links.ts';
import * as membersTexts from '../../texts/members.ts';
import { hiddenWords } from '../../texts/sentence.tsx';

interface Props {
  readonly name: string;
  readonly contact: Contact;
}

export function ContactLinks({ name, contact: { phone, email, website } }: Props) {
  if (phone === null && email === null && website === null) {
    return <p className="mt-5">{membersTexts.askChapter(name)}</p>;
  }
  return (
    <ul className="mt-5 grid max-w-md gap-2">
      {phone && (
        <Way icon={Phone} href={telLink(phone)} isFirst>
          {membersTexts.call(name, phone, hiddenWords)}
        </Way>
      )}
      {email && (
        <Way icon={Mail} href={emailLink(email)} isFirst={phone === null}>
          {membersTexts.email(name, email, hiddenWords)}
        </Way>
      )}
      {website && (
        <Way icon={Globe} href={website} isWeb>
          {membersTexts.website(name, shown(website), hiddenWords)}
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** null when the text is not a number or address that a device can use. */
  readonly href: string | null;
  /** The best way to reach the member. */
  readonly isFirst?: boolean;
  readonly isWeb?: boolean;
}

function Way({ icon: Icon, children, href, isFirst = false, isWeb = false }: WayProps) {
  const content = (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </>
  );
  if (href === null) return <li className="flex min-h-11 items-center gap-2">{content}</li>;
  return (
    <li className="grid">
      <a
        href={href}
        {...(isWeb && { target: '_blank', rel: 'noopener' })}
        className={`${buttonClass(isFirst ? 'primary' : 'plain')} justify-start text-left`}
      >
        {content}
      </a>
    </li>
  );
}

/** 'example.com/roofing' for 'https://www.example.com/roofing/'. */
function shown(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?|\/$/gi, '');
}
