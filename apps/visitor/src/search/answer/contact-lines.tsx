/** The ways to reach a member of a chain, each written out (C7, L3). */

import type { Contact } from 'domain/contact.ts';
import { Globe, Mail, Phone } from 'lucide-react';
import { emailLink, telLink } from 'ui/links.ts';
import * as contactTexts from 'ui/texts/contact.ts';
import { ContactLine } from './contact-line.tsx';

type Props = Pick<Contact, 'phone' | 'email'> &
  Partial<Contact> & {
    /** The member's name. */
    readonly name: string;
  };

export function ContactLines({ name, phone, email, website }: Props) {
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
