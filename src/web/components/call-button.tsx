/** Calls a member: shows the number, with the member's name for screen readers (M11). */
import { Phone } from 'lucide-react';
import { shownNumber, telLink } from '../lib/links.ts';
import * as contactTexts from '../texts/contact.ts';
import { type ButtonLook, buttonClass } from './button.ts';

interface Props {
  readonly phone: string | null;
  /** The member's name. */
  readonly name: string;
  readonly look?: ButtonLook;
  readonly className?: string;
}

/** Nothing when the phone text contains no number. */
export function CallButton({ phone, name, look = 'plain', className = '' }: Props) {
  const call = telLink(phone);
  if (call === null) return null;
  const number = shownNumber(phone);
  return (
    <a
      href={call}
      aria-label={contactTexts.callMember(number, name)}
      className={`${buttonClass(look)} ${className}`}
    >
      <Phone className="size-4 shrink-0" aria-hidden="true" />
      {contactTexts.call(number)}
    </a>
  );
}
