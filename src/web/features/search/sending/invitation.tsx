/** An invitation to someone who could fill an open seat (O). */
import { Sheet, SheetPart } from '../../../components/sheet.tsx';
import { ScriptBox } from './script-box.tsx';
import { useEdits } from './use-edits.ts';

export function Invitation({ text }: { readonly text: string }) {
  const editing = useEdits();
  return (
    <Sheet>
      <SheetPart>
        <ScriptBox
          title="An invitation you can send"
          text={text}
          {...editing('invitation')}
          subject="A seat in our chapter"
          copy={{ label: 'Copy Invitation', toast: 'Invitation copied!' }}
          headingLevel="h3"
        />
      </SheetPart>
    </Sheet>
  );
}
