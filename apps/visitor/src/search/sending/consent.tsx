/** Asks the friend before passing on a number. */
import { consentRequest } from 'engine';
import { SheetPart } from 'ui/sheet.tsx';
import * as sendingTexts from '../../texts/sending.ts';
import type { TextsProps } from './props.ts';
import { ScriptBox } from './script-box.tsx';

export function Consent({ of, people, need, lead, headingLevel, editing }: TextsProps) {
  const asked = of === 'chain' ? people : people.slice(0, 1);
  return (
    <SheetPart>
      <ScriptBox
        title={sendingTexts.consent.title}
        text={consentRequest(asked, need, lead)}
        {...editing('consent')}
        subject={sendingTexts.consent.subject}
        headingLevel={headingLevel}
      />
    </SheetPart>
  );
}
