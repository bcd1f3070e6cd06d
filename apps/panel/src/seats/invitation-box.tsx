/** An invitation that can be changed, copied and shared (N4). */
import { Mail, MessageSquareText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ButtonLink } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { messageLink, smsLink } from 'ui/links.ts';
import { ShareTextButton } from 'ui/share-button.tsx';
import { INPUT_CLASS } from '../records/input-class.ts';
import { INVITATION_SUBJECT } from './invitation.ts';

interface Props {
  readonly profession: string;
  /** The text as generated from the figures. */
  readonly written: string;
}

export function InvitationBox({ profession, written }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(written);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-medium">
        Invitation for the {profession} seat
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
        <CopyButton text={text} label="Copy" toast="Invitation copied!" variant="primary" />
        <ButtonLink variant="plain" href={messageLink(INVITATION_SUBJECT, text)}>
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
