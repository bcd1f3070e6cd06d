/** How to reach a member: each way with its number or address, and with the name in what is read aloud. */
import { Globe, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { Contact } from '../../../../domain/contact.ts';
import { buttonClass } from '../../../components/button.ts';
import { emailLink, telLink } from '../../../lib/links.ts';

interface Props {
  readonly name: string;
  readonly contact: Contact;
}

export function ContactLinks({ name, contact: { phone, email, website } }: Props) {
  if (phone === null && email === null && website === null) {
    return <p className="mt-5">Ask the chapter how to reach {name}.</p>;
  }
  return (
    <ul className="mt-5 grid max-w-md gap-2">
      {phone && (
        <Way icon={Phone} verb="Call" name={name} text={phone} href={telLink(phone)} isFirst />
      )}
      {email && (
        <Way
          icon={Mail}
          verb="Email"
          name={name}
          text={email}
          href={emailLink(email)}
          isFirst={phone === null}
        />
      )}
      {website && (
        <Way
          icon={Globe}
          verb="Website of"
          name={name}
          text={shown(website)}
          href={website}
          isWeb
        />
      )}
    </ul>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly verb: string;
  readonly name: string;
  readonly text: string;
  /** null when the text is no number or address that a device can use. */
  readonly href: string | null;
  /** The best way to reach the member. */
  readonly isFirst?: boolean;
  readonly isWeb?: boolean;
}

function Way({ icon: Icon, verb, name, text, href, isFirst = false, isWeb = false }: WayProps) {
  const content = (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className={isWeb ? 'sr-only' : ''}>{verb} </span>
        <span className="sr-only">{name}, </span>
        {text}
      </span>
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
