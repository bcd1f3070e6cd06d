/** What to send for a contextual chain: the short preview, then the whole script (C6, C7). */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChainMatch } from '../../../../routing/answers/outcome.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { MessageText } from '../../../components/message-text.tsx';
import { Sheet, SheetPart } from '../../../components/sheet.tsx';

interface Props {
  readonly match: ChainMatch;
  readonly leadField: ReactNode;
}

export function ChainScripts({ match: { preview, script }, leadField }: Props) {
  return (
    <Sheet>
      {leadField && <SheetPart>{leadField}</SheetPart>}
      <SheetPart>
        <div className="mb-2 flex items-center justify-between gap-3">
          <h4 className="font-serif text-xl">Dynamic Intro Preview</h4>
          <CopyButton text={preview} label="Copy" toast="Preview script copied to clipboard!" />
        </div>
        <MessageText>{preview}</MessageText>
      </SheetPart>
      <SheetPart>
        <details open className="group/script">
          <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-2 font-serif text-xl">
            Full Referral Script
            <ChevronDown
              className="size-5 shrink-0 text-quiet transition-transform group-open/script:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="mt-2">
            <MessageText>{script}</MessageText>
          </div>
        </details>
      </SheetPart>
    </Sheet>
  );
}
