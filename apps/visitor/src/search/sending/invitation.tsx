/** An invitation to someone who could fill an open seat (O). */
import { Sheet, SheetPart } from 'ui/sheet.tsx';
import * as sendingTexts from '../../texts/sending.ts';
import { ScriptBox } from './script-box.tsx';
import { useEdits } from './use-edits.ts';

export function Invitation({ text }: { readonly text: string }) {
  const editing = useEdits();
  return (
    <Sheet>
      <SheetPart>
        <ScriptBox
          {...sendingTexts.invitation}
          text={text}
          {...editing('invitation')}
          headingLevel="h3"
        />
      </SheetPart>
    </Sheet>
  );
}
