/** A message that can be changed, and the ways to send it: copied, by email, as a text message, or shared. */
import { Mail, MessageSquareText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ButtonLink } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { messageLink, smsLink } from 'ui/links.ts';
import { ShareTextButton } from 'ui/share-button.tsx';
import { INPUT_CLASS } from './panel-controls.tsx';

interface Props {
  readonly label: string;
  /** The text as generated. */
  readonly written: string;
  /** Of the email. */
  readonly subject: string;
  /** The email's; otherwise the sender chooses one. */
  readonly recipient?: string;
  /** The toast once the text is on the clipboard. */
  readonly copied: string;
  /** Whether it takes the focus when it appears, as what a button opens should. */
  readonly takesFocus?: boolean;
}

export function MessageToSend(props: Props) {
  const { label, written, subject, recipient, copied, takesFocus = true } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(written);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        value={text}
        onChange={({ target }) => setText(target.value)}
        dir="auto"
        className={`${INPUT_CLASS} mt-1.5 field-sizing-content min-h-40 leading-relaxed`}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy" toast={copied} variant="primary" />
        <ButtonLink variant="plain" href={messageLink(subject, text, recipient)}>
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          Email
        </ButtonLink>
        <ButtonLink variant="plain" href={smsLink(text)}>
          <MessageSquareText className="size-4 shrink-0" aria-hidden="true" />
          Text message
        </ButtonLink>
        <ShareTextButton text={text} label="Share…" />
      </div>
    </div>
  );
}
