/** One text to send: change it, copy it, or hand it over as a text message, an e-mail or to another app (M12). */

import type { Contact } from 'domain/contact.ts';
import { ChevronDown, Mail, MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from 'ui/button.ts';
import { CopyButton } from 'ui/copy-button.tsx';
import { emailLink, messageLink, smsLink, telLink } from 'ui/links.ts';
import { ShareTextButton } from 'ui/share-text-button.tsx';
import * as sendingTexts from '../../texts/sending.ts';
import { CallButton } from './call-button.tsx';
import { EditableText } from './editable-text.tsx';
import type { Editing } from './use-edits.ts';

/** A member who gets a message. */
export interface Recipient extends Contact {
  readonly name: string;
  readonly firstName: string;
}

interface Props extends Editing {
  readonly title: string;
  readonly text: string;
  readonly subject: string;
  /** The copy button's exact words, and those of its toast (F2); by default those of a script. */
  readonly copy?: { readonly label: string; readonly toast: string };
  /** The member the text is addressed to; null when the visitor chooses the recipient. */
  readonly to?: Recipient | null;
  /** Whether the text can be folded away; it is open at first (C7). */
  readonly isCollapsible?: boolean;
  readonly headingLevel: 'h3' | 'h4';
}

export function ScriptBox(props: Props) {
  const { title, text: written, edited, onEdit, to = null, isCollapsible, headingLevel } = props;
  const headingId = useId();
  const text = (
    <EditableText written={written} edited={edited} onEdit={onEdit} labelledBy={headingId} />
  );
  const Heading = headingLevel;
  return (
    <>
      {to && <CallButton phone={to.phone} name={to.name} look="primary" className="mb-4 w-full" />}
      {isCollapsible ? (
        <details open className="group/script">
          <summary
            id={headingId}
            className="-mx-2 mb-1 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-2 font-serif text-xl"
          >
            {title}
            <ChevronDown
              className="size-5 shrink-0 text-quiet transition-transform group-open/script:rotate-180 print:hidden"
              aria-hidden="true"
            />
          </summary>
          {text}
        </details>
      ) : (
        <>
          <Heading id={headingId} className="mb-1 font-serif text-xl">
            {title}
          </Heading>
          {text}
        </>
      )}
      <WaysToSend {...props} text={edited ?? written} to={to} />
    </>
  );
}

type Ways = Pick<Props, 'text' | 'subject' | 'copy'> & { readonly to: Recipient | null };

function WaysToSend({ text, subject, copy = sendingTexts.copyScript, to }: Ways) {
  // Calling is the primary action where it is possible.
  const canCall = to !== null && telLink(to.phone) !== null;
  const copies = (
    <div className="grid sm:col-span-2">
      <CopyButton
        text={text}
        label={copy.label}
        toast={copy.toast}
        look={canCall ? 'plain' : 'primary'}
      />
    </div>
  );
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-2 print:hidden">
      {!canCall && copies}
      {(to === null || canCall) && (
        <a href={smsLink(text, to?.phone)} className={buttonClass('plain')}>
          <MessageSquareText className="size-4 shrink-0" aria-hidden="true" />
          {to ? sendingTexts.textMember(to.firstName) : sendingTexts.shareBySms}
        </a>
      )}
      {(to === null || emailLink(to.email)) && (
        <a href={messageLink(subject, text, to?.email)} className={buttonClass('plain')}>
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {to ? sendingTexts.emailMember(to.firstName) : sendingTexts.shareByEmail}
        </a>
      )}
      {canCall && copies}
      {to === null && (
        <div className="grid sm:col-span-2 empty:hidden">
          <ShareTextButton text={text} label={sendingTexts.shareByDevice} />
        </div>
      )}
    </div>
  );
}
