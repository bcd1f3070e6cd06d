/** Calls a member: shows the number, with the member's name for screen readers (M11). */
import { Phone } from 'lucide-react';
import { type ButtonLook, buttonClass } from 'ui/button.ts';
import { telLink } from 'ui/links.ts';
import * as contactTexts from 'ui/texts/contact.ts';

interface Props {
  /** As `contactOf` gives it. */
  readonly phone: string | null;
  /** The member's name. */
  readonly name: string;
  readonly look?: ButtonLook;
  readonly className?: string;
}

/** Nothing when there is no number. */
export function CallButton({ phone, name, look = 'plain', className = '' }: Props) {
  const call = telLink(phone);
  if (phone === null || call === null) return null;
  return (
    <a
      href={call}
      aria-label={contactTexts.callMember(phone, name)}
      className={`${buttonClass(look)} ${className}`}
    >
      <Phone className="size-4 shrink-0" aria-hidden="true" />
      {contactTexts.call(phone)}
    </a>
  );
}
