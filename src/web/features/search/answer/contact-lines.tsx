/** The ways to reach a member of a chain, each written out (C7, L3). */
import { Globe, Mail, Phone } from 'lucide-react';
import type { Contact } from '../../../../domain/contact.ts';
import { ContactLine } from '../../../components/contact-line.tsx';
import { emailLink, telLink } from '../../../lib/links.ts';

type Props = Pick<Contact, 'phone' | 'email'> &
  Partial<Contact> & {
    /** The member's name. */
    readonly name: string;
  };

export function ContactLines({ name, phone, email, website }: Props) {
  return (
    <div className="mt-1 flex flex-wrap gap-x-5 max-sm:flex-col">
      {phone && (
        <ContactLine icon={Phone} text={phone} href={telLink(phone)} before={`Call ${name}, `} />
      )}
      {email && (
        <ContactLine icon={Mail} text={email} href={emailLink(email)} before={`Email ${name}, `} />
      )}
      {website && (
        <ContactLine
          icon={Globe}
          text={website.replace(/^https?:\/\//i, '')}
          href={website}
          newTab
          after={`, website of ${name}`}
        />
      )}
    </div>
  );
}
