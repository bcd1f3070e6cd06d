/** The introduction script, to copy or to share (M12). */
import { Mail, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { MessageText } from '../../../components/message-text.tsx';
import { Sheet, SheetPart } from '../../../components/sheet.tsx';
import { messageLink, smsLink } from '../../../lib/links.ts';

/** The subject of a shared script (M12). */
const EMAIL_SUBJECT = 'Introduction';

interface Props {
  readonly script: string;
  readonly leadField: ReactNode;
}

export function ScriptBox({ script, leadField }: Props) {
  return (
    <Sheet>
      <SheetPart>
        <h3 className="mb-3 font-serif text-xl">Introduction script</h3>
        {leadField}
      </SheetPart>
      <SheetPart>
        <MessageText>{script}</MessageText>
        <div className="mt-4 grid gap-2 sm:grid-cols-2">
          <div className="grid sm:col-span-2">
            <CopyButton
              text={script}
              label="Copy Script"
              toast="Script copied to clipboard!"
              look="primary"
            />
          </div>
          <a href={smsLink(script)} className={buttonClass('plain')}>
            <MessageSquareText className="size-4 shrink-0" aria-hidden="true" />
            Share via SMS
          </a>
          <a href={messageLink(EMAIL_SUBJECT, script)} className={buttonClass('plain')}>
            <Mail className="size-4 shrink-0" aria-hidden="true" />
            Share via Email
          </a>
        </div>
      </SheetPart>
    </Sheet>
  );
}
